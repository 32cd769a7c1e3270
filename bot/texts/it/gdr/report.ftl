### /gdr resoconto: quanto ha distinto ogni domanda.

# I comandi

gdr-report = resoconto
    .about = Mostra quanto ogni domanda ha distinto i giocatori, a torneo chiuso
    .example = /gdr resoconto

# Le carte

gdr-report-title = Quanto hanno distinto le domande
gdr-report-how = Per ogni voce: le risposte usate fra quelle possibili, e la quota della più data. Dove quasi tutti hanno la stessa, la voce non distingue.
gdr-report-within = Fra la soglia minima e la massima (il regolamento ne vuole circa 80 su 100)
gdr-report-within-line = { $name }: { $inside } su { $of } ({ $share }), sotto { $below }, sopra { $above }
gdr-report-teams = Squadre, valutazione
gdr-report-progress = Squadre, avanzamento
gdr-report-by-all = Fatte da tutti: { $items }
gdr-report-by-nobody = Fatte da nessuno: { $items }
gdr-report-flat = { $count ->
    [one] 1 voce quasi piatta, da ripensare: la prima qui sotto.
   *[other] { $count } voci quasi piatte, da ripensare: le prime qui sotto.
}
gdr-report-all-well = Tutte le voci hanno distinto qualcuno.
gdr-report-line = { $question } · { $used }/{ $of } · { $top }
gdr-report-picture = I punteggi veri accanto alle soglie
gdr-report-picture-how = La barra va dalla soglia minima alla massima, la riga è quella media; ogni punto è un giocatore o una squadra
