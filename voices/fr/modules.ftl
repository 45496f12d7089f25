# Piège, Inverseur et Renégat : ce que le narrateur en dit.

module-trap = le Piège
module-reverser = les deux Inverseurs
module-reverser-spy = l'Inverseur espion
module-reverser-resistance = l'Inverseur résistant
module-rogue = les deux Renégats
module-rogue-spy = le Renégat espion
module-rogue-resistance = le Renégat résistant

## Les cartes d'une mission

card-success = Succès
card-fail = Échec
card-reverse = Inversion
card-rogue-success = Succès Renégat
mission-cards-more = { $count ->
        [one] { $leader }, donne une carte Mission de chaque sorte à { $team } : { $cards }.
       *[other] { $leader }, donne une carte Mission de chaque sorte par personne, à { $team } : { $cards }.
    }
    .brief = { $leader }, cartes pour { $team }.
mission-may-play-more = La Résistance doit jouer Succès. Un Espion joue Succès ou Échec. La règle de votre personnage passe avant.
reminder-reversers = Seuls les Inverseurs peuvent jouer Inversion. Ils jouent Succès ou Inversion, jamais Échec. Une seule Inversion inverse le résultat, deux s'annulent.
    .brief = Inverseurs : Succès ou Inversion, jamais Échec. Les autres : jamais Inversion.
reminder-reverser-spy = Seul l'Inverseur espion peut jouer Inversion. Il joue Succès ou Inversion, jamais Échec. L'Inversion inverse le résultat.
    .brief = Inversion : l'Inverseur espion seulement, et jamais Échec.
reminder-reverser-resistance = Seul l'Inverseur résistant peut jouer Inversion. Il joue Succès ou Inversion, jamais Échec. L'Inversion inverse le résultat.
    .brief = Inversion : l'Inverseur résistant seulement.
reminder-rogue-resistance = Seul le Renégat résistant peut jouer Succès Renégat, sauf s'il a le jeton Surveillance. Cette carte compte comme un Succès.
    .brief = Succès Renégat : le Renégat résistant seulement, sans le jeton Surveillance.
reminder-rogue-spy = Personne ne joue Succès Renégat : il n'y a pas de Renégat résistant dans cette partie. Le Renégat espion joue Succès ou Échec, comme les autres Espions.
    .brief = Personne ne joue Succès Renégat.

card-fails = { $count ->
        [0] aucun Échec
        [one] un Échec
       *[other] { N($count) } Échecs
    }
card-reverses = { $count ->
        [0] aucune Inversion
        [one] une Inversion
       *[other] { N($count) } Inversions
    }
card-rogues = { $count ->
        [0] aucun Succès Renégat
        [one] un Succès Renégat
       *[other] { N($count) } Succès Renégat
    }
counted-succeeds = { $cards } : { $fails ->
        [0] la mission { N($mission) } réussit.
       *[other] pas assez d'Échecs, la mission { N($mission) } réussit.
    }
counted-fails = { $cards } : la mission { N($mission) } échoue.
turned-succeeds = { $cards } : le résultat est inversé, la mission { N($mission) } réussit.
turned-fails = { $cards } : { $fails ->
        [0] le résultat est inversé, la mission { N($mission) } échoue.
       *[other] pas assez d'Échecs, mais le résultat est inversé, la mission { N($mission) } échoue.
    }
cancelled-succeeds = { $cards } : { $fails ->
        [0] les Inversions s'annulent, la mission { N($mission) } réussit.
       *[other] les Inversions s'annulent, pas assez d'Échecs, la mission { N($mission) } réussit.
    }
cancelled-fails = { $cards } : les Inversions s'annulent, la mission { N($mission) } échoue.
summary-mission-counted = { $counted } Équipe : { $team }. Meneur : { $leader }.

mission-shuffle-more = Chacun mélange sa pile. { $leader }, retourne les cartes jouées, rien d'autre, et trie-les.
    .brief = Mélangez. { $leader } retourne sa pile, puis trie.
card-kind-fails = Échecs
card-kind-reverses = Inversions
card-kind-rogues = Succès Renégat
ask-count = Combien de chaque sorte : { $kinds } ? Dites par exemple : { $example }.
    .brief = { $kinds } ?
ask-reverses = Et combien d'Inversions ?
    .brief = Combien d'Inversions ?
ask-reverses-keys = Et combien d'Inversions ? Tapez le nombre, puis Entrée.
    .brief = Combien d'Inversions ?
ask-rogues = Et combien de Succès Renégat ?
    .brief = Combien de Succès Renégat ?
ask-rogues-keys = Et combien de Succès Renégat ? Tapez le nombre, puis Entrée.
    .brief = Combien de Succès Renégat ?
heard-count = { $cards }. Dites confirmer ou annuler.
    .brief = { $cards } : confirmer ?
undone-count = Annulé : la mission avec { $cards }.
played-reverse = { $player } a joué une Inversion.
played-rogue = { $player } a joué un Succès Renégat.

ask-face-up-more = Qu'a joué { $player } : { $cards } ? Dites par exemple : { $player } joue succès.
    .brief = Qu'a joué { $player } : { $cards } ?
ask-face-up-more-keys = Qu'a joué { $player } ? Tapez { $keys }.

## Le jeton Surveillance

ask-watch = { $leader }, à qui donnes-tu le jeton Surveillance : { $names } ? Dis : surveiller, et le nom.
    .brief = { $leader }, le jeton Surveillance : { $names } ?
ask-watch-keys = { $leader }, à qui donnes-tu le jeton Surveillance : { $names } ? Tape le numéro de place.
    .brief = { $leader }, le jeton Surveillance : { $names } ?
watched = { $leader } donne le jeton Surveillance à { $member }.
watched-rule = { $member }, pose-le devant toi. Avec ce jeton, on ne peut pas jouer Succès Renégat pendant cette mission.

role-watch = jeton Surveillance

## Le piège

ask-trap = Quand toutes les cartes sont jouées : { $leader }, de qui écartes-tu la carte, pour l'examiner : { $names } ? Dis : piège pour, et le nom.
    .brief = Quand toutes les cartes sont jouées : { $leader }, le piège : { $names } ?
ask-trap-keys = Quand toutes les cartes sont jouées : { $leader }, de qui écartes-tu la carte, pour l'examiner : { $names } ? Tape le numéro de place.
    .brief = Quand toutes les cartes sont jouées : { $leader }, le piège : { $names } ?
trapped = { $leader } écarte la carte jouée par { $member }.
trap-pass = { $member }, passe ta carte jouée, face cachée, à { $leader }, { $way }. Personne d'autre ne la lit du doigt ni ne la regarde.
    .brief = { $member }, ta carte jouée à { $leader }, { $way }.
trap-look = { $leader }, vois en secret quelle carte c'est. Pose-la sur tes genoux, face cachée, avec les cartes non jouées. Tu peux en dire ce que tu veux, vrai ou faux.
    .brief = { $leader }, regarde-la, pose-la sur tes genoux.
trap-feel = { $leader }, lis du doigt ou regarde cette carte en secret. Pose-la sur tes genoux, face cachée, avec les cartes non jouées. Tu peux en dire ce que tu veux, vrai ou faux.
    .brief = { $leader }, lis-la, pose-la sur tes genoux.

## Un Renégat qui gagne seul

ask-claim-resistance = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Si c'est toi, retourne ta carte Personnage, si tu en as une. Dites : victoire pour, et le nom. Ou : personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou personne ?
ask-claim-resistance-keys = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Si c'est toi, retourne ta carte Personnage, si tu en as une. Tapez le numéro de place, ou Entrée pour personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
ask-claim-spies = Trois missions ont échoué. Le Renégat espion gagne seul avec Échec dans cette mission et dans une autre avant. Est-ce { $names } ? Si c'est toi, retourne ta carte Personnage, si tu en as une. Dites : victoire pour, et le nom. Ou : personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou personne ?
ask-claim-spies-keys = Trois missions ont échoué. Le Renégat espion gagne seul avec Échec dans cette mission et dans une autre avant. Est-ce { $names } ? Si c'est toi, retourne ta carte Personnage, si tu en as une. Tapez le numéro de place, ou Entrée pour personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
no-claim-no-rogue-now = Le Renégat résistant ne gagne pas seul : aucun Succès Renégat pendant la dernière mission.
no-claim-no-rogue-before = Le Renégat résistant ne gagne pas seul : aucun Succès Renégat avant la dernière mission.
no-claim-nobody-rogue-twice = Le Renégat résistant ne gagne pas seul : personne n'a pu jouer Succès Renégat à la fois pendant la dernière mission et avant.
no-claim-no-fail-now = Le Renégat espion ne gagne pas seul : aucun Échec pendant la dernière mission.
no-claim-no-fail-before = Le Renégat espion ne gagne pas seul : aucun Échec avant la dernière mission.
no-claim-nobody-failed-twice = Le Renégat espion ne gagne pas seul : personne n'a pu jouer Échec à la fois pendant la dernière mission et avant.
rogue-wins-successes = { $player } gagne la partie en solitaire. Le Renégat résistant a joué Succès Renégat pendant la dernière mission et pendant une mission précédente.
rogue-wins-fails = { $player } gagne la partie en solitaire. Le Renégat espion a joué Échec pendant la dernière mission et pendant une mission précédente.
rogue-shares-resistance = Pour le Renégat résistant, la victoire n'est que partielle.
rogue-shares-spies = Pour le Renégat espion, la victoire n'est que partielle.
undone-claim = Annulé : la victoire en solitaire pour { $player }.
undone-no-claim = Annulé : pas de victoire en solitaire.

## Où en est la partie

status-watch = Équipe de la mission { N($mission) } : { $team }. { $leader } donne le jeton Surveillance à quelqu'un de cette équipe.
status-trap = Au Meneur de jouer : { $leader } écarte une carte de la mission { N($mission) }. Équipe : { $team }.
status-claim = J'attends de savoir si un Renégat gagne seul.

## Refusé

refused-fails-reverser = { N($found) } Échecs, c'est trop : { $spies ->
        [one] un seul Espion peut
       *[other] seuls { N($spies) } Espions peuvent
    } jouer Échec, pas l'Inverseur espion. Rien n'a changé.
refused-reverses = { $able ->
        [0] Pas d'Inverseur dans cette partie, donc pas d'Inversion.
        [one] Une Inversion au plus : il n'y a qu'un Inverseur.
       *[other] { N($able) } Inversions au plus : il y a { N($able) } Inverseurs.
    } Rien n'a changé.
refused-rogues = { $able ->
        [0] Pas de Renégat résistant dans cette partie, donc pas de Succès Renégat.
       *[other] Un Succès Renégat au plus : il n'y a qu'un Renégat résistant.
    } Rien n'a changé.
refused-too-many-cards = Cela fait { N($found) } cartes, mais { N($cards) } seulement comptent. Rien n'a changé.
refused-cards-trap = Cela fait { $found ->
        [one] une carte
       *[other] { N($found) } cartes
    }, mais sans la carte écartée il en reste { N($team) }. Rien n'a changé.
refused-reverses-face-up = { $found ->
        [0] Aucune Inversion
        [one] Une Inversion
       *[other] { N($found) } Inversions
    }, ce n'est pas possible avec les cartes visibles : au moins { $least ->
        [1] une
       *[other] { N($least) }
    }, au plus { $most ->
        [1] une
       *[other] { N($most) }
    }. Rien n'a changé.
refused-rogues-face-up = { $found ->
        [0] Aucun Succès Renégat
        [one] Un Succès Renégat
       *[other] { N($found) } Succès Renégat
    }, ce n'est pas possible avec les cartes visibles : au moins { N($least) }, au plus { N($most) }. Rien n'a changé.
refused-holds-watch = { $player } a le jeton Surveillance et ne peut pas jouer Succès Renégat. Rien n'a changé.
refused-claim-team = { $player } n'était pas dans la dernière équipe et ne peut donc pas gagner en solitaire. Rien n'a changé.
refused-claim-aside = La carte jouée par { $player } pendant la dernière mission a été écartée et ne compte pas. Rien n'a changé.
refused-claim-watch = { $player } avait le jeton Surveillance pendant la dernière mission et ne peut donc pas gagner en solitaire. Rien n'a changé.
refused-claim-no-rogue = Le Succès Renégat de la dernière mission n'est pas à { $player } : les cartes étaient visibles. Rien n'a changé.
refused-claim-no-fail = L'Échec de la dernière mission n'est pas à { $player } : les cartes étaient visibles. Rien n'a changé.
refused-claim-rogue-before = { $player } n'a pas pu jouer Succès Renégat pendant une mission précédente. Rien n'a changé.
refused-claim-fail-before = { $player } n'a pas pu jouer Échec pendant une mission précédente. Rien n'a changé.

## Mise en place

card-set = { N($count) } cartes { $card }
card-character-reverser = un Inverseur
card-character-rogue = un Renégat
card-count-resistance = { $characters ->
        [0] { N($count) } cartes Résistance
       *[other] { N($count) } cartes Résistance, dont { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } cartes Espion
       *[other] { N($count) } cartes Espion, dont { $names }
    }
guidance-markers-plot-affiliation = Étape deux. Marqueur Tour sur la mission un, marqueur Scrutin sur zéro. { $cards ->
        [15] Mélangez les { N($cards) } cartes Complot.
       *[other] Mélangez les { N($cards) } cartes Complot pour { N($players) } joueurs : le nombre de joueurs suit le nom de la carte.
    } Posez-les à côté du Tableau, face cachée. Mettez aussi à côté du Tableau les deux cartes Affiliation.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro. { N($cards) } cartes Complot : mélangez, face cachée. Préparez les deux cartes Affiliation.

## Une carte Affiliation au lieu de la carte Personnage

affiliation-overheard = { $owner } fait connaître son camp à { $viewer }.
affiliation-shown = { $owner } fait connaître son camp à { $viewer }.
affiliation-pass = { $owner }, glisse les deux cartes Affiliation sous la table. Laisse sur tes genoux celle de l'autre camp. Passe celle de ton camp à { $viewer }, { $way }. Mentir est interdit. Personne d'autre ne lit ni ne regarde.
    .brief = { $owner }, la carte Affiliation de ton camp à { $viewer }, { $way }.
affiliation-back = { $viewer }, rends la carte par le même chemin. { $owner }, mélange les deux cartes Affiliation sous la table et remets-les à leur place, face cachée.
    .brief = { $viewer }, rends la carte. { $owner }, mélange les deux et remets-les à leur place.

## Petites choses

ask-fails-too = Et combien d'Échecs ?
    .brief = Combien d'Échecs ?
ask-fails-too-keys = Et combien d'Échecs ? Tapez le nombre, puis Entrée.
    .brief = Combien d'Échecs ?
refused-incomplete-count = Il manque encore : { $kinds }. Dites par exemple : { $example }. Rien n'a changé.
refused-several = Il faut un seul nom, et non { $names }. Rien n'a changé.
undone-watch = Annulé : le jeton Surveillance pour { $member }.
undone-trap = Annulé : { $member } n'a plus de carte à l'écart.
resistance-match-point-rogue = Si cette mission réussit, la Résistance gagne, ou son Renégat seul.
spies-match-point-rogue = Si cette mission échoue, les Espions gagnent, ou leur Renégat seul.

watch-back = Reposez le jeton Surveillance à côté du Tableau.
lay-again-watch = Le jeton Surveillance va devant { $member }.

entry-reverses = { $count ->
        [0] Aucune Inversion. Entrée ?
        [one] Une Inversion. Entrée ?
       *[other] { N($count) } Inversions. Entrée ?
    }
entry-rogues = { $count ->
        [0] Aucun Succès Renégat. Entrée ?
        [one] Un Succès Renégat. Entrée ?
       *[other] { N($count) } Succès Renégat. Entrée ?
    }
trap-open = { $leader }, prends cette carte jouée sur tes genoux : elle ira avec les cartes non jouées. Tout le monde la connaît déjà.
watched-own = { $leader } prend le jeton Surveillance.
trapped-own = { $leader } écarte sa propre carte.
