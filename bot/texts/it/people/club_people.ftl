### Persone del club: /club persone, unire, separare, rinominare.

# I comandi

club-people = persone
    .about = Chi è chi nel club: ospiti, conferme, nomi che si somigliano
    .example = /club persone
    .who = chi
    .who-about = una persona sola; senza, tutte

club-rename = rinomina
    .name = nome
    .name-about = come si chiama davvero l'ospite

club-join = unisci
    .into = con
    .into-about = chi altro è: come si chiama nel club

# Le carte

people-title = Le persone di { $club }
people-part-likely = Forse la stessa persona: { $count }
people-part-claims = In attesa di conferma: { $count }
people-part-guests = Ospiti, ancora senza account: { $count }
people-part-members = Soci: { $count }
people-part-likely-what = Nomi che si somigliano: tocca una coppia per vedere che cosa cambierebbe.
people-part-claims-what = Qualcuno dice di essere un ospite: tocca per rispondere.
people-part-guests-what = Giocano, ma nessuno ha ancora scritto con il loro nome. Chi di loro ha un account lo dice con /io collega.
people-part-members-what = Chi ha un account.
people-part-empty = Qui non c'è nessuno.
people-page = Pagina { $page }
people-other-name = Un altro nome…
people-back = ← Tutti
people-pair = { $one } · { $other }
people-claim = { $who } è l'ospite { $guest }?
people-claim-yes = Conferma: { $who } è { $guest }
people-claim-no = No, { $who } non è { $guest }
people-guest = { $who }, ospite
people-member = { $who }
people-no-account = Non ha ancora un account.
people-also-called = Si fa chiamare anche: { $names }
people-plays = ci gioca
people-result = { $book }: { $result }
people-result-of = { $book } · { $who }: { $result }
people-result-then = → insieme: { $result }
people-others-move = Cambia anche per altri:
people-joined = È anche l'ospite { $guest }
people-rename = Rinomina…
people-join = Unisci con…
people-part-again = Separa { $guest }

doubles-title = { $club }: forse la stessa persona
doubles-what = Questi nomi si somigliano. Tocca una coppia per vedere che cosa cambierebbe; non te la ricordo più.

join-title = { $one } e { $other } sono la stessa persona?
join-alike = I nomi che si somigliano: «{ $name }» ({ $one }) e «{ $like }» ({ $other }).
join-what = Tutto ciò che ha giocato { $one } diventa di { $other }. Si può separare di nuovo quando si vuole.
join-sure = Sì, unisci
join-needs-another = Che { $one } e { $other } siano la stessa persona deve dirlo un altro direttore; che siano due, puoi dirlo tu.
join-link-themselves = { $one } e { $other } hanno ciascuno un proprio account: se sono la stessa persona, può unirli solo chi li usa, con /io collega.
join-two = No, sono due
join-with-whom = Chi altro è { $who }?
parted = L'ospite { $guest } non è più { $who }.
kept-apart = { $one } e { $other } sono due persone. Non lo chiedo più.
renamed = { $before } ora si chiama { $name }.

# I rifiuti

refused-already-one = Sono già la stessa persona.
refused-joined-already = { $who } e { $whole } sono già una persona sola: prima vanno separati.
refused-not-joined = Qui non c'è niente da separare: forse qualcuno l'ha già fatto.
refused-name-taken = «{ $name }» è già il nome di qualcun altro nel club, o gli somiglia troppo. Se sono la stessa persona, uniscili.
