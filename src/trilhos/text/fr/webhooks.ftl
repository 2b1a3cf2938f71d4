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
webhook-gone = Ce navigateur n’accepte plus d’avis : réactivez-les là-bas.
push-off = Ce serveur n’envoie pas d’avis aux navigateurs.
bad-subscription = Ce n’est pas un abonnement auquel envoyer des avis : désactivez-les et réactivez-les dans ce navigateur.
many-devices = { $most } appareils sont déjà avertis des tours de cette place : désactivez d’abord les avis sur l’un d’eux.
mail-off = Ce serveur n’envoie pas de courriels.
bad-mail-address = Une adresse de courriel ressemble à ana@example.org.
mail-sent = Le serveur de courriel l’a accepté.
webhook-too-many = Cette boîte a reçu beaucoup de courriels en une heure ; les suivants partiront plus tard.
mail-old-link = Ce lien n’est plus valable : les avis ont été arrêtés, ou la partie est finie.
quiet-all-day = Les heures calmes doivent finir à une autre heure qu’elles ne commencent. Pour ne rien recevoir, désactivez les avis.
unknown-zone = Ce serveur ne connaît pas de fuseau horaire « { $zone } ». Donnez-en un comme Europe/Lisbon ou America/Sao_Paulo.
mail-turn = Trilhos : à vous de jouer
mail-end = Trilhos : votre partie est finie
mail-test = Trilhos : un essai
mail-stop = Ne plus recevoir ces courriels :
mail-ask = Trilhos : faut-il vous écrire quand vient votre tour ?
mail-ask-about = Quelqu’un qui joue à Trilhos a donné cette adresse pour être averti de ses tours. Si c’était vous, dites oui ici :
mail-ask-not-you = Si ce n’était pas vous, ne faites rien : aucun avis ne sera envoyé ici.

# Pour la gérance d’un serveur.
cli-serve-public-url = l’adresse où l’on trouve la page, pour les liens des avis
cli-serve-webhooks = permettre aux joueurs de recevoir les avis de leur tour à une adresse à eux : avec un HOST, seulement là (peut être répété) ; sans, partout sur l’internet public
cli-serve-webhooks-private = envoyer aussi des avis à cette machine et à son réseau, et sans TLS : pour un serveur à la maison
cli-serve-webhooks-wait = durée d’absence avant l’envoi d’un avis, en secondes
bad-public-url = « { $value } » n’est pas l’adresse d’une page. Écrivez par exemple --public-url https://trilhos.example.org
bad-webhooks-host = « { $value } » n’est pas un hôte. Écrivez par exemple --webhooks discord.com
webhooks-private-alone = --webhooks-private va avec --webhooks.
cli-serve-push = laisser envoyer des avis aux navigateurs, par le service push du navigateur : avec un HÔTE, par celui-là seulement (peut être répété)
cli-serve-mail = laisser envoyer des avis par courriel, depuis ce serveur : smtp://NOM@HÔTE:PORT (avec STARTTLS), ou smtps:// (TLS dès le début)
cli-serve-mail-from = l’adresse d’où viennent les courriels, comme "Trilhos <trilhos@example.org>"
cli-serve-mail-password = un fichier avec le mot de passe du serveur de courriel (par défaut : dans TRILHOS_MAIL_PASSWORD)
bad-push-host = « { $value } » n’est pas un hôte. Écrivez par exemple --push fcm.googleapis.com
bad-mail-server = « { $value } » n’est pas un serveur de courriel. Écrivez par exemple --mail smtp://user@mail.example.org:587, sans le mot de passe : il vient de TRILHOS_MAIL_PASSWORD ou de --mail-password-file.
bad-mail-from = « { $value } » n’est pas une adresse d’où des courriels peuvent venir. Écrivez par exemple --mail-from "Trilhos <trilhos@example.org>"
telling-needs-url = --push et --mail ont besoin de --public-url, l’adresse où l’on trouve la page.
