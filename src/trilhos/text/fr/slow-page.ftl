# S’absenter d’une partie en jours, dans le navigateur.
vacation-about = Pendant votre absence, votre pendule s’arrête, et tous voient jusqu’à quand. Dans cette partie, vous avez { $count } jours en tout, d’un coup ou en plusieurs fois, et vous pouvez revenir quand vous voulez. Ce que vous n’utilisez pas vous reste. Vos consignes sont exécutées pendant ce temps, et il n’y a pas d’avis.
vacation-until = Absence jusqu’au
vacation-go = Je m’absente

# Avis de son tour : comment et quand.
notices-about = Quand c’est à vous et que vous n’êtes pas là, quand votre temps est presque écoulé, et à la fin de la partie. Aucun avis ne contient de secret de la partie.
notices-stop = Plus d’avis de cette partie
notices-stopped = Il n’y aura plus d’avis de cette partie.
notices-failed = Ils ne sont pas arrivés et ont été coupés. { $problem } Réessayez, ou donnez une autre adresse.
notices-late = Le dernier n’est pas arrivé : { $problem } Il sera renvoyé.
push-title = Sur cet appareil
push-about = Des avis de ce navigateur, même sans page ouverte.
push-on = Activer ici
push-on-here = Cet appareil reçoit les avis.
push-is-on = Activé. Essayez tout de suite, par sécurité.
push-is-off = Cet appareil ne reçoit plus d’avis de cette partie.
push-off-here = Couper ici
push-off-everywhere = Couper partout
push-is-off-everywhere = Cet appareil ne reçoit plus d’avis d’aucune partie.
push-try = Essayer
push-tried = En route : il devrait arriver dans un instant.
push-next = Aussi dans mes prochaines parties sur cet appareil
push-others =
    { $count ->
        [one] Un autre appareil reçoit les avis.
       *[other] { $count } autres appareils reçoivent les avis.
    }
push-blocked = Ce navigateur bloque les avis de cette page. Autorisez-les dans ses réglages pour cette page, puis revenez.
push-insecure = Les navigateurs ne donnent d’avis qu’aux pages ouvertes par https://. Demandez une telle adresse à qui tient ce serveur.
push-home-screen = Sur un iPhone ou un iPad, mettez d’abord cette page sur l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-la de là.
push-impossible = Ce navigateur ne peut pas montrer d’avis de pages fermées.
push-asked = La question est restée sans réponse : rien n’a été activé.
push-service = Le service d’avis du navigateur ne répond pas pour l’instant. Réessayez plus tard.
mail-title = Par courriel
mail-address = Adresse de courriel
mail-save = Demander des courriels
mail-asked = Un courriel est en route. Suivez son lien, et les avis iront là.
mail-waits = Un courriel est parti à { $address }. Les avis viendront une fois son lien suivi.
mail-wants = Quelqu’un veut que les avis de son tour aillent à { $address }. Les envoyer ?
mail-yes = Oui, les envoyer
mail-goes-to = Les courriels vont à { $address }.
mail-remove = Plus de courriels
mail-removed = Il n’y aura plus de courriels, et l’adresse est oubliée.
mail-try = En envoyer un
quiet-title = Heures calmes
quiet-about = Pas d’avis pendant ce temps ; ce qui vaut encore est dit à la fin. Les heures sont celles de { $zone }.
quiet-are = Pas d’avis de { $begin } à { $end } ({ $zone }).
quiet-begin = De
quiet-end = À
quiet-save = Garder ces heures
quiet-kept = C’est noté.
quiet-remove = Sans heures calmes
quiet-none = Les avis peuvent de nouveau venir à toute heure.
webhook-title = Par webhook
webhook-about = Quand c’est à vous et que vous n’êtes pas là, et à la fin de la partie, un message part à une adresse à vous : le webhook d’un salon Discord, Slack ou Mattermost, un sujet ntfy, ou un programme personnel. Cette adresse est un secret : le serveur ne la montre à personne.
webhook-goes-to = Les avis vont à { $host }.
webhook-address = Adresse pour les avis
webhook-other-address = Autre adresse
webhook-form = Format
webhook-form-json = JSON (Discord, Slack, Mattermost…)
webhook-form-text = texte simple (ntfy…)
webhook-save = Enregistrer
webhook-saved = Enregistrée. Essayez-la tout de suite, par sécurité.
webhook-try = Essayer
webhook-remove = Retirer
webhook-removed = Retirée : il n’y aura plus d’avis, et l’adresse est oubliée.
