### /codice mano, contesta: la scheda del tavolo, le mani, la parola dell'altra squadra, le contestazioni.

# I comandi

codice-hand = mano
    .about = Registra come è finita una mano
    .example = /codice mano 3 "Gli Orsi" assassino
    .table = tavolo
    .table-about = numero del tavolo
    .winner = vincitrice
    .winner-about = la squadra che ha vinto
    .ending = esito
    .ending-about = come è finita: agenti, tempo, assassino o arbitro
    .loser-agents = agenti_perdente
    .loser-agents-about = agenti scoperti da chi ha perso; serve con agenti e tempo
    .hand = mano
    .hand-about = quale mano, se può essere più d'una: senza, quella che si capisce

codice-dispute = contesta
    .about = Chiama un arbitro al tavolo
    .example = /codice contesta 3
    .table = tavolo
    .table-about = numero del tavolo
    .hand = mano
    .hand-about = quale mano, se può essere più d'una

choices-ending =
    .agents = agenti
    .time = tempo
    .assassin = assassino
    .referee = arbitro

# Le carte

codice-table-title = Tavolo { $table } · { $round }
codice-hand-title = Tavolo { $table } · mano { $hand } di { $of }
codice-hand-line = Mano { $hand }: { $outcome }
codice-match-won = Partita a { $winner } contro { $loser }
codice-won-button = Vittoria di { $team }
codice-how = Vittoria di { $winner }: come?
codice-how-agents = 🕵️ Tutti gli agenti
codice-how-time = ⏱️ Tempo finito agli altri
codice-how-assassin = 💀 Assassino trovato dagli altri
codice-won-by-agents = Vittoria di { $winner }: tutti gli agenti trovati
codice-won-by-time = Vittoria di { $winner }: tempo finito per { $loser }
codice-count-started = Agenti trovati da { $loser }, la squadra che ha cominciato: quanti? Da 0 a { $most }
codice-count-followed = Agenti trovati da { $loser }, la squadra che non ha cominciato: quanti? Da 0 a { $most }
codice-back-button = Indietro
codice-table-clock-button = ⏱️ Orologio
codice-referee-button = ✋ Arbitro
codice-swap-button = Scambia i capi
codice-swapped = { $team }: i capi si sono scambiati il turno
codice-swapped-later = { $team }: i capi si scambiano a partire dal turno { $round }
codice-confirm = { $team }, è andata così? ({ $players })
codice-confirm-wait = Chi tace conferma, dopo { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
codice-confirm-alone = Chi tace non conferma: serve la parola di { $team }, o di un arbitro
codice-confirm-button = Confermo
codice-confirm-all-button = Confermo tutto
codice-contest-button = Contesto
codice-contest-hand-button = Contesto la mano { $hand }
codice-news-confirmed = { $line } — confermata
codice-news-repeated = { $line } — già registrata: rispondono gli avversari
codice-news-recorded = { $line } — registrata dall'arbitro
codice-news-settled = { $line } — ha deciso l'arbitro
codice-which-title = Tavolo { $table }: quale mano è?
codice-which-told = { $line } — registrata, non ancora definitiva
codice-which-next = Mano { $hand }: la prossima
codice-which-type = Per ora non ho registrato niente. Premi, o scrivi anche il numero: mano:{ $hand }
codice-which-button = Mano { $hand }
codice-told-alone = Questa partita l'ha raccontata una squadra sola, { $team }: il turno aspetta il sì di { $other } o di un arbitro
codice-told-alone-director = { $who }, senti anche l'altra squadra
codice-stood = Tavolo { $table }, mano { $hand }: vale. Nessuna risposta da { $team }
codice-disputed = Mano { $hand } contestata
codice-says = Secondo { $team }: { $outcome }
codice-says-no = Secondo { $team } non è andata così
codice-wants-referee = Arbitro chiesto da { $team }
codice-referee-wants = L'arbitro vuole vederci chiaro
codice-right-button = Ha ragione la squadra { $team }
codice-played-here = Mano { $hand } di { $of }: si gioca qui, e il risultato si scrive da solo
codice-referee-awaited = Si aspetta l'arbitro
codice-referees-called = { $who }: serve un arbitro al tavolo { $table }
codice-referee-wanted = Serve un arbitro al tavolo { $table }

# Il diario

codice-line-swapped = { $team }: capi scambiati dal turno { $since }
codice-line-reported = { $place }: { $outcome } (secondo { $team })
codice-line-recorded = { $place }: { $outcome } (arbitro)
codice-line-confirmed = { $place }: { $outcome } (confermata)
codice-line-disputed = { $place }: contestata da { $who }
codice-line-rival = { $place }: contestata, secondo { $team }: { $outcome }
codice-line-stood = { $place }: vale, nessuno ha risposto
codice-line-told-alone = { $place }: raccontata da una squadra sola, aspetta
codice-line-called = { $place }: { $who } chiama un arbitro

# I rifiuti

refused-codice-table-of-before = Al tavolo { $table } hai giocato nel turno { $round }: ora si gioca il { $now }, e lì non ci sei. Una mano di un turno passato la mette a posto un arbitro, con /codice correggi.
refused-codice-not-your-table = Al tavolo { $table } registrano le sue due squadre e gli arbitri.
refused-codice-winner-not-here = Quella squadra non gioca al tavolo { $table }: guarda /codice tavoli.
refused-codice-agents-missing = Quanti agenti ha trovato chi ha perso? Aggiungi un numero da 0 a { $most } (articolo 33).
refused-codice-agents-too-many = { $started ->
    [1] Chi ha perso aveva cominciato: può aver trovato da 0 a { $most } agenti, non { $have } (articolo 33).
   *[other] Chi ha perso non aveva cominciato: può aver trovato da 0 a { $most } agenti, non { $have } (articoli 33 e 34).
}
refused-codice-agents-lost = Chi trova l'assassino resta a 0 punti (articolo 36): togli il numero di agenti.
refused-codice-agents-not-by-decision = A tavolino chi perde resta a 0 (articolo 32): togli il numero di agenti.
refused-codice-hand-other = Al tavolo { $table } si è già andati avanti: tocca alla mano { $hand }.
refused-codice-hand-here = La mano { $hand } del tavolo { $table } si gioca qui: il risultato si scrive da solo. Se non si può finire, chiamate un arbitro con /codice contesta.
refused-codice-hand-disputed = Al tavolo { $table } la mano { $hand } è contestata: prima decide l'arbitro.
refused-codice-match-complete = Al tavolo { $table } le mani ci sono tutte; per cambiarne una c'è /codice correggi.
refused-codice-match-decided = Al tavolo { $table } la partita del turno { $round } è già decisa a tavolino.
refused-codice-referee-decides = A tavolino decide l'arbitro: chiamalo con /codice contesta.
refused-codice-nothing-to-confirm = La mano { $hand } del tavolo { $table } non aspetta più conferma.
refused-codice-own-report = La mano { $hand } del tavolo { $table } l'ha registrata la tua squadra: rispondono gli avversari.
refused-codice-referee-called = Al tavolo { $table } l'arbitro è già stato chiamato.
refused-codice-begun-by-others = Questa mano la sta raccontando qualcun altro: non la finisci tu. Premi «Indietro», poi la squadra che ha vinto.
