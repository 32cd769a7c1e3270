### RBB 2.0: the screen in the hall.

gdr-board-over = { $count ->
    [one] { $teams } win
   *[other] { $teams } share first place
}
gdr-board-no-adventure = Waiting for the adventure
gdr-board-teams = Teams
gdr-board-players = Players
gdr-board-sheet = Sheet
gdr-board-waits = still to come
gdr-board-in = handed in
