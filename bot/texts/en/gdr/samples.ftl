### The sample table before the event.

# Commands

gdr-sample = sample
    .about = Makes a team the sample table: all referees judge it, and it competes for nothing
    .example = /gdr sample "The Samples"
    .team = team
    .team-about = the team that is the sample

gdr-calibration = calibration
    .about = Shows how alike the referees judged the sample table, to who has handed theirs in
    .example = /gdr calibration "The Samples"
    .team = team
    .team-about = the sample table

# Cards

gdr-sample-set = Sample table · { $team }
gdr-sample-what = All referees judge it, each by themselves; who has handed in sees where you are alike. It is in no ranking.
gdr-calibration-button = Where we are alike
gdr-calibration-title = Calibration · { $team }
gdr-calibration-of = Sheets handed in: { $names }
gdr-leaning-even = { $who }: in the middle of the others
gdr-leaning-severe = { $who }: more severe than the middle (lower { $below }, higher { $above }, of { $asked })
gdr-leaning-mild = { $who }: milder than the middle (higher { $above }, lower { $below }, of { $asked })
gdr-calibration-splits = Where you answered differently, those farthest apart first:
gdr-calibration-alike = You all answered the same.
gdr-calibration-more = { $count ->
    [one] …and one more.
   *[other] …and { $count } more.
}

# Journal

gdr-line-sample = { $who } makes { $team } the sample table

# Refusals

refused-gdr-sample-already = { $team } is the sample table already.
refused-gdr-sample-begun = Somebody has begun to judge { $team }: it can no longer become the sample table.
refused-gdr-no-sample = { $team } competes: calibration is done on a sample table, with /gdr sample.
refused-gdr-sample-first = Hand in your own sheet of { $team } first: then you see those of the others.
