# The log: people, beside what happens on the table.
log-you = you
log-joined = { $name } sat down.
log-left = { $name } got up.
log-seated = { $name }, a bot, sat down.
log-started = The game begins.
log-nonce-missing = No secret number came from { $name } in time: dealt without it.
log-undo = { $name } took back the last move.
log-hinted = { $name } took a hint.
log-asked = { $name } asked to take the last move back.
log-agreed = { $name } agreed.
log-denied = { $name } wanted the move to stand.
log-voted = { $name } asked for a bot to play on.
log-clock = Time was up for { $name }: a bot decided.
log-away = { $name } left for a while: a bot plays on.
log-back = { $name } came back.
log-vacation = { $name } went on vacation: that clock stands still.
log-vacation-over = { $name } came back from vacation.
log-lapsed = { $name } ran out of time: a bot plays for now.
log-resigned = { $name } gave up: a bot plays on.

# The final count as a show.
line-completed = tickets completed
line-failed = tickets failed
count-you = You have won!
count-shared = Shared victory: { $names }
count-tie-tickets = Tied on points: the most completed tickets decided it.
count-tie-stations = Tied on points: the fewest stations used decided it.
count-tie-longest = Tied on points: the longest path decided it.
count-tie-shared = Tied on points, with nothing left to break the tie.
show-skip = Skip
show-again = See the count again
show-replay = Replay the game
show-review = Review
show-share = Share the replay
show-share-review = Share this move
show-copied = Link copied
show-save = Save file
show-audit = Full record, move by move
show-home = Home
show-rematch = Play again
deal-promise = Before anybody sat down, the server put a secret under lock and key; this is its seal. Then every player's device did the same with a secret number of its own. Cards, tickets and who begins follow from all of them together, so nobody could choose the deal: not the server, not whoever opened the game, not the last to sit down.
deal-promise-how = All players see the same seal. When the game is over, the secrets are revealed, and this device checks for itself that they match.
deal-fair = Nobody could choose this deal: the seed of its cards follows from a secret of the server and secret numbers of { $names }, one of them this device's, all promised before it revealed its own. This device has checked that.
deal-fits = Everything revealed about this deal fits together: its seed follows from a secret of the server and secret numbers of { $names }. Whether somebody chose it, this device can't tell: it has no secret number in it, or didn't see what was promised.
deal-alone = No player's device took part in this deal: the server drew it alone, and could have chosen it.
deal-old = This game was dealt in the old way: the server couldn't change the deal afterwards, but could have chosen it before.
deal-lesson = This deal was chosen for the lesson: everybody who takes it gets the same cards.
deal-imported = This game came from a save file: whoever brought it could know the deal.
deal-study = This game is a study: it goes on from another one that is over, with the same cards to come, so whoever saw that one could know them. It counts for nothing.
deal-wrong = Something is wrong with this deal. Keep the save file, and ask whoever runs the server.
deal-fault-commitment = What the server reveals now doesn't match the seal that it showed before the game.
deal-fault-terms = The board, the options, the rules or the first player are not the ones that were sealed.
deal-fault-promises = The secret numbers promised now are not the ones this device was shown before the deal.
deal-fault-bots = The bots named now are not the ones that sat at the table before the deal.
deal-fault-nonces = A secret number is not the one that was promised.
deal-fault-mine = The secret number of this device was not used, though it was ready in time.
deal-fault-seed = The seed of the cards doesn't follow from the secrets.
deal-fault-order = The order of seats doesn't follow from the secrets.
deal-withheld = Promised a secret number that isn't in the deal: { $names }. Whoever held it back, or left it out, could choose between the deal with it and the deal without.
deal-note = What this device noted
deal-note-how = That the cards came from this seed can be checked on a computer, with the save file and what this device noted: trilhos verify.
show-rematch-ready = To the rematch

# The replay.
replay-title = Replay
replay-move = Move
replay-at = Move { $at } of { $of }
replay-first = To the deal
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-claim = To the next claim
replay-speed = Speed
replay-table = To the table

# What others did since one's own turn, in a few words behind their name.
strip-title = Since your last turn
strip-again = Show it again
brief-claim =
    { $route }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
brief-take = { $cards }
brief-draw = { $cards } blind
brief-draw-hidden = { $count } blind
brief-draw-hidden-train =
    { $count ->
        [one] { $count } train blind
       *[other] { $count } trains blind
    }
brief-draw-hidden-ship =
    { $count ->
        [one] { $count } ship blind
       *[other] { $count } ships blind
    }
brief-keep-hidden =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
brief-keep = { $tickets }
brief-yield = gave up the tunnel { $route }
brief-station = station in { $city }
brief-harbour = harbour in { $city }
brief-loan-bank = a loan
brief-loan-player = a loan
brief-exchange-trains =
    { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for trains
    }
brief-exchange-ships =
    { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for ships
    }
brief-neutral-claimed = neutral player: { $route }
brief-pass = passed
deal-daily = This is a deal of the day: everybody who plays it has the same cards, so whoever knows the day can know them.
show-others = How others did
