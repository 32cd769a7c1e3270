### Il diario e le tabelle esportate dei tornei di Nome in Codice.

codice-line-table = Turno { $round }, tavolo { $table }
codice-line-hand = Turno { $round }, tavolo { $table }, mano { $hand }
codice-line-winner = vincono { $team }
codice-line-opened = Aperto il registro di un torneo di Nome in Codice
codice-line-started = Primo sorteggio fra { $teams } squadre
codice-line-swapped = { $team }: capi scambiati dal turno { $since }
codice-line-paired = Turno { $round }: { $pairings ->
    [one] 1 tavolo
   *[other] { $pairings } tavoli
} ({ $why })
codice-why-draw = sorteggio
codice-why-standings = dalla classifica
codice-why-entry = una squadra in più
codice-why-withdrawal = una squadra in meno
codice-why-bye = riposo spostato
codice-why-by-hand = a mano
codice-why-correction = dopo una correzione
codice-line-closed = Turno { $round } chiuso
codice-line-ended = Torneo finito
codice-line-reported = { $place }: { $outcome } (lo dicono { $team })
codice-line-recorded = { $place }: { $outcome } (arbitro)
codice-line-confirmed = { $place }: { $outcome } (confermata)
codice-line-disputed = { $place }: contestata da { $who }
codice-line-rival = { $place }: contestata, { $team } dicono: { $outcome }
codice-line-stood = { $place }: vale, nessuno ha risposto
codice-line-called = { $place }: { $who } chiama un arbitro
codice-line-fixed = { $place }: corretta, { $outcome }
codice-line-decided = { $place }: { $what }
codice-line-given = partita a { $team } a tavolino
codice-line-given-nobody = partita persa da tutte e due a tavolino
codice-line-proposed = { $place }: { $who } propone, { $what }
codice-line-refused = { $place }: { $who } non è d'accordo
codice-line-lifted = { $place }: decisione ripresa
codice-line-proposed-hand = { $place }: { $who } propone, { $outcome }
codice-line-kept = I tavoli pubblicati restano come sono

codice-sheet-number = numero
codice-sheet-team = squadra
codice-sheet-players = giocatori
codice-sheet-paid = pagato
codice-sheet-box = scatola
codice-sheet-since = dal turno
codice-sheet-fate = stato
codice-sheet-place = posto
codice-sheet-round = turno
codice-sheet-table = tavolo
codice-sheet-hand = mano
codice-sheet-starter = comincia
codice-sheet-winner = vincitrice
codice-sheet-loser = perdente
codice-sheet-ending = esito
codice-sheet-agents = agenti perdente
codice-sheet-standing = conferma
codice-sheet-total = mani vinte
codice-sheet-won-of = mani turno { $round }
codice-sheet-own-of = punti turno { $round }
codice-sheet-all-of = punti di tutti turno { $round }
codice-fate-in = in gara
codice-fate-withdrawn = ritirata
codice-fate-disqualified = squalificata
codice-standing-reported = in attesa
codice-standing-confirmed = confermata
codice-standing-disputed = contestata
codice-by-decision = a tavolino
