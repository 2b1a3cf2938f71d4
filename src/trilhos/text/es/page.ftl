page-not-built = El servidor funciona, pero no tiene página: no se construyó ninguna al instalarlo. En una carpeta de código fuente, ejecuta "make page"; si no, instala Node 20 o posterior y luego Trilhos otra vez con TRILHOS_PAGE=required, que dice qué falta. Después reinicia el servidor. La API funciona tal como está, y también "trilhos play" en un terminal.
cli-serve-page = la carpeta de la página que se muestra (por defecto: la que viene en el paquete)
no-page-there = En { $folder } no hay ninguna página: no tiene index.html. Construye una con "make page".
cli-serve-open = abre un navegador; sin --port, en el siguiente puerto libre si el 8000 está ocupado
serve-other-port = El puerto { $taken } está ocupado; esta vez se usa el { $port }.
serve-on-network = Desde otros equipos de esta red se llega en { $url }
serve-no-browser = Desde aquí no se puede abrir ningún navegador: ve a { $url } con uno.
