missing-extra = Esto necesita el paquete "{ $module }", que no está instalado. Instálalo con: pip install 'trilhos[{ $extra }]'
bad-batch-actions = No se jugó nada: { $problem }.
