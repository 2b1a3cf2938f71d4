# Said in all languages, in the page's first file: where the page can't run, nobody knows which one is wanted.
unready-too-old = This browser is too old for Trilhos. Please use a current Firefox, Chrome, Edge or Safari.
unready-not-loaded = Trilhos could not be loaded. Please check the connection and reload this page.
unready-no-scripts = Trilhos needs JavaScript. Please allow it for this page.
