### /mito archivio.

# I comandi

mito-archive = archivio
    .about = Mostra una settimana, un mese, un trimestre o un anno già chiusi
    .example = /mito archivio mese 2026-04
    .which = quale
    .which-about = settimana, mese, trimestre o anno
    .period = periodo
    .period-about = quale periodo; senza, l'ultimo chiuso

# Le carte

mito-archive-older = ← { $period }
mito-archive-newer = { $period } →

# I rifiuti

refused-mito-no-such-period = Non capisco «{ $value }» come periodo: scrivi per esempio { $example }.
refused-mito-period-open = { $period } non è ancora finito: si vede con /mito classifica.
refused-mito-period-empty = Non risultano partite in questo periodo: { $period }.
refused-mito-none-closed = Di questa metaclassifica non c'è ancora nessun periodo chiuso.
