### RBB 2.0: il file dell'avventura, e che cosa non va.

# Le carte

gdr-flaw-not-a-table = { $key } dev'essere una sezione fra parentesi quadre, con le sue righe.
gdr-flaw-missing = manca { $key } (in inglese { $english }).
gdr-flaw-not-true-or-false = { $key } dev'essere true o false, senza virgolette.
gdr-flaw-unknown = { $key } qui non c'entra: toglilo, o controlla come è scritto.
gdr-flaw-not-a-text = per { $key } serve un testo fra virgolette.
gdr-flaw-text-too-long = il testo ha { $count } caratteri: su un telefono ce ne stanno { $most }.
gdr-flaw-digit = l'arbitro non deve leggere cifre: scrivi i numeri in lettere in «{ $text }».
gdr-flaw-not-a-number = { $key } dev'essere un numero, non «{ $value }».
gdr-flaw-out-of-range = { $key } = { $value } non va: da { $least } a { $most }.
gdr-flaw-too-fine = { $key } = { $value } ha troppi decimali: al massimo 6.
gdr-flaw-too-deep = i livelli uno dentro l'altro sono troppi: al massimo { $most }.
gdr-flaw-key = «{ $key }» non va come sigla: serve una parola sola, di lettere, cifre e trattini, di al massimo { $most } caratteri.
gdr-flaw-kind = il tipo «{ $value }» non c'è: tecnica, standard, interpretativa o propria.
gdr-flaw-shares-not-own = le quote si scrivono solo se il tipo è propria.
gdr-flaw-shares-missing = il tipo è propria: servono le quote, [quote.giocatore] e [quote.squadra], con vsp e aa.
gdr-flaw-sum = i pesi del livello «{ $level }» fanno { $sum }: devono fare 100.
gdr-flaw-no-characters = serve almeno un personaggio che non sia facoltativo, in [personaggi].
gdr-flaw-same-name = due personaggi si chiamano { $name }.
gdr-flaw-cd-of-nobody = «{ $key }» non è fra i personaggi: { $known }.
gdr-flaw-no-cd = { $name } non ha la sua coerenza decisionale: serve [cd.{ $key }].
gdr-flaw-cd-may-be-empty = senza i personaggi facoltativi a { $name } non resta niente di cui valutare la coerenza: aggiungi una voce che non li riguardi.
gdr-flaw-empty = il livello «{ $level }» è vuoto.
gdr-flaw-no-weight = «{ $key }» pesa zero: dagli un peso, o toglilo.
gdr-flaw-two-kinds = «{ $key }» ha sia in-parte sia le opzioni: scegli.
gdr-flaw-section-and-element = «{ $key }» contiene altre voci: in-parte e opzioni vanno scritte in quelle.
gdr-flaw-about = riguarda vuole la sigla di un personaggio, o una lista di sigle.
gdr-flaw-about-nobody = riguarda «{ $name }», che non è fra i personaggi: { $known }.
gdr-flaw-options-in-order = le opzioni di «{ $key }» sono da due a otto: la prima vale 100, l'ultima 0, e in mezzo non si risale.
gdr-flaw-too-many = le voci sono { $count }: più di { $most } non le valuta nessuno.
gdr-flaw-diceless = l'avventura è senza dadi: «{ $name }» non pesa niente.
gdr-flaw-diceless-sum = senza dadi la qualità tecnica non pesa, e il primo livello ({ $level }) fa { $sum }: riporta i suoi pesi a 100 in [pesi].
gdr-flaw-values-count = per «{ $name }» serve una lista di { $count } valori, uno per risposta.
gdr-flaw-values-in-order = i valori di «{ $name }» vanno da 100 a 0 senza risalire (da 0 a 100 dove si tolgono punti).
gdr-flaw-no-aa-thresholds = mancano le soglie dell'avanzamento: [soglie] aa = [min, med, max].
gdr-flaw-threshold-missing = le soglie sono date voce per voce, ma manca quella di «{ $name }».
gdr-flaw-vsp-twice = vsp non si dà insieme alle soglie voce per voce, che ne sono la somma: togli l'una o le altre.
gdr-flaw-min-max = la soglia minima deve stare sotto la massima.
gdr-flaw-narrow = fra la soglia minima e la massima ci vuole una distanza di almeno { $least }: più vicine, una sola voce farebbe salire o crollare il punteggio.
gdr-flaw-twice = «{ $key }» c'è due volte.
gdr-flaw-not-yes = qui ci va una x per sì, o niente: non «{ $key }».
gdr-flaw-no-column = manca la colonna «{ $key }» (in inglese { $english }): la prima riga la nomina.
gdr-flaw-triple = una soglia sono tre numeri: [min, med, max].
gdr-flaw-med = la soglia media deve stare fra la minima e la massima.
gdr-flaw-descriptor-misspelt = «{ $name }» non è una voce della valutazione: forse «{ $near }»?
gdr-flaw-no-such-descriptor = «{ $name }» non è una voce della valutazione: i nomi sono nella guida per gli autori.
gdr-cell-not-a-text = qui serve un testo: { $key } è vuoto.
gdr-cell-no-number = qui serve un numero.
gdr-cell-missing = manca la riga «{ $key }» (in inglese «{ $english }»).
gdr-cell-sum = i pesi { $level } fanno { $sum }: devono fare 100.
gdr-cell-level-first = delle voci senza punto nel nome
gdr-cell-level-of = delle voci di «{ $key }» senza punto nel nome
gdr-cell-level-inside = delle voci dentro «{ $item }»
gdr-cell-no-characters = serve almeno un personaggio senza x nella colonna facoltativo.
gdr-cell-no-cd = { $name } qui non ha voci: aggiungi almeno una riga con «{ $key }» nella colonna personaggio.
gdr-cell-empty = «{ $level }» non ha voci: aggiungi almeno una riga.
gdr-cell-two-kinds = «{ $key }» ha sia in parte sia le opzioni: lascia vuoto uno dei due.
gdr-cell-section-and-element = «{ $key }» contiene altre voci: in parte e opzioni vanno scritte nelle loro righe.
gdr-cell-about = qui va la sigla di un personaggio, o più sigle separate da virgole.
gdr-cell-shares-missing = il tipo è propria: servono anche le righe «quota giocatore» e «quota squadra», con quanto vale la valutazione, da 0 a 100.
gdr-cell-diceless-sum = senza dadi la qualità tecnica non pesa, e il primo livello ({ $level }) fa { $sum }: riporta i suoi pesi a 100 nel foglio Pesi.
gdr-cell-values-count = per «{ $name }» servono { $count } valori, uno per risposta, nelle colonne da «risposta 1» in poi.
gdr-cell-no-aa-thresholds = manca la riga «avanzamento», con min, med e max.
gdr-cell-vsp-twice = la riga «personaggi» non si dà insieme alle soglie voce per voce, che ne sono la somma: togli l'una o le altre.

# I rifiuti

refused-gdr-adventure-too-large = Il file è troppo grande per un'avventura: al massimo { $most } kB.
refused-gdr-adventure-not-utf8 = Il file non è scritto in UTF-8: salvalo di nuovo così, e rimandalo.
refused-gdr-adventure-too-deep = Le sezioni del file stanno troppo una dentro l'altra.
refused-gdr-adventure-number = Riga { $line }: un numero è troppo lungo, o troppo grande. Bastano { $most } cifre.
refused-gdr-adventure-not-toml = Riga { $line }: non è TOML: «{ $text }». Ogni riga è chiave = valore, con i testi fra virgolette.
refused-gdr-adventure-twice = Riga { $line }: «{ $text }» nel file c'è già, più sopra: ogni sezione e ogni chiave si scrive una volta sola.
refused-gdr-adventure-wrong = Riga { $line }: { $why }
refused-gdr-same-adventure = È l'avventura che ho già, tale e quale: non cambia niente.
refused-gdr-other-questions = Le schede sono già cominciate: pesi, soglie e parole si possono cambiare, le domande no. In questo file ce ne sono di diverse, o in altro ordine.
refused-gdr-no-adventure = Manca ancora l'avventura: il direttore la carica con /gdr avventura.
