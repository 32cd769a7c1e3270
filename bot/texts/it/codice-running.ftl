### Il torneo: apertura, iscrizioni, sorteggio, tavoli, orologio, avvisi.

codice-opened = { $name }: il torneo è aperto
codice-in-the-way = { $name } non è finito, ed è ancora aperto in questa stanza
codice-in-the-way-how = Se lo chiudi non si gioca più, ma resta nel registro: lo ritrovi, e un annullamento lo riapre
codice-shut-button = Chiudilo
codice-shut = { $name } è chiuso
codice-shut-how = Lo ritrovi con /diario registro:codice
codice-open-button = Apri { $name }
codice-how-to-enter = Le squadre sono di due: { $command }, con nome e giocatori
codice-places = { $places ->
    [one] Un posto
   *[other] { $places } posti
}: oltre, entra prima chi porta una scatola, poi chi si è iscritto prima
codice-enter-button = Iscrivi una squadra
codice-entries-button = Iscritte
codice-start-button = Sorteggia
codice-entered = { $team }: iscrizione fatta
codice-entered-late = Gioca dal turno { $round }; per i turni persi ha 0 punti
codice-teams-count = { $count ->
    [0] Nessuna squadra iscritta
    [one] 1 squadra iscritta
   *[other] { $count } squadre iscritte
}
codice-boxes-count = { $count ->
    [0] Nessuna scatola
    [one] 1 scatola
   *[other] { $count } scatole
} per { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}
codice-waits = I posti sono { $places } e per ora non c'è: chi porta una scatola ha la precedenza
codice-is-waiting = in attesa
codice-paid-button = 💶 Ha pagato
codice-box-button = 📦 Porta una scatola
codice-entries-title = Squadre iscritte
codice-head-number = #
codice-head-team = Squadra
codice-head-players = Chi gioca
codice-head-paid = Quota
codice-head-box = Scatola
codice-head-place-kept = Posto
codice-withdrawn = { $team }: ritirata
codice-disqualified = { $team }: squalificata
codice-replaced = { $team }: { $by } al posto di { $player }

codice-imported = Entrate { $count ->
    [one] 1 squadra
   *[other] { $count } squadre
} su { $all }

codice-started = Si comincia: { $teams } squadre
codice-plan = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
} di qualificazione, poi passano in { $qualifiers }
codice-plan-finals = { $rounds ->
    [one] Finali: un turno solo
   *[other] Finali in { $rounds } turni
}
codice-plan-robin = Girone all'italiana in { $rounds } turni: tutte contro tutte, senza finali
codice-plan-extended = { $teams } squadre sono più di quante ne prevede la tabella 1: l'ho estesa, un turno in più a ogni raddoppio
codice-left-out = Resta fuori { $team }
codice-admit-button = Fai entrare { $team }

# Un turno

codice-pairings-title = Tavoli · { $round }
codice-table-line = Tavolo { $table } · { $one } – { $two } · cominciano { $starter }
codice-table-stake = { $stake } · { $line }
codice-table-decided = Tavolo { $table } · { $what }
codice-bye-line = Riposo · { $team }: { $hands } mani vinte, tavolo { $table }
codice-bye-again = { $team } riposano per la { $times }ª volta
codice-round-ends = Il tempo del turno finisce { $at }
codice-round-paused = L'orologio del turno è fermo
codice-table-button = Tavolo { $table }
codice-line-title = { $name } · { $round }
codice-you-meet = Tavolo { $table }, contro { $team } ({ $players })
codice-you-start = Cominciate voi
codice-they-start = Cominciano { $team }
codice-line-chiefs = Capi nella prima mano: { $own } per voi, { $other } per loro
codice-you-rest = Questo turno riposate: vi vale { $hands } mani vinte

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
codice-state-on = ▶️ Tavolo { $table } · { $score } · mano { $hand } di { $of }, cominciano { $starter }
codice-close-button = Chiudi il turno
codice-closed = Chiuso: { $round }
codice-moved = Tavoli cambiati · { $round }
codice-moved-nothing = Erano già così

codice-results-title = Risultati · { $round }
codice-result-line = Tavolo { $table } · { $result }
codice-rested = Riposo · { $team }: { $hands } mani vinte
codice-undone-pairings = Turno { $round } annullato
codice-undone-pairings-why = Quello che l'aveva aperto è stato annullato: si torna al turno di prima
codice-undone-standings = Turno { $round } riaperto
codice-undone-standings-why = Quello che l'aveva chiuso è stato annullato: risultati e classifica usciranno di nuovo
codice-undone-results = Premiazione annullata
codice-undone-results-why = Quello che aveva chiuso il torneo è stato annullato: si gioca ancora
codice-prizes-title = { $name }: vincono { $team }!
codice-prize-1 = 🥇 { $team }
codice-prize-2 = 🥈 { $team }
codice-prize-3 = 🥉 { $team }
codice-column-place = #
codice-column-team = Squadra
codice-column-players = Chi gioca
codice-to-standings-button = Classifica

# Orologio e avvisi

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
codice-hold-on = Da adesso gli avvisi aspettano il direttore
codice-hold-how = Tavoli, classifiche e premi: quando ce n'è uno lo dico qui, e il direttore lo vede prima di tutti
codice-hold-off = Gli avvisi escono di nuovo da soli
codice-hold-off-button = Non trattenere più
codice-held-title = Avvisi in attesa del direttore
codice-held-changed = I tavoli in attesa sono cambiati: il direttore li vede con «Rivedi»
codice-held-unsettled = I tavoli in attesa sarebbero altri: il direttore sceglie da «Rivedi»
codice-held-pairings = Tavoli del turno { $round }
codice-held-standings = Risultati e classifica dopo il turno { $round }
codice-held-results = Premiazione
codice-review-button = Rivedi
codice-release-button = Pubblica
codice-released = Avvisi pubblicati
codice-posted = Pubblicato in { $room }
