# Opções que não vêm da linha de comando.
cli-serve-config = um arquivo TOML com opções, pelos nomes sem os traços da frente (port = 8000); ou TRILHOS_SERVE_CONFIG. Cada opção também é lida do ambiente: TRILHOS_SERVE_PORT e assim por diante
configured-sources = Não vieram da linha de comando: { $sources }.
configured-variable = Não há opção para a variável de ambiente { $name }. Conhecidas: { $known }.
configured-flag = { $name } é "{ $value }"; use on ou off.
configured-toml = { $file } não é um arquivo TOML: { $problem }
configured-key = { $file }: não existe a opção "{ $option }". Conhecidas: { $known }.
configured-no-flag = { $file }: "{ $option }" tem de ser true ou false.
configured-no-list = { $file }: "{ $option }" tem de ser um texto ou uma lista de textos.
configured-no-value = { $file }: "{ $option }" tem de ser um texto ou um número.
