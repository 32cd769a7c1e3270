### Diplomacy: l'appello prima dei tavoli.

diplomacy-offer = offerta
diplomacy-arrived = arrivo
    .player = giocatore
    .player-about = chi è qui
    .player-example = Anna

# Le carte

diplomacy-roll-until = Appello: chi non conferma entro le { $at } resta fuori dai tavoli.
diplomacy-roll-was = L'appello è chiuso: chi arriva adesso ha un posto se un direttore preme «… è qui».
diplomacy-roll-title = Appello · round { $round }
diplomacy-roll-there = Presenti: { $count }
diplomacy-roll-out = Non hanno confermato, e restano fuori dai tavoli: { $players }
diplomacy-roll-few = Per un tavolo sono troppo pochi.
diplomacy-roll-ways = Così i tavoli non tornano. { $double ->
    [one] Serve una persona a due tavoli
   *[other] Servono { $double } persone a due tavoli
}{ $sitting ->
    [0] .
    [one] , o una che salti il round. Chi si offre?
   *[other] , o { $sitting } che saltino il round. Chi si offre?
}
diplomacy-roll-doubles = Si offre per due tavoli: { $players }
diplomacy-roll-sitting = Si offre per saltare il round: { $players }
diplomacy-roll-double-button = Gioco a due tavoli
diplomacy-roll-sitting-button = Salto io
diplomacy-roll-here-button = { $player } è qui
diplomacy-roll-arrived-button = Un altro è qui…
diplomacy-roll-arrived = { $player } c'è: avrà un posto.
diplomacy-roll-offered-double = Grazie: se i tavoli non tornano giochi a due.
diplomacy-roll-offered-sitting = Grazie: se i tavoli non tornano salti questo round, con i suoi punti.

# Il diario

diplomacy-log-rolled = Round { $round }: appello chiuso
diplomacy-log-no-roll = Round { $round }: nessuno ha confermato, niente appello
diplomacy-log-offered-double = { $player } si offre per due tavoli
diplomacy-log-offered-sitting = { $player } si offre per saltare il round
diplomacy-log-arrived = { $player } è fra i presenti

# I rifiuti

refused-diplomacy-roll-none = Per il round { $round } non c'è stato un appello.
refused-diplomacy-roll-seated = I tavoli del round { $round } sono già pubblicati.
refused-diplomacy-roll-away = { $player } non ha confermato: prima dice a chi dirige di esserci.
refused-diplomacy-roll-there = { $player } è già fra i presenti.
refused-diplomacy-roll-offered = L'hai già detto: grazie.
