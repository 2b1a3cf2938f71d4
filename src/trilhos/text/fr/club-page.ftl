# Le club, sur la page.
club-title = Club
club-about = Un nom au lieu d’un compte : ni mot de passe, ni adresse. Ce qui vous connaît, c’est cet appareil. Vos parties sont dans une seule liste sur tous vos appareils, avec à qui c’est le tour ; vous rejouez avec les mêmes personnes d’une pression ; et il y a un classement, pour les parties qui doivent compter.
club-join-title = Rejoindre le club
club-join = Rejoindre
club-join-note = Les autres voient votre nom et, après une première partie qui compte, votre classement. Vous pouvez partir à tout moment, et ce qui est à vous est effacé.
club-invited = Vous êtes invité dans un groupe : des gens qui jouent ensemble encore et encore.
club-for-game = Une partie qui compte pour le classement vous attend. Elle s’ouvre dès que vous êtes au club.
club-come-in = Entrer dans le groupe
club-not-now = Pas maintenant
club-along =
    { $count ->
        [one] La partie dont cet appareil se souvient est la mienne : la mettre dans mes listes
       *[other] Les { $count } parties dont cet appareil se souvient sont les miennes : les mettre dans mes listes
    }
club-code-title = Déjà au club ?
club-code-about = Sur un appareil qui y est, choisissez « Admettre un autre appareil », et tapez le code qu’il montre.
club-code = Code d’un autre de vos appareils
club-let-in-short = Admettre
club-this-device = Admettre cet appareil
club-this-device-about = Le lien vient d’un de vos appareils. Avec lui, cet appareil est au club comme le même membre : il voit vos parties et peut prendre vos places. Si quelqu’un d’autre vous l’a envoyé, n’allez pas plus loin.
club-let-this-in = Cet appareil est à moi, l’admettre
club-already-in = Cet appareil est déjà au club, comme { $name }. Pour y entrer comme quelqu’un d’autre, retirez-le d’abord de la liste des appareils, plus bas.
club-lost = Cet appareil était au club comme { $name }, et n’y est plus : un autre appareil l’a retiré, ou le membre est parti. Les places et les parties de cet appareil sont toutes encore là.
club-lost-noted = Compris
club-keep = Non
club-games = Parties en cours
club-games-none = Aucune pour le moment. Les parties où vous vous asseyez sur un de vos appareils arrivent ici d’elles-mêmes.
club-games-waiting =
    { $count ->
        [0] Aucune ne vous attend.
        [one] Une vous attend.
       *[other] { $count } vous attendent.
    }
club-games-all = Les { $count }
club-kept = place réservée
club-now = à l’instant
club-since = depuis { $time }
club-waits-for = attend { $names }
club-waits-open = pas commencée
club-groups = Groupes
club-groups-none = Un groupe, ce sont des gens qui jouent ensemble encore et encore : leur prochaine partie est à une pression. Créez-en un ici et invitez, ou à partir d’une partie finie.
club-group-name = Nom d’un nouveau groupe
club-group-make = Créer
club-invite = Inviter
club-invite-to = Inviter dans { $group }
club-invite-about = Qui ouvre ce lien entre dans le groupe, pendant quatorze jours. Qui n’est pas encore au club le rejoint par là.
club-group-leave = Quitter le groupe
club-group-leave-sure = Vous quittez { $group }. Les autres restent, et peuvent vous inviter à nouveau.
club-group-of-game = Groupe de ces personnes
club-next = Plateau suivant
club-next-board = Quel plateau
club-next-in-turn = le suivant
club-to-game = Vers la partie
club-history = Parties finies
club-history-none = Aucune encore. Les parties qui finissent sont notées ici, et restent quand le serveur a effacé la partie elle-même.
club-history-more = Les précédentes
club-place = { $place }.
club-replay = Revoir
club-review = Analyse
club-not-kept = La partie elle-même est effacée ; son résultat est gardé.
club-people = Avec qui vous avez joué
club-with = Avec
club-bot = bot
club-met-games = Parties
club-ahead = Vous devant
club-behind = Vous derrière
club-rating-short = Classement
club-rating = Votre classement
club-rating-none = Pas encore de classement : il commence avec la première partie qui compte. Dans une nouvelle partie, c’est un choix.
club-rating-words =
    { $games ->
        [one] Le plus probable : entre { $least } et { $most }, après une partie qui compte.
       *[other] Le plus probable : entre { $least } et { $most }, après { $games } parties qui comptent.
    }
club-rating-unsure = Encore bien incertain : les prochaines parties le feront beaucoup bouger. Tout le monde commence à 1500.
club-rating-sure = Bien connu maintenant : une partie le fait peu bouger. Tout le monde a commencé à 1500.
club-member-since = Au club depuis le { $day }
club-rename = Autre nom
club-rename-done = Garder
club-devices = Vos appareils
club-device-unnamed = Appareil
club-device-here = · celui-ci
club-device-seen = · vu le { $day }
club-device-remove = Retirer
club-device-out = { $device } quitte le club aussitôt. Les places qu’il a y restent jusqu’à ce qu’un autre de vos appareils les prenne : ouvrez chaque partie depuis votre liste.
club-device-out-here = Cet appareil quitte le club ; vous en restez membre sur les autres. Si vous n’en avez pas d’autre, personne ne peut vous faire revenir. Les places de cet appareil restent ici.
club-let-in = Admettre un autre appareil
club-pass-about = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il est bon pour un appareil, pendant { $time }.
club-pass-type = Ou ouvrez-y le club, et tapez ce code :
club-pass-warning = Ne le montrez à personne d’autre : qui l’a peut jouer en votre nom.
club-pass-used = Votre autre appareil est admis.
club-yours = Ce qui est gardé sur vous
club-export = En fichier
club-leave = Quitter le club
club-leave-title = Partir pour de bon ?
club-leave-goes = Effacés : votre nom, tous vos appareils, vos listes, vos places dans les groupes, votre classement, les avis pour vos places ; dans les parties finies, votre nom et ce que vous avez écrit. Dans celles en cours, cela arrive quand elles finissent.
club-leave-stays = Gardés : les résultats des autres avec vous, contre « Quelqu’un » ; les places sur vos appareils, pour finir vos parties ; et ce que contiennent les copies du serveur, jusqu’à ce qu’elles soient effacées.
club-leave-for-good = C’est définitif, et personne ne peut vous faire revenir.
club-leave-yes = Partir et effacer
