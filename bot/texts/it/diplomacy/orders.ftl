### /diplomazia ordini: la lettura degli ordini.

# I comandi

diplomacy-orders = ordini
    .about = Dice quali valgono, tra più ordini
    .example = /diplomazia ordini "A Ber - Mun; A Ber - Kie"
    .text = testo
    .text-about = gli ordini come sono scritti, separati da punto e virgola
    .builds = costruzioni
    .builds-about = quante costruzioni spettano, se sono ordini d'inverno

diplomacy-builds = costruzioni
    .text = testo
    .text-about = le costruzioni, con la potenza davanti: Francia: + F Lon
    .builds = costruzioni
    .builds-about = quante ne spettano

diplomacy-homes = case
    .power = potenza
    .power-about = di chi sono
    .centres = centri
    .centres-about = i tre centri di casa: Brest, Londra, Napoli

# Le carte

diplomacy-orders-title = Ordini: { $count ->
    [one] ne vale 1
   *[other] ne valgono { $count }
} su { $all }
diplomacy-builds-title = Inverno: { $count ->
    [one] ne vale 1
   *[other] ne valgono { $count }
} su { $all }
diplomacy-builds-button = { $count ->
    [one] 1 costruzione
   *[other] { $count } costruzioni
}
diplomacy-home-of = Case, { $power }: { $homes }
diplomacy-slip-button = Costruzioni…
diplomacy-homes-button = Case…
diplomacy-orders-none = Non vedo nessun ordine.
diplomacy-order-counts = { $sign } { $order }
diplomacy-order-void = { $sign } { $order }: { $why }
diplomacy-order-later = superato dall'ultimo, { $by }
diplomacy-order-beyond = di troppo: valgono gli ultimi
diplomacy-order-unreadable = non si capisce
diplomacy-order-unknown = non so dove sia { $about }
diplomacy-order-two-ways = si può leggere in più modi: { $about }
diplomacy-order-two-actions = due azioni per una sola unità
diplomacy-order-itself = { $about }: un'unità non appoggia né trasporta sé stessa
diplomacy-order-against-itself = { $about }: un'unità non appoggia chi va dov'è lei
diplomacy-order-same-place = si muove dov'è già
diplomacy-order-not-there = non confinano: { $about }
diplomacy-order-not-by-sea = { $about }: una flotta di lì non passa
diplomacy-order-at-sea = { $about }: un'armata non va in mare
diplomacy-order-inland = { $about }: una flotta non va nell'entroterra
diplomacy-order-not-convoyed = { $about }: dipende da un altro foglio, qui nessuno la trasporta
diplomacy-order-if-free = { $sign } { $order }, se il posto è libero: se no si perde
diplomacy-order-convoyer-busy = { $about }: la flotta non può trasportarla, ha un altro ordine ({ $by })
diplomacy-order-not-a-fleet = trasporta solo una flotta in mare
diplomacy-order-no-home = { $about } non è un centro di casa
diplomacy-order-two-powers = case di più potenze: scrivi davanti di chi è la scheda, «Germania: …»
diplomacy-order-no-coast = { $about }: manca la costa
diplomacy-order-occupied = { $about }: ci si costruisce una volta sola, vale l'ultimo
diplomacy-order-how-many = quante costruzioni spettano?
diplomacy-order-no-builds = non spettano costruzioni
diplomacy-order-not-a-build = in inverno si costruisce o si toglie, non si muove

# Il diario

diplomacy-log-homes = { $place }: { $power } dichiara le sue case

# I rifiuti

refused-diplomacy-homes-none = Al tavolo { $board } le case sono quelle solite: si scrivono solo nell'escalation.
refused-diplomacy-homes-declared = { $power } al tavolo { $board } ha già le sue case.
refused-diplomacy-homes-three = Le case sono al più { $most }, una diversa dall'altra.
refused-diplomacy-homes-taken = { $province } è già casa di un altro.
refused-diplomacy-homes-unknown = «{ $name }»: non è un centro della mappa.
refused-diplomacy-homes-not-yours = Al tavolo { $board } scrivi le tue case; quelle degli altri le scrive un arbitro.
refused-diplomacy-homes-early = Al tavolo { $board } le case si scrivono nell'inverno { $year }: prima registrate i centri di quell'anno.
refused-diplomacy-homes-late = Al tavolo { $board } l'inverno { $year } è passato: una casa dimenticata la scrive un arbitro.
refused-diplomacy-homes-foreign = { $province }: nell'inverno { $year } era di un altro. Una casa è un centro che si possiede.
