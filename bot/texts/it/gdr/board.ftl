### RBB 2.0: lo schermo in sala.

gdr-board-over = { $count ->
    [one] Vince { $teams }
   *[other] Vincono alla pari { $teams }
}
gdr-board-no-adventure = Si aspetta l'avventura
gdr-board-teams = Squadre
gdr-board-players = Giocatori
gdr-board-sheet = Scheda
gdr-board-waits = in attesa
gdr-board-in = consegnata
