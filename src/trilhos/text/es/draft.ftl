# Tableros trazados a partir de un lugar de la Tierra.
draft-title = Alrededor de { $city }
draft-about = { $count } ciudades con { $first } y { $second }: un primer borrador a partir del mapa.
draft-bad-cities = Un borrador tiene de { $least } a { $most } ciudades, no { $count }.
draft-bad-seed = La semilla de un borrador es un número entero de 0 a { $most }.
draft-bad-window = Una ventana es oeste, sur, este, norte en grados, como -10,36,4,44: el sur antes que el norte, a menos de 85° del ecuador. Sobre la línea de cambio de fecha, el este es menor que el oeste.
draft-unknown-region = No hay ninguna región llamada "{ $name }". ¿Querías decir: { $known }?
draft-no-region = No hay ninguna región llamada "{ $name }". "trilhos board regions" las muestra todas.
draft-too-few = { $name } tiene { $count } ciudades lo bastante separadas; un tablero necesita { $least }. Toma una región más grande o una ventana.
draft-too-few-here = Esta ventana tiene { $count } ciudades lo bastante separadas; un tablero necesita { $least }. Toma una más grande.
draft-fewer = { $count } ciudades en lugar de { $wanted }: más no caben, o no hay más.
draft-cramped = Las casillas están apretadas. Prueba con { $count } ciudades, o con una ventana más ajustada a la tierra.
draft-folds = Hay que deformar tanto la tierra que se pliega. Toma menos ciudades, o una ventana alrededor de una parte.
draft-ships = Gran parte de esto es agua: le irían mejor reglas con barcos.
draft-odd-degree = Una ciudad tiene { $value } líneas de media; en los tableros oficiales, de { $least } a { $most }. Otro número de ciudades puede ayudar.
draft-odd-length = Las rutas tienen { $value } casillas de media; en los tableros oficiales, de { $least } a { $most }. Con menos ciudades son más largas.
draft-odd-gray = La parte { $value } de las vías es gris; en los tableros oficiales, de { $least } a { $most }.
draft-odd-doubles = La parte { $value } de las líneas es doble; en los tableros oficiales, de { $least } a { $most }.
draft-odd-pieces = Hay { $value } casillas por cada pieza de un jugador; en los tableros oficiales, de { $least } a { $most }. Cambia las piezas en las reglas, o el número de ciudades.
draft-odd-tickets = Hay { $value } billetes; en los tableros oficiales, de { $least } a { $most }.
draft-odd-way = Los billetes miden { $value } casillas de media; en los tableros oficiales, de { $least } a { $most }. Otro número de ciudades puede ayudar.

# La línea de órdenes
cli-draft-region = con make: un país, estado, continente o gran ciudad, por nombre o id, o toda la Tierra (001)
cli-draft-window = con make: en su lugar un rectángulo, en grados, como --window=-10,36,4,44
cli-draft-cities = con make: cuántas ciudades
cli-draft-rules = con make: el mapa del que toma las reglas (por defecto: lo que pida la tierra)
draft-usage = Escribe: trilhos board make --region NOMBRE --out ARCHIVO, o --window=OESTE,SUR,ESTE,NORTE en lugar de una región.
draft-begins = Leyendo
draft-step-cities = Eligiendo ciudades
draft-step-land = Deformando la tierra
draft-step-network = Uniendo ciudades
draft-step-colours = Eligiendo colores
draft-step-tickets = Eligiendo billetes
draft-step-art = Colocando nombres
draft-step-done = Listo
draft-made = { $file }: { $cities } ciudades, { $routes } vías con { $spaces } casillas, { $tickets } billetes.
draft-quality =
    { $good ->
        [yes] Pasa la prueba: nada está encima de nada, y la tierra no se deforma demasiado.
       *[no] No pasa la prueba: { $overlaps } solapamientos, { $cramped } % de las casillas apretadas.
    }
