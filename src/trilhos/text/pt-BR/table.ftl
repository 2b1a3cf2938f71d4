# O que é seu, no celular: uma gaveta que se puxa para cima.
drawer-handle = Bilhetes, cartas e registro
sheet-handle = Ver o tabuleiro ou a pergunta
drawer-title = Mais da mesa
drawer-tickets = Bilhetes { $done }/{ $count }
drawer-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }

# O que acabou de acontecer.
log-latest = Últimas jogadas
log-and-talk = Registro e conversa

# Conversa.
chat-new =
    { $count ->
        [1] { $count } nova
       *[other] { $count } novas
    }

# Dicas, e um treinador.
hints-set = Nesta partida há dicas: todos podem perguntar o que fazer, e os outros ficam sabendo.
hint-ask = O que devo fazer?
hint-title = Uma dica
hint-thinking = Olhando o que você pode ver…
hint-full = Diga a jogada
hint-move = O melhor aqui: { $move }.
hint-told = Os outros ficam sabendo que você pediu uma dica, mas não qual. Ela vem só do que você pode ver.
coach-title = Tem certeza?
coach-play = Jogar assim
coach-back = Pensar de novo
