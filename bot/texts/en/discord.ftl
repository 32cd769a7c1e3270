### What Araldo says of its own accord on Discord.

discord-wrote-in-private = I wrote to you in private.
discord-waiting = I have an answer for you alone, and cannot write to you in private now. Open it here: nobody else will see it.
discord-open = Read it
discord-fill-in = Answer
discord-said-there = Done, I have said it in the room:
discord-in-words = or in words
discord-step = { $step } of { $steps }
discord-go-on = Go on: { $step } of { $steps }
discord-part-taken = Got it: { $step } of { $steps }. Press the button for the rest.
discord-ask-again = Something is still missing: press the button and fill it in.
discord-filled-in = Filled in: nothing more is needed here.
discord-form-late = Discord did not open the form in time: press the button and fill it in.
discord-nothing = There is nothing to do here. Try /help.
discord-command-changed = This command has just changed. Reload Discord (Ctrl+R, or close and reopen the app) and try again.
discord-upload-too-large = The file is too large: { $kilobytes } kB at most.
discord-file-unreadable = I cannot read the file you sent. Please attach it again.
discord-file-too-heavy = The file { $name } is too large for Discord, so I could not attach it.

discord-closed-to = { $count ->
    [one] I cannot write to { $people } in private: they get a button in the channel. They only need to accept messages from members of the server.
   *[other] I cannot write to { $people } in private: they get a button in the channel. Each of them only needs to accept messages from members of the server.
}
discord-closed-to-you = I cannot write to you in private: you get a button in the channel. Just accept messages from members of the server.
discord-quarantine = Discord has put me in quarantine: for now I cannot write in private
    .where = Private answers stay behind a button in the channel, and all else works as before. Whoever hosts the bot can appeal to Discord with their own account.
    .over = Discord's quarantine is over: I can write in private again
discord-where = You can change it in the channel's settings: Permissions, my role.
discord-permission-view-channel = “View Channel”
    .where = { discord-where }
discord-permission-send-messages = “Send Messages”
    .where = { discord-where }
discord-permission-send-messages-in-threads = “Send Messages in Threads”
    .where = { discord-where }
discord-permission-attach-files = “Attach Files”
    .where = { discord-where }
discord-permission-read-message-history = “Read Message History”
    .where = { discord-where }
discord-permission-manage-messages = “Manage Messages”
    .where = { discord-where } Then I remove secrets that were typed in front of everybody by mistake.
discord-permission-create-events = “Create Events”
    .where = You can change it in the server's settings: Roles, my role. Then planned dates are shown among the server's events.
discord-lacks-open-thread = room among the open threads
    .where = Discord keeps at most 1000 threads of a server open, with at most 1000 people each: archive some, or choose another channel.
discord-permission-manage-threads = “Manage Threads”
    .where = The thread is locked: unlock it, or give the permission to my role.
discord-lacks-membership = a place in the server
    .where = Invite me again: the link is among the first lines that I print when I start.
discord-lacks-no-timeout = my voice, while I am in time-out
    .where = Whoever manages the server can remove it: right click on my name, Remove Timeout.

discord-words-only = For the organisers: here I can send words only; pictures and files are left out. You can change it in the channel's settings: Permissions, my role, then turn on { $permission }.
discord-words-no-longer = For the organisers: here I can send pictures and files again. Thank you!
discord-files-held = I cannot attach { $names } here: ask me for it in private.
discord-called-by-role = You called me by my role, and Discord does not show me the words of such a message. Use a slash command, for instance /roll 5, or mention { $name }, choosing the bot and not the role.
discord-news-above = — there is news for { $count ->
    [one] you
   *[other] all of you
 } above.
