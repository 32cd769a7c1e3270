### Il tavolo: la sua scheda, le mani, le conferme, le contestazioni.

codice-nobody = nessuno
codice-team-gone = una squadra annullata
codice-round = turno { $round } di { $of }
codice-sort-quarterfinal = quarti
codice-sort-semifinal = semifinale
codice-sort-placement = piazzamento
codice-sort-final = finale
codice-team-players = { $team } ({ $players })
codice-seat = { $team } (capo { $chief }, con { $other })
codice-seat-alone = { $team } (capo { $chief })

codice-table-title = Tavolo { $table } · { $round }
codice-hand-title = Tavolo { $table } · mano { $hand } di { $of }
codice-score = { $one } { $first }–{ $second } { $two }
codice-result = { $score }, punti { $first }–{ $second }
codice-next-hand = Mano { $hand } di { $of }: cominciano { $starter }; capi { $one } e { $two }
codice-hand-line = Mano { $hand }: { $outcome }

codice-outcome-agents = { $winner } vincono; { $loser } hanno trovato { $count ->
    [0] zero agenti
    [one] 1 agente
   *[other] { $count } agenti
}
codice-outcome-time = { $winner } vincono; a { $loser } è finito il tempo con { $count ->
    [0] zero agenti trovati
    [one] 1 agente trovato
   *[other] { $count } agenti trovati
}
codice-outcome-assassin = { $winner } vincono; { $loser } hanno trovato l'assassino
codice-outcome-referee = { $winner } vincono per decisione dell'arbitro; { $loser } restano a zero
codice-outcome-nobody = non vince nessuno, né { $one } né { $two }: ha deciso l'arbitro

codice-match-won = { $winner } battono { $loser }
codice-match-given = partita a { $winner } a tavolino contro { $loser }
codice-match-passed = { $winner } vincono senza giocare
codice-match-empty = non si gioca
codice-match-nobody = partita persa a tavolino da tutte e due: { $one } e { $two }

# Registrare, un bottone alla volta

codice-won-button = Vincono { $team }
codice-how = Come hanno vinto { $winner }?
codice-how-agents = 🕵️ Tutti gli agenti
codice-how-time = ⏱️ Tempo degli altri
codice-how-assassin = 💀 Assassino degli altri
codice-won-by-agents = { $winner } hanno trovato tutti gli agenti
codice-won-by-time = { $winner } vincono: a { $loser } è finito il tempo
codice-count-started = Quanti agenti hanno trovato { $loser }? Hanno cominciato: da 0 a { $most }
codice-count-followed = Quanti agenti hanno trovato { $loser }? Non hanno cominciato: da 0 a { $most }
codice-back-button = Indietro
codice-table-clock-button = ⏱️ Orologio
codice-referee-button = ✋ Arbitro
codice-swap-button = Scambia i capi
codice-swapped = { $team }: i capi si sono scambiati il turno
codice-swapped-later = { $team }: i capi si scambiano il turno dal turno { $round }

# La parola dell'altra squadra

codice-confirm = { $team }, è andata così? ({ $players })
codice-confirm-wait = Chi tace conferma, dopo { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
codice-confirm-button = Confermo
codice-contest-button = Contesto
codice-news-confirmed = { $line } — confermata
codice-news-recorded = { $line } — registrata dall'arbitro
codice-news-settled = { $line } — ha deciso l'arbitro
codice-stood = Tavolo { $table }, mano { $hand }: vale. { $team } non hanno risposto

# Contestazioni

codice-disputed = Mano { $hand } contestata
codice-says = { $team } dicono: { $outcome }
codice-says-no = { $team } dicono che non è andata così
codice-wants-referee = { $team } chiedono l'arbitro
codice-referee-wants = L'arbitro vuole vederci chiaro
codice-right-button = Hanno ragione { $team }
codice-referee-awaited = Si aspetta l'arbitro
codice-referees-called = { $who }: serve un arbitro al tavolo { $table }
codice-referee-wanted = Serve un arbitro al tavolo { $table }

# Decisioni degli arbitri

codice-news-decided = { $line } — ha deciso l'arbitro
codice-concerns = Per { $one } e { $two }
codice-proposed = { $who } gioca a questo tavolo e propone — { $what }
codice-proposal-asks = { $team }, siete d'accordo? ({ $players })
codice-agree-button = D'accordo
codice-disagree-button = No, serve un altro arbitro
codice-lift-button = Riprendi la decisione
codice-lifted = Tavolo { $table }: conta di nuovo quello che si è giocato
codice-fixed-title = Corretto: tavolo { $table } del turno { $round }
codice-recounted = Tutto quello che segue è ricalcolato
codice-unsettled = Dopo la correzione i tavoli già pubblicati sarebbero altri: sceglie il direttore
codice-choice-again = Tavoli da scegliere di nuovo
codice-unsettled-played = Già giocati, restano come sono stati:
codice-unsettled-begun = { $count ->
    [one] Al tavolo { $tables }
   *[other] Ai tavoli { $tables }
} si è già registrato qualcosa: il turno non si può riabbinare
codice-difference = Turno { $round }, tavolo { $table }: pubblicato { $posted }; sarebbe { $now }
codice-no-table = nessun tavolo
codice-rests = il riposo di { $team }
codice-against = { $one } – { $two } (cominciano { $starter })
codice-keep-button = Tieni i tavoli
codice-again-button = Riabbina
codice-kept = I tavoli pubblicati restano come sono ({ $count ->
    [one] 1 differenza lasciata
   *[other] { $count } differenze lasciate
})
codice-paired-again = Turno { $round } riabbinato: ecco i tavoli cambiati
