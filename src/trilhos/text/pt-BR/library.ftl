# A biblioteca de partidas terminadas
cli-games = lista, revê e exporta partidas terminadas
cli-games-actions = ações (sem nenhuma, lista as últimas partidas)
cli-games-limit = quantas partidas são listadas
cli-games-show = mostra a contagem final de uma partida
cli-games-replay = conta o que aconteceu em uma partida
cli-games-verify = verifica se uma partida foi distribuída como prometido
cli-games-export = grava o arquivo de uma partida, que outras pessoas e a mesa do navegador podem abrir
cli-games-import = põe na biblioteca o arquivo de uma partida terminada, por exemplo da mesa do navegador
cli-games-id = o id da partida, ou uma parte dele que nenhuma outra tenha
cli-games-file = um arquivo de partida
cli-games-out = o arquivo a gravar
library-added = A partida está na sua biblioteca: trilhos games replay { $id }
library-empty = Ainda não há partidas terminadas em { $folder }.
library-more = Estas são { $shown } de { $total }: --limit mostra mais.
library-exported = { $id } foi gravada em { $file }.
library-exists = { $file } já existe: dê o nome de um arquivo novo.
library-unknown = Não há nenhuma partida "{ $id }" na sua biblioteca. "trilhos games" lista as que existem.
library-several = Há { $count } partidas com "{ $id }" no id: escreva mais da que você quer.
library-not-over = { $file } tem uma partida que não acabou: a biblioteca é para as terminadas. Para continuar: trilhos play --save ARQUIVO.
library-full = { $folder } tem { $most } partidas e não aceita mais: leve algumas para outro lugar.
cli-numbers = lugares, pontos, bilhetes, precisão e sorte de muitas partidas
cli-numbers-file = arquivos salvos, análises (trilhos review --json), pastas ou results.jsonl de trilhos arena; sem nenhum, a sua biblioteca
column-numbers-games = partidas
column-numbers-places = 1º, 2º, …
numbers-not-over = { $file } tem uma partida que não acabou: só contam as que acabaram. Continue-a com: trilhos play --save ARQUIVO.
numbers-left-out = { $count ->
    [one] Um arquivo ficou de fora.
   *[other] { $count } arquivos ficaram de fora.
  }
