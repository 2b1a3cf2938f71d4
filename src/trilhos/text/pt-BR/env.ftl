missing-extra = Falta o pacote "{ $module }", que não está instalado. Para instalar: pip install 'trilhos[{ $extra }]'
bad-batch-actions = Nada foi jogado: { $problem }.
