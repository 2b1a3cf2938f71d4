# Boards drafted from a place on Earth.
draft-title = Around { $city }
draft-about = { $count } cities with { $first } and { $second }: a first draft from the map.
draft-bad-cities = A draft has { $least } to { $most } cities, not { $count }.
draft-bad-seed = The seed of a draft is a whole number from 0 to { $most }.
draft-bad-window = A window is west, south, east, north in degrees, as in -10,36,4,44: south before north, within 85° of the equator. Over the date line, east is less than west.
draft-unknown-region = There is no region called "{ $name }". Did you mean: { $known }?
draft-no-region = There is no region called "{ $name }". "trilhos board regions" lists them all.
draft-too-few = { $name } has { $count } cities that are far enough apart; a board needs { $least }. Take a larger region or a window.
draft-too-few-here = This window has { $count } cities that are far enough apart; a board needs { $least }. Take a larger one.
draft-fewer = { $count } cities instead of { $wanted }: more have no room, or there are no more.
draft-cramped = Spaces are cramped. Try { $count } cities, or a window that fits the land more closely.
draft-folds = The land has to be bent so much that it folds. Take fewer cities, or a window around a part of it.
draft-ships = Much of this is water: rules with ships would suit it better.
draft-odd-degree = A city has { $value } lines on average; on official boards { $least } to { $most }. Another number of cities may help.
draft-odd-length = Routes have { $value } spaces on average; on official boards { $least } to { $most }. Fewer cities make them longer.
draft-odd-gray = The part { $value } of the tracks is gray; on official boards { $least } to { $most }.
draft-odd-doubles = The part { $value } of the lines is double; on official boards { $least } to { $most }.
draft-odd-pieces = There are { $value } spaces for each piece of a player; on official boards { $least } to { $most }. Change the pieces in the rules, or the number of cities.
draft-odd-tickets = There are { $value } tickets; on official boards { $least } to { $most }.
draft-odd-way = Tickets are { $value } spaces long on average; on official boards { $least } to { $most }. Another number of cities may help.

# The command line
cli-draft-region = with make: a country, state, continent or large city, by name or id, or the whole Earth (001)
cli-draft-window = with make: a rectangle instead, in degrees, as in --window=-10,36,4,44
cli-draft-cities = with make: how many cities
cli-draft-rules = with make: the map whose rules it takes (default: what the land needs)
draft-usage = Write: trilhos board make --region NAME --out FILE, or --window=WEST,SOUTH,EAST,NORTH instead of a region.
draft-begins = Reading
draft-step-cities = Choosing cities
draft-step-land = Bending the land
draft-step-network = Joining cities
draft-step-colours = Choosing colours
draft-step-tickets = Choosing tickets
draft-step-art = Placing names
draft-step-done = Done
draft-made = { $file }: { $cities } cities, { $routes } tracks with { $spaces } spaces, { $tickets } tickets.
draft-quality =
    { $good ->
        [yes] It passes the gate: nothing lies on anything else, and the land isn't bent too much.
       *[no] It doesn't pass the gate: { $overlaps } overlaps, { $cramped } % of the spaces cramped.
    }
