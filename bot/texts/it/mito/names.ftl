### Metaclassifiche M.I.T.O.: come si chiamano classifiche, periodi e posti.

# I comandi

mito = mito
    .about = Partite M.I.T.O. e metaclassifiche

choices-which =
    .week = settimana
    .month = mese
    .quarter = trimestre
    .year = anno
    .all-time = sempre

# Le carte

mito-ladder-all-time = Di sempre
mito-ladder-week = Settimana
mito-ladder-month = Mese
mito-ladder-quarter = Trimestre
mito-ladder-year = Anno
mito-ladder-title = { $ladder } · { $period }
mito-period-week = settimana { $part } del { $year }
mito-period-month = { moment-month } { $year }
mito-period-quarter = { $part }º trimestre { $year }
mito-title-all-time = Classifica di sempre
mito-title-week = Settimana { $part } del { $year }
mito-title-month = Mese di { moment-month } { $year }
mito-title-quarter = { $part }º trimestre { $year }
mito-title-year = Anno { $year }
mito-place = { $place }º
mito-apart = { $games }/{ $minimum ->
    [one] 1 partita
   *[other] { $minimum } partite
}
mito-nobody = nessuno

# Il diario

mito-line-opened = Aperte le metaclassifiche, fuso orario { $zone }
mito-line-zone = Le giornate ora seguono il fuso orario { $zone }

# I rifiuti

refused-mito-off = Questa metaclassifica è spenta: un direttore può riaccenderla con /mito impostazioni.
