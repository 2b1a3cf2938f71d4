# Uma vez no navegador.
action-pass = Passar
action-undo = Desfazer
