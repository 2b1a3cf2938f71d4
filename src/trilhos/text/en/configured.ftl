# Options from elsewhere than the command line.
cli-serve-config = a TOML file with options, by their names without dashes in front (port = 8000); or TRILHOS_SERVE_CONFIG. Each option is read from the environment, too: TRILHOS_SERVE_PORT and so on
configured-sources = Not from the command line: { $sources }.
configured-variable = There is no option for the environment variable { $name }. Known: { $known }.
configured-flag = { $name } is "{ $value }", and has to be on or off.
configured-toml = { $file } is no TOML file: { $problem }
configured-key = { $file }: there is no option "{ $option }". Known: { $known }.
configured-no-flag = { $file }: "{ $option }" has to be true or false.
configured-no-list = { $file }: "{ $option }" has to be a text or a list of texts.
configured-no-value = { $file }: "{ $option }" has to be a text or a number.
