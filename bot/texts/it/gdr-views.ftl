### RBB 2.0: le classifiche, i conti, il resoconto, l'esportazione, lo schermo in sala.

gdr-standings-teams = Classifica delle squadre
gdr-standings-character = Classifica · { $name }
gdr-player-of = { $who } ({ $team })
gdr-column-place = Pos.
gdr-column-team = Squadra
gdr-column-player = Giocatore
gdr-column-score = Punti
gdr-column-vsp = VSP
gdr-column-aa = AA
gdr-page-button = Pagina { $page }
gdr-teams-button = Squadre

gdr-explain-title = { $who } · { $team }
gdr-explain-title-team = I conti · { $team }
gdr-explain-total = Punteggio: { $total }
gdr-explain-sheets = { $count ->
    [one] Scheda di { $names }
   *[other] Media delle schede di { $names }
}
gdr-explain-part = { $part }: { $points } su { $most }
gdr-explain-player = { $who }: { $points } senza il senso dell'avventura
gdr-explain-mean = Media dei giocatori (VSP): { $points }
gdr-explain-vsp = VSP { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-explain-aa = AA { $value }: ({ $value } − { $low }) / ({ $high } − { $low }) × { $share } = { $points }
gdr-either = { $first } / { $then }
gdr-explain-line = { $question }: { $answer } → { $points } / { $most }
gdr-explain-team-button = Squadra

gdr-report-title = Quanto hanno distinto le domande
gdr-report-how = Per ogni voce: le risposte usate fra quelle possibili, e la quota della più data. Dove quasi tutti hanno la stessa, la voce non distingue.
gdr-report-flat = { $count ->
    [one] 1 voce quasi piatta, da ripensare: la prima qui sotto.
   *[other] { $count } voci quasi piatte, da ripensare: le prime qui sotto.
}
gdr-report-all-well = Tutte le voci hanno distinto qualcuno.
gdr-report-line = { $question } · { $used }/{ $of } · { $top }

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
