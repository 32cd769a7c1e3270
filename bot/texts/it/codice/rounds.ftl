### /codice tavoli, riposo, abbina, pausa, proroga: un turno, i suoi tavoli, il suo orologio.

# I comandi

codice-tables = tavoli
    .about = Mostra i tavoli di un turno, chi comincia e a che mano si è
    .example = /codice tavoli
    .round = turno
    .round-about = numero del turno; senza, quello in corso

codice-bye = riposo
    .about = Sposta il turno di riposo a un'altra squadra
    .example = /codice riposo "Le Volpi"
    .team = squadra
    .team-about = la squadra che riposa

codice-pair = abbina
    .about = Abbina due squadre a mano, prima che il turno cominci
    .example = /codice abbina 2 "Gli Orsi" "I Lupi"
    .table = tavolo
    .table-about = numero del tavolo
    .team1 = squadra1
    .team1-about = una delle due squadre; chi comincia lo dice l'articolo 17
    .team2 = squadra2
    .team2-about = l'altra squadra

codice-pause = pausa
    .about = Ferma o fa ripartire l'orologio del turno; con i minuti, ne aggiunge
    .example = /codice pausa 10
    .minutes = minuti
    .minutes-about = quanti minuti in più

# Le carte

codice-mine-button = Il mio tavolo
refused-codice-no-table-of-yours = { $entered ->
    [1] In questo turno non hai un tavolo.
   *[other] In questo turno non hai un tavolo. Se ti hanno iscritto con un nome, prima il club conferma che sei tu.
}
codice-pairings-title = Tavoli · { $round }
codice-table-line = Tavolo { $table } · { $one } – { $two } · comincia: { $starter }
codice-table-stake = { $stake } · { $line }
codice-table-decided = Tavolo { $table } · { $what }
codice-bye-line = Riposo · { $team }: { $hands ->
    [one] 1 mano vinta
   *[other] { $hands } mani vinte
}, tavolo { $table }
codice-bye-again = Riposo di { $team } per la { $times }ª volta
codice-round-ends = Fine del turno: { $at }
codice-round-paused = L'orologio del turno è fermo
codice-table-button = Tavolo { $table }
codice-line-title = { $name } · { $round }
codice-you-meet = Tavolo { $table }, contro { $team } ({ $players })
codice-you-start = Cominciate voi
codice-they-start = Comincia la squadra { $team }
codice-line-chiefs = Capi nella prima mano: { $own } per voi, { $other } per loro
codice-you-rest = Questo turno riposate: vi vale { $hands ->
    [one] 1 mano vinta
   *[other] { $hands } mani vinte
}
codice-tables-title = Tavoli · { $round }
codice-missing-unplayed = { $count ->
    [one] Manca il tavolo { $tables }
   *[other] Mancano i tavoli { $tables }
}
codice-missing-awaiting = { $count ->
    [one] Aspetta conferma il tavolo { $tables }
   *[other] Aspettano conferma i tavoli { $tables }
}
codice-missing-called = { $count ->
    [one] Aspetta un arbitro il tavolo { $tables }
   *[other] Aspettano un arbitro i tavoli { $tables }
}
codice-state-over = ✅ Tavolo { $table } · { $what }
codice-state-new = ▫️ { $line }
codice-state-on = ▶️ Tavolo { $table } · { $score } · mano { $hand } di { $of }, comincia: { $starter }
codice-close-button = Chiudi il turno
codice-closed = Chiuso: { $round }
codice-moved = Tavoli cambiati · { $round }
codice-moved-nothing = Erano già così
codice-results-title = Risultati · { $round }
codice-result-line = Tavolo { $table } · { $result }
codice-rested = Riposo · { $team }: { $hands ->
    [one] 1 mano vinta
   *[other] { $hands } mani vinte
}
codice-prizes-title = { $name }: vittoria di { $team }!
codice-prize-1 = 🥇 { $team }
codice-prize-2 = 🥈 { $team }
codice-prize-3 = 🥉 { $team }
codice-column-place = #
codice-column-team = Squadra
codice-column-players = Chi gioca
codice-to-standings-button = Classifica
codice-time-up = Tempo scaduto · { $round }
codice-time-runs = L'orologio corre: { $minutes ->
    [one] ancora un minuto
   *[other] ancora { $minutes } minuti
}
codice-time-stands = Orologio fermo: { $minutes ->
    [one] resta un minuto
   *[other] restano { $minutes } minuti
}
codice-pause-button = Pausa
codice-resume-button = Riparti
codice-extend-button = +{ $minutes } min
codice-time-over = Il tempo del turno è finito
codice-round-clock-button = ⏱ Tempo del turno

# I rifiuti

refused-codice-ended = Il torneo è finito: le correzioni si fanno con /codice correggi, indicando il turno.
refused-codice-no-such-round = I turni pubblicati vanno da 1 a { $last }.
refused-codice-no-such-table = In questo turno i tavoli vanno da 1 a { $last }.
refused-codice-round-other = Questo pulsante è di un altro turno: ora si gioca il turno { $round }. Guarda /codice tavoli.
refused-codice-round-begun = Il turno { $round } è già cominciato: i tavoli non si cambiano più a mano.
refused-codice-tables-held = I tavoli del turno { $round } li sta guardando il direttore: fra poco sono qui.
refused-codice-tables-missing = Mancano ancora i tavoli { $tables }: il turno si chiude con l'ultima mano.
refused-codice-tables-are-fixed = Nel girone e nelle finali i tavoli li dà il regolamento: non si cambiano a mano.
refused-codice-no-bye = In questo turno non riposa nessuno.
refused-codice-has-the-bye = Quella squadra riposa già.
refused-codice-same-team = Sono la stessa squadra: indicane due diverse.
refused-codice-own-team = Riguarda la tua squadra: lo deve fare un altro direttore.
refused-codice-not-in-this-round = In questo turno non c'è una partita per { $name }.
