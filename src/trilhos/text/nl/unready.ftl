# In alle talen gezegd, in het eerste bestand van de pagina: waar die niet werkt, weet niemand welke taal gewenst is.
unready-too-old = Deze browser is te oud voor Trilhos. Gebruik een actuele Firefox, Chrome, Edge of Safari.
unready-not-loaded = Trilhos kon niet geladen worden. Controleer de verbinding en laad deze pagina opnieuw.
unready-no-scripts = Trilhos heeft JavaScript nodig. Sta het toe voor deze pagina.
