### Come si chiamano i registri, e che cosa si dice dove non c'è.

# I comandi

choices-book =
    .table = tavolo
    .campaign = campagna
    .codice = codice
    .friendly = amichevole
    .diplomacy = diplomazia
    .gdr = gdr
    .mito = mito
    .club = club

# Le carte

book-in-room = { $book } · { $room }
book-in-club = { $book } · { $club }

book-table = Tiri al tavolo
book-campaign = Campagna
book-codice = Nome in Codice
book-friendly = Nome in Codice, amichevoli
book-diplomacy = Diplomacy
book-gdr = Torneo GDR
book-mito = Metaclassifica
book-club = Persone del club

# I rifiuti

refused-no-book-here = Qui non c'è ancora niente di registrato. Comincia con /tira 5
refused-no-table-here = Qui non è ancora stato tirato nessun dado. Comincia con /tira 5
refused-no-campaign-here = In questa stanza non c'è una campagna: si apre con /campagna nuova.
refused-no-codice-here = In questa stanza non c'è un torneo di Nome in Codice: un direttore lo apre con /codice nuovo.
refused-no-friendly-here = In questa stanza non si gioca ancora nessuna amichevole: /codice amichevole @Anna @Bea @Carlo @Dina
refused-no-diplomacy-here = In questa stanza non c'è un torneo di Diplomacy: un direttore lo apre con /diplomazia nuovo.
refused-no-gdr-here = In questa stanza non c'è un torneo di GDR: un direttore lo apre con /gdr nuovo.
refused-no-mito-here = In questo club non ci sono ancora metaclassifiche: nascono con la prima partita, /mito partita.
refused-no-club-here = Nel registro del club non c'è ancora niente: vi finisce ciò che si decide in una stanza del club con /club persone, /club collega e /io collega.
refused-no-book-in-private = Qui in privato non vedo niente di registrato di un tuo club. Quello del club si chiede in una sua stanza.
refused-no-table-in-private = Qui in privato non è ancora stato tirato nessun dado. Comincia con /tira 5
refused-no-campaign-in-private = Qui in privato non vedo nessuna tua campagna: si gioca in una stanza del club, e lì si apre con /campagna nuova.
refused-no-codice-in-private = Qui in privato non vedo nessun torneo di Nome in Codice di un tuo club: scrivilo in una stanza del club.
refused-no-friendly-in-private = Qui in privato non vedo nessuna tua amichevole: scrivilo nella stanza del club dove si gioca.
refused-no-diplomacy-in-private = Qui in privato non vedo nessun torneo di Diplomacy di un tuo club: scrivilo in una stanza del club.
refused-no-gdr-in-private = Qui in privato non vedo nessun torneo di GDR di un tuo club: scrivilo in una stanza del club.
refused-no-mito-in-private = Qui in privato non vedo metaclassifiche di un tuo club: scrivilo in una stanza del club.
refused-no-club-in-private = Qui in privato non vedo niente di un tuo club: scrivilo in una stanza del club.
