### /mito settings.

# The commands

mito-settings = settings
    .about = Show or change the ladders and their numbers
    .example = /mito settings month minimum:4
    .which = which
    .which-about = which ladder; without it, all
    .name = name
    .name-about = what it is called
    .start = start
    .start-about = the value everybody starts at
    .minimum = minimum
    .minimum-about = how many games are needed to be listed
    .pot = pot
    .pot-about = the share of everybody's points that makes the pot, in per cent
    .active = active
    .active-about = no to stop keeping it

# The cards

mito-settings-title = The ladders
mito-settings-what = Press one to change it, or type /mito settings. Every change goes into the journal.
mito-settings-changed = Changed: { $ladders }
mito-settings-holds = It holds for everything that is still open, games already played included; closed periods stay as they are.
mito-settings-off = off
mito-settings-column-ladder = Which
mito-settings-column-start = From
mito-settings-column-pot = Pot
mito-settings-column-minimum = Min.

# The journal

mito-line-changed = { $who } changed “{ $ladder }”: from { $start }, pot { $pot }%, minimum { $minimum } { $minimum ->
    [one] game
   *[other] games
}
mito-line-off = { $who } turned “{ $ladder }” off (start { $start }, pot { $pot }%, minimum { $minimum })

# The refusals

refused-mito-one-ladder-stays = At least one ladder has to stay.
refused-mito-points-read = “{ $value }” will not do: it takes a number from { $low } to { $high }, with two decimals at most
refused-mito-which-name = A name goes to one ladder at a time: say which one, too.
refused-mito-name-taken = There is already a ladder called “{ $name }”.
refused-mito-name-colon = The name of a ladder cannot hold “:”: its numbers are written minimum:4 or pot:2.5, for instance
refused-mito-settings-same = That is how it is already: nothing to change.
