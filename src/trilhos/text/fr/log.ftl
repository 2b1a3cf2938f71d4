# Qui regarde s’appelle « Vous » dans sa propre partie : le verbe s’accorde.
log-deal =
    { $name ->
        [Vous] Vous recevez
       *[other] { $name } reçoit
    } : { $cards }.
log-deal-hidden =
    { $name ->
        [Vous] Vous recevez
       *[other] { $name } reçoit
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-market = Cartes visibles : { $cards }.
log-flush = Trop de jokers visibles : toutes les cartes visibles sont défaussées.
log-refill = À l’emplacement { $slot }, il y a maintenant : { $card }.
log-reshuffle =
    La défausse devient la nouvelle pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-reshuffle-tickets =
    Les billets rendus deviennent la nouvelle pioche : { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }.
log-offer =
    { $name ->
        [Vous] Vous avez
       *[other] { $name } a
    } le choix : { $tickets }.
log-offer-hidden =
    { $name ->
        [Vous] Vous piochez
       *[other] { $name } pioche
    } { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    } pour choisir.
log-keep =
    { $name ->
        [Vous] Vous gardez
       *[other] { $name } garde
    } : { $tickets }.
log-keep-hidden =
    { $name ->
        [Vous] Vous gardez
       *[other] { $name } garde
    } { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }.
log-keep-first =
    { $name ->
        [Vous] Vous avez
       *[other] { $name } a
    } choisi les premiers billets.
log-turn =
    { $name ->
        [Vous] À vous de jouer.
       *[other] À { $name } de jouer.
    }
log-take =
    { $name ->
        [Vous] Vous prenez
       *[other] { $name } prend
    }, visible : { $cards }.
log-draw =
    { $name ->
        [Vous] Vous piochez
       *[other] { $name } pioche
    } à l’aveugle : { $cards }.
log-draw-hidden =
    { $name ->
        [Vous] Vous piochez
       *[other] { $name } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à l’aveugle.
log-tunnel =
    { $name ->
        [Vous] Vous tentez
       *[other] { $name } tente
    } le tunnel { $route } avec { $laid } ; cartes retournées : { $turned }. { $surcharge ->
        [0] Pas de supplément.
        [one] Supplément : { $surcharge } carte.
       *[other] Supplément : { $surcharge } cartes.
    }
log-yield =
    { $name ->
        [Vous] Vous renoncez au tunnel { $route } et reprenez les cartes.
       *[other] { $name } renonce au tunnel { $route } et reprend les cartes.
    }
log-claim =
    { $name ->
        [Vous] Vous prenez
       *[other] { $name } prend
    } { $route } pour { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-toll-bank =
    { $name ->
        [Vous] Vous payez
       *[other] { $name } paie
    } un péage de { $amount } à la banque.
log-toll-player =
    { $name ->
        [Vous] Vous payez
       *[other] { $name } paie
    } un péage : { $amount } pour { $to ->
        [Vous] vous
       *[other] { $to }
    }.
log-loan-bank =
    { $name ->
        [Vous] Vous ne pouvez pas payer le péage de { $amount } et prenez un emprunt.
       *[other] { $name } ne peut pas payer le péage de { $amount } et prend un emprunt.
    }
log-loan-player =
    { $name ->
        [Vous] Vous ne pouvez pas payer le péage de { $amount } et prenez un emprunt
       *[other] { $name } ne peut pas payer le péage de { $amount } et prend un emprunt
    } ; la banque { $to ->
        [Vous] vous paie
       *[other] paie { $to }
    }.
log-station =
    { $name ->
        [Vous] Vous construisez
       *[other] { $name } construit
    } une gare à { $city } pour { $cards }.
log-pass =
    { $name ->
        [Vous] Vous passez
       *[other] { $name } passe
    } : rien d’autre n’était possible.
log-ending =
    { $name ->
        [Vous] Vous n’avez
       *[other] { $name } n’a
    } presque plus de pièces : le dernier tour commence. { $turns ->
        [one] Reste { $turns } tour.
       *[other] Restent { $turns } tours.
    }
log-stalling =
    Rien n’avance depuis un moment. Si personne ne prend de route, ne construit, ne pioche ou ne garde rien d’ici { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, la partie s’arrête.
log-reveal =
    { $name ->
        [Vous] Vous retournez
       *[other] { $name } retourne
    } un billet pour le joueur neutre : { $ticket } ; au pied : { $pair }.
log-reveal-none = Il n’y a plus de billet dans la pioche pour le joueur neutre.
log-neutral-blank = Le joueur neutre n’a rien à prendre.
log-neutral-claimed = Le joueur neutre prend { $route }.
log-neutral-stopped = Le joueur neutre s’arrête pour de bon.
log-neutral-toll =
    { $name ->
        [Vous] Vous recevez
       *[other] { $name } reçoit
    } de la banque le péage de { $amount }.
log-neutral-marker =
    { $name ->
        [Vous] Vous avez
       *[other] { $name } a
    } maintenant le marqueur neutre.
log-over-pieces = Le dernier tour est joué : la partie est finie.
log-over-passes = Tout le monde a passé : la partie est finie.
log-over-stalled = Pendant cinq manches, personne n’a rien pris, construit, pioché ni gardé : la partie piétine et s’arrête.
log-total =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-winners =
    { $count ->
        [one] Victoire
       *[other] Victoire partagée
    } : { $names }.
ticket-blank = aucune ville
log-draw-hidden-train =
    { $name ->
        [Vous] Vous piochez
       *[other] { $name } pioche
    } { $count ->
        [one] { $count } carte wagon
       *[other] { $count } cartes wagon
    } à l’aveugle.
log-draw-hidden-ship =
    { $name ->
        [Vous] Vous piochez
       *[other] { $name } pioche
    } { $count ->
        [one] { $count } carte bateau
       *[other] { $count } cartes bateau
    } à l’aveugle.
log-reshuffle-train =
    La défausse des wagons devient la nouvelle pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-reshuffle-ship =
    La défausse des bateaux devient la nouvelle pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-pieces =
    { $name ->
        [Vous] Vous commencez
       *[other] { $name } commence
    } avec { $trains } wagons et { $ships } bateaux.
log-exchange-trains =
    { $name ->
        [Vous] Vous échangez
       *[other] { $name } échange
    } { $count ->
        [one] { $count } bateau contre un wagon : { $count } point de moins.
       *[other] { $count } bateaux contre des wagons : { $count } points de moins.
    }
log-exchange-ships =
    { $name ->
        [Vous] Vous échangez
       *[other] { $name } échange
    } { $count ->
        [one] { $count } wagon contre un bateau : { $count } point de moins.
       *[other] { $count } wagons contre des bateaux : { $count } points de moins.
    }
log-harbour =
    { $name ->
        [Vous] Vous construisez
       *[other] { $name } construit
    } un port à { $city } pour { $cards }.

# Un événement qui n’a pas de phrase à lui.
log-plainly = { $event } : { $values }.
