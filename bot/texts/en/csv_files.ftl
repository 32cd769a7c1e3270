### Files that are read: the lines that do not fit.

# The cards

import-line = Line { $line }: { $why }
import-more = …and { $count } more

# The refusals

refused-import-unreadable = This file cannot be read as a CSV: in your spreadsheet, save or export it as CSV.
