# The library of finished games
cli-games = list, replay and share your finished games
cli-games-actions = actions (without one, the latest games are listed)
cli-games-limit = how many games are listed
cli-games-show = show a game's final count
cli-games-replay = tell what happened in a game
cli-games-verify = check whether a game was dealt as promised
cli-games-export = write a game's save file, which others, and the browser table, can open
cli-games-import = put a finished game's save file into the library, for example one of the browser table
cli-games-id = the game's id, or a part of it that no other has
cli-games-file = a save file
cli-games-out = the file to write
library-added = The game is in your library: trilhos games replay { $id }
library-empty = There are no finished games in { $folder } yet.
library-more = These are { $shown } of { $total }: --limit shows more.
library-exported = { $id } was written to { $file }.
library-exists = { $file } is there already: name a new file.
library-unknown = There is no game "{ $id }" in your library. "trilhos games" lists those there are.
library-several = There are { $count } games with "{ $id }" in their ids: write more of the one you mean.
library-not-over = { $file } holds a game that isn't over: the library is for finished ones. Go on with it: trilhos play --save FILE.
library-full = { $folder } holds { $most } games, and takes no more: move some of them elsewhere.
cli-numbers = places, points, tickets, accuracy and luck over many games
cli-numbers-file = save files, reviews (trilhos review --json), folders or results.jsonl of trilhos arena; without any, your library
column-numbers-games = games
column-numbers-places = 1st, 2nd, …
numbers-not-over = { $file } holds a game that isn't over: only finished games count. Go on with it: trilhos play --save FILE.
numbers-left-out = { $count ->
    [one] One file was left out.
   *[other] { $count } files were left out.
  }
