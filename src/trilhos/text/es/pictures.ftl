# Lo que se pide a las imágenes de partidas.
picture-no-route = Aquí no hay ninguna ruta "{ $name }". Nómbrala por sus ciudades, como en las jugadas "claim", o por su número.
picture-no-city = En este tablero no hay ninguna ciudad "{ $name }".
picture-no-way = Una flecha va de una ciudad a otra: nombra dos o más, cada una solo una vez seguida.
render-mode = No hay ningún modo de imagen "{ $name }". Conocidos: { $known }.
