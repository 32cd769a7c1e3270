### Diplomacy: what a tournament leaves.

diplomacy-career = career
    .player = player
    .player-about = whose
    .player-example = Anna
diplomacy-career-button = Career
diplomacy-career-title = { $player }: the club's tournaments
diplomacy-career-none = No game has finished yet.
diplomacy-career-sum = Tournaments: { $tournaments } · games: { $games } · won: { $won }{ $solos ->
    [0] { "" }
   *[other] { " " }(solo: { $solos })
} · on average { $points }
diplomacy-career-line = { $name }: { $place ->
    [0] not ranked
   *[other] { $place } of { $count }
} · points: { $points } · games: { $games }
diplomacy-career-on = { $name }, under way: { $place ->
    [0] not ranked
   *[other] { $place } of { $count }
} · points: { $points } · games: { $games }
diplomacy-career-best = 🏅 Best { $power }: { $name }
diplomacy-column-games = Games
diplomacy-column-firsts = Won
diplomacy-column-mean = Average

diplomacy-wdd = wdd
diplomacy-wdd-button = For the WDD
diplomacy-wdd-title = For the World Diplomacy Database
diplomacy-wdd-what = The standings and the boards, as the two tables it needs.
diplomacy-wdd-names = First names and surnames come from the standings: the last word is the surname. Check them before you send them.
refused-diplomacy-wdd-nothing = No board is closed yet.
