### The club and its people.

club-language-set = From now on I speak { $language } in the rooms.
club-timezone-set = Time zone: { $zone }
club-role-set = { $who } is now { $role }.
club-role-guest = But nobody has written here under that name yet: the office counts once { $who } steps forward with /me link and an organiser confirms.
club-role-none = { $who } holds no office any more.
club-role-may-organiser = May do everything, and name others.
club-role-may-director = May open tournaments, undo, export.
club-role-may-referee = May record and correct results.
club-announce-set = { $topic } → { $room }
club-announce-lacks = Saved, but there I lack a permission: { $what }
club-board-title = Board: { $book }
club-board-for-all = It keeps itself up to date, on a projector or a phone. Whoever has the link sees it.
club-board-open = Open the board
club-board-here = Open it in the browser of the computer that Araldo runs on, and project it. It keeps itself up to date. To have it on phones too, it needs a public address: public_url, in config/settings.toml.
club-link-code-title = One club
club-link-code = In the other server or group, an organiser types { $command }
me-link-code-title = One person
me-link-code = From your other account type { $command }
code-life = The code lasts 10 minutes.
club-linked = Now we are one club: { $club }
club-linked-what = Offices, notices and books count in all its rooms.

refused-no-club-here = This is done in a room of the club, not in private.
refused-no-such-zone = zone: I do not know “{ $zone }”. Try /club timezone Europe/Rome
refused-has-no-role = { $who } holds no office to take back.
refused-no-such-code = code: it does not exist, or has expired. { $command } gives a new one.
refused-same-club = This code is of the club we are in: type it in the other server or group.
refused-same-person = This code is yours and from this very account: type it from the other one.
refused-not-a-guest = That name is not (or no longer) a guest's.
refused-have-met = { $one } and { $other } have played against each other: they cannot be one person. If a game is wrong, it has to be fixed first.

me-title = What I know about you
me-name = Name: { $name } (to me you are { $id })
me-account = { $platform }: { $name }
me-speech = Language in private: { $language }
me-language-auto = your app's
me-language-set = In private: { $language }
me-notices-on = Private notices: yes
me-notices-off = Private notices: no
me-seen = I saw you in { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, with { $books ->
    [0] no open book
    [one] 1 open book
   *[other] { $books } open books
}
me-offices = Offices: { $roles }
me-office = { $role } ({ $club })
me-words = { $count ->
    [0] No free text of yours
    [one] 1 free text of yours (notes and the like)
   *[other] { $count } free texts of yours (notes and the like)
}
me-what-else = The books hold your rolls and results, under the sign above. Nothing else.
me-button-language = Language
me-button-link = Link an account
me-button-data = My data
me-button-forget = Forget me
me-data-title = Your data
me-data-what = In the file: accounts, rooms, roles, texts and all that you did in the books. Nothing of others, nothing sealed.
me-link-guests = Or is one of these guests you?
me-claim = I am { $name }
me-claim-asks = { $who } says they are the guest { $guest }. Does a director confirm?
me-claim-confirm = I confirm
me-claim-sent = I asked in the room whether you are { $guest }.
me-claimed = { $who } and the guest { $guest } are one person now.
me-linked = Done: now you are { $who } everywhere.
me-linked-what = Offices, rolls and results of both accounts are together.
me-forget-title = Shall I forget you?
me-forget-what = I erase name, accounts, language, offices and free texts. There is no way back.
me-forget-stays = Rolls and results stay in the books under a pseudonym; the names of teams, tournaments and campaigns stay with who plays there.
me-forget-sure = Yes, forget me
me-forgotten = Done. If you come back, we shall introduce ourselves again.
