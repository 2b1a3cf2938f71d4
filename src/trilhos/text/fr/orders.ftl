# Ce qui doit être fait pendant que d’autres réfléchissent, dans le navigateur.
menu-orders = Consignes : quoi faire à mon tour
orders-about = Quand vient votre tour, la première de ces consignes qui est possible est exécutée pour vous, où que vous soyez. Personne d’autre ne les voit. Si aucune n’est possible, on vous appelle comme d’habitude.
orders-none = Rien encore : vous jouez chaque tour vous-même.
orders-build = { $what }
orders-build-with = { $what }, payé avec
orders-draw = Piocher à l’aveugle
orders-take = Prendre seulement celles-ci, si elles sont visibles :
orders-take-else = Piocher, d’abord celles-ci si elles sont visibles :
orders-turns = { $count ->
    [one] pendant { $count } tour
   *[other] pendant { $count } tours
}
orders-up = Plus tôt
orders-remove = Retirer
orders-new-build = Prendre ou construire dès que possible
orders-what = Quoi
orders-press = Choisir sur le plateau
orders-press-prompt = Choisissez une route, ou une ville où construire
orders-pay-with = Payer seulement avec celles-ci ; sans choix, avec n’importe lesquelles
orders-add-build = Ajouter
orders-new-draw = Piocher des cartes
orders-open-cards = Cartes visibles à prendre, les préférées d’abord
orders-blind = sinon piocher à l’aveugle
orders-deck = De la pioche
orders-how-long = Durée
orders-always = jusqu’à nouvel ordre
orders-add-draw = Ajouter la pioche
orders-until = S’arrêter et m’appeler
orders-last-round = quand le dernier tour commence
orders-near = quand un autre prend une route ici : { $cities }
orders-until-turns = après les avoir exécutées
orders-until-any = sans limite
orders-stopped-done = Tout est fait.
orders-stopped-undone = Arrêt : vous avez annulé un coup.
orders-stopped-near = Arrêt : quelqu’un a pris une route tout près.
orders-stopped-last-round = Arrêt : le dernier tour a commencé.
orders-stopped-turns = Arrêt : le nombre de tours voulu est joué.
