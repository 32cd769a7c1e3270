### RBB 2.0: quando la risposta è no, e che cosa fare invece.

refused-gdr-not-begun = Il torneo non è ancora aperto: il direttore lo apre con /gdr nuovo.
refused-gdr-closed = Il torneo è chiuso. Se c'è uno sbaglio, il direttore può riaprirlo con /annulla.
refused-gdr-not-closed = Prima che il torneo sia chiuso, punteggi e classifiche non li vede nessuno.
refused-gdr-team-out = { $team } è ritirata: non si valuta.
refused-gdr-no-such-team = Non c'è nessuna squadra che si chiami «{ $name }».
refused-gdr-team-of-many = «{ $name }» può essere: { $names }. Scrivi il nome intero.
refused-gdr-name-taken = C'è già una squadra che si chiama «{ $name }».
refused-gdr-no-such-character = Nell'avventura non c'è «{ $name }». I personaggi: { $names }.
refused-gdr-character-of-many = «{ $name }» può essere: { $names }.
refused-gdr-cast-form = Scrivi ogni giocatore con il suo personaggio, separati da virgole: @Anna Mara, @Bruno Vito. Non capisco «{ $value }».
refused-gdr-cast-unknown = Nella nuova avventura manca un personaggio che { $team } ha già: «{ $name }».
refused-gdr-character-twice = { $character } è di due giocatori: ognuno ha il suo personaggio.
refused-gdr-character-missing = Manca chi gioca { $character }: solo i personaggi facoltativi si possono lasciare.
refused-gdr-own-team = Giochi in { $team }: la sua scheda la compila qualcun altro.
refused-gdr-judges-it = { $player } ha una scheda di { $team }: chi valuta una squadra non ci gioca. Prima si toglie la scheda, da /gdr stato.
refused-gdr-sheet-handed = La tua scheda di { $team } è già consegnata. Per cambiarla chiedi al direttore di riaprirla.
refused-gdr-sheet-incomplete = Alla scheda di { $team } mancano ancora: { $missing }
refused-gdr-sheet-not-handed = Qui non c'è una scheda consegnata di { $team }.
refused-gdr-sheet-handed-by-now = Quella scheda di { $team } è stata consegnata, o non c'è più.
refused-gdr-one-sheet = Di { $team } non ci sono ancora due schede da confrontare.
refused-gdr-mean-of-all = Per fare la media servono consegnate tutte le schede di { $team }.
refused-gdr-own-sheet = Hai valutato { $team } anche tu: puoi scegliere solo la media, o chiedere a un altro direttore.
refused-gdr-nothing-to-confirm = Per { $player } nessuno ha segnalato una risoluzione geniale.
refused-gdr-not-a-player = { $player } non gioca in { $team }.
refused-gdr-no-teams = Non c'è ancora nessuna squadra.
refused-gdr-not-ready = Non posso chiudere: manca ancora qualcosa. /gdr stato dice che cosa.
