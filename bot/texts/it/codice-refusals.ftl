### I rifiuti del torneo: perché no, e che cosa fare invece.

refused-codice-no-tournament = Qui il torneo non è ancora aperto: un direttore lo apre con /codice nuovo.
refused-codice-not-started = Il torneo non è ancora cominciato: un direttore fa il sorteggio con /codice inizia.
refused-codice-started-already = Il primo turno è già sorteggiato: lo vedi con /codice tavoli.
refused-codice-ended = Il torneo è finito: le correzioni si fanno con /codice correggi, indicando il turno.
refused-codice-too-few-teams = Servono almeno { $least } squadre (articolo 5): per ora { $have ->
    [0] non ce n'è nessuna
    [one] ce n'è 1
   *[other] ce ne sono { $have }
}.
refused-codice-team-of-two = Una squadra è di { $players } giocatori (articolo 1).
refused-codice-team-not-yours = Ognuno iscrive la squadra in cui gioca: per le altre ci vuole un direttore.
refused-codice-name-taken = C'è già una squadra che si chiama «{ $name }»: scegli un altro nome.
refused-codice-no-such-team = Non c'è nessuna squadra «{ $name }»: le vedi con /codice tavoli.
refused-codice-team-of-many = «{ $name }» può voler dire { $names }: scrivi il nome intero.
refused-codice-team-not-waiting = { $name } non è in attesa di un posto.
refused-codice-entries-closed = Le iscrizioni sono chiuse: una squadra in ritardo la fa entrare un direttore.
refused-codice-robin-closed = Nel girone a { $teams } squadre nessuno può entrare dopo il sorteggio.
refused-codice-too-late = È troppo tardi: dopo { $rounds } turni le qualificazioni sono finite.
refused-codice-import-empty = Nel file non c'è nessuna squadra: una riga per squadra, con nome, giocatore 1, giocatore 2, pagato, scatola.
refused-codice-import-missing = servono il nome della squadra e due giocatori
refused-codice-import-yes-or-no = «{ $value }» non è né sì né no

refused-codice-no-such-round = I turni pubblicati vanno da 1 a { $last }.
refused-codice-no-such-table = In questo turno i tavoli vanno da 1 a { $last }.
refused-codice-no-such-hand = Al tavolo { $table } { $last ->
    [0] non c'è ancora nessuna mano da correggere
    [one] c'è solo la mano 1
   *[other] le mani registrate vanno da 1 a { $last }
}.
refused-codice-round-other = Questo bottone è di un altro turno: ora si gioca il turno { $round }. Guarda /codice tavoli.
refused-codice-round-begun = Il turno { $round } è già cominciato: i tavoli non si cambiano più a mano.
refused-codice-tables-held = I tavoli del turno { $round } li sta guardando il direttore: fra poco sono qui.
refused-codice-tables-missing = Mancano ancora i tavoli { $tables }: il turno si chiude con l'ultima mano.
refused-codice-tables-are-fixed = Nel girone e nelle finali i tavoli li dà il regolamento: non si cambiano a mano.
refused-codice-tables-begun = Ai tavoli { $tables } si è già registrato qualcosa: il turno { $round } non si può riabbinare, tieni i tavoli come sono.
refused-codice-nothing-to-settle = Non c'è più niente da scegliere: i tavoli stanno bene così.
refused-codice-no-bye = In questo turno non riposa nessuno.
refused-codice-has-the-bye = Quella squadra riposa già.
refused-codice-same-team = Sono la stessa squadra: indicane due diverse.
refused-codice-own-team = Riguarda la tua squadra: lo deve fare un altro direttore.
refused-codice-not-in-this-round = { $name } non gioca in questo turno.
refused-codice-not-in-standings = { $name } non è in classifica.

refused-codice-not-your-table = Al tavolo { $table } registrano le sue due squadre e gli arbitri.
refused-codice-winner-not-here = Quella squadra non gioca al tavolo { $table }: guarda /codice tavoli.
refused-codice-loser-not-here = Quella squadra non gioca al tavolo { $table }: guarda /codice tavoli.
refused-codice-agents-missing = Quanti agenti ha trovato chi ha perso? Aggiungi un numero da 0 a { $most } (articolo 33).
refused-codice-agents-too-many = { $started ->
    [1] Chi ha perso aveva cominciato: può aver trovato da 0 a { $most } agenti, non { $have } (articolo 33).
   *[other] Chi ha perso non aveva cominciato: può aver trovato da 0 a { $most } agenti, non { $have } (articoli 33 e 34).
}
refused-codice-agents-lost = Chi trova l'assassino resta a 0 punti (articolo 36): togli il numero di agenti.
refused-codice-agents-not-by-decision = A tavolino chi perde resta a 0 (articolo 32): togli il numero di agenti.
refused-codice-hand-other = Al tavolo { $table } si è già andati avanti: tocca alla mano { $hand }.
refused-codice-hand-disputed = Al tavolo { $table } la mano { $hand } è contestata: prima decide l'arbitro.
refused-codice-hand-is-so = La mano { $hand } del tavolo { $table } è già registrata così.
refused-codice-match-complete = Al tavolo { $table } le mani ci sono tutte; per cambiarne una c'è /codice correggi.
refused-codice-match-decided = Al tavolo { $table } la partita del turno { $round } è già decisa a tavolino.
refused-codice-referee-decides = A tavolino decide l'arbitro: chiamalo con /codice contesta.
refused-codice-nothing-to-confirm = La mano { $hand } del tavolo { $table } non aspetta più conferma.
refused-codice-own-report = La mano { $hand } del tavolo { $table } l'ha registrata la tua squadra: rispondono gli avversari.
refused-codice-referee-called = Al tavolo { $table } l'arbitro è già stato chiamato.
refused-codice-final-hand-needs-a-winner = Nelle finali una mano deve avere chi la vince: indica chi la perde.
refused-codice-own-table = Al tavolo { $table } giochi anche tu: decide un altro arbitro (articolo 6).
refused-codice-own-proposal = L'hai proposto dalla tua parte del tavolo { $table }: rispondono gli avversari.
refused-codice-nothing-proposed = Al tavolo { $table } non c'è niente su cui essere d'accordo.
refused-codice-no-decision = Al tavolo { $table } non c'è una decisione da riprendere.
refused-codice-leaves-open = Così al tavolo { $table } del turno { $round } non avrebbe vinto nessuno, e non si può: il torneo è già andato oltre. Se l'ultima mano è sbagliata, annullala con /annulla.

refused-codice-no-clock = Al tavolo { $table } l'orologio non è partito: /codice orologio { $table }
refused-codice-clock-on = Al tavolo { $table } l'orologio della mano { $hand } corre già.
refused-codice-clock-stopped = Al tavolo { $table } l'orologio è fermo: prima fallo ripartire.
refused-codice-flag-fell = Al tavolo { $table } il tempo di { $team } è finito: registra la mano.

refused-tournament-begun = In questa stanza c'è già un torneo: aprine un altro in un'altra stanza.
refused-tournament-over-already = Questo torneo è già finito.
refused-tournament-no-such-entrant = Questa squadra non c'è: la trovi con /codice tavoli.
refused-tournament-player-twice = La stessa persona compare due volte.
refused-tournament-plays-already = { $player } gioca già per { $name }.
refused-tournament-not-in-it = { $player } non gioca per { $name }.
refused-tournament-out-already = { $name } è già fuori dal torneo.
refused-tournament-nothing-to-mark = Dimmi che cosa segnare: pagato:si, scatola:si, o tutti e due.
refused-tournament-clock-held = L'orologio del turno { $round } parte quando pubblichi i suoi tavoli: «Rivedi» e «Pubblica».
refused-tournament-minutes-too-few = Serve almeno un minuto.
refused-tournament-no-round-on = Adesso non c'è nessun turno in corso.
refused-tournament-held-already = Gli avvisi aspettano già il direttore.
refused-tournament-not-held = Gli avvisi non sono trattenuti.
refused-tournament-nothing-held = Non c'è nessun avviso in attesa.
