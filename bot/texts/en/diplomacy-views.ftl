### Diplomacy: standings, explanations, orders, the screen in the hall.

refused-diplomacy-no-standings = The first standings come when the first board is closed.
refused-diplomacy-entered-already = { $player } has entered already.
diplomacy-standings-now = Standings · round { $round } of { $rounds }
diplomacy-standings-final = Final standings
diplomacy-standings-top = { $count ->
    [one] The first is that of the top table.
   *[other] The first { $count } are those of the top table.
}
diplomacy-standings-lot = * Level on everything: the lot decided.
diplomacy-standings-tied = Equal points are told apart by article 5: “Why?” says how.
diplomacy-standings-out = Disqualified: { $players }
diplomacy-standings-part = { $name } · places { $first }–{ $last } of { $players }
diplomacy-standings-page = { $first }–{ $last }
diplomacy-why-button = Why?
diplomacy-sat = ({ $points })
diplomacy-medal-first = 🥇 { $player }
diplomacy-medal-second = 🥈 { $player }
diplomacy-medal-third = 🥉 { $player }
diplomacy-total = { $points } points
diplomacy-explain-title = { $player } · place { $place }
diplomacy-explain-game = Round { $round }, board { $board }, { $power }: { $sum }
diplomacy-explain-sitting = Round { $round }: sat out for the director, { $points }
diplomacy-explain-top = Won the top table: { $points }
diplomacy-explain-penalty = Sanction: −{ $points } ({ $reason })
diplomacy-explain-out = Disqualified{ $points ->
    [0] { "" }
   *[other] {" "}and −{ $points }
} ({ $reason })
diplomacy-explain-none = No game finished: not in the standings.
diplomacy-compare-button = Compare…
diplomacy-above = { $ahead } ahead of { $behind }
diplomacy-decides = It is decided by { $what }: { $ahead } against { $behind }
diplomacy-decides-stated = It is decided by { $what }
diplomacy-level = { $count ->
    [one] On the criterion before it they are level
   *[other] On the { $count } criteria before it they are level
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
diplomacy-place = no. { $place }
diplomacy-not-top = not among the first three
diplomacy-orders-title = Orders: { $count ->
    [one] 1 of { $all } counts
   *[other] { $count } of { $all } count
}
diplomacy-builds-title = Winter: { $count ->
    [one] 1 of { $all } counts
   *[other] { $count } of { $all } count
}
diplomacy-builds-button = { $count ->
    [one] 1 build
   *[other] { $count } builds
}
diplomacy-orders-none = I see no order.
diplomacy-order-counts = { $sign } { $order }
diplomacy-order-void = { $sign } { $order }: { $why }
diplomacy-order-later = overtaken by the last one, { $by }
diplomacy-order-beyond = too many: the last ones count
diplomacy-order-unreadable = it cannot be read
diplomacy-order-unknown = I do not know where { $about } is
diplomacy-order-two-ways = it can be read in several ways: { $about }
diplomacy-order-two-actions = two actions for one unit
diplomacy-order-itself = { $about }: a unit neither supports nor convoys itself
diplomacy-order-same-place = it moves where it is
diplomacy-order-not-there = they do not border: { $about }
diplomacy-order-not-by-sea = { $about }: a fleet cannot go that way
diplomacy-order-at-sea = { $about }: no army goes to sea
diplomacy-order-inland = { $about }: no fleet goes inland
diplomacy-order-not-convoyed = { $about }: nobody on this slip convoys it
diplomacy-order-convoyer-busy = { $about }: the fleet cannot convoy it, it has another order ({ $by })
diplomacy-order-not-a-fleet = only a fleet at sea convoys
diplomacy-order-no-home = { $about } is no home centre
diplomacy-order-two-powers = homes of several powers: write whose slip it is before it, “Germany: …”
diplomacy-order-no-coast = { $about }: the coast is missing
diplomacy-order-occupied = { $about }: only one unit is built there, the last one
diplomacy-order-how-many = how many builds are there?
diplomacy-order-no-builds = no builds are due
diplomacy-order-not-a-build = in winter units are built or removed, not moved
diplomacy-screen-entered = { $players ->
    [one] Entries are open · 1 player
   *[other] Entries are open · { $players } players
}
diplomacy-screen-players = Players
diplomacy-screen-round = Round { $round } of { $rounds } · { $count ->
    [one] 1 board to go
   *[other] { $count } boards to go
}
diplomacy-screen-between = Round { $round } of { $rounds } is over
diplomacy-screen-over = The tournament is over · { $player } wins
diplomacy-screen-board = { $board } · { $year }
diplomacy-screen-cell = { $player } { $centres }
diplomacy-screen-player = { $number }. { $player }
diplomacy-screen-top = { $board } · top
diplomacy-screen-variant = { $board } · { $variant }
diplomacy-screen-begins = beginning
diplomacy-screen-closed = over
