# Puzzels en de verdeling van de dag: commando's, en wat de server ervan zegt.
cli-puzzles = posities waarin één zet duidelijk de beste is
cli-puzzles-what = find: ze zoeken in spellen van bots; check: die van bestanden opnieuw wegen; show: er een oplossen, zonder meer die van vandaag
cli-puzzles-words = bestanden met puzzels; bij show ook een dag, zoals 2026-11-19
cli-puzzles-out = map voor de gevonden puzzels; wie afbreekt, gaat daar verder
cli-puzzles-map = een bord om op te zoeken (vaker voor meer; standaard: alle)
cli-puzzles-players = een aantal spelers (vaker voor meer; standaard: 2)
cli-puzzles-bots = wie de spellen speelt: een sterke bot
cli-puzzles-games = spellen per bord en aantal spelers
cli-puzzles-samples = bedachte werelden waarin elke beslissing bekeken wordt (standaard: 48)
cli-puzzles-check = bedachte werelden waarin de zetten van een puzzel vergeleken worden (standaard: 320)
progress-puzzles = puzzels zoeken
puzzles-usage = Zeg wat er moet gebeuren: trilhos puzzles find --out MAP, trilhos puzzles check BESTAND… of trilhos puzzles show [BESTAND|DAG].
puzzles-no-folder = Zeg waar de puzzels komen: --out MAP.
puzzles-found =
    { $count ->
        [one] Eén puzzel gevonden. Hij staat in { $folder }.
       *[other] { $count } puzzels gevonden. Ze staan in { $folder }.
    }
puzzles-stands = { $id }: bevestigd. Het beste is { $best }, met { $lead } voorsprong.
puzzles-falls = { $id }: niet bevestigd. Het beste is nu { $best }, met { $lead } voorsprong.
puzzle-illegal = { $file }: er staat iets over { $move }, maar die zet kan daar niet, of de cijfers kloppen niet.
puzzle-unweighed = { $file }: er staat niet wat { $move } waard is.
unknown-puzzle = Er is geen puzzel { $id }.
bad-day = { $day } is geen dag. Een dag schrijf je als 2026-11-19.
no-such-day = Er is niets voor { $day }: de dagen gaan van { $first } tot { $last }.

# Een puzzel.
puzzle-head = Puzzel, { $grade }: { $title }
puzzle-grade-easy = makkelijk
puzzle-grade-medium = gemiddeld
puzzle-grade-hard = moeilijk
puzzle-ask-turn = Je bent { $name } en je bent aan de beurt. Wat doe je?
puzzle-ask-first-tickets = Je bent { $name } en het spel begint. Welke tickets houd je?
puzzle-ask-tickets = Je bent { $name } en hebt tickets getrokken. Welke houd je?
puzzle-right = Goed: { $move }. Dat wint { $chance } van de spellen die bots van het niveau hard van hier af uitspelen.
puzzle-next-best = Het op een na beste is: { $move }. Dat kost { $points }.
puzzle-wrong = De zet ‘{ $move }’ kost { $points } van een overwinning. Beter: { $better }.
puzzle-near = De zet ‘{ $move }’ is bijna even goed: een verschil is niet bewezen. Beter: { $better }.
puzzle-left = Een andere keer dan.
no-puzzles = Deze server heeft geen puzzels.

# De verdeling van de dag.
deal-not-over = Speel deze verdeling eerst uit: spellen van anderen zouden je de kaarten verklappen.
other-deal = Dat spel hoort niet bij de verdeling van { $day }.
no-such-deal-game = Zo'n afgelopen spel van deze verdeling is er niet.
cli-deal = de verdeling van de dag: iedereen heeft dezelfde kaarten, tegen dezelfde bots
cli-deal-what = een dag, zoals 2026-11-19 (standaard: vandaag); compare: afgelopen spellen van één verdeling naast elkaar zetten
cli-deal-files = spelbestanden van de verdeling van een dag, voor compare
cli-deal-name = hoe je heet (standaard: jij)
cli-deal-json = als JSON zeggen wat er verdeeld of vergeleken wordt
deal-usage = Zeg trilhos deal, trilhos deal DAG of trilhos deal compare BESTAND BESTAND….
deal-of-no-day = { $file }: dit spel heeft van geen enkele dag de verdeling.
deal-unfinished = { $file }: dit spel is niet afgelopen. Speel de verdeling van { $day } eerst uit: andere spellen verklappen de kaarten.
deal-of-another-day = { $file }: dit is de verdeling van { $day }, die van het eerste bestand is een andere.
deal-head = Verdeling van { $day }: { $title }
deal-same = { $one } en { $two } zijn hetzelfde spel, zet voor zet.
deal-parting = { $one } en { $two } zijn gelijk tot zet { $number }: daar speelde { $name } in het ene { $first }, in het andere { $other }.
column-deal-player = speler
