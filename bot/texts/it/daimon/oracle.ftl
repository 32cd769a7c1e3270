### Oracolo, log degli eventi, tecnologie.

# I comandi

oracle = oracolo
    .about = Interroga l'oracolo, in privato
    .example = /oracolo si-no "La porta è aperta?"
    .table = tabella
    .table-about = la tabella da consultare
    .question = domanda
    .question-about = che cosa chiedi

events = eventi
    .about = Mostra il log degli eventi; con un testo, il Master ne aggiunge uno
    .example = /eventi
    .text = testo
    .text-about = che cosa è successo
    .number = voce
    .number-about = la voce del log a cui aggiungere una nota
    .keywords = parole
    .keywords-about = parole chiave
    .find = cerca
    .find-about = una parola da trovare nel log

tech = tecnologia
    .about = Il log tecnologico della campagna

tech-add = aggiungi
    .about = Introduce una tecnologia e la scrive nel log tecnologico
    .example = /tecnologia aggiungi "Naso cibernetico" "segue odori" "+1D Percezione" "solo da vicino"
    .name = nome
    .name-about = come si chiama
    .details = dettagli
    .details-about = che cos'è e che cosa fa
    .bonus = bonus
    .bonus-about = il vantaggio che dà, o nessuno
    .limit = limite
    .limit-about = il suo lato negativo, obbligatorio
    .strategic = strategico
    .strategic-about = sì se ha conseguenze immediate: costa un dado, uno per scena in tutto

tech-list = elenco
    .about = Mostra il log tecnologico
    .example = /tecnologia elenco
    .find = cerca
    .find-about = una parola da trovare nel log

choices-oracle-table =
    .yesno = si-no
    .body = corpo
    .npc = png
    .adjective = aggettivo
    .event = evento
    .action = azione
    .place = luogo
    .subject = soggetto
    .random = casuale
    .opening = apertura

# Le carte

oracle-title = 🔮 L'oracolo, solo per te
oracle-question = Domanda: { $question }
oracle-word = { $table }: { $word }
oracle-word-of = { $table } { $faces }: { $word }
oracle-signed = { $line } ({ $sign })
oracle-button = 🔮 Oracolo
oracle-opening-button = 🔮 Apri l'avventura
oracle-opening-which = Un PNG con un aggettivo, e in più:
oracle-opening-of = { $first } e { $then }
oracle-share-button = 📣 Leggi a tutti
oracle-side-button = 🎲 Altro dado
oracle-side-rolled = Altro dado: { $die }, { $sign } per i personaggi
oracle-again-button = ↻ Di nuovo
oracle-note-button = 📝 Nota
oracle-shared = 🔮 { $who } legge l'oracolo a tutti
oracle-offer = Ci pensi da un po': vuoi leggerlo a tutti e farti aiutare?

events-button = 📜 Eventi
events-title = Log degli eventi · { $count ->
    [0] ancora vuoto
    [one] 1 voce
   *[other] { $count } voci
}
events-none = Il Master può aggiungere la prima voce.
events-none-found = Nel log non c'è niente di simile.
events-found = Log degli eventi · «{ $words }»: { $count ->
    [0] nessuna voce
    [one] 1 voce
   *[other] { $count } voci
}
events-part = Voci { $first }–{ $last } di { $count }
events-older-button = ‹ Più vecchie
events-newer-button = Più nuove ›
events-find-button = 🔎 Cerca
events-all-button = Tutte
events-add-button = 📝 Aggiungi
events-noted = Scritto nel log degli eventi
events-line = { $number }. { $text }
events-answer = { $number }. Oracolo
events-note = poi: { $text }
events-keywords = parole chiave: { $words }

tech-title = Log tecnologico · { $count ->
    [0] ancora vuoto
    [one] 1 voce
   *[other] { $count } voci
}
tech-found = Log tecnologico · «{ $words }»: { $count ->
    [0] nessuna voce
    [one] 1 voce
   *[other] { $count } voci
}
tech-scene = In questa scena. Strategico: { $strategic }. Arricchimenti: { $enriched }
tech-strategist = usato da { $who }
tech-no-strategist = ancora libero
tech-nobody = ancora nessuno
tech-none-found = Nel log tecnologico non c'è niente di simile.
tech-none = La prima tecnologia si aggiunge con /tecnologia aggiungi
tech-added = Arricchimento: { $name }
tech-added-strategic = Intervento strategico: { $name }
tech-line = { $number }. { $name }: { $details } ({ $who })
tech-effect = Bonus: { $bonus } · Limite: { $limit }
tech-reward-button = Premia (+{ $dice })
tech-form = Una tecnologia strategica costa { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: che cos'è?
tech-form-button = Descrivila

# Il diario

oracle-line-asked = { $who } ha interrogato l'oracolo
oracle-line-side = Un altro dado per leggere l'oracolo
oracle-line-shared = Una risposta dell'oracolo è stata letta a tutti
oracle-line-offered = Al Master è stato proposto di leggere l'oracolo a tutti
events-line-noted = { $by } ha scritto nel log degli eventi
tech-line-added = { $who } ha introdotto { $name }

# I rifiuti

refused-no-such-answer = Quella risposta dell'oracolo non c'è più.
refused-answer-shared-already = È già stata letta a tutti.
refused-no-such-event = Nel log degli eventi non c'è la voce { $number }.
refused-event-needs-text = Una voce nuova ha bisogno di un testo: /eventi "che cosa è successo"
refused-tech-strategic-used = In questa scena una tecnologia strategica c'è già: per un'altra si aspetta la scena dopo.
refused-tech-enriched-already = Hai già arricchito questa scena: ancora uno dalla prossima.
refused-tech-known = «{ $name }» è già nel log tecnologico: si può usare senza costi.
