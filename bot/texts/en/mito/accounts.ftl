### "My accounts" of a game, and /mito explain: the games that parted two people.

# The command

mito-explain = explain
    .about = Show the games that set two people apart on a ladder
    .example = /mito explain @Anna @Bruno
    .player = player
    .player-about = whom to compare
    .other = other
    .other-about = with whom; without it, with you
    .which = which
    .which-about = which ladder; without it, the longest

# Cards

mito-accounts-button = My sums
mito-accounts-title = Game { $number }: the sums for { $who }
mito-brief-winner = { $ladder }: { $who } { $change } → { $value }, { $place }
mito-brief-placed = { $who } { $change } (#{ $place })
mito-brief-other = { $who } { $change }
mito-explain-title = { $who } and { $other } · { $ladder }
mito-explain-gap = { $who } against { $other }: { $gap }
mito-explain-game = Game { $number } ({ $at }): { $who } { $change }, { $other } { $others } · { $gap }
mito-explain-rest =
    { $count ->
        [one] One more game: { $gap }
       *[other] { $count } more games: { $gap }
    }

# Refusals

refused-mito-accounts-held = Game { $number } does not count yet: there are no sums for it.
refused-mito-accounts-old = Too many games have followed game { $number } to work out its sums again: see /mito player.
refused-mito-explain-same = It takes two different people.
refused-mito-explain-none = { $who } has no games on this ladder: { $ladder }.
