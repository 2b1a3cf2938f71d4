# L’atelier : plateaux que l’on apporte à un serveur, longs travaux, impressions.
workshop-closed = L’atelier de ce serveur est fermé : on peut regarder des plateaux, mais ni en apporter ni en faire ici. La gérance du serveur l’ouvre avec : trilhos serve --workshop
workshop-warning = N’apportez que ce qui est à vous : les noms, images et textes des jeux du commerce appartiennent à leurs auteurs. Ne les mettez pas sur un serveur que d’autres peuvent atteindre.
workshop-a-board = Le plateau
workshop-full = Il n’y a pas de place pour un autre plateau : ceux que vous montrez dans la galerie restent. Retirez-en un d’abord.
workshop-id-taken = « { $id } » est l’identifiant d’un plateau que tout le monde a. Donnez-en un autre au vôtre, et apportez-le à nouveau.
gallery-full = La galerie est pleine : { $most } plateaux peuvent être montrés. Demandez à la gérance du serveur d’en retirer.
wrong-board-secret = Ce n’est pas le secret donné à qui a apporté ce plateau.
cli-serve-workshop = laisser les gens apporter, essayer et imprimer leurs plateaux (par défaut : seulement si personne d’autre que cette machine ne peut venir)

# Longs travaux
unknown-job = Ce travail n’existe pas ici : il a été abandonné, ou fini il y a plus d’une heure.
workshop-busy = L’atelier est débordé. Réessayez dans quelques minutes.
job-one-at-a-time =
    { $most ->
        [one] Vous avez { $most } travail en cours. Attendez qu’il finisse, ou arrêtez-le.
       *[other] Vous avez { $most } travaux en cours. Attendez que l’un finisse, ou arrêtez-le.
    }
job-late = Ce travail a duré plus de dix minutes et a été arrêté. Demandez moins : moins de parties, ou un plateau plus petit.
job-died = Ce travail s’est arrêté de façon inattendue. Réessayez ; si cela se répète, le journal du serveur dit pourquoi.
job-memory = Il faudrait plus de mémoire qu’un travail ne peut en avoir. Demandez moins.
