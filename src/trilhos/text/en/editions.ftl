edition-usa-title = USA
edition-usa-about = From coast to coast: the base rules, quick to learn.
edition-europe-title = Europe
edition-europe-about = Tunnels to dig, ferries to catch, stations that borrow a neighbour's route.
edition-world-title = World
edition-world-about = Trains and ships around the globe: harbours, tours, and the choice of your own pieces.
edition-lakes-title = Great Lakes
edition-lakes-about = Trains and ships on the Great Lakes: long routes, many ports, no tours.
