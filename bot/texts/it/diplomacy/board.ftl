### Diplomacy: lo schermo in sala.

diplomacy-screen-entered = { $players ->
    [one] Iscrizioni aperte · 1 giocatore
   *[other] Iscrizioni aperte · { $players } giocatori
}
diplomacy-screen-players = Iscritti
diplomacy-screen-round = Round { $round } di { $rounds } · { $count ->
    [one] manca 1 tavolo
   *[other] mancano { $count } tavoli
}
diplomacy-screen-between = Finito il round { $round } di { $rounds }
diplomacy-screen-over = Torneo finito · vince { $player }
diplomacy-screen-board = { $board } · { $year }
diplomacy-screen-cell = { $player } { $centres }
diplomacy-screen-player = { $number }. { $player }
diplomacy-screen-top = { $board } · top
diplomacy-screen-variant = { $board } · { $variant }
diplomacy-screen-now = Se finisse ora
diplomacy-screen-begins = si comincia
diplomacy-screen-closed = finito
diplomacy-screen-own = Round { $round }
