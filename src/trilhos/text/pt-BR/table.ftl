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
