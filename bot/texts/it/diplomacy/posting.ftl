### Diplomacy: gli avvisi, pubblicati e annullati.

# Le carte

diplomacy-you-play = { $board }: giochi { $power }
diplomacy-you-meet = Con { $players }
diplomacy-round-undone = Round { $round }: ritirato
diplomacy-round-undone-why = La pubblicazione è stata annullata: aspettate i nuovi tavoli.
diplomacy-undone-standings = Round { $round } riaperto
diplomacy-undone-standings-why = Quello che l'aveva chiuso è stato annullato: risultati e classifica usciranno di nuovo
diplomacy-undone-results = Premiazione annullata
diplomacy-undone-results-why = Quello che aveva chiuso il torneo è stato annullato: si gioca ancora
diplomacy-top-button = Top table
diplomacy-results-title = Risultati · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-prizes-title = { $name } · vince { $player }

# Il diario

diplomacy-log-closed = Round { $round } finito
diplomacy-log-ended = Torneo finito
