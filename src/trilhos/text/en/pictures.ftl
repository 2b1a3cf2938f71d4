# What pictures of games are asked for.
picture-no-route = There is no route "{ $name }" here. Name it by its cities, as in "claim" moves, or by its number.
picture-no-city = There is no city "{ $name }" on this board.
picture-no-way = An arrow goes from one city to another: name two or more, each only once in a row.
render-mode = There is no render mode "{ $name }". Known: { $known }.
