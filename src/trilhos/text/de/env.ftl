missing-extra = Das braucht das Paket „{ $module }“, das nicht installiert ist. Installiere es mit: pip install 'trilhos[{ $extra }]'
bad-batch-actions = Nichts wurde gespielt: { $problem }.
