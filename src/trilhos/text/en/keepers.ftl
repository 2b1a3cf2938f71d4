quarantined = This game can't be opened: it is damaged, or the server's owner shut it. It was kept, and the owner can see why.
game-deleted = This game was deleted by the owner of the server.
broken-log = The log has no entry { $number } where one should be.
broken-chairs = The chairs of the game are not those of its log.
backup-left-out = Left out: game { $game } can't be read ({ $reason }).
restore-quarantined = Added, but shut: game { $game } doesn't make sense ({ $reason }).
restore-refused = Refused: game { $game } ({ $reason }).
other-board = The game was dealt on another { $edition } board than the one of this program.
