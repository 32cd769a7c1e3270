### /esporta.

# I comandi

export = esporta
    .about = Prepara un file con tutto ciò che è registrato, e le tabelle in CSV
    .example = /esporta
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

# Le carte

export-title = { $book }: ecco tutto
export-what = Il .jsonl contiene ogni voce registrata (le cose ancora segrete sono coperte), il .csv le tabelle, con «{ $separator }» fra le celle.

# What stands between the cells of a CSV file, as spreadsheets in this language expect it.
export-separator = ;
