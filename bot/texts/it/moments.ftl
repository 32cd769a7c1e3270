### Come si scrivono i momenti, e le parole con cui si scrivono a mano: più d'una, separate da virgole.

when-now = adesso, ora
when-day =
    .today = oggi
    .tonight = stasera
    .yesterday = ieri
    .tomorrow = domani
    .before-yesterday = l'altro ieri, l'altroieri, altro ieri, altroieri
    .after-tomorrow = dopodomani
when-weekday =
    .monday = lunedì, lunedi, lun
    .tuesday = martedì, martedi
    .wednesday = mercoledì, mercoledi, mer
    .thursday = giovedì, giovedi, gio
    .friday = venerdì, venerdi, ven
    .saturday = sabato, sab
    .sunday = domenica, dom
when-evening = sera, della sera, notte, di notte
when-morning = mattina, mattino, della mattina
when-afternoon = pomeriggio
when-last-night = ieri sera
when-noon = mezzogiorno
when-midnight = mezzanotte
when-am = di mattina, del mattino
when-pm = di pomeriggio, del pomeriggio, di sera
when-at = ore, alle, dalle, a, h, h.
when-filler = il, lo, del, di, questa, questo
when-next = prossimo, prossima
when-last = scorso, scorsa
when-ago = fa
when-in = fra, tra
when-one = un', un, uno, una
when-hours = ora, ore
when-minutes = minuto, minuti
when-half-hour = mezz'ora, mezzora, mezza ora
when-days = giorno, giorni
when-weeks = settimana, settimane
# L'ora di un orologio con le lancette: # sta per l'ora, @ per i minuti.
when-clock =
    .half = # e mezza, # e mezzo
    .quarter-past = # e un quarto, # e quarto
    .quarter-to = # meno un quarto, # meno quarto
    .past = # e @
    .to = # meno @
when-number =
    .n1 = una, l'una, all'una, dall'una
    .n2 = due
    .n3 = tre
    .n4 = quattro
    .n5 = cinque
    .n6 = sei
    .n7 = sette
    .n8 = otto
    .n9 = nove
    .n10 = dieci
    .n11 = undici
    .n12 = dodici
    .n20 = venti
    .n25 = venticinque
when-ordinal = º, °
# The months are read by these names, too, and by how they begin.
moment-month = { $part ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
moment-time = { $hour }:{ $minute }
moment-date = { NUMBER($day, minimumIntegerDigits: 2) }/{ NUMBER($month, minimumIntegerDigits: 2) }/{ $year }
moment-both = { moment-date } { moment-time }
