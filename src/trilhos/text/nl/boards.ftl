# Wat er niet klopt aan het bestand van een bord; de plaats in het bestand staat voor elke zin.
bad-board =
    { $count ->
        [one] { $file } kan niet als bord worden gespeeld. Er klopt één ding niet:
       *[other] { $file } kan niet als bord worden gespeeld. Er kloppen { $count } dingen niet:
    }
boardfile-more =
    { $count ->
        [one] … en nog een.
       *[other] … en nog { $count }.
    }
boardfile-large = Het bestand heeft { $count } bytes; toegestaan: { $most }.
boardfile-parts = Het bestand heeft { $count } lijsten en objecten; toegestaan: { $most }.
boardfile-json = Dit is geen geldige JSON: { $problem }
boardfile-object = Dit moet een object zijn, tussen accolades.
boardfile-list = Dit moet een lijst zijn, tussen rechte haken.
boardfile-missing = Dit ontbreekt.
boardfile-unknown = Dit veld is onbekend: kijk naar de spelling, of haal het weg.
boardfile-count = Er zijn er { $count }; toegestaan: { $least } tot { $most }.
boardfile-choice = Dit moet een van deze zijn: { $known }.
boardfile-text = Dit moet tekst zijn, tussen aanhalingstekens.
boardfile-id = “{ $name }” mag hier niet: begin met een kleine letter, dan kleine letters, cijfers, - en _; een taal schrijf je als en of pt-BR.
boardfile-long = De tekst heeft { $count } tekens; toegestaan: 1 tot { $most }.
boardfile-letters = De tekst heeft tekens die niet te drukken zijn.
boardfile-number = Dit moet een geheel getal van { $least } tot { $most } zijn.
boardfile-decimal = Dit moet een getal van { $least } tot { $most } zijn.
boardfile-numbers = Dit moet een lijst van gehele getallen van { $least } tot { $most } zijn.
boardfile-flag = Dit moet true of false zijn.
boardfile-kind = Dit moet een getal, een woord, true of false, of een lijst van getallen zijn.
boardfile-twice = “{ $name }” staat hier meer dan één keer.
boardfile-wild = In de stapel “{ $deck }” moet één joker zitten, een soort zonder kleur.
boardfile-deck-order = De soorten van één stapel moeten bij elkaar staan, in de volgorde van de stapels.
boardfile-suit = In de stapel “{ $deck }” moeten een of twee soorten kaarten in { $colour } zitten, de eerste met waarde 1.
boardfile-card-name = Er is geen plaatje van een kaart met de naam “{ $name }”.
boardfile-city = Er is geen stad met de naam “{ $name }”.
boardfile-loop = Een route moet twee steden verbinden, en niet “{ $name }” met zichzelf.
boardfile-points = Routes van lengte { $length } hebben geen punten: zet ze bij rules.route_points.
boardfile-spaces = De route heeft { $length } vakken, maar plekken voor { $count }.
boardfile-ferry = Een veerboot vraagt niet meer locomotieven dan hij vakken heeft, { $length }.
boardfile-rail = Alleen treinroutes kunnen tunnel, veerboot of zwaar zijn, en zware geen van de andere twee.
boardfile-pair = Geen route verbindt de twee steden onderaan dit ticket.
boardfile-unpaid = Met alle kaarten samen is deze route niet te betalen.
boardfile-same-name = Twee routes zouden “{ $name }” heten: geef een stad een andere naam.
boardfile-tracks = Tussen twee steden zijn er hooguit twee sporen van één soort, het eerste met track 0, het tweede met 1: zie { $name }.
boardfile-twins = Beide sporen van een dubbele route moeten even lang zijn: zie { $name }.
boardfile-waypoint = “{ $name }” is een tussenpunt, en dat kan geen ticket noemen.
boardfile-apart = Geen routes verbinden de steden van dit ticket: { $name }.
boardfile-path = Dit is geen tekening: een pad heeft alleen getallen en de letters van SVG-padopdrachten, zoals M0 0L10 5z.
boardfile-players = Het grootste aantal spelers kan niet kleiner zijn dan het kleinste, { $least }.
boardfile-starting = Er moeten punten zijn voor elk van de { $players } plaatsen.
boardfile-option = Er is geen andere optie met de naam “{ $name }”.
boardfile-chapter = Er is geen hoofdstuk met de naam “{ $name }”. Hoofdstukken: { $known }.

# De opdracht.
cli-board = een bord nakijken, tekenen, afdrukken, testen of ontwerpen
cli-board-what = wat er met BESTAND gebeurt: check, show, svg, png, print, test of improve; schema en make hebben er geen; regions toont waar borden ontworpen kunnen worden, op een woord als je dat geeft
cli-board-file = het bestand van een bord, of de naam van een meegeleverd bord
board-usage = Schrijf: trilhos board check BESTAND, trilhos board show BESTAND, trilhos board svg BESTAND, trilhos board png BESTAND --out BESTAND, trilhos board print BESTAND --out BESTAND, trilhos board test BESTAND, trilhos board improve BESTAND --out BESTAND, trilhos board schema, trilhos board make --region NAAM --out BESTAND of trilhos board regions.
board-sound = { $title }: er mankeert niets aan dit bord. De vingerafdruk: { $fingerprint }
column-doubles = dubbel
column-spaces = vakken
column-pieces = stukken
column-ticket-points = waarde

# Wat er vreemd uitziet
boardfile-odd-language = Er zijn geen teksten in { $language }: wie dat leest, ziet die van een andere taal.
boardfile-odd-about = Hier ontbreekt een zin over het bord, die andere talen wel hebben.
boardfile-odd-licence = Er is geen licentie genoemd: anderen weten niet wat ze met het bord mogen doen.
boardfile-odd-case = “{ $name }” en “{ $other }” verschillen alleen in kleine letters en hoofdletters.
boardfile-odd-end = Naar “{ $name }” leidt maar één route: wie erheen moet, kan worden buitengesloten.
boardfile-odd-island = Geen ticket leidt naar “{ $name }”, en ook niet naar een stad die er door routes mee verbonden is.
boardfile-odd-points = { $name } levert { $points } punten op voor een weg van { $cost } vakken; naar de andere tickets zou dat er ongeveer { $fair } zijn.
boardfile-odd-ticket = Er is nog een ticket met dezelfde steden: { $name }.
boardfile-odd-color = Routes van de soort “{ $kind }” en de kleur “{ $color }” hebben samen { $count } vakken; de andere kleuren hebben er ongeveer { $usual }.
boardfile-odd-doubles = Beide sporen van dubbele routes zijn open vanaf { $least } spelers; op de meeste borden begint dat bij 4.
boardfile-odd-art = Er is geen tekening bij: het bord wordt kaal getekend.
boardfile-odd-spaces =
    { $count ->
        [one] Eén route heeft geen plekken voor zijn vakken
       *[other] { $count } routes hebben geen plekken voor hun vakken
    }: ze komen op een lijn tussen de steden.
boardfile-odd-overlap = Dit ligt op { $other }.

board-odd =
    { $count ->
        [one] Eén ding ziet er vreemd uit:
       *[other] { $count } dingen zien er vreemd uit:
    }
cli-board-strict = bij check: wat er vreemd uitziet, is een fout
