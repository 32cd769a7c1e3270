### /mito elenco: le partite con il loro numero.

# Il comando

mito-list = elenco
    .about = Mostra le partite con il loro numero; di una, che cosa se ne può fare
    .example = /mito elenco 41
    .game = partita
    .game-about = numero di una partita; senza, tutte

# Le carte

mito-list-title = Le partite
mito-list-page = Partite { $first }–{ $last } di { $count }
mito-list-game = { $number } · { $at }: vince { $who }, poi { $others }
mito-list-waits = { $number } · { $at }: vince { $who }, poi { $others } · aspetta conferma
mito-list-disputed = { $number } · { $at }: vince { $who }, poi { $others } · contestata
mito-list-earlier = Più vecchie →
mito-list-later = ← Più recenti
