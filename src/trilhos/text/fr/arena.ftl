cli-arena = tournois entre bots : classements, intervalles, un rapport
cli-arena-bots = les bots qui se rencontrent, par nom ; « cmd:COMMAND » est un programme
cli-alone = le premier bot à une place contre le second à toutes les autres
cli-blocks = nombre de blocs de donne : une donne, jouée dans toutes les dispositions
cli-arena-seed = graine de la première donne ; le bloc k prend graine + k
cli-cluster = jouer sur une grappe Ray à cette adresse, au lieu de processus d’ici
cli-sprt = s’arrêter quand il est décidé si le premier bot devance le second de LOW ou de HIGH Elo
cli-out = dossier des résultats et du rapport ; la même commande reprend là où elle s’est arrêtée
cli-hunt = chercher des parties entre bots qui ne mènent nulle part
cli-hunt-map = un plateau ; peut être répété (par défaut : tous)
cli-hunt-players = un nombre de joueurs ; peut être répété (par défaut : tous)
cli-hunt-bots = les bots, chacun seul et tous mélangés (par défaut : tous sauf random, et les styles de hard ; ceux qui voient loin réfléchissent peu)
cli-hunt-games = donnes à chaque table
cli-hunt-limit = décisions après lesquelles une partie passe pour sans fin (par défaut : 3000)
hunt-stalled = Bloquée pendant { $rounds } manches, { $decisions } décisions : { $command }
hunt-capped = Pas de fin après { $decisions } décisions : { $command }
hunt-done =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; sans issue : { $finds } ; le plus de décisions des autres : { $most }.
hunt-faults = { $bot } a échoué { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}, d’abord dans : { $command }
hunt-nothing = Aucun plateau choisi n’est pour { $players } joueurs.

column-rating = classement
column-points = points
column-made = billets
column-move-ms = ms, p95
column-faults = fautes

progress-blocks = blocs
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }, { $games } parties à partir de la graine { $seed } ; classements selon { $model }, de moyenne 0 ; ± est un demi-intervalle à 95 %.
arena-sprt-high = Décidé tôt : { $bot } a { $high } Elo d’avance plutôt que { $low } (rapport { $ratio }, limite ±{ $limit }).
arena-sprt-low = Décidé tôt : { $bot } a { $low } Elo d’avance plutôt que { $high } (rapport { $ratio }, limite ±{ $limit }).
arena-sprt-open = Pas décidé si { $bot } a { $low } ou { $high } Elo d’avance (rapport { $ratio }, limite ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } partie abandonnée
       *[other] { $games } parties abandonnées
    } après { $limit } décisions sans fin, la première avec la graine { $seed } ; blocs qui ne comptent donc pas : { $blocks }.
arena-nothing-counts = Chaque bloc a une partie abandonnée après { $limit } décisions sans fin, la première avec la graine { $seed } : il n’y a rien à classer. « trilhos hunt » trouve de telles parties.
arena-fault = { $bot }, graine { $seed } : { $what }
arena-report = Rapport : { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } bloc est
       *[other] { $blocks } blocs sont
    } à l’abri dans { $folder } ; la même commande reprend à partir de là.

fault-start = n’a pas démarré ({ $detail })
fault-rubbish = décision { $decision } : pas une réponse : { $detail }
fault-illegal = décision { $decision } : pas permis : { $detail }
fault-late = décision { $decision } : trop tard ({ $detail })
fault-died = décision { $decision } : s’est arrêté (code { $detail })

bot-twice = « { $name } » est deux fois dans la liste. Nommez chaque bot une fois ; pour un bot contre lui-même, nommez-le seul.
too-many-seatings = Un bloc aurait { $games } parties, plus que { $most }. Nommez moins de bots, ou jouez plusieurs tournois.
alone-needs-two = --alone place un bot contre un autre à toutes les autres places : il faut deux bots, pas { $bots }.
sprt-needs-two = --sprt compare deux bots, pas { $bots }.
sprt-not-alone = --sprt demande lequel des deux devance l’autre quand des égaux gagnent aussi souvent l’un que l’autre : pas avec --alone et plus de deux joueurs.
bad-sprt = --sprt prend deux nombres LOW,HIGH de -1000 à 1000, le plus petit d’abord, comme 0,20, pas « { $value } ».
no-ray = --cluster demande Ray. Installez-le avec : pip install "trilhos[cluster]".
no-cluster = Il n’y a pas de grappe Ray à { $address } : { $problem }
broken-results = { $file } est abîmé à la ligne { $line }. Prenez un autre dossier, ou retirez le fichier pour recommencer.
foreign-results = { $file } ne contient pas de résultats de Trilhos (format { $format }). Prenez un autre dossier.
other-results = { $file } contient un autre tournoi : { $field } y vaut { $theirs }, pas { $ours }. Prenez un autre dossier.
results-in-use = { $file } est utilisé par une autre exécution. Attendez-la, ou prenez un autre dossier.

report-eyebrow = Trilhos · tournoi
report-map = Plateau
report-players = Joueurs
report-blocks = Blocs
report-games = Parties
report-seed = Graine
report-options = Options
report-verdict = { $bot } est le plus fort : il gagne { $share } de ses places ({ $span }).
report-ratings = Classement
report-ratings-note = Elo selon { $model }, avec intervalles à 95 % ; la moyenne de tous les bots est 0. 100 points signifient 64 % contre 36 %.
report-wins = Victoires
report-wins-note = Part des places gagnantes ; une victoire partagée compte en parts.
report-matrix = Qui finit devant qui
report-matrix-note = Combien de fois le bot de la ligne finit devant celui de la colonne, dans les parties des deux.
report-scores = Points
report-scores-note = Du moins au plus ; la boîte est la moitié du milieu, son trait la médiane ; le chiffre est la moyenne.
report-turns = Tours
report-turns-note = Tours par joueur dans une partie.
report-tickets = Billets
report-tickets-note = Réussis, parmi les billets gardés, par partie.
report-points-failed = Points ratés
report-points-failed-note = Ce qu’ont coûté les billets non réussis.
report-largest-hand = Plus grande main
report-largest-hand-note = Le plus de cartes tenues à la fois.
report-draw-row = Pioches à la suite
report-draw-row-note = Le plus de tours de suite passés à ne piocher que des cartes.
report-idle-turns = Tours à vide
report-idle-turns-note = Tours qui n’ont apporté ni carte ni billet, ni route ni construction.
report-cards-left = Cartes restantes
report-cards-left-note = En main à la fin de la partie.
report-pieces-left = Pièces restantes
report-pieces-left-note = En réserve à la fin de la partie.
report-times = Temps par coup
report-times-note = 95 coups sur 100 ne durent pas plus que la barre ; sa partie foncée est la médiane.
report-times-rest = médiane { $median }, maximum { $most }
report-faults-none = Aucune faute
report-faults-none-note = Aucun coup interdit, aucune réponse tardive ou absente, aucun bot qui ait lâché.
report-faults = Fautes
report-faults-note = Une décision fautive a été remplacée par la première action permise. Une place perdue par fautes a été jouée ainsi jusqu’au bout, et compte comme perdue.
report-fault-count = { $bot } : fautes : { $faults } ; places perdues par fautes : { $forfeits }.
report-fault-seed = Graine
report-fault-times = { $seed } ({ $times } fois)
report-fault-bot = Bot
report-fault-what = Ce qui est arrivé
report-method = Chaque donne est jouée dans toutes les dispositions ; les intervalles viennent de 1 000 tirages bootstrap de donnes entières. Les classements supposent que deux bots ont fait une fois match nul.

cli-tune = chercher de meilleures constantes pour un bot
cli-tune-generations = générations de candidats
cli-tune-population = candidats par génération
cli-tune-deals = donnes que joue un candidat, à chaque place
cli-tune-against = les bots contre lesquels le résultat est prouvé (par défaut : cinq adversaires)
cli-tune-proof = nouvelles donnes contre chacun d’eux, à chaque place
cli-tune-out = dossier du résultat et des notes : la même commande reprend là où elle s’est arrêtée
progress-tuning = générations
progress-proof = donnes contre { $rival }
tune-proof = contre { $rival } : { $wins } parties gagnées sur { $games } [{ $low } à { $high }]
tune-done = Les constantes, et comment elles ont été trouvées, sont dans { $file }.
bad-tuning-notes = { $file } est abîmé : { $problem }. Retirez-le pour recommencer, ou prenez un autre dossier.
other-tuning-notes = { $file } a les notes d’un autre réglage : autres donnes, graine ou population, ou autre départ. Prenez un autre dossier, ou retirez-le pour recommencer.
no-tuning-folder = Il n’y a pas de dossier { $folder }. Créez-le d’abord, ou choisissez-en un autre avec --out.

cli-think = ce qu’une recherche pense d’une position sauvegardée
cli-think-seat = la place qui réfléchit, à partir de 1 ; seul compte ce qu’elle voit (par défaut : celle à qui c’est)
cli-think-samples = coups à prolonger ; le même nombre donne la même réponse sur toute machine (par défaut : 1200)
cli-think-ms = millisecondes de réflexion, au lieu d’échantillons
nothing-to-think = Personne n’attend de décision de cette place : la partie est finie, ou c’est à d’autres. Omettez --seat pour la place à qui c’est.
samples-or-ms = Donnez --samples ou --ms, mais pas les deux.
think-move = { $move } : gagne { $win }, écart { $margin }, { $samples } échantillons
think-untried = { $move } : pas essayé
think-line = suite possible : { $line }
cli-train = apprendre un plateau à expert
cli-train-games = parties de steiner, dans plusieurs caractères, pour apprendre d’abord
cli-train-search-games = parties par étape que la recherche joue elle-même
cli-train-rounds = étapes au plus ; une étape qui n’apporte rien est la dernière
bad-lessons = Les leçons dans { $file } sont abîmées : { $problem }. Retirez le fichier pour recommencer, ou prenez un autre dossier.
other-lessons = { $file } a les leçons d’un autre cours : autre plateau ou version, ou autres parties ou graine. Prenez un autre dossier, ou retirez-le pour recommencer.
cli-train-out = dossier de ce qui est appris ; les bots le cherchent là où le dit TRILHOS_TRAINED
progress-lessons = leçons
train-value = valeur : log-loss { $loss } sur des parties jamais vues (sans rien savoir : { $nothing })
train-calibration = { "  " }annoncé { $said }, réel { $was } ({ $count } fois)
train-beliefs = suppositions : log-loss { $loss } (sans rien savoir : { $nothing })
train-others = suppositions sur des bots qui jouent autrement : log-loss { $loss } (sans rien savoir : { $nothing })
train-round = étape { $number } de ses propres parties : log-loss { $before } avant d’en apprendre, { $after } après
train-done = Ce qui a été appris est dans { $file }.
