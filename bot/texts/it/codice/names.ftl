### Nome in Codice: come si chiamano squadre, turni e partite, e come si racconta una mano.

# Le carte

codice-nobody = nessuno
codice-team-gone = una squadra annullata
codice-round = turno { $round } di { $of }
codice-sort-quarterfinal = quarti
codice-sort-semifinal = semifinale
codice-sort-placement = piazzamento
codice-sort-final = finale
codice-team-players = { $team } ({ $players })
codice-seat = { $team } (capo { $chief }, con { $other })
codice-seat-alone = { $team } (capo { $chief })
codice-score = { $one } { $first }–{ $second } { $two }
codice-result = { $score }, punti { $first }–{ $second }
codice-next-hand = Mano { $hand } di { $of } · comincia: { $starter }; capi { $one } e { $two }
codice-outcome-agents = vittoria di { $winner }; { $count ->
    [0] zero agenti
    [one] 1 agente
   *[other] { $count } agenti
} per { $loser }
codice-outcome-time = vittoria di { $winner }; tempo finito per { $loser } con { $count ->
    [0] zero agenti trovati
    [one] 1 agente trovato
   *[other] { $count } agenti trovati
}
codice-outcome-assassin = vittoria di { $winner }; assassino trovato da { $loser }
codice-outcome-referee = vittoria di { $winner } per decisione dell'arbitro; zero punti per { $loser }
codice-outcome-nobody = non vince nessuno, né { $one } né { $two }: ha deciso l'arbitro
codice-match-given = partita a { $winner } a tavolino contro { $loser }
codice-match-passed = vittoria di { $winner } senza giocare
codice-match-empty = non si gioca
codice-match-nobody = partita persa a tavolino da tutte e due: { $one } e { $two }
codice-stage-qualifying = Turno { $round } di { $rounds }
codice-stage-quarterfinal = Quarti
codice-stage-semifinal = Semifinale
codice-stage-placement = Piazzamento
codice-stage-final = Finale

# Il diario

codice-line-table = Turno { $round }, tavolo { $table }
codice-line-hand = Turno { $round }, tavolo { $table }, mano { $hand }
codice-line-winner = vittoria di { $team }
codice-why-draw = sorteggio
codice-why-standings = dalla classifica
codice-why-entry = una squadra in più
codice-why-withdrawal = una squadra in meno
codice-why-bye = riposo spostato
codice-why-by-hand = a mano
codice-why-correction = dopo una correzione
codice-line-given = partita a { $team } a tavolino
codice-line-given-nobody = partita persa da tutte e due a tavolino

# I rifiuti

refused-codice-no-such-team = Non c'è nessuna squadra «{ $name }»: le vedi con /codice tavoli.
refused-codice-team-of-many = «{ $name }» può voler dire { $names }: scrivi il nome intero.
