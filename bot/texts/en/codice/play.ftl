### /codice play and /codice friendly: a hand that is played here, on twenty-five buttons.

# The commands

codice-play = play
    .about = Play the next hand of a table here: words, key and clock
    .example = /codice play 3
    .table = table
    .table-about = number of the table; without it, yours
    .words = words
    .words-about = which list of words; without it, that of the room's language
codice-friendly = friendly
    .about = Play here without a tournament, two teams of two or more; without names, the next hand
    .example = /codice friendly @Anna @Bea @Carlo @Dina
    .players = players
    .players-about = first the players of one team, then those of the other
    .words = words
    .words-about = which list of words; without it, that of the room's language
codice-play-clue = clue
    .word = clue
    .word-about = one single word
    .number = number
    .number-about = how many words of the board; with 0 there is no limit
codice-friendly-clue = clue
    .word = clue
    .word-about = one single word
    .number = number
    .number-about = how many words of the board; with 0 there is no limit
codice-play-explain = explain
    .meaning = meaning
    .meaning-about = what it means, for everybody
codice-friendly-explain = explain
    .meaning = meaning
    .meaning-about = what it means, for everybody
codice-play-replace = replace
    .player = who leaves
    .player-about = who stops playing
    .by = who comes in
    .by-about = who takes their place
codice-friendly-replace = replace
    .player = who leaves
    .player-about = who stops playing
    .by = who comes in
    .by-about = who takes their place

# The cards

codice-play-here-button = 🎲 Play here
codice-board-title = Table { $table } · hand { $hand }
codice-board-friendly = Friendly · hand { $hand }
codice-board-words = { $who } reads the words aloud. Anyone who does not know one presses it; then “All clear” from { $teams }
codice-board-words-no-chief = The spymaster of { $team } is missing: whoever takes over presses “I am the spymaster”
codice-board-explain = What does “{ $word }” mean? { $who } explains it to everybody
codice-board-preparing = Preparation: ends { $ends }
codice-board-stopped = The clocks are stopped
codice-board-objected = Objection by { $who }: the clocks are stopped until it is decided
codice-board-to-clue = To play: { $team }. { $who } gives the clue
codice-board-no-chief = To play: { $team }, but the spymaster is missing: whoever takes over presses “I am the spymaster”
codice-board-owed = before that their spymaster may press a word of their own team, and cover it
codice-board-clue-left = { $word } { $number } · { $team }: { $left ->
    [one] 1 more word
   *[other] { $left } more words
}, or “Pass”
codice-board-clue-any = { $word } 0 · { $team }: as many words as you like, then “Pass”
codice-board-clue-pass = { $word } { $number } · { $team }: now say “Pass”
codice-board-team = { $sign } { $team }: { $found } of { $agents } · spymaster { $chief }, with { $mates }{ $tokens ->
    [0] { "" }
    [one] { " " }· 1 recovery token
   *[other] { " " }· { $tokens } recovery tokens
}
codice-board-side = { $sign } { $found } of { $agents } · spymaster { $chief }, with { $mates }{ $tokens ->
    [0] { "" }
    [one] { " " }· 1 recovery token
   *[other] { " " }· { $tokens } recovery tokens
}
codice-friendly-team = { $first } + { $then }
codice-board-runs = Time of { $team }: ends { $falls }
codice-board-time = { $team }: { $left } left
codice-board-dropped = This hand is no longer being played here.
codice-board-won-agents = Hand to { $winner }: all agents found. { $points }–{ $agents }
codice-board-won-time = Hand to { $winner }: time is up for { $loser }. { $points }–{ $agents }
codice-board-won-assassin = Hand to { $winner }: the assassin was found by { $loser }. { $points }–{ $agents }
codice-board-won-referee = Hand to { $winner } by the referee's decision. { $points }–{ $agents }
codice-play-score = Hands won: { $one } { $first }–{ $second } { $two }
codice-board-key-open = The key is open: revealed words are struck through. Its seal is checked with /verify.
codice-play-laid = Let's play! { $players }: look at the words.
codice-play-laid-told = The words are on the table.
codice-play-clear = { $who }: all clear
codice-play-key-drawn = The key is drawn: only the spymasters see it, with “Key”, as often as they like.
codice-play-colour = { $sign } { $team }: spymaster { $who }
codice-play-asked = { $who } does not know “{ $word }”
codice-play-asked-how = { $who }, explain it to everybody.
codice-play-explained = “{ $word }”: { $meaning } ({ $who })
codice-play-explained-told = Everybody has been told.
codice-play-marked = { $who } points at “{ $word }”: somebody else on the team presses it too, or it stands shortly
codice-play-stands = “{ $word }” stands: nobody said anything else
codice-play-too-late = Time was already up.
codice-play-was-own = { $sign } “{ $word }” is an agent of yours!
codice-play-was-theirs = { $sign } “{ $word }” is the opponents'
codice-play-was-bystander = { $sign } “{ $word }” is a bystander
codice-play-was-assassin = { $sign } “{ $word }” is the assassin!
codice-play-own = { $who } covers “{ $word }”, a word of their own team
codice-play-now = now to play: { $team }
codice-play-passed = { $who }: pass
codice-play-clue-for = Clue by { $who } for { $mates }
codice-play-objected = ✋ Objection: the clocks are stopped
codice-play-objection = ✋ Objection by { $who } · { $hand }
codice-play-objection-how = Is the clue not allowed? A referee decides; or those who gave it ({ $team }) admit it, or whoever objected lets it go.
codice-play-referees = Referees: { $who }
codice-play-upheld = Objection upheld ({ $who }): the turn is over. Before the next clue { $team } may cover one of their own words
codice-play-dismissed = Objection dismissed ({ $who }): the turn of { $team } goes on
codice-play-back = { $who }: “{ $word }” is hidden again, and the turn is as it was
codice-play-back-asked = { $who } would like “{ $word }” hidden again: { $team }, do you agree?
codice-play-back-told = Asked: { $team }.
codice-play-more = More, in this hand
codice-play-more-none = There is nothing else that you can do now.
codice-play-stopped = Clocks stopped ({ $who })
codice-play-runs = Clocks running again ({ $who })
codice-play-gone = { $who } has left
codice-play-gone-chief = { $mates }: whoever presses “I am the spymaster” sees the key and no longer points at words.
codice-play-gone-alone = { $mates }: “Replace” brings somebody else in. If you become the spymaster, they point at the words.
codice-play-gone-point = { $mates }: “Replace” brings somebody in to point at the words.
codice-play-chief-now = { $who } is now the spymaster of { $team }
codice-play-dropped = Hand given up ({ $who })
codice-play-prepared = The preparation is over; to play: { $team }
codice-play-flag = ⏰ Time is up!
codice-play-away-since = I was away: the clocks are stopped as they were then. The team to play starts them again from “More”.
codice-play-away = I was away: the clocks are stopped, as when the turn began. The team to play starts them again from “More”.
codice-friendly-replaced = { $by } plays in place of { $who }
codice-friendly-result = { $won ->
    [one] 1 hand won
   *[other] { $won } hands won
} of { $hands }
codice-key-title = The key · hand { $hand }
codice-key-yours = { $sign } Yours ({ $count }): { $words }
codice-key-theirs = { $sign } The opponents' ({ $count }): { $words }
codice-key-assassin = { $sign } Assassin: { $words }
codice-walk-title = Hand { $hand } · turn { $turn } of { $turns }
codice-walk-step = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of { $turns }
}
codice-walk-begin = The key, before the first clue.
codice-walk-clue = { $team }: { $who } says { $word } { $number }
codice-walk-word = { $sign } { $word }
codice-walk-pass = Pass
codice-walk-colour = Another colour: the turn is over
codice-walk-penalty = Objection upheld: the turn is over
codice-walk-covers = By penalty, a word covered by { $team }: { $what }
codice-walk-end = End of the hand
codice-chiefs-title = The spymasters of the hands played here
codice-chiefs-none = No hand is over yet.
codice-chiefs-who = Spymaster
codice-chiefs-hands = Hands
codice-chiefs-clues = Clues
codice-chiefs-words = Words per clue
codice-chiefs-assassins = Assassins
codice-play-clear-button = All clear
codice-play-explain-button = Explain “{ $word }”
codice-play-key-button = 🔑 Key
codice-play-clue-button = 💬 Clue
codice-play-pass-button = Pass
codice-play-object-button = ✋ Object
codice-play-uphold-button = The clue is void
codice-play-dismiss-button = The clue stands
codice-play-back-button = ↩️ Hide the last again
codice-play-more-button = ⋯ More
codice-play-stop-button = ⏸ Stop
codice-play-go-button = ▶️ Resume
codice-play-chief-button = I am the spymaster
codice-play-replace-button = Replace
codice-play-drop-button = Give up the hand
codice-play-again-button = ▶️ Next hand
codice-play-anew-button = ▶️ Play it again
codice-play-walk-button = See it again
codice-play-chiefs-button = The spymasters
codice-walk-back-button = ◀ Back
codice-walk-on-button = Next ▶

# The journal

codice-line-friendly = Friendly { $game }, hand { $hand }
codice-line-friendly-opened = The friendlies begin
codice-line-friendly-begun = Friendly { $game }: two teams sit down ({ $who })
codice-line-friendly-replaced = Friendly { $game }: { $substitute } in place of { $player }
codice-line-laid = { $place }: words on the table
codice-line-asked = { $place }: { $who } does not know “{ $word }”
codice-line-explained = { $place }: { $who } explains “{ $word }”: { $meaning }
codice-line-clear = { $place }: all clear for { $team }
codice-line-key = { $place }: key drawn
codice-line-clue = { $place }: { $who } says { $word } { $number }
codice-line-objected = { $place }: objection by { $who }
codice-line-upheld = { $place }: objection upheld by { $who }
codice-line-dismissed = { $place }: objection dismissed by { $who }
codice-line-marked = { $place }: { $who } points at “{ $word }”
codice-line-uncovered = { $place }: { $who } reveals “{ $word }”, { $colour }
codice-line-passed = { $place }: pass by { $who }
codice-line-own-covered = { $place }: { $who } covers a word of their own, “{ $word }”
codice-line-back-asked = { $place }: { $who } asks to hide the last word again
codice-line-back = { $place }: “{ $word }” hidden again
codice-line-played = { $place }: { $outcome }
codice-line-play-prepared = { $place }: preparation over
codice-line-play-stopped = { $place }: clocks stopped by { $who }
codice-line-play-away = { $place }: clocks stopped, the bot was away
codice-line-play-runs-on = { $place }: clocks running again
codice-line-chief-taken = { $place }: { $who } is spymaster of { $team }
codice-line-player-gone = { $place }: { $who } has left { $team }
codice-line-chief-gone = { $place }: { $who } has left, no spymaster for { $team }
codice-line-play-dropped = { $place }: given up by { $who }
codice-line-play-gone = { $place }: no longer played here
codice-colour-team = agent of { $team }
codice-colour-bystander = bystander
codice-colour-assassin = assassin

# The refusals

refused-undo-stays-play = What was seen on the board cannot be undone: if both teams agree, the last word is hidden again, from “More”.
refused-codice-no-such-list = There is no list of words “{ $name }”: the lists are { $lists }.
refused-codice-play-which-table = Which table? Write its number: /codice play 3
refused-codice-play-on = This hand is being played: its board is among the messages.
refused-codice-play-over = This hand is no longer being played.
refused-codice-play-not-over = This hand is not over.
refused-codice-play-not-yours = You do not play at this table.
refused-codice-play-key-drawn = The key has already been drawn.
refused-codice-play-no-key = First the words are read: the key comes once both teams know them all (article 23).
refused-codice-play-explainer = Words are explained by the spymaster of the team that does not start, { $who } (article 22).
refused-codice-play-not-asked = This word has already been explained.
refused-codice-play-explain-first = First { $who } explains “{ $word }” (article 22).
refused-codice-play-no-chief = The spymaster of { $team } is missing: whoever takes over presses “I am the spymaster”.
refused-codice-play-clear-already = You have already said “All clear”; still to say so: { $team }.
refused-codice-play-key-not-yours = The key is only for the spymaster: { $who }.
refused-codice-play-preparing = The minute of preparation is still on (article 24).
refused-codice-play-stopped = The clocks are stopped.
refused-codice-play-runs = The clocks are already running.
refused-codice-play-turn = Now to play: { $team }.
refused-codice-play-not-chief = That is for the spymaster: { $who }.
refused-codice-play-has-chief = There is a spymaster: { $who }.
refused-codice-play-chief-silent = A spymaster does not point at words (article 32).
refused-codice-play-no-clue = First { $who } gives the clue.
refused-codice-play-uncovered = “{ $word }” has already been revealed.
refused-codice-play-marked = You have pointed at it: somebody else on the team agrees, or a few seconds pass.
refused-codice-play-only-pass = You have no more words: only “Pass” is left (article 27).
refused-codice-play-objected = There is an objection: it is decided first.
refused-codice-play-no-objection = There is no objection to be decided.
refused-codice-play-ruled = The referee has already decided about this clue: it stands.
refused-codice-play-nothing-to-object = You can object to your opponents' clue, while it is their turn.
refused-codice-play-objection-not-yours = That is not for you: your team can only give in, a referee decides the rest.
refused-codice-play-nothing-owed = There is no word to cover.
refused-codice-play-own-word = You cover a word of your own team that is not covered yet.
refused-codice-play-nothing-back = There is nothing to hide again: that can only be done before the next clue.
refused-codice-play-back-asked = Waiting for { $team } to agree.
refused-codice-play-referee-stops = A referee who does not play at this table decides that.
refused-codice-play-saw-the-key = { $player } has already seen the key of this hand, and nobody on the team could point at words any more: let somebody else come in.
refused-codice-play-replace-oneself = One of your teammates has to ask for it, or a director does it: /codice replace.
refused-codice-clue-given = There is already a clue.
refused-codice-clue-spaces = A clue is one single word, without spaces (article 31).
refused-codice-clue-signs = “{ $word }”: no hyphens, apostrophes or digits, just one word (article 31).
refused-codice-clue-abbreviation = “{ $word }” looks like an abbreviation, which does not count (article 31). If it is a word, write it in small letters.
refused-codice-clue-on-board = It is on the board, or has the same stem: “{ $word }” (article 31).
refused-codice-friendly-none = Nobody plays here yet: /codice friendly @Anna @Bea @Carlo @Dina
refused-codice-friendly-too-few = At least four people are needed: two a team.
refused-codice-friendly-twice = Nobody can play twice.
refused-codice-friendly-on = A hand is being played: finish it first, or give it up from “More”.
