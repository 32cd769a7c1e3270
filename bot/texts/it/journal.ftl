### /diario.

# I comandi

journal = diario
    .about = Mostra che cosa è stato registrato, da chi e quando
    .example = /diario 20
    .last = ultimi
    .last-about = quante voci mostrare: 10 se non lo dici
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

# Le carte

journal-title = { $book } · { $count ->
    [one] l'ultima voce
   *[other] le ultime { $count } voci
} su { $all }
journal-line = { $number } · { $at } · { $what }
journal-by = { $line } ({ $who })
journal-voided = { $line } — annullato
journal-empty = Non c'è ancora niente.
journal-before = La stagione prima
