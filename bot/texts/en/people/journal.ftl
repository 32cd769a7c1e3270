### The club's people: the journal of the club's book.

# The journal

people-line-opened = The book of the club's people was opened
people-line-claim-asked = { $who } may be the guest { $guest }: asked to confirm
people-line-claim-confirmed = { $by } confirms: { $who } is the guest { $guest }
people-line-claim-refused = { $by } says no: { $who } is not the guest { $guest }
people-line-joined = { $by } joined the guest { $guest } to { $who }
people-line-parted = { $by } separated the guest { $guest }
people-line-kept-apart = { $by } says that { $one } and { $other } are two people
people-line-first-name = Noted the name of a guest, “{ $name }”, before it changes
people-line-renamed = { $by } renamed a guest: now { $name }
people-line-renamed-from = { $by } renamed a guest: from “{ $before }” to “{ $name }”
people-line-linked = { $by } made this club one with another: { $club }
people-line-part-joined = Another club, { $club }, has become one with this one
people-line-part-left = The club { $club } is a club of its own again
people-line-parted-with-club = The clubs are two again: { $guest } no longer counts as somebody else
people-line-name-given-back = The clubs are two again: a guest is called { $name } again, as their own club calls them
people-line-accounts-linked = { $who } linked two accounts: here they count as one person
people-line-accounts-parted = { $who } separated two accounts: here they count as two again
people-line-gone = { $who } is no longer here: what was asked about who they are is dropped
people-line-doubles = { $pairs ->
    [0] No new names that look alike
    [one] Directors were told of two names that look alike
   *[other] Directors were told of { $pairs } pairs of names that look alike
}
