page-not-built = Le serveur tourne, mais il n’a pas de page : aucune n’a été construite à l’installation. Dans un dossier de sources, lancez « make page » ; ailleurs, installez Node 20 ou plus récent, puis Trilhos une nouvelle fois avec TRILHOS_PAGE=required, qui dit ce qui manque. Relancez ensuite le serveur. L’API fonctionne telle quelle, tout comme « trilhos play » dans un terminal.
cli-serve-page = dossier de la page à montrer (par défaut : celle incluse dans le paquet)
no-page-there = Il n’y a pas de page dans { $folder } : index.html manque. Construisez-en une avec « make page ».
cli-serve-open = ouvrir un navigateur ; sans --port, sur le prochain port libre si 8000 est pris
serve-other-port = Le port { $taken } est pris : cette fois, c’est le { $port }.
serve-on-network = Sur ce réseau, les autres y accèdent par { $url }
serve-no-browser = Impossible d’ouvrir un navigateur d’ici : allez vous-même à { $url }.
