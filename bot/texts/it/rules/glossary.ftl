### Le parole dei giochi nelle due lingue, ognuna con una frase.

rules-glossary = Glossario: italiano e inglese
    .tells = Le parole di tutti i giochi: italiano, inglese e che cosa vogliono dire.
    .names = glossary, glossario, terms, termini, vocabulary, vocabolario, dictionary
    .source = Le parole sono quelle del club e delle regole citate nella pagina di ogni gioco.

rules-glossary-club = Il club
    .a = organizzatore · organiser: chi gestisce il server o il gruppo; decide del club.
    .b = direttore · director: conduce un torneo o una classifica.
    .c = arbitro · referee: registra e decide ai tavoli dove non gioca.
    .d = stanza · room: un canale, un gruppo o un argomento dove si gioca qualcosa.
    .e = ospite · guest: chi si conosce solo per nome, senza un account qui.
    .f = diario · journal: riga per riga che cosa si è fatto, e chi l'ha fatto.
    .g = sigillo · seal: quello che rende i dadi verificabili: fissato prima, aperto dopo.

rules-glossary-tournaments = I tornei
    .a = turno · round: tutti giocano una volta, poi c'è una nuova classifica.
    .b = abbinamento · pairing: chi incontra chi in un turno.
    .c = classifica · standings: gli iscritti nel loro ordine; per M.I.T.O. la classifica stessa.
    .d = tabellone · bracket: le finali, incontro per incontro.
    .e = riposo · bye: un turno senza avversario, che vale come giocato.
    .f = ritiro · withdrawal: lasciare il torneo; quello che si è giocato resta.
    .g = spareggio · tie-break: quello che separa chi è pari.
    .h = sorteggio · draw by lot: decide il caso, e si può verificare.
    .i = parità · tie: due o più con lo stesso risultato.

rules-glossary-mito = M.I.T.O. e RisiKo!
    .a = RisiKo! · RisiKo!, the Italian Risk: il gioco da tavolo le cui partite contano.
    .b = metaclassifica · ladder: i giocatori per punti, che ogni partita sposta.
    .c = piatto · pot: tutti i punti in gioco in una partita.
    .d = risikometro · risikometro: un numero per quanto era buona la posizione di partenza.
    .e = ELO · ELO: i punti in classifica come misura della forza.

rules-glossary-codice = Nome in Codice
    .a = Nome in Codice · Codenames: il gioco di parole, spie e indizi.
    .b = capo · spymaster: vede la chiave e dà gli indizi.
    .c = agente (chi indovina) · operative: indovina le parole.
    .d = agenti · agents: le parole di una squadra da trovare.
    .e = passante · bystander: una parola di nessuno; il turno finisce.
    .f = assassino · assassin: la parola che fa perdere la mano.
    .g = chiave · key: quale parola è di chi.
    .h = mano · hand: un'intera partita di Nome in Codice.
    .i = incontro · match: tutte le mani fra due squadre in un turno.
    .j = PBG, percentuale bravura giocatore · PBG, share of points: i propri punti divisi per tutti i punti dell'incontro.
    .k = gettone di recupero · recovery token: parole in sospeso, che si possono trovare dopo.

rules-glossary-diplomacy = Diplomacy
    .a = centro · supply centre: una provincia che conta.
    .b = potenza · power: uno dei sette paesi.
    .c = sopravvissuto · survivor: una potenza con abbastanza centri alla fine.
    .d = vittoria solitaria · solo: uno solo ha vinto il tavolo.
    .e = distacco · lead: il primo è abbastanza avanti.
    .f = patta · draw: chi è ancora in gioco si accorda per finire.
    .g = adeguamenti · builds and disbands: quello che si crea e si toglie d'inverno.
    .h = disordine civile · civil disorder: quella potenza non la gioca nessuno.
    .i = top table, tavolo finale · top table: l'ultimo tavolo, dei migliori.
    .j = escalation · escalation: la variante per pochi giocatori.

rules-glossary-rbb = RBB 2.0
    .a = AA, avanzamento atomico · AA, progress: che cosa la squadra è riuscita a fare.
    .b = VSP, valutazione standard del personaggio · VSP, evaluation: tutto quello che si chiede di un giocatore.
    .c = CD, coerenza decisionale · CD, consistency of decisions: se il personaggio è stato giocato come voluto.
    .d = SA, senso dell'avventura · SA, sense of the adventure: capire e risolvere; solo per il giocatore.
    .e = descrittore · descriptor: una delle cose che si valutano.
    .f = elemento · element: un passo dell'avventura.
    .g = soglia · threshold: quanto farebbero giocatori scarsi o bravi.
    .h = scheda di valutazione · sheet: le risposte di un arbitro su una squadra.
    .i = risoluzione geniale · stroke of genius: rara, e confermata dal direttore.

rules-glossary-daimon = Dàimon 2090: al tavolo
    .a = prova · check: un tiro contro un target.
    .b = target · target: quanti successi servono.
    .c = riserva · reserve: dadi del giocatore, che si aggiungono o si pagano.
    .d = puntata · bid: i dadi di riserva messi in un tiro.
    .e = confronto · contest: personaggi l'uno contro l'altro.
    .f = stallo · stalemate: la parità per il primo posto.
    .g = scontro · fight: round contro avversari.
    .h = marcatore · mark: un uso di arma, protezione o potenziamento.
    .i = scena · scene: un episodio, con un Master.
    .j = sessione · session: una serata di gioco.
    .k = avventura · adventure: una storia, in una sessione o più.
    .l = token · token: chi lo ha partecipa al tiro per il ruolo di Master.
    .m = oracolo · oracle: tabelle che danno parole chiave per la storia.
    .n = dàimon · dàimon: il compagno pensante nel cervello di ognuno.
    .o = VRN · VRN: la rete di realtà virtuale.

rules-glossary-characters = Dàimon 2090: i personaggi
    .a = caratteristica · attribute: una delle sei doti innate.
    .b = classe · class: un mestiere o talento, che contiene abilità.
    .c = tratto · trait: carattere o passato; giocarlo fa recuperare dadi.
    .d = abilità · skill: che cosa si sa fare, generica o specifica.
    .e = potenziamento, impianto · enhancement, implant: un bonus nel corpo, cibernetico, nano o genetico.
    .f = ferite lievi, gravi · light, grave wounds: fino a Potenza, e oltre.
    .g = PE, EVO, livello · PE, EVO, level: i PE si comprano con dadi di riserva e diventano EVO; un EVO speso è un livello.
    .h = classe sociale · social class: che cosa si ha e si può avere, da 1 a 7.
    .i = Risorse · Resources: quanto si è vicini alla prossima classe sociale.
