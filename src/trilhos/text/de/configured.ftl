# Optionen, die nicht von der Befehlszeile kommen.
cli-serve-config = eine TOML-Datei mit Optionen, nach ihren Namen ohne Striche davor (port = 8000); oder TRILHOS_SERVE_CONFIG. Jede Option wird auch aus der Umgebung gelesen: TRILHOS_SERVE_PORT und so weiter
configured-sources = Nicht von der Befehlszeile: { $sources }.
configured-variable = Zur Umgebungsvariable { $name } gibt es keine Option. Bekannt sind: { $known }.
configured-flag = { $name } ist „{ $value }“ und muss on oder off sein.
configured-toml = { $file } ist keine TOML-Datei: { $problem }
configured-key = { $file }: Eine Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
configured-no-flag = { $file }: „{ $option }“ muss true oder false sein.
configured-no-list = { $file }: „{ $option }“ muss ein Text oder eine Liste von Texten sein.
configured-no-value = { $file }: „{ $option }“ muss ein Text oder eine Zahl sein.
