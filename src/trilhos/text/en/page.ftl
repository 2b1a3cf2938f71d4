page-not-built = The server is running, but it has no page: none was built when it was installed. In a source folder, run "make page"; elsewhere install Node 20 or newer, then Trilhos again with TRILHOS_PAGE=required, which says what is missing. Start the server again afterwards. The API works as it is, and so does "trilhos play" in a terminal.
cli-serve-page = the folder of the page to show (default: the one that was built into the package)
no-page-there = There is no page in { $folder }: it has no index.html. Build one with "make page".
cli-serve-open = open a browser; without --port, on the next free port where 8000 is taken
serve-other-port = Port { $taken } is taken, so it is { $port } this time.
serve-on-network = Others in this network reach it at { $url }
serve-no-browser = No browser can be opened from here: go to { $url } with one.
