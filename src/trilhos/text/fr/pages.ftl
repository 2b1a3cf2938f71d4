# La première page.
home-about = Des jeux de plateau ferroviaires entre amis, avec des bots pour compagnie.
home-new = Nouvelle partie
home-name = Votre nom
home-name-of = Nom du joueur { $number }
home-rules = Comment se joue ce plateau
home-workshop = Créer un plateau
home-bench = L’établi des bots
home-chairs = Qui joue ?
home-count = Nombre de joueurs
home-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
home-player = Joueur { $number }
home-player-named = { $name } (joueur { $number })
home-bot = Bot : { $title }
home-people = Personnes
home-friend = Quelqu’un, par lien
home-friend-about = entre par un lien ou un code que vous transmettez
home-here = Quelqu’un sur cet appareil
home-more = Plus de choix
home-public = Montrer cette partie sur la première page, ouverte à tous
home-hints = Conseils : chacun peut demander quoi faire, et les autres en sont informés
home-first = Qui commence
home-first-chance = au sort
home-first-you = vous
home-pace = En cas d’absence, un bot prend le relais après
home-pace-120 = deux minutes
home-pace-3600 = une heure
home-pace-86400 = un jour
home-pace-604800 = une semaine
home-colour = Votre couleur
home-colour-of = Couleur du joueur { $number }
person-choose = Qui est le joueur { $number } ?
person-people = Adversaires
person-home = du coin
person-level = Par niveau
person-stars =
    { $count ->
        [one] { $count } étoile sur 5
       *[other] { $count } étoiles sur 5
    }
piece-carmine = rouge
piece-cobalt = bleu
piece-jade = vert
piece-amber = ambre
piece-graphite = noir
home-play = Jouer
home-invite = Ouvrir la table et inviter
home-join = Rejoindre une table
home-link = Lien ou code
home-enter = Entrer
home-no-link = Ce n’est pas le lien d’une partie.
home-games = Parties
home-running = Vos parties
home-running-none = Aucune en ce moment. La première est à un clic.
home-others = Parties publiques
home-others-none = Pas de partie publique en ce moment.
home-finished = Vos parties finies
home-finished-none = Pas encore.
home-numbers = Les chiffres de toutes
home-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-your-turn = à vous de jouer
home-save = D’une sauvegarde
home-save-choose = Choisir un fichier…
home-save-about = Reprend une partie sauvegardée, ou en montre une finie.
home-bad-save = Ce fichier n’est pas une sauvegarde.
home-unreached = Le serveur est injoignable en ce moment.
try-again = Réessayer
dialog-close = Fermer

# Options des plateaux.
option-tokens = Jetons de péage : on paie pour passer ; qui en garde le plus reçoit un bonus
option-neutral = À deux : un joueur neutre construit aussi
option-open-tokens = Tout le monde voit les jetons de tout le monde

# Réglages.
settings-title = Réglages
settings-language = Langue
settings-language-system = celle du navigateur
settings-theme = Clair ou sombre
settings-theme-system = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-pace = Coups des autres
settings-pace-instant = tout de suite, sans animation
settings-pace-quick = rapides
settings-pace-calm = tranquilles
settings-pace-steps = un par un
settings-glyphs = Un symbole par couleur, sur les cartes et les cases
settings-colour-names = Le nom de la couleur sur chaque carte
settings-lines = Remarques des personnages pendant la partie
settings-coach = Me demander avant une gaffe, dans les parties avec conseils
speech-off = Plus de remarques. Les réglages permettent de les retrouver.
settings-sounds = Sons
settings-heard = Sons activés
quick-mute = Couper tous les sons
quick-muted = Les sons sont coupés : les remettre
quick-light = Clair
quick-dark = Sombre
sound-yourturn = À vous de jouer
sound-card = Cartes
sound-train = Wagons et bateaux
sound-ticket = Billets
sound-lastround = Dernier tour
sound-end = Fin de la partie

# La salle d’attente.
lobby-seats = Qui joue
lobby-free-open = place libre : à qui vient en premier
lobby-free-link = réservée à une personne invitée
lobby-you = (vous)
lobby-sit = S’asseoir
lobby-bots = Aux places libres
lobby-start = Commencer
lobby-wait = La partie commence quand toutes les places sont prises, ou quand son hôte la lance.
lobby-dealing = Tout le monde est là. On distribue les cartes…
lobby-leave = Quitter la table
lobby-invite = Inviter des amis
lobby-link = Lien de cette partie
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-code = Le lien en code à scanner
lobby-only-here = Cette adresse ne marche que sur cet appareil. Pour les autres, utilisez l’adresse de cet ordinateur sur votre réseau.

# Pendant la partie.
waiting-table = On dresse la table…
waiting-lost = Le serveur est injoignable en ce moment. On continue d’essayer.
way-home = Retour à la première page
watch-game = Regarder
watch-note = Vous regardez.
watch-shared = Les cartes sont rangées pendant que d’autres jouent.
toast-lost-watching = La connexion est perdue. Elle revient d’elle-même.
toast-lost = La connexion est perdue. Vos coups sont gardés et partiront à son retour.
toast-waiting =
    { $count ->
        [one] { $count } coup en attente.
       *[other] { $count } coups en attente.
    }
ended-taken-over = Votre place est passée sur un autre appareil.
ended-link-used = Quelqu’un s’est déjà assis avec ce lien : il ne sert plus.
ended-given-to-bot = La partie a commencé sans vous : un bot a votre place.
ended-left = Vous avez quitté cette partie.
ended-unknown-game = Cette partie n’existe pas. Le lien est peut-être incomplet.
ended-wrong-token = Ce lien n’est pas valable, ou a déjà servi. La personne qui tient la place peut en faire un nouveau : dans le menu de la partie, « Passer sur un autre appareil ».
ended-no-spectators = Cette partie n’admet pas de spectateurs.
ended-game-deleted = Cette partie a été supprimée par la gérance du serveur.
ended-quarantined = Cette partie ne s’ouvre pas : elle est abîmée, ou a été fermée par la gérance du serveur, qui peut voir pourquoi. Elle est conservée.
ended-banned = Ce serveur ne répond pas à votre adresse. Sa gérance peut vous dire pourquoi.
ended-other = Le serveur a coupé la connexion.
hand-over = Passez l’appareil à { $name }
hand-over-about = D’ici là, aucune carte n’est montrée.
hand-over-confirm = C’est moi, { $name }
hand-over-undo = Annuler le dernier coup
turn-notice = À vous de jouer

# La discussion.
chat-title = Discussion
chat-open =
    { $count ->
        [one] Ouvrir la discussion, { $count } nouveau message
       *[other] Ouvrir la discussion, { $count } nouveaux messages
    }
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = muet
chat-none = Pas encore de message.
chat-muted = Muet : ce que les autres écrivent n’est pas montré.
chat-watching = Seuls les joueurs peuvent écrire.

# Le menu de la partie.
menu-open = Menu
menu-menu = Menu
menu-help = Aide : que voit-on ?
menu-legend = Légende du plateau
menu-settings = Réglages
menu-rules = Règles de ce plateau
menu-invite = Lien pour spectateurs
menu-elsewhere = Passer sur un autre appareil
menu-elsewhere-about = Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. C’est votre place : ne montrez ce lien à personne. Une fois ouvert là-bas, vous jouez là-bas et plus ici.
menu-resign = Abandonner
menu-deal = La donne est-elle honnête ?
menu-resign-about = Un bot jouera votre place jusqu’au bout, pour les autres. Vous pourrez regarder, mais pas revenir.
menu-resign-yes = Abandonner
menu-resign-no = Continuer
page-unknown = Cette page n’existe pas.
page-failed = Une partie de la page n’a pas pu être chargée.
part-failed = Cette partie ne peut pas être montrée. Tout le reste continue ; recharger la page peut aider.
board-unknown = Cette page n’a pas d’image du plateau « { $board } ». Ce qui est possible y est donné par une liste.
held-long = { $name } fait attendre la partie.
held-vote = Laisser jouer un bot
held-away = Un bot joue pour vous.
held-back = Me revoilà
clock-set = { $time } par tour ; ensuite, un bot décide.
clock-days = { $count } j
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-left = Temps restant : { $time }. Ensuite, un bot décide pour ce tour.
clock-left-days = Temps restant : { $time }. Ensuite, un bot joue jusqu’au retour.
clock-stands = La pendule est arrêtée : congés.
clock-set-days =
    { $count ->
        [one] Un jour par tour.
       *[other] { $count } jours par tour.
    } Ensuite, un bot joue à la place de qui manque, jusqu’à son retour.
vacation-set = Chacun peut annoncer une absence, { $count } jours en tout : sa pendule s’arrête pendant ce temps.
home-left = reste { $time }
vacation-of = En congé jusqu’au { $until }
lapsed-of =
    { $count ->
        [one] Temps écoulé : un bot joue.
       *[other] Temps écoulé { $count } fois : un bot joue.
    }
vacation-mine = Vous êtes en congé jusqu’au { $until } : votre pendule est arrêtée.
menu-vacation = Je m’absente…
clock-hurry =
    { $count ->
        [one] Il reste { $count } seconde pour votre tour.
       *[other] Il reste { $count } secondes pour votre tour.
    }
home-clock = Temps par tour
home-clock-0 = Sans pendule
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-86400 = 1 jour
home-clock-172800 = 2 jours
home-clock-259200 = 3 jours
home-clock-604800 = 7 jours
home-vacation = Jours d’absence par personne
home-vacation-days =
    { $count ->
        [0] aucun
        [one] { $count } jour
       *[other] { $count } jours
    }

# Un grand écran pour toute la pièce.
tv-open = Montrer sur grand écran
tv-scan = Scannez avec le téléphone et prenez place
tv-tools = Cet écran
tv-fill = Plein écran
tv-leave = À la table

# Sa propre main, à côté d’un grand écran.
hand-routes = Routes
hand-board = Petit plateau
hand-pages = Ce que vous avez et pouvez construire
hand-share = Montrer mes choix sur le grand écran
hand-none = Rien à construire avec vos cartes pour l’instant.
hand-wait = Ce que vous pouvez construire s’affiche ici à votre tour.
hand-offer = Un grand écran montre cette table.
hand-take = Ici, seulement ma main
hand-leave = Table entière
hand-nobody = Vous n’avez pas de place dans cette partie sur cet appareil : pas de main à montrer.

# Le club, partout où il y a une partie.
home-club = Club
home-club-about = Vos parties sur tous vos appareils, les mêmes personnes encore une fois, un classement. Un nom suffit.
home-club-lost = Cet appareil n’est plus au club.
home-club-waiting =
    { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
rated-sign = classée
rated-wish = Elle compte pour le classement : que des membres du club, ou des bots
rated-needs = Les parties qui comptent pour le classement sont pour les membres du club. Un nom suffit.
rated-join = Rejoindre le club
rated-set = Cette partie compte pour le classement. Qui y abandonne, ou laisse la plupart des coups à un bot, y est compté dernier.
lobby-linked = Vous êtes assis ici comme { $name }, du club : la partie est dans votre liste, et vos autres appareils peuvent prendre la place.
show-group = Les mêmes encore une fois : un groupe
seat-bring = Prendre la place sur cet appareil
