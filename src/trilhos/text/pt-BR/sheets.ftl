# Pagamento.
pay-station = Estação em { $city }
pay-harbour = Porto em { $city }
pay-build-station = Pagar e construir
pay-build-harbour = Pagar e construir
pay-first-space = Pagar o primeiro espaço
pay-next-space = Pagar este espaço
pay-space = Paga-se espaço por espaço: este é o espaço { $number } de { $of }.
pay-laid = Baixadas até agora
pay-points =
    { $count ->
        [1] ponto
       *[other] pontos
    }
pay-sift = Mostrar só uma cor
pay-all = Todas
pay-only = Só { $colour }
pay-over =
    { $count ->
        [1] { $count } espaço a mais
       *[other] { $count } espaços a mais
    }
pay-uses-up = gasta todo o { $colour }
pay-toll-bank = o banco
pay-toll =
    { $count ->
        [1] Pedágio: { $count } ficha para { $to }
       *[other] Pedágio: { $count } fichas para { $to }
    }
pay-toll-loan = Suas fichas não bastam: você recebe um empréstimo, que custa pontos e o bônus das fichas.

# Bilhetes.
keep-first-title = Seus primeiros bilhetes
keep-tour = Nesta ordem { $points }, em qualquer ordem { $any }, incompleto −{ $penalty }
keep-long = bilhete longo
keep-done = já está ligado
keep-no-way = não há mais caminho
keep-left =
    { $count ->
        [1] falta { $count } peça
       *[other] faltam { $count } peças
    }
keep-shares =
    { $count ->
        [1] { $count } rota em comum com { $ticket }
       *[other] { $count } rotas em comum com { $ticket }
    }
keep-shares-more =
    { $count ->
        [1] { $count } rota em comum com { $ticket } e mais { $more }
       *[other] { $count } rotas em comum com { $ticket } e mais { $more }
    }
ticket-left =
    { $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    }
ticket-lost = sem caminho
