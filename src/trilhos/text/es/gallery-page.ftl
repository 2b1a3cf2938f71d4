# La galería: los tableros que ofrece un servidor.
gallery-title = Tableros
gallery-warning = Quien trae un tablero trae solo lo que es suyo: los nombres y las imágenes de juegos de mesa publicados no se ponen en servidores a los que otros pueden llegar.
gallery-lost = No se pudo llegar al servidor. Prueba otra vez.
gallery-numbers = { $cities } ciudades · { $routes } rutas · { $tickets } billetes · { $least } a { $most } jugadores
gallery-trial = Probado por bots: { $games } partidas, { $turns } turnos cada una; victorias por asiento: { $seats }
gallery-play = Jugar
gallery-open = Abrir una copia en el taller
gallery-copy = { $title } (copia)
gallery-file = El archivo
