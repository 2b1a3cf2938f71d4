line-start = start
line-routes = routes
line-tickets = tickets
line-longest = longest path
line-stations = stations left
line-harbours = harbours
line-exchange = exchanged pieces
line-total = total
