# Ce que les bots disent de leurs coups, et le banc où ils jouent entre eux.
remark-fault-start = Le bot n’a pas démarré : le premier coup permis a été joué à sa place.
remark-fault-rubbish = La réponse du bot était incompréhensible : le premier coup permis a été joué à sa place.
remark-fault-illegal = Le bot a choisi un coup interdit : le premier coup permis a été joué à sa place.
remark-fault-late = Le bot n’a pas répondu à temps : le premier coup permis a été joué à sa place.
remark-fault-died = Le programme du bot s’est arrêté : le premier coup permis a été joué à sa place.
remark-fault-raised = Le bot a échoué sur une erreur : le premier coup permis a été joué à sa place.
