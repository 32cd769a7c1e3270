### Nomi dei comandi di Nome in Codice.

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

codice-tables = tavoli
    .about = Mostra i tavoli di un turno, chi comincia e a che mano si è
    .example = /codice tavoli
    .round = turno
    .round-about = numero del turno; senza, quello in corso

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

codice-dispute = contesta
    .about = Chiama un arbitro al tavolo
    .example = /codice contesta 3
    .table = tavolo
    .table-about = numero del tavolo

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
    .about = Assegna a tavolino la partita, o solo la prossima mano
    .example = /codice tavolino 3 "I Lupi"
    .table = tavolo
    .table-about = numero del tavolo
    .loser = perdente
    .loser-about = la squadra che perde; senza, perdono tutte e due
    .hand = mano
    .hand-about = sì se vale solo per la prossima mano

codice-bye = riposo
    .about = Sposta il turno di riposo a un'altra squadra
    .example = /codice riposo "Le Volpi"
    .team = squadra
    .team-about = la squadra che riposa

codice-pair = abbina
    .about = Abbina due squadre a mano, prima che il turno cominci
    .example = /codice abbina 2 "Gli Orsi" "I Lupi"
    .table = tavolo
    .table-about = numero del tavolo
    .team1 = squadra1
    .team1-about = la squadra che comincia
    .team2 = squadra2
    .team2-about = l'altra squadra

codice-hold = trattieni
    .about = Trattiene gli avvisi finché il direttore non li ha visti
    .example = /codice trattieni si
    .wanted = attivo
    .wanted-about = sì per trattenerli, no per lasciarli andare

codice-pause = pausa
    .about = Ferma o fa ripartire l'orologio del turno
    .example = /codice pausa

codice-extend = proroga
    .about = Aggiunge minuti al turno
    .example = /codice proroga 10
    .minutes = minuti
    .minutes-about = quanti minuti in più

codice-post = pubblica
    .about = Pubblica di nuovo un avviso
    .example = /codice pubblica classifica
    .what = cosa
    .what-about = tavoli, classifica o tabellone

codice-standings = classifica
    .about = Mostra la classifica, anche come immagine
    .example = /codice classifica
    .round = turno
    .round-about = dopo quale turno; senza, l'ultimo

codice-explain = spiega
    .about = Spiega da dove vengono i punti e perché una squadra sta davanti a un'altra
    .example = /codice spiega "Gli Orsi" "I Lupi"
    .team = squadra
    .team-about = la squadra
    .other = altra
    .other-about = la squadra con cui confrontarla

codice-bracket = tabellone
    .about = Mostra il tabellone delle finali, come immagine
    .example = /codice tabellone

codice-clock = orologio
    .about = Apre i due orologi da 7 minuti di un tavolo, con i pulsanti
    .example = /codice orologio 3
    .table = tavolo
    .table-about = numero del tavolo

choices-ending =
    .agents = agenti
    .time = tempo
    .assassin = assassino
    .referee = arbitro

choices-post-what =
    .tables = tavoli
    .standings = classifica
    .bracket = tabellone
