# De werkplaats: borden die mensen naar een server brengen, lang werk, afdrukken.
workshop-closed = De werkplaats van deze server is gesloten: borden kun je bekijken, maar niet brengen of hier maken. De eigenaar opent die met: trilhos serve --workshop
workshop-warning = Breng alleen wat je weg mag geven: de namen, plaatjes en teksten van uitgegeven bordspellen zijn van hun makers. Zet ze niet op een server waar anderen bij kunnen.
workshop-a-board = Het bord
workshop-full = Er is geen ruimte voor nog een bord: wat je in de galerij toont, blijft. Haal er eerst een weg.
workshop-id-taken = “{ $id }” is de id van een bord dat iedereen heeft. Geef het jouwe een andere id en breng het opnieuw.
gallery-full = De galerij is vol: er kunnen { $most } borden getoond worden. Vraag de eigenaar van de server er een paar weg te halen.
wrong-board-secret = Dit is niet het geheim dat gegeven is aan wie dit bord bracht.
cli-serve-workshop = mensen eigen borden laten brengen, uitproberen en afdrukken (standaard: alleen zolang niemand behalve deze computer erbij kan)

# Lang werk
unknown-job = Die taak is hier niet: ze is opgegeven, of meer dan een uur geleden klaar.
workshop-busy = De werkplaats heeft het te druk. Probeer het over een paar minuten opnieuw.
job-one-at-a-time = Je hebt { $most } taken lopen. Wacht tot er een klaar is, of geef er een op.
job-late = Dit duurde langer dan tien minuten en is gestopt. Vraag minder: minder spellen, of een kleiner bord.
job-died = Deze taak stopte onverwacht. Probeer het opnieuw; gebeurt het weer, dan zegt het logboek van de server waarom.
job-memory = Dit heeft meer geheugen nodig dan één taak mag hebben. Vraag minder.
