# The gallery: the boards that a server offers.
gallery-title = Boards
gallery-warning = Whoever brings a board brings only what is theirs to give: names and pictures of published board games are not to be put on servers that others can reach.
gallery-lost = The server could not be reached. Try again.
gallery-numbers = { $cities } cities · { $routes } routes · { $tickets } tickets · { $least } to { $most } players
gallery-trial = Tried by bots: { $games } games, { $turns } turns each; wins by seat { $seats }
gallery-play = Play
gallery-open = Open a copy in the workshop
gallery-copy = { $title } (copy)
gallery-file = The file
