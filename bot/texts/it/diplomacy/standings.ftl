### /diplomazia classifica.

# I comandi

diplomacy-standings = classifica
    .about = Mostra la classifica, anche come immagine
    .example = /diplomazia classifica

# Le carte

diplomacy-standings-button = Classifica
diplomacy-result = { $games ->
    [one] 1 tavolo
   *[other] { $games } tavoli
}, { $place }º con { $points } punti
diplomacy-result-entered = iscrizione fatta, nessun tavolo finito
diplomacy-standings-now = Classifica · round { $round } di { $rounds }
diplomacy-standings-final = Classifica finale
diplomacy-standings-top = { $count ->
    [one] Il primo è quello del top table.
   *[other] I primi { $count } sono quelli del top table.
}
diplomacy-standings-lot = * Pari in tutto: ha deciso il sorteggio.
diplomacy-standings-tied = A pari punti decide l'articolo 5: «Perché?» dice come.
diplomacy-standings-out = Squalificati: { $players }
diplomacy-standings-part = { $name } · posti { $first }–{ $last } di { $players }
diplomacy-standings-page = { $first }–{ $last }
diplomacy-why-button = Spiega…
diplomacy-sat = ({ $points })
diplomacy-medal-first = 🥇 { $player }
diplomacy-medal-second = 🥈 { $player }
diplomacy-medal-third = 🥉 { $player }

# I rifiuti

refused-diplomacy-no-standings = La prima classifica arriva quando si chiude il primo tavolo.
refused-diplomacy-not-classified = { $player } non ha ancora finito una partita: non è in classifica.
