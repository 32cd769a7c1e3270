### Files that are read: the lines that do not fit.

# The cards

import-line = Line { $line }: { $why }
import-more = …and { $count } more
import-progress = Importing: { $done } lines of { $all }
import-all-read = I have read all { $all } lines.

# The refusals

refused-import-unreadable = This file cannot be read as a CSV: in your spreadsheet, save or export it as CSV.
