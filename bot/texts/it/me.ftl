### /io: che cosa si sa di una persona, le sue preferenze, i suoi account, la cancellazione.

# I comandi

me = io
    .about = I tuoi dati, i tuoi account, le tue preferenze

me-show = mostra
    .about = Mostra che cosa è conservato su di te, e le tue preferenze
    .example = /io mostra

me-link = collega
    .about = Unisce i tuoi account Discord e Telegram, o il nome di un ospite, in una sola persona
    .example = /io collega
    .code = codice
    .code-about = il codice ricevuto nell'altra chat; senza, ne crea uno
    .name = nome
    .name-about = il nome con cui giochi o giocavi da ospite; i pulsanti che lo portano

me-forget = cancella
    .about = Cancella i tuoi dati personali; i risultati restano sotto pseudonimo
    .example = /io cancella

also-me-forget = dimenticami dimentica eliminami elimina cancellami

me-language = lingua
    .about = Sceglie la lingua delle risposte che ricevi in privato
    .example = /io lingua italiano
    .language = lingua
    .language-about = italiano, inglese o auto (quella della tua app)

me-notices = avvisi
    .about = Accende o spegne gli avvisi in privato
    .example = /io avvisi si
    .wanted = attivi
    .wanted-about = sì per riceverli, no per non riceverli

also-my-language =
    .it = italian italiano
    .en = english inglese

choices-my-language =
    .it = italiano
    .en = inglese
    .auto = auto

# Le carte

told-apart = { $name } ({ $mark })
told-apart-guest = ospite
told-apart-guest-of-several = ospite { $sign }
erased-person = ex membro { $id }
erased-words = testo cancellato
me-link-code-title = Una persona sola
me-link-code = Dall'altro tuo account scrivi { $command }

me-title = Che cosa so di te
me-name = Nome: { $name } (per me sei { $id })
me-told-apart = In { $club } altri si chiamano così: lì sei { $name }
me-account = { $platform }: { $name }
me-speech = Lingua in privato: { $language }
me-language-auto = quella della tua app
me-language-set = In privato: { $language }
me-notices-on = Avvisi in privato: sì
me-notices-off = Avvisi in privato: no
me-club = In { $club }
me-office = Ruolo: { $role }
me-club-nothing = In { $club }: ancora nessuna partita
me-club-office = In { $club }: { $role }
me-in-clubs = Nei tuoi club tutti vedono il tuo nome, le tue partite e i tuoi risultati; i direttori li possono esportare.
me-boards-name = Sugli schermi, che legge chiunque ne abbia il collegamento: il tuo nome
me-boards-initials = Sugli schermi, che legge chiunque ne abbia il collegamento: solo le tue iniziali
me-words = { $count ->
    [0] Nessun tuo testo libero
    [one] 1 tuo testo libero (note e simili)
   *[other] { $count } tuoi testi liberi (note e simili)
}
me-what-else = Nei registri ci sono i tuoi tiri e risultati, sotto la sigla qui sopra. Nient'altro.
me-nothing-yet = Nei registri non hai ancora niente.
me-button-language = Lingua
me-button-link = Collega un account
me-button-boards-initials = Sugli schermi: iniziali
me-button-boards-name = Sugli schermi: nome
me-button-notices-no = Spegni gli avvisi
me-button-notices-yes = Accendi gli avvisi
me-button-part = Separa { $platform }: { $name }
me-parted = Separati: ogni account è di nuovo una persona a sé.
me-parted-what = Ciò che questo account aveva fatto prima è di nuovo suo; ciò che hai fatto da uniti resta all'altro.
me-button-data = I miei dati
me-button-forget = Dimenticami
me-data-title = I tuoi dati
me-data-what = Nel file: account, stanze, ruoli, testi e tutto ciò che nei registri hai fatto o ti riguarda. Nulla di altri, nulla di sigillato.
me-link-guests = Oppure uno di questi ospiti sei tu?
me-link-which = Uno di questi ospiti sei tu?
me-link-guest-too = Oppure giochi già qui come ospite? Cerca il tuo nome.
me-claim-waits = Sei { $name }? L'ho chiesto al club: manca la conferma
me-claim-waits-in = In { $club } sei { $name }? L'ho chiesto lì: manca la conferma
me-claim = Sono { $name }
refused-name-is-no-code = «{ $name }» è un nome, qui va un codice. Se quell'ospite sei tu, manda { $command } da solo e premi «Sono { $name }».
refused-no-guest-of-that-name = Nessun ospite qui si chiama «{ $name }»: scrivi il nome con cui ti hanno segnato.
me-claim-others = Un altro nome…
me-claim-all = Tutti gli ospiti
me-link-asks = Questi account sono tutti tuoi?
me-link-what = Diventano una persona sola, in tutti i club: ruoli, tiri e risultati stanno insieme. Li puoi separare di nuovo da /io mostra.
me-link-names = Ogni club continua a vedere solo i nomi che usi lì: nessuno legge come ti chiami altrove.
me-link-sure = Sì, unisci
me-part-asks = Separo questo account dagli altri?
me-part-what = Torna una persona a sé, con ciò che aveva fatto prima; ciò che hai fatto da quando sono uniti resta all'altro.
me-part-sure = Sì, separa
me-linked = Fatto: i due account sono una persona sola, ovunque.
me-linked-what = Ruoli, tiri e risultati dei due account stanno insieme.
me-forget-title = Vuoi che ti dimentichi?
me-forget-what = Cancello nome, account, lingua, ruoli e testi liberi. Non si torna indietro.
me-forget-stays = Tiri e risultati restano nei registri sotto uno pseudonimo; i nomi di squadre, tornei e campagne restano a chi vi gioca.
me-forget-sure = Sì, dimenticami
me-forgotten = Fatto. Se torni, ci presentiamo di nuovo.
me-forget-file = Manda di nuovo il file da importare
me-forget-file-why = L'ho cancellato prima che ci fosse una risposta alle mie domande: qualcuno del club ha chiesto di essere dimenticato, e il file lo nomina, o potrebbe nominarlo. Non ho importato niente.

# I rifiuti

refused-same-person = Questo codice è tuo e viene da questo stesso account: scrivilo dall'altro.

me-public = pubblico
    .about = Una pagina tua tra quelle pubbliche del club, e il nome che vi si legge
    .example = /io pubblico si
    .wanted = pagina
    .wanted-about = sì per avere una pagina con i tuoi risultati, no per non averla
    .name = pseudonimo
    .name-about = il nome da mostrare al posto del tuo sulle pagine pubbliche e sugli schermi

me-button-public = Pagine pubbliche
me-public-title = Una pagina pubblica tutta tua?
me-public-on = Hai una tua pagina pubblica
me-public-off = Non hai una tua pagina pubblica
me-public-what = Sulla pagina del club, chiunque ne abbia l'indirizzo vi legge i tuoi risultati negli eventi che hanno una pagina, le tue classifiche nel tempo e i confronti diretti. Si toglie subito quando vuoi; le copie fatte da altri non si possono richiamare.
me-public-named = Il nome è quello che usi qui, o le sole iniziali se le hai scelte.
me-public-called = Su ogni pagina pubblica e sugli schermi ti si legge come { $name }.
me-public-yes = Sì, fammi una pagina
me-public-no = No, nessuna pagina
me-public-other = Uno pseudonimo…
me-public-own = Togli lo pseudonimo
refused-pseudonym-taken = «{ $name }» somiglia al nome di un'altra persona del club: ne serve un altro.
