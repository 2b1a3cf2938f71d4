# O teste de tabuleiros com robôs: o que mudar.
trial-seat-first = Quem começa vence { $share } % das partidas; o justo seria { $fair } %. Dê pontos iniciais aos outros.
trial-seat-ahead = O lugar { $seat } vence { $share } % das partidas; o justo seria { $fair } %. Dê pontos iniciais aos outros lugares.
trial-seat-behind = O lugar { $seat } vence só { $share } % das partidas; o justo seria { $fair } %. Dê pontos iniciais a ele.
trial-style-wins = Uma estratégia vence { $share } % de suas partidas ({ $style }): faça outras valerem a pena, com pontos nas rotas ou nos bilhetes que servem a elas.
trial-games-long = Uma partida leva { $turns } turnos; nos tabuleiros oficiais, de { $least } a { $most }. Menos trens para cada um, ou bilhetes mais curtos.
trial-games-short = Uma partida leva só { $turns } turnos; nos tabuleiros oficiais, de { $least } a { $most }. Mais trens para cada um, ou bilhetes mais longos.
trial-city-unvisited = Alguém chega a { $city } em { $share } % das partidas: ponha um bilhete para lá, ou encurte uma rota.
trial-route-dead = { $a }–{ $b } é conquistada em { $share } % das partidas: encurte a rota, ou ponha um bilhete por ali.
trial-route-dead-short = { $a }–{ $b } é conquistada em { $share } % das partidas e não dá para encurtar: ponha um bilhete por ali, ou tire a rota.
trial-bottleneck = { $a }–{ $b } é um gargalo: em { $wanted } % das vezes, quem conquista a rota obriga alguém a um desvio de { $detour } espaços. Ponha uma segunda via, ou outra rota por perto.
trial-bottleneck-cut = { $a }–{ $b } é um gargalo: em { $wanted } % das vezes mais alguém precisava dela, e { $cut } % desses bilhetes ficaram sem caminho. Ponha uma segunda via, ou outra rota.
trial-ticket-rich = O bilhete { $ticket } vale { $points } pontos por { $way } espaços; pelo que os outros pagam, o justo seria { $fair }. Menos pontos.
trial-ticket-poor = O bilhete { $ticket } vale só { $points } pontos por { $way } espaços; pelo que os outros pagam, o justo seria { $fair }. Mais pontos.
trial-ticket-refused = O bilhete { $ticket } ({ $points } pontos, { $way } espaços) fica na mão em { $kept } % das vezes: mais pontos, ou cidades mais próximas.
trial-ticket-fails = De quem fica com o bilhete { $ticket }, { $done } % o completam: cidades mais próximas, ou mais uma rota no caminho.
trial-color-none = Nenhuma rota é da cor { $color }: essas cartas só pagam rotas cinza. Ponha rotas da cor { $color }.
trial-color-under = As rotas da cor { $color } são pouco usadas, { $beside } % da média das cores ({ $spaces } espaços no tabuleiro): ponha mais rotas dessa cor, ou em lugares melhores.
trial-color-over = As rotas da cor { $color } são usadas demais, { $beside } % da média das cores ({ $spaces } espaços no tabuleiro): passe algumas para cinza ou para outra cor.
trial-fine = Nada chama a atenção: este tabuleiro se joga como os oficiais.

# O que deu errado.
trial-nothing-ends = Nenhuma partida chegou ao fim em { $limit } decisões. Confira as regras do tabuleiro: talvez ninguém consiga terminar a partida.
trial-nothing-stopped = Interrompido antes do fim da primeira partida: não há o que relatar.
trial-nothing-worker = Um processo que jogava partidas terminou antes do fim da primeira, talvez por falta de memória. Tente de novo com um --jobs menor.
trial-stopped = Interrompido: os números são de { $games } das { $wanted } partidas.
trial-worker = Um processo que jogava partidas terminou, talvez por falta de memória: os números são de { $games } das { $wanted } partidas. Tente de novo com um --jobs menor.
trial-given-up =
    { $count ->
        [one] Uma partida não chegou ao fim e não conta.
       *[other] { $count } partidas não chegaram ao fim e não contam.
    }

# O relatório.
trial-title = { $title }: { $games } partidas de robôs, { $players } jogadores, a partir da semente { $seed }
trial-advice = O que mudar:
column-trial-turns = turnos
column-trial-score = pontos
column-trial-lead = folga
column-trial-spread = 1º–últ.
column-trial-seat-wins = lugares, %
column-trial-made = feitos
column-trial-worst = pior
column-trial-dead = mortas
column-trial-wanted = disputa
column-trial-marks = nota
column-trial-from = de
column-trial-to = até
column-trial-style = estratégia
column-trial-ticket = bilhete
column-trial-points = pontos
column-trial-way = espaços
column-trial-offered = oferecido
column-trial-kept = fica
column-trial-worth = rende
column-trial-route = rota
column-trial-taken = conquistada
column-trial-when = quando
column-trial-detour = desvio
column-trial-cut = sem saída
column-trial-color = cor
column-trial-beside = da média

# O comando.
cli-trial-players = com test: número de jogadores (padrão: 4, ou quantos o tabuleiro aceitar)
cli-trial-bots = com test: os robôs, que se revezam em todos os lugares (padrão: um planejador em quatro estilos)
cli-trial-html = com test: grava o relatório numa página só, com mapa de calor
cli-trial-out = com improve e make: onde gravar o tabuleiro
cli-trial-take = com improve: quais propostas aceitar (padrão: você escolhe na hora, ou entram todas se não houver a quem perguntar)

# Pequenas mudanças, provadas.
improve-usage = Diga onde gravar o tabuleiro mudado: trilhos board improve ARQUIVO --out ARQUIVO
improve-nothing = Nada ficou provado: nenhuma mudança pequena melhorou com certeza este tabuleiro em { $games } partidas novas. Com mais --games, aparecem diferenças menores.
improve-gain = nota { $before } → { $after }: { $value } (com certeza entre { $low } e { $high }), em partidas novas, com as mesmas cartas para os dois
improve-aim-line = A linha é conquistada em { $before } % → { $after } % das partidas.
improve-aim-ticket = O bilhete é completado em { $before } % → { $after } % das ofertas.
improve-alone = Cada uma foi provada sozinha. O que fazem juntas, trilhos board test mostra com o arquivo novo.
improve-question = Quais você aceita? (all para todas, none para nenhuma, ou números, como 1,3)
improve-not-taken = Nada foi gravado.
improve-written =
    { $count ->
        [one] { $file } tem o tabuleiro com uma mudança.
       *[other] { $file } tem o tabuleiro com { $count } mudanças.
    }
trial-change-points = Bilhete { $ticket }: { $after } pontos em vez de { $before }
trial-change-length = { $a }–{ $b }: { $after } espaços em vez de { $before }
trial-change-color = { $a }–{ $b }: { $color } em vez de { $from }
trial-change-track = { $a }–{ $b }: uma segunda via, { $color }
trial-change-line = { $a }–{ $b }: uma nova rota cinza de { $length }
improve-worker = Um processo que jogava partidas terminou, talvez por falta de memória: nada ficou provado. Tente de novo com um --jobs menor.

# A página.
report-trial-eyebrow = Teste de um tabuleiro com robôs
report-trial-marks = Nota { $marks } de 100 ({ $span }). Perdidos por lugares desiguais { $seats }, por linhas que ninguém conquista { $routes }, por bilhetes que ninguém completa { $tickets }, pela distância do último { $spread }.
report-trial-heat = Onde se conquistam rotas
report-trial-heat-note = Quanto mais escura, mais vezes; azul quase nunca é conquistada. Aponte para uma rota para ler seus números.
report-trial-route = { $a }–{ $b }: conquistada em { $taken } das partidas, disputada em { $wanted } das vezes
report-trial-beside = Ao lado dos tabuleiros oficiais
report-trial-beside-note = Os mesmos robôs, o mesmo número de jogadores, 400 partidas cada. Lugares: vitórias em porcentagem; feitos: dos bilhetes que ficaram na mão; pior: o bilhete que mais falha; mortas: linhas conquistadas em menos de 5 % das partidas; disputa: conquistas que tiraram o caminho de um rival.
report-trial-seat = Lugar { $seat }
report-trial-seats = Vitórias por lugar
report-trial-seats-note = Em porcentagem, com o intervalo em que ficam em 95 de 100 casos.
report-trial-styles = Vitórias por estratégia
report-trial-styles-note = Das partidas em que esteve à mesa, em porcentagem. Quem senta onde muda de partida em partida.
report-trial-tickets = Bilhetes
report-trial-tickets-note = Espaços do caminho mais curto. Fica: das ofertas; feitos: dos que ficaram na mão; rende: pontos por mão que ficou com ele; vitórias: dessas mãos.
report-trial-routes = Rotas
report-trial-routes-note = Quando: depois de que parte da partida. Disputa: das conquistas, aquelas em que um rival perdeu o caminho mais curto de um bilhete em aberto; desvio: espaços a mais; sem saída: desses bilhetes, os que ficaram sem caminho.
report-trial-cities = Cidades
report-trial-cities-note = Em que parte das partidas alguém tem uma rota ali.
report-trial-colors = Cores
report-trial-colors-note = Conquistada: de todos os espaços da cor; ao lado, quanto isso é da média das cores.
report-trial-method = Cada partida tem suas próprias cartas; os robôs sentam em todos os lugares o mesmo número de vezes. Intervalos por bootstrap sobre as partidas. Robôs mostram equilíbrio, não diversão.
column-trial-board = tabuleiro
column-trial-wins = vitórias
column-trial-city = cidade
column-trial-lines = linhas
column-trial-visited = visitada
