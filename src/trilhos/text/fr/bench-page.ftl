# Ce que les bots disent de leurs coups, et le banc où ils jouent entre eux.
remark-fault-start = Le bot n’a pas démarré : le premier coup permis a été joué à sa place.
remark-fault-rubbish = La réponse du bot était incompréhensible : le premier coup permis a été joué à sa place.
remark-fault-illegal = Le bot a choisi un coup interdit : le premier coup permis a été joué à sa place.
remark-fault-late = Le bot n’a pas répondu à temps : le premier coup permis a été joué à sa place.
remark-fault-died = Le programme du bot s’est arrêté : le premier coup permis a été joué à sa place.
remark-fault-raised = Le bot a échoué sur une erreur : le premier coup permis a été joué à sa place.
remark-title = Ce que dit le bot
remark-number = { $value }
bench-title = L’établi des bots
bench-about = N’importe quel bot à n’importe quelle place, les vôtres aussi. Personne d’autre ne joue : toutes les mains sont ouvertes, et la partie se regarde pendant qu’elle se joue.
bench-names = Un nom de la liste, avec des réglages au besoin : hard:style=blocker, expert:samples=300. Vos programmes reçoivent un nom au démarrage du serveur : --bot mien=cmd:…
bench-play = Jouer et regarder
