# Les cartes Complot : leurs noms, leurs effets, et tout ce qui se dit quand on les pioche, les donne et les joue.

## Noms

card-strong-leader = Nouveau Meneur
card-close-eye = Surveillance
card-no-confidence = Perte de Confiance
card-take-responsibility = Responsabilité
card-opinion-maker = Maître à Penser
card-overheard-conversation = Sur Écoute
card-open-up = Cartes sur Table
card-establish-confidence = Preuve de Confiance
card-in-the-spotlight = Sous les Projecteurs
card-of-player = { $card } chez { $player }
cards-alike = { $count ->
        [1] { $card }
       *[other] { N($count) } { $card }
    }
player = { $player }

## Effets

explains-card = { $card }. { $does }
does-strong-leader = Usage unique : avant que le Meneur ait fait quoi que ce soit, on peut prendre sa place. Le pion Meneur continue ensuite vers la gauche.
does-close-eye = Usage unique : une fois les cartes de la mission jouées, on peut en examiner une en secret.
does-no-confidence = Usage unique : quand une équipe vient d'être approuvée, on peut quand même la rejeter. Cela compte comme un rejet.
does-take-responsibility = Usage unique : quand je demande qui utilise une carte, ou quand le Meneur choisit, on peut prendre une carte Complot à quelqu'un.
does-opinion-maker = Jusqu'à la fin : qui la reçoit vote à découvert, avant tout le monde. Si deux personnes l'ont, elles votent en même temps.
does-overheard-conversation = Tout de suite : qui la reçoit découvre le camp d'un voisin.
does-open-up = Tout de suite : qui la reçoit révèle son camp à un autre joueur.
does-establish-confidence = Tout de suite : le Meneur révèle son camp à un autre joueur.
does-in-the-spotlight = Usage unique : avant que l'équipe choisisse ses cartes, on peut désigner un membre. Il joue face visible.

## Piocher et donner

guidance-markers-plot = Étape deux. Marqueur Tour sur la mission un, marqueur Scrutin sur zéro. { $cards ->
        [15] Mélangez les { N($cards) } cartes Complot.
       *[other] Mélangez les { N($cards) } cartes Complot pour { N($players) } joueurs : le nombre de joueurs suit le nom de la carte.
    } Posez-les à côté du Tableau, face cachée.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro. { N($cards) } cartes Complot : mélangez, face cachée.
guidance-plot-cards = Étape deux. { $cards ->
        [15] Mélangez les { N($cards) } cartes Complot.
       *[other] Mélangez les { N($cards) } cartes Complot pour { N($players) } joueurs : le nombre de joueurs suit le nom de la carte.
    } Posez-les au centre, face cachée.
    .brief = { N($cards) } cartes Complot : mélangez, face cachée.
ask-draw = { $leader }, pioche { $count ->
        [one] une carte Complot. Dis-moi laquelle.
       *[other] { N($count) } cartes Complot, l'une après l'autre. À chaque fois, dis-moi laquelle.
    } Si tu n'as pas de pioche, dis : piocher une carte.
    .brief = { $leader }, quelle carte Complot ?
plot-drawn = { $leader } pioche { $card }.
plot-drawn-narrator = Je pioche pour { $leader } : { $card }.
deck-empty = C'était la dernière carte Complot.
ask-give = { $leader }, la carte { $card } va à un autre joueur. Dis : donner la carte à, et le nom.
    .brief = { $leader }, { $card } : à qui ?
ask-give-several = { $leader }, à donner : { $cards }. Dis la carte, puis : pour, et le nom.
    .brief = { $leader }, { $cards } : laquelle à qui ?
plot-given = { $leader } donne à { $to } la carte { $card }.
    .brief = { $to } reçoit { $card }.

## Montrer une carte Personnage

ask-neighbour = { $player }, de qui découvres-tu le camp : { $names } ? Dis : je regarde, et le nom.
    .brief = { $player }, de qui découvres-tu le camp : { $names } ?
ask-shows-to = { $player }, à qui révèles-tu ton camp ? Dis : je le révèle à, et le nom.
    .brief = { $player }, à qui révèles-tu ton camp ?
shown-overheard = { $owner } fait connaître son camp à { $viewer }.
shown-openly = { $owner } fait connaître son camp à { $viewer }.
way-left = à ta gauche
way-right = à ta droite
way-past-left = vers ta gauche, en passant par { $names }
way-past-right = vers ta droite, en passant par { $names }
hand-over = { $owner }, passe ta carte Personnage sous la table à { $viewer }, { $way }. Personne d'autre ne lit ni ne regarde.
    .brief = { $owner }, ta carte Personnage sous la table à { $viewer }, { $way }.
look-by-touch = { $viewer }, touche le bas de la carte : une croix veut dire Espion, une case vide veut dire Résistance.
    .brief = { $viewer }, touche le bas.
look-by-eye = { $viewer }, regarde la carte sans la montrer.
    .brief = { $viewer }, regarde.
hand-back = { $viewer }, rends la carte par le même chemin. { $owner }, pose-la devant toi, face cachée.
    .brief = { $viewer }, rends la carte à { $owner }.
may-say-anything = { $viewer }, tu peux en dire ce que tu veux, vrai ou faux.

## Interroger les joueurs

ask-use = { $player }, tu as la carte { $card }. Dis : je l'utilise, ou : je passe.
    .brief = { $player } : utiliser { $card }, ou passer ?
ask-use-on = { $player }, tu as la carte { $card }. Sur qui : { $names } ? Dis : sur, et le nom. Ou dis : je passe.
    .brief = { $player }, { $card } sur { $names } ? Ou passer ?
ask-on = { $player }, la carte { $card }, sur qui : { $names } ? Dis : sur, et le nom.
    .brief = { $player }, sur { $names } ?
ask-take = { $player }, quelle carte Complot prends-tu : { $cards } ?
passes = { $player } passe.
use-put-off = Pour l'instant, { $player } garde la carte { $card }.
lead-taken = { $by } utilise Nouveau Meneur et devient Meneur.
overruled = { $by } utilise Perte de Confiance et rejette cette équipe.
spotlighted = { $by } utilise Sous les Projecteurs et fait jouer { $member } face visible.
looks-at-card = { $by } utilise Surveillance et regarde la carte jouée par { $member }.
plot-taken = { $by } prend à { $from } la carte { $card }.
plot-spent = La carte Responsabilité est perdue : { $by } n'a aucune carte à prendre.
plot-card-home = Rangez la carte Complot { $card } dans la boîte.
    .brief = Carte Complot { $card } dans la boîte.
plot-card-lies = { $holder }, garde cette carte Complot devant toi, face visible.
    .brief = Carte Complot face visible, devant { $holder }.

## Les mêmes questions, touche par touche

ask-draw-keys = { $leader }, pioche { $count ->
        [one] une carte Complot
       *[other] { N($count) } cartes Complot, l'une après l'autre
    }. Tape deux-points, le nom de la carte, puis Entrée. Sans pioche, appuie seulement sur Entrée.
    .brief = { $leader }, quelle carte Complot ?
ask-give-keys = { $leader }, à quel autre joueur donnes-tu la carte { $card } ? Tape son numéro de place.
    .brief = { $leader }, { $card } : à qui ?
ask-give-several-keys = { $leader }, à donner : { $cards }. Pour { $card }, tape un numéro de place. Pour une autre, tape deux-points, le nom de la carte, le mot pour, un nom, puis Entrée.
    .brief = { $leader }, { $cards } : { $card }, à qui ?
ask-neighbour-keys = { $player }, de qui découvres-tu le camp : { $names } ? Tape le numéro de place.
    .brief = { $player }, de qui découvres-tu le camp : { $names } ?
ask-shows-to-keys = { $player }, à qui révèles-tu ton camp ? Tape le numéro de place.
    .brief = { $player }, à qui révèles-tu ton camp ?
ask-use-keys = { $player }, tu as la carte { $card } : tape { N(1) } pour l'utiliser, { N(2) } pour passer.
    .brief = { $player }, { $card } ? { N(1) } pour l'utiliser, { N(2) } pour passer.
ask-use-on-keys = { $player }, tu as la carte { $card }. Sur qui : { $names } ? Tape le numéro de place. Entrée pour passer.
    .brief = { $player }, { $card } : { $names } ? Entrée pour passer.
ask-on-keys = { $player }, { $card } : sur qui, { $names } ? Tape le numéro de place.
    .brief = { $player }, sur qui : { $names } ?
ask-take-keys = { $player }, quelle carte Complot prends-tu : { $cards } ? Tape le numéro de place de qui n'en a qu'une. Sinon deux-points, puis la carte, puis Entrée.
    .brief = { $player }, quelle carte Complot : { $cards } ?
ask-face-up-keys = Qu'a joué { $player } ? Tapez { N(1) } pour Succès, { N(2) } pour Échec.
    .brief = { $player } : { N(1) } pour Succès, { N(2) } pour Échec ?

## Cartes Mission que l'on voit

plays-face-up = { $count ->
        [one] { $names }, pose une carte devant toi, face visible, et annonce-la. Garde le reste sur tes genoux.
       *[other] { $names }, posez une carte devant vous, face visible, et annoncez-la. Gardez le reste sur vos genoux.
    }
    .brief = { $count ->
        [one] { $names }, une carte, face visible. Annonce-la.
       *[other] { $names }, une carte, face visible. Annoncez-la.
    }
mission-play-others = { $count ->
        [one] { $names }, pose une carte devant toi, face cachée. Garde le reste sur tes genoux.
       *[other] { $names }, posez une carte devant vous, face cachée. Gardez le reste sur vos genoux.
    }
    .brief = { $names }, une carte, face cachée.
mission-keep-apart = Couvrez de la main la carte jouée.
ask-face-up = Qu'a joué { $player } ? Dites : { $player } joue succès, ou : { $player } joue échec.
    .brief = Qu'a joué { $player } ?
played-success = { $player } a joué un Succès.
played-fail = { $player } a joué un Échec.
see-by-hand = { $member }, passe ta carte jouée, face cachée, à { $by }, { $way }. Personne d'autre ne la lit du doigt ni ne la regarde.
    .brief = { $member }, ta carte jouée à { $by }, { $way }.
see-look = { $by }, lis-la du doigt ou regarde-la, en secret.
    .brief = { $by }, touche ou regarde.
see-back = { $by }, rends-la par le même chemin. { $member }, pose-la devant toi, face cachée.
    .brief = { $by }, rends la carte à { $member }.
open-card-counts = Les cartes visibles restent où elles sont, et comptent aussi.
    .brief = Les cartes visibles restent et comptent.

## Voter d'abord

vote-first = { $count ->
        [one] Vote. D'abord { $names } : tes deux pions sur tes genoux. Mets-en un sur la table,
       *[other] Vote. D'abord { $names } : vos deux pions sur vos genoux. Mettez-en un sur la table,
    } sous la main.
    .brief = { $count ->
        [one] Vote. D'abord { $names } : choisis et cache.
       *[other] Vote. D'abord { $names } : choisissez et cachez.
    }
vote-first-show = { $names } : au signal, { $count ->
        [one] découvre ton pion et dis ton vote.
       *[other] découvrez vos pions et dites vos votes.
    }
vote-first-decide = Vote. D'abord { $names } : { $count ->
        [one] décide en silence.
       *[other] décidez en silence.
    }
    .brief = D'abord { $names } : { $count ->
        [one] décide.
       *[other] décidez.
    }
vote-first-say = { $names } : au signal, { $count ->
        [one] dis ton vote.
       *[other] dites vos votes.
    }
vote-others-decide = Maintenant, tous les autres : décidez en silence.
    .brief = Tous les autres : décidez.
vote-others = Maintenant, tous les autres : vos deux pions sur vos genoux. Posez sur la table, sous la main, { KIT("approve-token") } ou { KIT("reject-token") }.
    .brief = Tous les autres : choisissez et cachez.

## Questions de la table

holders-line = { $player } : { $cards }.
holders-none = Personne n'a de carte Complot.
to-give-line = Encore à donner : { $cards }.
deck-left = Dans la pioche : { $cards }.
deck-none = La pioche des cartes Complot est vide.
no-plot = Cette partie se joue sans cartes Complot.
status-window = Carte { $card } : c'est à { $player } de répondre.
status-plot = Au Meneur de jouer : { $leader } distribue les cartes Complot.
status-face-up = Face visible : { $names }. On ne m'a pas dit quelle carte.

## Annuler

undone-plot = Annulé : { $what }
undone-close-eye = { $leader }, ramasse toutes les cartes Mission distribuées. Mélange-les, trie-les et redonne-les à l'équipe. Jouez comme avant.
plot-back = Remettez les cartes Complot comme avant.

## Ce qui a été entendu

heard-plot = { $what } Dites confirmer ou annuler.
    .brief = { $what } Confirmer ?
heard-plot-keys = { $what } Entrée pour confirmer, Échap pour annuler.
    .brief = { $what } Entrée ?
heard-draw-for-me = Je pioche une carte Complot. Dites confirmer ou annuler.
    .brief = Je pioche : confirmer ?
heard-pass-all = Plus personne n'utilise la carte { $card }. Dites confirmer ou annuler.
    .brief = Personne d'autre : confirmer ?

## Refus

refused-no-card = Il n'y a pas de carte Complot { $word }. { $asked }
refused-not-in-this-deck = La carte { $card } n'est pas dans la pioche pour { N($players) } joueurs. Si vous l'avez quand même, dites : { $example }. Rien n'a changé.
refused-all-drawn = Toutes les cartes { $card } sont déjà sorties. Si vous en avez quand même une, dites : { $example }. Rien n'a changé.
refused-not-drawn = La carte { $card } n'est pas à donner maintenant. Rien n'a changé.
refused-given-to-leader = Le Meneur ne peut pas se donner une carte Complot. Nommez un autre joueur. Rien n'a changé.
refused-no-neighbour = { $player } ne peut choisir que ses voisins : { $names }. Rien n'a changé.
refused-own-card = { $player } ne peut pas se montrer sa propre carte. Nommez un autre joueur. Rien n'a changé.
refused-not-held = { $player } n'a pas la carte { $card }. Rien n'a changé.
refused-not-its-moment = La carte { $card } ne s'utilise pas maintenant. { $does } Rien n'a changé.
refused-not-asked = C'est à { $asked } de répondre, pas à { $player }. Rien n'a changé.
refused-target = La carte { $card } ne s'utilise pas ainsi. { $does } Rien n'a changé.
refused-not-on-team = { $player } n'est pas dans l'équipe. L'équipe : { $team }. Rien n'a changé.
refused-plays-face-up = La carte jouée par { $player } est visible de toute façon. Rien n'a changé.
refused-looked-at = Quelqu'un a déjà regardé la carte jouée par { $player }. Rien n'a changé.
refused-not-face-up = { $player } ne joue pas face visible, ou je connais déjà la carte. Rien n'a changé.
refused-open-fails = Échecs possibles : { N($spies) } au plus. Un de plus n'est pas possible. Rien n'a changé.
refused-against-face-up = { $found ->
        [0] Aucun Échec
        [one] Un Échec
       *[other] { N($found) } Échecs
    }, ce n'est pas possible avec les cartes visibles : au moins { N($least) }, au plus { N($most) }. Rien n'a changé.
refused-take-none = Personne d'autre n'a la carte { $card }. Rien n'a changé.
refused-take-several = { $names } ont la carte { $card }. Dites : { $card } à, puis le nom. Rien n'a changé.

## La référence

cards-more = Pour en savoir plus sur une carte, tapez narrator cards et son nom.
cards-unknown = Il n'y a pas de carte Complot { $card }. Les cartes : { $list }.
decks-with-card = Dans la pioche à cinq et six joueurs : { $few ->
        [0] aucune
        [1] une
       *[other] { N($few) }
    }. À partir de sept joueurs : { $many ->
        [1] une
       *[other] { N($many) }
    }.
forum-decks-with-card = Dans la partie sur forum, jusqu'à sept joueurs : { $few ->
        [0] aucune
        [1] une
       *[other] { N($few) }
    }. À partir de huit : { $many ->
        [0] aucune
        [1] une
       *[other] { N($many) }
    }.
marking-l = En braille après le nom, entre parenthèses : le nombre de joueurs, puis la lettre l, pour tout de suite.
marking-o = En braille après le nom, entre parenthèses : le nombre de joueurs, puis la lettre o, pour un usage unique.
marking-p = En braille après le nom, entre parenthèses : le nombre de joueurs, puis la lettre p, pour permanente.
