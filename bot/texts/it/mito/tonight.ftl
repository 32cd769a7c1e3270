### /mito stasera: un tavolo si apre, chi gioca tocca, alla fine si dice chi ha vinto e qualcun altro conferma.

# Il comando

mito-tonight = stasera
    .about = Apre il tavolo di stasera: chi gioca tocca «Ci sono»
    .example = /mito stasera
    .name = nome
    .name-about = se i tavoli sono più d'uno: Rosso, Blu…
mito-sit = siedi
    .players = giocatori
    .players-about = chi altro gioca; chi non è ancora socio con @ davanti al nome
mito-odds = risikometro
    .first = primo valore
    .first-about = il suo risikometro, come 30 o 30,5; 0 lo toglie
    .second = secondo valore
    .second-about = il suo risikometro, come 30 o 30,5; 0 lo toglie
    .third = terzo valore
    .third-about = il suo risikometro, come 30 o 30,5; 0 lo toglie
    .fourth = quarto valore
    .fourth-about = il suo risikometro, come 30 o 30,5; 0 lo toglie
    .fifth = quinto valore
    .fifth-about = il suo risikometro, come 30 o 30,5; 0 lo toglie
    .sixth = sesto valore
    .sixth-about = il suo risikometro, come 30 o 30,5; 0 lo toglie

# Le carte

mito-table-title = Stasera
mito-table-named = Stasera · { $name }
mito-table-sits = Al tavolo: { $who }
mito-table-missing =
    { $count ->
        [one] Manca ancora una persona: si gioca in tre o più.
       *[other] Mancano ancora { $count } persone: si gioca in tre o più.
    }
mito-table-stakes = In palio · { $ladder }
mito-table-seat = { $who } { $value }: { $win } o { $lose }
mito-table-seat-odds = { $who } { $value }, risikometro { $odds }: { $win } o { $lose }
mito-table-odds-of = Manca il risikometro di { $who }.
mito-table-who-won = A fine partita una persona del tavolo tocca chi ha vinto, un'altra conferma.
mito-table-told = Vince { $who }, dice { $by }: chi altro era al tavolo conferma?
mito-table-here-button = Ci sono
mito-table-away-button = Non ci sono
mito-table-usual-button = Come l'ultima volta
mito-table-others-button = Chi altro…
mito-table-odds-button = Risikometro…
mito-table-off-button = Non si gioca
mito-table-won-button = Ha vinto { $who }
mito-table-yes-button = Confermo: ha vinto { $who }
mito-table-again-button = Si gioca ancora
mito-table-form-button = Scrivo io…
mito-table-up-button = { $who } non gioca
mito-table-others = Al tavolo: { $who }. Chi altro gioca?
mito-table-nobody = Chi gioca?
mito-table-same-button = È quella: chiudi il tavolo
mito-table-twin = Gli stessi hanno già la partita { $number }, vinta da { $who } e registrata da { $by }: è questa?
mito-table-ended = Finita: partita { $number }, vince { $who }.
mito-table-off = Non si è giocato, dice { $who }.
mito-table-below = Il tavolo continua più sotto.
mito-table-lapsed = Chiuso: nessuno ha detto com'è finita.
mito-table-lapsed-told = Il tavolo che hai aperto ieri è rimasto senza risultato, quindi non conta niente. Se si è giocato, la partita si scrive con /mito partita e «ieri sera».

# A chi ha premuto

mito-table-opened = Il tavolo è aperto.
mito-table-there = Il tavolo è qui sotto.
mito-table-sat = Ci sei.
mito-table-left = Non ci sei.
mito-table-noted = Segnato.
mito-table-told-word = Hai detto che vince { $who }: ora conferma qualcun altro del tavolo.
mito-table-off-word = Il tavolo è chiuso.

# Il diario

mito-line-table-opened = Tavolo { $table }: { $who } lo apre per stasera
mito-line-table-shown = Tavolo { $table }: mostrato di nuovo
mito-line-seats-taken = Tavolo { $table }: gioca { $players } (lo dice { $who })
mito-line-seat-left = Tavolo { $table }: { $player } non gioca (lo dice { $who })
mito-line-odds-noted = Tavolo { $table }: { $who } segna il risikometro di { $players }
mito-line-winner-told = Tavolo { $table }: vince { $winner }, dice { $who }
mito-line-table-ended = Tavolo { $table }: è la partita { $number }
mito-line-table-off = Tavolo { $table }: non si è giocato, dice { $who }
mito-line-table-lapsed = Tavolo { $table }: rimasto senza risultato

# I rifiuti

refused-mito-table-over = Quel tavolo è già chiuso: /mito stasera ne apre un altro.
refused-mito-table-sits-already = Al tavolo c'è già.
refused-mito-table-full = Il tavolo è pieno: si gioca al massimo in { $most }.
refused-mito-table-not-there = Lo può fare chi siede a quel tavolo, oppure un arbitro.
refused-mito-table-changed = Nel frattempo il tavolo è cambiato: guarda com'è adesso e premi lì.
refused-mito-table-odds-same = Quei valori sono già segnati.
refused-mito-table-winner-not-there = Chi ha vinto deve sedere a quel tavolo.
refused-mito-table-told-already = È già detto: ora conferma qualcun altro del tavolo.
refused-mito-table-told-by-you = L'hai detto tu: ora conferma qualcun altro del tavolo, o un arbitro.
refused-mito-table-few = Per una partita così si gioca almeno in { $least }; una partita in due si scrive con /mito partita.
refused-mito-table-odds-missing = Il risikometro si segna per ogni persona del tavolo, oppure per nessuna: { $count ->
        [one] ne manca uno.
       *[other] ne mancano { $count }.
    }
refused-mito-table-no-winner = Nessuno ha ancora detto chi ha vinto.
