# The workshop: boards that people bring to a server, long work, prints.
workshop-closed = The workshop of this server is closed: boards can be looked at, but neither brought nor made here. Its owner opens it with: trilhos serve --workshop
workshop-warning = Bring only what is yours to give: the names, pictures and texts of published board games belong to their makers. Don't put them on a server that others can reach.
workshop-a-board = The board
workshop-full = There is no room for another board: those that you show in the gallery stay. Take one of them away first.
workshop-id-taken = "{ $id }" is the id of a board that everybody has. Give yours another id, and bring it again.
gallery-full = The gallery is full: { $most } boards can be shown. Ask the server's owner to take some away.
wrong-board-secret = This is not the secret that was given to whoever brought this board.
cli-serve-workshop = let people bring boards of their own, try them out and print them (default: only while nobody but this machine can come)

# Long work
unknown-job = There is no such work here: it was given up, or ended more than an hour ago.
workshop-busy = The workshop has its hands full. Try again in a few minutes.
job-one-at-a-time = You have { $most } pieces of work under way. Wait for one of them, or give it up.
job-late = This took longer than ten minutes, and was ended. Ask for less: fewer games, or a smaller board.
job-died = This work ended unexpectedly. Try again; if it happens again, the server's log says why.
job-memory = This needs more memory than one piece of work may have. Ask for less.
