### La scheda su carta, e la sua trascrizione.

# I comandi

gdr-paper = carta
    .about = Dà la scheda di una squadra da stampare su un foglio, in privato
    .example = /gdr carta "I Corvi"
    .team = squadra
    .team-about = la squadra da valutare

gdr-type = trascrivi
    .about = Trascrive la scheda di carta, una riga per voce: il numero e una lettera per riga
    .example = /gdr trascrivi "I Corvi" "1 AABA; 2 ABCA"
    .team = squadra
    .team-about = la squadra valutata
    .text = righe
    .text-about = per ogni voce il numero e le lettere, nell'ordine del foglio; un trattino lascia com'è

# Le carte

gdr-paper-title = Scheda di carta · { $team }
gdr-paper-how = Si apre con un browser e si stampa. Dopo si trascrive una riga per voce, o si riempie la scheda a tocchi: è la stessa.
gdr-paper-file = scheda
gdr-paper-referee = Chi valuta:
gdr-paper-how-to-fill = Un cerchio per ogni giocatore, o per ogni riga. Poi si trascrive: il numero della voce e le sue lettere, da sinistra a destra, o dall'alto in basso.
gdr-paper-notes = Note
gdr-paper-ways = { $ways ->
    [2] { $what } (A fatto, B non fatto)
    [3] { $what } (A fatto, B in parte, C non fatto)
   *[other] { $what }
}
gdr-type-button = Trascrivi
gdr-opposites = ≠ All'opposto della scheda di { $who }: { $items }. Se è una svista, il direttore la può ridare.

# I rifiuti

refused-gdr-paper-unread = Non capisco «{ $value }». Ogni riga è un numero e le sue lettere: 7 ABBA
refused-gdr-paper-number = La voce { $number } non c'è: l'ultima è la { $last }.
refused-gdr-paper-count = Alla voce { $number } servono tante lettere quante sono le righe: { $count }, non { $given }.
refused-gdr-paper-letter = Alla voce { $number } la lettera { $letter } non c'è: l'ultima è { $last }.
