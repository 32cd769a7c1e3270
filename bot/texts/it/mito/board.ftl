### Le metaclassifiche sullo schermo in sala.

mito-board-title = Metaclassifiche M.I.T.O.
mito-board-games = { $games ->
    [0] Ancora nessuna partita
    [one] 1 partita
   *[other] { $games } partite
}
mito-board-last = Ultime partite
mito-board-column-number = N.
mito-board-column-winner = Vince
mito-board-column-gain = Guadagno
mito-board-column-others = Contro
mito-board-ends = Stanno per chiudersi
mito-board-tonight = Stasera
mito-board-with = Al tavolo con { $who }
