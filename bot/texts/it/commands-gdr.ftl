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
