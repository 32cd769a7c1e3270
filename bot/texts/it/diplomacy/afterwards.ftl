### Diplomacy: quel che resta di un torneo.

diplomacy-career = carriera
    .player = giocatore
    .player-about = di chi
    .player-example = Anna
diplomacy-career-button = Carriera
diplomacy-career-title = { $player }: i tornei del club
diplomacy-career-none = Ancora nessuna partita finita.
diplomacy-career-sum = Tornei: { $tournaments } · partite: { $games } · vinte: { $won }{ $solos ->
    [0] { "" }
   *[other] { " " }(da soli: { $solos })
} · in media { $points }
diplomacy-career-line = { $name }: { $place ->
    [0] fuori classifica
   *[other] { $place }º di { $count }
} · punti: { $points } · partite: { $games }
diplomacy-career-on = { $name }, in corso: { $place ->
    [0] fuori classifica
   *[other] { $place }º di { $count }
} · punti: { $points } · partite: { $games }
diplomacy-career-best = 🏅 Migliore con { $power }: { $name }
diplomacy-column-games = Partite
diplomacy-column-firsts = Vinte
diplomacy-column-mean = Media

diplomacy-wdd = wdd
diplomacy-wdd-button = Per il WDD
diplomacy-wdd-title = Per il World Diplomacy Database
diplomacy-wdd-what = La classifica e i tavoli, nelle due tabelle che accetta.
diplomacy-wdd-names = Nomi e cognomi vengono dalla classifica: l'ultima parola è il cognome. Ricontrollali prima di mandarli.
refused-diplomacy-wdd-nothing = Non c'è ancora nessun tavolo chiuso.
