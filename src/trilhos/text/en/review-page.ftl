# The review of a game, on the page.
reviewed-title = Review
reviewed-ask = Review this game
reviewed-asked = Bots play every decision on in imagined worlds, from what its player could see, and tell where the game was won and lost. That takes a minute or two on a fast server, and goes on when you close this page.
reviewed-waiting =
    { $count ->
        [0] Yours is the next one.
        [one] One piece of work comes first.
       *[other] { $count } pieces of work come first.
    }
reviewed-working = Being reviewed: { $percent } %
reviewed-lost = The server doesn't answer. It is asked again.
reviewed-rough = First, roughly
reviewed-again = Try again
reviewed-curve = Chance to win, as each player could know it
reviewed-curve-note = What each sees is something else, so these don't add up to 100 %.
reviewed-open = with all cards known
reviewed-open-note = As one who sees every hand and every ticket would judge it. Nobody at the table could.
reviewed-line = { $name }: from { $first } % to { $last } %
reviewed-turning = Turning points
reviewed-turning-none = None stands out.
reviewed-by = Move { $number }, { $name }
reviewed-deal = As dealt. Step on to the first decision.
reviewed-none = Nothing was to be decided here.
reviewed-mark-best = best
reviewed-mark-good = good
reviewed-mark-inaccurate = inaccurate
reviewed-mark-mistake = mistake
reviewed-mark-blunder = blunder
reviewed-chances = Chance to win: { $chance } % with the best move, { $after } % with this one.
reviewed-luck-good = Then luck brought { $points } %.
reviewed-luck-bad = Then luck took { $points } %.
reviewed-options = What there was
reviewed-played = played
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = about as good
reviewed-study = Try it: play on from here
reviewed-studying = A new game against bots begins.
reviewed-study-as = You play for { $name }; bots play for the others. The old game stays as it is, and the new one counts for nothing.
reviewed-players = Players
reviewed-points = points
reviewed-accuracy = accuracy
reviewed-given-up = given up
reviewed-luck = luck
reviewed-tickets = tickets
reviewed-cards = cards left
reviewed-turns = turns
reviewed-start = start
reviewed-ticket-share = { $done } of { $all }
reviewed-players-note = What one began with, less what was given up, and luck make the result. Accuracy is 100 % where nothing was given up, and 0 % where every decision was a blunder.
reviewed-method = How this is judged
reviewed-next-mark = To the next move that gave something up
reviewed-table = The chances as a table
