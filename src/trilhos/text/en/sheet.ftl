line-start = start
line-routes = routes
line-tickets = tickets
line-longest = longest path
line-stations = stations left
line-total = total
