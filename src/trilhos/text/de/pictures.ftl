# Was von Bildern der Partien verlangt wird.
picture-no-route = Eine Strecke „{ $name }“ gibt es hier nicht. Nenn sie nach ihren Städten, wie in Zügen mit „claim“, oder nach ihrer Nummer.
picture-no-city = Eine Stadt „{ $name }“ gibt es auf diesem Plan nicht.
picture-no-way = Ein Pfeil führt von einer Stadt zu einer anderen: Nenn zwei oder mehr, keine zweimal hintereinander.
render-mode = Eine Darstellung „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
