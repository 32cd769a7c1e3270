### Persone del club: chi è l'ospite, chi lo conferma.

# Le carte

claim-asks = { $who } è l'ospite { $guest }?
claim-same-username = Ha lo stesso nome utente.
claim-says-so = Lo dice { $who }.
claim-asked-again = Finora contavano come una persona sola: serve la parola di chi lo sa.
claim-who-knows = Può rispondere chi ha giocato con { $guest }, oppure un direttore.
claim-office-director = { $guest } ha un ruolo nel club: può rispondere solo un direttore.
claim-office-organiser = { $guest } ha un ruolo nel club: può rispondere solo un organizzatore.
claim-yes = Conferma
claim-no = No
claim-sent = Ho chiesto al club: sei { $guest }?
claim-confirmed = { $who } e l'ospite { $guest } sono la stessa persona.
claim-refused = { $who } non è l'ospite { $guest }.
claim-by = Lo dice { $by }.
claim-denied = { $who } dice di non essere l'ospite { $guest }.
claim-not-again = Non lo chiedo più. Se è un errore: /io mostra, «Sono …».
claim-undo = Se è un errore, un direttore torna indietro con /annulla registro:club
claim-dropped = Questa domanda non serve più
claim-dropped-why = Una delle persone che riguardava ha chiesto di essere dimenticata.
claim-parted-why = I due club si sono separati: se tornano uno solo, la rifaccio.

# I rifiuti

refused-not-a-guest = Qui non c'è (più) un ospite con quel nome.
refused-claim-waits = L'ho già chiesto: manca solo la conferma.
refused-claim-gone = A questa domanda è già stato risposto.
refused-claim-own = Qui serve la parola di qualcun altro: chi ha giocato con te, o un direttore.
refused-claim-new-office = Un incarico vale per questo solo se lo si ha almeno da ieri: qui può rispondere chi ha giocato con l'ospite, o un direttore che lo era già.
refused-claim-not-for-you = Può rispondere solo chi ha giocato con l'ospite, oppure un direttore del club.
refused-claim-no-witness = Avete giocato insieme in una partita registrata da uno di voi due, o dopo la domanda: qui serve qualcun altro, o un direttore.
refused-claim-new-witness = Chi ha registrato la partita in cui hai giocato con l'ospite non lo aveva mai incontrato prima: qui serve qualcun altro, o un direttore.
refused-kept-apart = { $one } e { $other } risultano due persone. Se non è così, un direttore li unisce con /club persone.
refused-two-places = { $one } gioca per { $team }, { $other } per { $their_team } in «{ $book }»: la stessa persona non può stare da due parti. Se lo è, prima va ritirata un'iscrizione, o serve un sostituto.
refused-have-met = { $one } e { $other } hanno giocato nella stessa partita: non possono essere la stessa persona. Se una partita è sbagliata, prima va corretta.
