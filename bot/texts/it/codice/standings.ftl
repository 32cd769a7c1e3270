### /codice classifica.

# I comandi

codice-standings = classifica
    .about = Mostra la classifica, anche come immagine
    .example = /codice classifica
    .round = turno
    .round-about = dopo quale turno; senza, l'ultimo

# Le carte

codice-stands = squadra { $team }, { $place }º dopo { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}
codice-plays-for = squadra { $team }

codice-standings-after = Classifica dopo il turno { $round } di { $rounds }
codice-standings-qualified = Classifica dopo le qualificazioni
codice-standings-final = Classifica finale
codice-standings-column-place = Pos.
codice-standings-column-team = Squadra
codice-standings-column-won = Mani
codice-standings-column-round = Turno { $round }
codice-standings-column-pbg = PBG
codice-standings-column-qualifying = Qualif.
codice-prospect = Con la vittoria di { $team }: { $won }; altrimenti { $lost }
codice-prospect-sure = { $team }: { $place }, comunque vada
codice-prospect-place = { $best }ª
codice-prospect-places = { $best }ª–{ $worst }ª
codice-prospect-in = { $place }, alle finali
codice-prospect-out = { $place }, senza finali
codice-prospect-open = { $place }, finali in forse
codice-prospect-rest = { $place }, riposo
codice-prospect-table = { $place }, tavolo { $first }
codice-prospect-tables = { $place }, tavoli { $first }–{ $last }
codice-standings-qualify = Vanno alle finali le prime { $teams }.
codice-standings-ties = A pari mani decide l'ultimo turno (mani, poi PBG), poi quello prima, e così via.
codice-standings-ties-robin = A pari mani decidono gli scontri diretti (mani, poi PBG), poi l'ultimo turno.
codice-standings-by-lot = * Pari in tutto: ha deciso il sorteggio.
codice-standings-withdrawn = Ritiri: { $teams }
codice-standings-disqualified = Squalifiche: { $teams }
codice-standings-first = 🥇 { $team }
codice-standings-second = 🥈 { $team }
codice-standings-third = 🥉 { $team }
codice-standings-part = { $name } · posti { $first }–{ $last } di { $teams }
codice-standings-page = { $first }–{ $last }
codice-standings-why-button = Spiega…
codice-standings-bracket-button = Tabellone

# I rifiuti

refused-codice-no-standings-yet = La prima classifica esce quando è pubblicata. Intanto: /codice tavoli
refused-codice-round-open = Il turno { $round } non è ancora finito: /codice tavoli dice che cosa manca.
refused-codice-standings-held = Il direttore sta ancora guardando la classifica del turno { $round }.

# Prima e dopo, a chi si chiede un sì

codice-gains-match = Tavolo { $table } · { $before } → { $after }
codice-gains-won = { $hands ->
    [one] 1 mano vinta
   *[other] { $hands } mani vinte
}
