### Metaclassifiche M.I.T.O.: classifiche, archivio, giocatori, impostazioni, avvisi, diario.

mito-column-place = Pos.
mito-column-player = Giocatore
mito-column-value = Valore
mito-column-best = Max
mito-column-games = V/P
mito-first = 🥇 { $who } { $value }
mito-second = 🥈 { $who } { $value }
mito-third = 🥉 { $who } { $value }
mito-ladder-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} · { $players ->
    [0] nessuno in classifica
    [one] 1 in classifica
   *[other] { $players } in classifica
}
mito-ladder-apart = { $count ->
    [one] Con «–» chi ha giocato meno di { $minimum } partite.
   *[other] Con «–» i { $count } che hanno giocato meno di { $minimum } partite.
}
mito-ladder-empty = Ancora nessuna partita: la prima si registra con /mito partita.
mito-ladder-ends = Si chiude { $at }
mito-ladder-page = { $first }–{ $last }
mito-archive-older = ← { $period }
mito-archive-newer = { $period } →

# Un periodo che si chiude

mito-closed-title = { $period }: vince { $who }
mito-closed-title-nobody = { $period }: nessun vincitore
mito-closed-nobody = Nessuno ha giocato almeno { $minimum } partite.
mito-closed-climbers = Chi è salito
mito-closed-climb = ↑ { $up } · { $who }: { $before }º → { $after }º
mito-closed-upsets = Vittorie a sorpresa
mito-closed-upset = Partita { $number }: { $who } contro { $favourite }, probabilità { $percent }
mito-closed-button = La classifica

# Un giocatore

mito-player-title = { $who } · { $ladder }
mito-player-value = { $value } · { $place } · massimo { $best }
mito-player-none = { $ladder }: ancora nessuna partita
mito-player-elsewhere = { $ladder }: { $value } · { $place } · massimo { $best }
mito-player-all = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} su { $games }: { $percent } (alla pari { $chance })
mito-player-favourite = Da favorito: { $wins } su { $games } ({ $percent }, alla pari { $chance })
mito-player-underdog = Da sfavorito: { $wins } su { $games } ({ $percent }, alla pari { $chance })
mito-player-best = Vittoria migliore: { $change } (partita { $number }, { $at })
mito-player-form = Forma: { $form }
mito-form-won = V
mito-form-lost = P
mito-form-then = { $form } { $one }
mito-history-title = La storia di { $who }

# Impostazioni

mito-settings-title = Le metaclassifiche
mito-settings-what = Premi su una per cambiarla, oppure scrivi /mito impostazioni. Ogni modifica resta nel diario.
mito-settings-changed = Cambiato: { $ladders }
mito-settings-holds = Vale per tutto ciò che è ancora aperto, anche per le partite già giocate; i periodi chiusi restano come sono.
mito-settings-off = spenta
mito-settings-column-ladder = Quale
mito-settings-column-start = Da
mito-settings-column-pot = Piatto
mito-settings-column-minimum = Min.

# Importazione

mito-imported = { $count ->
    [0] Nessuna partita importata
    [one] 1 partita importata
   *[other] { $count } partite importate
} su { $all }
mito-import-guests = { $count ->
    [one] Un nome nuovo, ora ospite
   *[other] { $count } nomi nuovi, ora ospiti
}: { $who }. Se qualcuno c'era già con un altro nome, li unisce /io collega.
mito-import-button = La classifica

# Quanto prevedono

mito-quality-title = Quanto prevedono i valori
mito-quality-better = { $games ->
    [one] Sulla partita giocata
   *[other] Su { $games } partite
} «{ $ladder }» prevede meglio del caso: { $gain } di errore in meno.
mito-quality-worse = { $games ->
    [one] Sulla partita giocata
   *[other] Su { $games } partite
} «{ $ladder }» non prevede meglio del caso: { $gain } di errore in più.
mito-quality-parts = Solo ELO: { $elo } · solo risikometro: { $risikometro }
mito-quality-what = Log-loss medio delle quote attese dal vincitore: più è basso, meglio prevede. «Alla pari» dà a tutti la stessa probabilità.
mito-quality-equal = Alla pari
mito-quality-column-ladder = Quale
mito-quality-column-loss = Log-loss
mito-quality-column-gain = Guadagno

# Lo schermo in sala

mito-board-title = Metaclassifiche M.I.T.O.
mito-board-games = { $games ->
    [0] Ancora nessuna partita
    [one] 1 partita
   *[other] { $games } partite
}
mito-board-last = Ultime partite
mito-board-column-number = N.
mito-board-column-winner = Vince
mito-board-column-gain = Guadagno
mito-board-column-others = Contro
mito-board-ends = Stanno per chiudersi

# Esportazione

mito-sheet-when = data
mito-sheet-winner = vincitore
mito-sheet-player = giocatore{ $seat }
mito-sheet-risikometro = risikometro
mito-sheet-number = numero
mito-sheet-standing = stato
mito-sheet-ladder = metaclassifica
mito-sheet-period = periodo
mito-sheet-place = posto
mito-sheet-value = valore
mito-sheet-best = massimo
mito-sheet-games = partite
mito-sheet-wins = vittorie
mito-sheet-person = giocatore
mito-standing-player = registrata da un giocatore; confermano: { $confirmed }
mito-standing-referee = registrata da un arbitro; confermano: { $confirmed }
mito-standing-import = importata; confermano: { $confirmed }
mito-standing-disputed = contestata
mito-standing-settled = decisa da un arbitro

# Diario

mito-line-opened = Aperte le metaclassifiche, fuso orario { $zone }
mito-line-zone = Le giornate ora seguono il fuso orario { $zone }
mito-line-played = Partita { $number }: vince { $who }, poi { $others } · registrata da { $by }
mito-line-fixed = { $by } ha corretto la partita { $number }: vince { $who }, poi { $others }
mito-line-deleted = { $by } ha eliminato la partita { $number }
mito-line-dropped = Partita { $number } eliminata
mito-line-confirmed = { $who } conferma la partita { $number }
mito-line-disputed = { $who } contesta la partita { $number }
mito-line-upheld = { $who } ha deciso: la partita { $number } vale
mito-line-changed = { $who } ha cambiato «{ $ladder }»: si parte da { $start }, piatto { $pot }%, minimo { $minimum } { $minimum ->
    [one] partita
   *[other] partite
}
mito-line-off = { $who } ha spento «{ $ladder }» (partenza { $start }, piatto { $pot }%, minimo { $minimum })
mito-line-closed = Chiuso un periodo: { $ladder }, { $period }
