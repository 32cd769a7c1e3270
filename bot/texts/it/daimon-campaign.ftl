### La campagna: posti, sessioni, scene e la sedia del Master.

campaign-begun = { $name }: la campagna è aperta
campaign-of-adventure = Avventura: { $name }
campaign-master-stable = Il Master è sempre { $who }
campaign-master-rotating = Il Master gira, scena per scena: al tavolo c'è già { $who }
campaign-what-next = Ognuno prende posto, fa il suo personaggio, e si comincia.
campaign-join-button = Prendo posto
campaign-sheet-button = Il mio personaggio
campaign-start-button = Inizia la sessione
campaign-show-button = Il tavolo
campaign-joined = { $who } prende posto
campaign-joined-dice = Riserva: { $dice } dadi
campaign-joined-back = Ritrova il suo posto di prima. Riserva: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
campaign-left = { $who } lascia il posto
campaign-adventure-begun = Nuova avventura: { $name }
campaign-reserves-full = Riserve di nuovo a { $dice } per tutti
campaign-title = { $name }
campaign-title-none = La campagna
campaign-session = Sessione { $number }, scena { $scene }
campaign-check-waits = Prova di { $who }: tocca a { $awaited }
campaign-check-locked = Prova di { $who }, dadi scelti: si aspetta { $awaited }
campaign-shot-waits = Mira di { $who }: si aspetta { $awaited }
campaign-the-contest = confronto
campaign-button-of = { $button } · { $of }
campaign-seat = { $number }. { $who }
campaign-seat-of = { $seat } · { $name }
campaign-seat-absent = { $seat } (assente)
campaign-no-session = { $number ->
    [0] Nessuna sessione ancora
    [one] 1 sessione giocata
   *[other] { $number } sessioni giocate
}
campaign-master = Master: { $who }
campaign-master-leaving = Master uscente: { $who }
campaign-tokens = Hanno ancora il token: { $who }
campaign-daimons = Il dàimon di ciascuno è di chi viene dopo: { $who }, e da capo
campaign-board-chair = Sulla sedia del Master
campaign-board-seats = Al tavolo
campaign-board-where = { $adventure } · { $where }
campaign-seal = Sigillo { $seal }
campaign-wounds = { $wounds }/{ $most } { $health }
campaign-is-master = Master
campaign-is-master-with-token = Master ●
campaign-column-seat = Posto
campaign-column-player = Giocatore
campaign-column-character = Personaggio
campaign-column-reserve = Riserva
campaign-column-wounds = Ferite
campaign-column-token = Token
campaign-line-opened = Registro della campagna aperto
campaign-line-founded = { $who } ha aperto la campagna { $name }

session-started = Sessione { $number }
session-a-die-each = { $dice ->
    [one] Un dado Riserva a testa, fino a { $most }
   *[other] { $dice } dadi Riserva a testa, fino a { $most }
}
session-first-master = Primo Master: { $who }
session-came = { $who } è al tavolo. Riserva: { $dice }
session-line-came = { $who } arriva al tavolo
session-went = { $who } lascia il tavolo per stasera
session-chair-free = La sedia del Master è libera.
session-ended = Fine della sessione { $number }
session-here-button = Sono qui
session-thanks = Sigillo aperto: ogni dado si può ricontrollare con /verifica
session-over = +{ NUMBER($over, minimumFractionDigits: 1, maximumFractionDigits: 1) }
session-under = −{ NUMBER($over, minimumFractionDigits: 1, maximumFractionDigits: 1) }
session-bids = { $bids ->
    [0] –
   *[other] { $bids } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    })
}
session-column-player = Giocatore
session-column-rolls = Tiri
session-column-successes = Successi
session-column-expected = Oltre l'atteso
session-column-bids = Puntate
session-column-scenes = Scene da Master
session-news-started = { $name }: comincia la sessione { $number }
session-news-ended = { $name }: sessione { $number } finita

chair-die = { $who } { $face }
people-and = { $first }, { $then }
parts-and = { $first } · { $then }
reserve-now = Riserva: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}

scene-ended = Scena { $number } chiusa
scene-next = Scena { $number }
scene-end-button = 🎬 Chiudi la scena
scene-keep-first = Se la scena è stata molto breve, o senza bisogno del Master, { $who } può tenere il ruolo.
scene-keep-button = Tengo il ruolo ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
})
scene-pass-button = Passo la mano
scene-praise-asked = Giocatori, in segreto: { $who } merita { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} per come ha fatto il Master?
scene-praise-yes = 👍 Sì
scene-praise-no = 👎 No
scene-voted = Voto preso. Nessuno vede come hai votato.
scene-praised = I giocatori premiano il Master: un dado a { $who }
scene-praised-not = Nessun dado per il Master { $who }: così hanno deciso i giocatori
scene-kept = { $who } resta Master
scene-claims-open = Chi sarà il prossimo Master?
scene-in-the-draw = Nel sorteggio: { $who }
scene-claimants = Hanno speso un dado: { $who }
scene-claim-how = { $dice ->
    [one] Con 1 dado Riserva il ruolo è tuo
   *[other] Con { $dice } dadi Riserva il ruolo è tuo
}; se lo spendono anche altri, tirano solo loro.
scene-claim-button = Prenoto ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
})
scene-draw-button = Sorteggia
scene-claimed = { $who } si prenota come Master
scene-master = { $who } è Master · scena { $number }
scene-only-claimants = Ha tirato solo chi ha speso un dado.
scene-claim-alone = Nessun altro ha speso un dado: il ruolo è suo.
scene-last-token = Era l'unico token rimasto.
scene-line-master = { $who } è Master
scene-line-voted = { $who } ha votato sul dado del Master
chair-keeping = Scena { $number } chiusa: { $who } decide se tenere il ruolo o passare la mano
chair-draw-by = Il sorteggio lo avvia { $who }; dopo un minuto, chiunque
chair-draw-by-anybody = La sedia è libera: il sorteggio lo avvia chiunque
chair-voting = Voto segreto sul dado del Master { $who }: si aspetta { $awaited }

refused-no-seat = Chi non ha un posto al tavolo non gioca: si entra con /campagna entra.
refused-no-seat-yourself = Non hai un posto a questo tavolo: si entra con /campagna entra.
refused-no-session = Non c'è una sessione aperta. Comincia con /sessione inizia
refused-player-absent = Stasera quella persona non c'è. Se è arrivata: /sessione presente
refused-player-absent-yourself = Stasera non risulti al tavolo. Quando arrivi: /sessione presente
refused-present-already = È già al tavolo.
refused-present-already-yourself = Sei già al tavolo.
refused-campaign-begun = In questa stanza c'è già una campagna: /campagna mostra
refused-seat-taken-already = Hai già un posto a questo tavolo.
refused-seat-of-the-master = Sei il Master fisso di questa campagna: i posti sono per i giocatori.
refused-no-such-character = Non hai un personaggio che si chiama «{ $name }».
refused-leave-the-session-first = Sei al tavolo di stasera: prima /sessione assente, poi lascia il posto.
refused-dice-still-sealed = Ci sono dadi in gioco in un tiro ancora coperto: prima va risolto.
refused-rolls-still-sealed = C'è un confronto aperto: prima si conclude, o lo ritira il Master.
refused-strike-still-sealed = C'è un attacco ancora coperto di { $player }: prima va risolto. Chi manca si vede con /scontro mostra
refused-roll-still-sealed = C'è un tiro ancora coperto di { $player }: prima va risolto, o ritirato dal Master. Chi manca si vede con /campagna mostra
refused-session-on-already = La sessione è già aperta.
refused-nobody-present = Nessuno è presente: lascia al tavolo almeno una persona.
refused-absent-yourself = Non puoi essere fra gli assenti: stai aprendo tu la sessione.
refused-last-one-here = Al tavolo ci sei solo tu: chiudi con /sessione fine.
refused-master-is-stable = In questa campagna il Master è fisso.
refused-scene-still-on = La scena è ancora aperta: prima /scena fine
refused-scene-ended-already = La scena è già chiusa: ora si decide il prossimo Master.
refused-scene-over = Quella scena è già chiusa.
refused-claims-open-already = Hai già passato la mano: puoi prenotarti come gli altri, con un dado.
refused-nothing-to-pass-on = Il ruolo è già passato.
refused-claims-not-open = Non è ancora il momento di prenotarsi: prima il Master chiude la scena e passa la mano.
refused-claimed-already = Ti sei già prenotato.
refused-reserve-too-small = { $need ->
    [one] Serve 1 dado
   *[other] Servono { $need } dadi
}, e liberi nella Riserva ne hai { $have }.
refused-draw-not-yet = Prima il Master chiude la scena con /scena fine e passa la mano.
refused-draw-is-the-masters = Al sorteggio dà il via il Master uscente; fra un minuto può farlo chiunque.
refused-draw-over = Il sorteggio di quella scena è già stato fatto.
refused-no-vote-open = Quel voto è chiuso.
refused-no-vote-for-you = Votano i giocatori che erano in scena con quel Master.
refused-vote-over = I giocatori hanno già deciso.
refused-voted-already = Hai già votato.

scene-check-button = 🎯 Chiedi una prova
health-light = lievi
health-grave = gravi
health-dying = sta morendo
health-dead = morto
refused-fight-still-on = C'è uno scontro aperto: il Master lo chiude con /scontro fine
refused-character-dead = Quel personaggio è morto: se ne fa uno nuovo con /scheda nuova
