### /mito list: the games by their numbers.

# The command

mito-list = list
    .about = Show the games by number; for one, what can be done about it
    .example = /mito list 41
    .game = game
    .game-about = number of a game; without it, all of them

# The cards

mito-list-title = The games
mito-list-page = Games { $first }–{ $last } of { $count }
mito-list-game = { $number } · { $at }: { $who } wins, then { $others }
mito-list-waits = { $number } · { $at }: { $who } wins, then { $others } · waiting for somebody to confirm
mito-list-disputed = { $number } · { $at }: { $who } wins, then { $others } · disputed
mito-list-earlier = Older →
mito-list-later = ← Newer
