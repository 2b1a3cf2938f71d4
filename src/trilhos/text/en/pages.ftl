# The first page.
home-about = Rail-network board games for friends, with bots for company.
home-new = New game
home-name = Your name
home-name-of = Name of player { $number }
home-rules = How this board is played
home-workshop = Make your own board
home-bench = Workbench for bots
home-chairs = Who plays?
home-count = Number of players
home-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
home-player = Player { $number }
home-player-named = { $name } (player { $number })
home-bot = { $title } bot
home-people = People
home-friend = A friend, by link
home-friend-about = gets in with a link or a code that you pass on
home-here = Somebody on this device
home-more = More choices
home-public = Show this game on the first page, open to anyone
home-hints = Hints: everybody at the table may ask what to do, and the others are told
home-first = Who goes first
home-first-chance = drawn by lot
home-first-you = you
home-pace = If somebody is away, a bot takes over after
home-pace-120 = two minutes
home-pace-3600 = an hour
home-pace-86400 = a day
home-pace-604800 = a week
home-colour = Your colour
home-colour-of = Colour of player { $number }
person-choose = Who is player { $number }?
person-people = Opponents
person-home = at home here
person-level = By level
person-stars = { $count } of 5 stars
piece-carmine = red
piece-cobalt = blue
piece-jade = green
piece-amber = amber
piece-graphite = black
home-play = Play
home-invite = Open the table and invite
home-join = Join friends
home-link = Link or code
home-enter = Enter
home-no-link = This is not a link to a game.
home-games = Games
home-running = Your games
home-running-none = None right now. Your first one is a click away.
home-others = Public games
home-others-none = There are no public games right now.
home-finished = Your finished games
home-finished-none = None yet.
home-numbers = Numbers over all of them
home-free =
    { $count ->
        [one] { $count } chair free
       *[other] { $count } chairs free
    }
home-your-turn = your turn
home-save = From a save file
home-save-choose = Choose a file …
home-save-about = Continues a saved game, or shows a finished one.
home-bad-save = This file is not a saved game.
home-unreached = The server can't be reached right now.
try-again = Try again
dialog-close = Close

# Options of boards.
option-tokens = Toll tokens: pay to cross; whoever ends with the most gets a bonus
option-neutral = With two players: a neutral player builds too
option-open-tokens = Everybody sees everybody's toll tokens

# Settings.
settings-title = Settings
settings-language = Language
settings-language-system = same as the browser
settings-theme = Light or dark
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-pace = Others' moves
settings-pace-instant = instant, without motion
settings-pace-quick = quick
settings-pace-calm = calm
settings-pace-steps = step by step
settings-glyphs = A symbol for each colour, on cards and spaces
settings-colour-names = The name of the colour on each card
settings-lines = Characters' remarks during the game
settings-coach = Ask me before a blunder, in games with hints
speech-off = No more remarks. You can bring them back in the settings.
settings-sounds = Sounds
settings-heard = Sounds on
quick-mute = Mute all sounds
quick-muted = Sounds are off: turn them on
quick-light = Light
quick-dark = Dark
sound-yourturn = Your turn
sound-card = Cards
sound-train = Trains and ships
sound-ticket = Tickets
sound-lastround = Last round
sound-end = End of the game

# The room before a game.
lobby-seats = Who plays
lobby-free-open = free chair: whoever comes first
lobby-free-link = kept for somebody you invited
lobby-you = (you)
lobby-sit = Sit down
lobby-bots = On empty chairs
lobby-start = Start now
lobby-wait = The game begins when every chair is taken, or when its host starts it.
lobby-dealing = Everybody is seated. The cards are being dealt …
lobby-leave = Leave the table
lobby-invite = Invite friends
lobby-link = Link to this game
lobby-copy = Copy the link
lobby-copied = Copied
lobby-code = The link as a code to scan
lobby-only-here = This address works on this device only. For other devices, use this computer's address on your network.

# In a game.
waiting-table = Setting the table …
waiting-lost = The server can't be reached right now. We keep trying.
way-home = Back to the first page
watch-game = Watch
watch-note = You are watching.
watch-shared = The cards are put away while others play.
toast-lost-watching = The connection is lost. It comes back by itself.
toast-lost = The connection is lost. Your moves are kept and sent once it is back.
toast-waiting =
    { $count ->
        [one] One move is waiting.
       *[other] { $count } moves are waiting.
    }
ended-taken-over = Your seat was taken to another device.
ended-link-used = Somebody has already sat down with this link, so it no longer works.
ended-given-to-bot = The game was started without you: a bot has your seat.
ended-left = You have left this game.
ended-unknown-game = There is no such game. Perhaps the link was cut short.
ended-wrong-token = This link is not valid, or has been used already. Whoever holds the seat can make a new one: in the game's menu, "Take this seat to another device".
ended-no-spectators = This game is not open to spectators.
ended-game-deleted = This game was deleted by the owner of the server.
ended-quarantined = This game can't be opened: it is damaged, or the server's owner shut it. It was kept, and the owner can see why.
ended-banned = This server doesn't answer your address. Its owner can tell you why.
ended-other = The server has ended the connection.
hand-over = Pass the device to { $name }
hand-over-about = Nobody's cards are shown until then.
hand-over-confirm = I am { $name }
hand-over-undo = Take the last move back
turn-notice = Your turn

# Talk.
chat-title = Chat
chat-open = Open the chat, { $count } new
chat-say = Say something
chat-send = Send
chat-mute = mute
chat-none = No messages yet.
chat-muted = Muted: what others write is not shown.
chat-watching = Only players can chat.

# The game's menu.
menu-open = Menu
menu-menu = Menu
menu-help = Help: what's what
menu-legend = Legend of the board
menu-settings = Settings
menu-rules = Rules of this board
menu-invite = Link for spectators
menu-elsewhere = Take this seat to another device
menu-elsewhere-about = Open this link on the other device, or scan the code with it. It is your seat: show it to nobody else. Once it is opened there, you play there and not here.
menu-resign = Resign
menu-deal = Is the deal fair?
menu-resign-about = A bot will play your seat to the end, for the others' sake. You can go on watching, but not come back.
menu-resign-yes = Resign
menu-resign-no = Play on
page-unknown = There is no such page.
page-failed = A part of the page could not be loaded.
part-failed = This part can't be shown. Everything else goes on; reloading the page may help.
board-unknown = This page has no picture of the board “{ $board }”. What can be done is listed by its name.
held-long = { $name } is holding up the game.
held-vote = Let a bot play
held-away = A bot plays for you.
held-back = I'm back
clock-set = { $time } per turn; after that, a bot decides.
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-left = Time left: { $time }. Then a bot decides this turn.
clock-left-days = Time left: { $time }. Then a bot plays until they are back.
clock-stands = The clock stands still: vacation.
clock-set-days =
    { $count ->
        [one] One day per turn.
       *[other] { $count } days per turn.
    } After that, a bot plays for whoever is missing until they are back.
vacation-set = Each player can say that they are away, for { $count } days in all: their clock stands still meanwhile.
home-left = { $time } left
vacation-of = On vacation until { $until }
lapsed-of =
    { $count ->
        [one] Ran out of time: a bot plays.
       *[other] Ran out of time { $count } times: a bot plays.
    }
vacation-mine = You are away until { $until }: your clock stands still.
menu-vacation = I'll be away …
clock-hurry =
    { $count ->
        [one] One second left for your turn.
       *[other] { $count } seconds left for your turn.
    }
home-clock = Time per turn
home-clock-0 = No clock
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-86400 = 1 day
home-clock-172800 = 2 days
home-clock-259200 = 3 days
home-clock-604800 = 7 days
home-vacation = Days that each player may be away
home-vacation-days =
    { $count ->
        [0] none
        [one] { $count } day
       *[other] { $count } days
    }

# A big screen for everybody in the room.
tv-open = Show on a big screen
tv-scan = Scan with your phone and sit down
tv-tools = This screen
tv-fill = Fill the whole screen
tv-leave = To the table

# One's own hand, beside a big screen.
hand-routes = Routes
hand-board = Small board
hand-pages = What you hold and can build
hand-share = Show on the big screen what I choose
hand-none = Nothing can be built with your cards now.
hand-wait = What you can build is listed here when it is your turn.
hand-offer = A big screen shows this table.
hand-take = Only my hand here
hand-leave = Whole table
hand-nobody = You have no seat in this game on this device, so there is no hand to show.

# The club, wherever a game is.
home-club = Club
home-club-about = Your games on all your devices, the same people again, a rating. A name is enough.
home-club-lost = This device isn't in the club any more.
home-club-waiting =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
rated-sign = rated
rated-wish = It counts for the rating: everybody is a member of the club, or a bot
rated-needs = Games that count for the rating are for members of the club. A name is enough.
rated-join = Join the club
rated-set = This game counts for the rating. Whoever resigns in it, or leaves most moves to a bot, comes last there.
lobby-linked = You sit here as { $name } of the club: the game is in your list, and your other devices can take the seat.
show-group = These people again: a group
seat-bring = Bring the seat to this device
