### /codice correggi, tavolino: che cosa decidono gli arbitri, e che cosa sceglie poi il direttore.

# I comandi

codice-fix = correggi
    .about = Corregge una mano; tutto ciò che segue viene ricalcolato
    .example = /codice correggi 3 2 "I Lupi" agenti 6
    .table = tavolo
    .table-about = numero del tavolo
    .hand = mano
    .hand-about = numero della mano
    .winner = vincitrice
    .winner-about = la squadra che ha vinto
    .ending = esito
    .ending-about = come è finita: agenti, tempo, assassino o arbitro
    .loser-agents = agenti_perdente
    .loser-agents-about = agenti scoperti da chi ha perso; serve con agenti e tempo
    .round = turno
    .round-about = numero del turno; senza, quello in corso

codice-walkover = tavolino
    .about = Assegna a tavolino la partita, o solo una mano
    .example = /codice tavolino 3 "I Lupi"
    .table = tavolo
    .table-about = numero del tavolo
    .loser = perdente
    .loser-about = la squadra che perde; senza, perdono tutte e due
    .hand = mano
    .hand-about = numero della mano, se vale solo per quella

# Le carte

codice-penalty = Penalità a { $team } (articolo 32): turno { $round }, tavolo { $table }, mano { $hand }, { $who }
codice-penalise-button = ⚠️ Penalità a { $team }
codice-penalised = Penalità a { $team } (articolo 32): il turno finisce qui. Prima del prossimo indizio il capo di { $other } copre una parola sua
codice-news-decided = { $line } — ha deciso l'arbitro
codice-concerns = Per { $one } e { $two }
codice-proposed = { $who } gioca a questo tavolo e propone — { $what }
codice-proposal-asks = D'accordo? Risponde { $team } ({ $players })
codice-agree-button = D'accordo
codice-disagree-button = No, serve un altro arbitro
codice-lift-button = Ritira la decisione
codice-lifted = Tavolo { $table }: conta di nuovo quello che si è giocato
codice-fixed-title = Corretto: tavolo { $table } del turno { $round }
codice-recounted = Tutto quello che segue è ricalcolato
codice-unsettled = Dopo la correzione i tavoli già pubblicati sarebbero altri: sceglie il direttore
codice-unsettled-held = Dopo la correzione i tavoli in attesa non sono più quelli della classifica
codice-choice-again = Tavoli da scegliere di nuovo
codice-unsettled-played = Già giocati, restano come sono stati:
codice-unsettled-begun = { $count ->
    [one] Al tavolo { $tables }
   *[other] Ai tavoli { $tables }
} si è già registrato qualcosa: il turno non si può riabbinare
codice-difference = Turno { $round }, tavolo { $table }: pubblicato { $posted }; sarebbe { $now }
codice-difference-held = Turno { $round }, tavolo { $table }: in attesa { $posted }; sarebbe { $now }
codice-no-table = nessun tavolo
codice-rests = il riposo di { $team }
codice-against = { $one } – { $two } (comincia: { $starter })
codice-keep-button = Tieni i tavoli
codice-again-button = Riabbina
codice-kept = I tavoli restano come sono ({ $count ->
    [one] 1 differenza lasciata
   *[other] { $count } differenze lasciate
})
codice-paired-again = Turno { $round } riabbinato: ecco i tavoli cambiati

# Il diario

codice-line-fixed = { $place }: corretta, { $outcome }
codice-line-penalised = { $place }: penalità a { $team } (articolo 32)
codice-line-decided = { $place }: { $what }
codice-line-proposed = { $place }: { $who } propone, { $what }
codice-line-refused = { $place }: { $who } non è d'accordo
codice-line-lifted = { $place }: decisione ritirata
codice-line-proposed-hand = { $place }: { $who } propone, { $outcome }
codice-line-kept = I tavoli restano come sono

# I rifiuti

refused-codice-no-such-hand = Al tavolo { $table } { $last ->
    [0] non c'è ancora nessuna mano da correggere
    [one] c'è solo la mano 1
   *[other] le mani registrate vanno da 1 a { $last }
}.
refused-codice-tables-begun = Ai tavoli { $tables } si è già registrato qualcosa: il turno { $round } non si può riabbinare, tieni i tavoli come sono.
refused-codice-nothing-to-settle = Non c'è più niente da scegliere: i tavoli stanno bene così.
refused-codice-loser-not-here = Quella squadra non gioca al tavolo { $table }: guarda /codice tavoli.
refused-codice-hand-is-so = La mano { $hand } del tavolo { $table } è già registrata così.
refused-codice-final-hand-needs-a-winner = Nelle finali una mano deve avere chi la vince: indica chi la perde.
refused-codice-own-table = Al tavolo { $table } giochi anche tu: decide un altro arbitro (articolo 6).
refused-codice-own-proposal = La proposta viene dalla tua parte del tavolo { $table }: rispondono gli avversari.
refused-codice-nothing-proposed = Al tavolo { $table } non c'è nessuna proposta a cui rispondere.
refused-codice-no-decision = Al tavolo { $table } non c'è una decisione da ritirare.
refused-codice-leaves-open = Così al tavolo { $table } del turno { $round } non avrebbe vinto nessuno, e non si può: il torneo è già andato oltre. Se l'ultima mano è sbagliata, annullala con /annulla.
