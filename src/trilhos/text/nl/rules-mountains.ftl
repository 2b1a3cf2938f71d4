# De regelpagina's: bergen.
rules-goal-passes = Elk stuk dat voor een bergpas in de doos gaat, levert meteen { $passPoints } punten op.

rules-mountains-title = Bergen
rules-mountains-lead =
    Sommige routes gaan over bergpassen, te zien als toppen naast hun vakken. Een route heeft hooguit zoveel bergpassen
    als vakken.
rules-mountains-pieces =
    Als je zo'n route claimt, leg je voor elke bergpas nog een stuk in de doos, van dezelfde soort als op de route. Heb
    je niet genoeg stukken voor de vakken en de bergpassen samen, dan kun je de route niet claimen.
rules-mountains-box = Stukken in de doos zijn voorgoed uit het spel; je kunt ze niet terugruilen.
rules-mountains-points = Elk van die stukken levert je meteen { $passPoints } punten op, naast de punten voor de route.

rules-count-mountains = { $passPoints } punten voor elk stuk dat voor een bergpas in de doos ging.
