### Confronti fra personaggi: risposte segrete, rivelazione, parità, rivincite.

# I comandi

contest = confronto
    .about = Apre un confronto tra personaggi, con puntate segrete
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

bid = punta
    .about = Risponde in segreto al confronto aperto
    .example = /punta 5 riserva:2
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
    .weapon = arma
    .weapon-about = in uno scontro, l'arma che usi
    .protection = protezione
    .protection-about = la protezione che indossi, o nessuna; senza, la migliore

advantage = vantaggio
    .about = Assegna dadi di vantaggio nel confronto aperto
    .example = /vantaggio @Anna 2
    .player = giocatore
    .player-about = chi è in vantaggio
    .dice = dadi
    .dice-about = quanti dadi: da 1 a 4, con il segno - per uno svantaggio

contest-off = ritira-confronto
    .about = Ritira un confronto già caduto, con il motivo
    .example = /ritira-confronto 5 motivo:"non era una sfida"
    .why = motivo
    .why-about = perché si ritira: lo leggono tutti

# Le carte

contest-of-two = { $one } contro { $other }
contest-among = Confronto fra { $who }
contest-secret = Ognuno sceglie in segreto dadi e puntata; si scopre tutto insieme
contest-armed = Scontro: contano armi e protezioni, e chi perde resta ferito
contest-at-range = Scontro a distanza: contano armi e protezioni, non lo scudo; chi perde resta ferito
contest-npc-gear = { $who }: armi e protezioni per { $gear }
contest-barred = { $who } deve cambiare strategia: non vale più { $tried }
contest-approach = { $attribute } con { $skill }
contest-approach-alone = { $attribute } da sola
contest-advantage = { $who }: vantaggio +{ $dice }
contest-disadvantage = { $who }: svantaggio −{ $dice }
contest-advantage-none = { $who }: nessun vantaggio
contest-answered = Risposta data: { $who }
contest-awaited = Si aspetta: { $who }
contest-until = Tempo fino alle { $at }
contest-until-or-yield = Tempo fino alle { $at }: chi tace cede
contest-no-roll = C'è un confronto che aspetta la tua risposta: prima di rispondere non si tirano prove. Scegli qui, dove vedi solo tu.
contest-typed-aloud = C'è un confronto che aspetta la tua risposta, e questa la leggevano tutti: non vale niente, né come risposta né come prova. Scegli qui, dove vedi solo tu.
contest-answer-button = Scegli in segreto
contest-tie-button = Rispondi in segreto
contest-npc-button = Per { $who }
contest-advantage-button = Vantaggio
contest-minutes-button = ⏳ { $minutes } min
contest-off-button = Ritira

contest-unseen = Nessuno vede la tua risposta finché non ci sono tutte; fino ad allora puoi cambiarla
contest-confirm = Confermo
contest-npc-dice = Quanti dadi per { $who }?
contest-npc-how = Conta tutto quello che ha dalla sua; non punta mai dadi Riserva
contest-has-answered = { $who } ha risposto
contest-taken = Risposta registrata
contest-changed = Risposta cambiata

contest-revealed = { $what } — { $result }
contest-won = vince { $who }
contest-won-clear = vince nettamente { $who }
contest-tied = parità fra { $who }
contest-stands = stallo fra { $who }
contest-place = { $place }. { $who }: { $rolled } → { $sum }
contest-bid = Puntata { $bid }, { $back ->
    [0] non torna niente
    [one] torna 1 dado
   *[other] tornano { $back } dadi
}: Riserva { $before } → { $after }
contest-margin = Margine { $margin }
contest-margin-clear = Margine { $margin }: netta vittoria
contest-wounded = { $who }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}, ora { $now }
contest-wounds = { $who }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}, da segnare al tavolo
contest-killed = { $who }: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}, e il personaggio muore
contest-tie-how = Nessuno ha vinto. Chi è in parità decide in segreto: rilancia, accetta lo stallo o cede
contest-escalates = { $who } rilancia ({ $bid }): non si tira nessun dado
contest-settles = { $who } accetta lo stallo
contest-yields = { $who } cede
contest-silent = { $who } non ha risposto: cede
contest-stands-how = Nessuno ha prevalso. Si può riprovare con un'altra caratteristica o un'altra abilità
contest-again-button = Cambio di strategia

contest-escalate-button = Rilancia { $bid }
contest-settle-button = Accetta lo stallo
contest-yield-button = Cedi
contest-escalate-how = Rilanciare: nuovi dadi Riserva, si tirano solo quelli; chi rilancia da solo vince senza spenderli
contest-settle-how = Accettare lo stallo: se nessuno rilancia non vince nessuno; chi rilancia ti batte
contest-yield-how = Cedere: è una sconfitta

contest-serves-button = Ci guadagna { $who }
contest-serves = Dallo stallo ci guadagna { $who }, dice { $by }
contest-stalemate = stallo
contest-called-off = { $what } — ritirato
contest-called-off-why = Quello che era stato puntato e non ancora tirato torna a tutti, senza che nessuno lo veda
contest-remind = Manca la tua risposta: c'è tempo fino alle { $at }
contest-late = tempo scaduto
contest-late-how = Nessuno perde la puntata e si aspetta ancora: il Master può dare altro tempo o ritirare il confronto
contest-line-answered-npc = Il Master ha risposto nel confronto per un PNG
contest-line-serves-npc = Dallo stallo ci guadagna un PNG

contest-column-contest = Confronto
contest-column-round = Giro
contest-column-note = Nota
contest-column-who = Chi
contest-column-place = Posto
contest-column-dice = Dadi
contest-column-reserve = Riserva
contest-column-help = Aiuto di
contest-column-successes = Successi
contest-column-bid = Puntata
contest-column-back = Tornati
contest-column-taken = Ferite subite

# Il diario

contest-line-answered = { $who } ha risposto nel confronto
contest-line-revealed = Confronto scoperto: { $faces }
contest-line-revealed-none = Confronto scoperto: nessun dado
contest-line-called-off = Confronto ritirato
contest-line-called-off-known = Confronto ritirato, facce note · motivo: { $why }
contest-line-serves = Dallo stallo ci guadagna { $who }
contest-line-deadline = Tempo per rispondere al confronto: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
contest-line-reminded = Chi mancava nel confronto ha avuto un promemoria
contest-line-late = Tempo del confronto scaduto

# I rifiuti

refused-no-contest-open = Non c'è nessun confronto aperto. Si comincia con /confronto; in uno scontro c'è /scontro vantaggio
refused-contest-over = Quel confronto è finito o è stato ritirato.
refused-contest-on-already = C'è già un confronto aperto: prima si conclude, o lo ritira il Master.
refused-contest-npc-is-the-masters = Un PNG in un confronto lo mette solo il Master, che risponde per lui.
refused-contest-gear-of-nobody = L'equipaggiamento è quello del PNG: aggiungi anche il suo nome, per esempio png:"Il Colonnello"
refused-contest-player-twice = La stessa persona è indicata due volte: basta una.
refused-contest-needs-two = Un confronto vuole almeno due personaggi: /confronto @Anna @Bruno
refused-contest-no-rematch = { $loser } ha già perso contro { $winner }: niente rivincita finché { $winner } non recupera un dado Riserva, o fino alla prossima sessione. Con un'altra strategia il confronto può aprirlo il Master.
refused-contest-no-rematch-own = Hai già perso contro { $winner }: niente rivincita finché { $winner } non recupera un dado Riserva, o fino alla prossima sessione, e il Master non può concedersela. Il confronto può aprirlo { $winner }, oppure chi prende la sedia dopo di te.
refused-contest-not-in-it = In questo confronto non ci sei: rispondono solo i personaggi coinvolti.
refused-contest-out-of-it = Per te questo confronto è finito: va avanti solo chi è in parità.
refused-contest-not-among-them = Quella persona non è in questo confronto.
refused-contest-not-fallen = Qui non c'è niente da rivelare di nuovo.
refused-contest-revealed-already = I dadi di questo confronto sono già scoperti.
refused-contest-advantage-too-large = Il vantaggio va da 1 a { $most } dadi, o da −1 a −{ $most } se è uno svantaggio.
refused-advantage-is-for = Qui tocca a { $who }: giudica il Master, o chi gli siede alla destra se è in gioco anche lui.
refused-advantage-of-nobody = Sono tutti in gioco: qui nessuno può giudicare le posizioni.
refused-contest-npc-not-yours = Per quel personaggio risponde il Master, o chi gli siede alla destra se è nel confronto anche lui.
refused-contest-advantage-late = Qualcuno ha già risposto: posizione e luogo si dicono prima, o non si dicono.
refused-contest-advantage-same = È già così: non cambia niente.
refused-contest-no-stalemate = Lì non c'è uno stallo.
refused-contest-not-tied = Lo stallo può giovare solo a chi è in parità.
refused-contest-served-already = L'hai già detto.
refused-contest-no-bonus = Nei confronti i dadi di vantaggio li dà il Master con /vantaggio, davanti a tutti.
refused-contest-npc-dice-alone = Per un PNG si dicono solo i dadi: non ha una Riserva.
refused-contest-unarmed = Questo confronto è senza armi. Per uno scontro: /confronto con armi:si
refused-contest-same-strategy = L'hai già tentato in questo modo: scegli un'altra caratteristica o un'altra abilità.
refused-contest-round-over = Quella parità è già risolta.
refused-contest-escalation-needs-a-die = Per rilanciare punta almeno un dado: a 0 rilancia solo chi ha la Riserva vuota.
refused-contest-deadline-not-yours = Il tempo lo dà il Master, o chi ha aperto il confronto.
refused-contest-deadline-too-short = Lascia almeno un minuto.
