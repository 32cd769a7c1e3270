### The sample table before the event.

# Commands

gdr-sample = sample
    .about = Make a team the sample table: all referees judge it, and it does not compete
    .example = /gdr sample "The Samples"
    .team = team
    .team-about = the team that is the sample

gdr-calibration = calibration
    .about = Show how alike the referees judged the sample table, to those who have handed theirs in
    .example = /gdr calibration "The Samples"
    .team = team
    .team-about = the sample table

# Cards

gdr-sample-set = Sample table · { $team }
gdr-sample-what = All referees judge it, each by themselves; once you have handed yours in you see where you agree. It is in no ranking.
gdr-calibration-button = Where we agree
gdr-calibration-title = Calibration · { $team }
gdr-calibration-of = Sheets handed in: { $names }
gdr-leaning-even = { $who }: in line with the others
gdr-leaning-severe = { $who }: stricter than average (lower { $below }, higher { $above }, of { $asked })
gdr-leaning-mild = { $who }: more lenient than average (higher { $above }, lower { $below }, of { $asked })
gdr-calibration-splits = Where you answered differently, furthest apart first:
gdr-calibration-alike = You all answered the same.
gdr-calibration-more = { $count ->
    [one] …and one more.
   *[other] …and { $count } more.
}

# Journal

gdr-line-sample = { $who } makes { $team } the sample table

# Refusals

refused-gdr-sample-already = The sample table is { $team } already.
refused-gdr-sample-begun = Somebody has begun to judge { $team }: it can no longer become the sample table.
refused-gdr-no-sample = Calibration is done on a sample table, with /gdr sample, not on a team that competes: { $team }.
refused-gdr-sample-first = Hand in your own sheet of { $team } first: then you see those of the others.
