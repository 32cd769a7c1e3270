### RBB 2.0: che cosa manca, che cosa decide il direttore, la chiusura.

# I comandi

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

# Le carte

gdr-progress-title = Schede pronte: { $ready } su { $all }
gdr-progress-ready = ✓ { $team }
gdr-gap-no-sheet = ○ { $team } · nessuno l'ha ancora valutata
gdr-gap-open-sheet = ○ { $team } · { $referee } non ha ancora consegnato
gdr-gap-undecided = ○ { $team } · le schede differiscono: scegli quale vale
gdr-gap-unconfirmed = ○ { $team } · risoluzione geniale da confermare: { $player }
gdr-progress-competes = Tu giochi: il resto, e la chiusura, tocca a un direttore che non gioca. Se giocano tutti i direttori, un organizzatore ne nomina un altro con /club ruolo.
gdr-discard-button = Senza la scheda di { $referee } · { $team }
gdr-discarded = La scheda di { $referee } per { $team } non conta più.
gdr-compare-button = Confronta · { $team }
gdr-genius-yes-button = { $who }: è geniale
gdr-genius-no-button = { $who }: no
gdr-word-yes = ★ { $team } · risoluzione geniale: { $player }
gdr-word-no = ☆ { $team } · risoluzione geniale negata: { $player }
gdr-word-to-yes-button = Cambia · { $who }: è geniale
gdr-word-to-no-button = Cambia · { $who }: no
gdr-genius-confirmed = Confermata la risoluzione geniale di { $player } ({ $team }).
gdr-genius-denied = Niente risoluzione geniale per { $player } ({ $team }).
gdr-compare-title = Le schede di { $team }
gdr-compare-where = Ecco dove gli arbitri non sono d'accordo.
gdr-compare-alike = Fra le schede consegnate non c'è nessuna differenza.
gdr-compare-eyes-shut = In questo torneo valuti o giochi: vedi su che cosa differiscono, non che cosa dicono.
gdr-read-warning = Chi legge le risposte in questo torneo non valuta più.
gdr-read-button = Leggi le risposte
gdr-stands-button = Vale quella di { $referee }
gdr-mean-button = Vale la media
gdr-reopen-button = Restituisci a { $referee }
gdr-decided-one = Per { $team } vale la scheda di { $referee }.
gdr-decided-mean = Per { $team } vale la media delle schede.
gdr-reopen-whose = Quale scheda di { $team } restituisco?
gdr-reopened = Scheda di { $team } restituita a { $referee }: può cambiarla e riconsegnarla.
gdr-not-yet = Non posso ancora chiudere: manca questo
gdr-close-button = Chiudi il torneo
gdr-closed-already = Il torneo è chiuso: non manca più niente.
gdr-closed-now = Torneo chiuso · { $name }
gdr-closed-posted = Le classifiche sono pubblicate: le squadre, e una per ogni personaggio.
gdr-closed-explain = I conti di ogni punteggio: { $command }
gdr-report-button = Resoconto
gdr-standings-button = Classifica

# Il diario

gdr-line-reopened = { $who } restituisce a { $referee } la scheda di { $team }
gdr-line-discarded = La scheda di { $referee } per { $team } non conta più
gdr-line-all-read = { $who } chiude, e da qui può leggere tutte le schede
gdr-line-read = { $who } legge dove differiscono le schede di { $team }
gdr-line-mean = { $team }: vale la media delle schede
gdr-line-stands = { $team }: vale la scheda di { $referee }
gdr-line-word = { $who } prepara la chiusura
gdr-line-genius = Risoluzione geniale confermata: { $player } ({ $team })
gdr-line-no-genius = Risoluzione geniale non confermata: { $player } ({ $team })
gdr-line-closed = { $who } chiude il torneo

# I rifiuti

refused-gdr-sheet-handed-by-now = Quella scheda di { $team } è stata consegnata, o non c'è più.
refused-gdr-one-sheet = Di { $team } non ci sono ancora due schede da confrontare.
refused-gdr-mean-of-all = Per fare la media servono consegnate tutte le schede di { $team }.
refused-gdr-nothing-to-confirm = Per { $player } nessuno ha segnalato una risoluzione geniale.
refused-gdr-no-teams = Non c'è ancora nessuna squadra.
refused-gdr-not-ready = Non posso chiudere: manca ancora qualcosa. /gdr stato dice che cosa.
refused-gdr-eyes-shut = In questo torneo valuti o giochi: fino alla chiusura non leggi le risposte.
refused-gdr-competes = Giochi in questo torneo: finché si valuta, questo tocca a un direttore o a un arbitro che non gioca.
refused-gdr-own-sheet = Hai valutato { $team }: puoi scegliere solo la media, o chiedere a un altro direttore.
