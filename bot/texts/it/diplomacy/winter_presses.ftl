### L'inverno detto da chi gioca al tavolo: coi tasti, centro per centro, e la conferma di un avversario.

# Le carte

diplomacy-step-button = − / +
diplomacy-take-button = Chi ha preso che cosa
diplomacy-step-title = { $board } · inverno { $year }
diplomacy-step-sum = Centri: { $total }. Neutrali: { $neutral }. In tutto: { $most }
diplomacy-step-lost = { $count ->
    [one] Manca 1 centro: un centro preso ha sempre un proprietario.
   *[other] Mancano { $count } centri: un centro preso ha sempre un proprietario.
}
diplomacy-step-less = − { $power }
diplomacy-step-more = + { $power }
diplomacy-take-who = Chi ha preso un centro?
diplomacy-take-which = { $power }: quale centro? Prima i più vicini.
diplomacy-take-since = I proprietari si sanno fino al { $year }: che cosa è cambiato da allora?
diplomacy-take-beginning = Dei proprietari si sa solo l'inizio: che cosa è cambiato da allora?
diplomacy-take-back = Indietro
diplomacy-take-more = Altri…
diplomacy-taken = { $centre }: da { $before } a { $power }
diplomacy-taken-neutral = { $centre }: a { $power }
diplomacy-untake-button = ✕ { $centre }
diplomacy-centre-neutral = { $centre }
diplomacy-centre-of = { $centre } ({ $power })
diplomacy-gained = ⚠️ { $power }: centri presi in un anno: { $gained }; unità: { $units }. Ogni unità ne prende uno.
diplomacy-told = Inverno { $year }, detto da { $player }: { $counts }
diplomacy-told-power = { $power } { $centres }
diplomacy-told-waits = Vale quando un'altra persona del tavolo lo conferma, con un tocco. Non { $player }.
diplomacy-told-no = { $player } dice che non è così.
diplomacy-told-rival = Per { $player } invece: { $counts }
diplomacy-told-referee = Decide un arbitro che non gioca qui; o chi ha sbagliato dà ragione all'altra parte.
diplomacy-confirm-button = Confermo
diplomacy-doubt-button = Non è così
diplomacy-right-button = Ha ragione { $player }
diplomacy-report-told = Inverno { $year } detto: vale quando un'altra persona del tavolo lo conferma.
diplomacy-report-confirmed = Inverno { $year } confermato.
diplomacy-report-doubted = Inverno { $year }: decide un arbitro.
diplomacy-object-button = Il { $year } non è così
diplomacy-uphold-button = Il { $year } vale così
diplomacy-disputed-fix-button = Correggi il { $year }
diplomacy-disputed = ⚠️ Inverno { $year }: { $player } dice che non è così. Vale finché non decide un arbitro.
diplomacy-disputed-title = { $board } · inverno { $year } contestato
diplomacy-referees-called = { $who }: serve un arbitro.
diplomacy-referee-wanted = Serve un arbitro che non gioca a questo tavolo.
diplomacy-upheld = Inverno { $year }: vale così.
diplomacy-now = Se finisse ora: { $powers }
diplomacy-now-power = { $power } { $points }

diplomacy-map-button = Mappa
diplomacy-map-since = I proprietari si sanno fino al { $year }: gli inverni dopo sono solo contati.
diplomacy-map-beginning = I proprietari non sono stati detti: si vede l'inizio, senza chi non ha più centri.
diplomacy-map-line = { $power } { $centres }: { $own }
diplomacy-map-back = ◀ { $year }
diplomacy-map-on = { $year } ▶

diplomacy-all-title = Tutti i tavoli · round { $round }
diplomacy-all-line = { $board }: { $state }
diplomacy-all-begins = si comincia
diplomacy-all-year = al { $year }
diplomacy-all-behind = ⏰ al { $year }, gli altri sono avanti
diplomacy-all-first = ⏰ nessun inverno, gli altri sono avanti
diplomacy-all-told = { $year } da confermare (detto da { $player })
diplomacy-all-doubted = ⚠️ due versioni del { $year }: decide un arbitro
diplomacy-all-disputed = ⚠️ { $year } contestato: decide un arbitro
diplomacy-all-vote = si vota la variante
diplomacy-all-complete = finito: da chiudere
diplomacy-all-over = chiuso
diplomacy-all-now = Se finisse ora: { $players }
diplomacy-all-place = { $place }. { $player } { $points }
diplomacy-all-top = Al top table andrebbero { $players }
diplomacy-own-now = Nel torneo, se finisse ora: { $place }º (punti: { $points })
diplomacy-own-top = ⭐ E saresti al top table

# Il diario

diplomacy-log-reported = { $place }: { $year } detto da { $player }, centri { $counts }
diplomacy-log-confirmed = { $place }: { $year } confermato, centri { $counts }
diplomacy-log-doubted = { $place }: { $year }, per { $player } non è così
diplomacy-log-disputed = { $place }: { $year } contestato da { $player }
diplomacy-log-upheld = { $place }: { $year }, vale così

# I rifiuti

refused-diplomacy-not-your-winter = Al tavolo { $board } l'inverno lo dice chi ci gioca, o un arbitro.
refused-diplomacy-told-already = Il { $year } del tavolo { $board } è già detto così: manca la conferma di un'altra persona del tavolo.
refused-diplomacy-told-own = Il { $year } del tavolo { $board } è la tua parola: lo conferma un'altra persona del tavolo.
refused-diplomacy-told-doubted = Sul { $year } del tavolo { $board } le versioni sono due: decide un arbitro, o chi ha sbagliato dà ragione all'altra parte.
refused-diplomacy-disputed-already = Il { $year } del tavolo { $board } è già contestato: decide un arbitro.
refused-diplomacy-no-objection = Sul { $year } del tavolo { $board } non si può più dire nulla con un tocco: parlane con un arbitro.
refused-diplomacy-own-word = Il { $year } del tavolo { $board } è anche la tua parola: se è sbagliato, dillo a un arbitro.
refused-diplomacy-not-disputed = Il { $year } del tavolo { $board } non è contestato.
refused-diplomacy-nothing-told = Del { $year } al tavolo { $board } non c'è niente da confermare.
refused-diplomacy-no-centre = «{ $name }» non è un centro.
refused-diplomacy-owners-turkey = Al tavolo { $board } la Turchia vale un centro solo: scrivi i sette numeri.
