# One's own things on a phone: a drawer that is pulled up.
drawer-handle = Tickets, cards and log
sheet-handle = See the board or the question
drawer-title = More of the table
drawer-tickets = Tickets { $done }/{ $count }
drawer-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What happened last.
log-latest = Latest
log-and-talk = Log and chat

# Talk.
chat-new = { $count } new

# Hints, and a coach.
hints-set = There are hints in this game: everybody may ask what to do, and the others are told.
hint-ask = What should I do?
hint-title = A hint
hint-thinking = Looking at what you can see…
hint-full = Tell me the move
hint-move = Best here: { $move }.
hint-told = The others are told that you took a hint, but not which. It comes from what you can see alone.
coach-title = Are you sure?
coach-play = Play it
coach-back = Think again
