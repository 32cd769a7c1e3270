### Diplomacy: opening, entries, draft and seats, top table, clock.

diplomacy-opened = { $name }: the tournament is open
diplomacy-plan = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, preset { $preset }
diplomacy-preset-says = Sitting out for the director gives { $sitting } points; top table { $top ->
    [1] proposed from { $boards } boards up
   *[other] only if declared
}{ $worst ->
    [100] { "" }
   *[other] ; the worst result counts { $worst }% for who plays more than { $games }
}
diplomacy-how-to-enter = Enter with { $command } and the name for the standings
diplomacy-enter-button = Enter
diplomacy-draft-button = Draft the round
diplomacy-nobody = nobody
diplomacy-entered = { $player } is in
diplomacy-readmitted = { $player }: back in the tournament
diplomacy-entered-late = Plays from round { $round }
diplomacy-players-count = { $count ->
    [0] Nobody has entered
    [one] 1 player
   *[other] { $count } players
}
diplomacy-no-account = { $player } has no account here: a referee notes those votes.
diplomacy-dropped = { $player } has withdrawn
diplomacy-dropped-stands = What was played stands.
diplomacy-bound = { $one } and { $other }: at different boards
diplomacy-bound-how = From the next draw on, as far as it can be.
diplomacy-ties-title = Ties (b) and (i)
diplomacy-ties-women = (b) women first: { $on ->
    [1] on
   *[other] off
}
diplomacy-ties-young = (i) the younger first: { $on ->
    [1] on
   *[other] off
}
diplomacy-ties-free = Stating it is free, in private: it decides only between those who did.
diplomacy-state-button = What I state
diplomacy-state-title = For the ties
diplomacy-state-free = It is optional, and only you see it.
diplomacy-state-woman = { $known ->
    [1] You stated: woman
    [2] You stated: man
   *[other] You have not stated whether you are a woman or a man
}
diplomacy-state-woman-button = Woman
diplomacy-state-man-button = Man
diplomacy-state-born = Day of birth: { $day }
diplomacy-state-born-button = Day of birth
diplomacy-tell = tell
    .born = born
    .born-about = the day of birth, like this: 1990-01-31
diplomacy-penalty-title = { $player }: sanction
diplomacy-penalty-out = { $player }: disqualified
diplomacy-penalty-points = −{ $points } points ({ $total } in all, { $most } at most)
diplomacy-ways-title = { $seats } seats do not make boards of seven and six
diplomacy-way-volunteers = { $count ->
    [one] One volunteer at two boards (+{ $percent }%)
   *[other] { $count } volunteers at two boards (+{ $percent }%)
}
diplomacy-way-sitting = { $count ->
    [one] Or one sits out
   *[other] Or { $count } sit out
}
diplomacy-way-escalation = Or an escalation at the smallest boards: { $sizes }
diplomacy-way-volunteers-button = Volunteers…
diplomacy-way-sitting-button = Sitting out…
diplomacy-way-escalation-button = Escalation
diplomacy-draft-title = Draft · round { $round } of { $rounds } · { $years ->
    [one] 1 year
   *[other] { $years } years
}
diplomacy-draft-how = Only you see it: post it, or swap two seats.
diplomacy-publish-button = Post it
diplomacy-swap-button = Swap…
diplomacy-swapped = Swapped { $one } and { $other }
diplomacy-published = Round { $round } is posted
diplomacy-doubles = At two boards: { $players }
diplomacy-sitting = Sitting out ({ $points } points): { $players }
diplomacy-absent = Away: { $players }
diplomacy-again-nothing = ✅ Nothing to report: no power, no opponent, no group repeats.
diplomacy-again-powers = { $count ->
    [one] ⚠️ A power played before
   *[other] ⚠️ { $count } powers played before
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-bonds = { $count ->
    [one] ⚠️ A bond at one board
   *[other] ⚠️ { $count } bonds at one board
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-meetings = { $count ->
    [one] 🔁 One pair meets again
   *[other] 🔁 { $count } pairs meet again
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-groups = { $count ->
    [one] ▫️ One group of powers repeats
   *[other] ▫️ { $count } groups of powers repeat
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-neighbours = { $count ->
    [one] ▫️ Two are neighbours again
   *[other] ▫️ { $count } pairs are neighbours again
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-least = Fewer is impossible: counting every game already played together, { $games } is the least.
diplomacy-pairs-and = { $first }; { $then }
diplomacy-cost-nothing = It costs nothing: the same repetitions as before.
diplomacy-cost-powers = Repeated powers: { $before } → { $after }
diplomacy-cost-bonds = Bonds at one board: { $before } → { $after }
diplomacy-cost-meetings = Games already played together: { $before } → { $after }
diplomacy-cost-groups = Repeated groups: { $before } → { $after }
diplomacy-cost-neighbours = Repeated neighbours: { $before } → { $after }
diplomacy-board = Board { $board }
diplomacy-board-top = Board { $board } · top table
diplomacy-board-six = Board { $board } · six players
diplomacy-board-variant = Board { $board } · { $variant }
diplomacy-board-line = { $board }: { $seats }
diplomacy-seat = { $power } { $player }
diplomacy-seats-and = { $first } · { $then }
diplomacy-either = Italy or Turkey
diplomacy-colour = colour { $power }
diplomacy-variant-italy = Italy in disorder
diplomacy-variant-turkey = Turkey removed
diplomacy-variant-escalation = escalation
diplomacy-seats-title = Boards · round { $round } of { $rounds } · { $years ->
    [one] 1 year
   *[other] { $years } years
}
diplomacy-board-button = Board { $board }
diplomacy-line-title = { $name } · round { $round }
diplomacy-you-play = { $board }: you play { $power }
diplomacy-you-meet = With { $players }
diplomacy-round-undone = Round { $round }: taken back
diplomacy-round-undone-why = It was posted and undone: wait for the new boards.
diplomacy-undone-standings = Round { $round } is open again
diplomacy-undone-standings-why = What had closed it was undone: its results and standings will be posted anew
diplomacy-undone-results = The prizes are taken back
diplomacy-undone-results-why = What had closed the tournament was undone: it goes on
diplomacy-top-none = Top table: not declared
diplomacy-top-usual = With { $boards } boards or more the last round usually has a top table: /diplomacy top
diplomacy-top-what = The first seven, a year longer, +{ $percent }% for all, { $points } points to its winner; its first three are those of the tournament.
diplomacy-top-declare-button = Declare it
diplomacy-top-open-button = With powers chosen
diplomacy-top-is-declared = Top table: declared
diplomacy-top-by-urn = Powers from the urn, blind: who has most points draws first.
diplomacy-top-by-choice = Powers chosen: who has most points chooses first.
diplomacy-top-later = Who plays it is known after { $rounds } rounds.
diplomacy-top-refused = Refused (−{ $percent }% on the last game): { $players }
diplomacy-top-chooses = It is for { $player } to choose:
diplomacy-top-ready = The powers are known: the last round can be drafted.
diplomacy-top-urn-button = Draw from the urn
diplomacy-top-decline-button = Refuses…
diplomacy-top-button = Top table
diplomacy-clock-button = Clock
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
diplomacy-clock-ends = It ends { $at }
diplomacy-extend-button = +{ $minutes } min
diplomacy-pause-button = Stop
diplomacy-resume-button = Go on
diplomacy-time-up-movement = ⏰ Time! Orders into the box
diplomacy-time-up-movement-what = Who takes the minute says so now: for writing only, once a game.
diplomacy-time-up-builds = ⏰ Time! Builds into the box
diplomacy-time-up-builds-what = Who has not written does not build.
diplomacy-minute-over = ⏰ The minute is over too
diplomacy-minute-over-what = The orders are read. Late: a card, then void orders.
diplomacy-late-first = 🟨 { $board }: { $who } is late
diplomacy-late-first-what = A yellow card. The next time in this game the orders are void.
diplomacy-late-void = 🟥 { $board }: void orders for { $who }
diplomacy-late-void-what = Late for the { $times }. time in this game: all the orders of this turn are void.
diplomacy-minute-title = ✳️ { $board }: { $who } takes the minute
diplomacy-minute-what = One minute, for writing only; it was the only one of this game.
