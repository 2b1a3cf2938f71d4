edition-usa-title = USA
edition-usa-about = From coast to coast: the base rules, quick to learn.
edition-europe-title = Europe
edition-europe-about = Tunnels to dig, ferries to catch, stations that borrow a neighbour's route.
