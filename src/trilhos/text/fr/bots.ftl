unknown-limit = La commande d’un bot n’a pas de limite « { $name } ». Limites : { $known } (voir docs/how-to/write-a-bot.md).
bad-bot-command = « cmd:{ $command } » ne contient pas de commande. Écrivez par exemple « cmd:python3 mybot.py », chaque guillemet refermé.
cli-bot = vérifier si un programme respecte le protocole des bots
cli-bot-what = que faire : check
cli-bot-command = la commande qui lance le bot, comme « python3 mybot.py »
bot-usage = Écrivez : trilhos bot check "python3 mybot.py" (voir docs/how-to/write-a-bot.md).
bot-check-hello = démarre et se présente
bot-check-pings = répond à plusieurs pings dans l’ordre
bot-check-unknown = ignore les messages et les champs qu’il ne connaît pas
bot-check-stop = ignore un stop quand il ne réfléchit pas
bot-check-pieces = lit des lignes qui arrivent en morceaux
bot-check-games = joue des parties entières sur chaque plateau, selon les règles et à temps
bot-check-broken-off = oublie une partie interrompue
bot-check-repeatable = joue la même partie pour la même graine
bot-check-quit = s’arrête à quit
bot-check-end-of-input = s’arrête à la fin de son entrée
bot-check-passed = Le bot respecte le protocole ; son coup le plus lent a pris { $slowest } ms.
bot-check-failed = Le bot ne respecte pas encore le protocole ; son coup le plus lent a pris { $slowest } ms.
bot-easy-name = Facile
bot-easy-about = aime les longs trains et les couleurs vives, et oublie un billet de temps en temps
bot-casual-name = Détente
bot-casual-about = connaît le jeu, mais perd un billet de vue ou ne voit pas qu’une route est prise
bot-normal-name = Normal
bot-normal-about = planifie bien et oublie rarement quelque chose
bot-hard-name = Difficile
bot-hard-about = planifie le mieux de la maison, avec des réglages pour ce plateau
bot-expert-name = Expert
bot-expert-about = voit loin : essaie ses coups dans des parties imaginées avant de décider
bot-master-name = Maître
bot-master-about = voit plus loin et plus large que tous les autres de la maison : un coup peut prendre quelques secondes

bot-random-about = n’importe quelle action permise
bot-greedy-about = le plus de points tout de suite, le moins de billets
bot-path-about = pour chaque billet, le trajet avec le moins d’étapes, le plus cher d’abord
bot-onestep-about = le prochain pas vers son billet le plus cher
bot-longroute-about = de longues routes seulement, et une fin rapide
bot-hungry-about = toujours plus de billets, avec un plan pour tous
bot-steiner-about = le réseau le moins cher pour tous ses billets, chaque action pesée en points
bot-steiner-t-about = steiner avec des constantes réglées pour chaque plateau et nombre de joueurs
bot-steiner-r-about = steiner avec des constantes réglées à nouveau, sur bien plus de parties
bot-steiner-block-about = steiner qui compte aussi ce qu’il enlève aux autres

parameter-exponent = avec quelle pente la valeur d’une case prévue baisse selon le coût du plan
parameter-wild = valeur d’un joker visible, en cases prévues
parameter-short = valeur en plus d’une carte qui manque au plan
parameter-surplus = valeur d’une carte dont rien n’a besoin
parameter-target = valeur des cartes pour une longue route hors du plan
parameter-card = points que vaut une carte quand on la paie
parameter-loose = part de ce prix pour les routes hors du plan
parameter-detour = valeur d’éviter un détour
parameter-twin = points pour une route double qui se ferme aussitôt
parameter-touch = points par case pour les routes qui touchent son propre réseau
parameter-burn = prix des cartes dont le plan a besoin ailleurs
parameter-spend = prix des jokers
parameter-ticket-gate = part des pièces qui doit rester pour piocher des billets
parameter-ticket-worth = poids des billets qu’une pioche peut apporter
parameter-keep = part des pièces où un plan réussit une fois sur deux
parameter-hop = cartes que vaut le tour d’une prise quand on compare des routes
parameter-rich = cartes que vaut un point quand on compare des routes
parameter-toll = points que vaut un jeton de péage
parameter-glut = vitesse à laquelle les cartes perdent leur valeur au-delà de ce que les pièces peuvent utiliser
parameter-aware = combien la main baisse le prix des routes qu’elle peut payer, quand on compare des routes
parameter-late = tours avant la fin à partir desquels les plans se comptent en tours
parameter-block = poids de ce qu’une prise enlève à un rival
parameter-noise = taille des erreurs de jugement, en part de la valeur de la meilleure action
parameter-rush = points par case pour finir la partie plus tôt
parameter-samples = coups prolongés dans des mondes imaginés pour une décision ; 0 : sans limite
parameter-ms = millisecondes pour une décision ; 0 : sans limite
parameter-turns = tours de chaque place joués avant de juger une position
parameter-width = coups comparés, dont ceux de steiner
parameter-cores = cœurs qui pensent au plus ; le coup est le même
parameter-doubt = erreurs types d’avance qu’il faut à un coup sur celui de steiner
parameter-style = façon de jouer : balanced, long (routes), tickets, blocker, rusher

# Personnages : ce que l’on dit d’eux, et comment ils jouent.
character-bia-about = a grandi à côté d’une gare ; un peu de tout, et tout bien fait
character-joaquim-about = a conduit des locomotives pendant quarante ans ; adore les longues lignes
character-marcus-about = toujours dans le premier train ; aime les parties rapides
character-ruth-about = bibliothécaire à la retraite ; collectionne les billets comme d’autres les timbres
character-emil-about = a dix ans et vient d’apprendre les règles
character-ines-about = fait des horaires de métier ; voit plusieurs tours à l’avance
character-sanne-about = va partout à vélo et arrive la première ; prend le passage que vous aviez en vue
character-willem-about = éclusier sur le canal ; patient, solide, difficile à surprendre
character-amina-about = écrit sur les voyages ; préfère faire le grand tour
character-kenji-about = répare des montres ; réfléchit deux fois à chaque coup
character-chloe-about = capitaine d’un ferry ; beaucoup de billets, un réseau bien rangé
character-harjit-about = conduit un tram, en vacances pour l’instant ; vif, gai, un peu étourdi
style-balanced = polyvalent
style-long = longues routes
style-tickets = beaucoup de billets
style-blocker = barre le passage
style-rusher = toujours pressé
character-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
bots-characters = Personnages :

cli-bots = lister les bots, les niveaux pour les personnes, et leurs paramètres
column-about = ce qu’il fait
bots-levels = Niveaux :
bots-others = Bots :
bots-parameters = Paramètres, comme dans « hard:style=blocker » ou « steiner:wild=2:noise=1 » :
unknown-parameter = Le bot { $bot } n’a pas de paramètre « { $name } ». Paramètres : { $known }.
bad-parameter = Le paramètre { $name } du bot { $bot } ne peut pas être « { $value } ». Permis : { $allowed }.
