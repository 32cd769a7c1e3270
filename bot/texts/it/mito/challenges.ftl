### /mito sfida.

# I comandi

mito-challenge = sfida
    .about = Sfida qualcuno: decide la prossima partita insieme che vince uno dei due
    .example = /mito sfida @Bruno
    .player = giocatore
    .player-about = chi sfidi

# Le carte

mito-challenge-title = Sfida: { $who } contro { $rival }
mito-challenge-so-far = Finora, allo stesso tavolo: { $who } ne ha vinte { $won }, { $rival } { $lost }.
mito-challenge-what = Decide la prossima partita insieme che vince uno dei due. I punti restano quelli di sempre.
mito-challenge-asked = { $who }, accetti?
mito-challenge-on = Sfida accettata!
mito-challenge-declined = { $who } preferisce di no.
mito-challenge-taken-back = { $who } ci ha ripensato.
mito-challenge-button = Sfida
mito-challenge-yes-button = Accetto
mito-challenge-no-button = No, grazie
mito-challenge-won = sfida vinta contro { $who }
mito-challenge-open = Sfida aperta con { $who }

# A chi ha premuto

mito-challenge-made-word = La sfida è lanciata: ora tocca a { $who }.
mito-challenge-agreed-word = Sfida accettata: buona fortuna contro { $who }.
mito-challenge-dropped-word = La sfida è chiusa.

# Il diario

mito-line-challenge-made = { $who } sfida { $rival }
mito-line-challenge-agreed = { $who } accetta la sfida
mito-line-challenge-dropped = { $who } chiude la sfida

# I rifiuti

refused-mito-challenge-self = Non ci si può sfidare da soli.
refused-mito-challenge-guest = { $who } non ha un account e non può accettare: una sfida si fa fra soci.
refused-mito-challenge-open = Fra voi due c'è già una sfida aperta.
refused-mito-challenge-not-yours = Questa sfida riguarda altri due.
refused-mito-challenge-agreed = La sfida è già accettata: ora decide la prossima partita.
refused-mito-challenge-over = Questa sfida è chiusa: /mito sfida ne lancia un'altra.
