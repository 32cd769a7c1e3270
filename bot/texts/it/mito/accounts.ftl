### «I miei conti» di una partita, e /mito spiega: le partite che hanno diviso due persone.

# Il comando

mito-explain = spiega
    .about = Mostra le partite che hanno distanziato due persone in classifica
    .example = /mito spiega @Anna @Bruno
    .player = giocatore
    .player-about = chi confrontare
    .other = altro
    .other-about = con chi; senza, con te
    .which = quale
    .which-about = quale metaclassifica; senza, la più lunga

# Le carte

mito-accounts-button = I miei conti
mito-accounts-title = Partita { $number }: i conti di { $who }
mito-brief-winner = { $ladder }: { $who } { $change } → { $value }, { $place }
mito-brief-placed = { $who } { $change } ({ $place }º)
mito-brief-other = { $who } { $change }
mito-explain-title = { $who } e { $other } · { $ladder }
mito-explain-gap = { $who } rispetto a { $other }: { $gap }
mito-explain-game = Partita { $number } ({ $at }): { $who } { $change }, { $other } { $others } · { $gap }
mito-explain-rest =
    { $count ->
        [one] Un'altra partita: { $gap }
       *[other] Altre { $count } partite: { $gap }
    }

# I rifiuti

refused-mito-accounts-held = La partita { $number } non conta ancora: non ci sono conti da fare.
refused-mito-accounts-old = Dopo la partita { $number } se ne sono giocate troppe per rifarne i conti: guarda /mito giocatore.
refused-mito-explain-same = Servono due persone diverse.
refused-mito-explain-none = { $who } non ha partite in questa classifica: { $ladder }.
