# Meldingen dat je aan de beurt bent, in de browser.
menu-webhook = Melding bij mijn beurt
menu-open-alarm = Menu: de meldingen van je beurt zijn uitgezet
webhook-off = uit
webhook-about = Als je aan de beurt bent en er niet bent, en als het spel afgelopen is, gaat er een bericht naar een adres van jou: de webhook van een kanaal in Discord, Slack of Mattermost, een onderwerp bij ntfy, of een eigen programma. Het adres is geheim: de server laat het aan niemand zien.
webhook-goes-to = Meldingen gaan naar { $host }.
webhook-failed = Ze kwamen niet aan en zijn uitgezet. { $problem } Probeer het nog eens, of geef een ander adres.
webhook-late = De laatste kwam niet aan: { $problem } Hij wordt nog eens gestuurd.
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
