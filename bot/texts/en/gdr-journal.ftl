### RBB 2.0: the lines of the journal.

gdr-line-opened = The tournament's book was opened
gdr-line-loaded = Adventure loaded: { $title }
gdr-line-words = { $who } changed the words of the adventure
gdr-line-changed = { $count ->
    [one] { $who } changed the mathematics: 1 number (closing will show which)
   *[other] { $who } changed the mathematics: { $count } numbers (closing will show which)
}
gdr-line-changed-so = { $count ->
    [one] { $who } changed the mathematics: { $changes }
   *[other] { $who } changed the mathematics, { $count } numbers: { $changes }
}
gdr-line-change = { $place } { $before } → { $after }
gdr-place-weights = weights
gdr-place-values = values
gdr-place-share = share of VSP
gdr-place-thresholds = thresholds
gdr-place-aa = progress
gdr-place-cd = consistency
gdr-place-player = player
gdr-place-team = team
gdr-place-weight = weight
gdr-place-partly = in part
gdr-place-options = options
gdr-line-cast = { $cast ->
    [one] 1 character given out
   *[other] { $cast } characters given out
}
gdr-line-cast-of = Characters: { $cast }
gdr-line-begun = { $referee } begins the sheet of { $team }
gdr-line-answered = { $referee } on { $team }: { $answers }
gdr-line-answer = { $what } → { $answer }
gdr-line-handed = { $referee } hands in the sheet of { $team }
gdr-line-reopened = { $who } gives the sheet of { $team } back to { $referee }
gdr-line-discarded = The sheet of { $referee } for { $team } counts no more
gdr-line-read = { $who } reads where the sheets of { $team } differ
gdr-line-mean = { $team }: the mean of the sheets stands
gdr-line-stands = { $team }: the sheet of { $referee } stands
gdr-line-word = { $who } prepares the closing
gdr-line-genius = Stroke of genius confirmed: { $player } ({ $team })
gdr-line-no-genius = Stroke of genius not confirmed: { $player } ({ $team })
gdr-line-closed = { $who } closes the tournament
