# Mountains: passes take pieces.
chapter-mountains = Mountains
line-mountains = passes
log-passes =
    { $count ->
        [one] { $name } put a piece into the box for the pass of { $route }, for { $points } points.
       *[other] { $name } put { $count } pieces into the box for the passes of { $route }, for { $points } points.
    }
route-passes =
    { $count ->
        [one] 1 pass
       *[other] { $count } passes
    }
seat-passes = passes
some-passes =
    { $count ->
        [one] 1 piece in the box
       *[other] { $count } pieces in the box
    }
why-passes =
    { $count ->
        [one] The passes take one piece more than you have.
       *[other] The passes take { $count } pieces more than you have.
    }
legend-passes = Pass: one more piece goes into the box
pay-passes =
    { $count ->
        [one] For the pass, one piece goes into the box
       *[other] For the passes, { $count } pieces go into the box
    }
player-passes = pieces in the box
