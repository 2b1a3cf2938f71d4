# Dit dans toutes les langues, dans le premier fichier de la page : là où elle ne marche pas, nul ne sait laquelle choisir.
unready-too-old = Ce navigateur est trop ancien pour Trilhos. Utilisez une version récente de Firefox, Chrome, Edge ou Safari.
unready-not-loaded = Trilhos n’a pas pu être chargé. Vérifiez la connexion et rechargez cette page.
unready-no-scripts = Trilhos a besoin de JavaScript. Autorisez-le pour cette page.
