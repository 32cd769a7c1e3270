### Diplomacy: le tabelle dell'esportazione.

diplomacy-sheet-number = numero
diplomacy-sheet-player = giocatore
diplomacy-sheet-person = persona
diplomacy-sheet-since = dal round
diplomacy-sheet-fate = stato
diplomacy-sheet-round = round
diplomacy-sheet-board = tavolo
diplomacy-sheet-power = potenza
diplomacy-sheet-centres = centri
diplomacy-sheet-place = posto
diplomacy-sheet-points = punti
diplomacy-sheet-sum = conto
diplomacy-sheet-year = anno
diplomacy-fate-in = in gara
diplomacy-fate-withdrawn = ritirato
diplomacy-fate-disqualified = squalificato
