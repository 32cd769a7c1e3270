### /aiuto, /inizia e il saluto.

# I comandi

help = aiuto
    .about = Dice che cosa puoi fare qui e ora, con un esempio per ogni comando
    .example = /aiuto tira
    .topic = argomento
    .topic-about = un comando o un gioco; senza, tutto ciò che puoi fare qui

start = inizia
    .about = Saluta e dice che cosa si può fare
    .example = /inizia
    .payload = codice
    .payload-about = il codice arrivato con il collegamento, se c'è

# Le carte

greeting-title = Ciao! Sono Araldo, tengo i conti del vostro club.
greeting-what = Dadi che nessuno può truccare, campagne, tornei e classifiche: voi giocate, io conto e ricordo.
greeting-things = Tre cose da provare subito:
greeting-organisers-discord = Chi gestisce questo server è già fra chi organizza: sceglie lingua, orari e aiutanti con /club.
greeting-organisers-telegram = Chi amministra questo gruppo è già fra chi organizza: sceglie lingua, orari e aiutanti con /club.
greeting-organisers-club = Chi ha aperto questo club è già fra chi organizza: sceglie lingua, orari e aiutanti con /club.
greeting-speak-it = 🇮🇹 Italiano
greeting-speak-en = 🇬🇧 English
greeting-other-en = In English? Press “English”, and I speak it from then on.
greeting-other-it = In italiano? Premi «Italiano», e da lì in poi lo parlo.
greeting-try-roll = 🎲 /tira 5 riserva:2
greeting-try-odds = 📊 /probabilita 5 2
greeting-try-help = ❔ /aiuto

help-now-title = Che cosa puoi fare adesso
help-all-button = Tutti i comandi
help-title = Che cosa puoi fare qui
help-what = Scrivi il comando, o scrivilo da solo e ti chiedo il resto con i pulsanti.
help-line = { $example } — { $about }
help-group = { $group } { $commands } — { $about }
help-group-button = /{ $group }
help-always = Sempre: { $commands }
help-others = Altri giochi: { $commands }
help-groups = Per sapere che cosa fanno i comandi di un gruppo premi qui sotto, o scrivi { $example }
help-more = Per saperne di più: /aiuto tira
help-example = Si usa così: { $example }
help-parameter = { $name }: { $about }
help-parameter-free = { $name } (facoltativo): { $about }
help-where = Dove è aperto: { $book }. Lo apre { $command }
help-may-referee = Per arbitri.
help-may-director = Per direttori.
help-may-organiser = Per organizzatori.
help-may-player = Per chi gioca qui.
help-may-master = Per il Master.
help-may-master-or-director = Per il Master o un direttore.

# Le regole dei giochi

help-rules-word = regole
help-rules-title = Le regole
help-rules-what = Ogni gioco capitolo per capitolo, con i numeri che valgono qui. Anche più tardi: /aiuto regole.
help-rules-before = ◀
help-rules-contents = Tutti i capitoli
help-rules-next = ▶
help-rules-of-here = I numeri sono quelli di ciò che si gioca qui.
help-rules-kept = Qui questi numeri si vedono a torneo chiuso: fino ad allora gli arbitri giudicano solo a parole.
help-how-button = Perché?
help-why = perché
    .names = perché, come
help-why-nothing = Non ricordo nessun rifiuto per te
help-why-again = Tengo a mente solo l'ultimo, e se vengo riavviato lo dimentico. Riprova quello che non andava e scrivi /aiuto perché, oppure scegli di che cosa si trattava:
rules-made = Fatto con `make docs` dai testi e dai numeri di Araldo; un test controlla che restino gli stessi. Nel bot: `/aiuto regole`.

# Gli incarichi di un club

help-office-organiser = Organizzatore
    .names = organizzatore, organizzatrice, organizzatori, amministratore, admin
    .a = Chi gestisce il server Discord o il gruppo Telegram (e chi ha aperto il club locale) è organizzatore. Sceglie lingua e fuso orario, chi è direttore o arbitro, quali stanze ricevono che cosa, e tutto quello che è del club: /club.
    .b = Chi organizza non è per questo anche direttore o arbitro: /club ruolo @Anna direttore, anche per sé.

help-office-director = Direttore
    .names = direttore, direttrice, direttori, direttore di torneo
    .a = Conduce un torneo o una classifica: li apre, iscrive i giocatori, sorteggia i turni, scioglie i dubbi, corregge, chiude. Se è anche in gioco, serve il sì di qualcun altro.
    .b = Lo nomina un organizzatore con /club ruolo @Anna direttore.

help-office-referee = Arbitro
    .names = arbitro, arbitri, giudice
    .a = Registra i risultati, decide le contestazioni ai tavoli dove non gioca, tiene gli orologi; con RBB 2.0 compila le schede delle squadre.
    .b = Lo nomina un organizzatore con /club ruolo @Ugo arbitro.
