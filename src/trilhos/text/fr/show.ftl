# Le journal : les personnes, à côté de ce qui se passe sur la table.
log-you = Vous
log-joined =
    { $name ->
        [Vous] Vous vous asseyez.
       *[other] { $name } s’assoit.
    }
log-left =
    { $name ->
        [Vous] Vous vous levez.
       *[other] { $name } se lève.
    }
log-seated = { $name }, un bot, s’assoit.
log-started = La partie commence.
log-nonce-missing = Le nombre secret attendu n’est pas arrivé à temps ({ $name }) : donne faite sans lui.
log-undo =
    { $name ->
        [Vous] Vous annulez le dernier coup.
       *[other] { $name } annule le dernier coup.
    }
log-hinted =
    { $name ->
        [Vous] Vous avez pris un conseil.
       *[other] { $name } a pris un conseil.
    }
log-asked =
    { $name ->
        [Vous] Vous demandez à annuler le dernier coup.
       *[other] { $name } demande à annuler le dernier coup.
    }
log-agreed =
    { $name ->
        [Vous] Vous êtes d’accord.
       *[other] { $name } est d’accord.
    }
log-denied =
    { $name ->
        [Vous] Vous voulez que le coup reste.
       *[other] { $name } veut que le coup reste.
    }
log-voted =
    { $name ->
        [Vous] Vous demandez qu’un bot continue.
       *[other] { $name } demande qu’un bot continue.
    }
log-clock =
    { $name ->
        [Vous] Votre temps est écoulé : un bot décide.
       *[other] Temps écoulé pour { $name } : un bot décide.
    }
log-away =
    { $name ->
        [Vous] Vous vous absentez : un bot continue.
       *[other] { $name } s’absente : un bot continue.
    }
log-back =
    { $name ->
        [Vous] Vous revenez.
       *[other] { $name } revient.
    }
log-vacation =
    { $name ->
        [Vous] Vous partez en congé : votre pendule s’arrête.
       *[other] { $name } part en congé : sa pendule s’arrête.
    }
log-vacation-over =
    { $name ->
        [Vous] Vous revenez de congé.
       *[other] { $name } revient de congé.
    }
log-lapsed =
    { $name ->
        [Vous] Votre temps est écoulé : un bot joue en attendant.
       *[other] Temps écoulé pour { $name } : un bot joue en attendant.
    }
log-resigned =
    { $name ->
        [Vous] Vous abandonnez : un bot continue.
       *[other] { $name } abandonne : un bot continue.
    }

# Le décompte final, en spectacle.
line-completed = billets réussis
line-failed = billets ratés
count-you = Vous avez gagné !
count-shared = Victoire partagée : { $names }
count-tie-tickets = Égalité de points : le plus de billets réussis l’emporte.
count-tie-stations = Égalité de points : le moins de gares construites l’emporte.
count-tie-longest = Égalité de points : le plus long chemin l’emporte.
count-tie-shared = Égalité de points, et rien ne les départage.
show-skip = Passer
show-again = Revoir le décompte
show-replay = Revoir la partie
show-review = Analyse
show-share = Partager la partie
show-share-review = Partager ce coup
show-copied = Lien copié
show-save = Sauvegarde
show-audit = Relevé complet, coup par coup
show-home = Accueil
show-rematch = Rejouer
deal-promise = Avant que quelqu’un s’assoie, le serveur a mis un secret sous clé ; voici son sceau. Ensuite, l’appareil de chaque joueur a fait de même avec son propre nombre secret. Les cartes, les billets et qui commence en découlent tous ensemble : personne n’a pu choisir la donne, ni le serveur, ni qui a ouvert la partie, ni la dernière personne assise.
deal-promise-how = Tous les joueurs voient le même sceau. À la fin de la partie, les secrets sont révélés, et cet appareil vérifie lui-même qu’ils concordent.
deal-fair = Personne n’a pu choisir cette donne : la graine de ses cartes découle d’un secret du serveur et de nombres secrets ({ $names }), dont celui de cet appareil, tous promis avant qu’il révèle le sien. Cet appareil l’a vérifié.
deal-fits = Tout ce qui est révélé de cette donne concorde : sa graine découle d’un secret du serveur et de nombres secrets ({ $names }). Si quelqu’un l’a choisie, cet appareil ne peut pas le dire : il n’y a pas de nombre secret, ou n’a pas vu ce qui était promis.
deal-alone = Aucun appareil de joueur n’a pris part à cette donne : le serveur l’a tirée seul, et aurait pu la choisir.
deal-old = Cette partie a été distribuée à l’ancienne façon : le serveur ne pouvait plus changer la donne ensuite, mais aurait pu la choisir avant.
deal-lesson = Cette donne a été choisie pour la leçon : tout le monde y reçoit les mêmes cartes.
deal-imported = Cette partie vient d’une sauvegarde : qui l’a apportée pouvait connaître la donne.
deal-study = Cette partie est une étude : elle prolonge une partie finie, avec les mêmes cartes à venir, et qui a vu l’autre pouvait les connaître. Elle ne compte pour rien.
deal-wrong = Cette donne a un problème. Gardez la sauvegarde, et demandez à la gérance du serveur.
deal-fault-commitment = Ce que le serveur révèle maintenant ne va pas avec le sceau qu’il montrait avant la partie.
deal-fault-terms = Le plateau, les options, les règles ou le premier joueur ne sont pas ceux qui étaient scellés.
deal-fault-promises = Les nombres secrets promis maintenant ne sont pas ceux que cet appareil a vus avant la donne.
deal-fault-bots = Les bots nommés maintenant ne sont pas ceux qui étaient à la table avant la donne.
deal-fault-nonces = Un nombre secret n’est pas celui qui était promis.
deal-fault-mine = Le nombre secret de cet appareil n’a pas servi, alors qu’il était prêt à temps.
deal-fault-seed = La graine des cartes ne découle pas des secrets.
deal-fault-order = L’ordre des places ne découle pas des secrets.
deal-withheld = Nombre secret promis, mais absent de la donne : { $names }. Qui l’a retenu, ou laissé de côté, pouvait choisir entre la donne avec lui et la donne sans lui.
deal-note = Ce que cet appareil a noté
deal-note-how = Que les cartes viennent de cette graine se vérifie sur un ordinateur, avec la sauvegarde et ce que cet appareil a noté : trilhos verify.
show-rematch-ready = À la revanche

# La partie revue.
replay-title = Revoir
replay-move = Coup
replay-at = Coup { $at } sur { $of }
replay-first = À la donne
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-claim = À la prochaine route prise
replay-speed = Vitesse
replay-table = À la table

# Ce que les autres ont fait depuis son propre tour, en quelques mots derrière leur nom.
strip-title = Depuis votre dernier tour
strip-again = Revoir
brief-claim =
    { $route }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
brief-take = { $cards }
brief-draw = { $cards } à l’aveugle
brief-draw-hidden = { $count } à l’aveugle
brief-draw-hidden-train =
    { $count ->
        [one] { $count } wagon à l’aveugle
       *[other] { $count } wagons à l’aveugle
    }
brief-draw-hidden-ship =
    { $count ->
        [one] { $count } bateau à l’aveugle
       *[other] { $count } bateaux à l’aveugle
    }
brief-keep-hidden =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
brief-keep = { $tickets }
brief-yield = renonce au tunnel { $route }
brief-station = gare à { $city }
brief-harbour = port à { $city }
brief-loan-bank = un emprunt
brief-loan-player = un emprunt
brief-exchange-trains =
    { $count ->
        [one] { $count } bateau contre un wagon
       *[other] { $count } bateaux contre des wagons
    }
brief-exchange-ships =
    { $count ->
        [one] { $count } wagon contre un bateau
       *[other] { $count } wagons contre des bateaux
    }
brief-neutral-claimed = joueur neutre : { $route }
brief-pass = passe
deal-daily = C’est une donne du jour : tout le monde y a les mêmes cartes, et qui connaît le jour peut les connaître.
show-others = Ce qu’ont fait les autres
