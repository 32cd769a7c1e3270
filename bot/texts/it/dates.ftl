### La prossima data di una campagna, di un torneo o di una classifica.

session-plan = programma
    .about = La prossima data: chi c'è, chi forse, chi no; senza altro, la mostra
    .example = /sessione programma "sabato 21:00"
    .when = quando
    .when-about = giorno e ora: sabato 21:00, domani sera, 28/11 ore 21
    .place = dove
    .place-about = in che posto, o su che canale
    .off = annulla
    .off-about = la data non c'è più
codice-plan = programma
    .about = La prossima giornata del torneo: chi c'è, chi forse, chi no; senza altro, la mostra
    .example = /codice programma "sabato 15:00"
    .when = quando
    .when-about = giorno e ora: sabato 15:00, domani sera, 28/11 ore 15
    .place = dove
    .place-about = in che posto, o su che canale
    .off = annulla
    .off-about = la data non c'è più
diplomacy-plan = programma
    .about = La prossima giornata del torneo: chi c'è, chi forse, chi no; senza altro, la mostra
    .example = /diplomazia programma "sabato 15:00"
    .when = quando
    .when-about = giorno e ora: sabato 15:00, domani sera, 28/11 ore 15
    .place = dove
    .place-about = in che posto, o su che canale
    .off = annulla
    .off-about = la data non c'è più
gdr-plan = programma
    .about = La prossima giornata del torneo: chi c'è, chi forse, chi no; senza altro, la mostra
    .example = /gdr programma "sabato 15:00"
    .when = quando
    .when-about = giorno e ora: sabato 15:00, domani sera, 28/11 ore 15
    .place = dove
    .place-about = in che posto, o su che canale
    .off = annulla
    .off-about = la data non c'è più
mito-plan = programma
    .about = La prossima serata della classifica: chi c'è, chi forse, chi no; senza altro, la mostra
    .example = /mito programma "sabato 21:00"
    .when = quando
    .when-about = giorno e ora: sabato 15:00, domani sera, 28/11 ore 15
    .place = dove
    .place-about = in che posto, o su che canale
    .off = annulla
    .off-about = la data non c'è più

date-title = { $name }: ci si vede { $when }
date-moment = { $day ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[other] domenica
} { $at }
date-on-page = Prossima data
date-place = Dove: { $place }
date-said-yes = { $count ->
    [one] C'è { $who }
   *[other] Ci sono { $who }
}
date-said-maybe = Forse: { $who }
date-said-no = { $count ->
    [one] Non c'è { $who }
   *[other] Non ci sono { $who }
}
date-silent = Manca la risposta di { $who }
date-silent-many = Mancano { $count } risposte
date-button-yes = Ci sono
date-button-maybe = Forse
date-button-no = No
date-move-button = Sposta…
date-off-button = Annulla la data
date-called-off = Annullato: { $when } non ci si vede
date-off-who = { $count ->
    [one] Contava di esserci { $who }
   *[other] Contavano di esserci { $who }
}
date-remind = Si avvicina: ci siete? { $who }

date-line-planned = La prossima data è { $at }
date-line-moved = La prossima data è spostata a { $at }
date-line-answered = { $who } per la prossima data: { $coming }
date-line-off = La prossima data è annullata
date-line-passed = È arrivata l'ora della data fissata
date-line-reminded = Chi non ha risposto per la prossima data è avvisato

refused-date-read = Non capisco quando: «{ $value }». Per esempio sabato 21:00, venerdì alle otto e mezza, domani sera, 28/11 ore 21.
refused-date-hour = Manca l'ora: «{ $value }». Per esempio sabato 21:00, o sabato sera.
refused-date-past = «{ $value }» è già passato: serve un giorno che viene.
refused-date-same = La data è già quella.
refused-date-none = Non c'è ancora una prossima data.
refused-date-gone = Quella data non vale più: è passata, spostata o annullata. Quella che vale si vede con il comando che l'ha proposta.
