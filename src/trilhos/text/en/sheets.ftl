# Paying.
pay-station = Station in { $city }
pay-harbour = Harbour in { $city }
pay-build-station = Pay and build
pay-build-harbour = Pay and build
pay-first-space = Pay the first space
pay-next-space = Pay this space
pay-space = Paid space by space: this is space { $number } of { $of }.
pay-laid = Laid so far
pay-points =
    { $count ->
        [one] point
       *[other] points
    }
pay-sift = Show one colour only
pay-all = All
pay-only = Only { $colour }
pay-over =
    { $count ->
        [one] { $count } space too much
       *[other] { $count } spaces too much
    }
pay-uses-up = uses up all { $colour }
pay-toll-bank = the bank
pay-toll =
    { $count ->
        [one] Toll: { $count } token to { $to }
       *[other] Toll: { $count } tokens to { $to }
    }
pay-toll-loan = You have too few: you take a loan, which costs points and the bonus for tokens.

# Tickets.
keep-first-title = Your first tickets
keep-tour = In this order { $points }, in any order { $any }, failed −{ $penalty }
keep-long = long ticket
keep-done = joined already
keep-no-way = no way is left
keep-left =
    { $count ->
        [one] { $count } piece to place
       *[other] { $count } pieces to place
    }
keep-shares =
    { $count ->
        [one] shares { $count } route with { $ticket }
       *[other] shares { $count } routes with { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] shares { $count } route with { $ticket } and { $more } more
       *[other] shares { $count } routes with { $ticket } and { $more } more
    }
ticket-left = { $count } to go
ticket-lost = no way left
