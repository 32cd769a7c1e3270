### RBB 2.0: le righe del diario.

gdr-line-opened = Registro del torneo aperto
gdr-line-loaded = Avventura caricata: { $title }
gdr-line-words = { $who } ha cambiato le parole dell'avventura
gdr-line-changed = { $count ->
    [one] { $who } ha cambiato la matematica: 1 numero (quale si vede alla chiusura)
   *[other] { $who } ha cambiato la matematica: { $count } numeri (quali si vede alla chiusura)
}
gdr-line-changed-so = { $count ->
    [one] { $who } ha cambiato la matematica: { $changes }
   *[other] { $who } ha cambiato la matematica, { $count } numeri: { $changes }
}
gdr-line-change = { $place } { $before } → { $after }
gdr-place-weights = pesi
gdr-place-values = valori
gdr-place-share = quota VSP
gdr-place-thresholds = soglie
gdr-place-aa = avanzamento
gdr-place-cd = coerenza
gdr-place-player = giocatore
gdr-place-team = squadra
gdr-place-weight = peso
gdr-place-partly = in parte
gdr-place-options = opzioni
gdr-line-cast = { $cast ->
    [one] 1 personaggio assegnato
   *[other] { $cast } personaggi assegnati
}
gdr-line-cast-of = Personaggi: { $cast }
gdr-line-begun = { $referee } comincia la scheda di { $team }
gdr-line-answered = { $referee } su { $team }: { $answers }
gdr-line-answer = { $what } → { $answer }
gdr-line-handed = { $referee } consegna la scheda di { $team }
gdr-line-reopened = { $who } restituisce a { $referee } la scheda di { $team }
gdr-line-discarded = La scheda di { $referee } per { $team } non conta più
gdr-line-read = { $who } legge dove differiscono le schede di { $team }
gdr-line-mean = { $team }: vale la media delle schede
gdr-line-stands = { $team }: vale la scheda di { $referee }
gdr-line-word = { $who } prepara la chiusura
gdr-line-genius = Risoluzione geniale confermata: { $player } ({ $team })
gdr-line-no-genius = Risoluzione geniale non confermata: { $player } ({ $team })
gdr-line-closed = { $who } chiude il torneo
