### Oracolo, log degli eventi, tecnologie, premi e prezzi della Riserva.

oracle-title = 🔮 L'oracolo, solo per te
oracle-question = Domanda: { $question }
oracle-word = { $table }: { $word }
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
oracle-line-asked = { $who } ha interrogato l'oracolo
oracle-line-side = Un altro dado per leggere l'oracolo
oracle-line-shared = Una risposta dell'oracolo è stata letta a tutti
oracle-line-offered = Al Master è stato proposto di leggere l'oracolo a tutti

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
events-line-noted = { $by } ha scritto nel log degli eventi

tech-title = Log tecnologico · { $count ->
    [0] ancora vuoto
    [one] 1 voce
   *[other] { $count } voci
}
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
tech-line-added = { $who } ha introdotto { $name }

reserve-title = Riserva di dadi
reserve-dice = { $filled } { $dice }
reserve-nobody = Al tavolo non c'è ancora nessuno.
reserve-prices-button = Promemoria
prices-title = La Riserva in breve
prices-start = { $start } dadi a ogni nuova avventura, mai più di { $most }; +{ $session } a ogni sessione
prices-bid = Puntati e riuscita: persi. Puntati e fallita: tornano tutti meno uno
prices-awards = Dal Master: interpretazione { $one }, a tuo rischio o danno { $two }, narrazione o dàimon { $more }
prices-praise = Al Master, se i giocatori lo votano a fine scena: { $dice }
prices-evolution = Evoluzione: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} = 1 PE, { $points } PE = 1 EVO
prices-gear = Ricaricare un'arma { $reload }, ripristinare una protezione { $repair }
prices-heal = Guarire le ferite lievi { $light }, le gravi { $grave }
prices-maintain = Manutenzione di un potenziamento { $dice }
prices-technology = Tecnologia strategica { $dice }; un arricchimento è gratis
prices-master = Fare il Master, o restarlo, { $dice }
prices-help = Aiutare una prova { $dice }
award-title = { $who } · { $why }
award-interpretation = ottima interpretazione
award-danger = interpretazione a proprio rischio
award-narration = bella narrazione
award-daimon = dialogo con il dàimon
award-enrichment = arricchimento apprezzato
award-line = { $who }: +{ $dice }, ora { $have }
award-line-lost = { $gained ->
    [0] { $who }: la Riserva è già piena a { $have }, e il premio di { $dice } va perso
   *[other] { $who }: +{ $gained } su { $dice }, perché la Riserva si ferma a { $have }
}

refused-award-no-enrichment = In questa scena non c'è un suo arricchimento da premiare: uno per scena, e quelli strategici non contano.
refused-no-such-answer = Quella risposta dell'oracolo non c'è più.
refused-answer-shared-already = È già stata letta a tutti.
refused-no-such-event = Nel log degli eventi non c'è la voce { $number }.
refused-event-needs-text = Una voce nuova ha bisogno di un testo: /eventi "che cosa è successo"
refused-tech-strategic-used = In questa scena una tecnologia strategica c'è già: per un'altra si aspetta la scena dopo.
refused-tech-enriched-already = Hai già arricchito questa scena: ancora uno dalla prossima.
refused-tech-known = «{ $name }» è già nel log tecnologico: si può usare senza costi.
refused-award-yourself = Il Master non premia sé stesso: ci pensano i giocatori a fine scena.
refused-award-needs-two = Un dialogo con il dàimon premia due persone: indica anche chi lo ha interpretato.
refused-award-for-one = Due persone si premiano insieme solo per il dialogo con un dàimon.
refused-spend-unknown = Non so per che cosa spenderli. Guarda /riserva prezzi
