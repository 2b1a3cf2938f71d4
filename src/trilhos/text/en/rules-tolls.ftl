# The rules pages: tolls, loans and the neutral player.
rules-setup-tokens =
    You start with toll tokens worth { $tokens }. What you have left is your secret until the end, unless the table
    plays with open tokens.

rules-tolls-title = Tolls and loans
rules-tolls-lead =
    Every route crosses a bridge, and every bridge has a toll: the number on the coin, due when you claim the route.
rules-tolls-first = On a single route, or as the first on a double route, you pay the bank.
rules-tolls-second = As the second on a double route, you pay the player who owns the first track.
rules-tolls-loan =
    If your tokens don't cover the toll, you keep them all and take one loan instead. A toll that is due to a player
    then comes from the bank.
rules-tolls-forced = Nobody can take a loan who is able to pay. Loans lie open and are never paid back.
rules-tolls-bonus-lead = In the end, the tokens you have left rank you for a bonus:
rules-tolls-place = place
rules-tolls-players = { $count } players
rules-tolls-level =
    Those who are level all get the bonus of the same place, and the next places are skipped: after two firsts comes a
    third.
rules-tolls-out = Whoever has a loan has no place and no bonus, and loses { $loan } points for each loan.
rules-tolls-worth = Tokens themselves are worth no points.

rules-plain-title = Without tokens
rules-plain-lead =
    For a simpler game, leave out the tokens, and with them all tolls, loans and bonuses. Then, with fewer than
    { $plainFrom } players, a double route closes when one of its tracks is claimed.

rules-neutral-title = The neutral player
rules-neutral-lead =
    Two players with tokens can invite a neutral third. It has { $neutralTrains } trains, takes routes away from both of
    you, and has no score.
rules-neutral-marker =
    The player who goes second starts with the neutral marker. For the first { $quiet } rounds nothing happens.
rules-neutral-reveal =
    From then on, when both have played, the top ticket of the deck is turned over. If two cities are printed at its
    foot, the neutral player claims the route between them, without cards. If not, nothing happens.
rules-neutral-choice =
    If both tracks are free, whoever holds the marker chooses one of them and then hands the marker over.
rules-neutral-second =
    If a player already has one track, the neutral player takes the other, and the bank pays that player the toll. The
    marker stays where it is.
rules-neutral-discard = Either way the ticket goes onto the discard pile.
rules-neutral-twice =
    { $twice }: these pairs are on two tickets each. Once the neutral player has the route, the second ticket counts as
    one without cities.
rules-neutral-stop =
    The neutral player stops for good when it has too few trains for a route it must take, or when the ticket deck is
    empty when its turn comes. In the second case the discarded tickets become the new deck.
