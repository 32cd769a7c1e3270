### /me: what is known about a person, their preferences, their accounts, being forgotten.

# The commands

me = me
    .about = Your data, your accounts, your preferences

me-show = show
    .about = Show what is kept about you, and your preferences
    .example = /me show

me-link = link
    .about = Join your Discord and Telegram accounts, or a guest's name, into one person
    .example = /me link
    .code = code
    .code-about = the code given in the other chat; without it, get one
    .name = name
    .name-about = the name you play, or played, under as a guest; shows the buttons with that name

me-forget = forget
    .about = Erase your personal data; results stay under a pseudonym
    .example = /me forget

also-me-forget = delete erase forgetme

me-language = language
    .about = Choose the language of the answers you get in private
    .example = /me language en
    .language = language
    .language-about = Italian, English or auto (your app's own)

me-notices = notices
    .about = Turn private notices on or off
    .example = /me notices yes
    .wanted = wanted
    .wanted-about = yes to get them, no to get none

also-my-language =
    .it = italian italiano
    .en = english inglese

choices-my-language =
    .it = it
    .en = en
    .auto = auto

# The cards

told-apart = { $name } ({ $mark })
told-apart-guest = guest
told-apart-guest-of-several = guest { $sign }
erased-person = former member { $id }
erased-words = erased text
me-link-code-title = One person
me-link-code = From your other account type { $command }

me-title = What I know about you
me-name = Name: { $name } (to me you are { $id })
me-told-apart = Others in { $club } have the same name: there you are { $name }
me-account = { $platform }: { $name }
me-speech = Language in private: { $language }
me-language-auto = your app's
me-language-set = In private: { $language }
me-notices-on = Private notices: yes
me-notices-off = Private notices: no
me-club = In { $club }
me-office = Role: { $role }
me-club-nothing = In { $club }: no game yet
me-club-office = In { $club }: { $role }
me-in-clubs = In your clubs everybody sees your name, your games and your results; directors can export them.
me-boards-name = On boards, which anybody with the link can read: your name
me-boards-initials = On boards, which anybody with the link can read: only your initials
me-words = { $count ->
    [0] No text that you wrote
    [one] 1 text that you wrote (notes and the like)
   *[other] { $count } texts that you wrote (notes and the like)
}
me-what-else = The books hold your rolls and results, under the id above. Nothing else.
me-nothing-yet = The books hold nothing of yours yet.
me-button-language = Language
me-button-link = Link an account
me-button-boards-initials = On boards: initials
me-button-boards-name = On boards: name
me-button-notices-no = Turn notices off
me-button-notices-yes = Turn notices on
me-button-part = Separate { $platform }: { $name }
me-parted = Separated: each account is a person of its own again.
me-parted-what = What this account had done before is its own again; what you did while they were joined stays with the other.
me-button-data = My data
me-button-forget = Forget me
me-data-title = Your data
me-data-what = In the file: accounts, rooms, roles, texts and everything you did in the books or that is about you there. Nothing about others, nothing sealed.
me-link-guests = Or is one of these guests you?
me-link-which = Is one of these guests you?
me-link-guest-too = Or do you already play here as a guest? Look for your name.
me-claim-waits = Are you { $name }? I have asked the club: no answer yet
me-claim-waits-in = Are you { $name } in { $club }? I have asked there: no answer yet
me-claim = I am { $name }
refused-name-is-no-code = “{ $name }” is a name, and a code goes here. If that guest is you, send just { $command } and press “I am { $name }”.
refused-no-guest-of-that-name = No guest here is called “{ $name }”: write the name you were entered under.
me-claim-others = Another name…
me-claim-all = All guests
me-link-asks = Are all these accounts yours?
me-link-what = They become one person, in every club: roles, rolls and results are put together. You can separate them again with /me show.
me-link-names = Each club still sees only the names you use there: nobody reads what you are called elsewhere.
me-link-sure = Yes, join them
me-part-asks = Separate this account from the others?
me-part-what = It is a person of its own again, with what it had done before; what you did since they were joined stays with the other.
me-part-sure = Yes, separate it
me-linked = Done: both accounts are one person, everywhere.
me-linked-what = Roles, rolls and results of both accounts are together.
me-forget-title = Shall I forget you?
me-forget-what = I erase your name, accounts, language, roles and what you wrote. There is no way back.
me-forget-stays = Rolls and results stay in the books under a pseudonym; the names of teams, tournaments and campaigns stay with those who play there.
me-forget-sure = Yes, forget me
me-forgotten = Done. If you come back, we'll introduce ourselves again.
me-forget-file = Send the file for the import again
me-forget-file-why = I erased it before my questions were answered: somebody of the club asked to be forgotten, and the file names them, or may. Nothing was imported.

# The refusals

refused-same-person = This code is yours and from this very account: type it from the other one.

me-public = public
    .about = A page of your own among the club's public ones, and the name shown there
    .example = /me public yes
    .wanted = wanted
    .wanted-about = yes for a page with your results, no for none
    .name = name
    .name-about = a pseudonym, shown instead of your name on public pages and boards

me-button-public = Public pages
me-public-title = A public page of your own?
me-public-on = You have a public page of your own
me-public-off = You have no public page of your own
me-public-what = On the club's page anybody with its address reads your results in the events that have a page, your ladders over time, and head to head. It is taken down as soon as you say so; copies that others have made cannot be recalled.
me-public-named = The name is the one that you use here, or only its initials if you chose those.
me-public-called = On every public page and on boards you appear as { $name }.
me-public-yes = Yes, make me a page
me-public-no = No page
me-public-other = A pseudonym…
me-public-own = Drop the pseudonym
refused-pseudonym-taken = “{ $name }” is very like the name of somebody else in the club: choose another.
