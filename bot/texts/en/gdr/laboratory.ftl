### The author's laboratory, and trials with other weights.

# Commands

gdr-lab = lab
    .about = Try an adventure on a thousand simulated tables, in private; without a file, get templates
    .example = /gdr lab
    .file = file
    .file-about = the adventure, as a spreadsheet (.xlsx) or as TOML, attached

gdr-trial = trial
    .about = Say who would have won with other weights and the same answers, after closing
    .example = /gdr trial
    .file = file
    .file-about = the adventure with the weights to be tried, attached

# Cards

gdr-lab-templates = The laboratory, for whoever writes adventures
gdr-lab-templates-how = Two templates with the same example adventure: a spreadsheet and a TOML file. Fill one in and send it back with { $command }: I try your adventure on a thousand weak, a thousand middling and a thousand good tables, and tell you what is wrong.
gdr-lab-file = adventure
gdr-lab-items-file = items
gdr-lab-title = { $title }: the file is in order
gdr-lab-character = { $name }: thresholds { $min } · { $med } · { $max }, score from { $worst } to { $best }, from the worst sheet to the best
gdr-lab-team = The team
gdr-lab-progress = Progress: thresholds { $min } · { $med } · { $max }
gdr-lab-means = At the simulated tables, weak, middling and good: evaluation { $vsp }, progress { $aa }
gdr-lab-triple = { $weak } · { $middling } · { $good }
gdr-lab-inside = Between the lower and the upper threshold: { $vsp } of the evaluations, { $aa } of the progress. The rules want about { $wanted }.
gdr-lab-better = Thresholds that would keep eight in ten inside, if half of all tables are middling: evaluation { $vsp }, progress { $aa }
gdr-lab-overlap = A weak team finishes ahead of a middling one { $weak } of the time, a middling one ahead of a good one { $middling }
gdr-lab-ties = Two middling teams equal to the hundredth: { $ties }
gdr-lab-much = These decide too much: { $items }
gdr-lab-much-item = { $item } ({ $share } of the differences between teams)
gdr-lab-much-none = No single item decides too much.
gdr-lab-nothing = These decide next to nothing: { $items }
gdr-lab-nothing-none = No item is useless.
gdr-lab-cost = What missing one costs, starting with the item that decides most:
gdr-lab-column-item = Item
gdr-lab-column-player = Player
gdr-lab-column-team = Team
gdr-lab-column-decides = Decides
gdr-lab-picture = Scores of a thousand tables
gdr-lab-picture-how = Eight in ten fall within the bar; the dark line is the middle
gdr-lab-teams-weak = Weak teams
gdr-lab-teams-middling = Middling teams
gdr-lab-teams-good = Good teams
gdr-lab-players-weak = Weak players
gdr-lab-players-middling = Middling players
gdr-lab-players-good = Good players
gdr-book-help-sheet = How to
gdr-book-help =
    Each sheet is a table: its first row says what goes in each column, and stays as it is.
    Characters: the key is one word, and the other sheets use it. Optional: an x.
    Progress and Consistency: a row for each item or section. "landing" is a section, "landing.tracks" an item within it. The weights of each level add up to 100.
    Partly: empty if the item is done or not done; an x if it can be half done; a number if “in part” is not worth half.
    Options: two to eight ways, from the best (worth 100) to the worst (worth 0). With options "partly" stays empty.
    About: the key of a character who may be missing; without that character the item is not asked.
    Thresholds: what weak, middling and good players would have, in points out of a hundred.
    Weights and Values: only what differs from the rules. The names are in the authors' guide.
    No digits in what the referee reads: write numbers in words.
gdr-trial-title = A trial with other weights: it does not count, and changes nothing
gdr-trial-same = { $teams } would have won anyway.
gdr-trial-other = { $teams } would have won.
gdr-trial-place = Pl.
gdr-trial-would = New pl.
gdr-trial-team = Team
gdr-trial-score = Score
gdr-trial-then = New
gdr-trial-best = { $character }: { $now } → { $then }

# Refusals

refused-gdr-adventure-cell = Sheet { $sheet }, cell { $cell }: { $why }
refused-gdr-adventure-not-workbook = I cannot open this spreadsheet: save it again as .xlsx, and send it back.
refused-gdr-adventure-sheets = The spreadsheet lacks the sheet Progress or Characters. The sheets are: { $english } (in Italian { $names }).
