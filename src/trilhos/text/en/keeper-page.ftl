keeper-title = Keeper
keeper-token = The keeper's token
keeper-token-where = The server says at its start in which file it lies, or you chose it yourself. It is kept for this tab only.
keeper-enter = Enter
keeper-leave = Forget the token
keeper-unreached = The server can't be reached, or asks you to wait a moment.
keeper-vitals = The server
keeper-rooms = In memory
keeper-connections = Connections
keeper-status-open = Open
keeper-status-running = Running
keeper-status-finished = Finished
keeper-status-quarantined = Quarantine
keeper-replaced = Bots that this server doesn't run, so the caretaker plays for them: { $bots }
keeper-lost =
    { $count ->
        [one] One acknowledged change is missing from the database.
       *[other] { $count } acknowledged changes are missing from the database.
    } Games, and the number each had reached: { $games }
keeper-noted = I know
keeper-games = Games
keeper-which = Which games
keeper-all = All games
keeper-search = The id begins with …
keeper-none = No game fits.
keeper-size =
    { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $kb } kB
keeper-reason-damaged = Damaged: its log can't be folded.
keeper-reason-newer = It needs newer rules than this program has.
keeper-reason-board = It was dealt on a board that this program doesn't have.
keeper-reason-endless = It came to its limit without an end.
keeper-reason-keeper = Shut by the keeper.
keeper-chairs =
    { $chairs ->
        [one] One chair. Its last entries:
       *[other] { $chairs } chairs. The last entries:
    }
keeper-open = Open
keeper-export = Raw log
keeper-hold = Quarantine
keeper-release = Release
keeper-delete = Delete
keeper-really-delete = Yes, delete
keeper-sure = The game goes for good, and its players are told. Are you sure?
keeper-bans = Shut out
keeper-no-bans = Nobody is shut out.
keeper-network = Address or network
keeper-why = Why, for yourself
keeper-ban = Shut out
keeper-unban = Let in
keeper-ban-this = Shut out …
keeper-addresses = Connected from
keeper-nobody = Nobody is connected to this process.
keeper-game = One game
