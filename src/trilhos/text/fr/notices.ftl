# Avis de son tour, dans le navigateur.
menu-notices = Me prévenir quand c’est à moi
menu-open-alarm = Menu : les avis de votre tour ont été coupés
notices-off = coupés
