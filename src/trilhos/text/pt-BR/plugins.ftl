# Robôs, tabuleiros e capítulos de outros pacotes
cli-plugin = carrega robôs, tabuleiros e capítulos deste módulo Python; pode ser dado várias vezes (também: TRILHOS_PLUGINS)
broken-plugin = Não dá para carregar o plugin "{ $name }", que fica de fora: { $problem }.
plugin-no-bot = O plugin "{ $name }" fica de fora: o entry point de um robô precisa indicar uma classe ou função que o crie.
plugin-no-board = O plugin "{ $name }" fica de fora: o entry point de um tabuleiro precisa indicar um BoardFile ou o caminho de um arquivo.
plugin-no-chapter = O plugin "{ $name }" fica de fora: o entry point de um capítulo precisa indicar uma classe derivada de Chapter.
plugin-chapter-taken = Já existe um capítulo chamado "{ $name }": o do plugin fica de fora. Dê outro nome a ele.
bad-bot-name = Um robô não pode se chamar "{ $name }": use letras, dígitos e, depois do primeiro, também pontos, hífens e sublinhados.
bot-name-taken = Já existe um robô chamado "{ $name }": o outro fica de fora. Dê outro nome a ele.
