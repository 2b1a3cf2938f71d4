# A galeria: os tabuleiros que um servidor oferece.
gallery-title = Tabuleiros
gallery-warning = Quem traz um tabuleiro traz só o que é seu: nomes e desenhos de jogos publicados não devem ficar em servidores que outras pessoas alcançam.
gallery-lost = Não deu para falar com o servidor. Tente de novo.
gallery-numbers = { $cities } cidades · { $routes } rotas · { $tickets } bilhetes · { $least } a { $most } jogadores
gallery-trial = Testado por robôs: { $games } partidas, de { $turns } turnos; vitórias por lugar { $seats }
gallery-play = Jogar
gallery-open = Abrir uma cópia na oficina
gallery-copy = { $title } (cópia)
gallery-file = O arquivo
