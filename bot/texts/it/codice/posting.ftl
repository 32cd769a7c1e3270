### /codice trattieni, pubblica: gli avvisi, trattenuti, pubblicati, annullati.

# I comandi

codice-hold = trattieni
    .about = Trattiene gli avvisi finché il direttore non li ha visti
    .example = /codice trattieni si
    .wanted = attivo
    .wanted-about = sì per trattenerli, no per lasciarli andare

codice-post = pubblica
    .about = Pubblica di nuovo un avviso
    .example = /codice pubblica classifica
    .what = cosa
    .what-about = tavoli, classifica o tabellone

choices-post-what =
    .tables = tavoli
    .standings = classifica
    .bracket = tabellone

# Le carte

codice-hold-on = Da adesso gli avvisi aspettano il direttore
codice-hold-how = Tavoli, classifiche e premi: quando ce n'è uno lo dico qui, e il direttore lo vede prima di tutti
codice-hold-off = Gli avvisi escono di nuovo da soli
codice-hold-off-button = Non trattenere più
codice-held-title = Avvisi in attesa del direttore
codice-held-changed = I tavoli in attesa sono cambiati: il direttore li vede con «Rivedi»
codice-held-unsettled = I tavoli in attesa sarebbero altri: il direttore sceglie da «Rivedi»
codice-held-pairings = Tavoli del turno { $round }
codice-held-standings = Risultati e classifica dopo il turno { $round }
codice-held-results = Premiazione
codice-review-button = Rivedi
codice-release-button = Pubblica
codice-release-choose = Prima di pubblicare: quali tavoli?
codice-released = Avvisi pubblicati
codice-posted = Pubblicato in { $room }

# Il diario

codice-line-paired = Turno { $round }: { $pairings ->
    [one] 1 tavolo
   *[other] { $pairings } tavoli
} ({ $why })
codice-line-closed = Turno { $round } chiuso
codice-line-ended = Torneo finito

# I rifiuti

refused-codice-post-held = I nuovi avvisi ti aspettano: prima «Rivedi» e «Pubblica», oppure /codice trattieni no.
