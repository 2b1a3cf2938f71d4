# De eigen spullen op een telefoon: een lade die je omhoogtrekt.
drawer-handle = Tickets, kaarten en verloop
sheet-handle = Bekijk het bord of de vraag
drawer-title = Meer van de tafel
drawer-tickets = Tickets { $done }/{ $count }
drawer-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

# Wat er het laatst gebeurde.
log-latest = Laatste
log-and-talk = Verloop en chat

# Praten.
chat-new = { $count } nieuw

# Hints, en een coach.
hints-set = Dit spel heeft hints: iedereen mag vragen wat te doen, en de anderen krijgen dat te horen.
hint-ask = Wat zal ik doen?
hint-title = Een hint
hint-thinking = Ik kijk naar wat jij kunt zien…
hint-full = Zeg me de zet
hint-move = Hier het beste: { $move }.
hint-told = De anderen horen dat je een hint nam, maar niet welke. Een hint gebruikt alleen wat jij kunt zien.
coach-title = Weet je het zeker?
coach-play = Toch doen
coach-back = Nog eens denken
