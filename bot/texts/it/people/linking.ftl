### Persone del club: due club diventano uno, e si separano di nuovo.

# I comandi

club-link = collega
    .about = Unisce un server Discord e un gruppo Telegram in un solo club
    .example = /club collega
    .code = codice
    .code-about = il codice ricevuto nell'altra chat; senza, ne crea uno qui

# Le carte

club-link-code-title = Un club solo
club-link-code = Nell'altro server o gruppo, un organizzatore scriva { $command }
club-link-asks = { $here } e { $club } diventano un club solo?
club-link-stays = { $book }: continua
club-link-shared = { $book }: continua, e vale nelle stanze di tutti e due
club-link-own = { $book }: continua, nelle stanze di { $club }; le altre hanno la loro
club-link-more = … e { $count ->
    [one] un altro registro, che continua
   *[other] altri { $count } registri, che continuano
}
club-link-namesakes = { $count ->
    [one] Un ospite si chiama uguale di qua e di là: restano due, finché un direttore non li unisce con /club persone
   *[other] { $count } ospiti si chiamano uguale di qua e di là: restano due, finché un direttore non li unisce con /club persone
}
club-link-what = Ruoli e avvisi dei due valgono in tutte le stanze; lingua e fuso orario sono quelli di { $club }.
club-link-back = Si può separare quando si vuole, con /club persone: ciascuno torna com'era, con ciò che ha registrato nelle sue stanze.
club-link-sure = Sì, un club solo
club-linked = Ora siamo un solo club: { $club }
club-joined = Ora { $here } è un club solo con noi
club-linked-what = Ruoli, avvisi e registri valgono in tutte le sue stanze.
club-linked-here = Qui arrivano anche date, tavoli e risultati dei tornei dell'altra piattaforma; { $command } sceglie un'altra stanza.
club-leave-asks = Separo { $here } da { $club }?
club-leave-book = { $book }: resta a { $club }, nelle sue stanze
club-leave-what = Ciascuno torna com'era, con i suoi ruoli, i suoi avvisi e ciò che ha registrato nelle sue stanze. Per tornare uno serve di nuovo un codice.
club-leave-sure = Sì, separa
club-parted = { $here } e { $club } sono di nuovo due club.
people-linked = Un club solo: { $here } e { $club }
people-unlink = Separa { $here } da { $club }

# I rifiuti

refused-same-club = Questo codice è del club in cui siamo già: scrivilo nell'altro server o gruppo.
refused-part-of-a-club = Questo club è già parte di { $club }: scrivi il codice in una stanza di { $club }.
refused-not-linked = Questo club non è unito a un altro: forse qualcuno li ha già separati.
