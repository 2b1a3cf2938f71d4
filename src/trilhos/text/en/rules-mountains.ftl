# The rules pages: mountains.
rules-goal-passes = Every piece that goes into the box for a pass scores { $passPoints } points at once.

rules-mountains-title = Mountains
rules-mountains-lead =
    Some routes lead over passes, shown as peaks beside their spaces. A route has at most as many passes as spaces.
rules-mountains-pieces =
    When you claim such a route, you put one piece more into the box for each pass, of the same kind as those on the
    route. If you don't have enough pieces for the spaces and the passes together, you can't claim it.
rules-mountains-box = Pieces in the box are out of the game for good; they can't be exchanged back.
rules-mountains-points = Each of them brings you { $passPoints } points, at once, besides the points for the route.

rules-count-mountains = { $passPoints } points for each piece that went into the box for a pass.
