### The tables of an export.

mito-sheet-when = date
mito-sheet-winner = winner
mito-sheet-player = player{ $seat }
mito-sheet-risikometro = risikometro
mito-sheet-number = number
mito-sheet-standing = standing
mito-sheet-ladder = ladder
mito-sheet-period = period
mito-sheet-place = place
mito-sheet-value = value
mito-sheet-best = best
mito-sheet-games = games
mito-sheet-wins = wins
mito-sheet-person = player
mito-standing-player = recorded by a player; confirmed by: { $confirmed }
mito-standing-table = reported at the table; confirmed by: { $confirmed }
mito-standing-referee = recorded by a referee; confirmed by: { $confirmed }
mito-standing-import = imported; confirmed by: { $confirmed }
mito-standing-disputed = disputed
mito-standing-settled = decided by a referee
