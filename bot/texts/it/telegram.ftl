### Telegram: ciò che la chat dice di suo, il menu del bot, i passi per crearlo.

telegram-description = Araldo tiene i conti di un club di giochi: campagne, tornei e classifiche. Tira dadi che si possono controllare, prepara i turni, pubblica le classifiche. Aggiungimi a un gruppo, oppure scrivi /tira 5. Se nel gruppo ci sono altri bot, prendi i comandi dal menu o aggiungi il mio nome: /tira@nome_del_bot 5
telegram-short = L'araldo del tuo club: dadi sigillati, tornei, campagne, classifiche.

telegram-setup =
    Per avere Araldo su Telegram:
    1. Apri https://t.me/BotFather e scrivi /newbot
    2. Scegli un nome e un nome utente che finisca in "bot"
    3. Metti il codice che ricevi in TELEGRAM_TOKEN (nell'ambiente o nel file { -env-file }) e riavvia Araldo
    4. Aggiungi il bot a un gruppo. La modalità privacy può restare attiva; da amministratore può anche cancellare i segreti scritti per sbaglio
    5. In un gruppo con più bot Telegram consegna /tira da solo all'ultimo bot che ha scritto: prendi i comandi dal menu, o scrivi /tira@nome_del_bot 5

telegram-look-private = Ti ho risposto in privato.
telegram-asked-together = Rispondi qui sotto, alla lettera { $letter }. { $words }
telegram-asked-together-title = Una domanda a testa: premi sotto la tua lettera
telegram-turns-title = Il gruppo è al suo limite di messaggi: a chi tocca si legge qui, e fra poco sui tavoli
telegram-tables-ask-title = Il gruppo è al suo limite di messaggi: che cosa chiedono i tavoli si legge qui, e fra poco sulle loro schede
telegram-turns-private = In privato è subito
telegram-turn-here = Il gruppo è al suo limite di messaggi: gioca pure da qui, vale lo stesso.
telegram-coming = Arriva fra poco, qui o in privato. { $words }
telegram-working = Ci sto lavorando: la risposta arriva fra poco.
telegram-meanwhile = Il gruppo è al suo limite di messaggi: arriva qui fra circa { $seconds } s. { $words }
telegram-meanwhile-private = Arriva qui fra circa { $seconds } s. { $words }
telegram-meanwhile-recorded = Registrato; la scheda arriva qui fra circa { $seconds } s. { $words }
telegram-look-below = Ti ho risposto qui nel gruppo: lo vedi solo tu. Se non vedi niente, premi ancora e ti scrivo in privato.
telegram-only-you-see = Qui sotto c'è qualcosa che vedi solo tu.
telegram-was-seen = Per chi organizza: Telegram ha mostrato a tutti un messaggio che era per uno solo. L'ho cancellato subito; da ora quello che è per una persona sola lo scrivo in privato.
telegram-administrator-gives = Funziono anche così. Se mi fate amministratore, con il permesso di cancellare i messaggi: tolgo i segreti scritti per sbaglio davanti a tutti, e posso rispondere nel gruppo a uno solo anche quando non basta un tocco.
telegram-said-there = Fatto: la risposta è in { $room }.
telegram-only-for-you = c'è una risposta solo per te.
    .open = Leggi
telegram-several-for-you = ci sono risposte solo per te.
telegram-only-for-several = c'è una risposta per ciascuno di voi.
telegram-start-me = Per risponderti in privato serve che tu apra la mia chat: cerca @{ $name }, premi Avvia, poi premi di nuovo qui.
telegram-write-as-yourself = Qui non vedo chi sei. Scrivi con il tuo nome, non come gruppo o canale, e ti rispondo.

telegram-form-below = La domanda è qui sotto, in fondo al gruppo.
telegram-form-now = Adesso: { $value } (rispondi «-» per lasciarlo così)
telegram-form-two = { $first } e { $then }
telegram-form-two-about = Tutto in una risposta: prima { $first }, poi { $then }.
telegram-form-leave-out = Salta
telegram-form-in-private = Rispondo in privato
refused-form-not-yours = Questa domanda è per { $name }.
telegram-form-optional = Puoi saltarla: rispondi con un trattino (-).
refused-form-number = «{ $value }» non è un numero: rispondi ancora alla domanda, con un numero.

telegram-closed-to = { $count ->
    [one] In privato non posso scrivere a { $people }: riceve un pulsante nel gruppo. Basta che apra la mia chat e prema Avvia.
   *[other] In privato non posso scrivere a { $people }: ricevono un pulsante nel gruppo. Basta che aprano la mia chat e premano Avvia.
}
telegram-closed-to-you = In privato non posso scriverti: ricevi un pulsante nel gruppo. Basta che tu apra la mia chat e prema Avvia.
telegram-where = Si cambia nelle impostazioni del gruppo, Permessi; oppure fatemi amministratore.
telegram-lacks-membership = un posto nel gruppo
    .where = Aggiungetemi di nuovo al gruppo.
telegram-lacks-messages = «Invia messaggi»
    .where = { telegram-where }
telegram-lacks-photos = «Foto»
    .where = { telegram-where }
telegram-lacks-documents = «File»
    .where = { telegram-where }
telegram-lacks-open-topic = un argomento aperto
    .where = L'argomento è chiuso, e lì scrivono solo gli amministratori: riapritelo, oppure fatemi amministratore con «Gestire gli argomenti».
telegram-lacks-administrator = il ruolo di amministratore, con «Eliminare i messaggi»
    .where = Si fa nelle impostazioni del gruppo, Amministratori: così tolgo i segreti scritti per sbaglio davanti a tutti, e se nel gruppo ci sono altri bot sento /tira anche senza il mio nome.
telegram-lacks-all-messages = l'ascolto dei messaggi di tutti
    .where = La modalità privacy è accesa: sento i comandi e le risposte ai miei messaggi, non chi scrive il mio @nome né i nomi con l'accento; se c'è un altro bot, sento /tira solo con il mio @nome attaccato. Va bene così, oppure: @BotFather, /setprivacy, Disable, e aggiungetemi di nuovo al gruppo; o fatemi amministratore.

telegram-words-only = Per chi organizza: qui posso mandare solo parole, e { $right } restano fuori. Si cambia nelle impostazioni del gruppo, Permessi: attivate { $right }, oppure fatemi amministratore.
telegram-words-no-longer = Per chi organizza: qui posso mandare di nuovo { $right }. Grazie!
telegram-file-held = { $name } è un file, e in questo gruppo non ne posso mandare: chiedimelo in privato.
telegram-news-above = — qui sopra c'è una novità { $count ->
    [one] per te
   *[other] per voi
 }.
telegram-how = Perché? /aiuto perché
