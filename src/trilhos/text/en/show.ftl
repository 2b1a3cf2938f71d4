# The log: people, beside what happens on the table.
log-joined = { $name } sat down.
log-left = { $name } got up.
log-seated = { $name }, a bot, sat down.
log-started = The game begins.
log-undo = { $name } took the last move back.
log-asked = { $name } asks to take the last move back.
log-agreed = { $name } agrees.
log-denied = { $name } wants the move to stand.
log-away = { $name } is away: a bot plays on.
log-back = { $name } is back.
log-resigned = { $name } gave up: a bot plays on.

# The final count as a show.
line-completed = tickets completed
line-failed = tickets failed
count-you = You have won!
count-shared = Shared victory: { $names }
count-tie-tickets = Equal on points: more completed tickets decided.
count-tie-stations = Equal on points: fewer stations used decided.
count-tie-longest = Equal on points: the longest path decided.
count-tie-shared = Equal on points, and nothing left to decide it.
show-skip = Skip
show-again = See the count again
show-replay = Replay the game
show-share = Share the replay
show-copied = Link copied
show-save = Save file
show-audit = Audit file
show-home = Home
show-rematch = Play again
show-rematch-ready = To the rematch

# The replay.
replay-title = Replay
replay-move = Move
replay-at = Move { $at } of { $of }
replay-first = To the deal
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-claim = To the next claim
replay-speed = Speed
replay-table = To the table
