### /diplomazia patta, variante: i voti segreti.

# I comandi

diplomacy-variant = variante
    .about = Apre il voto segreto dei sei giocatori sulla variante a sei
    .example = /diplomazia variante 2
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-draw = patta
    .about = Propone la patta; chi è ancora in gioco vota in privato
    .example = /diplomazia patta 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

# Le carte

diplomacy-vote-draw = { $board }: patta?
diplomacy-vote-variant = { $board }: quale variante?
diplomacy-draw-proposed = { $player } propone la patta sui centri del { $year }.
diplomacy-draw-rule = Serve il sì di tutti quelli in gioco; i voti si scoprono quando ci sono tutti.
diplomacy-variant-rule = Votano i sei, in segreto; in parità si sorteggia.
diplomacy-vote-missing = { $count ->
    [0] Hanno votato tutti
   *[other] Mancano: { $players }
}
diplomacy-vote-closed = Voto chiuso.
diplomacy-draw-asked = Il direttore fa votare la patta sui centri del { $year }.
diplomacy-draw-lapsed = { $board }: niente patta sui centri del { $year }
diplomacy-lapsed-winter = Hanno registrato l'inverno dopo prima che votassero tutti. I voti dati restano segreti.
diplomacy-lapsed-correction = Con la correzione in gioco ci sono altri: il voto si chiude, e i voti dati restano segreti.
diplomacy-lapsed-numbers = Il { $year } è corretto, e il voto era su altri centri: si chiude, e i voti dati restano segreti.
diplomacy-lapsed-agreed = Con la correzione è in gioco anche chi non aveva votato: la patta accettata non vale più (articolo 6).
diplomacy-propose-again = Un'altra la propone chi non l'ha ancora fatto, dopo il prossimo inverno, o un direttore quando vuole.
diplomacy-vote-button = Vota
diplomacy-vote-for-button = Chi non ha account
diplomacy-vote-close-button = Chiudi il voto
diplomacy-ballot = voto
    .word = voto
    .word-about = che cosa voti
diplomacy-ballot-secret = Nessuno vede il tuo voto prima che ci siano tutti.
diplomacy-ballot-for = Voto di { $player }
diplomacy-ballot-yes = Sì, patta
diplomacy-ballot-no = No, si gioca
diplomacy-ballot-italy = Italia in disordine
diplomacy-ballot-turkey = Turchia tolta
diplomacy-ballot-escalation = Escalation
diplomacy-ballot-in = Voto registrato
diplomacy-voters-title = Chi vota senza account?
diplomacy-voters-how = Fatti dire il voto a parte, e segnalo qui: lo vedi solo tu.
diplomacy-voters-none = Chi manca ha un account: vota da sé.
diplomacy-counted = { $board }: voto chiuso
diplomacy-draw-agreed = { $board }: patta accettata
diplomacy-draw-all = Tutti hanno detto sì.
diplomacy-draw-waits = Un arbitro guardi, e chiuda il tavolo: qualcuno è andato via senza votare, o un inverno non è chiaro.
diplomacy-draw-failed = { $board }: niente patta
diplomacy-draw-against = Contro: { $players }
diplomacy-draw-on = Si continua a giocare.
diplomacy-variant-chosen = Tavolo { $board }: { $variant }
diplomacy-variant-lot = Parità: ha deciso il sorteggio.
diplomacy-votes-for = { $variant } { $count }
diplomacy-variant-how-italy = L'Italia non ordina: tiene i suoi centri, ma non è un giocatore.
diplomacy-variant-how-turkey = La Turchia non c'è e vale un solo centro: { $centres } in tutto.
diplomacy-variant-how-escalation = Mappa vuota: si piazza un pezzo a testa per volta, { $pieces } in tutto; comincia chi ha portato il gioco, poi in ordine alfabetico. Nell'inverno { $year } ognuno scrive i suoi tre centri di casa.

# Il diario

diplomacy-log-draw = { $place }: { $player } propone la patta
diplomacy-log-variant = { $place }: si vota la variante
diplomacy-log-ballot = { $place }: { $player } ha votato
diplomacy-log-agreed = { $place }: patta accettata
diplomacy-log-refused = { $place }: patta respinta
diplomacy-log-lapsed-winter = { $place }: la proposta di patta è superata
diplomacy-log-lapsed-correction = { $place }: la proposta di patta è caduta
diplomacy-log-lapsed-numbers = { $place }: la proposta di patta è caduta
diplomacy-log-lapsed-agreed = { $place }: la patta accettata è caduta
diplomacy-log-chosen = { $place }: { $variant }

# I rifiuti

refused-diplomacy-not-at-board = Non giochi al tavolo { $board }.
refused-diplomacy-eliminated = Al tavolo { $board } sei fuori gioco: la patta la decide chi è in gioco.
refused-diplomacy-nothing-to-draw = Al tavolo { $board } la partita è già finita.
refused-diplomacy-draw-after-autumn = La patta vale sui centri di un autunno: prima registra quelli del tavolo { $board }.
refused-diplomacy-draw-disputed = Al tavolo { $board } il { $year } è contestato: la patta si propone quando un arbitro ha deciso.
refused-diplomacy-vote-on = Al tavolo { $board } si sta già votando.
refused-diplomacy-voted-this-year = Al tavolo { $board } sulla patta del { $year } si è già votato.
refused-diplomacy-proposed-already = Una proposta di patta per partita: al tavolo { $board } l'hai già fatta.
refused-diplomacy-vote-over = Al tavolo { $board } non c'è nessun voto aperto.
refused-diplomacy-no-vote = Al tavolo { $board } non c'è nessun voto aperto.
refused-diplomacy-no-vote-for-you = Al tavolo { $board } votano solo quelli in gioco.
refused-diplomacy-voted-already = Hai già votato.
refused-diplomacy-no-such-vote = Questo voto non esiste: usa i pulsanti.
refused-diplomacy-has-account = { $player } ha un account: vota da sé.
refused-diplomacy-nobody-votes = Al tavolo { $board } non c'è nessuno che possa votare.
refused-diplomacy-few-ballots = Al tavolo { $board } i voti sono troppo pochi: si capirebbe chi ha votato che cosa. Ne servono almeno { $least }.
refused-diplomacy-no-variant = Al tavolo { $board } non c'è una variante da votare.
