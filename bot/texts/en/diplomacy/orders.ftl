### /diplomacy orders: the reading of orders.

# The commands

diplomacy-orders = orders
    .about = Say which orders count when several are written
    .example = /diplomacy orders "A Ber - Mun; A Ber - Kie"
    .text = text
    .text-about = the orders as written, with semicolons between them
    .builds = builds
    .builds-about = how many builds are due, if they are winter orders

diplomacy-builds = builds
    .text = text
    .text-about = the builds, with the power before them: France: + F Lon
    .builds = builds
    .builds-about = how many are due

diplomacy-homes = homes
    .power = power
    .power-about = whose they are
    .centres = centres
    .centres-about = the three home centres: Brest, London, Naples

# The cards

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
diplomacy-home-of = Home centres, { $power }: { $homes }
diplomacy-slip-button = Builds…
diplomacy-homes-button = Home centres…
diplomacy-orders-none = I can see no orders.
diplomacy-order-counts = { $sign } { $order }
diplomacy-order-void = { $sign } { $order }: { $why }
diplomacy-order-later = replaced by the last one, { $by }
diplomacy-order-beyond = too many: the last ones count
diplomacy-order-unreadable = it cannot be read
diplomacy-order-unknown = I do not know where { $about } is
diplomacy-order-two-ways = it can be read in several ways: { $about }
diplomacy-order-two-actions = two actions for one unit
diplomacy-order-itself = { $about }: a unit cannot support or convoy itself
diplomacy-order-against-itself = { $about }: a unit cannot support a move into its own space
diplomacy-order-same-place = it moves to where it already is
diplomacy-order-not-there = they do not border: { $about }
diplomacy-order-not-by-sea = { $about }: a fleet cannot go that way
diplomacy-order-at-sea = { $about }: no army goes to sea
diplomacy-order-inland = { $about }: no fleet goes inland
diplomacy-order-not-convoyed = { $about }: it depends on another slip; nobody on this one convoys it
diplomacy-order-if-free = { $sign } { $order }, if the space is free: otherwise it is lost
diplomacy-order-convoyer-busy = { $about }: the fleet cannot convoy it, it has another order ({ $by })
diplomacy-order-not-a-fleet = only a fleet at sea can convoy
diplomacy-order-no-home = { $about } is not a home centre
diplomacy-order-two-powers = home centres of several powers: put the power first, “Germany: …”
diplomacy-order-no-coast = { $about }: the coast is missing
diplomacy-order-occupied = { $about }: only one unit is built there, the last one written
diplomacy-order-how-many = how many builds are there?
diplomacy-order-no-builds = no builds are due
diplomacy-order-not-a-build = in winter units are built or disbanded, not moved

# The journal

diplomacy-log-homes = { $place }: { $power } declares its home centres

# The refusals

refused-diplomacy-homes-none = At board { $board } the home centres are the usual ones: they are written down only in escalation.
refused-diplomacy-homes-declared = { $power } of board { $board } already has its home centres.
refused-diplomacy-homes-three = { $most } home centres at most, all different.
refused-diplomacy-homes-taken = { $province } is already somebody else's home centre.
refused-diplomacy-homes-unknown = “{ $name }” is not a centre on the map.
refused-diplomacy-homes-not-yours = At board { $board } you write down your own home centres; a referee writes down other players'.
refused-diplomacy-homes-early = At board { $board } home centres are written down in winter { $year }: record that year's centres first.
refused-diplomacy-homes-late = At board { $board } winter { $year } is over: a referee writes down any home that was forgotten.
refused-diplomacy-homes-foreign = { $province } was somebody else's in winter { $year }: a home centre has to be one you own.
