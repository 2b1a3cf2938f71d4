# La biblioteca de partidas terminadas
cli-games = listar, repetir y compartir tus partidas terminadas
cli-games-actions = acciones (sin ninguna, se listan las últimas partidas)
cli-games-limit = cuántas partidas se listan
cli-games-show = mostrar el recuento final de una partida
cli-games-replay = contar lo que pasó en una partida
cli-games-verify = comprobar si una partida se repartió como se prometió
cli-games-export = escribir el archivo de una partida, que pueden abrir otros y la mesa del navegador
cli-games-import = poner en la biblioteca el archivo de una partida terminada, por ejemplo de la mesa del navegador
cli-games-id = el id de la partida, o una parte que ninguna otra tenga
cli-games-file = un archivo de partida
cli-games-out = el archivo que se escribe
library-added = La partida está en tu biblioteca: trilhos games replay { $id }
library-empty = Todavía no hay partidas terminadas en { $folder }.
library-more = Estas son { $shown } de { $total }: --limit muestra más.
library-exported = { $id } se escribió en { $file }.
library-exists = { $file } ya existe: di un archivo nuevo.
library-unknown = No hay ninguna partida "{ $id }" en tu biblioteca. "trilhos games" lista las que hay.
library-several = Hay { $count } partidas con "{ $id }" en su id: escribe más del que buscas.
library-not-over = { $file } contiene una partida sin terminar: la biblioteca es para las terminadas. Continúala: trilhos play --save ARCHIVO.
library-full = { $folder } contiene { $most } partidas y no admite más: mueve algunas a otro sitio.
cli-numbers = puestos, puntos, billetes, precisión y suerte en muchas partidas
cli-numbers-file = archivos de partida, análisis (trilhos review --json), carpetas o results.jsonl de trilhos arena; sin ninguno, tu biblioteca
column-numbers-games = partidas
column-numbers-places = 1.º, 2.º, …
numbers-not-over = { $file } contiene una partida que no ha terminado: solo cuentan las terminadas. Síguela: trilhos play --save ARCHIVO.
numbers-left-out =
    { $count ->
        [one] Se omitió un archivo.
       *[other] Se omitieron { $count } archivos.
    }
