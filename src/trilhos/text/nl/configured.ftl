# Opties die niet van de opdrachtregel komen.
cli-serve-config = een TOML-bestand met opties, met hun namen zonder streepjes ervoor (port = 8000); of TRILHOS_SERVE_CONFIG. Elke optie wordt ook uit de omgeving gelezen: TRILHOS_SERVE_PORT enzovoort
configured-sources = Niet van de opdrachtregel: { $sources }.
configured-variable = Voor de omgevingsvariabele { $name } is er geen optie. Bekend: { $known }.
configured-flag = { $name } is “{ $value }”, en moet on of off zijn.
configured-toml = { $file } is geen TOML-bestand: { $problem }
configured-key = { $file }: er is geen optie “{ $option }”. Bekend: { $known }.
configured-no-flag = { $file }: “{ $option }” moet true of false zijn.
configured-no-list = { $file }: “{ $option }” moet een tekst of een lijst van teksten zijn.
configured-no-value = { $file }: “{ $option }” moet een tekst of een getal zijn.
