# Options venues d’ailleurs que de la ligne de commande.
cli-serve-config = un fichier TOML d’options, par leur nom sans tirets devant (port = 8000) ; ou TRILHOS_SERVE_CONFIG. Chaque option se lit aussi dans l’environnement : TRILHOS_SERVE_PORT, etc.
configured-sources = Hors ligne de commande : { $sources }.
configured-variable = Aucune option pour la variable d’environnement { $name }. Connues : { $known }.
configured-flag = { $name } vaut « { $value } », et doit être on ou off.
configured-toml = { $file } n’est pas un fichier TOML : { $problem }
configured-key = { $file } : il n’y a pas d’option « { $option } ». Connues : { $known }.
configured-no-flag = { $file } : « { $option } » doit être true ou false.
configured-no-list = { $file } : « { $option } » doit être un texte ou une liste de textes.
configured-no-value = { $file } : « { $option } » doit être un texte ou un nombre.
