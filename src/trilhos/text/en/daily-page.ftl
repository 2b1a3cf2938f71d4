# The puzzle and the deal of the day, on the page.
daily-puzzle = Puzzle of the day
daily-todays = Today's puzzle
daily-grade-easy = easy
daily-grade-medium = medium
daily-grade-hard = hard
daily-how = One move is clearly best. Make it at the table, as in a game; the first attempt counts.
daily-lost = The server doesn't answer. It is asked again.
daily-moves = Moves, the best first
daily-yours = (yours)
daily-best = { $percent } % won
daily-less = { $percent } % less
daily-even = about as good
daily-streak =
    { $count ->
        [one] Solved today: the first of a row.
       *[other] { $count } days in a row.
    }
daily-to-deal = The deal of the day
daily-days = Other days
daily-after = On to { $day }
daily-today = today, { $day }
daily-deal = Deal of the day
daily-todays-deal = Today's deal
daily-deal-of = { $day }: { $title }
daily-deal-about = Everybody who plays has these cards, against the same bots: the same moves bring the same game. The first game that you finish here counts. How others did is shown afterwards.
daily-you = you
daily-name = Your name
daily-play = Play
daily-go-on = Go on with your game
daily-again = Play it once more
daily-again-about = You know the cards now, so another game is marked as a replay.
daily-results = How all did
daily-results-later =
    { $count ->
        [0] Nobody has finished it here yet.
        [one] One player has finished it here. Theirs is shown when you have, too: it would tell you the cards.
       *[other] { $count } players have finished it here. Theirs is shown when you have, too: it would tell you the cards.
    }
daily-results-none = Nobody has played it to the end without a bot's help yet.
daily-fetching = It is being fetched.
daily-player = player
daily-points = points
daily-place = place
daily-tickets = tickets
daily-turns = turns
daily-replay = (replay)
daily-look = Compare with { $name }
daily-beside-title = Deal of { $day }, side by side
daily-steps = Steps
daily-parting = To where they part ({ $number })
daily-apart = Both are the same until move { $number }.
daily-same = Both are the same, move by move.
