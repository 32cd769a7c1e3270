### Periods that close.

# The cards

mito-closed-title = { $period }: { $who } wins
mito-closed-title-nobody = { $period }: no winner
mito-closed-nobody = Nobody has played at least { $minimum ->
    [one] 1 game
   *[other] { $minimum } games
}.
mito-closed-climbers = Climbers
mito-closed-climb = ↑ { $up } · { $who }: #{ $before } → #{ $after }
mito-closed-upsets = Upsets
mito-closed-upset = Game { $number }: { $who } against { $favourite }, chance { $percent }
mito-closed-button = The ladder

# The journal

mito-line-closed = A period closed: { $ladder }, { $period }
