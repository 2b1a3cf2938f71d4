# Een beurt in de browser.
action-pass = Passen
action-undo = Terug
undo-ask = Terugname vragen
undo-ask-short = Terug?
undo-until = tot de zet van { $name }
undo-asked = Moet nog instemmen: { $names }
undo-question = { $name } vraagt om de laatste zet terug te nemen. Er waren alleen eigen kaarten te zien.
undo-agree = Akkoord
undo-deny = Laten staan
turn-thinking = { $name } denkt na
turn-several = Nu aan het kiezen: { $names }
last-round = Laatste ronde
last-round-left =
    { $count ->
        [one] nog { $count } beurt
       *[other] nog { $count } beurten
    }
stalling-title = Het spel zit vast
stalling-left =
    Als niemand binnen { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    } iets claimt, bouwt, trekt of houdt, is het spel afgelopen.
stalling-short =
    { $count ->
        [one] Nog { $count } zo'n beurt en het is afgelopen.
       *[other] Nog { $count } van zulke beurten en het is afgelopen.
    }

# Wat er gevraagd wordt.
prompt-first-tickets = Kies je eerste tickets
prompt-choose-tickets = Kies welke tickets je houdt
prompt-second-card = Nog één kaart
prompt-pay = Kies hoe je betaalt
prompt-tunnel = De tunnel: bijbetalen of opgeven
prompt-neutral = Een spoor voor de neutrale speler
prompt-refill = Welke stapel vult het gat?
prompt-pieces = Hoeveel treinen, hoeveel schepen?
prompt-over = Het spel is afgelopen
prompt-cards = Neem een open kaart of trek van een stapel
prompt-route = Kies een oplichtende route
prompt-tickets = Tickets trekken
prompt-station = Kies een stad voor het station
prompt-harbour = Kies een havenstad voor de haven
prompt-exchange = Stukken ruilen
prompt-pass = Iets anders kan niet: pas
prompt-cards-first =
    { $count ->
        [0] Met deze kaarten betaal je geen route
        [one] Met deze kaarten kun je { $count } route betalen
       *[other] Met deze kaarten kun je { $count } routes betalen
    }

# Waarom iets nu niet kan.
why-over = Het spel is afgelopen.
why-not-your-turn = { $name } is aan de beurt.
why-not-now = Eerst moet er iets anders beslist worden.
why-second-card = Neem eerst je tweede kaart.
why-taken =
    { $name ->
        [jij] Al van jou.
        [Jij] Al van jou.
       *[other] Bezet door { $name }.
    }
why-taken-nobody = De neutrale speler heeft deze route.
why-closed = Gesloten: het andere spoor van deze route is bezet.
why-own-twin = Het andere spoor van deze route is al van jou.
why-pieces =
    { $count ->
        [one] Je komt { $count } stuk tekort.
       *[other] Je komt { $count } stukken tekort.
    }
why-cards =
    { $count ->
        [one] Je komt kaarten tekort voor { $count } vak.
       *[other] Je komt kaarten tekort voor { $count } vakken.
    }
why-cards-colour = Je mist nog: { $count } × { $colour }.
why-cards-building = Daar heb je de kaarten niet voor.
why-all-built = Je hebt alles al gebouwd.
why-no-port = Dit is geen havenstad.
why-no-route = Geen van je routes komt hier uit.
why-no-card = Daar ligt geen kaart.
why-one-wild = Een open joker of locomotief kan niet je tweede kaart zijn.
why-no-tickets = Er zijn geen tickets meer.
why-keep-more =
    { $count ->
        [one] Houd minstens { $count } ticket.
       *[other] Houd minstens { $count } tickets.
    }
why-not-offered = Daar kun je hier niet uit kiezen.
why-can-act = Je mag alleen passen als er niets anders kan.
why-exchanged = Er zijn te weinig stukken over om te ruilen.
why-none-cards = Er is geen kaart om te nemen.
why-none-route = Met jouw kaarten en stukken kun je geen route claimen.
why-none-tickets = Je kunt nu geen tickets trekken.
why-none-station = Je kunt nu geen station bouwen.
why-none-harbour = Je kunt nu geen haven bouwen: je hebt een havenstad met een route van jou nodig, en de kaarten.
why-none-exchange = Er valt nu niets te ruilen.

# Toetsen.
keys-title = Toetsen
key-take = een open kaart nemen
key-draw = van de stapel trekken
key-draw-second = van de tweede stapel trekken
key-route = een route kiezen
key-tickets = tickets trekken
key-station = een station bouwen
key-harbour = een haven bouwen
key-exchange = stukken ruilen
key-arrows = naar het volgende dat oplicht
key-enter = bevestigen
key-cancel = annuleren
key-pass = passen
key-undo = terugnemen
key-find = een stad zoeken
key-help = deze lijst
find-city = Een stad zoeken
find-none = Die stad is er niet
steps-waiting =
    { $count ->
        [one] { $count } zet te zien
       *[other] { $count } zetten te zien
    }
steps-next = Volgende zet
steps-last = Alles tonen
key-next = de volgende zet van anderen tonen, als die stap voor stap te zien zijn
key-last = alle zetten van anderen tonen
