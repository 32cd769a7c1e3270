### The words of the games in both languages, each with a sentence.

rules-glossary = Glossary: Italian and English
    .tells = The words of all the games: Italian, English, and what they mean.
    .names = glossary, glossario, terms, termini, vocabulary, vocabolario, dictionary
    .source = The words are those of the club and of the rules that each game's own page names.

rules-glossary-club = The club
    .a = organizzatore · organiser: whoever manages the server or the group; decides about the club itself.
    .b = direttore · director: runs a tournament or a ladder.
    .c = arbitro · referee: records and decides at tables where they are not playing.
    .d = stanza · room: a channel, a group or a topic in which something is played.
    .e = ospite · guest: somebody known by name alone, without an account here.
    .f = diario · journal: every line of what was done, and by whom.
    .g = sigillo · seal: what makes dice checkable: fixed before, opened afterwards.

rules-glossary-tournaments = Tournaments
    .a = turno · round: everybody plays once, then there are new standings.
    .b = abbinamento · pairing: who meets whom in a round.
    .c = classifica · standings: the entrants in their order; on a ladder, the ladder itself.
    .d = tabellone · bracket: the finals, match by match.
    .e = riposo · bye: a round without an opponent, which counts as played.
    .f = ritiro · withdrawal: leaving the tournament; what was played stands.
    .g = spareggio · tie-break: what separates those who are level.
    .h = sorteggio · draw by lot: chance decides, and can be checked.
    .i = parità · tie: two or more with the same result.

rules-glossary-mito = M.I.T.O. and RisiKo!
    .a = RisiKo! · RisiKo!, the Italian Risk: the board game whose games are rated.
    .b = metaclassifica · ladder: players ranked by points, which every game moves.
    .c = piatto · pot: all points at stake in a game.
    .d = risikometro · risikometro: a number for how good somebody's start was.
    .e = ELO · ELO: a player's points on the ladder as a measure of strength.

rules-glossary-codice = Nome in Codice (Codenames)
    .a = Nome in Codice · Codenames: the game of words, spies and clues.
    .b = capo · spymaster: sees the key and gives the clues.
    .c = agente (chi indovina) · operative: guesses the words.
    .d = agenti · agents: a team's words, which are to be found.
    .e = passante · bystander: a word that is nobody's; the turn ends.
    .f = assassino · assassin: the word that loses the hand.
    .g = chiave · key: which word belongs to whom.
    .h = mano · hand: one whole game of Codenames.
    .i = incontro · match: all hands between two teams in a round.
    .j = PBG, percentuale bravura giocatore · PBG, share of points: a team's own points divided by all points of the match.
    .k = gettone di recupero · recovery token: a word still owed, which may be found later.

rules-glossary-diplomacy = Diplomacy
    .a = centro · supply centre: a province that counts.
    .b = potenza · power: one of the seven countries.
    .c = sopravvissuto · survivor: a power with enough centres at the end.
    .d = vittoria solitaria · solo: one player alone has won the board.
    .e = distacco · lead: the first is far enough ahead.
    .f = patta · draw: everybody still in play agrees to end the game.
    .g = adeguamenti · builds and disbands: what comes and goes in winter.
    .h = disordine civile · civil disorder: nobody plays that power.
    .i = top table, tavolo finale · top table: the last board of the best.
    .j = escalation · escalation: the variant for few players.

rules-glossary-rbb = RBB 2.0
    .a = AA, avanzamento atomico · AA, progress: what the team got done.
    .b = VSP, valutazione standard del personaggio · VSP, evaluation: everything asked about one player.
    .c = CD, coerenza decisionale · CD, consistency of decisions: whether the character was played as meant.
    .d = SA, senso dell'avventura · SA, sense of the adventure: understanding and solving; for the player alone.
    .e = descrittore · descriptor: one of the things judged.
    .f = elemento · element: one step of the adventure.
    .g = soglia · threshold: what weak or good players would have.
    .h = scheda di valutazione · sheet: a referee's answers about a team.
    .i = risoluzione geniale · stroke of genius: rare, and confirmed by the director.

rules-glossary-daimon = Dàimon 2090: at the table
    .a = prova · check: a roll against a target.
    .b = target · target: how many successes it takes.
    .c = riserva · reserve: the player's own dice, to add to a roll or to pay with.
    .d = puntata · bid: reserve dice put into a roll.
    .e = confronto · contest: characters against each other.
    .f = stallo · stalemate: a tie for the first place.
    .g = scontro · fight: rounds against foes.
    .h = marcatore · mark: one use of a weapon, protection or implant.
    .i = scena · scene: one episode, with one Master (game master).
    .j = sessione · session: an evening of play.
    .k = avventura · adventure: one story, over one session or more.
    .l = token · token: who holds one is in the draw for the Master's role.
    .m = oracolo · oracle: tables that give keywords for the story.
    .n = dàimon · dàimon: the thinking companion in everybody's brain.
    .o = VRN · VRN: the network of virtual reality.

rules-glossary-characters = Dàimon 2090: characters
    .a = caratteristica · attribute: one of six inborn gifts.
    .b = classe · class: a trade or talent, which holds skills.
    .c = tratto · trait: character or past; playing it wins dice.
    .d = abilità · skill: what somebody can do, generic or specific.
    .e = potenziamento, impianto · enhancement, implant: a bonus in the body, cybernetic, nano or genetic.
    .f = ferite lievi, gravi · light, grave wounds: up to Power, and beyond it.
    .g = PE, EVO, livello · PE, EVO, level: PE (evolution points) are bought with reserve dice and become EVO; an EVO spent is a level.
    .h = classe sociale · social class: what you have and can have, from 1 to 7.
    .i = Risorse · Resources: how near you are to the next social class.
