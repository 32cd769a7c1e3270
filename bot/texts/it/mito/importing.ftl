### /mito importa.

# I comandi

mito-import = importa
    .about = Carica partite passate da un file CSV
    .example = /mito importa
    .file = file
    .file-about = il file CSV, in allegato
    .answers = risposte
    .answers-about = chi sono i nomi incerti

# Le carte

mito-imported = { $count ->
    [0] Nessuna partita importata
    [one] 1 partita importata
   *[other] { $count } partite importate
} su { $all }
mito-import-button = La classifica

# I rifiuti

refused-mito-import-empty = In questo file non c'è nemmeno una riga: serve un CSV con data, vincitore, giocatore2, giocatore3… e, se c'è, il risikometro di ognuno.
refused-mito-import-date = Serve la data intera, come 20/11/2026 (con l'ora, se c'è): qui c'è «{ $value }».
refused-mito-import-day = «{ $value }» non è un giorno in cui si sia potuto giocare: serve una data vera, come 20/11/2026.
refused-mito-import-names = Mancano i giocatori: ne servono almeno due, chi ha vinto per primo.
refused-mito-import-winner = Il vincitore, «{ $name }», non è fra i giocatori.
refused-mito-import-alike = C'è già: è la partita { $number }.
