### Nomi dei comandi delle metaclassifiche M.I.T.O.

mito = mito
    .about = Partite M.I.T.O. e metaclassifiche

mito-game = partita
    .about = Registra una partita e mostra quanto ciascuno guadagna o perde
    .example = /mito partita @Anna @Bruno @Carla @Dario 35 30 30 30
    .players = giocatori
    .players-about = da 2 a 6, chi ha vinto per primo
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine
    .when = quando
    .when-about = quando si è giocato; senza, adesso

mito-fix = correggi
    .about = Corregge o elimina una partita; le successive vengono ricalcolate
    .example = /mito correggi 41 @Bruno @Anna @Carla
    .game = partita
    .game-about = numero della partita
    .players = giocatori
    .players-about = da 2 a 6, chi ha vinto per primo
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine
    .when = quando
    .when-about = quando si è giocato; senza, resta com'è
    .delete = elimina
    .delete-about = sì per eliminarla

mito-ladder = classifica
    .about = Mostra la metaclassifica, anche come immagine
    .example = /mito classifica mese
    .which = quale
    .which-about = settimana, mese, trimestre, anno o sempre

mito-player = giocatore
    .about = Mostra valore, massimo, partite e storia di un giocatore
    .example = /mito giocatore @Anna
    .player = giocatore
    .player-about = di chi; senza, i tuoi
    .which = quale
    .which-about = settimana, mese, trimestre, anno o sempre

mito-stake = posta
    .about = Calcola quanto ciascuno vincerebbe o perderebbe
    .example = /mito posta @Anna @Bruno @Carla
    .players = giocatori
    .players-about = da 2 a 6
    .risikometro = risikometro
    .risikometro-about = un valore a testa, nello stesso ordine

mito-archive = archivio
    .about = Mostra una settimana, un mese, un trimestre o un anno già chiusi
    .example = /mito archivio mese 2026-04
    .which = quale
    .which-about = settimana, mese, trimestre o anno
    .period = periodo
    .period-about = quale periodo; senza, l'ultimo chiuso

mito-settings = impostazioni
    .about = Mostra o cambia le metaclassifiche e i loro numeri
    .example = /mito impostazioni mese minimo:4
    .which = quale
    .which-about = quale metaclassifica; senza, tutte
    .name = nome
    .name-about = come si chiama
    .start = partenza
    .start-about = il valore con cui si comincia
    .minimum = minimo
    .minimum-about = quante partite servono per entrare in classifica
    .pot = piatto
    .pot-about = la parte dei punti di tutti che va nel piatto, in percento
    .active = attiva
    .active-about = no per non tenerla più

mito-import = importa
    .about = Carica partite passate da un file CSV
    .example = /mito importa
    .file = file
    .file-about = il file CSV, in allegato

mito-quality = qualita
    .about = Dice quanto bene i valori prevedono i risultati
    .example = /mito qualita

choices-which =
    .week = settimana
    .month = mese
    .quarter = trimestre
    .year = anno
    .all-time = sempre
