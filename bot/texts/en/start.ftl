### The guide to the first run, in the page.

page-start-title = First steps with Araldo
page-start-about = Where does your club play? Choose, and I take you there step by step: five minutes will do, and no programming.
page-start-discord-about = The club has a server: each game has its channel.
page-start-telegram-about = The club has a group, and plays by phone.
page-start-try = Just try
page-start-try-about = Here, in this page: no account, nothing to install.
page-start-both = You can have both: /club link then makes them one club. This guide stays here: come back whenever you like.
page-start-back = Back to the choice
page-start-link = Put it on Discord or Telegram

page-start-discord-make = Make your bot
page-start-discord-open = Open Discord's portal
page-start-discord-new = Log in with your account and press “New Application”.
page-start-discord-name = Give it a name, for instance Araldo, and tick the box.
page-start-discord-create = Press “Create”.
page-start-discord-application-picture = Discord's portal: 1, New Application at the top right; 2, the name; 3, Create
page-start-discord-fetch = Copy the token
page-start-discord-bot = In the menu on the left choose “Bot”.
page-start-discord-reset = Press “Reset Token” and confirm.
page-start-discord-copy = Press “Copy”. The token is the bot's password: show it to nobody.
page-start-discord-token-picture = The bot's page: 1, Bot in the menu on the left; 2, Reset Token; 3, Copy
page-start-discord-invite = Invite it to the server
page-start-discord-invite-picture = Discord's window: 1, the server; 2, the confirmation at the bottom

page-start-telegram-make = Make your bot
page-start-telegram-open = Open BotFather
page-start-telegram-new = Press Start, then write /newbot.
page-start-telegram-name = Write the bot's name, for instance Araldo.
page-start-telegram-username = Write its username: it must end in “bot”, for instance wolves_club_bot.
page-start-telegram-botfather-picture = The chat with BotFather: 1, /newbot; 2, the name; 3, the username that ends in bot
page-start-telegram-fetch = Copy the token
page-start-telegram-copy = BotFather answers with a line of digits and letters: tap it to copy it. It is the bot's password: show it to nobody.
page-start-telegram-token-picture = BotFather's answer: the token is the highlighted line
page-start-telegram-invite = Add it to the group
page-start-telegram-group-picture = Telegram: 1, choose the group; 2, confirm

page-start-paste = Paste the token here
page-start-token = The token
page-start-token-kept = It stays on this computer, in a file that only whoever runs Araldo can read. This page never shows it again.
page-start-check = Check
page-start-checking = Checking…
page-start-connecting = { $name }: recognised, connecting…
page-start-connected = Connected as { $name }
page-start-connected-in = Connected as { $name }, in { $count } servers
page-start-connected-one = Connected as { $name }, in one server
page-start-not-connected = The token is good, but the connection did not start: restart Araldo.
page-start-already = Araldo is already connected here.
page-start-environment = The token is already among this computer's environment variables: change it there, or remove it and restart Araldo.
page-start-token-shape = This does not look like a token: copy it again, all of it.
page-start-bad-token = This token is not recognised: perhaps it was reset. Copy it again.
page-start-away = I cannot reach the service: check the network and try again.
page-start-not-kept = The token is good, but I cannot write it on this computer: let Araldo write in its folder, and try again.

page-start-invite = Invite
page-start-scan = Or point your phone at this code:
page-start-scan-picture = QR code that adds the bot to a group
page-start-invited = Done: the bot is in.
page-start-invited-room = Done: the bot is in. It greeted you in { $room }.

page-start-rooms = A job for each room
page-start-rooms-play = To play: one room for each game (a channel on Discord, a group or a topic on Telegram). Campaigns, tournaments and ladders start where you write the first command.
page-start-rooms-staff = For organisers: a private room, if you like. Whoever manages the server or group is an organiser already; /club role says who helps.
page-start-rooms-notices = For notices: write /club announce all in the room that should get them, for instance #announcements.
page-start-rooms-hall = For the hall: /club board gives the address to project. /club check shows what I lack in each room.
page-start-privacy = If there are other bots in the group, pick commands from the menu or add the bot's name: /roll@name_of_the_bot 5. BotFather's privacy mode may stay on.

page-start-roll = Roll the first die
page-start-roll-about = In a room where the bot is, write:
page-start-roll-line = /roll 5
page-start-roll-waiting = Waiting for the first roll…
page-start-rolled = There it is, the first roll, in { $room }. All set: enjoy the game!
page-start-on = What next
page-start-on-about = Write /help in a room: it says what you can do there. Araldo answers as long as this program runs; next time you start it, it connects by itself.
