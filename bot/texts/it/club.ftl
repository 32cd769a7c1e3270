### /club: lingua, fuso, ruoli, avvisi, schermo, due piattaforme in un club.

# I comandi

club = club
    .about = Lingua, orari, ruoli e avvisi del club

club-language = lingua
    .about = Sceglie la lingua delle stanze del club
    .example = /club lingua italiano
    .language = lingua
    .language-about = italiano o inglese; in privato vale la lingua di ciascuno

club-timezone = fuso
    .about = Sceglie il fuso orario di date e orologi
    .example = /club fuso Europe/Rome
    .zone = zona
    .zone-about = il nome del fuso, per esempio Europe/Rome

club-role = ruolo
    .about = Affida un ruolo a chi dà una mano
    .example = /club ruolo @Anna arbitro
    .member = membro
    .member-about = a chi va il ruolo
    .role = ruolo
    .role-about = organizzatore, direttore o arbitro; nessuno per toglierlo

club-announce = avvisi
    .about = Sceglie in quale stanza arriva ogni tipo di avviso
    .example = /club avvisi classifiche
    .topic = argomento
    .topic-about = il tipo di avviso
    .room = stanza
    .room-about = canale, gruppo o argomento; senza, questa stanza

club-check = controlla
    .about = Controlla che cosa mi manca in ogni stanza che ha un compito
    .example = /club controlla

club-board = schermo
    .about = Dà il collegamento allo schermo da proiettare in sala, o da aprire sul telefono
    .example = /club schermo
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

club-page = pagina
    .about = Accende o spegne la pagina pubblica: tavoli e classifica sul telefono di chiunque
    .example = /club pagina si
    .state = stato
    .state-about = sì, no, oppure nuovo per cambiarle indirizzo; senza, come sta adesso
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

choices-page-state =
    .on = si
    .off = no
    .new = nuovo

choices-language =
    .it = italiano
    .en = inglese

# Come altro si chiamano.
also-language =
    .it = italian ita
    .en = english eng

choices-role =
    .organiser = organizzatore
    .director = direttore
    .referee = arbitro
    .none = nessuno

choices-topic =
    .pairings = accoppiamenti
    .standings = classifiche
    .results = risultati
    .ladder = metaclassifiche
    .sessions = sessioni
    .all = tutto

# Le carte

language-it = italiano
language-en = inglese

club-language-set = D'ora in poi nelle stanze parlo { $language }.
# Where those who speak this language live; one alone is taken unasked.
club-likely-zones = Europe/Rome
club-timezone-ask = Date e ore sono quelle di { $zone }. Dove siete?
club-timezone-taken = Date e ore sono quelle di { $zone }, se non dite altro.
club-timezone-other-button = Altrove…
club-timezone-another-button = Un altro fuso orario…
club-timezone-set = Fuso orario: { $zone }
club-role-set = { $who } ora è { $role }.
club-role-guest = Qui però nessuno ha ancora scritto con questo nome: il ruolo vale da quando { $who } si presenta con /io collega e un organizzatore conferma.
club-role-none = { $who } non ha più ruoli.
club-role-may-organiser = Può fare tutto, anche nominare altri.
club-role-may-director = Può aprire tornei, annullare, esportare.
club-role-may-referee = Può registrare e correggere risultati.
club-announce-set = { $topic } → { $room }
club-announce-lacks = Salvato, ma lì mi manca { $what }.
club-check-well = { $rooms ->
    [one] Non mi manca niente: ho guardato una stanza.
   *[other] Non mi manca niente: ho guardato { $rooms } stanze.
}
club-check-lacks = Mi manca qualcosa
club-check-room = { $room }: { $what }
club-check-room-for = { $room } ({ $jobs }): { $what }
club-check-linked = tornei dell'altra piattaforma
club-check-notices = avvisi: { $topic }
club-check-better = { $rooms }: funziono già, e mi aiuterebbe anche { $what }.
club-check-away = { $platform } adesso non è collegato: lì non ho potuto guardare.
club-check-unreadable = Non riesco più a leggere un registro: { $book }
club-close-button = Chiudi { $book }
club-closed = Chiuso: { $book }
club-closed-what = Quello che c'è scritto resta sul disco. Nella stanza si può cominciare da capo.
refused-book-readable = Questo registro si legge: si chiude con i suoi comandi. ({ $book })
club-board-title = Schermo: { $book }
club-board-for-all = Si aggiorna da solo, su un proiettore o sul telefono. Lo vede chiunque abbia il collegamento.
club-board-open = Apri lo schermo
club-board-here = Aprilo nel browser del computer dove gira Araldo, e proiettalo. Si aggiorna da solo. Per averlo anche sui telefoni serve un indirizzo pubblico: public_url, in settings.toml.
board-why = I conti · { $who }
club-page-title = Pagina pubblica: { $book }
club-page-off = È spenta: nessuno la vede. Accesa, chiunque abbia l'indirizzo legge sul telefono tavoli, risultati e classifica; niente di ciò che è trattenuto o segreto.
club-page-on = È accesa, si legge soltanto, e la vede chiunque abbia l'indirizzo. I motori di ricerca sono pregati di non elencarla.
club-page-names = I nomi sono quelli scritti qui; chi vuole mostra solo le iniziali, con /io mostra.
club-page-here = Così si apre solo da dove gira Araldo. Per mandarla in giro, e avere un codice QR, serve un indirizzo pubblico: public_url, in settings.toml.
club-page-scan = Segui sul telefono
club-page-open = Apri la pagina
club-page-turn-on = Accendi
club-page-turn-off = Spegni
club-page-renew = Cambia indirizzo
code-life = Il codice vale 10 minuti.

# I rifiuti

refused-no-board-of-book = { $book }: questo registro non ha uno schermo. Se qui ce n'è un altro, dillo: /club schermo campagna
refused-no-page-for-board = Lo schermo è una pagina di Araldo, e qui la pagina è spenta. Chi lo ospita la accende con enabled = "yes" sotto [page], in settings.toml.

refused-only-in-a-club = Questo si fa in una stanza del club, non in privato.
refused-no-such-zone = Non conosco il fuso «{ $zone }»: ha il nome di una grande città del paese, come Europe/Rome.
refused-has-no-role = { $who } non ha ruoli da togliere.
refused-no-such-code = codice: non esiste o è scaduto. { $command } ne dà uno nuovo.

club-site = sito
    .about = Accende o spegne la pagina pubblica del club: che cosa c'è, che cosa c'è stato, il calendario
    .example = /club sito si
    .state = stato
    .state-about = sì, no, oppure nuovo per cambiarle indirizzo; senza, come sta adesso
also-club-board = tabellone
club-site-title = La pagina pubblica del club
club-site-off = È spenta: nessuno la vede. Accesa, elenca gli eventi che hanno una pagina pubblica, con il calendario e le pagine di chi ne vuole una.
club-site-on = È accesa, e la vede chiunque abbia l'indirizzo. Elenca solo gli eventi che hanno una pagina (/club pagina), e chi ha detto di sì (/io pubblico).
club-site-calendar = Il calendario, da aggiungere al proprio:
club-page-entered = I nomi di chi partecipa stanno anche su una pagina pubblica. Iniziali, uno pseudonimo, o una pagina tua: { $command }
player-page-met = Confronti diretti
player-page-other = Con
player-page-met-times = Incontri
player-page-won = Vinti
player-page-lost = Persi
