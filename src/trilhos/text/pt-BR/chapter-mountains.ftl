# Montanhas: as passagens consomem peças.
chapter-mountains = Montanhas
line-mountains = passagens
log-passes =
    { $count ->
        [one] { $name } pôs uma peça na caixa pela passagem de { $route }, por { $points } pontos.
       *[other] { $name } pôs { $count } peças na caixa pelas passagens de { $route }, por { $points } pontos.
    }
route-passes =
    { $count ->
        [one] 1 passagem
       *[other] { $count } passagens
    }
seat-passes = passagens
some-passes =
    { $count ->
        [one] 1 peça na caixa
       *[other] { $count } peças na caixa
    }
why-passes =
    { $count ->
        [one] As passagens pedem uma peça a mais do que você tem.
       *[other] As passagens pedem { $count } peças a mais do que você tem.
    }
legend-passes = Passagem: mais uma peça vai para a caixa
pay-passes =
    { $count ->
        [one] Pela passagem, uma peça vai para a caixa
       *[other] Pelas passagens, { $count } peças vão para a caixa
    }
player-passes = peças na caixa
