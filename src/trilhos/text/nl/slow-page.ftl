# Weg zijn in een spel over dagen, in de browser.
vacation-about = Zolang je weg bent, staat je klok stil, en iedereen ziet tot wanneer. In dit spel heb je { $count } dagen in totaal, in één keer of in delen, en je kunt terugkomen wanneer je wilt. Wat je niet gebruikt, houd je. Je opdrachten worden intussen uitgevoerd, en er komen geen meldingen.
vacation-until = Weg tot
vacation-go = Ik ben weg

# Meldingen dat je aan de beurt bent: hoe en wanneer.
notices-about = Als je aan de beurt bent en er niet bent, als je tijd bijna om is en als het spel afgelopen is. In geen melding staat een geheim van het spel.
notices-stop = Geen meldingen meer van dit spel
notices-stopped = Er komen geen meldingen meer van dit spel.
notices-failed = Ze kwamen niet aan en zijn uitgezet. { $problem } Probeer het nog eens, of geef een ander adres.
notices-late = De laatste kwam niet aan: { $problem } Hij wordt nog eens gestuurd.
push-title = Op dit apparaat
push-about = Meldingen van deze browser, ook als er geen pagina open is.
push-on = Hier aanzetten
push-on-here = Dit apparaat krijgt meldingen.
push-is-on = Aangezet. Probeer het nu uit, voor de zekerheid.
push-is-off = Dit apparaat krijgt geen meldingen meer van dit spel.
push-off-here = Hier uitzetten
push-off-everywhere = Uit in alle spellen
push-is-off-everywhere = Dit apparaat krijgt van geen enkel spel meer meldingen.
push-try = Nu proberen
push-tried = Onderweg: hij zou er zo moeten zijn.
push-next = Ook in mijn volgende spellen op dit apparaat
push-others =
    { $count ->
        [one] Eén ander apparaat krijgt meldingen.
       *[other] { $count } andere apparaten krijgen meldingen.
    }
push-blocked = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van de browser voor deze pagina, en kom terug.
push-insecure = Browsers geven alleen meldingen aan pagina’s die via https:// bereikt worden. Vraag wie deze server beheert om zo’n adres.
push-home-screen = Zet deze pagina op een iPhone of iPad eerst op het beginscherm (Deel, dan “Zet op beginscherm”) en open haar daar.
push-impossible = Deze browser kan geen meldingen tonen van pagina’s die niet open zijn.
push-asked = De vraag bleef onbeantwoord: er is niets aangezet.
push-service = De meldingsdienst van de browser is nu niet te bereiken. Probeer het later nog eens.
mail-title = Per e-mail
mail-address = E-mailadres
mail-save = Om e-mails vragen
mail-asked = Er is een e-mail onderweg. Volg de link daarin, en de meldingen komen daar.
mail-waits = Er ging een e-mail naar { $address }. Meldingen komen zodra de link daarin gevolgd is.
mail-wants = Iemand wil meldingen van zijn beurten op { $address } krijgen. Doen we dat?
mail-yes = Ja, stuur ze
mail-goes-to = E-mails gaan naar { $address }.
mail-remove = Geen e-mails meer
mail-removed = Er komen geen e-mails meer, en het adres is vergeten.
mail-try = Er nu een sturen
quiet-title = Stille uren
quiet-about = Dan komt er geen melding; wat daarna nog geldt, komt aan het einde. De tijden zijn die van { $zone }.
quiet-are = Van { $begin } tot { $end } ({ $zone }) komt er geen melding.
quiet-begin = Van
quiet-end = Tot
quiet-save = Deze uren bewaren
quiet-kept = Bewaard.
quiet-remove = Zonder stille uren
quiet-none = Meldingen kunnen weer op elk uur komen.
webhook-title = Via webhook
webhook-about = Als je aan de beurt bent en er niet bent, en als het spel afgelopen is, gaat er een bericht naar een adres van jou: de webhook van een kanaal in Discord, Slack of Mattermost, een onderwerp bij ntfy, of een eigen programma. Het adres is geheim: de server laat het aan niemand zien.
webhook-goes-to = Meldingen gaan naar { $host }.
webhook-address = Adres voor meldingen
webhook-other-address = Ander adres
webhook-form = Verstuurd als
webhook-form-json = JSON (Discord, Slack, Mattermost …)
webhook-form-text = platte tekst (ntfy …)
webhook-save = Opslaan
webhook-saved = Opgeslagen. Probeer het nu uit, voor de zekerheid.
webhook-try = Nu proberen
webhook-remove = Weghalen
webhook-removed = Weggehaald: er komen geen meldingen meer, en het adres is vergeten.
