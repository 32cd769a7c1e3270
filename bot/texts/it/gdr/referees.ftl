### /gdr arbitri: quanto è stato severo ognuno.

# I comandi

gdr-referees = arbitri
    .about = Mostra quanto è stato severo ogni arbitro e che cosa cambierebbe, a torneo chiuso
    .example = /gdr arbitri

# Le carte

gdr-severity-title = Arbitri
gdr-severity-how = Una stima, che non corregge niente: dove due arbitri hanno valutato la stessa squadra, o uno più squadre, si distingue quanto vale la squadra da quanto è severo chi la valuta; altrove la differenza va metà e metà.
gdr-severity-severe = { $sheets ->
    [one] { $who }: { $points } punti in meno degli altri (1 scheda)
   *[other] { $who }: { $points } punti in meno degli altri ({ $sheets } schede)
}
gdr-severity-mild = { $sheets ->
    [one] { $who }: { $points } punti in più degli altri (1 scheda)
   *[other] { $who }: { $points } punti in più degli altri ({ $sheets } schede)
}
gdr-severity-even = { $sheets ->
    [one] { $who }: come gli altri (1 scheda)
   *[other] { $who }: come gli altri ({ $sheets } schede)
}
gdr-likeness-title = Quanto si somigliano due schede della stessa squadra
gdr-likeness = { $team } · { $first } e { $second }: { $same } di risposte uguali; vicine { $near }, all'opposto { $opposite }
gdr-corrected-title = La classifica, e quella che sarebbe senza la severità stimata
gdr-corrected-same = L'ordine non cambierebbe.
gdr-corrected-other = L'ordine cambierebbe. Vale la classifica del torneo: questa si guarda soltanto.
gdr-corrected-place = Pos.
gdr-corrected-would = Sarebbe
gdr-corrected-team = Squadra
gdr-corrected-score = Punti
gdr-corrected-without = Senza
