### /codice nuovo, squadra, iscrizione, importa, ritira, sostituisci, inizia: il torneo si apre, le squadre entrano ed escono, si sorteggia.

# I comandi

codice = codice
    .about = Tornei di Nome in Codice, uno per stanza

codice-new = nuovo
    .about = Apre il torneo in questa stanza
    .example = /codice nuovo "Torneo di primavera" 16
    .name = nome
    .name-about = il nome del torneo
    .places = posti
    .places-about = quante squadre al massimo; ha la precedenza chi porta una scatola

codice-team = squadra
    .about = Iscrive una squadra di due
    .example = /codice squadra "Gli Orsi" @Anna @Bruno
    .name = nome
    .name-about = il nome della squadra
    .player1 = giocatore1
    .player1-about = chi fa il capo dell'agenzia nella prima mano
    .player2 = giocatore2
    .player2-about = l'altra metà della squadra

codice-import = importa
    .about = Iscrive le squadre di un file CSV
    .example = /codice importa
    .file = file
    .file-about = nome, giocatore 1, giocatore 2, pagato, scatola: una squadra per riga
    .answers = risposte
    .answers-about = chi sono i nomi incerti

codice-entry = iscrizione
    .about = Segna se una squadra ha pagato e se porta una scatola
    .example = /codice iscrizione "Gli Orsi" si si
    .team = squadra
    .team-about = la squadra
    .paid = pagato
    .paid-about = sì se ha pagato la quota
    .box = scatola
    .box-about = sì se porta una copia del gioco

codice-drop = ritira
    .about = Ritira una squadra dal torneo
    .example = /codice ritira "I Lupi"
    .team = squadra
    .team-about = la squadra
    .disqualify = squalifica
    .disqualify-about = sì se è una squalifica

codice-replace = sostituisci
    .about = Fa entrare una riserva al posto di chi gioca in una squadra
    .example = /codice sostituisci "Gli Orsi" @Bruno con:@Carla
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = chi esce
    .by = con
    .by-about = chi entra

codice-start = inizia
    .about = Chiude le iscrizioni e sorteggia il primo turno
    .example = /codice inizia

# Le carte

codice-opened = { $name }: il torneo è aperto
codice-in-the-way = { $name }: il torneo non è finito, ed è ancora aperto in questa stanza
codice-in-the-way-how = Se lo chiudi non si gioca più, ma resta nel registro: lo ritrovi, e un annullamento lo riapre
codice-shut-button = Chiudilo
codice-shut = { $name }: il torneo è chiuso
codice-shut-how = Lo ritrovi con /diario registro:codice
codice-open-button = Apri { $name }
codice-how-to-enter = Le squadre sono di due: { $command }, con nome e giocatori
codice-places = { $places ->
    [one] Un posto
   *[other] { $places } posti
}: oltre, entra prima chi porta una scatola, poi chi si è iscritto prima
codice-enter-button = Iscrivi una squadra
codice-entries-button = Iscritte
codice-start-button = Sorteggia
codice-entered = { $team }: iscrizione fatta
codice-entered-late = Gioca dal turno { $round }; per i turni persi ha 0 punti
codice-teams-count = { $count ->
    [0] Nessuna squadra iscritta
    [one] 1 squadra iscritta
   *[other] { $count } squadre iscritte
}
codice-boxes-count = { $count ->
    [0] Nessuna scatola
    [one] 1 scatola
   *[other] { $count } scatole
}{ $tables ->
    [0] : non ci sono ancora tavoli
    [one] { " " }per 1 tavolo
   *[other] { " " }per { $tables } tavoli
}
codice-fee = { $sum } { $mark }
codice-fees = Quote ({ $each } a testa): pagati { $paid } su { $due }, mancano { $left }
codice-waits = I posti sono { $places } e per ora non c'è: chi porta una scatola ha la precedenza
codice-is-waiting = in attesa
codice-paid-button = 💶 Ha pagato
codice-box-button = 📦 Porta una scatola
codice-entries-title = Squadre iscritte
codice-head-number = #
codice-head-team = Squadra
codice-head-players = Chi gioca
codice-head-paid = Quota
codice-head-box = Scatola
codice-head-place-kept = Posto
codice-drop-ends = Senza { $team } il torneo finisce: la squadra va fuori davvero?
codice-drop-ends-left = { $count ->
    [0] Non resta nessuna squadra
    [one] Resta solo { $teams }
   *[other] Restano { $teams }
}: i turni che mancano sono a tavolino e la premiazione esce subito
codice-drop-ends-how = Se è uno sbaglio, non premere niente: non è successo nulla
codice-drop-ends-yes = Sì, il torneo finisce
codice-withdrawn = { $team }: squadra ritirata
codice-result-stands = Tavolo { $table }, il risultato resta: { $result }
codice-disqualified = { $team }: squadra squalificata
codice-replaced = { $team }: { $by } al posto di { $player }
codice-imported = { $count ->
    [one] Entrata 1 squadra
   *[other] Entrate { $count } squadre
} su { $all }
codice-started = Si comincia: { $teams } squadre
codice-rounds-plan = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
} di qualificazione, poi passano in { $qualifiers }
codice-rounds-plan-finals = { $rounds ->
    [one] Finali: un turno solo
   *[other] Finali in { $rounds } turni
}
codice-rounds-plan-robin = Girone all'italiana in { $rounds } turni: tutte contro tutte, senza finali
codice-rounds-plan-extended = { $teams } squadre sono più di quante ne prevede la tabella 1: l'ho estesa, un turno in più a ogni raddoppio
codice-left-out = Nessun posto per { $team }
codice-admit-button = Fai entrare { $team }

# Il diario

codice-line-opened = Aperto il registro di un torneo di Nome in Codice
codice-line-started = Primo sorteggio fra { $teams } squadre

# I rifiuti

refused-codice-no-tournament = Qui il torneo non è ancora aperto: un direttore lo apre con /codice nuovo.
refused-codice-not-started = Il torneo non è ancora cominciato: un direttore fa il sorteggio con /codice inizia.
refused-codice-started-already = Il primo turno è già sorteggiato: lo vedi con /codice tavoli.
refused-codice-too-few-teams = Servono almeno { $least } squadre (articolo 5): per ora { $have ->
    [0] non ce n'è nessuna
    [one] ce n'è 1
   *[other] ce ne sono { $have }
}.
refused-codice-team-of-two = Una squadra è di { $players } giocatori (articolo 1).
refused-codice-team-not-yours = Ognuno iscrive la squadra in cui gioca: per le altre ci vuole un direttore.
refused-codice-name-taken = C'è già una squadra che si chiama «{ $name }»: scegli un altro nome.
refused-codice-team-not-waiting = Non è in attesa di un posto la squadra { $name }.
refused-codice-entries-closed = Le iscrizioni sono chiuse: una squadra in ritardo la fa entrare un direttore.
refused-codice-robin-closed = Nel girone a { $teams } squadre nessuno può entrare dopo il sorteggio.
refused-codice-too-late = È troppo tardi: dopo { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
} le qualificazioni sono finite.
refused-codice-import-empty = Nel file non c'è nessuna squadra: una riga per squadra, con nome, giocatore 1, giocatore 2, pagato, scatola.
refused-codice-import-missing = servono il nome della squadra e due giocatori
refused-codice-import-yes-or-no = «{ $value }» non è né sì né no
