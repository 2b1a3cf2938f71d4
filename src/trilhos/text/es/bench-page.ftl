# Lo que dicen los bots de sus jugadas, y el banco de trabajo en el que juegan entre sí.
remark-fault-start = El bot no arrancó: en su lugar se jugó la primera jugada permitida.
remark-fault-rubbish = No se entendió la respuesta del bot: en su lugar se jugó la primera jugada permitida.
remark-fault-illegal = El bot eligió algo no permitido: en su lugar se jugó la primera jugada permitida.
remark-fault-late = El bot no respondió a tiempo: en su lugar se jugó la primera jugada permitida.
remark-fault-died = El programa del bot se cerró: en su lugar se jugó la primera jugada permitida.
remark-fault-raised = El bot falló con un error: en su lugar se jugó la primera jugada permitida.
remark-title = Lo que dice el bot
remark-number = { $value }
bench-title = Banco de pruebas de bots
bench-about = Cualquier bot en cualquier lugar, también los tuyos. No juega nadie más: todas las manos están abiertas y la partida se ve mientras se juega.
bench-names = Un nombre de la lista, con ajustes si quieres: hard:style=blocker, expert:samples=300. Los programas propios reciben nombre al iniciar el servidor: --bot mio=cmd:…
bench-play = Jugar y mirar
