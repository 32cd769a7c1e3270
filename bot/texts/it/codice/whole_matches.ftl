### /codice incontro: una partita intera in una riga o su una scheda, i tavoli aperti, i foglietti di un turno.

# I comandi

codice-match = incontro
    .about = Registra una partita intera, o tutti i foglietti di un turno
    .example = /codice incontro 3 "Orsi 5, Lupi A, Orsi 2"
    .table = tavolo
    .table-about = numero del tavolo; senza, tutti i tavoli aperti
    .hands = mani
    .hands-about = chi ha vinto ogni mano e quanti agenti per gli altri; A assassino, T3 tempo. Più tavoli con «;»

# Le carte

codice-tell-title = Tavolo { $table } · partita intera
codice-tell-hand = Mano { $hand } di { $of } · comincia: { $starter }
codice-tell-side = { $letter } vittoria di { $winner }: agenti trovati da { $loser }
codice-tell-how = Un tocco per mano; 💀 se l'assassino l'hanno trovato gli altri
codice-tell-how-time = Tempo finito per chi perde: quanti agenti aveva?
codice-tell-time-button = ⏱️ Tempo finito
codice-tell-agents-button = 🕵️ Tempo non finito
codice-tell-record-button = { $count ->
    [one] Registra la mano
   *[other] Registra { $count } mani
}
codice-match-button = 📋 Partita intera
codice-open-tables = { $count ->
    [0] Nessun tavolo aperto
    [one] Un tavolo aperto
   *[other] { $count } tavoli aperti
}
codice-open-table = Tavolo { $table } · { $score } · { $what }
codice-open-referee = aspetta un arbitro
codice-open-confirm = mano { $hands }: manca il sì di { $team }
codice-open-hands = { $count ->
    [one] manca la mano { $hands }
   *[other] mancano le mani { $hands }
}
codice-told-now = Registrato · Tavolo { $table } · { $score }
codice-told-waits = { $count ->
    [one] La mano { $hands } non è registrata: si segna
   *[other] Le mani { $hands } non sono registrate: si segnano
} dopo la parola dell'arbitro.
codice-slips-button = 📝 Foglietti
codice-slips-asked = { $count } foglietti: è così?
codice-slips-not-yet = Per ora non ho registrato niente.
codice-slips-recorded = { $count ->
    [0] Nessun foglietto registrato
    [one] Un foglietto registrato
   *[other] { $count } foglietti registrati
}
codice-slips-record-button = { $count ->
    [one] Registra un tavolo
   *[other] Registra { $count } tavoli
}
codice-slips-mend-button = Correggi il testo
codice-slips-column-table = Tavolo
codice-slips-column-hand = Mano { $hand }
codice-slips-column-result = Esito
codice-slips-agents = { $team }: { $count }
codice-slips-time = { $team }: ⏱ { $count }
codice-slips-assassin = { $team }: 💀
codice-slips-referee = { $team }: ⚖
codice-slips-trouble = Tavolo { $table }: { $why }

# I rifiuti

refused-codice-match-is-so = Al tavolo { $table } è già tutto registrato così.
refused-codice-hands-too-many = Al tavolo { $table } la partita finisce dopo { $hands ->
    [one] una mano
   *[other] { $hands } mani
}: ce n'è qualcuna in più.
refused-codice-hand-otherwise = La mano { $hand } del tavolo { $table } è già confermata in un altro modo: la cambia /codice correggi.
refused-codice-slips-unread = Qui non capisco: «{ $value }». Prima il tavolo, poi per ogni mano chi ha vinto e quanti agenti per gli altri: /codice incontro 3 "Orsi 5, Lupi A, Orsi 2"
refused-codice-slips-two-ways = Si può leggere in due modi: metti una virgola fra le mani e «;» fra i tavoli, e i nomi interi.
refused-codice-slips-twice = Il tavolo { $table } c'è due volte: tieni un foglietto solo.
