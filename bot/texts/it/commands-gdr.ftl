### Nomi dei comandi dei tornei di gioco di ruolo (RBB 2.0).

gdr = gdr
    .about = Tornei di gioco di ruolo valutati con RBB 2.0

gdr-new = nuovo
    .about = Apre il torneo in questa stanza
    .example = /gdr nuovo "Ombre su Chivasso"
    .name = nome
    .name-about = il nome del torneo

gdr-adventure = avventura
    .about = Carica l'avventura: personaggi, AA, CD, pesi e soglie
    .example = /gdr avventura
    .file = file
    .file-about = il file TOML dell'avventura, in allegato

gdr-team = squadra
    .about = Iscrive una squadra: chi gioca e con quale personaggio
    .example = /gdr squadra "I Corvi" "@Anna Mara, @Bruno Vito"
    .name = nome
    .name-about = il nome della squadra
    .players = giocatori
    .players-about = ognuno con il suo personaggio, separati da virgole

gdr-judge = valuta
    .about = Apre la scheda di valutazione in privato, domanda per domanda; si può riprendere
    .example = /gdr valuta "I Corvi"
    .team = squadra
    .team-about = la squadra da valutare

gdr-confirm = conferma
    .about = Conferma la risoluzione geniale in attesa
    .example = /gdr conferma "I Corvi" @Anna
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = di chi è l'idea

gdr-progress = stato
    .about = Mostra quali schede mancano
    .example = /gdr stato

gdr-close = chiudi
    .about = Chiude il torneo, calcola i punteggi e pubblica le classifiche
    .example = /gdr chiudi

gdr-standings = classifica
    .about = Mostra la classifica delle squadre o di un personaggio, a torneo chiuso
    .example = /gdr classifica Mara
    .character = personaggio
    .character-about = il personaggio; senza, le squadre

gdr-explain = spiega
    .about = Mostra i conti di un punteggio, a torneo chiuso
    .example = /gdr spiega "I Corvi" @Anna
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = una sola persona; senza, la squadra

gdr-replace = sostituisci
    .about = Mette un sostituto al posto di un giocatore, con lo stesso personaggio
    .example = /gdr sostituisci "I Corvi" @Anna @Carla
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = chi non gioca più
    .by = con
    .by-about = chi gioca al suo posto

gdr-drop = ritira
    .about = Ritira una squadra, o la lascia senza valutazione se qualcuno non si presenta
    .example = /gdr ritira "I Corvi"
    .team = squadra
    .team-about = la squadra

gdr-compare = confronta
    .about = Mostra dove differiscono le schede di una squadra, e lascia scegliere quale vale
    .example = /gdr confronta "I Corvi"
    .team = squadra
    .team-about = la squadra valutata da più arbitri

gdr-reopen = riapri
    .about = Restituisce una scheda consegnata al suo arbitro; resta scritto nel diario
    .example = /gdr riapri "I Corvi"
    .team = squadra
    .team-about = la squadra
    .referee = arbitro
    .referee-about = di chi è la scheda, se ce n'è più d'una

gdr-report = resoconto
    .about = Mostra quanto ogni domanda ha distinto i giocatori, a torneo chiuso
    .example = /gdr resoconto
