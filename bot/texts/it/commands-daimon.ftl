### Nomi dei comandi di Dàimon 2090.

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

session-end = fine
    .about = Chiude la sessione: apre il sigillo e mostra le statistiche
    .example = /sessione fine

scene = scena
    .about = Le scene e il ruolo di Master che passa di mano

scene-end = fine
    .about = Chiude la scena: voto sul Master, prenotazioni, sorteggio del prossimo Master
    .example = /scena fine

scene-claim = prenota
    .about = Spende un dado Riserva per fare il Master nella prossima scena
    .example = /scena prenota

scene-keep = mantieni
    .about = Mantiene il ruolo di Master al prezzo di un dado Riserva
    .example = /scena mantieni

check = prova
    .about = Chiede una prova a un personaggio
    .example = /prova @Anna "scassinare la serratura"
    .player = giocatore
    .player-about = chi deve tirare
    .note = nota
    .note-about = di che prova si tratta
    .target = target
    .target-about = i successi che servono, in segreto: senza, ti viene chiesto in privato
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -

assist = assisti
    .about = Presta un dado della tua Riserva a chi sta facendo una prova
    .example = /assisti @Bruno
    .player = giocatore
    .player-about = chi riceve il dado

contest = confronto
    .about = Apre un confronto tra personaggi: dadi e puntate in segreto, poi si scopre tutto
    .example = /confronto @Anna @Bruno "braccio di ferro"
    .players = giocatori
    .players-about = chi si confronta, due o più
    .note = nota
    .note-about = di che confronto si tratta
    .npc = png
    .npc-about = solo per il Master: il nome di un PNG completo, per cui risponde il Master
    .armed = armi
    .armed-about = sì se è uno scontro: contano armi e protezioni, e chi perde resta ferito
    .range = a_distanza
    .range-about = sì se si combatte a distanza: lo scudo antisommossa non conta
    .gear = equipaggiamento
    .gear-about = valore totale di armi e protezioni del PNG
    .minutes = minuti
    .minutes-about = quanto tempo c'è per rispondere, a ogni giro

advantage = vantaggio
    .about = Assegna dadi di vantaggio nel confronto aperto
    .example = /vantaggio @Anna 2
    .player = giocatore
    .player-about = chi è in vantaggio
    .dice = dadi
    .dice-about = quanti dadi: da 1 a 4, con il segno - per uno svantaggio

fight = scontro
    .about = Scontri con gli avversari del Master, round dopo round

fight-start = inizia
    .about = Apre uno scontro
    .example = /scontro inizia "Guardia corporativa" avversari:3
    .foe = avversario
    .foe-about = il nome dell'avversario
    .difficulty = difficolta
    .difficulty-about = da 1 a 7, in segreto: senza, ti viene chiesta in privato
    .mode = modo
    .mode-about = round singolo o round multipli
    .foes = avversari
    .foes-about = quanti sono
    .gear = equipaggiamento
    .gear-about = valore totale delle loro armi e protezioni
    .range = a_distanza
    .range-about = sì se si combatte a distanza: lo scudo antisommossa non conta
    .players = giocatori
    .players-about = chi combatte, per esempio @Anna @Bruno; senza, tutti i presenti tranne il Master

fight-foe = avversario
    .about = Aggiunge un avversario allo scontro
    .example = /scontro avversario "Cecchino sul tetto"
    .name = nome
    .name-about = il nome dell'avversario
    .difficulty = difficolta
    .difficulty-about = da 1 a 7, in segreto: senza, ti viene chiesta in privato
    .gear = equipaggiamento
    .gear-about = valore totale delle sue armi e protezioni

fight-strike = attacca
    .about = Tira la prova del tuo personaggio per questo round
    .example = /scontro attacca 6 riserva:2 strategia:difesa
    .dice = dadi
    .dice-about = quanti dadi, oppure indica la caratteristica
    .reserve = riserva
    .reserve-about = la puntata: quanti dadi aggiungi dalla tua Riserva
    .attribute = caratteristica
    .attribute-about = la caratteristica messa alla prova
    .skill = abilita
    .skill-about = l'abilità usata, una sola
    .class = classe
    .class-about = la classe che c'entra: un dado in più
    .trait = tratto
    .trait-about = il tratto che c'entra: un dado in più
    .strategy = strategia
    .strategy-about = difesa a oltranza o attacco disperato: due dadi in più, e le conseguenze
    .weapon = arma
    .weapon-about = l'arma che usi
    .foe = avversario
    .foe-about = contro chi, se gli avversari sono più d'uno
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -
    .protection = protezione
    .protection-about = la protezione che indossi; senza, la migliore

fight-aim = mira
    .about = Tira a un bersaglio inerme; il Master conferma distanza e dimensione
    .example = /scontro mira 1 2 dadi:6
    .distance = distanza
    .distance-about = 0 breve, 1 media, 2 lunga, 3 molto lunga
    .size = dimensione
    .size-about = 0 grande, 1 medio, 2 piccolo, 3 molto piccolo
    .protection = protezione
    .protection-about = valore della protezione del bersaglio
    .dice = dadi
    .dice-about = quanti dadi, oppure indica la caratteristica
    .reserve = riserva
    .reserve-about = la puntata: quanti dadi aggiungi dalla tua Riserva
    .attribute = caratteristica
    .attribute-about = la caratteristica messa alla prova
    .skill = abilita
    .skill-about = l'abilità usata, una sola
    .weapon = arma
    .weapon-about = l'arma che usi
    .bonus = bonus
    .bonus-about = dadi in più, o in meno con il segno -

fight-show = mostra
    .about = Mostra lo scontro in corso, con i suoi bottoni
    .example = /scontro mostra

fight-join = partecipa
    .about = Entra nello scontro, subito o dal prossimo round
    .example = /scontro partecipa

fight-advantage = vantaggio
    .about = Assegna dadi per la posizione di un personaggio nello scontro
    .example = /scontro vantaggio @Anna 2
    .player = giocatore
    .player-about = chi è in vantaggio o in svantaggio
    .dice = dadi
    .dice-about = quanti dadi: da 1 a 4, con il segno - per uno svantaggio

fight-yield = resa
    .about = Abbandona lo scontro
    .example = /scontro resa

fight-end = fine
    .about = Chiude lo scontro e segna armi e protezioni usate
    .example = /scontro fine

oracle = oracolo
    .about = Interroga l'oracolo, in privato
    .example = /oracolo si-no "La porta è aperta?"
    .table = tabella
    .table-about = la tabella da consultare
    .question = domanda
    .question-about = che cosa chiedi

events = eventi
    .about = Mostra il log degli eventi; con un testo, il Master ne aggiunge uno
    .example = /eventi
    .text = testo
    .text-about = che cosa è successo
    .number = voce
    .number-about = la voce del log a cui aggiungere una nota
    .keywords = parole
    .keywords-about = parole chiave
    .find = cerca
    .find-about = una parola da trovare nel log

sheet = scheda
    .about = Le schede dei personaggi

sheet-new = nuova
    .about = Crea un personaggio passo per passo, con i pulsanti
    .example = /scheda nuova Nadir
    .name = nome
    .name-about = il nome del personaggio
    .method = metodo
    .method-about = casuale, con i dadi, oppure manuale
    .level = livello
    .level-about = EVO da spendere subito, per chi sostituisce un personaggio caduto

sheet-show = mostra
    .about = Mostra una scheda, anche come immagine
    .example = /scheda mostra @Anna
    .player = giocatore
    .player-about = di chi; senza, la tua

sheet-set = modifica
    .about = Modifica una voce della scheda lasciata libera dalle regole; il Master, qualsiasi voce
    .example = /scheda modifica storia "Cresciuto a Marghera"
    .field = voce
    .field-about = la voce da modificare
    .value = valore
    .value-about = che cosa scriverci
    .player = giocatore
    .player-about = di chi è la scheda: solo per il Master

sheet-define = definisci
    .about = Definisce una classe, un tratto o un'abilità di questo tavolo
    .example = /scheda definisci tratto Altruista "aiuta chi è in pericolo"
    .kind = tipo
    .kind-about = classe, tratto o abilità
    .name = nome
    .name-about = come si chiama
    .details = dettagli
    .details-about = descrizione; per un'abilità, se è generica o di quale generica fa parte
    .arms = armi
    .arms-about = per una classe: se vive di armi o di crimine

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

wounds = ferite
    .about = Ferite, cure e giorni che passano

wounds-add = aggiungi
    .about = Assegna ferite a un personaggio
    .example = /ferite aggiungi @Anna 2
    .player = giocatore
    .player-about = chi è ferito
    .wounds = ferite
    .wounds-about = quante ferite

wounds-heal = cura
    .about = Cura le ferite: 1 dado se lievi, 3 se gravi
    .example = /ferite cura @Anna
    .player = giocatore
    .player-about = chi viene curato
    .payer = pagante
    .payer-about = chi paga i dadi; senza, chi viene curato
    .place = luogo
    .place-about = in clinica, con un kit (ferite lievi) o con attrezzatura avanzata
    .healer = curante
    .healer-about = chi presta le cure; senza, tu

wounds-day = giorno
    .about = Fa passare un giorno nel gioco: le ferite gravi non curate peggiorano
    .example = /ferite giorno

tech = tecnologia
    .about = Il log tecnologico della campagna

tech-add = aggiungi
    .about = Introduce una tecnologia e la scrive nel log tecnologico
    .example = /tecnologia aggiungi "Naso cibernetico" "segue odori" "+1D Percezione" "solo da vicino"
    .name = nome
    .name-about = come si chiama
    .details = dettagli
    .details-about = che cos'è e che cosa fa
    .bonus = bonus
    .bonus-about = il vantaggio che dà, o nessuno
    .limit = limite
    .limit-about = il suo lato negativo, obbligatorio
    .strategic = strategico
    .strategic-about = sì se ha conseguenze immediate: costa un dado, uno per scena in tutto

tech-list = elenco
    .about = Mostra il log tecnologico
    .example = /tecnologia elenco

grow = evolvi
    .about = Spende EVO per migliorare il personaggio
    .example = /evolvi abilita "Guidare Auto"
    .what = cosa
    .what-about = che cosa migliorare
    .detail = dettaglio
    .detail-about = quale caratteristica, abilità, classe o altro

wealth = risorse
    .about = Risorse e classe sociale

wealth-buy = compra
    .about = Procura qualcosa con i mezzi del personaggio
    .example = /risorse compra richiesta "una moto a noleggio"
    .kind = tipo
    .kind-about = disponibilità immediata, su richiesta o parziale (1 punto Risorse)
    .item = oggetto
    .item-about = che cosa compri

wealth-reward = ricompensa
    .about = Versa una ricompensa in denaro, come punti Risorse
    .example = /risorse ricompensa @Anna 2 4
    .player = giocatore
    .player-about = chi la riceve
    .points = punti
    .points-about = quanti punti Risorse
    .level = livello
    .level-about = la classe sociale a cui vale la ricompensa

choices-attribute =
    .power = potenza
    .dexterity = destrezza
    .agility = agilita
    .intelligence = intelligenza
    .spirit = spirito
    .charisma = carisma

choices-master =
    .rotating = rotazione
    .stable = fisso

choices-fight-mode =
    .single = singolo
    .rounds = multipli

choices-strategy =
    .none = nessuna
    .defence = difesa
    .desperate = disperato

choices-oracle-table =
    .yesno = si-no
    .body = corpo
    .npc = png
    .adjective = aggettivo
    .event = evento
    .action = azione
    .place = luogo
    .subject = soggetto
    .random = casuale
    .opening = apertura

choices-method =
    .random = casuale
    .manual = manuale

choices-sheet-kind =
    .class = classe
    .trait = tratto
    .skill = abilita

choices-sheet-arms =
    .none = nessuna
    .fighting = combattimento
    .special = speciale

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

choices-heal-place =
    .clinic = clinica
    .kit = kit
    .advanced = attrezzatura

choices-grow-what =
    .attribute = caratteristica
    .skill = abilita
    .trait = tratto
    .replace-trait = cambio-tratto
    .class = classe
    .develop-class = sviluppo-classe
    .gear = equipaggiamento
    .upgrade-gear = miglioria
    .gear-bonus = bonus-equipaggiamento
    .implant = potenziamento
    .wealth = risorse

choices-wealth-kind =
    .immediate = immediata
    .request = richiesta
    .partial = parziale
