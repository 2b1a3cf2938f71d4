missing-extra = Il faut ici le paquet « { $module } », qui n’est pas installé. Installez-le avec : pip install 'trilhos[{ $extra }]'
bad-batch-actions = Rien n’a été joué : { $problem }.
