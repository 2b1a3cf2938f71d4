keeper-title = Gérance
keeper-token = Le jeton de gérance
keeper-token-where = Au démarrage, le serveur dit dans quel fichier il se trouve ; ou bien vous l’avez choisi. Il n’est gardé que pour cet onglet.
keeper-enter = Entrer
keeper-leave = Oublier le jeton
keeper-unreached = Le serveur est injoignable, ou demande d’attendre un instant.
keeper-vitals = Le serveur
keeper-rooms = En mémoire
keeper-connections = Connexions
keeper-status-open = Ouvertes
keeper-status-running = En cours
keeper-status-finished = Finies
keeper-status-quarantined = Quarantaine
keeper-replaced = Bots que ce serveur n’a pas, et que le bot remplaçant joue : { $bots }
keeper-lost =
    { $count ->
        [one] { $count } changement confirmé manque dans la base de données.
       *[other] { $count } changements confirmés manquent dans la base de données.
    } Parties, et le numéro que chacune avait atteint : { $games }
keeper-noted = C’est noté
keeper-games = Parties
keeper-which = Quelles parties
keeper-all = Toutes les parties
keeper-search = L’identifiant commence par…
keeper-none = Aucune partie ne convient.
keeper-size =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $kb } ko
keeper-reason-damaged = Abîmée : son journal ne peut pas être relu.
keeper-reason-newer = Elle demande des règles plus récentes que celles de ce programme.
keeper-reason-board = Elle a été distribuée sur un plateau que ce programme n’a pas.
keeper-reason-endless = Elle a atteint sa limite sans se terminer.
keeper-reason-keeper = Fermée par la gérance.
keeper-chairs =
    { $chairs ->
        [one] { $chairs } place. Ses dernières entrées :
       *[other] { $chairs } places. Les dernières entrées :
    }
keeper-open = Ouvrir
keeper-export = Journal brut
keeper-hold = Quarantaine
keeper-release = Libérer
keeper-delete = Supprimer
keeper-really-delete = Oui, supprimer
keeper-sure = La partie disparaît pour de bon, et ses joueurs sont prévenus. Vraiment ?
keeper-bans = Exclusions
keeper-no-bans = Personne n’est exclu.
keeper-network = Adresse ou réseau
keeper-why = Pourquoi, pour mémoire
keeper-ban = Exclure
keeper-unban = Réadmettre
keeper-ban-this = Exclure…
keeper-addresses = Connexions depuis
keeper-nobody = Personne n’est connecté à ce processus.
keeper-game = Une partie
