### La riga di comando.

cli-wrong-setting = Impostazione sbagliata in { $file }, chiave { $key }: { $reason }
cli-wrong-settings = Impostazione sbagliata in { $file }, { $reason }
setting-missing = manca, e serve
setting-unknown = non c'è; ci sono { $known }
setting-not-whole = serve un numero intero, non «{ $value }»
setting-not-a-number = serve un numero, non «{ $value }»
setting-not-a-text = serve un testo fra virgolette, non «{ $value }»
setting-not-a-choice = «{ $value }» non è fra le scelte: { $choices }
setting-too-small = { $value } è troppo piccolo: almeno { $limit }
setting-not-above = { $value } è troppo piccolo: più di { $limit }
setting-too-large = { $value } è troppo grande: al massimo { $limit }
setting-not-below = { $value } è troppo grande: meno di { $limit }
setting-not-a-section = serve una sezione: scrivi [{ $name }], e sotto le sue righe
setting-not-a-zone = «{ $value }» non è un fuso orario, come Europe/Rome
setting-not-https = «{ $value }» non è un indirizzo https: Telegram consegna solo a quelli
setting-not-a-site = «{ $value }» non è l'indirizzo di un sito, con niente dopo il nome, come https://club.example.org
setting-not-a-room = «{ $value }» non è una stanza: serve la piattaforma e il suo numero, come telegram:-1001234
setting-not-a-database = serve un indirizzo come postgresql://NOME:PASSWORD@SERVER/ARCHIVIO; nella password i segni % / ? # @ : si scrivono %25 %2F %3F %23 %40 %3A
setting-not-toml = riga { $line }: non è scritta come si deve: «{ $text }». Ogni riga è chiave = valore, con i testi fra virgolette
setting-not-utf-8 = il file non è scritto in UTF-8: salvalo di nuovo così
setting-not-readable = non riesco a leggerlo: dammi il permesso, o rimetti il file al suo posto
setting-other = non va bene così: i commenti in { -settings-file } dicono che cosa può stare qui
cli-wrong-rule = Regola sbagliata in { $file }, riga { $line }{ $key ->
    [none] { "" }
   *[other] , chiave { $key }
}: { $reason }
rule-unknown = nelle regole non c'è nessuna chiave così: toglila, o controlla come è scritta
rule-missing = manca, e serve
rule-twice = c'è già in { $file }: tienila in un posto solo
words-not-told = in cima alla lista manca questa riga: scrivila come «# language: it», con lingua, fonte (source) e licenza (licence)
words-not-one = ogni riga ha una parola sola, di sole lettere: correggila
words-too-long = una parola ha al massimo { $longest } lettere: prendine un'altra
words-twice = questa parola c'è già alla riga { $before }: tienine una
words-too-few = le parole sono { $have }: ce ne vogliono almeno { $least }
rule-not-a-list = serve una lista fra parentesi quadre
rule-not-yes-or-no = serve true o false
rule-not-a-section = serve una sezione con le sue righe
rule-too-short = ne mancano: ne servono { $limit }
rule-too-long = sono troppi: ne servono { $limit }
rule-rows = { $count ->
    [one] serve 1 riga
   *[other] servono { $count } righe
}
rule-not-toml = questa riga non è scritta come si deve: «{ $text }». Ogni riga è chiave = valore, con i testi fra virgolette
rule-no-words = manca il testo di { $name }: servono it e en, fra virgolette
rule-too-much = è troppo: al massimo { $limit }
rule-sharing = servono { $points } punti in tutto, da { $least } a { $most } ciascuno
rule-no-such-key = «{ $name }» non c'è in { $where }
rule-no-such-generic = «{ $name }» non è un'abilità generica del gruppo { $group }
rule-generic-of-generic = un'abilità generica non sta sotto un'altra
rule-alias = va scritto in minuscolo, senza accenti né trattini: «{ $name }»
rule-special-not-fighting = è speciale solo una classe di combattimento o criminale: serve anche fighting = true
rule-leaning = un bonus va a una caratteristica o a un'abilità, e a una sola: servono bonus e attribute, o bonus e skill
rule-no-origin = qui si può nascere, ma manca la tabella rows
rule-values-in-order = i valori vanno da 100 a 0 senza risalire (da 0 a 100 dove si tolgono punti)
rule-level-sum = i pesi di questo livello fanno { $sum }: devono fare 100

cli-trouble-locked = L'archivio { $path } è occupato da un altro programma. Fermalo, o aspetta, e riprova.
cli-trouble-full = Il disco dell'archivio { $path } è pieno. Fai spazio e riprova.
cli-trouble-read-only = Non posso scrivere l'archivio { $path }: dammi il permesso di scrivere quel file e la sua cartella, o cambia [storage] path in { -settings-file }.
cli-trouble-no-place = Non posso tenere l'archivio in { $path }: lì un file non può stare. Controlla che sia il nome di un file, in una cartella che c'è o che posso creare, e correggi [storage] path in { -settings-file } (o ARALDO_STORAGE__PATH).
cli-trouble-newer = L'archivio { $path } è di una versione più nuova di Araldo. Aggiorna Araldo, o torna alla copia di prima.
cli-trouble-older = L'archivio { $path } è di una versione più vecchia: avvia prima { -araldo } run, che lo aggiorna.
cli-trouble-damaged = L'archivio { $path } è danneggiato. Rimetti al suo posto una copia fatta con { -araldo } backup.
cli-trouble-in-use = L'archivio { $path } è già usato da un altro Araldo. Fermalo prima di avviarne un altro.
cli-trouble-missing = L'archivio { $path } non c'è ancora. Avvia prima Araldo con { -araldo } run.
cli-trouble-no-database = Sul server non c'è nessun database { $path }: crealo con createdb, come dice docs/hosting.md, o correggi l'indirizzo in ARALDO_STORAGE__URL.
cli-trouble-exists = Quel file c'è già e non lo sovrascrivo. Scegli un altro nome.
cli-trouble-unreachable = Non raggiungo l'archivio { $path }: controlla che PostgreSQL sia acceso, l'indirizzo, il nome e la password ([storage] url, o ARALDO_STORAGE__URL).
cli-trouble-other = L'archivio { $path } non risponde. Con { -araldo } doctor puoi vedere perché.

cli-book = { $id }  { $kind }  { $room }  ({ $entries ->
    [one] 1 voce
   *[other] { $entries } voci
})
cli-export-how = Per averne uno: { -araldo } export SIGLA
cli-no-such-book = Non c'è nessun registro { $book }. Con { -araldo } export li vedi tutti.
cli-no-copy = Non posso scrivere { $file }: controlla che la cartella ci sia e che io possa scriverci.
cli-backed-up = Copia fatta: { $file }
cli-backup-read = Aperta e riletta: ogni registro si legge
cli-backup-unread = La copia c'è, ma non tutto vi si legge: tieni anche quelle di prima
cli-move-same = Da un archivio a sé stesso non c'è niente da spostare: scegli due archivi diversi.
cli-move-no-url = Manca l'indirizzo di PostgreSQL: scrivilo in ARALDO_STORAGE__URL, o in [storage] url di { -settings-file }.
cli-move-differs = L'altro archivio contiene già qualcosa di diverso (tabella { $table }): non ho cambiato niente. Spostami in un archivio vuoto.
cli-moved = Spostato e confrontato: { $books ->
    [one] 1 registro
   *[other] { $books } registri
}, { $entries ->
    [one] 1 annotazione
   *[other] { $entries } annotazioni
}, { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
} in tutto.
cli-move-before = È già tutto di là, e tutto uguale: { $books ->
    [one] 1 registro
   *[other] { $books } registri
}, { $entries ->
    [one] 1 annotazione
   *[other] { $entries } annotazioni
}, { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
} in tutto.
cli-put-away = Messo da parte e riletto: { $book } ({ $entries ->
    [one] 1 annotazione
   *[other] { $entries } annotazioni
}) in { $file }
cli-put-away-keep = Si leggono come prima finché restano in { $folder }: è { -araldo } backup a copiarli accanto alla copia, una volta sola, perché non cambiano più.
cli-put-back = Rimesso nell'archivio: { $book }. Il file { $file } non serve più, se non alle copie fatte finora.
cli-put-away-how = Per metterne da parte: { -araldo } archive SIGLA, o --before 2026-09-01; per rimetterne uno: { -araldo } archive SIGLA --back
cli-put-away-none = Non c'è ancora nessun registro chiuso: si mettono da parte solo quelli.
cli-put-away-open = Il registro { $book } è ancora aperto: si mettono da parte solo quelli chiusi. Non ho cambiato niente.
cli-put-away-is-here = Il registro { $book } è già nell'archivio. Non ho cambiato niente.
cli-put-away-unread = Il registro { $book } non si legge: resta dov'è.
cli-put-away-chain = La catena del registro { $book } non torna: resta dov'è. Riprendi una copia, o tienilo così.
cli-put-away-lost = Il file { $file } di un registro messo da parte non c'è, o è cambiato: rimettilo in { $folder } da una copia.
cli-trouble-put-away = Un registro messo da parte non si rilegge come è stato scritto. Con { -araldo } doctor vedi quale.
cli-restored = Ripreso dalla copia. { $books ->
    [one] Sigilli rinnovati in 1 registro
   *[other] Sigilli rinnovati in { $books } registri
}, { $people ->
    [0] nessuno da dimenticare di nuovo.
    [one] 1 persona dimenticata di nuovo.
   *[other] { $people } persone dimenticate di nuovo.
}
cli-restore-not-empty = Nell'archivio c'è già qualcosa: una copia si riprende solo in un archivio vuoto. Non ho cambiato niente.
cli-trouble-left = L'archivio { $path } è stato lasciato: è tutto altrove, e qui non si apre più.
cli-move-next-postgresql = Ora avvia Araldo con lo stesso indirizzo. Il vecchio file resta dov'è, ma non si apre più.
cli-move-next-sqlite = Ora togli l'indirizzo di PostgreSQL e avvia Araldo: userà il file. Il vecchio archivio non si apre più.
cli-no-file = Non riesco a leggere { $file }: controlla che ci sia, che sia un file di testo e che io possa aprirlo.
cli-not-an-export = { $file } non è un'esportazione di Araldo. Riga { $line }: { $reason }
cli-verify-book = Registro { $book } (esportato da Araldo { $version })

run-page = Il club locale è aperto. Si entra da questo computer, con questo indirizzo: { $address }
run-link = Ingresso di { $name }: { $link }
run-discord = Discord è collegato. Per invitarmi in un server: { $link }
run-guide = Per avere Araldo su Discord o Telegram apri la guida: { $address }
run-discord-setup =
    Per avere Araldo su Discord:
    1. Su https://discord.com/developers/applications crea un'applicazione e copia il token del suo bot
    2. Mettilo in DISCORD_TOKEN (nell'ambiente o nel file { -env-file }) e riavvia Araldo: stamperà il link per invitarlo
run-telegram = Telegram è collegato. Per aggiungermi a un gruppo: { $link }
run-later = { $chat } non risponde: continuo a provare, e mi collego appena si può.
run-taken = è occupata
run-no-watch = Non posso rispondere a chi controlla sulla porta { $port }: { $reason }. Cambiala in { -settings-file }, [watch] port.
run-no-webhook = Non posso ricevere da Telegram sulla porta { $port }: { $reason }. Cambiala in { -settings-file }, [telegram] webhook_port.
run-port-taken = La porta { $port } è occupata. Cambiala in { -settings-file }, [page] port, o con ARALDO_PAGE__PORT.
run-bad-address = Non posso aprire la pagina su { $host }: { $reason }. Cambialo in { -settings-file }, [page] host.
run-bad-token = { $chat } non riconosce il token. Controlla { $name }.

doctor-settings = Impostazioni lette ({ $file })
doctor-settings-ours = Impostazioni: quelle di partenza. Per cambiarle scrivile in { $file }; l'elenco, con le spiegazioni, è in { $ours }
doctor-token = { $name } ha la forma giusta
doctor-token-shape = { $name } non ha la forma di un token: copialo di nuovo, intero e senza spazi
doctor-no-token = Nessun token: { -araldo } run apre il club locale sulla porta { $port }
doctor-env-open = Chiunque su questo computer può leggere i token in { $file }: chmod 600 { $file }
doctor-disk = Si può scrivere in { $folder }, { $free } MB liberi
doctor-disk-little = In { $folder } restano solo { $free } MB: fai spazio
doctor-disk-closed = Non posso scrivere in { $folder }: cambia i permessi, o [storage] path
doctor-disk-fleeting = { $folder } sta su { $sort }: al riavvio della macchina si perde tutto. Monta un disco vero e indicalo in [storage] path
doctor-copies = Copie della notte in { $folder }: { $count }, l'ultima del { $day }
doctor-copies-none = In { $folder } non c'è ancora nessuna copia della notte: la prima si fa all'ora di [storage] backup_hour, mentre Araldo è acceso
doctor-copies-old = In { $folder } l'ultima copia della notte è del { $day }: guarda nel log perché non se ne fanno più
doctor-copies-unread = In { $folder } la copia della notte del { $day } non si legge tutta: che cosa non va è scritto nel log di quella notte
doctor-database = Archivio in ordine ({ $path }, { $books ->
    [one] 1 registro
   *[other] { $books } registri
})
doctor-put-away = { $count ->
    [one] 1 registro messo da parte
   *[other] { $count } registri messi da parte
} in { $folder }, com'è stato scritto
doctor-put-away-lost = Il file { $file } di un registro messo da parte non c'è, o è cambiato: rimettilo in { $folder } da una copia
doctor-database-none = L'archivio { $path } nascerà al primo avvio
doctor-database-older = L'archivio { $path } è di una versione più vecchia: al prossimo avvio viene copiato e aggiornato
doctor-database-newer = L'archivio { $path } è di una versione più nuova: aggiorna Araldo
doctor-database-damaged = L'archivio { $path } è danneggiato: rimetti una copia
doctor-database-locked = L'archivio { $path } è occupato
doctor-database-in-use = L'archivio { $path } è occupato
doctor-database-read-only = L'archivio { $path } non si può leggere: cambia i permessi
doctor-database-full = Il disco dell'archivio { $path } è pieno
doctor-database-no-place = In { $path } non può stare un archivio: correggi [storage] path
doctor-database-missing = L'archivio { $path } non c'è
doctor-database-no-database = Sul server non c'è nessun database { $path }: crealo con createdb, o correggi [storage] url
doctor-database-unreachable = Non raggiungo l'archivio { $path }: controlla che PostgreSQL sia acceso, e [storage] url
doctor-database-other = L'archivio { $path } non si apre
doctor-platform-refused = { $chat } non riconosce il bot: in { $name } serve il suo token, intero e ancora valido
doctor-platform-away = { $chat } non risponde ({ $reason }): controlla la rete e riprova
doctor-platform-well = { $chat } riconosce il bot; { $rooms ->
    [0] non ho ancora stanze da guardare lì
    [one] guardata una stanza, non gli manca niente
   *[other] guardate { $rooms } stanze, non gli manca niente
}
doctor-book-unreadable = Il registro { $id } ({ $book } · { $room }) non si può più leggere: un organizzatore lo chiude con /club controlla, e tutto il resto va avanti.
doctor-room-lacks = { $chat }, { $room }: al bot manca { $what }. { $where }
doctor-room-better = { $chat }, { $room }: funziona, e al bot servirebbe anche { $what }. { $where }
doctor-font = I caratteri delle immagini ci sono
doctor-font-missing = Manca un carattere delle immagini: ripeti make run, o installa requirements.txt
doctor-rules = File di regole in ordine ({ $count })
doctor-rules-wrong = { cli-wrong-rule }
doctor-texts = Testi in { $count } lingue
doctor-well = Tutto bene.
doctor-unwell = C'è qualcosa da sistemare.

cli-adventure-wrong = { $file }: { $why }
cli-adventure-title = { $title } · avventura { $kind }: il file è in ordine.
cli-adventure-descriptors =
    Valutazione di ogni personaggio. Per ogni voce: i punti che sposta, e quanti ne sposta nel punteggio.
cli-adventure-each = Per ogni voce: i punti che sposta, e quanti ne sposta nel punteggio di quel personaggio, che ha soglie sue.
cli-adventure-character = { "" }
    { $name }
cli-adventure-progress = { "" }
    Avanzamento della squadra
cli-adventure-scores = { "  " }{ $combinations } schede possibili, { $scores } punteggi diversi
cli-adventure-combinations = { "  " }{ $combinations } schede possibili; i pesi sono troppo fini per contare i punteggi diversi
cli-adventure-spread = { "  " }soglie da { $low } a { $high }: { $spread } punti valgono { $share } nel punteggio di un giocatore, { $team } in quello di una squadra
cli-adventure-reach = { "  " }nel punteggio di un giocatore, dalla scheda peggiore alla migliore: da { $worst } a { $best }
cli-thousands = { $thousands }.{ $rest }
cli-adventure-item = { "  " }· { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $score } nel punteggio

### L'aiuto della riga di comando.

forecast-title = Come cresce, a guardare { $days ->
    [one] l'ultimo giorno
   *[other] gli ultimi { $days } giorni
}; per primo ciò che finisce prima
forecast-empty = Nell'archivio non c'è ancora niente da misurare
forecast-disk = Disco: l'archivio occupa { $size } MB e ne prende { $daily } al mese; liberi { $free } MB
forecast-second = Per cancellare del tutto chi lo chiede serve posto per una seconda copia dell'archivio: { $size } MB; liberi { $free } MB
forecast-server = Archivio: { $size } MB, { $daily } in più al mese. Quanto spazio ha il suo server da qui non si vede
forecast-longest = Registro più lungo, { $book }: { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}; dopo un aggiornamento si rilegge tutto, in { $seconds } s (oltre 5 si nota)
forecast-memory = Registri usati questa settimana: { $used } MB; in memoria ce ne stanno { $most }, gli altri si rileggono dal disco
forecast-busiest = Minuto più pieno: { $asked ->
    [one] 1 richiesta
   *[other] { $asked } richieste
}; un processo ne regge circa { $most }
forecast-never = di questo passo basta
forecast-when = di questo passo fino al { $day }
forecast-now = già adesso

cli-not-understood = Non capisco. Si scrive così:
cli-help-usage = si scrive:
cli-help-words = parole
cli-help-options = opzioni
cli-help-commands = comandi
cli-help-help = mostra questo aiuto
cli-help-version = la versione
cli-help-araldo = Araldo, il bot che accompagna le serate di un club di giochi. Senza un comando si avvia.
cli-help-run = avvia il bot (anche senza scriverlo)
cli-help-doctor = controlla impostazioni, token, archivio, caratteri, regole e disco
cli-help-doctor-forecast = dice invece che cosa finirà prima, e quando
cli-help-export = scrive un registro in JSON Lines e CSV; senza registro, li elenca
cli-help-export-book = la sigla del registro
cli-help-export-to = la cartella in cui scriverlo (questa)
cli-help-verify = ricontrolla ogni dado di un registro esportato
cli-help-verify-file = il file del registro
cli-help-verify-print = l'impronta di un sigillo, letta nella chat; anche più volte
cli-help-verify-cut = la parola di un taglio, letta nella chat; anche più volte
cli-help-verify-head = la testa di una catena, letta nella chat; anche più volte
cli-help-backup = copia l'archivio, anche mentre il bot è acceso
cli-help-backup-file = il file della copia, che non deve esserci ancora
cli-help-backup-check = poi apre ogni registro della copia
cli-help-restore = torna a una copia, mentre il bot è fermo
cli-help-restore-file = il file della copia
cli-help-restore-done = l'archivio è già stato riportato indietro con i suoi mezzi
cli-help-move = porta tutto nell'altro archivio, mentre il bot è fermo
cli-help-move-from = da dove
cli-help-move-to = dove
cli-help-adventure = esamina un'avventura per RBB 2.0, per chi la scrive
cli-help-check = dice se un file TOML è in ordine e con quale finezza giudica
cli-help-check-file = il file dell'avventura
cli-published = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
} in { $folder }. { $gone ->
    [0] Niente da togliere.
    [one] Tolto 1 file di ciò che non è più pubblico.
   *[other] Tolti { $gone } file di ciò che non è più pubblico.
} Metti la cartella sul tuo sito al posto di quella di prima; le copie fatte da altri non si possono richiamare.
cli-help-archive = mette i registri chiusi in file a parte e li ricontrolla, mentre il bot è fermo; senza registro, li elenca
cli-help-archive-books = le sigle dei registri
cli-help-archive-before = tutti quelli chiusi prima di quel giorno, come 2026-09-01
cli-help-archive-back = li rimette invece nell'archivio
cli-help-publish = scrive le pagine pubbliche come file, per qualsiasi sito
cli-help-publish-folder = la cartella in cui scriverle; rifatto, ne toglie ciò che non è più pubblico
