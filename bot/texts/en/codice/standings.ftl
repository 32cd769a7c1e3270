### /codice standings.

# The commands

codice-standings = standings
    .about = Show the standings, as a picture too
    .example = /codice standings
    .round = round
    .round-about = after which round; without it, the last

# The cards

codice-stands = team { $team }, place { $place } after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
codice-plays-for = team { $team }

codice-standings-after = Standings after round { $round } of { $rounds }
codice-standings-qualified = Standings after the qualifying rounds
codice-standings-final = Final standings
codice-standings-column-place = #
codice-standings-column-team = Team
codice-standings-column-won = Hands
codice-standings-column-round = Round { $round }
codice-standings-column-pbg = PBG
codice-standings-column-qualifying = Qualif.
codice-prospect = With a win for { $team }: { $won }; otherwise { $lost }
codice-prospect-sure = { $team }: { $place }, whatever happens
codice-prospect-place = place { $best }
codice-prospect-places = places { $best }–{ $worst }
codice-prospect-in = { $place }, to the finals
codice-prospect-out = { $place }, no finals
codice-prospect-open = { $place }, finals in doubt
codice-prospect-rest = { $place }, the bye
codice-prospect-table = { $place }, table { $first }
codice-prospect-tables = { $place }, tables { $first }–{ $last }
codice-standings-qualify = The first { $teams } go to the finals.
codice-standings-ties = If level on hands, the last round decides (hands, then PBG), then the one before, and so on.
codice-standings-ties-robin = If level on hands, the matches among the tied decide (hands, then PBG), then the last round.
codice-standings-by-lot = * Level on everything: decided by lot.
codice-standings-withdrawn = Withdrawn: { $teams }
codice-standings-disqualified = Disqualified: { $teams }
codice-standings-first = 🥇 { $team }
codice-standings-second = 🥈 { $team }
codice-standings-third = 🥉 { $team }
codice-standings-part = { $name } · places { $first }–{ $last } of { $teams }
codice-standings-page = { $first }–{ $last }
codice-standings-why-button = Explain…
codice-standings-bracket-button = Bracket

# The refusals

refused-codice-no-standings-yet = No standings have been posted yet. Meanwhile: /codice tables
refused-codice-round-open = Round { $round } is not over yet: /codice tables says what is missing.
refused-codice-standings-held = The director is still looking at the standings of round { $round }.

# Before and after, for whoever is asked for a yes

codice-gains-match = Table { $table } · { $before } → { $after }
codice-gains-won = { $hands ->
    [one] 1 hand won
   *[other] { $hands } hands won
}
