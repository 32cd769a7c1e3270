### /annulla.

# I comandi

undo = annulla
    .about = Annulla l'ultima azione registrata, dopo averla nominata e chiesto conferma
    .example = /annulla
    .book = registro
    .book-about = quale registro; senza, l'ultimo usato qui

# Le carte

undo-title = Annullo quest'ultima azione?
undo-more = …e tutto il resto della stessa azione
undo-when = Registrata { $at }
undo-sure = Sì, annulla
undone = { $who } ha annullato:
put-back-button = Rimetti
put-back = { $who } ha rimesso:
undone-dice = I dadi annullati restano nel registro e si possono verificare.

# Davanti al titolo di ciò che era stato detto

struck-voided = Annullato da { $who } · { $title }
struck-voided-bare = Annullato da { $who }
struck-corrected = Corretto · { $title }
struck-corrected-bare = Corretto

# Il diario

voided-line = Un'azione è stata annullata
restored-line = Un'azione annullata è stata rimessa

# I rifiuti

refused-nothing-to-undo = Non c'è niente da annullare.
refused-put-back-overtaken = Da allora è stato registrato altro: non si può più rimettere, registralo di nuovo.
refused-undo-overtaken = Nel frattempo è cambiato qualcosa: ripeti /annulla per vedere l'ultima azione.
