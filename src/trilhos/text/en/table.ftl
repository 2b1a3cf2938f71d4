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
