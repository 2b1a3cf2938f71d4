# A primeira página.
home-about = Jogos de tabuleiro sobre ferrovias, para jogar com amigos ou na companhia de robôs.
home-new = Nova partida
home-name = Seu nome
home-name-of = Nome do jogador { $number }
home-rules = Como se joga neste tabuleiro
home-workshop = Criar o seu tabuleiro
home-bench = Bancada de robôs
home-chairs = Quem joga?
home-count = Número de jogadores
home-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
home-player = Jogador { $number }
home-player-named = { $name } (jogador { $number })
home-bot = Robô: { $title }
home-people = Pessoas
home-friend = Um amigo, por link
home-friend-about = entra com um link ou um código que você envia
home-here = Alguém neste aparelho
home-more = Mais opções
home-public = Mostrar esta partida na página inicial, aberta a todos
home-hints = Dicas: todos à mesa podem perguntar o que fazer, e os outros ficam sabendo
home-first = Quem começa
home-first-chance = sorteio
home-first-you = você
home-pace = Se alguém se ausentar, um robô assume depois de
home-pace-120 = dois minutos
home-pace-3600 = uma hora
home-pace-86400 = um dia
home-pace-604800 = uma semana
home-colour = Sua cor
home-colour-of = Cor do jogador { $number }
person-choose = Quem é o jogador { $number }?
person-people = Adversários
person-home = joga em casa
person-level = Por nível
person-stars = { $count } de 5 estrelas
piece-carmine = vermelho
piece-cobalt = azul
piece-jade = verde
piece-amber = âmbar
piece-graphite = preto
home-play = Jogar
home-invite = Abrir a mesa e convidar
home-join = Jogar com amigos
home-link = Link ou código
home-enter = Entrar
home-no-link = Isto não é o link de uma partida.
home-games = Partidas
home-running = Suas partidas
home-running-none = Nenhuma em andamento. A primeira está a um clique.
home-others = Partidas públicas
home-others-none = Nenhuma partida pública no momento.
home-finished = Suas partidas terminadas
home-finished-none = Nenhuma ainda.
home-numbers = Números de todas elas
home-free =
    { $count ->
        [one] { $count } cadeira livre
       *[other] { $count } cadeiras livres
    }
home-your-turn = sua vez
home-save = De um arquivo salvo
home-save-choose = Escolher um arquivo …
home-save-about = Continua uma partida salva, ou mostra uma terminada.
home-bad-save = Este arquivo não é uma partida salva.
home-unreached = Não foi possível falar com o servidor agora.
try-again = Tentar de novo
dialog-close = Fechar

# Opções dos tabuleiros.
option-tokens = Fichas de pedágio: pague para atravessar; quem terminar com mais ganha um bônus
option-neutral = Com dois jogadores: um jogador neutro também constrói
option-open-tokens = Todos veem as fichas de pedágio de todos

# Configurações.
settings-title = Configurações
settings-language = Idioma
settings-language-system = igual ao navegador
settings-theme = Claro ou escuro
settings-theme-system = igual ao sistema
settings-theme-light = claro
settings-theme-dark = escuro
settings-pace = Jogadas dos outros
settings-pace-instant = na hora, sem animação
settings-pace-quick = rápidas
settings-pace-calm = com calma
settings-pace-steps = passo a passo
settings-glyphs = Um símbolo para cada cor, nas cartas e nos espaços
settings-colour-names = O nome da cor em cada carta
settings-lines = Falas dos personagens durante a partida
settings-coach = Perguntar antes de um erro grave, em partidas com dicas
speech-off = Chega de falas. Você pode trazê-las de volta nas configurações.
settings-sounds = Sons
settings-heard = Sons ligados
quick-mute = Silenciar todos os sons
quick-muted = Os sons estão desligados: ligar
quick-light = Claro
quick-dark = Escuro
sound-yourturn = Sua vez
sound-card = Cartas
sound-train = Trens e navios
sound-ticket = Bilhetes
sound-lastround = Última rodada
sound-end = Fim da partida

# A sala antes da partida.
lobby-seats = Quem joga
lobby-free-open = cadeira livre: de quem chegar primeiro
lobby-free-link = guardada para quem você convidou
lobby-you = (você)
lobby-sit = Sentar-se
lobby-bots = Nas cadeiras vazias
lobby-start = Começar agora
lobby-wait = A partida começa quando todas as cadeiras estiverem ocupadas, ou quando quem a criou der início.
lobby-dealing = Todos estão sentados. As cartas estão sendo distribuídas …
lobby-leave = Sair da mesa
lobby-invite = Convide amigos
lobby-link = Link desta partida
lobby-copy = Copiar o link
lobby-copied = Copiado
lobby-code = O link como código para escanear
lobby-only-here = Este endereço só vale neste aparelho. Para outros aparelhos, use o endereço deste computador na sua rede.

# Durante a partida.
waiting-table = Arrumando a mesa …
waiting-lost = Sem contato com o servidor agora. Continuamos tentando.
way-home = Voltar à página inicial
watch-game = Assistir
watch-note = Você está assistindo.
watch-shared = As cartas ficam guardadas enquanto os outros jogam.
toast-lost-watching = A conexão caiu. Ela volta sozinha.
toast-lost = A conexão caiu. As jogadas ficam guardadas e seguem quando ela voltar.
toast-waiting =
    { $count ->
        [one] Uma jogada está esperando.
       *[other] { $count } jogadas estão esperando.
    }
ended-taken-over = Seu lugar foi levado para outro aparelho.
ended-link-used = Alguém já se sentou com este link, então ele não vale mais.
ended-given-to-bot = A partida começou sem você: um robô está no seu lugar.
ended-left = Você saiu desta partida.
ended-unknown-game = Esta partida não existe. Talvez o link tenha sido cortado.
ended-wrong-token = Este link não vale, ou já foi usado. Quem está no lugar pode fazer um novo: no menu da partida, "Levar este lugar para outro aparelho".
ended-no-spectators = Esta partida não aceita espectadores.
ended-game-deleted = Esta partida foi apagada pelo dono do servidor.
ended-quarantined = Esta partida não pode ser aberta: está danificada, ou o dono do servidor a fechou. Ela foi guardada, e o dono pode ver o motivo.
ended-banned = Este servidor não responde ao seu endereço. O dono dele pode dizer por quê.
ended-other = O servidor encerrou a conexão.
hand-over = Passe o aparelho para { $name }
hand-over-about = Até lá, nenhuma carta fica à mostra.
hand-over-confirm = Sou { $name }
hand-over-undo = Desfazer a última jogada
turn-notice = Sua vez

# Conversa.
chat-title = Conversa
chat-open =
    { $count ->
        [1] Abrir a conversa, { $count } mensagem nova
       *[other] Abrir a conversa, { $count } mensagens novas
    }
chat-say = Diga algo
chat-send = Enviar
chat-mute = silenciar
chat-none = Nenhuma mensagem ainda.
chat-muted = Silenciado: as mensagens dos outros não aparecem.
chat-watching = Só quem joga pode conversar.

# O menu da partida.
menu-open = Menu
menu-menu = Menu
menu-help = Ajuda: o que é cada coisa
menu-legend = Legenda do tabuleiro
menu-settings = Configurações
menu-rules = Regras deste tabuleiro
menu-invite = Link para espectadores
menu-elsewhere = Levar este lugar para outro aparelho
menu-elsewhere-about = Abra este link no outro aparelho, ou escaneie o código com ele. É o seu lugar: não o mostre a mais ninguém. Assim que for aberto lá, você joga lá e não mais aqui.
menu-resign = Desistir
menu-deal = A distribuição é justa?
menu-resign-about = Um robô joga no seu lugar até o fim, para não deixar os outros na mão. Você pode continuar assistindo, mas não voltar a jogar.
menu-resign-yes = Desistir
menu-resign-no = Continuar jogando
page-unknown = Esta página não existe.
page-failed = Uma parte da página não pôde ser carregada.
part-failed = Esta parte não pode ser mostrada. O resto continua funcionando; recarregar a página pode ajudar.
board-unknown = Esta página não tem o desenho do tabuleiro “{ $board }”. O que se pode fazer aparece pelo nome.
held-long = { $name } está segurando a partida.
held-vote = Deixar um robô jogar
held-away = Um robô está jogando por você.
held-back = Voltei
clock-set = { $time } por turno; depois, um robô decide.
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-left = Tempo restante: { $time }. Depois, um robô decide este turno.
clock-left-days = Tempo restante: { $time }. Depois, um robô joga até a pessoa voltar.
clock-stands = O relógio está parado: férias.
clock-set-days =
    { $count ->
        [one] Um dia por turno.
       *[other] { $count } dias por turno.
    } Depois, um robô joga por quem faltar até a pessoa voltar.
vacation-set = Cada pessoa pode avisar que vai se ausentar, { $count } dias ao todo: enquanto isso, o relógio dela fica parado.
home-left = restam { $time }
vacation-of = De férias até { $until }
lapsed-of =
    { $count ->
        [one] O tempo acabou: um robô joga.
       *[other] O tempo acabou { $count } vezes: um robô joga.
    }
vacation-mine = Você está de férias até { $until }: o seu relógio está parado.
menu-vacation = Vou me ausentar …
clock-hurry =
    { $count ->
        [one] Falta um segundo para o fim do seu turno.
       *[other] Faltam { $count } segundos para o fim do seu turno.
    }
home-clock = Tempo por turno
home-clock-0 = Sem relógio
home-clock-60 = 1 minuto
home-clock-300 = 5 minutos
home-clock-86400 = 1 dia
home-clock-172800 = 2 dias
home-clock-259200 = 3 dias
home-clock-604800 = 7 dias
home-vacation = Dias de ausência para cada pessoa
home-vacation-days =
    { $count ->
        [0] nenhum
        [one] { $count } dia
       *[other] { $count } dias
    }

# Uma tela grande para todos na sala.
tv-open = Mostrar em uma tela grande
tv-scan = Leia o código com o celular e sente-se à mesa
tv-tools = Esta tela
tv-fill = Ocupar a tela inteira
tv-leave = Ir para a mesa

# A própria mão, ao lado de uma tela grande.
hand-routes = Rotas
hand-board = Mapa pequeno
hand-pages = O que você tem e pode construir
hand-share = Mostrar na tela grande o que eu escolher
hand-none = Agora não dá para construir nada com as suas cartas.
hand-wait = O que você pode construir aparece aqui na sua vez.
hand-offer = Uma tela grande mostra esta mesa.
hand-take = Aqui, só a minha mão
hand-leave = Mesa inteira
hand-nobody = Você não tem lugar nesta partida neste aparelho, então não há mão para mostrar.

# O clube, onde quer que haja uma partida.
home-club = Clube
home-club-about = Suas partidas em todos os seus aparelhos, as mesmas pessoas de novo, uma pontuação de força. Basta um nome.
home-club-lost = Este aparelho não está mais no clube.
home-club-waiting =
    { $count ->
        [one] uma espera por você
       *[other] { $count } esperam por você
    }
rated-sign = vale força
rated-wish = Vale para a pontuação de força: todos são membros do clube, ou robôs
rated-needs = Partidas que valem para a pontuação de força são para membros do clube. Basta um nome.
rated-join = Entrar no clube
rated-set = Esta partida vale para a pontuação de força. Quem desistir, ou deixar a maioria das jogadas a um robô, conta como último.
lobby-linked = Você se sentou como { $name }, do clube: a partida está na sua lista, e seus outros aparelhos podem assumir o lugar.
show-group = De novo com estas pessoas: um grupo
seat-bring = Trazer o lugar para este aparelho
