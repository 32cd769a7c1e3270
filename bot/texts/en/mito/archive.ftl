### /mito archive.

# The commands

mito-archive = archive
    .about = Show a closed week, month, quarter or year
    .example = /mito archive month 2026-04
    .which = which
    .which-about = week, month, quarter or year
    .period = period
    .period-about = which one; without it, the last closed

# The cards

mito-archive-older = ← { $period }
mito-archive-newer = { $period } →

# The refusals

refused-mito-no-such-period = I cannot read “{ $value }” as a period: write for instance { $example }.
refused-mito-period-open = { $period } is not over yet: see it with /mito ladder.
refused-mito-period-empty = No games are recorded in this period: { $period }.
refused-mito-none-closed = No period of this ladder has closed yet.
