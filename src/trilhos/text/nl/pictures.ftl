# Waarvoor plaatjes van spellen worden gevraagd.
picture-no-route = Er is hier geen route “{ $name }”. Noem hem met zijn steden, zoals bij zetten met “claim”, of met zijn nummer.
picture-no-city = Op dit bord is geen stad “{ $name }”.
picture-no-way = Een pijl gaat van de ene stad naar de andere: noem er twee of meer, en geen twee keer dezelfde na elkaar.
render-mode = Er is geen weergave “{ $name }”. Wel: { $known }.
