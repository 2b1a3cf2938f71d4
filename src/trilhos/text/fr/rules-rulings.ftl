# Les pages de règles : ce qui a été décidé là où une règle laisse un doute, avec les numéros de docs/rules.
rules-rulings-title = Ce que Trilhos a décidé
rules-rulings-lead =
    Autour d’une table, on s’entend sur ce qu’une règle laisse ouvert ; un programme doit savoir. Voici les décisions de
    Trilhos pour ce plateau, chacune avec son numéro dans les documents du projet.

rules-ruling-u6 =
    Vous choisissez tous vos premiers billets en même temps, et nul ne sait ce que gardent les autres. Qui prépare la
    partie peut nommer le premier joueur ; sinon, on tire au sort.
rules-ruling-u6-under = Les premiers billets rendus vont sous la pioche dans l’ordre des places.
rules-ruling-u8 =
    Vous passez si vous ne pouvez rien faire d’autre, et seulement alors. Si tout le monde passe à la suite, la partie
    est finie et l’on compte, même dans les derniers tours.
rules-ruling-u9 = La seconde carte n’est pas facultative : s’il y en a une que vous pouvez prendre, vous la prenez.
rules-ruling-u13 =
    On vérifie s’il y a trop de jokers visibles chaque fois qu’une carte est retournée, et à aucun autre moment.
rules-ruling-u14 =
    Si de nouvelles cartes visibles et une nouvelle pioche sont dues en même temps, les cartes visibles sont d’abord
    défaussées et mélangées avec le reste. Elles restent telles quelles s’il n’y a pas assez d’autres cartes pour
    changer quelque chose, ou si la pioche a été refaite deux fois de suite à cause d’elles.
rules-ruling-u29 = Les joueurs toujours à égalité après tous les départages gagnent ensemble.
rules-ruling-u31 =
    Si pendant cinq manches entières personne ne prend de route, ne construit, ne prend de carte ni ne garde de
    billet, la partie piétine : elle est finie et l’on compte. Un avertissement vient deux manches avant.

rules-ruling-e10 = On ne peut pas renoncer à un tunnel qui ne coûte rien de plus : il est alors pris.
rules-ruling-e11 =
    Toutes les cartes d’un tunnel, posées, ajoutées et retournées, sont défaussées au même moment. Une pioche vide est
    refaite après cela, pas avant.
rules-ruling-e17 =
    À la fin, Trilhos choisit pour vous les routes empruntées : pour toutes vos gares ensemble, le choix qui marque le
    plus, et à égalité celui qui réussit le plus de billets.
rules-ruling-e18 =
    Une gare ne sert à rien là où toutes les routes de la ville sont libres ou à vous. Peu importe à qui d’autre est la
    route que vous empruntez.
rules-ruling-e23 = Les joueurs toujours à égalité après tous les départages gagnent ensemble.

rules-ruling-s6 = Vous prenez exactement { $pieces } pièces, pas moins.
rules-ruling-s12 =
    Si les deux pioches étaient vides et que des cartes reviennent, les vides parmi les cartes visibles sont comblés
    l’un après l’autre, de la pioche wagons tant qu’elle a des cartes, puis de la pioche bateaux.
rules-ruling-s26 =
    En cas d’égalité, le plus grand nombre de billets réussis l’emporte. Si l’égalité demeure, on gagne ensemble.
rules-ruling-w4 = Sur une route difficile, deux jokers forment aussi une paire.
rules-ruling-w5 =
    Un circuit est réussi dans l’ordre si un trajet de votre réseau, qui n’utilise aucune route deux fois, commence à sa
    première ville, passe par les autres comme imprimé et finit à la dernière.

rules-ruling-n3 =
    La défausse des billets est mélangée quand il faut un billet et que la pioche n’en a pas, même au milieu d’une
    pioche : vous en voyez donc { $draw } tant qu’il y en a { $draw }. Les billets devant vous n’y sont pas mélangés.
rules-ruling-n13 =
    En cas d’égalité, le plus grand nombre de billets réussis l’emporte. Si l’égalité demeure, on gagne ensemble.
rules-ruling-n16 = Après le dernier tour de la partie, le joueur neutre ne fait rien.
rules-ruling-n18 =
    S’il ne reste pas de voie pour le joueur neutre, il ne se passe rien, quel que soit le nombre de ses wagons.
rules-ruling-n20 =
    Si les billets sont mélangés pendant qu’un joueur pioche, le joueur neutre continue. Un billet qui l’arrête est
    défaussé.
rules-ruling-n21 = Pour la seconde voie, à côté de celle du joueur neutre, vous payez le péage à la banque.
