# Avis de son tour, dans le navigateur.
menu-webhook = Avis de mon tour
menu-open-alarm = Menu : les avis de votre tour ont été coupés
webhook-off = coupés
webhook-about = Quand c’est à vous et que vous n’êtes pas là, et à la fin de la partie, un message part à une adresse à vous : le webhook d’un salon Discord, Slack ou Mattermost, un sujet ntfy, ou un programme personnel. Cette adresse est un secret : le serveur ne la montre à personne.
webhook-goes-to = Les avis vont à { $host }.
webhook-failed = Ils ne sont pas arrivés et ont été coupés. { $problem } Réessayez, ou donnez une autre adresse.
webhook-late = Le dernier n’est pas arrivé : { $problem } Il sera renvoyé.
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
