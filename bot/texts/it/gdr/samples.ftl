### Il tavolo di prova, prima dell'evento.

# I comandi

gdr-sample = campione
    .about = Fa di una squadra il tavolo di prova: lo valutano tutti gli arbitri, e non gareggia
    .example = /gdr campione "I Prova"
    .team = squadra
    .team-about = la squadra che fa da prova

gdr-calibration = taratura
    .about = Mostra quanto gli arbitri si somigliano sul tavolo di prova, a chi ha consegnato
    .example = /gdr taratura "I Prova"
    .team = squadra
    .team-about = il tavolo di prova

# Le carte

gdr-sample-set = Tavolo di prova · { $team }
gdr-sample-what = Lo valutano tutti gli arbitri, ognuno per conto suo; chi ha consegnato vede dove vi somigliate. Non entra in nessuna classifica.
gdr-calibration-button = Dove ci somigliamo
gdr-calibration-title = Taratura · { $team }
gdr-calibration-of = Schede consegnate: { $names }
gdr-leaning-even = { $who }: nella media degli altri
gdr-leaning-severe = { $who }: severità sopra la media (più in basso { $below }, più in alto { $above }, su { $asked })
gdr-leaning-mild = { $who }: indulgenza sopra la media (più in alto { $above }, più in basso { $below }, su { $asked })
gdr-calibration-splits = Dove avete risposto in modo diverso, prima i più lontani:
gdr-calibration-alike = Avete risposto tutti allo stesso modo.
gdr-calibration-more = { $count ->
    [one] …e un'altra.
   *[other] …e altre { $count }.
}

# Il diario

gdr-line-sample = { $who } fa di { $team } il tavolo di prova

# I rifiuti

refused-gdr-sample-already = Il tavolo di prova è già { $team }.
refused-gdr-sample-begun = Qualcuno ha già cominciato a valutare { $team }: non può più diventare il tavolo di prova.
refused-gdr-no-sample = La squadra { $team } gareggia: la taratura si fa su un tavolo di prova, con /gdr campione.
refused-gdr-sample-first = Prima consegna la tua scheda di { $team }: poi vedi quelle degli altri.
