### /diplomacy round, swap, publish: the draft and the seats.

# The commands

diplomacy-round = round
    .about = Draw up the boards of the next round, and say what could not be avoided
    .example = /diplomacy round absent:@Dario @Elena
    .years = years
    .years-about = how many years are played: 7 unless you say otherwise
    .absent = absent
    .absent-about = who is not there
    .sitting = sitting
    .sitting-about = who sits out at the director's request
    .double = double
    .double-about = who plays at two boards
    .points = points
    .points-about = how many points sitting out gives

diplomacy-swap = swap
    .about = Swap two seats of the draft, and show what it costs
    .example = /diplomacy swap @Anna @Bruno
    .player = player
    .player-about = the first of the two
    .other = other
    .other-about = the second

diplomacy-publish = publish
    .about = Post the boards of the round
    .example = /diplomacy publish

# The cards

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
diplomacy-moved = { $player } → { $seat }
diplomacy-moved-seat = board { $board }, { $power }
diplomacy-moved-out = without a seat
diplomacy-swapped-known = Draw already known: seats swapped after it had been seen, { $pairs }
diplomacy-swapped-pair = { $one } ⇄ { $other }
diplomacy-published = Round { $round } is posted
diplomacy-published-anew = Round { $round } is posted again, with other seats
diplomacy-changed-title = Round { $round }: the draft is from before
diplomacy-changed-top = The top table is no longer the one in the draft: draw it up again.
diplomacy-changed-gone = No longer playing: { $players }
diplomacy-changed-entered = Entered since, without a seat: { $players }
diplomacy-changed-penalised = Penalties: { $players }
diplomacy-changed-bond = A new bond: { $one } and { $other }
diplomacy-changed-standings = The standings have changed, and in the last round they decide the boards.
diplomacy-redraft-button = Draw up again
diplomacy-publish-anyway-button = Post it anyway
diplomacy-doubles = At two boards: { $players }
diplomacy-sitting = Sitting out ({ $points } points): { $players }
diplomacy-absent = Away: { $players }
diplomacy-again-nothing = ✅ Nothing to report: no power, opponent or group repeats.
diplomacy-again-powers = { $count ->
    [one] ⚠️ A power played before
   *[other] ⚠️ { $count } powers played before
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-bonds = { $count ->
    [one] ⚠️ One bonded pair at the same board
   *[other] ⚠️ { $count } bonded pairs at the same board
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-thrice = { $count ->
    [one] 🔁 One pair meets for the third time or more
   *[other] 🔁 { $count } pairs meet for the third time or more
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
    [one] ▫️ One pair are neighbours again
   *[other] ▫️ { $count } pairs are neighbours again
}: { $who }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}
diplomacy-again-least = Games already played together (a third one counts as two): { $games }, { $above ->
    [0] the fewest possible
   *[other] { $above } more than { $least }, and nothing lower is possible
}.
diplomacy-pairs-and = { $first }; { $then }
diplomacy-cost-nothing = It costs nothing: the same repeats as before.
diplomacy-cost-powers = Repeated powers: { $before } → { $after }
diplomacy-cost-bonds = Bonded pairs at the same board: { $before } → { $after }
diplomacy-cost-thrice = Pairs who meet a third time: { $before } → { $after }
diplomacy-cost-meetings = Games already played together: { $before } → { $after }
diplomacy-cost-groups = Repeated groups: { $before } → { $after }
diplomacy-cost-neighbours = Repeated neighbours: { $before } → { $after }
diplomacy-sat-before = So far, which this would change:
diplomacy-board = Board { $board }
diplomacy-board-top = Board { $board } · top table
diplomacy-board-six = Board { $board } · six players
diplomacy-board-variant = Board { $board } · { $variant }
diplomacy-board-line = { $board }: { $seats }
diplomacy-seat = { $power } { $player }
diplomacy-seats-and = { $first } · { $then }
diplomacy-mine-button = My table
refused-diplomacy-no-board-of-yours = { $entered ->
    [1] You have no board in this round.
   *[other] You have no board in this round. If you were entered by name, the club has to confirm first that it is you.
}
diplomacy-seats-title = Boards · round { $round } of { $rounds } · { $years ->
    [one] 1 year
   *[other] { $years } years
}
diplomacy-board-button = Board { $board }
diplomacy-line-title = { $name } · round { $round }
diplomacy-clock-button = Clock
diplomacy-seats-picture = Who plays what
diplomacy-variant-button = Variant, board { $board }

# The journal

diplomacy-log-drafted = Round { $round } drawn up: { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
diplomacy-log-swapped = Draft changed: two seats swapped

# The refusals

refused-diplomacy-round-on = Round { $round } is on. Boards still open: { $boards }.
refused-diplomacy-no-draft = There is no draft: draw one up with /diplomacy round
refused-diplomacy-draft-gone = { $player } is out of the tournament: draw the boards up again with /diplomacy round
refused-diplomacy-draft-old = Something has changed since the draft: see it with /diplomacy publish
refused-diplomacy-top-swapped = { $player } plays at the top table, and seats there are not swapped. Whoever cannot play declines with /diplomacy top decline: the next in the standings comes in, { $other }.
refused-diplomacy-not-in = { $player } is not in the tournament.
refused-diplomacy-named-twice = { $player } is named twice: a player is either away, sitting out, or at two boards.
refused-diplomacy-no-second-board = { $player } cannot play at two boards: there is no second board for that seat.
refused-diplomacy-sitting-most = Sitting out earns { $most } points at most.
refused-diplomacy-too-few = At least { $least } are needed to play: there are { $have }.
refused-diplomacy-neither-seated = Neither of the two has a seat in this draft.
refused-diplomacy-both-there = One of the two would sit twice at the same board.
