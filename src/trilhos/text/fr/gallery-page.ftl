# La galerie : les plateaux qu’un serveur propose.
gallery-title = Plateaux
gallery-warning = Qui apporte un plateau n’apporte que ce qui est à lui : les noms et les images des jeux du commerce n’ont rien à faire sur un serveur que d’autres peuvent atteindre.
gallery-lost = Le serveur est injoignable. Réessayez.
gallery-numbers = { $cities } villes · { $routes } routes · { $tickets } billets · { $least } à { $most } joueurs
gallery-trial = Essayé par des bots : { $games } parties, { $turns } tours chacune ; victoires par place { $seats }
gallery-play = Jouer
gallery-open = Ouvrir une copie dans l’atelier
gallery-copy = { $title } (copie)
gallery-file = Le fichier
