# Wat spelers elders te horen krijgen.
notice-turn = Je bent aan de beurt in je spel op het bord { $edition }.
notice-end = Je spel op het bord { $edition } is afgelopen.
notice-won = Je spel op het bord { $edition } is afgelopen, en je hebt gewonnen.
notice-test = Zo hoor je dat je aan de beurt bent in je spel op het bord { $edition }.

# Waarom een webhook geweigerd wordt, en wat er van een melding geworden is.
webhooks-off = Deze server stuurt geen meldingen.
bad-webhook = Naar dit adres kunnen geen meldingen worden gestuurd. Geef er een zoals https://example.org/pad, zonder gebruikersnaam erin.
webhook-needs-https = Meldingen gaan alleen naar adressen die met https:// beginnen.
webhook-host-not-allowed = Deze server stuurt meldingen alleen naar deze hosts: { $hosts }.
webhook-no-address = Dit adres leidt nergens heen, of naar een plek die niet op het openbare internet ligt.
webhook-too-late = Het spel is afgelopen: er komen geen meldingen meer.
no-webhook = Er is geen adres om te proberen: geef er eerst een.
webhook-sent = Het is aangekomen (het antwoord was { $status }).
webhook-timeout = Er kwam niet op tijd antwoord.
webhook-unreachable = Daar was niemand te bereiken, of de verbinding is niet veilig.
webhook-answer = Het antwoord was { $status }, en dat is geen ja.

# Voor de eigenaar van een server.
cli-serve-public-url = het adres waarop mensen de pagina vinden, voor links in meldingen
cli-serve-webhooks = spelers meldingen van hun beurten laten sturen naar een eigen adres: met een HOST alleen daarheen (mag vaker), zonder naar elk adres op het openbare internet
cli-serve-webhooks-private = ook meldingen sturen naar deze computer en zijn netwerk, en zonder TLS: voor een server thuis
cli-serve-webhooks-wait = hoelang iemand weg moet zijn voordat er een melding gaat, in seconden
bad-public-url = “{ $value }” is geen adres van een pagina. Schrijf bijvoorbeeld --public-url https://trilhos.example.org
bad-webhooks-host = “{ $value }” is geen host. Schrijf bijvoorbeeld --webhooks discord.com
webhooks-private-alone = --webhooks-private hoort bij --webhooks.
