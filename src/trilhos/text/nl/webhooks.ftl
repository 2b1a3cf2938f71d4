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
webhook-gone = Deze browser neemt geen meldingen meer aan: zet ze daar weer aan.
push-off = Deze server stuurt geen meldingen naar browsers.
bad-subscription = Dit is geen abonnement waar meldingen naartoe kunnen: zet ze in deze browser uit en weer aan.
many-devices = { $most } apparaten horen al wanneer deze plaats aan de beurt is: zet het eerst bij één daarvan uit.
mail-off = Deze server verstuurt geen mail.
bad-mail-address = Een mailadres ziet eruit als ana@example.org.
mail-sent = De mailserver heeft hem aangenomen.
webhook-too-many = Deze mailbox heeft binnen een uur veel mails gekregen; de volgende gaan later weg.
mail-old-link = Deze link geldt niet meer: de meldingen zijn gestopt, of het spel is afgelopen.
quiet-all-day = Stille uren moeten op een ander tijdstip eindigen dan ze beginnen. Wil je helemaal niets horen, zet de meldingen dan uit.
unknown-zone = Deze server kent geen tijdzone “{ $zone }”. Geef er een op zoals Europe/Lisbon of America/Sao_Paulo.
mail-turn = Trilhos: je bent aan de beurt
mail-end = Trilhos: je spel is afgelopen
mail-test = Trilhos: een test
mail-stop = Deze mails niet meer:
mail-ask = Trilhos: zullen we je schrijven als je aan de beurt bent?
mail-ask-about = Iemand die Trilhos speelt, gaf dit adres op voor meldingen van eigen beurten. Was jij dat, zeg dan hier ja:
mail-ask-not-you = Was jij het niet, doe dan niets: hierheen worden geen meldingen gestuurd.

# Voor de eigenaar van een server.
cli-serve-public-url = het adres waarop mensen de pagina vinden, voor links in meldingen
cli-serve-webhooks = spelers meldingen van hun beurten laten sturen naar een eigen adres: met een HOST alleen daarheen (mag vaker), zonder naar elk adres op het openbare internet
cli-serve-webhooks-private = ook meldingen sturen naar deze computer en zijn netwerk, en zonder TLS: voor een server thuis
cli-serve-webhooks-wait = hoelang iemand weg moet zijn voordat er een melding gaat, in seconden
bad-public-url = “{ $value }” is geen adres van een pagina. Schrijf bijvoorbeeld --public-url https://trilhos.example.org
bad-webhooks-host = “{ $value }” is geen host. Schrijf bijvoorbeeld --webhooks discord.com
webhooks-private-alone = --webhooks-private hoort bij --webhooks.
cli-serve-push = meldingen naar browsers laten sturen, via de pushdienst van de browser: met een HOST alleen via die (mag vaker)
cli-serve-mail = meldingen per mail laten sturen, door deze server: smtp://NAAM@HOST:POORT (met STARTTLS) of smtps:// (TLS vanaf het begin)
cli-serve-mail-from = het adres waar mails vandaan komen, zoals "Trilhos <trilhos@example.org>"
cli-serve-mail-password = een bestand met het wachtwoord van de mailserver (standaard: het staat in TRILHOS_MAIL_PASSWORD)
bad-push-host = “{ $value }” is geen host. Schrijf bijvoorbeeld --push fcm.googleapis.com
bad-mail-server = “{ $value }” is geen mailserver. Schrijf bijvoorbeeld --mail smtp://user@mail.example.org:587, zonder het wachtwoord: dat komt uit TRILHOS_MAIL_PASSWORD of --mail-password-file.
bad-mail-from = “{ $value }” is geen adres waar mails vandaan kunnen komen. Schrijf bijvoorbeeld --mail-from "Trilhos <trilhos@example.org>"
telling-needs-url = --push en --mail hebben --public-url nodig, het adres waar men de pagina vindt.
