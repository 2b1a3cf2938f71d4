# Uma vez de jogar no navegador.
action-pass = Passar
action-undo = Desfazer
undo-ask = Pedir para desfazer
undo-ask-short = Desfazer?
undo-until = até { $name } jogar
undo-asked = Aguardando a resposta de { $names }
undo-question = { $name } pede para desfazer a última jogada. Ela só revelou cartas de quem a fez.
undo-agree = Concordar
undo-deny = Deixar como está
turn-thinking = { $name } está pensando
turn-several = Escolhendo agora: { $names }
last-round = Última rodada
last-round-left =
    { $count ->
        [one] falta { $count } turno
       *[other] faltam { $count } turnos
    }
stalling-title = A partida está parada
stalling-left =
    Se ninguém conquistar, construir, comprar ou guardar nada em { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }, a partida acaba.
stalling-short =
    { $count ->
        [one] Acaba após mais { $count } turno assim.
       *[other] Acaba após mais { $count } turnos assim.
    }

# O que se pede.
prompt-first-tickets = Escolha seus primeiros bilhetes
prompt-choose-tickets = Escolha com quais bilhetes vai ficar
prompt-second-card = Mais uma carta
prompt-pay = Escolha como pagar
prompt-tunnel = O túnel: pague ou desista
prompt-neutral = Uma via para o jogador neutro
prompt-refill = De qual baralho vem a próxima carta?
prompt-pieces = Quantos trens, quantos navios?
prompt-over = A partida acabou
prompt-cards = Pegue uma carta aberta ou compre de um baralho
prompt-route = Escolha uma das rotas em destaque
prompt-tickets = Compre bilhetes
prompt-station = Escolha uma cidade para a estação
prompt-harbour = Escolha uma cidade portuária para o porto
prompt-exchange = Troque peças
prompt-pass = Não há mais o que fazer: passe
prompt-cards-first =
    { $count ->
        [0] Estas cartas não pagam nenhuma rota
        [one] Estas cartas pagam { $count } rota
       *[other] Estas cartas pagam { $count } rotas
    }

# Por que algo não pode ser feito agora.
why-over = A partida acabou.
why-not-your-turn = É a vez de { $name }.
why-not-now = Antes é preciso decidir outra coisa.
why-second-card = Primeiro pegue a segunda carta.
why-taken = Já pertence a { $name }.
why-taken-nobody = É do jogador neutro.
why-closed = Fechada: a outra via do par já tem dono.
why-own-twin = A outra via do par já é sua.
why-pieces =
    { $count ->
        [one] Falta { $count } peça.
       *[other] Faltam { $count } peças.
    }
why-cards =
    { $count ->
        [one] Faltam cartas para { $count } espaço.
       *[other] Faltam cartas para { $count } espaços.
    }
why-cards-colour = Faltam: { $count } × { $colour }.
why-cards-building = Você não tem as cartas para isso.
why-all-built = Você já construiu todas as suas.
why-no-port = Não é uma cidade portuária.
why-no-route = Nenhuma rota sua termina aqui.
why-no-card = Não há carta aqui.
why-one-wild = Um curinga aberto não pode ser a segunda carta.
why-no-tickets = Não há mais bilhetes.
why-keep-more =
    { $count ->
        [one] Fique com pelo menos { $count } bilhete.
       *[other] Fique com pelo menos { $count } bilhetes.
    }
why-not-offered = Essa opção não está disponível.
why-can-act = Só se passa a vez quando não há mais nada a fazer.
why-exchanged = Não restam peças suficientes para trocar.
why-none-cards = Não há carta que se possa pegar.
why-none-route = Suas cartas e peças não bastam para nenhuma rota.
why-none-tickets = Agora não dá para comprar bilhetes.
why-none-station = Agora não dá para construir uma estação.
why-none-harbour = Agora não dá para construir um porto: é preciso uma cidade portuária na ponta de uma rota sua, e as cartas.
why-none-exchange = Agora não dá para trocar peças.

# Teclas.
keys-title = Teclas
key-take = pegar uma carta aberta
key-draw = comprar do baralho
key-draw-second = comprar do segundo baralho
key-route = escolher uma rota
key-tickets = comprar bilhetes
key-station = construir uma estação
key-harbour = construir um porto
key-exchange = trocar peças
key-arrows = ir à próxima em destaque
key-enter = confirmar
key-cancel = cancelar
key-pass = passar
key-undo = desfazer
key-find = encontrar uma cidade
key-help = esta lista
find-city = Encontrar uma cidade
find-none = Nenhuma cidade com esse nome
steps-waiting =
    { $count ->
        [1] { $count } jogada para ver
       *[other] { $count } jogadas para ver
    }
steps-next = Próxima jogada
steps-last = Mostrar tudo
key-next = mostrar a próxima jogada dos outros, quando são mostradas passo a passo
key-last = mostrar todas as jogadas dos outros
