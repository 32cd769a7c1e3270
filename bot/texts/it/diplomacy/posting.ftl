### Diplomacy: gli avvisi, pubblicati e annullati.

# Le carte

diplomacy-you-play = { $board }: giochi { $power }
diplomacy-you-play-for = { $board }: giochi { $power } al posto di { $player }
diplomacy-you-meet = Con { $players }
diplomacy-top-button = Top table
diplomacy-results-title = Risultati · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-best-countries = Le migliori partite, potenza per potenza
diplomacy-prizes-title = { $name } · vince { $player }

# Il diario

diplomacy-log-closed = Round { $round } finito
diplomacy-log-ended = Torneo finito
