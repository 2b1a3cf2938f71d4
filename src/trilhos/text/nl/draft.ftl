# Borden, ontworpen van een plek op aarde.
draft-title = Rond { $city }
draft-about = { $count } steden met { $first } en { $second }: een eerste ontwerp van de kaart.
draft-bad-cities = Een ontwerp heeft { $least } tot { $most } steden, niet { $count }.
draft-bad-seed = Het startgetal van een ontwerp is een geheel getal van 0 tot { $most }.
draft-bad-window = Een venster is west, zuid, oost, noord in graden, zoals -10,36,4,44: zuid voor noord, binnen 85° van de evenaar. Over de datumgrens is oost minder dan west.
draft-unknown-region = Er is geen gebied met de naam “{ $name }”. Bedoelde je: { $known }?
draft-no-region = Er is geen gebied met de naam “{ $name }”. “trilhos board regions” toont ze allemaal.
draft-too-few = { $name } heeft { $count } steden die ver genoeg uit elkaar liggen; een bord heeft er { $least } nodig. Neem een groter gebied of een venster.
draft-too-few-here = Dit venster heeft { $count } steden die ver genoeg uit elkaar liggen; een bord heeft er { $least } nodig. Neem een groter venster.
draft-fewer = { $count } steden in plaats van { $wanted }: voor meer is geen ruimte, of er zijn er niet meer.
draft-cramped = De vakken zitten krap. Probeer { $count } steden, of een venster dat beter om het land past.
draft-folds = Het land moet zo sterk gebogen worden dat het omvouwt. Neem minder steden, of een venster rond een deel ervan.
draft-ships = Veel hiervan is water: regels met schepen passen er beter bij.
draft-odd-degree = Een stad heeft gemiddeld { $value } lijnen; op officiële borden { $least } tot { $most }. Een ander aantal steden helpt misschien.
draft-odd-length = Routes hebben gemiddeld { $value } vakken; op officiële borden { $least } tot { $most }. Met minder steden worden ze langer.
draft-odd-gray = Het deel { $value } van de sporen is grijs; op officiële borden { $least } tot { $most }.
draft-odd-doubles = Het deel { $value } van de lijnen is dubbel; op officiële borden { $least } tot { $most }.
draft-odd-pieces = Er zijn { $value } vakken voor elk stuk van een speler; op officiële borden { $least } tot { $most }. Verander de stukken in de regels, of het aantal steden.
draft-odd-tickets = Er zijn { $value } tickets; op officiële borden { $least } tot { $most }.
draft-odd-way = Tickets zijn gemiddeld { $value } vakken lang; op officiële borden { $least } tot { $most }. Een ander aantal steden helpt misschien.

# De opdrachtregel
cli-draft-region = bij make: een land, deelstaat, werelddeel of grote stad, met naam of id, of de hele aarde (001)
cli-draft-window = bij make: in plaats daarvan een rechthoek, in graden, zoals --window=-10,36,4,44
cli-draft-cities = bij make: hoeveel steden
cli-draft-rules = bij make: het bord waarvan het de regels neemt (standaard: wat het land nodig heeft)
draft-usage = Schrijf: trilhos board make --region NAAM --out BESTAND, of --window=WEST,ZUID,OOST,NOORD in plaats van een gebied.
draft-begins = Lezen
draft-step-cities = Steden kiezen
draft-step-land = Het land buigen
draft-step-network = Steden verbinden
draft-step-colours = Kleuren kiezen
draft-step-tickets = Tickets kiezen
draft-step-art = Namen plaatsen
draft-step-done = Klaar
draft-made = { $file }: { $cities } steden, { $routes } sporen met { $spaces } vakken, { $tickets } tickets.
draft-quality =
    { $good ->
        [yes] Het komt door de keuring: niets ligt op iets anders, en het land is niet te sterk gebogen.
       *[no] Het komt niet door de keuring: { $overlaps } overlappingen, { $cramped } % van de vakken zit krap.
    }
