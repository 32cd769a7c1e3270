### Le tabelle dell'esportazione.

mito-sheet-when = data
mito-sheet-winner = vincitore
mito-sheet-player = giocatore{ $seat }
mito-sheet-risikometro = risikometro
mito-sheet-number = numero
mito-sheet-standing = stato
mito-sheet-ladder = metaclassifica
mito-sheet-period = periodo
mito-sheet-place = posto
mito-sheet-value = valore
mito-sheet-best = massimo
mito-sheet-games = partite
mito-sheet-wins = vittorie
mito-sheet-person = giocatore
mito-standing-player = registrata da un giocatore; confermano: { $confirmed }
mito-standing-table = detta al tavolo; confermano: { $confirmed }
mito-standing-referee = registrata da un arbitro; confermano: { $confirmed }
mito-standing-import = importata; confermano: { $confirmed }
mito-standing-disputed = contestata
mito-standing-settled = decisa da un arbitro
