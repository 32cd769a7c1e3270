### La campagna: posti, sessioni, scene, la sedia del Master, premi e prezzi della Riserva.

# I comandi

campaign = campagna
    .about = Campagne di Dàimon 2090, una per stanza

campaign-new = nuova
    .about = Apre una campagna in questa stanza; chi la apre è il primo a giocare
    .example = /campagna nuova "Neon e cenere"
    .name = nome
    .name-about = il nome della campagna
    .adventure = avventura
    .adventure-about = il titolo della prima avventura
    .master = master
    .master-about = Master a rotazione, scena per scena, oppure fisso

campaign-join = entra
    .about = Prende posto al tavolo
    .example = /campagna entra Nadir
    .character = personaggio
    .character-about = il nome del personaggio, se c'è già

campaign-leave = esci
    .about = Lascia il posto al tavolo
    .example = /campagna esci
    .character = personaggio
    .character-about = il personaggio che lascia, se ne hai più di uno

campaign-show = mostra
    .about = Mostra il tavolo com'è ora e i pulsanti che servono: posti, Riserve, ferite, Master, token
    .example = /campagna mostra

campaign-adventure = avventura
    .about = Comincia una nuova avventura: Riserve di nuovo a 7, sigillo dell'oracolo rinnovato
    .example = /campagna avventura "Il carico perduto"
    .name = nome
    .name-about = il titolo dell'avventura

session = sessione
    .about = Inizio e fine di ogni incontro di gioco

session-start = inizia
    .about = Inizia la sessione: un dado Riserva a testa e sorteggio del primo Master
    .example = /sessione inizia
    .absent = assenti
    .absent-about = chi manca stasera, per esempio @Anna @Bruno

session-here = presente
    .about = Segna chi arriva a sessione già iniziata
    .example = /sessione presente
    .player = giocatore
    .player-about = chi è arrivato; senza, tu

session-away = assente
    .about = Segna chi va via prima della fine
    .example = /sessione assente
    .player = giocatore
    .player-about = chi va via; senza, tu

session-call = chiama
    .about = Chiama chi non risponde: se tace, dopo qualche minuto risulta andato via
    .example = /sessione chiama @Carla 5
    .player = giocatore
    .player-about = chi non risponde, anche il Master
    .minutes = minuti
    .minutes-about = quanti minuti ha per farsi vivo

session-end = fine
    .about = Chiude la sessione: apre il sigillo e mostra le statistiche
    .example = /sessione fine

scene = scena
    .about = Le scene e il ruolo di Master che passa di mano

scene-end = fine
    .about = Chiude la scena: voto sul Master, prenotazioni, sorteggio del prossimo Master
    .example = /scena fine

scene-title = titolo
    .about = Dà un titolo a una scena, per la puntata: quella in corso, o l'ultima
    .example = /scena titolo Il molo di notte
    .text = titolo
    .text-about = come si chiama la scena; un nuovo titolo prende il posto di quello di prima

scene-claim = prenota
    .about = Spende un dado Riserva per fare il Master nella prossima scena
    .example = /scena prenota

scene-keep = mantieni
    .about = Mantiene il ruolo di Master al prezzo di un dado Riserva
    .example = /scena mantieni

reserve = riserva
    .about = I dadi Riserva: vederli, assegnarli, spenderli

reserve-show = mostra
    .about = Mostra la Riserva di tutti
    .example = /riserva mostra

reserve-award = premia
    .about = Assegna dadi Riserva per come si è giocato
    .example = /riserva premia @Anna interpretazione
    .player = giocatore
    .player-about = chi riceve i dadi
    .reason = motivo
    .reason-about = perché: 2 dadi per il pericolo, 1 per il resto
    .other = altro
    .other-about = l'altra persona premiata per il dialogo con il dàimon

reserve-spend = spendi
    .about = Spende dadi Riserva al prezzo delle regole
    .example = /riserva spendi ricarica Pistola
    .what = cosa
    .what-about = per che cosa li spendi
    .on = su
    .on-about = l'arma, la protezione, il potenziamento o altro
    .for = per
    .for-about = per chi paghi, se non per te

reserve-prices = prezzi
    .about = Ricorda a che cosa servono i dadi Riserva e quanto costa ogni cosa
    .example = /riserva prezzi

choices-master =
    .rotating = rotazione
    .stable = fisso

choices-award-reason =
    .interpretation = interpretazione
    .danger = pericolo
    .narration = narrazione
    .daimon = daimon
    .enrichment = arricchimento

choices-spend-what =
    .reload = ricarica
    .repair = riparazione
    .heal = cura
    .maintain = manutenzione
    .evolution = evoluzione
    .technology = tecnologia
    .master = master

# Le carte

campaign-begun = { $name }: la campagna è aperta
campaign-of-adventure = Avventura: { $name }
campaign-master-stable = Il Master è sempre { $who }
campaign-master-rotating = Il Master gira, scena per scena: al tavolo c'è già { $who }
campaign-what-next = Ognuno prende posto, fa il suo personaggio, e si comincia.
campaign-join-button = Prendo posto
campaign-sheet-button = Il mio personaggio
campaign-start-button = Inizia la sessione
campaign-show-button = Il tavolo
campaign-gains-reserve = { $who }: Riserva { $before } → { $after }
campaign-gains-wounds = { $who }: ferite { $before } → { $after }
campaign-result = nei panni di { $character }, { $sessions ->
    [one] 1 sessione
   *[other] { $sessions } sessioni
} al tavolo
campaign-result-seat = un posto al tavolo, ancora senza personaggio
campaign-result-master = Master fisso, { $sessions ->
    [one] 1 sessione
   *[other] { $sessions } sessioni
} al tavolo
campaign-joined = { $who } prende posto
campaign-joined-dice = Riserva: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
campaign-joined-back = Ritrova il suo posto di prima. Riserva: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
campaign-left = { $who } lascia il posto
campaign-adventure-begun = Nuova avventura: { $name }
campaign-reserves-full = Riserve di nuovo a { $dice } per tutti
campaign-reserves-not-full = Nessun dado nuovo: le Riserve si riempiono una volta sola in { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}, e solo dopo aver giocato
campaign-title = { $name }
campaign-title-none = La campagna
campaign-session = Sessione { $number }, scena { $scene }
campaign-check-waits = { $count ->
    [one] Prova: tocca a { $awaited }
   *[other] Prove: tocca a { $awaited }
}
campaign-check-fell = Prova di { $who }: annullata, e le facce sono note
campaign-shot-fell = Mira di { $who }: tiro annullato, e le facce sono note
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

session-started = Sessione { $number }
session-started-without = Sessione { $number }, con { $who } fuori dal sorteggio del primo Master. Chi invece c'è lo dica con /sessione inizia
session-a-die-each = { $dice ->
    [one] Un dado Riserva a testa, fino a { $most }
   *[other] { $dice } dadi Riserva a testa, fino a { $most }
}
session-first-master = Primo Master: { $who }
session-came = { $who } è al tavolo. Riserva: { $dice }
session-went = { $who } lascia il tavolo per stasera
session-chair-free = La sedia del Master è libera.
session-ended = Fine della sessione { $number }
session-lapse-asked = Chiudo la sessione { $number }? Qualcosa è ancora aperto
session-lapse-how = Decade senza altri tiri: le puntate e i dadi prestati tornano, uno scontro si chiude con i marcatori già segnati.
session-lapse-vote = Il voto non decide niente, e come si è votato non lo sa nessuno; se la sessione riprende, si vota ancora.
session-lapse-button = Chiudi, e decade
session-given-up = Ritirato: { $acts } · puntate e dadi prestati tornano
session-lapsed = Quello che era aperto decade senza altri tiri: le puntate e i dadi prestati tornano.
session-resumed = Riprende la sessione { $number }, scena { $scene }
session-resumed-how = Come l'avevate lasciata: stessi token, nessun dado nuovo. Il sigillo dei dadi è nuovo.
session-resume-button = Riprendi
session-news-resumed = { $name }: riprende la sessione { $number }
session-line-resumed = Riprende la sessione { $number }
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

session-call-title = { $who }, ci sei?
session-call-until = Chi chiama ti aspetta fino alle { $at }: se non fai niente, per stasera sei via.
session-call-least = Ha qualcosa di aperto: gli altri ci possono guadagnare, perciò ha almeno { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}.
session-call-open = Hai ancora qualcosa di aperto: lo perdi solo se taci.
session-call-master = La sedia del Master passa a chi la vuole; quello che è aperto resta com'è.
session-heard-button = Ci sono
session-heard-line = { $who } c'è
session-was-silent = Nessuna risposta: la serata va avanti.
session-called = Si aspetta una risposta da { $who } fino alle { $at }
session-line-call = { $by } ha chiamato { $who }

open-left-check = { $who } è fuori gioco: la sua prova è ritirata, e la puntata torna libera
open-left-help = { $who } è fuori gioco: il dado prestato torna nella sua Riserva
open-left-contest = { $who } esce dal confronto
open-left-shot = { $who } è fuori gioco: il tiro mirato è ritirato, e la puntata torna libera
open-left-strike = { $who } è fuori gioco: il suo attacco è ritirato, e la puntata torna libera
open-left-check-away = { $who } è via: la sua prova è ritirata. Se torna stasera vale ancora, con gli stessi dadi e la stessa puntata
open-left-strike-away = { $who } è via: il suo attacco è ritirato. Se torna in questo round vale ancora com'era; se torna più tardi, la puntata è persa
open-left-nobody = Non resta nessuno contro cui tirare: il confronto è chiuso, e le puntate tornano.
open-left-wins = Resta solo { $who }: il confronto è suo.
contest-rejoined = { $who } torna nel confronto
contest-rejoined-answered = La risposta data prima di uscire vale ancora, segreta com'era; si può cambiare
contest-rejoined-open = La sua risposta mancava, e manca ancora
bid-forfeited = { $who } era fuori dal confronto dopo aver puntato: { $dice ->
    [one] un dado perso
   *[other] { $dice } dadi persi
  }
bid-forfeited-none = { $who } era fuori dal confronto, e non aveva puntato niente
bid-forfeited-hurt = { $who } era fuori dal confronto con le armi: { $dice ->
    [0] nessun dado perso
    [one] un dado perso
   *[other] { $dice } dadi persi
  }, { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
  }
bid-forfeited-armed = Era un confronto con le armi: chi ne esce prende le ferite di chi ha avuto la peggio.
bid-forfeited-last = Chi esce resta all'ultimo posto: sconfitta contro { $who }.
bid-forfeited-reserve = Il confronto è andato avanti senza aspettare. Riserva { $was } → { $now }
locked-still-check = { $who } torna: la sua prova aspetta ancora
locked-still-check-stands = Dadi e puntata sono quelli scelti prima di uscire
locked-still-strike = { $who } torna: vale l'attacco scelto prima di uscire
locked-late-strike = { $who } torna, ma il round del suo attacco è passato
locked-late-bid = Chi esce dopo aver puntato perde la puntata, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}: Riserva { $was } → { $now }

chair-die = { $who } { $face }
reserve-now = Riserva: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}

scene-ended = Scena { $number } chiusa
scene-title-button = ✍️ Un titolo
scene-titled = Scena { $number }: «{ $title }»
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
scene-praise = voto
    .yes = merita
    .yes-about = si o no: il Master della scena merita un dado?
scene-voted = Voto registrato. Nessuno vede come hai votato; finché manca qualcuno puoi cambiarlo.
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
chair-keeping = Scena { $number } chiusa: { $who } decide se tenere il ruolo o passare la mano
chair-draw-by = Il sorteggio lo avvia { $who }; dopo un minuto, chiunque
chair-draw-by-anybody = La sedia è libera: il sorteggio lo avvia chiunque
chair-voting = Voto segreto sul dado del Master { $who }: si aspetta { $awaited }

scene-check-button = 🎯 Chiedi una prova

reserve-title = Riserva di dadi
reserve-dice = { $filled } { $dice }
reserve-nobody = Al tavolo non c'è ancora nessuno.
reserve-prices-button = Promemoria
prices-title = La Riserva in breve
prices-start = { $start } dadi a ogni nuova avventura, mai più di { $most }; +{ $session } a ogni sessione
prices-bid = Dadi puntati: se la prova riesce si perdono, se fallisce tornano tutti meno uno
prices-awards = Dal Master: interpretazione { $one }, a tuo rischio o danno { $two }, narrazione o dàimon { $more }
prices-praise = Al Master, se i giocatori lo votano a fine scena: { $dice }
prices-evolution = Evoluzione: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} = 1 PE, { $points } PE = 1 EVO
prices-gear = Ricaricare un'arma { $reload }, ripristinare una protezione { $repair }
prices-heal = Guarire le ferite lievi { $light }, le gravi { $grave }
prices-maintain = Manutenzione di un potenziamento { $dice }
prices-technology = Tecnologia strategica { $dice }; un arricchimento è gratis
prices-master = Fare il Master, o restarlo, { $dice }
prices-help = Aiutare una prova { $dice }
award-title = { $who } · { $why }
award-interpretation = ottima interpretazione
award-danger = interpretazione a proprio rischio
award-narration = bella narrazione
award-daimon = dialogo con il dàimon
award-enrichment = arricchimento apprezzato
award-line = { $who }: +{ $dice }, ora { $have }
award-line-lost = { $gained ->
    [0] { $who }: la Riserva è già piena a { $have }, e il premio di { $dice } va perso
   *[other] { $who }: +{ $gained } su { $dice }, perché la Riserva si ferma a { $have }
}

# Il diario

campaign-line-opened = Registro della campagna aperto
campaign-line-founded = { $who } ha aperto la campagna { $name }
session-line-came = { $who } arriva al tavolo
scene-line-master = { $who } è Master
scene-line-voted = { $who } ha votato sul dado del Master

# I rifiuti

refused-no-seat = Chi non ha un posto al tavolo non gioca: si entra con /campagna entra, ognuno dal suo telefono.
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
refused-rolls-still-sealed = C'è un confronto aperto: prima si conclude, o lo ritira il Master. Se qualcuno è sparito: /sessione assente
refused-roll-still-sealed = C'è un tiro ancora coperto di { $player }: prima va risolto, o ritirato dal Master. Chi manca si vede con /campagna mostra
refused-session-long-over = Quella sessione è finita da più di { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}: si comincia la prossima con /sessione inizia
refused-summon-yourself = Sei tu: se vai via, /sessione assente
refused-summoned-already = La chiamata c'è già stata: si aspetta la risposta.
refused-not-summoned = Nessuno ti sta chiamando.
refused-session-on-come = La sessione è già aperta. Se arrivi adesso: /sessione presente
refused-session-on-already = La sessione è già aperta.
refused-nobody-present = Nessuno è presente: lascia al tavolo almeno una persona.
refused-absent-yourself = Non puoi essere fra gli assenti: stai aprendo tu la sessione.
refused-last-one-here = Al tavolo ci sei solo tu: chiudi con /sessione fine.
refused-master-is-stable = In questa campagna il Master è fisso.
refused-scene-not-tonight = Quella scena non è di questa sessione.
refused-scene-not-yours = Il titolo a quella scena lo dà chi l'ha guidata: { $who }.
refused-scene-still-on = La scena è ancora aperta: prima /scena fine
refused-scene-ended-already = La scena è già chiusa: ora si decide il prossimo Master.
refused-scene-over = Quella scena è già chiusa.
refused-claims-open-already = Hai già passato la mano: puoi prenotarti come gli altri, con un dado.
refused-nothing-to-pass-on = Il ruolo è già passato.
refused-claims-not-open = Non è ancora il momento di prenotarsi: prima il Master chiude la scena e passa la mano.
refused-claimed-already = Hai già prenotato.
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
refused-voted-already = Hai già votato così: per cambiare premi l'altro pulsante.
refused-fight-still-on = C'è uno scontro aperto: il Master lo chiude con /scontro fine

refused-award-no-enrichment = In questa scena non c'è un suo arricchimento da premiare: uno per scena, e quelli strategici non contano.
refused-award-yourself = Il Master non premia sé stesso: ci pensano i giocatori a fine scena.
refused-award-needs-two = Un dialogo con il dàimon premia due persone: indica anche chi lo ha interpretato.
refused-award-for-one = Due persone si premiano insieme solo per il dialogo con un dàimon.
refused-spend-unknown = Non so per che cosa spenderli. Guarda /riserva prezzi
