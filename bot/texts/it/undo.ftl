### /annulla.

# I comandi

undo = annulla
    .about = Annulla un'azione del diario (l'ultima, senza riga), dopo aver detto quale e chiesto conferma
    .example = /annulla 42
    .line = riga
    .line-about = il numero della riga del /diario; senza, l'ultima azione
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui
    .why = motivo
    .why-about = perché si toglie quel che era deciso di dadi noti: lo leggono tutti

# Le carte

undo-title = Annullo questa azione?
undo-more = …e tutto il resto della stessa azione
undo-drawn-once = Il sigillo di questo sorteggio è già aperto: non se ne fa un altro. Annullato, può solo tornare lo stesso.
undo-when = Registrata { $at }
undo-left-hanging = Senza, questo non conta più:
undo-touches = Riguarda { $who }
undo-touches-all = Riguarda tutti quelli che giocano qui
undo-stood-on = La riga { $number } non si può annullare da sola
undo-what-stands = Su questa si basa quello che è venuto dopo:
undo-line = { $number } · { $line }
undo-more-stand = { $count ->
    [one] …e un'altra riga prima di queste
   *[other] …e altre { $count } righe prima di queste
}
undo-begin = Comincia dalla { $number }
undo-void-title = Questa azione è già annullata
undo-void-but-decided = Questa azione è già annullata, tranne quel che era deciso
undo-is-void = Da allora niente la contraddice: si può rimettere.
undo-is-void-overtaken = Quello che è venuto dopo non permette di rimetterla: annulla prima quello, o registrala di nuovo.
undo-is-void-drawn = Quello che è venuto dopo non permette di rimetterla, e non si può rifare: dal suo sigillo non esce più niente. Annulla prima quello che è venuto dopo.
undo-sure = Sì, annulla
undone = { $who } ha annullato:
put-back-button = Rimetti
put-back = { $who } ha rimesso:
undone-kept = Quel che era deciso resta deciso: rivelato di nuovo cade uguale, senza chiedere niente a nessuno.
reveal-again-button = Rivela di nuovo
drawn-before = Questo sorteggio c'è già stato
drawn-before-back = Dal suo sigillo, ormai aperto, non ne esce un altro: può solo tornare com'era.
undo-stays-so = Resta com'era deciso, perché com'è caduto si è già visto:
undo-known = Per togliere quel che era deciso serve il sì di qualcuno che non ci guadagna né ci perde.
undo-known-of = Per togliere quel che era deciso serve il sì di { $who }.
undo-decided = Togli anche quel che era deciso
dropped-known = Facce note · motivo: { $why }
undone-dice = { $lots ->
    [1] I sorteggi annullati restano nel registro e si possono verificare.
   *[0] I dadi annullati restano nel registro e si possono verificare.
}

# Davanti al titolo di ciò che era stato detto

struck-voided = Annullato da { $who } · { $title }
struck-voided-bare = Annullato da { $who }
struck-corrected = Corretto · { $title }
struck-corrected-bare = Corretto
struck-before = Com'era prima · { $title }
struck-before-bare = Com'era prima
struck-moved = La scheda è più sotto · { $title }
shown-above = { $title }: è qui, poco più su
shown-above-go = Fammela vedere
struck-new = Quello che vale ora

# Uno sbaglio proprio

slip-correct = Correggi
slip-take-back = Togli
taken-back = { $who } ha tolto:

# Il sì di un altro

agree-title-undo = { $who } vuole annullare:
agree-title-put-back = { $who } vuole rimettere:
agree-title-correct = { $who } vuole correggere. Nel diario resterebbe scritto:
agree-title = { $who } chiede un sì per questo:
agree-title-record = { $who } vuole registrare:
agree-how = { $who } può guadagnarci o perderci: serve il sì di chi non sta dalla sua parte. Senza, non succede niente.
agree-gains-more = …e cambia altro ancora.
agree-button-undo = Sì, annulla
agree-button-put-back = Sì, rimetti
agree-button-correct = Sì, correggi
agree-button = Conferma
agree-asked = Questo riguarda anche te: ho chiesto il sì di qualcun altro nella stanza del registro. Senza, non succede niente.
agreed-line = Con il sì di { $who }
agree-known = { $lots ->
    [1] Sorteggio noto: è già stato fatto, e si sa com'è andato.
   *[0] Facce note: quei dadi sono già caduti, e si conoscono.
}
agree-more = { $count ->
    [one] …e un'altra riga del diario
   *[other] …e altre { $count } righe del diario
}
agree-known-anew = Da allora è stata rimessa una copia del registro: si sorteggia di nuovo da un altro sigillo, e uscirà altro.
agree-from = Serve il sì di { $who }. Senza, non succede niente.
agree-from-another = Serve il sì di qualcun altro. Senza, non succede niente.
agree-gone = { $count ->
    [one] { $who } non è più qui, e il suo sì non può più arrivare: chi vuole lo chieda di nuovo.
   *[other] { $who } non sono più qui, e il loro sì non può più arrivare: chi vuole lo chieda di nuovo.
}
agree-asked-known = Com'è caduto si sa già: ho chiesto il sì nella stanza del registro a chi ha voce in capitolo. Senza, non succede niente.
agreed-known = { $lots ->
    [1] Sorteggio noto · con il sì di { $who }
   *[0] Facce note · con il sì di { $who }
}
agreed-known-line = { $lots ->
    [1] Sorteggio noto ({ $act }) · con il sì di { $who }
   *[0] Facce note ({ $act }) · con il sì di { $who }
}

# Il diario

voided-line = Un'azione è stata annullata
voided-line-of = La riga { $number } è stata annullata
voided-line-known = { $line } · facce note · motivo: { $why }
restored-line = Un'azione annullata è stata rimessa
restored-line-of = La riga { $number } è stata rimessa

# I rifiuti

refused-agree-own = Il sì deve darlo qualcun altro, non chi chiede.
refused-agree-not-asked = Questo sì tocca a chi è nominato nella domanda.
refused-agree-not-known = Il sì deve darlo chi il club conosceva già prima che fosse chiesto.
refused-agree-new-here = Il sì deve darlo chi il club conosceva già prima che fosse chiesto: chi era già in questo torneo o a questo tavolo, chi ha un incarico almeno da ieri, chi un altro ha già nominato in un suo registro, o chi lo frequenta almeno da ieri.
refused-dice-known-nobody = Quei dadi sono già usciti e si conoscono: perché cadano su altro serve il sì di un altro, e qui non c'è nessuno. Non è cambiato niente.
refused-slip-fell = Su questo sono già caduti dei dadi: da soli non si toglie più.
refused-agree-own-side = Stai dalla stessa parte di chi chiede: il sì deve darlo qualcun altro.
refused-agree-untold = Di questo nessuno deve sapere, e non posso chiederne il sì davanti a tutti: chi gioca qui ha il tuo nome. Lo fa un altro direttore.
refused-agree-own-guest = Chi porta il tuo nome sta dalla parte di chi chiede, e potresti essere tu: il sì deve darlo qualcun altro.
refused-agree-overtaken = Da quando è stato chiesto è cambiato qualcosa: chi vuole lo chieda di nuovo.
refused-slip-not-yours = Può farlo solo chi l'ha registrato.
refused-slip-gone = Questo è già stato tolto.
refused-slip-too-late = { $minutes ->
    [one] È passato più di un minuto
   *[other] Sono passati più di { $minutes } minuti
}: ora ci pensa { $masters ->
    [1] il Master o un direttore
   *[0] un direttore
}, con /annulla.
refused-slip-published = Intanto il periodo si è chiuso, e tutti l'hanno letto: ora ci pensa un arbitro.
refused-slip-built-on = Dopo è già stato registrato altro che si basa su questo ({ $what }): ora ci pensa { $masters ->
    [1] il Master o un direttore
   *[0] un direttore
}, con /annulla.
refused-undo-no-such-line = Il diario arriva alla riga { $last }.
refused-undo-stays = Quello che dice questa riga è successo fuori dal registro: non si annulla.
refused-undo-stays-accounts = Questi account li ha collegati o separati chi li usa: può cambiarlo solo quella persona, con /io mostra.
refused-undo-stays-link = Questo l'ha fatto l'altro club: per separarli o unirli di nuovo servono /club persone e /club collega.
undo-nothing-in = In «{ $book }» non c'è niente da annullare. Nell'altro registro di questa stanza sì:
refused-nothing-to-undo = Non c'è niente da annullare.
refused-put-back-already = È già stata rimessa.
refused-put-back-mutual = Per questo serviva anche l'altro club: si rifà insieme, con un codice nuovo (/club collega).
refused-put-back-overtaken = Quello che è venuto dopo non permette di rimetterla: annulla prima quello, o registrala di nuovo.
refused-put-back-drawn = Quello che è venuto dopo non permette di rimetterla, e non si può rifare: dal suo sigillo non esce più niente. Annulla prima quello che è venuto dopo.
refused-undo-overtaken = Nel frattempo è cambiato qualcosa: ripeti /annulla per vedere come stanno le cose.
