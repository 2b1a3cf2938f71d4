line-start = início
line-routes = rotas
line-tickets = bilhetes
line-longest = maior rota contínua
line-stations = estações restantes
line-total = total
