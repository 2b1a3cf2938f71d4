# Opciones que no vienen de la línea de órdenes.
cli-serve-config = un archivo TOML con opciones, por sus nombres sin guiones delante (port = 8000); o TRILHOS_SERVE_CONFIG. Cada opción se lee también del entorno: TRILHOS_SERVE_PORT, etcétera
configured-sources = Fuera de la línea de órdenes: { $sources }.
configured-variable = No hay ninguna opción para la variable de entorno { $name }. Conocidas: { $known }.
configured-flag = { $name } es "{ $value }", y tiene que ser on u off.
configured-toml = { $file } no es un archivo TOML: { $problem }
configured-key = { $file }: no hay ninguna opción "{ $option }". Conocidas: { $known }.
configured-no-flag = { $file }: "{ $option }" tiene que ser true o false.
configured-no-list = { $file }: "{ $option }" tiene que ser un texto o una lista de textos.
configured-no-value = { $file }: "{ $option }" tiene que ser un texto o un número.
