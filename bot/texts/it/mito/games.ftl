### /mito partita, /mito posta: registrare, confermare, contestare una partita.

# I comandi

mito-game = partita
    .about = Registra una partita e mostra quanto ciascuno guadagna o perde
    .example = /mito partita @Anna @Bruno @Carla @Dario 35 30 30 30
    .players = giocatori
    .players-about = da 2 a 6, chi ha vinto per primo
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine
    .when = quando
    .when-about = quando si è giocato; senza, adesso

mito-stake = posta
    .about = Calcola quanto ciascuno vincerebbe o perderebbe
    .example = /mito posta @Anna @Bruno @Carla
    .players = giocatori
    .players-about = da 2 a 6
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine

# Le carte

mito-game-title = Partita { $number }: vince { $who }
mito-game-from-player = Giocata { $at } · registrata da { $by }
mito-game-from-table = Giocata { $at } · lo dice { $by }
mito-game-from-referee = Giocata { $at } · registrata dall'arbitro { $by }
mito-game-from-import = Giocata { $at } · importata da { $by }
mito-game-settled = Giocata { $at } · corretta da un arbitro
mito-game-upheld = L'arbitro { $who } ha deciso: la partita vale.
mito-game-disputed = Contestata da { $who }: decide un arbitro.
mito-game-confirmed = Confermano: { $who }
mito-game-waits = { $who }: è andata così?
mito-game-ladder = { $ladders } · piatto { $pot }
mito-game-player = { $who } { $change } → { $value } ({ $elo } + { $risikometro } = { $stake })
mito-game-player-placed = { $who } { $change } → { $value } · { $place } ({ $elo } + { $risikometro } = { $stake })
mito-game-places = { $ladder }: { $places }
mito-game-place = { $who } { $place }
mito-game-legend = Guadagno → valore nuovo (ELO + risikometro = posta)
mito-game-no-risikometro = Senza risikometro: la sua metà del piatto è divisa in parti uguali.
mito-confirm-button = Confermo
mito-dispute-button = Contesto

mito-evening-title = È di ieri sera?
mito-evening-what = Da poco è cominciato un nuovo periodo: la partita conta in quello in cui si è giocata.
mito-evening-button = Di ieri sera
mito-evening-now-button = Di adesso

mito-twin-title = È la partita { $number }?
mito-twin-what = Con gli stessi giocatori c'è già quella vinta da { $who } ({ $at }, registrata da { $by }).
mito-twin-same-button = È quella: confermo
mito-twin-other-button = È quella, ma è andata diversamente
mito-twin-new-button = È un'altra: registra

mito-disputed-title = Partita { $number } contestata da { $who }
mito-disputed-counts = Intanto continua a contare.
mito-disputed-waits = Non conta ancora: aspetta l'arbitro.
mito-called = { $who }: serve un arbitro.
mito-called-nobody = Serve un arbitro, ma il club non ne ha ancora: li nomina /club ruolo.
mito-uphold-button = Vale così
mito-upheld-title = Partita { $number }: vale

mito-stake-title = In palio fra { $who }
mito-stake-player = { $who } { $value }: vince { $win }, perde { $lose } ({ $elo } + { $risikometro } = { $stake })
mito-stake-legend = Valore: che cosa vincerebbe, che cosa perderebbe (ELO + risikometro = posta)

mito-seats-game-title = Una partita
mito-seats-stake-title = La posta di una partita
mito-seats-first = Chi ha vinto?
mito-seats-next = Chi altro c'era?
mito-seats-winner = Ha vinto { $who }
mito-seats-others = Al tavolo: { $who }
mito-seats-game-button = Registra senza risikometro
mito-seats-stake-button = Senza risikometro
mito-seats-odds-button = Con il risikometro…
mito-seats-back-button = ← Togli l'ultimo
mito-seats-form-button = Scrivo io…

# Il diario

mito-line-played = Partita { $number }: vince { $who }, poi { $others } · registrata da { $by }
mito-line-confirmed = { $who } conferma la partita { $number }
mito-line-disputed = { $who } contesta la partita { $number }
mito-line-upheld = { $who } ha deciso: la partita { $number } vale

# I rifiuti

refused-mito-not-your-game = Una partita la registra chi l'ha giocata, oppure un arbitro: fra i giocatori che hai scritto tu non ci sei.
refused-mito-in-the-future = Quella partita sarebbe nel futuro: controlla data e ora.
refused-mito-how-many = I giocatori vanno da { $least } a { $most }, ma ne hai indicati { $count }: scrivili tutti, chi ha vinto per primo.
refused-mito-player-twice = La stessa persona non può sedere due volte allo stesso tavolo.
refused-mito-risikometro-count = I giocatori sono { $players }, i valori del risikometro { $values }: ne serve uno a testa, nello stesso ordine, oppure nessuno.
refused-mito-risikometro-positive = I valori del risikometro devono essere maggiori di zero.
refused-mito-risikometro-read = non capisco «{ $value }»; il risikometro è un numero a testa, con al massimo due decimali, come 30,30,30,35 oppure 30,5 30 30 35
refused-mito-when-read = Da «{ $value }» non capisco quando: scrivi per esempio 21:30, ieri 21:30, 20/11, 20/11/2026 21:30.
refused-mito-no-such-game = Non c'è una partita { $number }: forse è stata eliminata o annullata.
refused-mito-not-at-table = Alla partita { $number } non c'eri: possono dire com'è andata solo i suoi giocatori.
refused-mito-confirmed-already = Per la partita { $number } hai già detto la tua: risulta come dici tu.
refused-mito-disputed-already = La partita { $number } l'hai già contestata: ora decide un arbitro.
refused-mito-settled = Sulla partita { $number } ha già deciso un arbitro: se non va, parlane con chi ha deciso.
refused-mito-not-disputed = La partita { $number } non è contestata: non c'è niente da decidere.
