# Bots, borden en hoofdstukken van andere pakketten
cli-plugin = bots, borden en hoofdstukken laden uit deze Python-module; mag vaker (ook: TRILHOS_PLUGINS)
broken-plugin = De plug-in “{ $name }” kan niet worden geladen en wordt overgeslagen: { $problem }.
plugin-no-bot = De plug-in “{ $name }” wordt overgeslagen: het toegangspunt van een bot moet een klasse noemen, of een functie die er een maakt.
plugin-no-board = De plug-in “{ $name }” wordt overgeslagen: het toegangspunt van een bord moet een BoardFile of het pad van een bestand noemen.
plugin-no-chapter = De plug-in “{ $name }” wordt overgeslagen: het toegangspunt van een hoofdstuk moet een klasse noemen die van Chapter is afgeleid.
plugin-chapter-taken = Er is al een hoofdstuk met de naam “{ $name }”: dat van een plug-in wordt overgeslagen. Geef het een andere naam.
bad-bot-name = Een bot kan niet “{ $name }” heten: letters, cijfers, en na het eerste teken ook punten, streepjes en onderstrepingstekens.
bot-name-taken = Er is al een bot met de naam “{ $name }”: een andere wordt overgeslagen. Geef die een andere naam.
