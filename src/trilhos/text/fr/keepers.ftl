quarantined = Cette partie ne s’ouvre pas : elle est abîmée, en est à des milliers de coups sans fin, ou a été fermée par la gérance du serveur, qui peut voir pourquoi. Elle est conservée.
game-deleted = Cette partie a été supprimée par la gérance du serveur.
broken-log = Le journal n’a pas d’entrée { $number } là où il en faudrait une.
broken-deal = Le secret de la partie n’est pas celui de son engagement.
no-such-id-or-time = son identifiant ou une de ses dates est impossible
broken-chairs = Les places de la partie ne sont pas celles de son journal.
backup-left-out = Omise : la partie { $game } ne peut pas être lue ({ $reason }).
restore-quarantined = Ajoutée, mais fermée : la partie { $game } n’a pas de sens ({ $reason }).
restore-refused = Refusée : la partie { $game } ({ $reason }).
other-board = La partie a été distribuée sur un autre plateau { $edition } que celui de ce programme.
serve-lost = ATTENTION : { $count ->
    [one] { $count } changement confirmé manque
   *[other] { $count } changements confirmés manquent
} dans la base de données : son fichier a été abîmé, ou remplacé par un plus ancien. Parties, avec le dernier numéro confirmé de chacune : { $games }. Elles reprennent là où la base en est. « trilhos doctor » en dit plus ; « trilhos doctor --noted » met fin à cet avertissement.
cli-doctor = chercher ce qui ne va pas dans une base de données
cli-doctor-noted = mettre fin à l’avertissement sur les coups confirmés perdus
doctor-lost = PERDU : la partie { $game } avait atteint le numéro { $detail }, confirmé, et la base est en retard.
doctor-loss-not-noted = { $detail } changements confirmés avaient disparu à un démarrage précédent (partie : { $game }). « --noted » met fin à ce rappel.
doctor-file-damaged = SQLite dit que le fichier est abîmé (partie : { $game }) : { $detail }
doctor-quarantined = La partie { $game } est en quarantaine : { $detail }
doctor-unreadable = La partie { $game } ne peut pas être lue du tout. { $detail }
doctor-does-not-fold = La partie { $game } n’a pas de sens : { $detail }
doctor-behind-receipts = La partie { $game } est en retard sur ce qui a été confirmé : { $detail }
doctor-index = Partie { $game } : l’index diffère du journal ({ $detail }).
doctor-link = Partie { $game } : la place { $detail } n’a pas de lien secret correct.
doctor-hook = Partie { $game } : la place { $detail } a une adresse d’avis qui n’est à personne.
doctor-done = Parties : { $games } ; entrées : { $entries }. { $findings ->
    [0] Tout va bien.
    [one] { $findings } chose ne va pas.
   *[other] { $findings } choses ne vont pas.
}
game-endless = Après { $limit } coups, cette partie n’a pas de fin : elle est fermée sans résultat.
banned = Ce serveur ne répond pas à votre adresse. Sa gérance peut vous dire pourquoi.
bad-network = « { $value } » n’est ni une adresse ni un réseau, comme 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64.
ban-too-wide = « { $value } » exclurait trop de monde : un réseau IPv4 commence à /8, un réseau IPv6 à /16.
ban-loopback = « { $value } » est cette machine même. Derrière un proxy, démarrez le serveur avec --proxy, pour qu’il connaisse les adresses des clients.
no-keeper = Ce serveur n’a pas de jeton de gérance : démarrez-le avec --keeper-token, ou sur SQLite.
wrong-keeper-token = Ce n’est pas le jeton de gérance.
short-keeper-token = Un jeton de gérance a au moins { $least } lettres.
no-such-game = Il n’y a pas de partie { $game }.
already-quarantined = La partie { $game } est déjà en quarantaine.
not-quarantined = La partie { $game } n’est pas en quarantaine.
still-damaged = La partie { $game } ne s’ouvre toujours pas : { $problem }
cli-serve-keeper = le jeton de la page de gérance, /#/keeper (ou TRILHOS_KEEPER_TOKEN ; par défaut : créé une fois, dans un fichier privé à côté d’une base SQLite)
cli-serve-expire = supprimer les parties où rien n’est arrivé depuis tant de jours (par défaut : jamais)
serve-keeper = La page de gérance est { $url } ; son jeton est dans { $file }
cli-keeper = s’occuper des parties d’un serveur, et exclure des adresses
cli-keeper-list = lister les parties, le coup le plus récent d’abord
cli-keeper-show = montrer une partie, sans rien de ce que cachent les joueurs
cli-keeper-export = écrire les lignes brutes d’une partie en lignes JSON
cli-keeper-delete = supprimer des parties pour de bon ; leurs joueurs sont prévenus
cli-keeper-expire = supprimer les parties où rien n’est arrivé depuis longtemps
cli-keeper-quarantine = fermer une partie : personne n’y entre avant qu’elle soit libérée
cli-keeper-release = rouvrir des parties en quarantaine, si elles peuvent être relues
cli-keeper-game = l’identifiant d’une partie (s’il commence par un tiret : derrière --, après toutes les options)
cli-keeper-status = seulement les parties dans cet état : open, running, finished ou quarantined
cli-keeper-begins = seulement les parties dont l’identifiant commence ainsi
cli-keeper-older = seulement les parties où rien n’est arrivé depuis tant de jours
cli-keeper-limit = autant au plus
cli-keeper-secrets = aussi la graine et ce que cachent les joueurs
cli-keeper-yes = agir sans demander
cli-keeper-why = pourquoi, pour mémoire
cli-keeper-days = tant de jours sans un coup
cli-keeper-all = toutes celles en quarantaine
bad-status = « { $value } » n’est pas un état. Il y a : { $known }.
games-line = { $game }  { $status }  { $edition }  entrées : { $entries }  octets : { $bytes }  dernier coup : { $moved }  { $reason }
games-none = Aucune partie ne convient.
games-sure = Supprimer { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} pour de bon ? Tapez « yes » :
games-not-done = Rien n’a été fait.
games-deleted = Supprimées : { $count }.
games-held = La partie { $game } est maintenant en quarantaine.
games-released = La partie { $game } est rouverte.
games-chair = place { $chair } : lien : { $link }, vue pour la dernière fois { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Personne à qui demander ici : ajoutez --yes pour supprimer.
cli-keeper-bans = lister les exclusions
cli-keeper-ban = exclure une adresse (en IPv6, son /64) ou un réseau
cli-keeper-unban = réadmettre une adresse ou un réseau
cli-keeper-network = une adresse ou un réseau
cli-keeper-hours = pour tant d’heures (par défaut : jusqu’à nouvel ordre)
bans-line = { $network }  depuis { $at }  jusqu’à { $until }  { $reason }
bans-none = Personne n’est exclu.
bans-added = { $network } est exclu, dans chaque processus d’ici quelques secondes.
bans-removed = { $network } peut revenir.
bans-unknown = { $network } n’était pas exclu.
cli-keeper-members = lister les membres du club
cli-keeper-remove-member = retirer un membre du club, comme s’il l’avait quitté
cli-keeper-member = l’identifiant d’un membre
members-line = { $id }  { $name } #{ $tag }, membre depuis { $joined }
members-none = Le club n’a pas de membres.
members-removed = { $id } n’est plus membre.
