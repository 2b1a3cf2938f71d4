line-start = início
line-routes = rotas
line-tickets = bilhetes
line-longest = maior rota contínua
line-stations = estações restantes
line-harbours = portos
line-exchange = peças trocadas
line-total = total
