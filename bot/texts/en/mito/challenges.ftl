### /mito challenge.

# The commands

mito-challenge = challenge
    .about = Call somebody out: the next game together that one of you wins decides
    .example = /mito challenge @Bruno
    .player = player
    .player-about = whom you call out

# The cards

mito-challenge-title = Challenge: { $who } against { $rival }
mito-challenge-so-far = So far, at the same table: { $who } has won { $won }, { $rival } { $lost }.
mito-challenge-what = The next game together that one of the two wins decides. The points are the usual ones.
mito-challenge-asked = { $who }, do you accept?
mito-challenge-on = Challenge accepted!
mito-challenge-declined = { $who } would rather not.
mito-challenge-taken-back = { $who } has thought better of it.
mito-challenge-button = Challenge
mito-challenge-yes-button = I accept
mito-challenge-no-button = No, thanks
mito-challenge-won = challenge won against { $who }
mito-challenge-open = Challenge open with { $who }

# To whoever pressed

mito-challenge-made-word = The challenge is out: it is up to { $who } now.
mito-challenge-agreed-word = Challenge accepted: good luck against { $who }.
mito-challenge-dropped-word = The challenge is closed.

# The journal

mito-line-challenge-made = { $who } challenges { $rival }
mito-line-challenge-agreed = { $who } accepts the challenge
mito-line-challenge-dropped = { $who } closes the challenge

# The refusals

refused-mito-challenge-self = You cannot challenge yourself.
refused-mito-challenge-guest = { $who } has no account and cannot accept: a challenge is between members.
refused-mito-challenge-open = There is already a challenge open between the two of you.
refused-mito-challenge-not-yours = This challenge is between two others.
refused-mito-challenge-agreed = The challenge has already been accepted: the next game decides.
refused-mito-challenge-over = This challenge is closed: /mito challenge makes another.
