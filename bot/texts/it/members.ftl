### Il club e le persone.

club-language-set = D'ora in poi nelle stanze parlo { $language }.
club-timezone-set = Fuso orario: { $zone }
club-role-set = { $who } ora è { $role }.
club-role-guest = Qui però nessuno ha ancora scritto con questo nome: il ruolo vale da quando { $who } si presenta con /io collega e un organizzatore conferma.
club-role-none = { $who } non ha più ruoli.
club-role-may-organiser = Può fare tutto, anche nominare altri.
club-role-may-director = Può aprire tornei, annullare, esportare.
club-role-may-referee = Può registrare e correggere risultati.
club-announce-set = { $topic } → { $room }
club-announce-lacks = Salvato, ma lì mi manca un permesso: { $what }
club-board-title = Tabellone: { $book }
club-board-for-all = Si aggiorna da solo, su un proiettore o sul telefono. Lo vede chiunque abbia il collegamento.
club-board-open = Apri il tabellone
club-board-here = Aprilo nel browser del computer dove gira Araldo, e proiettalo. Si aggiorna da solo. Per averlo anche sui telefoni serve un indirizzo pubblico: public_url, in config/settings.toml.
club-link-code-title = Un club solo
club-link-code = Nell'altro server o gruppo, un organizzatore scriva { $command }
me-link-code-title = Una persona sola
me-link-code = Dall'altro tuo account scrivi { $command }
code-life = Il codice vale 10 minuti.
club-linked = Ora siamo un solo club: { $club }
club-linked-what = Ruoli, avvisi e registri valgono in tutte le sue stanze.

refused-no-club-here = Questo si fa in una stanza del club, non in privato.
refused-no-such-zone = zona: non conosco «{ $zone }». Prova /club fuso Europe/Rome
refused-has-no-role = { $who } non ha ruoli da togliere.
refused-no-such-code = codice: non esiste o è scaduto. { $command } ne dà uno nuovo.
refused-same-club = Questo codice è del club in cui siamo già: scrivilo nell'altro server o gruppo.
refused-same-person = Questo codice è tuo e viene da questo stesso account: scrivilo dall'altro.
refused-not-a-guest = Quel nome non è (più) di un ospite.
refused-have-met = { $one } e { $other } hanno giocato l'uno contro l'altro: non possono essere la stessa persona. Se una partita è sbagliata, prima va corretta.

me-title = Che cosa so di te
me-name = Nome: { $name } (per me sei { $id })
me-account = { $platform }: { $name }
me-speech = Lingua in privato: { $language }
me-language-auto = quella della tua app
me-language-set = In privato: { $language }
me-notices-on = Avvisi in privato: sì
me-notices-off = Avvisi in privato: no
me-seen = Ti ho visto in { $rooms ->
    [one] 1 stanza
   *[other] { $rooms } stanze
}, con { $books ->
    [0] nessun registro aperto
    [one] 1 registro aperto
   *[other] { $books } registri aperti
}
me-offices = Ruoli: { $roles }
me-office = { $role } ({ $club })
me-words = { $count ->
    [0] Nessun tuo testo libero
    [one] 1 tuo testo libero (note e simili)
   *[other] { $count } tuoi testi liberi (note e simili)
}
me-what-else = Nei registri ci sono i tuoi tiri e risultati, sotto la sigla qui sopra. Nient'altro.
me-button-language = Lingua
me-button-link = Collega un account
me-button-data = I miei dati
me-button-forget = Dimenticami
me-data-title = I tuoi dati
me-data-what = Nel file: account, stanze, ruoli, testi e tutto ciò che hai fatto nei registri. Nulla di altri, nulla di sigillato.
me-link-guests = Oppure uno di questi ospiti sei tu?
me-claim = Sono { $name }
me-claim-asks = { $who } dice di essere l'ospite { $guest }. Un direttore lo conferma?
me-claim-confirm = Confermo
me-claim-sent = Ho chiesto conferma nella stanza: sei { $guest }?
me-claimed = { $who } e l'ospite { $guest } ora sono una persona sola.
me-linked = Fatto: ora sei { $who } ovunque.
me-linked-what = Ruoli, tiri e risultati dei due account stanno insieme.
me-forget-title = Vuoi che ti dimentichi?
me-forget-what = Cancello nome, account, lingua, ruoli e testi liberi. Non si torna indietro.
me-forget-stays = Tiri e risultati restano nei registri sotto uno pseudonimo; i nomi di squadre, tornei e campagne restano a chi vi gioca.
me-forget-sure = Sì, dimenticami
me-forgotten = Fatto. Se torni, ci presentiamo di nuovo.
