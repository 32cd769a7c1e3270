### The rules of the M.I.T.O. ladders, in our own words; their numbers come from config/rules/mito.toml, or from the club.

rules-mito = M.I.T.O.: how RisiKo! ladders are rated
    .tells = M.I.T.O. rates players of RisiKo!, the Italian Risk: every game moves points from the losers to the winner.
    .names = mito, m.i.t.o., risiko, risiko!, risk, ladder, ladders, league, rating, elo
    .source = After “Metodo di calcolo del punteggio M.I.T.O.” by the Italian RisiKo! community. The words are ours.

rules-mito-what = What is rated
    .a = A game has { $least } to { $most } players and one winner. How it is won (by objective, by the points of the cards, by territories) is up to the table: M.I.T.O. only wants to know who won and who else sat there.
    .b = Everybody begins with { $start } points. The winner gains, all the others lose, and it always comes to zero: nobody prints points.
    .c = Whoever gives up, or is put out early, has lost like the others. A game without a winner does not count.

rules-mito-pot = The pot
    .a = Everything at stake in a game is called the pot: { $share } of the points its players have between them on that ladder.
    .b = Half of the pot is shared out by strength (ELO), the other half by how good the starting position was (the risikometro).

rules-mito-stakes = What each puts in
    .a = By strength: your points ÷ the points of all players × half the pot. Whoever stands higher puts in more.
    .b = By position: your risikometro ÷ the risikometro of all players × half the pot. Whoever began better puts in more.
    .c = A loser loses what they put in. The winner gains what all the others put in. So a favourite who wins gains little, and an outsider who wins gains much.
    .d = Where no risikometro was noted, that half of the pot is shared out equally.

rules-mito-example = An example
    .a = Four players with { $points } points between them: the pot is { $share } of that, { $pot } points.
    .b = If A, the strongest, loses, A loses { $strong }; winning, A gains { $strong-won }. D, the weakest but with the best start, loses { $weak } or gains { $weak-won }.

rules-mito-odds = The risikometro
    .a = A number for each player's start: roughly, how many games in a hundred somebody with those territories and that objective would win. With { $most } or fewer at the table, what counts is each player's share of the sum, so 30, 30, 30, 35 says the same as 60, 60, 60, 70.
    .b = It is read before the first turn, off whatever table or app the club trusts, and noted for everybody or for nobody. Decimals are fine: 30.5 or 30,5.

rules-mito-ladders = The five ladders
    .a = Every game counts on all of them at once; week, month, quarter and year begin again at the club's midnight; the all-time ladder never ends.
    .b = You get a place after the minimum number of games in the table; until then you have a dash. Places go by points; each player's best is kept beside them.
    .c = By chance alone, a player at tables of four wins { $fair } of their games. Climbing takes more than that, over many games.

rules-mito-recording = Who writes a game down
    .a = Anybody who played it, or a referee. It counts at once; the others press “That's right”, or dispute it, and referees are called.
    .b = If the same people recorded a game less than { $minutes } minutes ago, Araldo asks whether it is the same one.
    .c = A correction puts a game right in its place, and everything after it is worked out again.
    .d = At a table of “/mito tonight” one person taps who won and another confirms: the game is of the evening on which the table was opened, even if it ends past midnight.

rules-mito-late = Games written down late
    .a = A game that falls in a closed week, month, quarter or year, is some days old, or has more guests than members, waits for a second player of that game, or a referee, to confirm it.
    .b = If it would change who won a closed period, a director decides with the old and the new ladder side by side, and the room is told.

rules-mito-column-ladder = Ladder
rules-mito-column-start = Start
rules-mito-column-share = Pot
rules-mito-column-minimum = Games for a place
rules-mito-column-player = Player
rules-mito-column-points = Points
rules-mito-column-odds = Risikometro
rules-mito-column-loses = Puts in
rules-mito-column-wins = Would win
