### Periods that close.

# The cards

mito-closed-title = { $period }: { $who } wins
mito-closed-title-few = { $period }: { $games ->
    [one] one game, won by { $who }
   *[other] { $games } games, won by { $who }
}
mito-closed-title-nobody = { $period }: { $games ->
    [one] one game
   *[other] { $games } games
}, nobody on the ladder
mito-closed-nobody = A place on the ladder takes { $minimum ->
    [one] 1 game
   *[other] { $minimum } games
} each.
mito-closed-climbers = Climbers overall
mito-closed-climb = ↑ { $up } · { $who }: #{ $before } → #{ $after }
mito-closed-upsets = Upsets
mito-closed-upset = Game { $number }: { $who } against { $favourite }, chance { $percent }
mito-closed-first = { $who } in { $games ->
    [one] one game
   *[other] { $games } games
}.
mito-closed-podium = { $who }, then { $others }, in { $games ->
    [one] one game
   *[other] { $games } games
}.
mito-closed-surprise = The upset is game { $number }: { $who } against { $favourite }, chance { $percent }.
mito-closed-climber = Who climbed most overall: { $who }, from #{ $before } to #{ $after }.
mito-closed-most = Who played most: { $who }, { $games ->
    [one] 1 game
   *[other] { $games } games
}.
mito-closed-best = The win that brought most: { $who } { $value }, game { $number }.
mito-closed-button = The ladder

# The journal

mito-line-closed = A period closed: { $ladder }, { $period }
