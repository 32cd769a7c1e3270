### /diplomacy late, minute, clock: cards, the minute, the central clock.

# The commands

diplomacy-late = late
    .about = Mark a late player: first the yellow card, then the orders are void
    .example = /diplomacy late 1 france
    .board = board
    .board-about = number of the board
    .power = power
    .power-about = the power that is late
    .round = round
    .round-about = number of the round; without it, the current one

diplomacy-standin = standin
    .about = Note who plays on for somebody who has left a board
    .example = /diplomacy standin 1 france @Anna
    .board = board
    .board-about = the board's number
    .power = power
    .power-about = the power of the player who has left
    .player = player
    .player-about = who plays in their place; or the same player as before, once back
    .round = round
    .round-about = the round's number; the current one if left out

diplomacy-minute = minute
    .about = Note that a power takes the minute: once a game
    .example = /diplomacy minute 1 russia
    .board = board
    .board-about = number of the board
    .power = power
    .power-about = the power that takes the minute
    .round = round
    .round-about = number of the round; without it, the current one

diplomacy-clock = clock
    .about = Start the central clock of the round
    .example = /diplomacy clock 15
    .minutes = minutes
    .minutes-about = how many minutes
    .phase = phase
    .phase-about = for orders, or for builds

choices-phase =
    .movement = movement
    .builds = builds

# The cards

diplomacy-phase-movement = orders
diplomacy-phase-builds = builds
diplomacy-phase-minute = the minute
diplomacy-clock-runs = Clock · { $phase }: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
diplomacy-clock-stands = Clock stopped · { $phase }: { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
diplomacy-clock-ends = Ends: { $at }
diplomacy-extend-button = +{ $minutes } min
diplomacy-pause-button = Stop
diplomacy-resume-button = Go on
diplomacy-time-up-movement = ⏰ Time! Orders into the box
diplomacy-time-up-movement-what = Taking the minute? Say so now: for writing only, once a game.
diplomacy-time-up-builds = ⏰ Time! Builds into the box
diplomacy-time-up-builds-what = Whoever has not written does not build.
diplomacy-minute-over = ⏰ The minute is over too
diplomacy-minute-over-what = The orders are read. Late: a card, then void orders.
diplomacy-late-first = 🟨 { $board }: { $who } is late
diplomacy-late-first-what = A yellow card. The next time in this game the orders are void.
diplomacy-late-void = 🟥 { $board }: void orders for { $who }
diplomacy-late-void-what = Late { $times ->
    [2] for the second time
    [3] for the third time
   *[other] once more (no. { $times })
} in this game: all the orders of this turn are void.
diplomacy-standin-title = { $board }: { $power } is played by { $player }
diplomacy-standin-back = { $board }: { $power } is played by { $player } again
diplomacy-standin-what = The stand-in writes orders, proposes and votes; the points of the board stay with { $player }.
diplomacy-minute-title = ✳️ { $board }: { $who } takes the minute
diplomacy-minute-what = One minute, for writing only; there is no other in this game.

# The journal

diplomacy-log-late = { $place }: { $power } is late
diplomacy-log-minute = { $place }: { $power } takes the minute
diplomacy-log-standin = { $place }: { $power } is played by { $player }
diplomacy-log-clock = Clock of round { $round }, { $phase }: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}

# The refusals

refused-diplomacy-stands-already = { $power } of board { $board } is already played by { $player }.
refused-diplomacy-plays-there = { $player } already plays at board { $board }.
refused-diplomacy-power-eliminated = { $power } is eliminated: it gives no more orders at board { $board }.
refused-diplomacy-minute-taken = { $power } has already taken the minute in this game.
