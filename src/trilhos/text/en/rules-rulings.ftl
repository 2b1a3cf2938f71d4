# The rules pages: what was ruled where a rulebook leaves something open, by the ids of docs/rules.
rules-rulings-title = What Trilhos decided
rules-rulings-lead =
    People at a table settle between themselves what a rulebook leaves open; a program has to know. These are Trilhos's
    decisions for this board, each with the number it has in the project's documents.

rules-ruling-u6 =
    All of you choose your first tickets at the same time, and nobody knows what the others keep. Whoever sets up the
    game can name the first player; otherwise lots are drawn.
rules-ruling-u6-under = First tickets that are given back go under the deck in the order of the seats.
rules-ruling-u8 =
    You pass if you can do nothing else, and only then. If everybody passes, one after the other, the game is over and
    is counted, even in the last turns.
rules-ruling-u9 = The second card isn't optional: if there is one you may take, you take it.
rules-ruling-u13 =
    The face-up cards are checked for too many wild cards each time one is turned up, and at no other time.
rules-ruling-u14 =
    If new face-up cards and a new deck are due at once, the face-up cards are discarded first and shuffled in. They
    stay as they are when there aren't enough other cards to change anything, or when the deck has been rebuilt twice in
    a row for their sake.
rules-ruling-u29 = Players who are still level after all tie-breaks win together.
rules-ruling-u31 =
    If for five whole rounds nobody claims a route, builds, takes a card or keeps a ticket, the game has stalled: it is
    over and is counted. You are warned two rounds before.

rules-ruling-e10 = You can't give up a tunnel that costs nothing extra: then it is claimed.
rules-ruling-e11 =
    All cards of a tunnel, laid, added and turned over, are discarded at the same moment. An empty deck is rebuilt after
    that, not before.
rules-ruling-e17 =
    In the end Trilhos chooses the borrowed routes for you: over all your stations together, the choice that scores
    most, and among equals one that completes the most tickets.
rules-ruling-e18 =
    A station is of no use where all routes of the city are free or your own. It doesn't matter which of the others owns
    the route you borrow.
rules-ruling-e23 = Players who are still level after all tie-breaks win together.

rules-ruling-s6 = You take exactly { $pieces } pieces, not fewer.
rules-ruling-s12 =
    If both decks were empty and cards come back, gaps among the face-up cards are closed one after the other, from the
    train deck as long as it has cards and then from the ship deck.
rules-ruling-s26 = If players are level, the one with more completed tickets is ahead. Those still level win together.
rules-ruling-w4 = On a hard route, two wilds are a pair, too.
rules-ruling-w5 =
    A tour is made in order if one trail through your network, which uses no route twice, begins at its first city, comes
    through the others as printed and ends at the last.

rules-ruling-n3 =
    The tickets' discard pile is shuffled when a ticket is needed and the deck has none, even in the middle of a draw, so
    that you see { $draw } as long as there are { $draw }. The tickets before you aren't shuffled in.
rules-ruling-n13 = If players are level, the one with more completed tickets is ahead. Those still level win together.
rules-ruling-n16 = After the last turn of the game the neutral player does nothing.
rules-ruling-n18 = If there is no track left for the neutral player, nothing happens, however many trains it has.
rules-ruling-n20 =
    If the tickets are reshuffled while a player draws, the neutral player plays on. A ticket that makes it stop is
    discarded.
rules-ruling-n21 = For the second track next to one of the neutral player's, you pay the toll to the bank.
