quarantined = This game can't be opened: it is damaged, has come to thousands of moves without an end, or the server's owner shut it. It was kept, and the owner can see why.
game-deleted = This game was deleted by the owner of the server.
broken-log = The log has no entry { $number } where one should be.
broken-deal = The secret of the game is not the one that its commitment was made for.
no-such-id-or-time = its id or one of its times can't be right
broken-chairs = The chairs of the game are not those of its log.
backup-left-out = Left out: game { $game } can't be read ({ $reason }).
restore-quarantined = Added, but shut: game { $game } doesn't make sense ({ $reason }).
restore-refused = Refused: game { $game } ({ $reason }).
other-board = The game was dealt on another { $edition } board than the one of this program.
serve-lost = WARNING: { $count ->
    [one] One acknowledged change is
   *[other] { $count } acknowledged changes are
} missing from the database: its file was damaged, or replaced by an older one. Games and the last number that was acknowledged in each: { $games }. They go on from where the database has them. "trilhos doctor" tells more; "trilhos doctor --noted" ends this warning.
cli-doctor = look for anything wrong in a database
cli-doctor-noted = end the warning about acknowledged moves that are lost
doctor-lost = LOST: game { $game } had reached number { $detail }, acknowledged, and the database is behind that.
doctor-loss-not-noted = { $detail } acknowledged changes went missing at an earlier start (game: { $game }). "--noted" ends this reminder.
doctor-file-damaged = SQLite says that the file is damaged (game: { $game }): { $detail }
doctor-quarantined = Game { $game } is in quarantine: { $detail }
doctor-unreadable = Game { $game } can't be read at all. { $detail }
doctor-does-not-fold = Game { $game } doesn't make sense: { $detail }
doctor-behind-receipts = Game { $game } is behind what was acknowledged: { $detail }
doctor-index = Game { $game }: the index differs from the log ({ $detail }).
doctor-link = Game { $game }: chair { $detail } has no proper secret link.
doctor-hook = Game { $game }: chair { $detail } has an address for notices that doesn't belong to anybody.
doctor-done = Games: { $games }; entries: { $entries }. { $findings ->
    [0] All is well.
    [one] One thing is wrong.
   *[other] { $findings } things are wrong.
}
game-endless = After { $limit } moves this game has no end: it is shut without a result.
banned = This server doesn't answer to your address. Its owner can tell you why.
bad-network = "{ $value }" is neither an address nor a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
ban-too-wide = "{ $value }" would shut out too many: an IPv4 network begins at /8, one of IPv6 at /16.
ban-loopback = "{ $value }" is this machine itself. Behind a proxy, start the server with --proxy, so that it knows clients' own addresses.
no-keeper = This server has no keeper's token: start it with --keeper-token, or on SQLite.
wrong-keeper-token = This is not the keeper's token.
short-keeper-token = A keeper's token has { $least } letters at least.
no-such-game = There is no game { $game }.
already-quarantined = Game { $game } is in quarantine already.
not-quarantined = Game { $game } is not in quarantine.
still-damaged = Game { $game } can't be opened still: { $problem }
cli-serve-keeper = the token for the keeper's page, /#/keeper (or TRILHOS_KEEPER_TOKEN; default: made once, in a private file beside an SQLite database)
cli-serve-expire = delete games in which nothing has happened for so many days (default: never)
serve-keeper = The keeper's page is { $url }; its token is in { $file }
cli-keeper = look after the games of a server, and shut addresses out
cli-keeper-list = list games, those with the latest move first
cli-keeper-show = show one game, without anything that players hide
cli-keeper-export = write the raw rows of a game as JSON lines
cli-keeper-delete = delete games for good; their players are told
cli-keeper-expire = delete games in which nothing has happened for long
cli-keeper-quarantine = shut a game: nobody gets in until it is released
cli-keeper-release = open games again that were in quarantine, if they can be folded
cli-keeper-game = the id of a game (one that begins with a dash: behind --, after all options)
cli-keeper-status = only games of this status: open, running, finished or quarantined
cli-keeper-begins = only games whose id begins so
cli-keeper-older = only games in which nothing has happened for so many days
cli-keeper-limit = at most so many
cli-keeper-secrets = the seed and what players hide as well
cli-keeper-yes = do it without asking
cli-keeper-why = why, for yourself to remember
cli-keeper-days = so many days without a move
cli-keeper-all = all that are in quarantine
bad-status = "{ $value }" is not a status. There are: { $known }.
games-line = { $game }  { $status }  { $edition }  entries: { $entries }  bytes: { $bytes }  last move: { $moved }  { $reason }
games-none = No game fits.
games-sure = Delete { $count ->
    [one] one game
   *[other] { $count } games
} for good? Type "yes":
games-not-done = Nothing was done.
games-deleted = Deleted: { $count }.
games-held = Game { $game } is in quarantine now.
games-released = Game { $game } is open again.
games-chair = chair { $chair }: link: { $link }, last seen { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Nobody can be asked here: add --yes to delete.
cli-keeper-bans = list what is shut out
cli-keeper-ban = shut out an address (of IPv6 its /64) or a network
cli-keeper-unban = let an address or a network in again
cli-keeper-network = an address or a network
cli-keeper-hours = for so many hours (default: until it is removed)
bans-line = { $network }  since { $at }  until { $until }  { $reason }
bans-none = Nobody is shut out.
bans-added = { $network } is shut out, at every process within seconds.
bans-removed = { $network } may come in again.
bans-unknown = { $network } was not shut out.
cli-keeper-members = list the members of the club
cli-keeper-remove-member = put a member out of the club, as if they had left it
cli-keeper-member = the id of a member
members-line = { $id }  { $name } #{ $tag }, joined { $joined }
members-none = The club has no members.
members-removed = { $id } is no member any more.
