# Spielpläne, entworfen von einem Ort auf der Erde.
draft-title = Rund um { $city }
draft-about = { $count } Städte mit { $first } und { $second }: ein erster Entwurf von der Landkarte.
draft-bad-cities = Ein Entwurf hat { $least } bis { $most } Städte, nicht { $count }.
draft-bad-seed = Der Startwert eines Entwurfs ist eine ganze Zahl von 0 bis { $most }.
draft-bad-window = Ein Ausschnitt ist West, Süd, Ost, Nord in Grad, wie -10,36,4,44: Süd vor Nord, höchstens 85° vom Äquator. Über die Datumsgrenze hinweg ist Ost kleiner als West.
draft-unknown-region = Eine Gegend namens „{ $name }“ gibt es nicht. Meintest du: { $known }?
draft-no-region = Eine Gegend namens „{ $name }“ gibt es nicht. „trilhos board regions“ listet alle auf.
draft-too-few = { $name } hat { $count } Städte, die weit genug auseinanderliegen; ein Plan braucht { $least }. Nimm eine größere Gegend oder einen Ausschnitt.
draft-too-few-here = Dieser Ausschnitt hat { $count } Städte, die weit genug auseinanderliegen; ein Plan braucht { $least }. Nimm einen größeren.
draft-fewer = { $count } Städte statt { $wanted }: Mehr haben keinen Platz, oder es gibt nicht mehr.
draft-cramped = Die Felder sind zu eng. Versuch es mit { $count } Städten oder einem Ausschnitt, der besser zum Land passt.
draft-folds = Das Land muss so stark verbogen werden, dass es sich faltet. Nimm weniger Städte oder einen Ausschnitt um einen Teil davon.
draft-ships = Vieles davon ist Wasser: Regeln mit Schiffen passen besser dazu.
draft-odd-degree = Eine Stadt hat im Schnitt { $value } Verbindungen; auf offiziellen Plänen { $least } bis { $most }. Eine andere Zahl von Städten kann helfen.
draft-odd-length = Strecken haben im Schnitt { $value } Felder; auf offiziellen Plänen { $least } bis { $most }. Weniger Städte machen sie länger.
draft-odd-gray = Ein Anteil von { $value } der Gleise ist grau; auf offiziellen Plänen { $least } bis { $most }.
draft-odd-doubles = Ein Anteil von { $value } der Verbindungen ist doppelt; auf offiziellen Plänen { $least } bis { $most }.
draft-odd-pieces = Auf jeden Spielstein einer Person kommen { $value } Felder; auf offiziellen Plänen { $least } bis { $most }. Ändere die Spielsteine in den Regeln oder die Zahl der Städte.
draft-odd-tickets = Es gibt { $value } Zielkarten; auf offiziellen Plänen { $least } bis { $most }.
draft-odd-way = Zielkarten sind im Schnitt { $value } Felder lang; auf offiziellen Plänen { $least } bis { $most }. Eine andere Zahl von Städten kann helfen.

# Die Befehlszeile
cli-draft-region = mit make: ein Land, Bundesland, Kontinent oder eine große Stadt, nach Name oder Kennung, oder die ganze Erde (001)
cli-draft-window = mit make: stattdessen ein Rechteck in Grad, wie in --window=-10,36,4,44
cli-draft-cities = mit make: wie viele Städte
cli-draft-rules = mit make: der Spielplan, dessen Regeln gelten (Standard: was das Land braucht)
draft-usage = Schreib: trilhos board make --region NAME --out DATEI, oder --window=WEST,SÜD,OST,NORD statt einer Gegend.
draft-begins = Lesen
draft-step-cities = Städte wählen
draft-step-land = Land verbiegen
draft-step-network = Städte verbinden
draft-step-colours = Farben wählen
draft-step-tickets = Zielkarten wählen
draft-step-art = Namen setzen
draft-step-done = Fertig
draft-made = { $file }: { $cities } Städte, { $routes } Gleise mit { $spaces } Feldern, { $tickets } Zielkarten.
draft-quality =
    { $good ->
        [yes] Er besteht die Prüfung: Nichts überdeckt sich, und das Land ist nicht zu stark verbogen.
       *[no] Er besteht die Prüfung nicht: { $overlaps } Überdeckungen, { $cramped } % der Felder zu eng.
    }
