unknown-edition = There is no map called "{ $name }". Maps: { $known }.
unknown-option = The map { $edition } has no option "{ $name }". Options: { $known }.
bad-players = The map { $edition } is for { $least } to { $most } players, not { $players }.
bad-seed = A seed is a whole number from 0 to 2^128 - 1, not { $seed }.
neutral-needs-two = The option "neutral" adds a neutral player to a game of 2 players, not of { $players }.
option-needs-tokens = The option "{ $name }" needs the toll tokens: it doesn't go with tokens=off.
