page-not-built = O servidor está no ar, mas sem a página: ela não foi montada na instalação. Numa pasta com o código-fonte, rode "make page"; caso contrário, instale o Node 20 ou mais novo e depois o Trilhos de novo com TRILHOS_PAGE=required, que diz o que falta. Em seguida, inicie o servidor outra vez. A API funciona assim mesmo, e "trilhos play" no terminal também.
cli-serve-page = a pasta da página a mostrar (padrão: a que veio montada no pacote)
no-page-there = Não há página em { $folder }: falta o index.html. Monte uma com "make page".
cli-serve-open = abre um navegador; sem --port, na próxima porta livre se a 8000 estiver ocupada
serve-other-port = A porta { $taken } está ocupada, então desta vez é a { $port }.
serve-on-network = Outras pessoas nesta rede entram por { $url }
serve-no-browser = Não dá para abrir um navegador daqui: acesse { $url } num deles.
