# O que os robôs dizem dos seus lances, e a bancada em que jogam entre si.
remark-fault-start = O robô não começou: no lugar dele jogou-se o primeiro lance permitido.
remark-fault-rubbish = Não se entendeu a resposta do robô: no lugar dele jogou-se o primeiro lance permitido.
remark-fault-illegal = O robô escolheu o que não é permitido: no lugar dele jogou-se o primeiro lance permitido.
remark-fault-late = O robô não respondeu a tempo: no lugar dele jogou-se o primeiro lance permitido.
remark-fault-died = O programa do robô terminou: no lugar dele jogou-se o primeiro lance permitido.
remark-fault-raised = O robô falhou com um erro: no lugar dele jogou-se o primeiro lance permitido.
remark-title = O que o robô diz
remark-number = { $value }
bench-title = Bancada de robôs
bench-about = Qualquer robô em qualquer lugar, os seus também. Ninguém mais joga: todas as mãos ficam abertas, e a partida é vista enquanto acontece.
bench-names = Um nome da lista, com ajustes se quiser: hard:style=blocker, expert:samples=300. Programas seus ganham nome quando o servidor é iniciado: --bot meu=cmd:…
bench-play = Jogar e assistir
