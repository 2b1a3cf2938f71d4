line-start = start
line-routes = routes
line-tickets = tickets
line-longest = longest path
line-stations = stations left
line-tokens = token bonus
line-loans = loans
line-total = total
