### Diplomacy: come si chiamano giocatori, potenze e tavoli.

# I comandi

choices-power =
    .austria = austria
    .england = inghilterra
    .france = francia
    .germany = germania
    .italy = italia
    .russia = russia
    .turkey = turchia

# Le carte

diplomacy-nobody = nessuno
diplomacy-either = Italia o Turchia
diplomacy-colour = colore { $power }
diplomacy-variant-italy = Italia in disordine
diplomacy-variant-turkey = Turchia tolta
diplomacy-variant-escalation = escalation
diplomacy-column-power = Potenza
diplomacy-column-player = Giocatore
diplomacy-column-centres = Centri
diplomacy-column-place = Pos.
diplomacy-column-points = Punti
diplomacy-column-number = #
diplomacy-column-year = Anno
diplomacy-column-stands = Ora
diplomacy-column-would = Diventa
diplomacy-column-what = Criterio
diplomacy-column-round = R{ $round }
diplomacy-column-other = Altro

# Il diario

diplomacy-log-board = Round { $round }, tavolo { $board }

# I rifiuti

refused-diplomacy-no-tournament = Qui non c'è ancora un torneo di Diplomacy: /diplomazia nuovo "Coppa"
refused-diplomacy-no-round = Non è ancora stato pubblicato nessun round.
refused-diplomacy-no-such-round = Quel round non c'è: l'ultimo è il { $last }.
refused-diplomacy-no-such-board = Nel round { $round } quel tavolo non c'è: vanno da 1 a { $last }.
refused-diplomacy-no-such-player = Non trovo «{ $name }» fra gli iscritti.
refused-diplomacy-player-of-many = «{ $name }» può essere più d'uno: { $names }. Scrivi il nome intero.
