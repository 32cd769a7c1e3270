### Metaclassifiche M.I.T.O.: partite, poste, conferme, correzioni.

mito-ladder-all-time = Di sempre
mito-ladder-week = Settimana
mito-ladder-month = Mese
mito-ladder-quarter = Trimestre
mito-ladder-year = Anno
mito-ladder-title = { $ladder } · { $period }
mito-period-week = settimana { $part } del { $year }
mito-month = { $part ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
mito-period-month = { mito-month } { $year }
mito-period-quarter = { $part }º trimestre { $year }
mito-title-all-time = Classifica di sempre
mito-title-week = Settimana { $part } del { $year }
mito-title-month = Mese di { mito-month } { $year }
mito-title-quarter = { $part }º trimestre { $year }
mito-title-year = Anno { $year }
mito-place = { $place }º
mito-apart = { $games }/{ $minimum } partite
mito-nobody = nessuno

# La carta di una partita

mito-game-title = Partita { $number }: vince { $who }
mito-game-from-player = Giocata { $at } · registrata da { $by }
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

mito-twin-title = È la partita { $number }?
mito-twin-what = Con gli stessi giocatori c'è già quella vinta da { $who } ({ $at }, registrata da { $by }).
mito-twin-same-button = È quella: confermo
mito-twin-new-button = È un'altra: registra

mito-disputed-title = Partita { $number } contestata da { $who }
mito-disputed-counts = Intanto continua a contare.
mito-called = { $who }: serve un arbitro.
mito-called-nobody = Serve un arbitro, ma il club non ne ha ancora: li nomina /club ruolo.
mito-uphold-button = Vale così
mito-fix-button = Correggi
mito-delete-button = Elimina
mito-upheld-title = Partita { $number }: vale

# La posta

mito-stake-title = In palio fra { $who }
mito-stake-player = { $who } { $value }: vince { $win }, perde { $lose } ({ $elo } + { $risikometro } = { $stake })
mito-stake-legend = Valore: che cosa vincerebbe, che cosa perderebbe (ELO + risikometro = posta)

# Chi ha giocato, a pulsanti

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

# Correzioni

mito-fix-title = Che cosa cambiare della partita { $number }?
mito-fix-winner-button = Ha vinto { $who }
mito-fix-form-button = Cambia…
mito-fixed-title = Partita { $number } corretta
mito-deleted-title = Partita { $number } eliminata
mito-fixed-players = Vince { $who }, poi { $others }
mito-fixed-risikometro = Risikometro: { $values }
mito-fixed-when = Giocata { $at }
mito-fixed-undo = Ci hai ripensato? /annulla
mito-moved-value = { $who } { $before } → { $after }
mito-moved-place = { $who } { $before } → { $after } · { $was } → { $now }
mito-moved-only-place = { $who } { $after } · { $was } → { $now }
mito-moved-more = …e altri { $count }
mito-moved-winner = Il primo posto ora è di { $who }.
mito-late = { $count ->
    [one] Dopo di questa se n'è giocata un'altra, ora ricalcolata.
   *[other] Dopo di questa se ne sono giocate altre { $count }, ora ricalcolate.
}
mito-moved-nobody = Nessun valore è cambiato.
