### /mito fix, and who moves after a correction.

# The commands

mito-fix = fix
    .about = Correct or delete a game; later ones are worked out again
    .example = /mito fix 41 @Bruno @Anna @Carla
    .game = game
    .game-about = number of the game
    .players = players
    .players-about = 2 to 6, the winner first
    .risikometro = risikometro
    .risikometro-about = a value each, in the same order
    .when = when
    .when-about = when it was played; without it, as it is
    .delete = delete
    .delete-about = yes to delete it

# The cards

mito-fix-button = Fix it
mito-delete-button = Delete it

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
mito-moved-more = { $count ->
    [one] …and one more person
   *[other] …and { $count } more people
}
mito-moved-winner = First place now goes to { $who }.
mito-late = { $count ->
    [one] Another game was played after it: it is worked out again.
   *[other] { $count } games were played after it: they are worked out again.
}
mito-moved-nobody = No value has changed.

# The journal

mito-line-fixed = { $by } fixed game { $number }: { $who } wins, then { $others }
mito-line-deleted = { $by } deleted game { $number }
mito-line-dropped = Game { $number } deleted

# The refusals

refused-mito-nothing-changed = Game { $number } is already like that.
refused-mito-fix-risikometro = The players have changed: write the risikometro too, a value each (or “-” to leave it out).
