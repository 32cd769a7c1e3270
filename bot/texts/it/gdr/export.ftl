### RBB 2.0: le tabelle dell'esportazione.

gdr-sheet-number = Numero
gdr-sheet-team = Squadra
gdr-sheet-player = Giocatore
gdr-sheet-character = Personaggio
gdr-sheet-place = Posizione
gdr-sheet-score = Punteggio
gdr-sheet-vsp = VSP
gdr-sheet-aa = AA
gdr-sheet-referee = Arbitro
gdr-sheet-question = Voce
gdr-sheet-answer = Risposta
