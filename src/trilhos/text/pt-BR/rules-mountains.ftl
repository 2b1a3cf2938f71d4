# As páginas de regras: montanhas.
rules-goal-passes = Cada peça que vai para a caixa por uma passagem vale { $passPoints } pontos na hora.

rules-mountains-title = Montanhas
rules-mountains-lead =
    Algumas rotas atravessam passagens de montanha, mostradas como picos ao lado dos espaços. Uma rota tem no máximo
    tantas passagens quantos espaços.
rules-mountains-pieces =
    Ao reivindicar uma rota dessas, você põe na caixa mais uma peça por passagem, do mesmo tipo das que ficam na rota.
    Se não tiver peças para os espaços e as passagens juntos, não pode reivindicá-la.
rules-mountains-box = As peças na caixa saem do jogo de vez e não podem ser trocadas de volta.
rules-mountains-points = Cada uma delas lhe dá { $passPoints } pontos na hora, além dos pontos da rota.

rules-count-mountains = { $passPoints } pontos por peça que foi para a caixa por uma passagem.
