# Numbers over many games, on the page.
numbers-title = My games in numbers
numbers-about = Finished games that this device remembers, by board and number of players. Games from save files count, too; lessons and studies don't.
numbers-none = No finished game is remembered here yet. Play one, or open a save file on the first page.
numbers-whose = Whose
numbers-all = everybody at this device
numbers-heading = { $board }, { $players } players
numbers-games = games
numbers-first = first places
numbers-points = points, mean
numbers-best = best game
numbers-tickets = tickets made
numbers-of = { $done } of { $all }
numbers-turns = turns a game
numbers-accuracy = accuracy
numbers-luck = luck
numbers-percent = { $value } %
numbers-reviewed = Accuracy and luck are known from the games that were reviewed.
numbers-places = Places
numbers-place = { $place }.: { $count }
numbers-plot = Points of each game, from the first to the latest: { $least } to { $most }, { $mean } on average.
numbers-table = As a table
numbers-name = name
numbers-board = board
numbers-unreviewed =
    { $count ->
        [one] One game has no review yet.
       *[other] { $count } games have no review yet.
    }
numbers-review = Have them reviewed
numbers-reviewing = The server reviews them one by one while this page is open: { $left } to go.
numbers-failed = { $why } What was made is kept.
