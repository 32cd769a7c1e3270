### /mito game, /mito stake: recording, confirming and disputing a game.

# The commands

mito-game = game
    .about = Record a game, and show what each player gains or loses
    .example = /mito game @Anna @Bruno @Carla @Dario 35 30 30 30
    .players = players
    .players-about = 2 to 6, the winner first
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order
    .when = when
    .when-about = when it was played; without it, now

mito-stake = stake
    .about = Work out what each player would win or lose
    .example = /mito stake @Anna @Bruno @Carla
    .players = players
    .players-about = 2 to 6
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order

# The cards

mito-game-title = Game { $number }: { $who } wins
mito-game-from-player = Played { $at } · recorded by { $by }
mito-game-from-table = Played { $at } · reported by { $by }
mito-game-from-referee = Played { $at } · recorded by the referee { $by }
mito-game-from-import = Played { $at } · imported by { $by }
mito-game-settled = Played { $at } · corrected by a referee
mito-game-upheld = The referee { $who } has decided: the game stands.
mito-game-disputed = Disputed by { $who }: a referee decides.
mito-game-confirmed = Confirmed by { $who }
mito-game-waits = { $who }: is that right?
mito-game-ladder = { $ladders } · pot { $pot }
mito-game-player = { $who } { $change } → { $value } ({ $elo } + { $risikometro } = { $stake })
mito-game-player-placed = { $who } { $change } → { $value } · { $place } ({ $elo } + { $risikometro } = { $stake })
mito-game-places = { $ladder }: { $places }
mito-game-place = { $who } { $place }
mito-game-legend = Gain → new value (ELO + risikometro = stake)
mito-game-no-risikometro = Without a risikometro: its half of the pot is shared equally.
mito-confirm-button = That's right
mito-dispute-button = I dispute it

mito-evening-title = Was it last night's?
mito-evening-what = A new period has just begun: a game counts in the one in which it was played.
mito-evening-button = Last night's
mito-evening-now-button = Just played

mito-twin-title = Is it game { $number }?
mito-twin-what = The same players are in the one that { $who } won ({ $at }, recorded by { $by }).
mito-twin-same-button = Yes, and it is right
mito-twin-other-button = Yes, but it is wrong
mito-twin-new-button = No, another: record it

mito-disputed-title = Game { $number } disputed by { $who }
mito-disputed-counts = It goes on counting in the meantime.
mito-disputed-waits = It does not count yet: it is waiting for the referee.
mito-called = { $who }: a referee is needed.
mito-called-nobody = A referee is needed, but the club has none yet: /club role names them.
mito-uphold-button = It stands
mito-upheld-title = Game { $number } stands

mito-stake-title = At stake between { $who }
mito-stake-player = { $who } { $value }: wins { $win }, loses { $lose } ({ $elo } + { $risikometro } = { $stake })
mito-stake-legend = Value: what they would win, what they would lose (ELO + risikometro = stake)

mito-seats-game-title = A game
mito-seats-stake-title = The stake of a game
mito-seats-first = Who won?
mito-seats-next = Who else was there?
mito-seats-winner = { $who } won
mito-seats-others = At the table: { $who }
mito-seats-game-button = Record without risikometro
mito-seats-stake-button = Without risikometro
mito-seats-odds-button = With the risikometro…
mito-seats-back-button = ← Take back the last
mito-seats-form-button = Type it instead…

# The journal

mito-line-played = Game { $number }: { $who } wins, then { $others } · recorded by { $by }
mito-line-confirmed = { $who } confirms game { $number }
mito-line-disputed = { $who } disputes game { $number }
mito-line-upheld = { $who } has decided: game { $number } stands

# The refusals

refused-mito-not-your-game = A game is recorded by one of its players, or by a referee: you are not among the players you wrote.
refused-mito-in-the-future = That game would be in the future: check the date and the time.
refused-mito-how-many = A game takes { $least } to { $most } players, and you gave { $count }: write all of them, the winner first.
refused-mito-player-twice = The same person cannot sit at one table twice.
refused-mito-risikometro-count = Players: { $players }, risikometro values: { $values }. It takes one each, in the same order, or none.
refused-mito-risikometro-positive = Risikometro values must be above zero.
refused-mito-risikometro-read = I cannot read “{ $value }”; a risikometro is a number for each player, with two decimals at most, such as 30,30,30,35 or 30.5 30 30 35
refused-mito-when-read = I cannot tell from “{ $value }” when that was: write for instance 21:30, yesterday 21:30, 20/11, 20/11/2026 21:30.
refused-mito-no-such-game = There is no game { $number }: it may have been deleted or undone.
refused-mito-not-at-table = You were not at game { $number }: only its players can say how it went.
refused-mito-confirmed-already = You have had your say on game { $number }: it stands as you say.
refused-mito-disputed-already = You have already disputed game { $number }: a referee decides now.
refused-mito-settled = A referee has decided on game { $number }: if it is wrong, talk to them.
refused-mito-not-disputed = Game { $number } is not disputed: there is nothing to decide.
