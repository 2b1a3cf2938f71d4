unknown-game = Cette partie n’existe pas.
wrong-token = Ce lien n’est pas valable pour cette partie.
needs-a-seat = Seul un joueur de cette partie peut faire cela : envoyez le jeton du lien de votre place.
host-only = Seule la personne qui a créé la partie peut la lancer.
no-spectators = Cette partie n’admet pas de spectateurs.
already-started = La partie a déjà commencé.
not-dealing = Les nonces se demandent entre le moment où tout le monde est assis et le début : celui-ci vient trop tôt ou trop tard.
wrong-nonce = Ce n’est pas le nonce promis pour cette place.
not-running = La partie n’est pas en cours.
colour-taken = Quelqu’un a déjà cette couleur : choisissez-en une autre.
guest-name = Joueur
no-free-chair = Il n’y a pas de place libre ici.
empty-chairs = { $count ->
    [one] { $count } place est encore libre : attendez quelqu’un, ou nommez un bot pour l’occuper.
   *[other] { $count } places sont encore libres : attendez des joueurs, ou nommez un bot pour les occuper.
}
bad-player-name = Un nom a de 1 à { $most } lettres.
too-much-beside = Vous avez écrit, annulé, choisi à nouveau ou quitté et rejoint cette partie { $most } fois : c’est la limite. Vous pouvez toujours jouer vos coups.
bad-chat = Un message a de 1 à { $most } lettres.
too-many-connections = Vous avez trop de connexions à ce serveur. Fermez quelques-unes de ses pages, puis réessayez.
save-too-long = Cette sauvegarde a plus de { $most } coups : une partie n’est jamais si longue.
save-has-board = Cette partie se joue sur un plateau que ce serveur n’a pas. Demandez à sa gérance de proposer ce plateau, ou continuez avec : trilhos play --save FILE
bad-first = Le premier joueur est le numéro d’une place, de 0 à { $most }.
not-your-turn =
    { $name ->
        [Vous] C’est à vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
stale = La partie a avancé (elle en est au numéro { $number }) : regardez à nouveau avant de jouer.
from-the-future = La partie n’en est qu’au numéro { $number }.
unknown-action = Il n’y a pas d’action { $action } dans cette partie.
has-resigned = Vous ne jouez plus cette place.
bot-not-allowed = Ce serveur ne propose pas le bot « { $name } ».
too-fast = Trop de demandes ({ $limit }) : attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
bad-address = « { $value } » n’est pas l’adresse d’un processus. Écrivez par exemple --address 10.0.0.5:8001
bad-proxy = « { $value } » n’est pas l’adresse d’un proxy. Donnez son adresse IP (127.0.0.1), un réseau (10.0.0.0/8), ou * pour tout expéditeur.
game-moving = La partie passe à un autre processus de ce serveur : réessayez dans un instant. Rien n’est perdu.
too-busy = La partie est trop occupée en ce moment : réessayez.
not-written = Le coup n’a pas pu être enregistré, il n’a donc pas été joué : réessayez.
no-database = La base de données est injoignable.
server-full = Le serveur n’a pas de place pour une autre partie en ce moment : réessayez dans quelques minutes. Rien n’a changé.
stopping = Le serveur va s’arrêter : réessayez dans un instant.
metrics-only-here = Les mesures sont pour la gérance du serveur.
bad-request = La demande ne convient pas : voir « fields ».
bug = Quelque chose s’est mal passé sur le serveur. C’est noté.
http-404 = Il n’y a rien ici.
http-405 = Cette adresse n’accepte pas ce genre de demandes.
http-413 = La demande est trop grande.
bad-database = La base de données { $url } ne peut pas servir : { $problem }
database-trouble = La base de données ne peut être lue ou écrite : { $problem }. « trilhos doctor » cherche ce qui ne va pas ; une copie peut être rétablie dans un nouveau fichier (« trilhos restore »).
cant-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisissez-en un autre avec --port.
bad-limit = « { $value } » n’est pas une limite. Écrivez NOM=DÉBIT/RAFALE, par exemple chat=0.5/5. Limites : { $known }.
cli-serve = ouvrir un serveur pour des amis : salles, places et jeu en direct
cli-serve-host = l’adresse où écouter (127.0.0.1 : cette machine seule ; 0.0.0.0 : tout le monde)
cli-serve-port = le port où écouter ; 0 en prend un libre (par défaut : { $port })
cli-serve-db = la base de données : un fichier, ou postgresql://… (par défaut : un fichier de votre dossier de données)
cli-serve-origin = une autre origine dont les pages peuvent se connecter ; peut être répétée
cli-serve-proxy = l’adresse d’un proxy que l’on croit sur les adresses des clients ; peut être répétée
cli-serve-bot = un bot à proposer en plus, comme « cmd:python3 mybot.py », ou avec un nom : « mine=cmd:python3 mybot.py » ; peut être répété
cli-serve-address = où d’autres processus sur le même PostgreSQL atteignent celui-ci ; le même nom que dans la configuration du proxy (par défaut : là où il écoute)
cli-serve-memory = mémoire pour les parties en cours, en mégaoctets ; quand elle est pleine, les suivantes sont refusées
cli-serve-workers = processus où pensent les bots
cli-serve-review-samples = mondes imaginés où se comparent les décisions, pour analyses et conseils ; 0 : ni les unes ni les autres
cli-serve-bot-seconds = temps de réflexion maximal d’un bot, en secondes
cli-serve-bot-pause = pause avant le coup d’un bot, en secondes
cli-serve-vote = secondes après lesquelles les autres peuvent voter qu’un bot joue pour qui fait attendre
cli-serve-undo = temps que les bots laissent pour annuler un coup, en secondes
cli-serve-order-pause = pause avant un tour joué par consignes, en secondes : la moitié sont plus courtes
cli-serve-reveal = temps qu’une donne attend les nonces des appareils absents, en secondes
cli-serve-limit = changer une limite de débit : NOM=DÉBIT/RAFALE, par seconde et d’un coup ; peut être répétée
cli-serve-connections = connexions simultanées par adresse
cli-serve-patience = secondes qu’une demande peut mettre à arriver, et une réponse rester non lue
cli-serve-metrics = le jeton que demande /metrics (par défaut : seule cette machine peut regarder)
cli-serve-log = détail du journal : debug, info, warning ou error
serve-listening = Trilhos est ouvert à { $url } (Ctrl-C le ferme ; les parties sont gardées dans { $database })
bad-log-level = « { $value } » n’est pas un niveau de journal. Niveaux : { $known }.
bad-seconds = { $option } prend un nombre de secondes de { $least } à { $most }, pas « { $value } ».
database-in-use = Un autre serveur a ouvert { $file }. Arrêtez-le, choisissez un autre fichier avec --db, ou prenez PostgreSQL pour plusieurs serveurs.
bad-http = La demande est incompréhensible.
unknown-board = Ce plateau n’existe pas.
board-id-taken = { $file } s’appelle « { $id } », comme un autre plateau. Donnez-lui un autre identifiant.
too-many-boards = { $file } est de trop : un dossier peut proposer { $most } plateaux.
cli-serve-boards = un dossier de plateaux à proposer en plus des nôtres, un fichier chacun ; les nouveaux sont trouvés en cours de route
no-boards-there = Il n’y a pas de dossier { $folder }. Donnez à --boards le dossier des fichiers de plateaux.
unknown-lesson = Cette leçon n’existe pas. La première page les liste toutes.
lesson-asks-else = Il ne s’est rien passé : cette étape de la leçon demande autre chose.
lesson-read-first = Il ne s’est rien passé : lisez d’abord cette étape de la leçon, puis touchez « Suite ».
lesson-elsewhere = La leçon en est maintenant à une autre étape.

# Analyses.
no-reviews = Ce serveur ne fait pas d’analyses. Gardez la sauvegarde et analysez vous-même : trilhos review FILE
reviews-busy = Autant de parties que ce serveur en accepte attendent déjà leur analyse. Réessayez dans quelques minutes.

# Conseils.
hints-not-agreed = Cette partie n’a pas de conseils : elle a été créée sans. Pour une nouvelle, choisissez-les avant de l’ouvrir.
no-hints = Ce serveur ne donne pas de conseils.
no-hint = Il n’y a rien à conseiller ici.
hint-failed = Aucun conseil trouvé à temps. Réessayez.
hint-take = Prenez une carte visible.
hint-draw = Piochez une carte cachée.
hint-claim = Prenez une route maintenant.
hint-pay = Cette route peut se payer mieux ou moins bien.
hint-tickets = Piochez des billets.
hint-keep = Voyez quels billets vont ensemble.
hint-pass = Passez.
hint-station = Construisez une gare.
hint-harbour = Construisez un port.
hint-yield = Renoncez au tunnel.
hint-refill = Attention à la pioche qui comble le vide.
hint-pieces = Voyez combien de wagons et de bateaux il faut à vos billets.
hint-exchange = Échangez des pièces.
hint-other = Le plus utile maintenant : { $move }.
hint-warning = Dans des mondes imaginés, ce coup coûte aux bots environ { $points } de leurs chances de gagner.
