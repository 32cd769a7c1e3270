### Diplomacy: opening, entries, bonds, what is stated for ties, penalties.

# The commands

diplomacy = diplomacy
    .about = Diplomacy tournaments, scored with Italia-2010

diplomacy-new = new
    .about = Open the tournament in this room
    .example = /diplomacy new "Lario Cup" 3
    .name = name
    .name-about = the name of the tournament
    .rounds = rounds
    .rounds-about = how many rounds: 3 unless you say otherwise
    .preset = preset
    .preset-about = the optional rules, chosen together
    .hide = hide
    .hide-about = while a game is on, only those at its board see its points

diplomacy-player = player
    .about = Enter a player
    .example = /diplomacy player Anna @Anna
    .name = name
    .name-about = the name in the standings; a director may enter several: One, Two, Three
    .member = member
    .member-about = the player's account, if there is one here

diplomacy-import = import
    .about = Enter the players of a CSV file
    .example = /diplomacy import
    .file = file
    .file-about = a name on each line; a column of surnames too, if there is one

diplomacy-drop = drop
    .about = Withdraw a player from the tournament; what was played stands
    .example = /diplomacy drop @Dario
    .player = player
    .player-about = who leaves

diplomacy-bond = bond
    .about = Keep two players at different boards
    .example = /diplomacy bond @Anna @Bruno
    .player = player
    .player-about = the first of the two
    .other = other
    .other-about = the second

diplomacy-ties = ties
    .about = Turn the personal tie-breaks on or off: (b) and (i) of article 5
    .example = /diplomacy ties women:no young:yes
    .women = women
    .women-about = yes if (b), women first, breaks ties
    .young = young
    .young-about = yes if (i), the younger, breaks ties

diplomacy-penalty = penalty
    .about = Penalise misconduct: points off, or disqualification
    .example = /diplomacy penalty @Dario "insults at the table" 50
    .player = player
    .player-about = whose misconduct
    .reason = reason
    .reason-about = what happened
    .points = points
    .points-about = how many points it costs
    .disqualify = disqualify
    .disqualify-about = yes to disqualify

choices-preset =
    .standard = standard
    .wdc2024 = wdc2024
    .brunate = brunate

diplomacy-tell = tell
    .born = born
    .born-about = your date of birth, such as 31 January 1990

# The cards

diplomacy-opened = { $name }: the tournament is open
diplomacy-rounds-plan = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, preset { $preset }
diplomacy-preset-says = Sitting out at the director's request gives { $sitting } points; top table { $top ->
    [1] proposed with { $boards } boards or more
   *[other] only if declared
}{ $worst ->
    [100] { "" }
   *[other] ; the worst result counts { $worst }% for those who play more than { $games }
}
diplomacy-hides = While a game is on, only those at its board see its points
diplomacy-how-to-enter = Enter with { $command } and the name for the standings
diplomacy-enter-button = Enter
diplomacy-draft-button = Draw up the boards
diplomacy-entered = { $player } is in
diplomacy-entered-many = { $count ->
    [one] 1 player is in
   *[other] { $count } players are in
}
diplomacy-imported = { $count ->
    [one] 1 player is in
   *[other] { $count } players are in
}
diplomacy-in-already = Already in: { $players }
diplomacy-readmitted = { $player }: back in the tournament
diplomacy-entered-late = Plays from round { $round }
diplomacy-players-count = { $count ->
    [0] Nobody has entered
    [one] 1 player
   *[other] { $count } players
}
diplomacy-no-account = { $player } has no account here: a referee records their votes.
diplomacy-drop-title = Withdraw { $player }?
diplomacy-drop-votes = { $board }: the open vote is waiting for this ballot alone. If they withdraw, the votes are counted without it; a stand-in would vote in their place.
diplomacy-drop-button = Withdraw and count
diplomacy-drop-standin-button = Stand-in · { $board }
diplomacy-dropped = { $player } has withdrawn
diplomacy-dropped-stands = What was played stands.
diplomacy-bound = { $one } and { $other }: at different boards
diplomacy-bound-how = From the next draw on, as far as possible.
diplomacy-ties-title = Tie-breaks (b) and (i)
diplomacy-ties-women = (b) women first: { $on ->
    [1] on
   *[other] off
}
diplomacy-ties-young = (i) the younger first: { $on ->
    [1] on
   *[other] off
}
diplomacy-ties-free = Saying so is optional and private: it decides only between those who have.
diplomacy-state-button = My details
diplomacy-state-title = For the tie-breaks
diplomacy-state-free = It is optional, and only you see it.
diplomacy-state-woman = { $known ->
    [1] You have said: woman
    [2] You have said: man
   *[other] You have not said whether you are a woman or a man
}
diplomacy-state-woman-button = Woman
diplomacy-state-man-button = Man
diplomacy-state-born = Date of birth: { $day }
diplomacy-state-born-button = Date of birth
diplomacy-penalty-title = { $player }: penalty
diplomacy-penalty-out = { $player }: disqualified
diplomacy-penalty-points = −{ $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $total } in all, { $most } at most)

# The journal

diplomacy-log-opened = A Diplomacy tournament's book was opened
diplomacy-log-ties = Tie-breaks: (b) { $women ->
    [1] on
   *[other] off
}, (i) { $young ->
    [1] on
   *[other] off
}
diplomacy-log-stated = { $player } gave a detail for the tie-breaks
diplomacy-log-penalty = { $player }: −{ $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $reason })
diplomacy-log-out = { $player }: disqualified{ $points ->
    [0] { "" }
    [1] {" "}and −1 point
   *[other] {" "}and −{ $points } points
} ({ $reason })

# The refusals

refused-diplomacy-entered-already = { $player } has already entered.
refused-diplomacy-all-entered = All of them have already entered.
refused-diplomacy-import-empty = There are no names in the file: put one on each line.
refused-diplomacy-name-taken = Somebody is already called “{ $name }”: choose another name.
refused-diplomacy-ended = The tournament is over.
refused-diplomacy-too-late = The last round has begun: entries are closed.
refused-diplomacy-same-player = That is the same person twice.
refused-diplomacy-not-yours-to-enter = You can enter yourself; a director enters others.
refused-diplomacy-bound-already = { $player } and { $other } are already kept apart.
refused-diplomacy-not-your-bond = You can declare your own bonds; a director, those of others.
refused-diplomacy-out-already = { $player } is already out of the tournament.
refused-diplomacy-disqualified = { $player } is out: disqualified.
refused-diplomacy-ties-which = Say which one to turn on or off: women:yes, young:yes
refused-diplomacy-ties-off = Tie-breaks (b) and (i) are off: there is nothing to say.
refused-diplomacy-not-a-day = Write the date like this: 31 January 1990, or 31/1/1990
refused-diplomacy-not-entered = You are not among the players: /diplomacy player
refused-diplomacy-penalty-what = Say how many points to take away, or disqualify:yes
refused-diplomacy-penalty-most = Nobody can lose more than { $most } points in all, and { $before } are already gone.
