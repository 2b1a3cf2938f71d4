# The club, on the page.
club-title = Club
club-about = A name instead of an account: no password, no address. What knows you is this device. Your games are in one list on all your devices, with whose turn it is; you can play again with the same people at one press; and there is a rating, for games that are to count.
club-join-title = Join the club
club-join = Join
club-join-note = Others see your name, and your rating once you have played a game that counts. You can leave at any time, and what is yours is deleted.
club-invited = You are invited to a group: people who play together again and again.
club-for-game = A game that counts for the rating waits for you. You go on to it once you have joined.
club-come-in = Come into the group
club-not-now = Not now
club-along =
    { $count ->
        [one] The game that this device remembers is mine: put it in my lists
       *[other] The { $count } games that this device remembers are mine: put them in my lists
    }
club-code-title = In the club already?
club-code-about = On a device that is in, choose “Let in another device”, and type the code that it shows.
club-code = Code from another device of yours
club-let-in-short = Let in
club-this-device = Let this device in
club-this-device-about = The link comes from a device of yours. With it this device is in the club as the same member: it sees your games and can take your seats. If somebody else sent it to you, don't go on.
club-let-this-in = This device is mine, let it in
club-already-in = This device is in the club already, as { $name }. To be let in as somebody else, first remove it from the list of devices below.
club-lost = This device was in the club as { $name }, and isn't any more: another device has removed it, or the member has left. Seats and games on this device are all still here.
club-lost-noted = I see
club-keep = No
club-games = Running games
club-games-none = None right now. Games in which you sit down on a device of yours come here by themselves.
club-games-waiting =
    { $count ->
        [0] None of them waits for you.
        [one] One of them waits for you.
       *[other] { $count } of them wait for you.
    }
club-games-all = All { $count }
club-kept = chair kept
club-now = just now
club-since = for { $time }
club-waits-for = waits for { $names }
club-waits-open = hasn't begun
club-groups = Groups
club-groups-none = A group is who plays together again and again: its next game is one press away. Make one here and invite, or from a game that is over.
club-group-name = Name of a new group
club-group-make = Make
club-invite = Invite
club-invite-to = Invite to { $group }
club-invite-about = Whoever opens this link comes into the group, for fourteen days. Who isn't in the club yet joins it there.
club-group-leave = Leave the group
club-group-leave-sure = You leave { $group }. The others stay, and can invite you again.
club-group-of-game = Group of these people
club-next = Next board
club-next-board = Which board
club-next-in-turn = the next in turn
club-to-game = To the game
club-history = Finished games
club-history-none = None yet. Games that end are noted here, and stay when the server has deleted the game itself.
club-history-more = Earlier ones
club-place = { $place }.
club-replay = Replay
club-review = Review
club-not-kept = The game itself has been deleted; its result is kept.
club-people = People you've met
club-with = With
club-bot = bot
club-met-games = Games
club-ahead = You ahead
club-behind = You behind
club-rating-short = Rating
club-rating = Your rating
club-rating-none = No rating yet: it begins with the first game that counts. In a new game that is a choice.
club-rating-words =
    { $games ->
        [one] Most likely between { $least } and { $most }, after one game that counts.
       *[other] Most likely between { $least } and { $most }, after { $games } games that count.
    }
club-rating-unsure = Still quite uncertain: the next games will move it much. Everybody begins at 1500.
club-rating-sure = Well known by now: one game moves it little. Everybody began at 1500.
club-member-since = In the club since { $day }
club-rename = Another name
club-rename-done = Keep
club-devices = Your devices
club-device-unnamed = Device
club-device-here = · this one
club-device-seen = · last here on { $day }
club-device-remove = Remove
club-device-out = { $device } is out of the club at once. Seats that it holds stay there until another device of yours takes them: open each game from your list.
club-device-out-here = This device leaves the club; you stay a member on your other devices. If you have none, nobody can bring you back. Seats on this device stay here.
club-let-in = Let in another device
club-pass-about = Scan this with the other device, or open the link there. It is good for one device, for { $time }.
club-pass-type = Or open the club there, and type this code:
club-pass-warning = Show this to nobody else: who has it can play in your name.
club-pass-used = Your other device is in.
club-yours = What is kept about you
club-export = As a file
club-leave = Leave the club
club-leave-title = Leave for good?
club-leave-goes = Deleted: your name, all your devices, your lists, your places in groups, your rating, notices for your seats; in finished games, your name and what you wrote. In games that go on this happens when they end.
club-leave-stays = Kept: others' results with you, against “Somebody”; seats on your devices, so that you can finish your games; and whatever the server's backups hold until they are deleted.
club-leave-for-good = This can't be undone, and nobody can bring you back.
club-leave-yes = Leave and delete
