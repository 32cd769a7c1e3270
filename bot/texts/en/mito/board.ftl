### The ladders on the projector.

mito-board-title = M.I.T.O. ladders
mito-board-games = { $games ->
    [0] No game yet
    [one] 1 game
   *[other] { $games } games
}
mito-board-last = Last games
mito-board-column-number = No.
mito-board-column-winner = Winner
mito-board-column-gain = Gain
mito-board-column-others = Against
mito-board-ends = About to close
mito-board-tonight = Tonight
mito-board-with = At a table with { $who }
