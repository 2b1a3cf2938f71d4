# What is wrong with a board's file; the place in the file stands before each sentence.
bad-board =
    { $count ->
        [one] { $file } can't be played as a board. One thing is wrong with it:
       *[other] { $file } can't be played as a board. { $count } things are wrong with it:
    }
boardfile-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
boardfile-large = The file has { $count } bytes; { $most } are allowed.
boardfile-parts = The file has { $count } lists and objects; { $most } are allowed.
boardfile-json = This is no valid JSON: { $problem }
boardfile-object = This has to be an object, in braces.
boardfile-list = This has to be a list, in brackets.
boardfile-missing = This is missing.
boardfile-unknown = Nobody knows this field: check its spelling, or take it out.
boardfile-count = There are { $count } of them; allowed are { $least } to { $most }.
boardfile-choice = This has to be one of: { $known }.
boardfile-text = This has to be text, in quotes.
boardfile-id = "{ $name }" is not allowed here: begin with a small letter, then small letters, digits, - and _; a language is written like en or pt-BR.
boardfile-long = The text has { $count } letters; allowed are 1 to { $most }.
boardfile-letters = The text has letters that can't be printed.
boardfile-number = This has to be a whole number from { $least } to { $most }.
boardfile-decimal = This has to be a number from { $least } to { $most }.
boardfile-numbers = This has to be a list of whole numbers from { $least } to { $most }.
boardfile-flag = This has to be true or false.
boardfile-kind = This has to be a number, a word, true or false, or a list of numbers.
boardfile-twice = "{ $name }" stands here more than once.
boardfile-wild = There has to be one wild, a kind without a colour, in the deck "{ $deck }".
boardfile-deck-order = The kinds of one deck have to stand side by side, in the order of the decks.
boardfile-suit = In the deck "{ $deck }" there have to be one or two kinds of cards in { $colour }, the first of them of value 1.
boardfile-card-name = There is no picture of a card called "{ $name }".
boardfile-city = There is no city called "{ $name }".
boardfile-loop = A route has to join two cities, and not "{ $name }" with itself.
boardfile-points = Routes of length { $length } have no points: add them to rules.route_points.
boardfile-spaces = The route has { $length } spaces, but places for { $count }.
boardfile-ferry = A ferry takes no more locomotives than it has spaces, { $length }.
boardfile-rail = Only rail routes can be tunnels, ferries or hard, and hard ones neither of the others.
boardfile-pair = No route joins the two cities at the foot of this ticket.
boardfile-unpaid = All cards together can't pay for this route.
boardfile-same-name = Two routes would be written "{ $name }": rename a city.
boardfile-tracks = Between two cities there are at most two tracks of one kind, the first with track 0, the second with 1: see { $name }.
boardfile-twins = Both tracks of a double route have to be of the same length: see { $name }.
boardfile-waypoint = "{ $name }" is a waypoint, which no ticket can name.
boardfile-apart = No routes join the cities of this ticket: { $name }.
boardfile-path = This is no drawing: a path has numbers and the letters of SVG's path commands only, such as M0 0L10 5z.
boardfile-players = The most players can't be fewer than the least, { $least }.
boardfile-starting = There have to be points for each of { $players } seats.
boardfile-option = There is no other option called "{ $name }".
boardfile-chapter = There is no chapter called "{ $name }". Chapters: { $known }.

# The command.
cli-board = check, draw, print, test or draft a board
cli-board-what = what to do with FILE: check, show, svg, png, print, test or improve; schema and make take none; regions lists where boards can be drafted, by a word if there is one
cli-board-file = a board's file, or the name of a map
board-usage = Write: trilhos board check FILE, trilhos board show FILE, trilhos board svg FILE, trilhos board png FILE --out FILE, trilhos board print FILE --out FILE, trilhos board test FILE, trilhos board improve FILE --out FILE, trilhos board schema, trilhos board make --region NAME --out FILE or trilhos board regions.
board-sound = { $title }: nothing is wrong with this board. Its fingerprint: { $fingerprint }
column-doubles = double
column-spaces = spaces
column-pieces = pieces
column-ticket-points = worth

# What looks odd
boardfile-odd-language = There are no words in { $language }: its readers see those of another language.
boardfile-odd-about = Here a sentence about the board is missing, which other languages have.
boardfile-odd-licence = No licence is said: others don't know what they may do with the board.
boardfile-odd-case = "{ $name }" and "{ $other }" differ in small and capital letters only.
boardfile-odd-end = Only one route leads to "{ $name }": whoever needs it can be shut out.
boardfile-odd-island = No ticket leads to "{ $name }", nor to any city that routes join with it.
boardfile-odd-points = { $name } brings { $points } points for a way of { $cost } spaces; as the other tickets are, it would bring about { $fair }.
boardfile-odd-ticket = There is another ticket with the same cities: { $name }.
boardfile-odd-color = Routes of the kind "{ $kind }" and the color "{ $color }" have { $count } spaces together; the other colours have about { $usual }.
boardfile-odd-doubles = Both tracks of double routes are open from { $least } players on; on most boards that begins with 4.
boardfile-odd-art = There is no art: the board is drawn plain.
boardfile-odd-spaces =
    { $count ->
        [one] One route has no places for its spaces
       *[other] { $count } routes have no places for their spaces
    }: they are laid out on a line between the cities.
boardfile-odd-overlap = This lies on { $other }.

board-odd =
    { $count ->
        [one] One thing looks odd:
       *[other] { $count } things look odd:
    }
cli-board-strict = with check: what looks odd is a fault
