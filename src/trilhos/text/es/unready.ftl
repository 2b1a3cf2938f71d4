# Se dice en todos los idiomas, en el primer archivo de la página: donde no funciona, nadie sabe cuál se quiere.
unready-too-old = Este navegador es demasiado antiguo para Trilhos. Usa una versión actual de Firefox, Chrome, Edge o Safari.
unready-not-loaded = No se pudo cargar Trilhos. Comprueba la conexión y vuelve a cargar esta página.
unready-no-scripts = Trilhos necesita JavaScript. Permítelo en esta página.
