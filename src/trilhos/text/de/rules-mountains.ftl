# Die Regelseiten: Berge.
rules-goal-passes = Jeder Spielstein, der für einen Pass in die Schachtel geht, bringt sofort { $passPoints } Punkte.

rules-mountains-title = Berge
rules-mountains-lead =
    Manche Strecken führen über Pässe, zu sehen als Gipfel neben ihren Feldern. Eine Strecke hat höchstens so viele Pässe
    wie Felder.
rules-mountains-pieces =
    Baust du so eine Strecke, legst du für jeden Pass einen weiteren Spielstein in die Schachtel, von derselben Art wie
    die auf der Strecke. Reichen deine Spielsteine nicht für Felder und Pässe zusammen, kannst du sie nicht bauen.
rules-mountains-box =
    Spielsteine in der Schachtel sind endgültig aus dem Spiel; sie lassen sich nicht zurücktauschen.
rules-mountains-points = Jeder davon bringt dir { $passPoints } Punkte, sofort und zusätzlich zu denen der Strecke.

rules-count-mountains = { $passPoints } Punkte für jeden Spielstein, der für einen Pass in die Schachtel ging.
