edition-usa-title = Estados Unidos
edition-usa-about = De costa a costa: as regras básicas, fáceis de aprender.
edition-europe-title = Europa
edition-europe-about = Túneis, balsas e estações de trem que usam a rota de um vizinho.
