# Ce que l’on a, sur un téléphone : un tiroir que l’on tire vers le haut.
drawer-handle = Billets, cartes et journal
sheet-handle = Voir le plateau ou la question
drawer-title = Le reste de la table
drawer-tickets = Billets { $done }/{ $count }
drawer-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Ce qui vient de se passer.
log-latest = Dernier coup
log-and-talk = Journal et discussion

# La discussion.
chat-new =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }

# Les conseils, et une confirmation avant les gaffes.
hints-set = Cette partie a des conseils : chacun peut demander quoi faire, et les autres en sont informés.
hint-ask = Que faire ?
hint-title = Un conseil
hint-thinking = Examen de ce que vous pouvez voir…
hint-full = Dites-moi le coup
hint-move = Le mieux ici : { $move }.
hint-told = Les autres savent que vous avez pris un conseil, mais pas lequel. Il ne s’appuie que sur ce que vous pouvez voir.
coach-title = Vraiment ?
coach-play = Jouer ce coup
coach-back = Réfléchir encore
