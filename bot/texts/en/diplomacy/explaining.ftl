### /diplomacy explain: where points come from, why one stands above another.

# The commands

diplomacy-explain = explain
    .about = Explain a player's points, and why one stands above another
    .example = /diplomacy explain @Anna @Bruno
    .player = player
    .player-about = whose
    .other = other
    .other-about = whom to compare with

# The cards

diplomacy-total = { $points } points
diplomacy-explain-title = { $player } · place { $place }
diplomacy-explain-game = Round { $round }, board { $board }, { $power }: { $sum }
diplomacy-explain-sitting = Round { $round }: sat out at the director's request, { $points }
diplomacy-explain-top = Won the top table: { $points }
diplomacy-explain-penalty = Penalty: −{ $points } ({ $reason })
diplomacy-explain-out = Disqualified{ $points ->
    [0] { "" }
   *[other] {" "}and −{ $points }
} ({ $reason })
diplomacy-explain-none = No game finished: not in the standings.
diplomacy-compare-button = Compare…
diplomacy-above = { $ahead } ahead of { $behind }
diplomacy-decides = Decided by { $what }: { $ahead } against { $behind }
diplomacy-decides-stated = Decided by { $what }
diplomacy-level = { $count ->
    [one] They are level on the criterion before it
   *[other] They are level on the { $count } criteria before it
}
diplomacy-by-top = the place at the top table
diplomacy-by-points = the points
diplomacy-by-games = (a) games played
diplomacy-by-women = (b) women first
diplomacy-by-score = { $round ->
    [1] (c) the score of round 1
    [2] (d) the score of round 2
    [3] (e) the score of round 3
   *[other] the score of round { $round }
}
diplomacy-by-power = { $round ->
    [1] (f) the power of round 1
    [2] (g) the power of round 2
    [3] (h) the power of round 3
   *[other] the power of round { $round }
}
diplomacy-by-young = (i) the younger
diplomacy-by-lot = (j) the lot
diplomacy-missed = not played
diplomacy-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
diplomacy-not-top = not among the first three
