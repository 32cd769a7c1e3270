### Diplomacy: apertura, iscrizioni, legami, dichiarazioni per gli spareggi, sanzioni.

# I comandi

diplomacy = diplomazia
    .about = Tornei di Diplomacy, con il punteggio Italia-2010

diplomacy-new = nuovo
    .about = Apre il torneo in questa stanza
    .example = /diplomazia nuovo "Coppa del Lario" 3
    .name = nome
    .name-about = il nome del torneo
    .rounds = round
    .rounds-about = quanti round: 3 se non lo dici
    .preset = formula
    .preset-about = le regole opzionali già scelte
    .hide = nascondi
    .hide-about = a partita in corso i punti li vede solo chi gioca al tavolo

diplomacy-player = giocatore
    .about = Iscrive un giocatore
    .example = /diplomazia giocatore Anna @Anna
    .name = nome
    .name-about = il nome in classifica; un direttore anche molti: Uno, Due, Tre
    .member = membro
    .member-about = il suo account, se ne ha uno qui

diplomacy-import = importa
    .about = Iscrive i giocatori di un file CSV
    .example = /diplomazia importa
    .file = file
    .file-about = un nome per riga; se c'è, anche la colonna del cognome

diplomacy-drop = ritira
    .about = Ritira un giocatore dal torneo; quello che ha giocato resta
    .example = /diplomazia ritira @Dario
    .player = giocatore
    .player-about = chi si ritira

diplomacy-bond = legame
    .about = Tiene due giocatori a tavoli diversi
    .example = /diplomazia legame @Anna @Bruno
    .player = giocatore
    .player-about = il primo dei due
    .other = altro
    .other-about = il secondo

diplomacy-ties = spareggi
    .about = Accende o spegne gli spareggi che guardano le persone: (b) e (i) dell'articolo 5
    .example = /diplomazia spareggi donne:no giovani:si
    .women = donne
    .women-about = sì perché a pari merito decida (b), prima le donne
    .young = giovani
    .young-about = sì perché a pari merito decida (i), il più giovane

diplomacy-penalty = penalita
    .about = Sanziona una condotta: punti in meno o squalifica
    .example = /diplomazia penalita @Dario "insulti al tavolo" 50
    .player = giocatore
    .player-about = chi viene sanzionato
    .reason = motivo
    .reason-about = che cosa è successo
    .points = punti
    .points-about = quanti punti toglie
    .disqualify = squalifica
    .disqualify-about = sì per squalificare

choices-preset =
    .standard = standard
    .wdc2024 = wdc2024
    .brunate = brunate

diplomacy-tell = dichiara
    .born = nascita
    .born-about = il giorno di nascita, per esempio 31 gennaio 1990

# Le carte

diplomacy-opened = { $name }: il torneo è aperto
diplomacy-rounds-plan = { $rounds ->
    [one] Un round
   *[other] { $rounds } round
}, formula { $preset }
diplomacy-preset-says = Chi salta un round per il direttore ha { $sitting } punti; top table { $top ->
    [1] proposto da { $boards } tavoli in su
   *[other] solo se dichiarato
}{ $worst ->
    [100] { "" }
   *[other] ; il risultato peggiore vale il { $worst }% a chi gioca più di { $games } partite
}
diplomacy-hides = A partita in corso i punti li vede solo chi gioca al tavolo
diplomacy-how-to-enter = Ci si iscrive con { $command } e il nome in classifica
diplomacy-enter-button = Iscrivi
diplomacy-draft-button = Prepara il round
diplomacy-entered = { $player }: iscrizione fatta
diplomacy-entered-many = { $count ->
    [one] Entra 1 giocatore
   *[other] Entrano { $count } giocatori
}
diplomacy-imported = { $count ->
    [one] Entra 1 giocatore
   *[other] Entrano { $count } giocatori
}
diplomacy-in-already = C'erano già: { $players }
diplomacy-readmitted = { $player }: di nuovo in gara
diplomacy-entered-late = Gioca dal round { $round }
diplomacy-players-count = { $count ->
    [0] Nessun iscritto
    [one] 1 iscritto
   *[other] { $count } iscritti
}
diplomacy-no-account = { $player } qui non ha un account: i suoi voti li segna un arbitro.
diplomacy-drop-title = Ritiro { $player }?
diplomacy-drop-votes = { $board }: il voto aperto aspetta solo questo. Con il ritiro si conta senza; se invece qualcuno gioca al suo posto, vota.
diplomacy-drop-button = Ritira e conta
diplomacy-drop-standin-button = Chi gioca al suo posto · { $board }
diplomacy-dropped = { $player }: fuori dal torneo
diplomacy-dropped-stands = Quello che ha giocato resta valido.
diplomacy-bound = { $one } e { $other }: a tavoli diversi
diplomacy-bound-how = Dal prossimo sorteggio, per quanto si può.
diplomacy-ties-title = Spareggi (b) e (i)
diplomacy-ties-women = (b) prima le donne: { $on ->
    [1] acceso
   *[other] spento
}
diplomacy-ties-young = (i) prima il più giovane: { $on ->
    [1] acceso
   *[other] spento
}
diplomacy-ties-free = Dirlo è libero, in privato: decide solo fra chi lo ha detto.
diplomacy-state-button = Che cosa dico di me
diplomacy-state-title = Per gli spareggi
diplomacy-state-free = È facoltativo, e lo vedi solo tu.
diplomacy-state-woman = { $known ->
    [1] Hai detto: donna
    [2] Hai detto: uomo
   *[other] Non hai detto se sei una donna o un uomo
}
diplomacy-state-woman-button = Donna
diplomacy-state-man-button = Uomo
diplomacy-state-born = Data di nascita: { $day }
diplomacy-state-born-button = Data di nascita
diplomacy-penalty-title = { $player }: sanzione
diplomacy-penalty-out = { $player }: squalifica
diplomacy-penalty-points = −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
} (in tutto { $total }, al massimo { $most })

# Il diario

diplomacy-log-opened = Aperto il registro di un torneo di Diplomacy
diplomacy-log-ties = Spareggi: (b) { $women ->
    [1] acceso
   *[other] spento
}, (i) { $young ->
    [1] acceso
   *[other] spento
}
diplomacy-log-stated = { $player } ha detto qualcosa di sé per gli spareggi
diplomacy-log-penalty = { $player }: −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
} ({ $reason })
diplomacy-log-out = { $player }: squalifica{ $points ->
    [0] { "" }
    [1] {" "}e −1 punto
   *[other] {" "}e −{ $points } punti
} ({ $reason })

# I rifiuti

refused-diplomacy-entered-already = { $player } è già fra gli iscritti.
refused-diplomacy-all-entered = Sono già tutti iscritti.
refused-diplomacy-import-empty = Nel file non c'è nessun nome: ne serve uno per riga.
refused-diplomacy-name-taken = C'è già chi si chiama «{ $name }»: scegli un altro nome.
refused-diplomacy-ended = Il torneo è finito.
refused-diplomacy-too-late = L'ultimo round è già cominciato: non si entra più.
refused-diplomacy-same-player = Hai scritto due volte la stessa persona.
refused-diplomacy-not-yours-to-enter = Puoi iscrivere solo te: per gli altri ci vuole un direttore.
refused-diplomacy-bound-already = { $player } e { $other } stanno già a tavoli diversi.
refused-diplomacy-not-your-bond = Puoi dichiarare i tuoi legami; quelli degli altri, un direttore.
refused-diplomacy-out-already = { $player } è già fuori dal torneo.
refused-diplomacy-disqualified = { $player } è fuori per squalifica.
refused-diplomacy-ties-which = Dimmi quale criterio accendere o spegnere: donne:si, giovani:si
refused-diplomacy-ties-off = Gli spareggi (b) e (i) sono spenti: non serve dichiarare niente.
refused-diplomacy-not-a-day = Scrivi il giorno così: 31 gennaio 1990, oppure 31/1/1990
refused-diplomacy-not-entered = Non sei fra gli iscritti: /diplomazia giocatore
refused-diplomacy-penalty-what = Servono i punti da togliere, punti:25, o squalifica:si
refused-diplomacy-penalty-most = In tutto si possono togliere { $most } punti a testa, e ne ha già persi { $before }.
