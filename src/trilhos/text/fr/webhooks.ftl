# Ce que l’on dit ailleurs aux joueurs.
notice-turn = C’est à vous dans votre partie sur le plateau { $edition }.
notice-end = Votre partie sur le plateau { $edition } est finie.
notice-won = Votre partie sur le plateau { $edition } est finie, et vous avez gagné.
notice-test = Voici comment vous saurez que c’est à vous dans votre partie sur le plateau { $edition }.

# Pourquoi un webhook est refusé, et ce qu’un avis est devenu.
webhooks-off = Ce serveur n’envoie pas d’avis.
bad-webhook = Ce n’est pas une adresse où envoyer des avis. Donnez-en une comme https://example.org/path, sans nom d’utilisateur dedans.
webhook-needs-https = Les avis ne sont envoyés qu’à des adresses qui commencent par https://.
webhook-host-not-allowed = Ce serveur n’envoie des avis qu’à ces hôtes : { $hosts }.
webhook-no-address = Cette adresse ne mène nulle part, ou à un endroit hors de l’internet public.
webhook-too-late = La partie est finie : il n’y aura plus d’avis.
no-webhook = Aucune adresse à essayer : donnez-en une d’abord.
webhook-sent = C’est arrivé (la réponse était { $status }).
webhook-timeout = Pas de réponse à temps.
webhook-unreachable = Personne n’a pu être joint là-bas, ou la connexion n’est pas sûre.
webhook-answer = La réponse était { $status }, et pas un oui.

# Pour la gérance d’un serveur.
cli-serve-public-url = l’adresse où l’on trouve la page, pour les liens des avis
cli-serve-webhooks = permettre aux joueurs de recevoir les avis de leur tour à une adresse à eux : avec un HOST, seulement là (peut être répété) ; sans, partout sur l’internet public
cli-serve-webhooks-private = envoyer aussi des avis à cette machine et à son réseau, et sans TLS : pour un serveur à la maison
cli-serve-webhooks-wait = durée d’absence avant l’envoi d’un avis, en secondes
bad-public-url = « { $value } » n’est pas l’adresse d’une page. Écrivez par exemple --public-url https://trilhos.example.org
bad-webhooks-host = « { $value } » n’est pas un hôte. Écrivez par exemple --webhooks discord.com
webhooks-private-alone = --webhooks-private va avec --webhooks.
