### M.I.T.O. ladders: games, stakes, confirmations, corrections.

mito-ladder-all-time = All time
mito-ladder-week = Week
mito-ladder-month = Month
mito-ladder-quarter = Quarter
mito-ladder-year = Year
mito-ladder-title = { $ladder } · { $period }
mito-period-week = week { $part } of { $year }
mito-month = { $part ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
mito-period-month = { mito-month } { $year }
mito-period-quarter = quarter { $part } of { $year }
mito-title-all-time = The ladder of all time
mito-title-week = Week { $part } of { $year }
mito-title-month = { mito-month } { $year }
mito-title-quarter = Quarter { $part } of { $year }
mito-title-year = Year { $year }
mito-place = #{ $place }
mito-apart = { $games } of { $minimum } games
mito-nobody = nobody

# The card of a game

mito-game-title = Game { $number }: { $who } wins
mito-game-from-player = Played { $at } · recorded by { $by }
mito-game-from-referee = Played { $at } · recorded by the referee { $by }
mito-game-from-import = Played { $at } · imported by { $by }
mito-game-settled = Played { $at } · corrected by a referee
mito-game-upheld = The referee { $who } has decided: the game stands.
mito-game-disputed = Disputed by { $who }: a referee decides.
mito-game-confirmed = Confirmed by { $who }
mito-game-waits = { $who }: was it so?
mito-game-ladder = { $ladders } · pot { $pot }
mito-game-player = { $who } { $change } → { $value } ({ $elo } + { $risikometro } = { $stake })
mito-game-player-placed = { $who } { $change } → { $value } · { $place } ({ $elo } + { $risikometro } = { $stake })
mito-game-places = { $ladder }: { $places }
mito-game-place = { $who } { $place }
mito-game-legend = Gain → new value (ELO + risikometro = stake)
mito-game-no-risikometro = Without a risikometro: its half of the pot is shared equally.
mito-confirm-button = It was so
mito-dispute-button = I dispute it

mito-twin-title = Is it game { $number }?
mito-twin-what = With the same players there is the one that { $who } won ({ $at }, recorded by { $by }).
mito-twin-same-button = That one: it was so
mito-twin-new-button = Another: record it

mito-disputed-title = Game { $number } disputed by { $who }
mito-disputed-counts = It goes on counting meanwhile.
mito-called = { $who }: a referee is wanted.
mito-called-nobody = A referee is wanted, but the club has none yet: /club role names them.
mito-uphold-button = It stands
mito-fix-button = Fix it
mito-delete-button = Delete it
mito-upheld-title = Game { $number } stands

# The stake

mito-stake-title = At stake between { $who }
mito-stake-player = { $who } { $value }: wins { $win }, loses { $lose } ({ $elo } + { $risikometro } = { $stake })
mito-stake-legend = Value: what they would win, what they would lose (ELO + risikometro = stake)

# Who played, by buttons

mito-seats-game-title = A game
mito-seats-stake-title = The stake of a game
mito-seats-first = Who won?
mito-seats-next = Who else was there?
mito-seats-winner = { $who } won
mito-seats-others = At the table: { $who }
mito-seats-game-button = Record without risikometro
mito-seats-stake-button = Without risikometro
mito-seats-odds-button = With the risikometro…
mito-seats-back-button = ← Take the last away
mito-seats-form-button = Let me write…

# Corrections

mito-fix-title = What is to change in game { $number }?
mito-fix-winner-button = { $who } won
mito-fix-form-button = Change…
mito-fixed-title = Game { $number } fixed
mito-deleted-title = Game { $number } deleted
mito-fixed-players = { $who } wins, then { $others }
mito-fixed-risikometro = Risikometro: { $values }
mito-fixed-when = Played { $at }
mito-fixed-undo = Changed your mind? /undo
mito-moved-value = { $who } { $before } → { $after }
mito-moved-place = { $who } { $before } → { $after } · { $was } → { $now }
mito-moved-only-place = { $who } { $after } · { $was } → { $now }
mito-moved-more = …and { $count } more
mito-moved-winner = First place now goes to { $who }.
mito-late = { $count ->
    [one] Another game was played after it: it is worked out again.
   *[other] { $count } games were played after it: they are worked out again.
}
mito-moved-nobody = No value has changed.
