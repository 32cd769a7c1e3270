### The club's people: who the guest is, and who confirms it.

# The cards

claim-asks = Is { $who } the guest { $guest }?
claim-same-username = The username is the same.
claim-says-so = { $who } says so.
claim-asked-again = Until now they counted as one person: it takes the word of somebody who knows.
claim-who-knows = Whoever has played with { $guest }, or a director, can answer.
claim-office-director = { $guest } has a role in the club: only a director can answer.
claim-office-organiser = { $guest } has a role in the club: only an organiser can answer.
claim-yes = Confirm
claim-no = No
claim-sent = I have asked the club: are you { $guest }?
claim-confirmed = { $who } and the guest { $guest } are the same person.
claim-refused = { $who } is not the guest { $guest }.
claim-by = { $by } says so.
claim-denied = { $who } says that they are not the guest { $guest }.
claim-not-again = I will not ask again. If that is wrong: /me show, “I am …”.
claim-undo = If that is wrong, a director takes it back with /undo book:club
claim-dropped = This question is no longer needed
claim-dropped-why = Somebody whom it was about asked to be forgotten.
claim-parted-why = The two clubs were separated: if they become one again, I ask again.

# The refusals

refused-not-a-guest = There is no guest of that name here (any more).
refused-claim-waits = I have already asked: only the yes is missing.
refused-claim-gone = This question has been answered.
refused-claim-own = This takes somebody else's word: somebody who has played with you, or a director.
refused-claim-new-office = For this a role counts from the day after it was given: somebody who has played with the guest can answer, or whoever was a director before.
refused-claim-not-for-you = Only somebody who has played with the guest, or a director of the club, can answer.
refused-claim-no-witness = Your game with the guest was recorded by one of you two, or after the question: this takes somebody else, or a director.
refused-claim-new-witness = Whoever recorded your game with the guest had never met them before: this takes somebody else, or a director.
refused-kept-apart = { $one } and { $other } are known to be two people. If they are not, a director joins them with /club people.
refused-two-places = { $one } plays for { $team }, { $other } for { $their_team } in “{ $book }”: one person cannot be on two sides. If they are one, an entry has to be withdrawn first, or needs a substitute.
refused-have-met = { $one } and { $other } have played in the same game: they cannot be the same person. If a game is wrong, it has to be corrected first.
