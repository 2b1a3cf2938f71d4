# El taller: tableros que la gente trae a un servidor, trabajo largo, impresiones.
workshop-closed = El taller de este servidor está cerrado: aquí se pueden ver tableros, pero no traerlos ni crearlos. Quien lo administra lo abre con: trilhos serve --workshop
workshop-warning = Trae solo lo que es tuyo: los nombres, imágenes y textos de juegos de mesa publicados son de quienes los hicieron. No los pongas en un servidor al que otros puedan llegar.
workshop-a-board = El tablero
workshop-full = No hay sitio para otro tablero: los que muestras en la galería se quedan. Quita antes uno de ellos.
workshop-id-taken = "{ $id }" es el id de un tablero que todos tienen. Da otro id al tuyo y tráelo otra vez.
gallery-full = La galería está llena: se pueden mostrar { $most } tableros. Pide a quien administra el servidor que quite alguno.
wrong-board-secret = Este no es el secreto que se dio a quien trajo este tablero.
cli-serve-workshop = dejar que la gente traiga sus tableros, los pruebe y los imprima (por defecto: solo mientras nadie más que esta máquina pueda entrar)

# Trabajo largo
unknown-job = Aquí no hay ningún trabajo así: se detuvo, o terminó hace más de una hora.
workshop-busy = El taller tiene todas las manos ocupadas. Prueba otra vez dentro de unos minutos.
job-one-at-a-time = Tienes { $most } trabajos en marcha. Espera a que acabe alguno, o detenlo.
job-late = Esto tardó más de diez minutos, y se detuvo. Pide menos: menos partidas, o un tablero más pequeño.
job-died = Este trabajo terminó de forma inesperada. Prueba otra vez; si vuelve a pasar, el registro del servidor dice por qué.
job-memory = Esto necesita más memoria de la que puede tener un trabajo. Pide menos.
