### RBB 2.0: aprire il torneo, caricare l'avventura, iscrivere le squadre.

# I comandi

gdr = gdr
    .about = Tornei di gioco di ruolo valutati con RBB 2.0

gdr-new = nuovo
    .about = Apre il torneo in questa stanza
    .example = /gdr nuovo "Ombre su Chivasso"
    .name = nome
    .name-about = il nome del torneo

gdr-adventure = avventura
    .about = Carica l'avventura: personaggi, AA, CD, pesi e soglie
    .example = /gdr avventura
    .file = file
    .file-about = il file dell'avventura, foglio di calcolo (.xlsx) o TOML, in allegato

gdr-team = squadra
    .about = Iscrive una squadra: chi gioca e con quale personaggio
    .example = /gdr squadra "I Corvi" "@Anna Mara, @Bruno Vito"
    .name = nome
    .name-about = il nome della squadra
    .players = giocatori
    .players-about = ognuno con il suo personaggio, separati da virgole

gdr-replace = sostituisci
    .about = Mette un sostituto al posto di un giocatore, con lo stesso personaggio
    .example = /gdr sostituisci "I Corvi" @Anna @Carla
    .team = squadra
    .team-about = la squadra
    .player = giocatore
    .player-about = chi non gioca più
    .by = con
    .by-about = chi gioca al suo posto

gdr-table = tavolo
    .about = Dice chi sono master e arbitri di una squadra; da allora la valutano solo loro
    .example = /gdr tavolo "I Corvi" "@Rita @Ugo"
    .team = squadra
    .team-about = la squadra che gioca a quel tavolo
    .referees = arbitri
    .referees-about = il master e chi arbitra a quel tavolo

gdr-drop = ritira
    .about = Ritira una squadra, o la lascia senza valutazione se qualcuno non si presenta
    .example = /gdr ritira "I Corvi"
    .team = squadra
    .team-about = la squadra

# Le carte

gdr-opened = Torneo aperto · { $name }
gdr-next-adventure = Prima l'avventura: { $command } con il file allegato, foglio di calcolo o TOML, in privato con me: nel file ci sono le soluzioni
gdr-next-teams = Poi le squadre: { $command }
gdr-next-judge = Gli arbitri valutano in privato: { $command }
gdr-adventure-loaded = Avventura caricata · { $title }
gdr-kind-technical = tecnica
gdr-kind-standard = standard
gdr-kind-interpretive = interpretativa
gdr-kind-own = con quote proprie
gdr-adventure-kind = { $diceless ->
    [1] Avventura { $kind }, senza dadi
   *[other] Avventura { $kind }
}
gdr-adventure-characters = Personaggi: { $names }
gdr-adventure-optional = Si può giocare senza: { $names }
gdr-adventure-items = { $progress ->
    [one] 1 voce di avanzamento
   *[other] { $progress } voci di avanzamento
}, { $consistency ->
    [one] 1 di coerenza
   *[other] { $consistency } di coerenza
}
gdr-adventure-words = Avventura aggiornata: cambiano solo le parole, o il loro ordine
gdr-adventure-changed = { $count ->
    [one] Matematica cambiata: 1 numero
   *[other] Matematica cambiata: { $count } numeri
}
gdr-adventure-answers-stay = Le risposte degli arbitri restano come sono.
gdr-adventure-recounted = Le classifiche sono state ricalcolate: il diario dice che cosa è cambiato.
gdr-team-button = Iscrivi una squadra
gdr-entered = Iscritta · { $team }
gdr-without = Giocano senza { $names }
gdr-judge-button = Valuta
gdr-replaced = { $by } gioca al posto di { $player } · { $team }
gdr-table-set = Al tavolo di { $team }
gdr-table-alone = La scheda di questa squadra la aprono soltanto loro; le altre squadre, solo chi è al loro tavolo.
gdr-dropped = La squadra { $team } non viene valutata
gdr-dropped-why = Resta fuori dalle classifiche. Se è uno sbaglio: /annulla

# Il diario

gdr-line-opened = Registro del torneo aperto
gdr-line-loaded = Avventura caricata: { $title }
gdr-line-words = { $who } ha cambiato le parole dell'avventura
gdr-line-changed = { $count ->
    [one] { $who } ha cambiato la matematica: 1 numero (quale, si vedrà alla chiusura)
   *[other] { $who } ha cambiato la matematica: { $count } numeri (quali, si vedrà alla chiusura)
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
gdr-line-table = { $who } assegna { $team } a { $referees }

# I rifiuti

refused-gdr-not-begun = Il torneo non è ancora aperto: il direttore lo apre con /gdr nuovo.
refused-gdr-closed = Il torneo è chiuso. Se c'è uno sbaglio, il direttore può riaprirlo con /annulla.
refused-gdr-team-out = La squadra { $team } è ritirata: non si valuta.
refused-gdr-referee-plays = { $player } gioca questa avventura: non può valutare.
refused-gdr-same-table = Al tavolo di { $team } ci sono già proprio loro.
refused-gdr-name-taken = C'è già una squadra che si chiama «{ $name }».
refused-gdr-cast-form = Scrivi ogni giocatore con il suo personaggio, separati da virgole: @Anna Mara, @Bruno Vito. Non capisco «{ $value }».
refused-gdr-cast-unknown = Nella nuova avventura manca un personaggio che la squadra { $team } ha già: «{ $name }».
refused-gdr-character-twice = { $character } è di due giocatori: ognuno ha il suo personaggio.
refused-gdr-character-missing = Manca chi gioca { $character }: solo i personaggi facoltativi si possono lasciare.
refused-gdr-knows-it = { $player } ha aperto una scheda di questo torneo: l'avventura la conosce già, e non la gioca più.
refused-gdr-reader-plays = Chi ha letto le risposte degli arbitri in questo torneo non gioca più.
refused-gdr-reader-judges = { $player } ha letto le risposte degli arbitri: in questo torneo non valuta più.
refused-gdr-is-at-a-table = { $player } è a un tavolo come master o arbitro: chi valuta quest'avventura non la gioca. Prima va cambiato il tavolo, con /gdr tavolo.
