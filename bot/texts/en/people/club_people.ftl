### The club's people: /club people, joining, parting, renaming.

# The commands

club-people = people
    .about = Who is who in the club: guests, confirmations, names that look alike
    .example = /club people
    .who = who
    .who-about = only one person; without it, all of them

club-rename = rename
    .name = name
    .name-about = what the guest is really called

club-join = join
    .into = with
    .into-about = who else it is: what they are called in the club

# The cards

people-title = The people of { $club }
people-part-likely = Maybe the same person: { $count }
people-part-claims = Waiting to be confirmed: { $count }
people-part-guests = Guests, still without an account: { $count }
people-part-members = Members: { $count }
people-part-likely-what = Names that look alike: press a pair to see what would change.
people-part-claims-what = Somebody says that they are a guest: press to answer.
people-part-guests-what = They play, but nobody of that name has written yet. From an account of their own they say so with /me link.
people-part-members-what = Those who have an account.
people-part-empty = Nobody here.
people-page = Page { $page }
people-other-name = Another name…
people-back = ← Everybody
people-pair = { $one } · { $other }
people-claim = Is { $who } the guest { $guest }?
people-claim-yes = Confirm: { $who } is { $guest }
people-claim-no = No, { $who } is not { $guest }
people-guest = { $who }, guest
people-member = { $who }
people-no-account = No account yet.
people-also-called = Also called: { $names }
people-plays = plays here
people-result = { $book }: { $result }
people-result-of = { $book } · { $who }: { $result }
people-result-then = → together: { $result }
people-others-move = It changes for others too:
people-joined = Also the guest { $guest }
people-rename = Rename…
people-join = Join with…
people-part-again = Separate { $guest }

doubles-title = { $club }: maybe the same person
doubles-what = These names look alike. Press a pair to see what would change; I will not remind you of it again.

join-title = Are { $one } and { $other } the same person?
join-alike = The names that are alike: “{ $name }” ({ $one }) and “{ $like }” ({ $other }).
join-what = All that { $one } has played becomes { $other }'s. They can be separated again at any time.
join-sure = Yes, join them
join-needs-another = Only another director can say that { $one } and { $other } are one person. That they are two, you can say.
join-link-themselves = { $one } and { $other } have an account each: if they are one person, only whoever uses them can join them, with /me link.
join-two = No, they are two
join-with-whom = Who else is { $who }?
parted = The guest { $guest } is no longer { $who }.
kept-apart = { $one } and { $other } are two people. I will not ask again.
renamed = { $before } is now called { $name }.

# The refusals

refused-already-one = They are already the same person.
refused-joined-already = { $who } is already joined to { $whole }: first they have to be separated.
refused-not-joined = There is nothing to separate here: perhaps somebody has already done it.
refused-name-taken = Somebody else in the club is already called “{ $name }”, or very nearly. If they are the same person, join them.
