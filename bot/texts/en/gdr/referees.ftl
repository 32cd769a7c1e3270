### /gdr referees: how severe each was.

# Commands

gdr-referees = referees
    .about = Show how strict each referee was and what that would change, after closing
    .example = /gdr referees

# Cards

gdr-severity-title = Referees
gdr-severity-how = An estimate, which corrects nothing: where two referees judged one team, or one judged several, how good the team was can be told apart from how strict its referee was; elsewhere half the difference is put down to each.
gdr-severity-severe = { $sheets ->
    [one] { $who }: { $points } points less than the others (1 sheet)
   *[other] { $who }: { $points } points less than the others ({ $sheets } sheets)
}
gdr-severity-mild = { $sheets ->
    [one] { $who }: { $points } points more than the others (1 sheet)
   *[other] { $who }: { $points } points more than the others ({ $sheets } sheets)
}
gdr-severity-even = { $sheets ->
    [one] { $who }: like the others (1 sheet)
   *[other] { $who }: like the others ({ $sheets } sheets)
}
gdr-likeness-title = How alike two sheets for one team are
gdr-likeness = { $team } · { $first } and { $second }: { $same } of the answers the same; a step apart { $near }, opposite { $opposite }
gdr-corrected-title = The ranking, and what it would be without the estimated strictness
gdr-corrected-same = The order would be the same.
gdr-corrected-other = The order would be different. The tournament's ranking stands: this one is only for interest.
gdr-corrected-place = Pl.
gdr-corrected-would = Would be
gdr-corrected-team = Team
gdr-corrected-score = Score
gdr-corrected-without = Without
