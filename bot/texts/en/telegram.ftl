### Telegram: what the chat says of its own, the bot's menu, the steps to make it.

telegram-description = Araldo keeps the books of a games club: campaigns, tournaments and ladders. It rolls dice that can be checked, prepares the rounds, posts the standings. Add me to a group, or type /roll 5. If there are other bots in the group, pick commands from the menu or add my name: /roll@name_of_the_bot 5
telegram-short = Your club's herald: sealed dice, tournaments, campaigns, ladders.

telegram-setup =
    To have Araldo on Telegram:
    1. Open https://t.me/BotFather and type /newbot
    2. Choose a name, and a username that ends in "bot"
    3. Put the token you get into TELEGRAM_TOKEN (in the environment or the file { -env-file }) and restart Araldo
    4. Add the bot to a group. Privacy mode can stay on; as an administrator it can also delete secrets typed by mistake
    5. In a group with several bots Telegram gives a bare /roll to the bot that wrote last: pick commands from the menu, or write /roll@name_of_the_bot 5

telegram-look-private = I answered you in private.
telegram-asked-together = Answer below, at the letter { $letter }. { $words }
telegram-asked-together-title = One question each: press the button under your letter
telegram-turns-title = The group is at its message limit: whose turn it is can be read here, and soon on the tables
telegram-tables-ask-title = The group is at its message limit: what the tables ask can be read here, and soon on their cards
telegram-turns-private = In private at once
telegram-turn-here = The group is at its message limit: play from here, it counts all the same.
telegram-coming = It will be here in a moment, or in private. { $words }
telegram-working = I am working on it: the answer is coming.
telegram-meanwhile = The group is at its message limit: it will be here in about { $seconds } s. { $words }
telegram-meanwhile-private = It will be here in about { $seconds } s. { $words }
telegram-meanwhile-recorded = Recorded; the card will be here in about { $seconds } s. { $words }
telegram-look-below = I answered here in the group: only you see it. If you see nothing, press again and I write to you in private.
telegram-only-you-see = Below is something that only you see.
telegram-was-seen = For organisers: Telegram showed everybody a message that was for one person. I deleted it at once; from now on I write what is for one person in private.
telegram-administrator-gives = I can work as things are. As an administrator who may delete messages I also remove secrets typed by mistake in front of everybody, and can answer one person privately in the group even when a tap is not enough.
telegram-said-there = Done: the answer is in { $room }.
telegram-only-for-you = there is an answer for you alone.
    .open = Read it
telegram-several-for-you = there are answers for you alone.
telegram-only-for-several = there is an answer for each of you alone.
telegram-start-me = To be answered in private, open my chat: look for @{ $name }, press Start, then press here again.
telegram-write-as-yourself = I cannot see who you are here. Write under your own name, not as a group or channel, and I will answer.

telegram-form-below = The question is below, at the bottom of the group.
telegram-form-now = Now: { $value } (reply “-” to keep it)
telegram-form-two = { $first } and { $then }
telegram-form-two-about = Both in one answer: first the { $first }, then the { $then }.
telegram-form-leave-out = Skip
telegram-form-in-private = Answer in private
refused-form-not-yours = This question is for { $name }.
telegram-form-optional = You may skip this: reply with a dash (-).
refused-form-number = “{ $value }” is not a number: answer the question again, with a number.

telegram-closed-to = { $count ->
    [one] I cannot write to { $people } in private: they get a button in the group. All they need to do is open my chat and press Start.
   *[other] I cannot write to { $people } in private: they get a button in the group. Each of them only needs to open my chat and press Start.
}
telegram-closed-to-you = I cannot write to you in private: you get a button in the group. Just open my chat and press Start.
telegram-where = You can change it in the group's settings: Permissions; or make me an administrator.
telegram-lacks-membership = a place in the group
    .where = Add me to the group again.
telegram-lacks-messages = “Send messages”
    .where = { telegram-where }
telegram-lacks-photos = “Photos”
    .where = { telegram-where }
telegram-lacks-documents = “Files”
    .where = { telegram-where }
telegram-lacks-open-topic = an open topic
    .where = The topic is closed, and only administrators write there: open it again, or make me an administrator with “Manage topics”.
telegram-lacks-administrator = an administrator's rights, with “Delete messages”
    .where = You can give them in the group's settings: Administrators. Then I remove secrets that were typed in front of everybody by mistake, and hear /roll without my name even with other bots in the group.
telegram-lacks-all-messages = everybody's messages
    .where = Privacy mode is on: I hear commands and replies to my messages, but not somebody who writes my @name, nor a name with an accent; where there is another bot, I hear /roll only with my @name right after it. That will do; or else: @BotFather, /setprivacy, Disable, and add me to the group again; or make me an administrator.

telegram-words-only = For the organisers: here I can send words only, and { $right } are left out. You can change it in the group's settings: Permissions, turn on { $right }, or make me an administrator.
telegram-words-no-longer = For the organisers: here I can send { $right } again. Thank you!
telegram-file-held = { $name } is a file, and I cannot send any in this group: ask me for it in private.
telegram-news-above = — there is news for { $count ->
    [one] you
   *[other] all of you
 } above.
telegram-how = How? /help how
