# La bibliothèque des parties finies
cli-games = lister, rejouer et partager vos parties finies
cli-games-actions = actions (sans action, les dernières parties sont listées)
cli-games-limit = combien de parties lister
cli-games-show = montrer le décompte final d’une partie
cli-games-replay = raconter ce qui s’est passé dans une partie
cli-games-verify = vérifier si une partie a été distribuée comme promis
cli-games-export = écrire la sauvegarde d’une partie, que d’autres et la table du navigateur peuvent ouvrir
cli-games-import = mettre dans la bibliothèque la sauvegarde d’une partie finie, par exemple de la table du navigateur
cli-games-id = l’identifiant de la partie, ou un morceau qu’aucune autre n’a
cli-games-file = une sauvegarde
cli-games-out = le fichier à écrire
library-added = La partie est dans votre bibliothèque : trilhos games replay { $id }
library-empty = Il n’y a pas encore de partie finie dans { $folder }.
library-more = En voici { $shown } sur { $total } : --limit en montre plus.
library-exported = { $id } a été écrite dans { $file }.
library-exists = { $file } existe déjà : nommez un nouveau fichier.
library-unknown = Il n’y a pas de partie « { $id } » dans votre bibliothèque. « trilhos games » liste celles qui y sont.
library-several = { $count } parties ont « { $id } » dans leur identifiant : écrivez-en davantage.
library-not-over = { $file } contient une partie qui n’est pas finie : la bibliothèque est pour les parties finies. Pour la continuer : trilhos play --save FILE.
library-full = { $folder } contient { $most } parties et n’en prend pas plus : mettez-en quelques-unes ailleurs.
cli-numbers = places, points, billets, précision et chance sur beaucoup de parties
cli-numbers-file = sauvegardes, analyses (trilhos review --json), dossiers ou results.jsonl de trilhos arena ; sans rien, votre bibliothèque
column-numbers-games = parties
column-numbers-places = 1er, 2e, …
numbers-not-over = { $file } contient une partie qui n’est pas finie : seules les parties finies comptent. Continuez-la : trilhos play --save FICHIER.
numbers-left-out =
    { $count ->
        [one] Un fichier a été laissé de côté.
       *[other] { $count } fichiers ont été laissés de côté.
    }
