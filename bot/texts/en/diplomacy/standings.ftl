### /diplomacy standings.

# The commands

diplomacy-standings = standings
    .about = Show the standings, as a picture too
    .example = /diplomacy standings

# The cards

diplomacy-standings-button = Standings
diplomacy-result = { $games ->
    [one] 1 board
   *[other] { $games } boards
}, place { $place } with { $points } points
diplomacy-result-entered = entered, no board finished
diplomacy-standings-now = Standings · round { $round } of { $rounds }
diplomacy-standings-final = Final standings
diplomacy-standings-top = { $count ->
    [one] First place comes from the top table.
   *[other] The first { $count } places come from the top table.
}
diplomacy-standings-lot = * Level on everything: decided by lot.
diplomacy-standings-tied = Ties on points are broken by article 5: see “How?”.
diplomacy-standings-out = Disqualified: { $players }
diplomacy-standings-part = { $name } · places { $first }–{ $last } of { $players }
diplomacy-standings-page = { $first }–{ $last }
diplomacy-why-button = Explain…
diplomacy-sat = ({ $points })
diplomacy-medal-first = 🥇 { $player }
diplomacy-medal-second = 🥈 { $player }
diplomacy-medal-third = 🥉 { $player }

# The refusals

refused-diplomacy-no-standings = There are no standings until the first board is closed.
refused-diplomacy-not-classified = { $player } has not finished a game yet, and is not in the standings.
