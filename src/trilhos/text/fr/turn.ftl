# Un tour dans le navigateur.
action-pass = Passer
action-undo = Annuler
undo-ask = Demander à annuler
undo-ask-short = Annuler ?
undo-until =
    { $name ->
        [Vous] tant que vous n’avez pas joué
       *[other] tant que { $name } n’a pas joué
    }
undo-asked = Accord attendu : { $names }
undo-question = { $name } demande à annuler le dernier coup. Il n’a montré que ses propres cartes.
undo-agree = D’accord
undo-deny = Le coup reste
turn-thinking = { $name } réfléchit
turn-several = Choix en cours : { $names }
last-round = Dernier tour
last-round-left =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
stalling-title = La partie piétine
stalling-left =
    Si personne ne prend de route, ne construit, ne pioche ou ne garde rien d’ici { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, la partie s’arrête.
stalling-short =
    { $count ->
        [one] Encore { $count } tour comme cela, et elle s’arrête.
       *[other] Encore { $count } tours comme cela, et elle s’arrête.
    }

# Ce qui est demandé.
prompt-first-tickets = Choisissez vos premiers billets
prompt-choose-tickets = Choisissez les billets à garder
prompt-second-card = Encore une carte
prompt-pay = Choisissez comment payer
prompt-tunnel = Le tunnel : payer ou renoncer
prompt-neutral = Une voie pour le joueur neutre
prompt-refill = Quelle pioche comble le vide ?
prompt-pieces = Combien de wagons, combien de bateaux ?
prompt-over = La partie est finie
prompt-cards = Prenez une carte visible ou piochez
prompt-route = Choisissez une route éclairée
prompt-tickets = Piocher des billets
prompt-station = Choisissez une ville pour la gare
prompt-harbour = Choisissez une ville pour le port
prompt-exchange = Échanger des pièces
prompt-pass = Rien d’autre n’est possible : passer
prompt-cards-first =
    { $count ->
        [0] Ces cartes ne paient aucune route
        [one] Ces cartes paient { $count } route
       *[other] Ces cartes paient { $count } routes
    }

# Pourquoi une chose est impossible maintenant.
why-over = La partie est finie.
why-not-your-turn =
    { $name ->
        [Vous] C’est à vous de jouer.
       *[other] C’est à { $name } de jouer.
    }
why-not-now = Il faut d’abord décider autre chose.
why-second-card = Prenez d’abord votre seconde carte.
why-taken =
    { $name ->
        [Vous] Elle est déjà à vous.
       *[other] Déjà à { $name }.
    }
why-taken-nobody = Elle est au joueur neutre.
why-closed = Fermée : l’autre voie de la paire est prise.
why-own-twin = Vous avez déjà l’autre voie de la paire.
why-pieces =
    { $count ->
        [one] Il vous manque { $count } pièce.
       *[other] Il vous manque { $count } pièces.
    }
why-cards =
    { $count ->
        [one] Il vous manque des cartes pour { $count } case.
       *[other] Il vous manque des cartes pour { $count } cases.
    }
why-cards-colour = Il manque : { $count } × { $colour }.
why-cards-building = Vous n’avez pas les cartes qu’il faut.
why-all-built = Vous n’en avez plus à construire.
why-no-port = Cette ville n’est pas portuaire.
why-no-route = Aucune de vos routes n’arrive ici.
why-no-card = Aucune carte à cet endroit.
why-one-wild = Un joker visible ne peut pas être la seconde carte.
why-no-tickets = Il n’y a plus de billets.
why-keep-more =
    { $count ->
        [one] Gardez au moins { $count } billet.
       *[other] Gardez au moins { $count } billets.
    }
why-not-offered = Cela ne fait pas partie des choix.
why-can-act = On ne passe que si rien d’autre n’est possible.
why-exchanged = Il reste trop peu de pièces à échanger.
why-none-cards = Aucune carte à prendre.
why-none-route = Aucune route possible avec vos cartes et vos pièces.
why-none-tickets = Pas de billets à piocher pour l’instant.
why-none-station = Pas de gare possible pour l’instant.
why-none-harbour = Pas de port possible pour l’instant : il faut une ville portuaire reliée à une de vos routes, et les cartes.
why-none-exchange = Rien à échanger pour l’instant.

# Le clavier.
keys-title = Touches
key-take = prendre une carte visible
key-draw = piocher
key-draw-second = piocher dans la seconde pioche
key-route = choisir une route
key-tickets = piocher des billets
key-station = construire une gare
key-harbour = construire un port
key-exchange = échanger des pièces
key-arrows = aller à la prochaine chose éclairée
key-enter = confirmer
key-cancel = annuler le choix
key-pass = passer
key-undo = annuler le coup
key-find = chercher une ville
key-help = cette liste
find-city = Chercher une ville
find-none = Aucune ville de ce nom
steps-waiting =
    { $count ->
        [one] { $count } coup à voir
       *[other] { $count } coups à voir
    }
steps-next = Coup suivant
steps-last = Tout voir
key-next = voir le coup suivant des autres, quand ils se montrent un par un
key-last = voir tous les coups des autres
