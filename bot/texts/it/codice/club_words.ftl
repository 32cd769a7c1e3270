### /club parole: le parole del club per Nome in Codice.

# I comandi

club-words = parole
    .about = Dà al club una lista di parole sua per Nome in Codice, da un file
    .example = /club parole
    .file = file
    .file-about = un file di testo, una parola per riga; senza, le liste che ci sono

# Le carte

club-words-title = Le liste di parole del club
club-words-none = Il club non ha ancora una lista di parole sua
club-words-list = { $name }: { $count } parole, { $language }
club-words-how = Con un file di testo, una parola per riga, se ne aggiunge una: almeno 50 parole, ciascuna una sola e di 12 lettere al massimo. Il nome del file è quello della lista; lo stesso nome la rifà.
club-words-kept = { $name }: lista di { $count } parole, { $language }
club-words-used = Da ora le mani di questo club si giocano con queste parole. Con parole:{ $ours } se ne gioca una con le mie.
club-words-by-name = Si sceglie con parole:{ $name } in /codice gioca e /codice amichevole.
club-words-unfit = La lista { $name } non va bene così: non ho registrato niente.
club-words-line = Riga { $line }, «{ $word }»: { $why }
club-words-drop-button = Togli { $name }
club-words-dropped = { $name }: lista tolta. Le mani sul tavolo restano come sono.

# I rifiuti

refused-club-words-name = «{ $name }» non può essere il nome di una lista: al massimo { $longest } caratteri, e non quello di una delle mie. Cambia nome al file.
refused-club-words-language = «{ $value }» non è una lingua che conosco: dopo # language: ci va una di { $choices }.
refused-club-words-no-text = Non è un file di testo. Scrivi le parole una per riga e salvalo come testo semplice (.txt).
refused-club-words-many = Le parole sono { $have }: al massimo { $most }.
refused-club-words-no-such = Il club non ha nessuna lista «{ $name }».
