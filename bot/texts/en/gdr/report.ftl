### /gdr report: how well each question told players apart.

# The commands

gdr-report = report
    .about = Show how well each question told players apart, after closing
    .example = /gdr report

# The cards

gdr-report-title = How well the questions told players apart
gdr-report-how = For each item: the answers used out of those available, and the share of the most frequent. Where nearly everybody has the same one, the item separates nobody.
gdr-report-within = Between the lower and the upper threshold (the rules want about 80 in 100)
gdr-report-within-line = { $name }: { $inside } of { $of } ({ $share }), below { $below }, above { $above }
gdr-report-teams = Teams, evaluation
gdr-report-progress = Teams, progress
gdr-report-by-all = Done by everybody: { $items }
gdr-report-by-nobody = Done by nobody: { $items }
gdr-report-flat = { $count ->
    [one] 1 nearly flat item to think over: the first below.
   *[other] { $count } nearly flat items to think over: the first below.
}
gdr-report-all-well = Every item separated somebody.
gdr-report-line = { $question } · { $used }/{ $of } · { $top }
gdr-report-picture = What was really scored, beside the thresholds
gdr-report-picture-how = The bar goes from the lower threshold to the upper one, its line is the middle one; each spot is a player or a team
