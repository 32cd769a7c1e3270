### /diplomazia centri, fine, grafico: gli inverni e la scheda di un tavolo.

# I comandi

diplomacy-centres = centri
    .about = Registra i centri di un inverno; chi non ne ha più si salta
    .example = /diplomazia centri 1 1904 5 4 6 5 3 7 4
    .board = tavolo
    .board-about = numero del tavolo
    .year = anno
    .year-about = l'anno, da 1901
    .austria = austria
    .austria-about = centri dell'Austria
    .england = inghilterra
    .england-about = centri dell'Inghilterra
    .france = francia
    .france-about = centri della Francia
    .germany = germania
    .germany-about = centri della Germania
    .italy = italia
    .italy-about = centri dell'Italia
    .russia = russia
    .russia-about = centri della Russia
    .turkey = turchia
    .turkey-about = centri della Turchia
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-finish = fine
    .about = Chiude un tavolo, calcola i punti e li pubblica
    .example = /diplomazia fine 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso

diplomacy-chart = grafico
    .about = Mostra i centri anno per anno, o di chi sono sulla mappa
    .example = /diplomazia grafico 1
    .board = tavolo
    .board-about = numero del tavolo
    .round = round
    .round-about = numero del round; senza, quello in corso
    .map = mappa
    .map-about = sì: di chi è ogni centro, sulla mappa

diplomacy-winter = inverno
    .counts = centri
    .counts-about = «Francia 8, Austria 3, …», o sette numeri in ordine, dall'Austria alla Turchia

# Le carte

diplomacy-board-of = { $board } · round { $round }
diplomacy-board-at = { $board } · round { $round } · inverno { $year }
diplomacy-marked = { $power }{ $marks }
diplomacy-in-place = { $player } (gioca { $other })
diplomacy-in-disorder = in disordine
diplomacy-star = * ha preso il minuto
diplomacy-solo = 🏆 { $power } { $player } vince da solo
diplomacy-drawn = 🤝 Patta sui centri del { $year }
diplomacy-over = Tavolo chiuso
diplomacy-last-winter = Ultimo inverno: si può chiudere il tavolo
diplomacy-to-vote = Prima si vota la variante
diplomacy-not-begun = Si gioca fino al { $last }
diplomacy-goes-on = Si continua, fino al { $last }
diplomacy-lost-centres = ⚠️ { $count ->
    [one] C'è un centro in meno dell'anno prima
   *[other] Ci sono { $count } centri in meno dell'anno prima
}: di solito è una svista.
diplomacy-winter-button = Centri { $year }
diplomacy-finish-button = Chiudi il tavolo
diplomacy-propose-button = Patta?
diplomacy-chart-button = Grafico
diplomacy-score-button = Punti
diplomacy-overtake-title = Si sta votando la patta sui centri del { $year }.
diplomacy-sure-title = { $board } · inverno { $year }: lo registro?
diplomacy-record-button = Registra il { $year }
diplomacy-leap = ⚠️ { $power }: da { $before } a { $after } centri in un anno? Ogni unità ne prende uno: al più { $most }.
diplomacy-overtake-what = Se registri l'inverno dopo, il voto si chiude senza patta.
diplomacy-reopened = { $board }: riaperto
diplomacy-reopened-what = Con la correzione la partita non era finita: si gioca ancora, e i punti dati non valgono.
diplomacy-reopened-round = Round { $round }: riaperto il tavolo { $board }. Risultati e classifica tornano quando si richiude.
diplomacy-reopened-later = La classifica dopo il round { $round } torna quando si richiude il tavolo { $board } del round { $of }.
diplomacy-reopened-prizes = La premiazione torna quando si richiude il tavolo { $board } del round { $of }.
diplomacy-correct-title = { $board } · il { $year } c'è già
diplomacy-correct-open = Se è uno sbaglio, lo corregge un arbitro che non gioca qui.
diplomacy-correct-closed = Il tavolo è chiuso: la correzione ricalcola punti e classifica.
diplomacy-correct-button = Correggi
diplomacy-corrected = Corretto il { $year }: tutto il resto è ricalcolato.
diplomacy-corrected-power = { $power } { $before } → { $after }
diplomacy-early-title = { $board }: è al { $year }, si gioca fino al { $last }
diplomacy-early-what = Chiuderlo adesso? Valgono i centri dell'ultimo inverno registrato.
diplomacy-early-told = ⚠️ Il { $year } è detto ma non confermato: se chiudi adesso non conta.
diplomacy-early-button = Sì, chiudi adesso

# Il diario

diplomacy-log-counted = { $place }: { $year }, centri { $counts }
diplomacy-log-corrected = { $place }: { $year } corretto, centri { $counts }
diplomacy-log-reopened = { $place }: riaperto
diplomacy-log-finished = { $place }: chiuso

# I rifiuti

refused-diplomacy-board-over = Il tavolo { $board } del round { $round } è chiuso.
refused-diplomacy-board-complete = Al tavolo { $board } la partita è finita: resta da chiuderlo con /diplomazia fine { $board }
refused-diplomacy-board-not-complete = Il tavolo { $board } è al { $year }: si gioca fino al { $last }. Prima può chiuderlo solo un direttore.
refused-diplomacy-no-centres = Del tavolo { $board } non è stato registrato nessun anno: /diplomazia centri { $board }
refused-diplomacy-year-recorded = Il { $year } del tavolo { $board } c'è già: lo corregge un arbitro.
refused-diplomacy-year-not-recorded = Il { $year } del tavolo { $board } non è ancora stato registrato.
refused-diplomacy-year-expected = Al tavolo { $board } tocca al { $expected }, non al { $year }.
refused-diplomacy-nothing-changed = Il { $year } del tavolo { $board } è già così.
refused-diplomacy-too-many-centres = I centri sono { $total }: sulla mappa ce ne sono { $most }.
refused-diplomacy-nobody-left = Così al tavolo { $board } non resterebbe in gioco nessuno.
refused-diplomacy-came-back = { $power }: senza centri non si torna in gioco. Controlla gli anni vicini.
refused-diplomacy-not-played = { $power }: al tavolo { $board } non la gioca nessuno.
refused-diplomacy-solo-before = Con una vittoria nel { $year } gli anni dopo non ci sarebbero: controlla i numeri.
refused-diplomacy-own-board = Giochi al tavolo { $board }: qui arbitra qualcun altro (articolo 4).
refused-diplomacy-changed-since = Nel frattempo i centri di quel tavolo sono cambiati: guarda che cosa c'è ora.
refused-diplomacy-counts-missing = Servono sette numeri: { $count ->
    [one] qui ce n'è uno.
   *[other] qui ce ne sono { $count }.
}
refused-diplomacy-counts-unpaired = Un numero per ogni potenza: «Francia 8, Austria 3, …», o sette numeri in ordine.
refused-diplomacy-counts-word = «{ $name }»: non so che potenza sia.
refused-diplomacy-counts-either = «I» può essere Inghilterra o Italia: scrivi «Ing» o «Ita».
refused-diplomacy-counts-twice = { $power } c'è due volte.
refused-diplomacy-counts-without = Mancano i centri di una potenza in gioco: { $power }.
refused-diplomacy-variant-first = Prima i sei del tavolo { $board } votano la variante: /diplomazia variante { $board }
