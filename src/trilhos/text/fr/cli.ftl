cli-about = Jeux de plateau ferroviaires : jouer, simuler, étudier.
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-help = montrer cette aide et s’arrêter
cli-version = montrer la version, et si le moteur est compilé
cli-lang = langue de tous les textes : { $known } (par défaut : selon TRILHOS_LANG ou votre système)
cli-default = par défaut : { $value }
cli-json = écrire les chiffres en JSON, pour des programmes
cli-play = jouer une partie dans le terminal contre des bots
cli-editions = lister les plateaux, leurs joueurs et leurs options
cli-simulate = faire jouer beaucoup de parties à des bots et les résumer
cli-replay = rejouer une partie sauvegardée et raconter ce qui s’est passé
cli-bench = mesurer la vitesse du moteur sur cette machine
cli-map = quel plateau (par défaut : usa ; voir « trilhos editions ») ou fichier de plateau
cli-map-ask = quel plateau (par défaut : on vous le demande)
cli-players = nombre de joueurs
cli-bot-seats = bots par place ; la liste recommence là où elle est trop courte
cli-opponents = vos adversaires ; la liste recommence là où elle est trop courte (par défaut : des personnages qui sont chez eux sur le plateau ; voir « trilhos bots »)
cli-simulate-games = nombre de parties
cli-seed = graine de la première partie ; la partie k prend graine + k
cli-play-seed = graine de la donne (par défaut : une graine secrète)
cli-option = une option du plateau ; peut être répétée
cli-audit = écrire chaque partie dans ce fichier, sans rien cacher, pour vérifier
cli-limit = abandonner une partie après tant de décisions
cli-rules = version des règles à suivre
cli-jobs = processus à utiliser
cli-replay-file = une partie sauvegardée, ou l’identifiant d’une partie de votre bibliothèque (voir « trilhos games »)
cli-seat = raconter la partie comme cette place l’a vue (par défaut : en spectateur)
cli-save = où sauvegarder la partie (par défaut : votre dossier de données)
cli-plain = phrases simples sans cadres ni couleurs, pour lecteurs d’écran

column-id = plateau
column-title = titre
column-players = joueurs
column-cities = villes
column-routes = routes
column-tickets = billets
column-options = options
column-seat = place
column-bot = bot
column-wins = victoires
column-score = points moyens
column-least = min.
column-most = max.
column-tickets-kept = billets
column-tickets-done = réussis
column-edition = plateau
column-games-per-s = parties/s
column-decisions-per-s = décisions/s
column-clone-us = copie µs
column-legal-us = permis µs
column-state-bytes = octets

progress-games = parties
simulated =
    { $games ->
        [one] { $games } partie à partir de la graine { $seed }
       *[other] { $games } parties à partir de la graine { $seed }
    } ; tours par partie : { $mean } ({ $least } à { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } partie a fini bloquée : cinq manches sans que personne n’avance.
       *[other] { $count } parties ont fini bloquées : cinq manches sans que personne n’avance.
    }
simulated-capped = Abandonnée après { $limit } décisions, sans fin : graine { $seed }. Elle ne compte dans aucun chiffre, et un fichier d’audit l’omet.

bad-usage = { $problem }. Voir « { $command } --help ».
bad-number-from = { $option } prend un nombre entier, { $least } ou plus, pas « { $value } ».
bad-decimal = { $option } prend un nombre de { $least } à { $most }, pas « { $value } ».
bad-number-between = { $option } prend un nombre entier de { $least } à { $most }, pas « { $value } ».
bad-switch = --option prend NOM=on ou NOM=off, pas « { $option } ».
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.
unknown-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
unknown-bot = Il n’y a pas de bot « { $name } ». Bots : { $known }.
missing-file = Il manque un fichier à « { $command } ». Voir « trilhos { $command } --help ».
