### File che si leggono: le righe che non vanno.

# Le carte

import-line = Riga { $line }: { $why }
import-more = …e altre { $count }
import-progress = Importo: { $done } righe su { $all }
import-all-read = Ho letto tutte le { $all } righe.

# I rifiuti

refused-import-unreadable = Questo file non si legge come CSV: dal foglio di calcolo, salvalo o esportalo come CSV.
