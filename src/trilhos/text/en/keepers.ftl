quarantined = This game can't be opened: it is damaged, has come to thousands of moves without an end, or the server's owner shut it. It was kept, and the owner can see why.
game-deleted = This game was deleted by the owner of the server.
broken-log = The log has no entry { $number } where one should be.
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
game-endless = After { $limit } moves and messages this game has no end, and isn't played on.
