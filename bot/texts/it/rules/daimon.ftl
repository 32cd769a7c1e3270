### Le regole di Dàimon 2090, con parole nostre; i numeri vengono da config/rules/daimon, o dalla campagna.
### Dàimon 2090 v0.2.1 by Davide Pignedoli (www.daimongames.com/2090), CC BY-NC-SA 3.0 IT: see config/rules/daimon/LICENSE.

rules-daimon = Dàimon 2090: come si gioca una serata
    .tells = Gioco di ruolo cyberpunk con dadi a sei facce, il posto di Master che gira e un oracolo.
    .names = daimon, dàimon, daimon 2090, dàimon 2090, cyberpunk, campagna, oracolo
    .source = Da «Dàimon 2090», versione 0.2.1, di Davide Pignedoli (www.daimongames.com/2090). Questa pagina con le sue tabelle ne è tratta e si condivide con la stessa licenza, CC BY-NC-SA 3.0 IT (creativecommons.org/licenses/by-nc-sa/3.0/it), non con quella del programma: cita l'autore, non farci soldi, passala agli altri allo stesso modo. Le parole sono nostre; l'autore non ci sponsorizza.

rules-daimon-what = Che cosa si gioca
    .a = È il 2090. Impianti, terapie genetiche e nanotecnologie sono cose di ogni giorno; tutti vivono collegati alla rete, la VRN, attraverso un dàimon: un compagno che pensa, abita nel cervello di chi lo ospita e gli parla.
    .b = Da due a sei persone, ognuna con un personaggio. Il Master conduce una scena, poi il posto passa a un altro, e nessuno prepara niente: l'oracolo dà parole chiave e il tavolo ne fa una storia. Volendo, un gruppo può avere un Master fisso.
    .c = Si usano solo dadi a sei facce. 1D è un dado.

rules-daimon-dice = Il tiro
    .a = Ogni dado che fa 4, 5 o 6 è un successo; 1, 2 e 3 non valgono niente. Si contano i successi: se sono quanti il target, o di più, l'azione riesce.
    .b = Con { $dice-outstanding } o più di differenza dal target, in su o in giù, il successo o il fallimento è notevole.
    .c = I tuoi dadi: 1D per ogni punto della caratteristica, 1D se una tua classe c'entra con l'azione, 1D se c'entra un tuo tratto, 1D per ogni punto di una sola abilità, mai di due; poi quello che aggiungono o tolgono tratti, potenziamenti, vantaggi e ferite. Si può scendere fino a zero, non sotto. I dadi della riserva si aggiungono alla fine.

rules-daimon-target = Il target
    .a = Il Master lo fissa da quanto è difficile la cosa, non da chi ci prova, e lo tiene segreto finché i dadi non cadono:

rules-daimon-check = Una prova
    .a = Quello che un personaggio sa fare riesce senza dadi. Si tira quando è difficile, c'è tensione, è un momento decisivo, o non è il suo mestiere.
    .b = Il giocatore dice come fa e sceglie caratteristica, classe, tratto e abilità; poi, prima che cada un dado e prima di conoscere il target, quanti dadi di riserva aggiunge. Il Master fissa il target. Solo allora si guardano i dadi.
    .c = Successo: i dadi di riserva usati sono persi. Fallimento: tornano tutti meno uno; quindi uno solo si perde sempre.
    .d = Il Master racconta che cosa ne viene. Dopo un fallimento si può riprovare, se la storia lo permette e dopo averne giocato le conseguenze.
    .e = Quando tira il personaggio del Master, il target lo fissa chi siede alla sua destra, a puntata fatta.

rules-daimon-reserve = La riserva
    .a = Ogni giocatore ha { $reserve-start } dadi di riserva all'inizio di un'avventura, ne riceve { $reserve-new-session } a ogni nuova sessione e non ne ha mai più di { $reserve-most }: il di più si perde. È del giocatore, e resta anche se il personaggio muore.
    .b = In un tiro se ne possono mettere quanti se ne vuole. Con i dadi di riserva si pagano anche cure, riparazioni e crescita.

rules-daimon-awards = Recuperare dadi
    .a = Li dà il Master a chi gioca bene, spesso, alla fine di una scena o di un avvenimento; non a chi riesce:

rules-daimon-prices = Che cosa si paga con i dadi
    .a = Oltre ai tiri:

rules-daimon-help = Aiutare
    .a = Un compagno che può aiutare davvero presta al massimo { $reserve-help }D della sua riserva a una prova, un attacco, un tiro o un confronto, prima che i dadi cadano. È perso comunque vada. Non presta niente chi è avversario nel confronto, né chi ha fissato il target.

rules-daimon-contests = I confronti
    .a = Quando i personaggi sono l'uno contro l'altro, ognuno prende i dadi come per una prova e aggiunge in segreto dadi di riserva. Si scopre tutto insieme: vince chi ha più successi, e con { $dice-outstanding } in più del secondo la vittoria è netta. In tre o più, l'ordine dei successi è il risultato.
    .b = I dadi di riserva di chi vince sono persi, a tutti gli altri tornano meno uno. Qui non c'è target: a chi è in chiaro vantaggio di posizione o di luogo il Master può dare fino a { $fights-advantage }D, prima che qualcuno abbia risposto.
    .c = Se i personaggi si battono contano anche armi e protezioni: ognuno aggiunge quanto porta in più del meno armato. Chi perde prende 1 ferita ogni { $fights-margin-a-wound } successi di distacco da chi vince, arrotondando per eccesso, e almeno 1.

rules-daimon-ties = Parità in un confronto
    .a = Se i primi sono pari non ha vinto nessuno. Vale come una sconfitta per tutti: a ognuno tornano i dadi di riserva meno uno, e va avanti solo chi è pari. Il Master racconta lo stallo e può dire a chi giova.
    .b = Poi ognuno di loro sceglie in segreto. Escalation: nuova puntata, e si tirano solo quei dadi di riserva, vince chi ha più successi. Accettare: lo stallo resta. Cedere: una normale sconfitta.
    .c = Se uno solo sceglie l'escalation vince, e non spende altri dadi. Se accettano tutti, o puntano tutti zero, lo stallo resta. Chi accetta sta davanti a chi cede; se cedono tutti, lo stallo resta. Chi non risponde in tempo cede. Di nuovo pari: si ricomincia.

rules-daimon-rematch = Sfidare di nuovo chi ha vinto
    .a = Chi ha perso non può sfidare di nuovo lo stesso vincitore finché questi non ha recuperato davvero un dado di riserva, o fino alla prossima sessione. Il Master può concedere un altro confronto con un piano davvero diverso: un'altra caratteristica o abilità. Chi ha vinto può sempre sfidare.
    .b = Dopo uno stallo accettato da tutti, anche un nuovo confronto vuole un'altra caratteristica o abilità.

rules-daimon-fights = Gli scontri
    .a = Uno scontro dura un round o più. In ogni round ciascun personaggio che combatte fa una prova contro la difficoltà dell'avversario; l'avversario non tira mai, e non ci sono altri tiri per difesa o danno. Si spara con Destrezza; nel corpo a corpo valgono Potenza, Agilità o Destrezza, secondo come si combatte.
    .b = Un solo round: per avversari di poco conto. Un successo e sono sconfitti, un fallimento e lo è il personaggio, con delle ferite. Più round: per quelli che contano. Un successo ferisce l'avversario, un fallimento il personaggio, finché una parte è battuta, fugge o si arrende.
    .c = Se si è in molti contro molti, ci si divide in gruppi di uno contro più: ognuno è uno scontro a sé.

rules-daimon-foes = Quanto è difficile un avversario
    .a = La difficoltà di un avversario è anche il numero di ferite che regge:

rules-daimon-modifiers = Dadi in più, dadi in meno
    .a = Vantaggio o svantaggio: 1 o 2D se è leggero, fino a { $fights-advantage }D se è netto; lo dice il Master.
    .b = Numero: 1D in più per ogni personaggio oltre il numero degli avversari, 1D in meno per ogni avversario oltre quello dei personaggi.
    .c = Equipaggiamento: il valore della tua arma e della tua protezione insieme, meno quello dell'avversario: la differenza sono dadi in più o in meno.
    .d = Ferite: { $wounds-light-penalty }D in meno con quelle lievi, { $wounds-grave-penalty }D con quelle gravi.

rules-daimon-gear = Armi e protezioni
    .a = Ognuna ha un valore. Lo scudo antisommossa aggiunge { $fights-shield } nel corpo a corpo, niente contro gli spari. Se un'arma non è adatta al posto, lascia perdere i valori e dai un vantaggio.

rules-daimon-strategies = Le strategie
    .a = Si dichiarano con la puntata, prima dei dadi.
    .b = Difesa ad oltranza: { $fights-strategy }D in più; chi vince non ferisce l'avversario; chi perde prende le ferite solite.
    .c = Attacco disperato: { $fights-strategy }D in più; le ferite valgono per { $fights-desperate }, quelle che dai e quelle che prendi.

rules-daimon-harm = Le ferite di uno scontro
    .a = Un round perso: 1 ferita ogni { $fights-margin-a-wound } successi che mancano, arrotondando per eccesso: se ne mancano 1 o 2 è una ferita, 3 o 4 due. Un round vinto ne infligge altrettante secondo il margine, e almeno 1.
    .b = Un avversario ferito diventa più facile: la difficoltà cala di { $fall-one }, e da metà delle sue ferite in poi di { $fall-half } in tutto, mai sotto 1. Al numero pieno è sconfitto. Le ferite di un attacco vanno tutte allo stesso avversario.

rules-daimon-telling = Chi racconta
    .a = Successo di { $dice-outstanding } o più: il giocatore. Successo normale: il Master. Fallimento normale: il giocatore, che dice come se la cava il suo personaggio. Fallimento di { $dice-outstanding } o più: il Master.
    .b = Fra più avversari, chi ha un successo notevole sceglie chi è ferito; altrimenti il Master. Come un personaggio va a terra o muore lo racconta sempre il Master.

rules-daimon-shots = Sparare a chi è inerme
    .a = Target = distanza + dimensione e, se il bersaglio porta una protezione, il suo valore meno quello dell'arma. Un fallimento è un colpo mancato e non ferisce nessuno. Con una somma di 0 o meno si colpisce senza tirare.

rules-daimon-marks = Munizioni e usura
    .a = Ogni arma, protezione e potenziamento ha { $fights-marks } marcatori: se ne segna uno per ogni scontro in cui si usa (per i potenziamenti, per ogni scena), per quante volte serva. Segnati tutti, è esaurito e non conta più.
    .b = { $prices-reload }D ricarica un'arma dove si trovano munizioni, o da un compagno con un'arma dello stesso tipo, che allora paga lui. { $prices-repair }D ripara una protezione. { $prices-maintain }D è la manutenzione di un potenziamento: da un professionista, o da chi (anche il paziente) ha abilità e strumenti: con un kit di riparazione { $cybernetic }; in un laboratorio attrezzato { $nano }, { $genetic }. Paga chi lo porta, o chi se ne occupa se è d'accordo.

rules-daimon-wounds = Le ferite
    .a = Reggi { $wounds-maximum } × Potenza ferite. Fino a Potenza sono lievi: { $wounds-light-penalty }D in meno su tutto. Oltre sono gravi: { $wounds-grave-penalty }D in meno. La penalità vale dal round dopo.
    .b = Al numero pieno un personaggio è a terra e sta morendo; una ferita in più lo uccide. Anche una prova fallita può lasciare ferite: lo dice il Master.
    .c = Le ferite gravi che nessuno cura crescono di 1 ogni { $worsening } minuti al tavolo e di 1 per ogni giorno della storia.

rules-daimon-care = Le cure
    .a = { $prices-heal-light }D toglie le ferite lievi, { $prices-heal-grave }D tutte se sono gravi. Serve una clinica, o qualcuno con l'abilità e l'attrezzatura: per le lievi { $light-healers } e un kit; per le gravi { $grave-healers } e strumenti avanzati. Ci si può curare da soli.
    .b = Paga il ferito, o chi cura se è d'accordo; in clinica il ferito.

rules-daimon-death = Quando un personaggio muore
    .a = Il giocatore ne fa uno nuovo, con tanti EVO da spendere quanti erano i livelli di quello morto. Il Master non risparmi i personaggi: il bello è il rischio.

rules-daimon-evening = Una serata
    .a = Comincia la sessione: a tutti { $reserve-new-session }D e un token, e ognuno tira un dado: il più alto è il primo Master. Chi è già stato primo Master in una sessione sta fuori da questo tiro finché non lo sono stati tutti.
    .b = Il primo Master chiede all'oracolo come si comincia: qualcuno, e qualcosa che succede. Poi una scena dopo l'altra.
    .c = Una scena è un episodio con le stesse persone in un posto solo, come al cinema: un inseguimento dopo una sparatoria è la stessa scena, parlare di che cosa fare dopo è un'altra.
    .d = La sessione finisce quando si va a casa; l'avventura quando finisce la sua storia, e con la prossima le riserve tornano piene.

rules-daimon-chair = Il posto di Master
    .a = Finita una scena il ruolo di Master passa: chi ha ancora il token tira un dado, il più alto è Master e restituisce il token. Quando sono tornati tutti, ognuno ne riceve di nuovo uno.
    .b = Con { $prices-master }D di riserva il ruolo si prende subito, anche senza token. Se pagano in più d'uno tirano solo loro; il dado lo perdono tutti.
    .c = Dopo una scena molto breve, o in cui un Master è servito poco, il Master può tenere il ruolo per { $prices-master }D, e nessuno può opporsi.
    .d = A fine scena i giocatori votano, a maggioranza, se il Master si è meritato { $awards-master }D.

rules-daimon-master = Fare il Master
    .a = Sei un regista, non un padrone: accogli le idee degli altri, chiedi che cosa vedono, fai giocare a loro i tuoi personaggi, e lascia correre finché tutto corre bene. Sulle regole l'ultima parola è tua.
    .b = Il tuo personaggio resta, e lo giochi con lealtà: nel dubbio lascialo ai margini.
    .c = Se tutto è fermo, chiedi all'oracolo, fai entrare qualcuno, complica le cose.

rules-daimon-oracle = L'oracolo
    .a = Il Master fa una domanda (chi è? che succede? dove? sì o no?), sceglie la tabella adatta, o la tira a sorte, e lancia due dadi: quello chiaro è la riga, quello scuro la colonna. Le tabelle sono in fondo a queste regole.
    .b = Per aprire un'avventura: qualcuno (tabelle 2 e 3 o 4), poi evento e azione (5, 6), oppure azione e luogo (6, 7).
    .c = Una tabella a caso, con un dado:

rules-daimon-reading = Leggere l'oracolo
    .a = La risposta la vede solo il Master, che riprende a raccontare da lì. Se gli ci vogliono più di { $aloud } secondi la legge ad alta voce e si fa aiutare. Se non ha senso, si tira di nuovo o si aggiungono parole da altre tabelle.
    .b = Dà parole chiave, non fatti: quello che dice è quello che i personaggi vedono. Se qualcuno mente lo decide il Master.
    .c = Un dado a parte: pari è bene per i personaggi, dispari male; per una persona anche pari donna, dispari uomo; per un luogo anche pari reale, dispari nella VRN; per un aggettivo pari tabella 3, dispari tabella 4.
    .d = Le risposte si scrivono: questo registro degli eventi passa da Master a Master.

rules-daimon-technology = Nuove tecnologie
    .a = Chiunque può inventare un congegno sul momento. Va nel log tecnologico con un nome, che cosa fa, un eventuale bonus e un limite, e da lì funziona uguale per tutti.
    .b = Un arricchimento dà solo colore: è gratis, { $technology-enrichments } a testa per scena, e può far guadagnare { $awards-enrichment }D.
    .c = Una tecnologia strategica cambia quello che succede: costa { $prices-technology }D, e ce n'è solo { $technology-strategic } per scena in tutto il tavolo, Master compreso.

rules-daimon-daimon = Il dàimon
    .a = Il dàimon di ognuno ha un nome, un aspetto nella VRN e un suo carattere. Con reti e macchine fa quello che vuole chi lo ospita, parlandone. Solo chi vive fuori dalla rete non ne ha uno, ed è un personaggio difficile.
    .b = Lo interpreta chi siede alla destra del suo proprietario. Un dialogo giocato bene fa guadagnare { $awards-daimon }D a tutti e due.

rules-daimon-making = Fare un personaggio
    .a = In quest'ordine: caratteristiche; classe sociale di nascita e di adesso; classe e tratto dalle due; un evento con il suo tratto; una seconda classe a scelta; abilità; il dàimon; potenziamenti; armi e protezioni. I prossimi capitoli dicono come, e molto lo decidono i dadi: così nasce gente che nessuno avrebbe inventato.
    .b = Se tutto il tavolo è d'accordo, la storia si può scegliere invece di tirarla.

rules-daimon-attributes = Le caratteristiche
    .a = Distribuisci { $making-points } punti fra le sei, da { $making-least } a { $making-most } l'una. Poi tira un dado per ognuna: con 4, 5 o 6 è un punto in più. Oppure non tirare e metti { $making-placed } punti dove vuoi. Mai sopra { $making-top }.

rules-daimon-scores = Che cosa vuol dire un punteggio
    .a = Caratteristiche e abilità vanno da 1 a { $making-top }:

rules-daimon-origins = Da dove si viene
    .a = Tira la classe sociale di nascita, e poi sulla sua tabella: segna classe e tratto della riga. Tira la classe sociale di adesso, e poi sulla sua tabella, una riga più su se la nascita era migliore, una più giù se è migliore l'attuale (senza mai uscire dalla tabella).
    .b = Ora incrocia: la classe di un tiro con il tratto dell'altro. Scegli una delle due coppie. Classe e tratto si possono precisare: un Ufficiale può essere un Cecchino. Se la storia si sceglie, una delle due classi sociali ispira la classe, l'altra il tratto.
    .c = Le classi sociali:

rules-daimon-origins-low = Tabelle d'origine, da 1 a 3
    .a = La classe sociale, poi il dado:

rules-daimon-origins-high = Tabelle d'origine, da 4 a 6
    .a = La classe sociale, poi il dado:

rules-daimon-events = L'evento di una vita
    .a = Un dado su una di tre tabelle: classe sociale scesa di due o più, entro una dalla nascita, salita di due o più. Dà il secondo tratto, e qualcosa da raccontare. Se quel tratto c'è già, se ne sceglie un altro della tabella.

rules-daimon-classes = Le classi
    .a = Una classe è un mestiere, un addestramento, una condizione o un talento; dà 1D dove c'entra e contiene abilità. Almeno una, al massimo { $making-classes }. Dopo la prima, dalle tabelle d'origine, la seconda è libera. Una terza costa { $making-third-class } dei punti abilità liberi, e vuole { $making-third-class-least } punti nelle sue abilità.
    .b = Queste sono esempi; altre si fanno con il tavolo:

rules-daimon-traits = I tratti
    .a = Un tratto è com'è qualcuno, o che cosa gli è successo; dà 1D dove c'entra, alcuni aggiungono o tolgono dadi, e giocarlo fa recuperare dadi di riserva. Un bonus si bilancia con qualcosa che toglie, e che conti altrettanto. Al massimo { $making-traits }.
    .b = Un terzo tratto all'inizio costa punti abilità liberi: { $trait-attribute } con un bonus a una caratteristica, { $trait-skill } a un'abilità, { $trait-plain } senza bonus, { $trait-penalty } con una penalità.
    .c = Esempi; altri si fanno con il tavolo:

rules-daimon-skills = Le abilità
    .a = Distribuisci { $making-first-points } punti su almeno { $making-skills-a-class } abilità della prima classe, { $making-second-points } su almeno { $making-skills-a-class } della seconda, e { $making-free-points } a piacere. Nessuna sopra { $making-skill-most } all'inizio; mai sopra { $making-top }.
    .b = Ogni abilità sta in una classe, e in una classe più di { $making-out-of-context } che non c'entrano sono troppe. Un'abilità che non hai vale 0; un tratto può portarla sotto.

rules-daimon-generic = Abilità generiche e specifiche
    .a = Una generica (G) serve spesso, una specifica (S) solo nel suo campo; in un tiro ne conta una sola, di regola la specifica se c'entra. Una specifica si alza liberamente; una generica poggia sulle sue specifiche.
    .b = Da sola una generica vale 1. Per portarla a 2 serve una specifica a 2 o più, per portarla a 3 due a 3 o più, e così via: sempre una specifica meno del punteggio, e nessuna delle sue specifiche più bassa. All'inizio basta che ce ne siano tante così alte.

rules-daimon-implants = I potenziamenti
    .a = All'inizio hai tanti punti quanto la più alta delle tue due classi sociali: { $implants-specific } per +1 a un'abilità specifica, { $implants-generic } a una generica, { $implants-attribute } a una caratteristica; { $implants-hidden } in più se è nascosto, nanotecnologico o genetico: lo trova solo un laboratorio. I punti che avanzano si perdono.
    .b = Al massimo { $implants-most } potenziamenti; uno dà al più due diversi +1, o un +2. Usato in una scena segna un marcatore. In gioco lo impianta una struttura attrezzata, o chi ha strumenti e abilità.

rules-daimon-starting = L'equipaggiamento iniziale
    .a = Quante armi e protezioni di ogni peso puoi avere all'inizio; conta il numero più alto fra quelli che ti toccano:

rules-daimon-growth = La crescita
    .a = Con un dado di riserva si compra 1 PE in qualsiasi momento, e non si torna indietro; { $growth-points-an-evo } PE fanno 1 EVO. Ogni EVO speso è un livello.
    .b = Le caratteristiche crescono al massimo di { $growth-attribute-rise }; un'arma o protezione nuova non è più pesante di quelle che hai già, e ognuna aiuta una sola abilità; tratti e classi fra una sessione e l'altra, o dopo qualcosa che conta. Per sviluppare una classe al prezzo minore ci si spostano almeno { $growth-develop-skills } abilità già usate in gioco, e altrettante ne restano nelle altre.

rules-daimon-wealth = Il denaro
    .a = Nessuno conta gli spiccioli. La tua classe sociale dice che cosa puoi avere subito, su richiesta e con un sacrificio; le tue Risorse partono da quel numero.
    .b = Subito: gratis, sempre. Su richiesta: ci vuole tempo, ed è gratis { $wealth-requests } volta a sessione; poi è come il prossimo. Parziale: 1 Risorsa l'una.
    .c = Risorse a { $wealth-rise }: la classe sociale sale di uno, e ripartono da { $wealth-risen }. A 0: scende di uno, e sono { $wealth-fallen }. La classe 7 la dà solo il Master; lì non si contano.
    .d = Una ricompensa è in punti di una classe, e un punto è un mese del suo stipendio: quelli per chi è di quella classe, 1 in più per ogni classe sotto, niente per chi sta sopra.

rules-daimon-means-low = Che cosa possono avere le classi da 1 a 3
    .a = Il contante raddoppia da una classe all'altra.

rules-daimon-means-high = Che cosa possono avere le classi 4 e 5
    .a = Il contante raddoppia da una classe all'altra.

rules-daimon-means-top = Che cosa possono avere le classi 6 e 7
    .a = Il contante raddoppia da una classe all'altra.

rules-daimon-skills-culture = Abilità: cultura e tecnologia
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-body = Abilità: corpo e movimento
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-medicine = Abilità: medicina e guida
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-shadow = Abilità: sotterfugio
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-wild = Abilità: sopravvivenza e arte
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-people = Abilità: socialità
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-fight = Abilità: combattimento
    .a = G generica, S specifica; poi le classi con cui va bene.

rules-daimon-skills-contacts = Abilità: conoscenze e risorse
    .a = G generica, S specifica; poi le classi con cui va bene. Le conoscenze sono quello che si sa e a chi si può chiedere.

rules-daimon-oracle-yesno = Oracolo 0: sì o no
    .a = Un dado.

rules-daimon-oracle-body = Oracolo 1: parti del corpo
    .a = Dado chiaro: la riga. Dado scuro: la colonna.

rules-daimon-oracle-npc = Oracolo 2: chi
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Altri due a parte: pari donna, dispari uomo; pari bene, dispari male.

rules-daimon-oracle-adjective = Oracolo 3: aggettivi
    .a = Un dado: pari questa tabella, dispari la prossima. Dado chiaro: la riga. Dado scuro: la colonna.

rules-daimon-oracle-other-adjective = Oracolo 4: altri aggettivi
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Due parole ci sono due volte, come nel manuale.

rules-daimon-oracle-event = Oracolo 5: eventi
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Un altro dado: pari bene, dispari male.

rules-daimon-oracle-action = Oracolo 6: azioni
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Un altro dado: pari bene, dispari male.

rules-daimon-oracle-place = Oracolo 7: luoghi
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Altri due: pari reale, dispari nella VRN; pari bene, dispari male.

rules-daimon-oracle-subject = Oracolo 8: altri soggetti
    .a = Dado chiaro: la riga. Dado scuro: la colonna. Un altro dado: pari bene, dispari male.

rules-daimon-column-number = N.
rules-daimon-column-die = Dado
rules-daimon-column-name = Nome
rules-daimon-column-foe = Per esempio
rules-daimon-column-for = Per
rules-daimon-column-dice = Dadi
rules-daimon-column-weight = Peso
rules-daimon-column-value = Valore
rules-daimon-column-weapons = Armi
rules-daimon-column-protections = Protezioni
rules-daimon-column-distance = Distanza
rules-daimon-column-size = Dimensione
rules-daimon-column-class = Classe
rules-daimon-column-trait = Tratto
rules-daimon-column-event = Evento
rules-daimon-column-table = Tabella
rules-daimon-column-evo = EVO
rules-daimon-column-everybody = Tutti
rules-daimon-column-rich = Dalla classe sociale
rules-daimon-column-fighting = Classi di combattimento o criminali
rules-daimon-column-special = Corpi speciali
rules-daimon-column-row = Riga
rules-daimon-cell-interpretation = interpretare bene il proprio personaggio
rules-daimon-cell-danger = lo stesso, a proprio rischio, svantaggio o danno
rules-daimon-cell-narration = arricchire storia o ambientazione, o giocare qualcuno per il Master
rules-daimon-cell-daimon = interpretare bene un dàimon (a tutti e due)
rules-daimon-cell-enrichment = un arricchimento piaciuto al tavolo
rules-daimon-cell-master = al Master, per voto dei giocatori
rules-daimon-cell-evolution = 1 PE, un punto evoluzione
rules-daimon-cell-reload = ricaricare un'arma
rules-daimon-cell-repair = riparare una protezione
rules-daimon-cell-heal-light = curare ferite lievi
rules-daimon-cell-heal-grave = curare tutte le ferite, se sono gravi
rules-daimon-cell-maintain = manutenzione di un potenziamento
rules-daimon-cell-technology = una tecnologia strategica
rules-daimon-cell-master-role = prendere o tenere il ruolo di Master
rules-daimon-cell-origin = { $social }–{ $die }
rules-daimon-cell-any = quante si vuole
rules-daimon-cell-from = { $count } dalla { $social } in su
rules-daimon-cell-score = { $name }: { $about }
rules-daimon-cell-bonus = { $name } ({ $score } { $bonus }D)
rules-daimon-cell-skill = { $sort } { $name }: { $about }
rules-daimon-cell-skill-of = { $sort } { $name }: { $about } ({ $classes })
rules-daimon-cell-generic = G
rules-daimon-cell-specific = S
rules-daimon-cell-means = { $number }. { $about }
rules-daimon-cell-having = { $how }: { $what }
rules-daimon-cell-grow-attribute = un punto di una caratteristica
rules-daimon-cell-grow-generic = un punto di un'abilità generica
rules-daimon-cell-grow-specific = un punto di un'abilità specifica
rules-daimon-cell-grow-trait = un nuovo tratto
rules-daimon-cell-grow-replace-trait = un tratto al posto di un altro
rules-daimon-cell-grow-a-class = una nuova classe
rules-daimon-cell-grow-develop = una classe sviluppata dalle tue abilità
rules-daimon-cell-grow-gear = un'arma o una protezione, un suo livello in più, o +1D a un'abilità
rules-daimon-cell-grow-resources = un punto di Risorse
rules-daimon-cell-grow-implant-attribute = un potenziamento per una caratteristica
rules-daimon-cell-grow-implant-skill = un potenziamento per un'abilità
