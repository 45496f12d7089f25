# Ce que toute la table peut savoir, chaque fait en un souffle.

fact-next-leader = Le prochain Meneur : { $leader }.
fact-led = Le Meneur de la mission { N($mission) } : { $leader }.
fact-token = Le jeton est chez { $holder }.
fact-fails-were = Mission { N($mission) } : { $fails ->
        [0] aucun échec.
        [one] un échec.
       *[other] { N($fails) } échecs.
    }
fact-fails-needed = { $fails ->
        [one] Un seul échec fait rater la mission { N($mission) }.
       *[other] La mission { N($mission) } ne rate qu'avec { N($fails) } échecs.
    }
fact-three-missions = Trois : trois succès pour la résistance, trois missions ratées pour les espions.
fact-spies = Il y a { N($spies) } espions.
fact-loyal = Il y a { N($loyal) } résistants.
fact-team-size = Pour la mission { N($mission) }, il faut { N($size) } personnes.
fact-tie = En cas d'égalité, l'équipe est rejetée.
fact-left = Vers la gauche, dans le sens des aiguilles d'une montre.
fact-right = Vers la droite, dans le sens inverse des aiguilles d'une montre.
fact-vote-together = Oui, tout le monde vote, et tous retournent leur jeton en même temps.
fact-leader-votes = Oui, tout le monde vote, le Meneur aussi.
fact-spies-know = Oui, les espions se connaissent.
fact-spies-blind = Non, avec les espions aveugles, personne ne connaît personne.
fact-spies-may = Un espion joue la carte qu'il veut, Succès ou Échec.
fact-loyal-must = Non, la résistance doit jouer Succès. Seuls les espions peuvent jouer Échec.
fact-again = Oui, chacun peut repartir.
fact-leader-may-go = Le Meneur a le droit d'y aller, mais il n'est pas obligé.
fact-no-names = On ne m'a pas dit les noms : { N($approve) } pour, { N($reject) } contre.
fact-nobody-for = Personne n'était pour.
fact-nobody-against = Personne n'était contre.
fact-left-of = Après { $of }, à gauche : { $player }.
fact-right-of = Après { $of }, à droite : { $player }.
fact-never = Pas encore partis en mission : { $names }.
fact-all-went = Tout le monde est déjà parti en mission.
fact-always = De toutes les missions jusqu'ici : { $names }.
fact-nobody-always = Personne n'a été de toutes les missions.
fact-team-of = Mission { N($mission) } : { $team }.
fact-abstain = Non, chacun doit voter : approuvé ou rejeté.
fact-after-rejection = { $left ->
        [0] Alors les Espions gagnent.
        [one] Le Meneur sera { $leader }. Encore un rejet après celui-là, et les Espions gagnent.
       *[other] Le Meneur sera { $leader }. Encore { N($left) } rejets après celui-là, et les Espions gagnent.
    }
fact-track = { $rejections ->
        [0] Aucun rejet dans ce tour.
        [one] Un rejet dans ce tour.
       *[other] { N($rejections) } rejets dans ce tour.
    } { $left ->
        [one] Encore un, et les espions gagnent.
       *[other] Encore { N($left) }, et les espions gagnent.
    }
fact-voted-for = { $player } était pour.
fact-voted-against = { $player } était contre.
fact-leaders = Ont été Meneurs : { $names }.
fact-proposed = La dernière équipe a été nommée par { $leader } : { $team }.
fact-times = { $player } : { $times ->
        [0] aucune mission.
        [one] une mission.
       *[other] { N($times) } missions.
    }
fact-fails-secret = Personne n'apprend qui a joué quoi, seulement combien d'Échecs il y avait.
fact-two-fails = À la mission quatre, il faut deux Échecs. Aux autres, un seul.
fact-one-fail = Aucune : un seul Échec suffit toujours.
fact-no-confidence-counts = Oui, ça compte comme un rejet, et le suivant devient Meneur.
fact-after-approval = L'équipe part en mission : chacun joue une carte face cachée.
fact-spies-vote = Chacun vote comme il veut, les espions aussi.
fact-in-game = Dans cette partie : { $names }.
fact-not-in-game = Non. Dans cette partie : { $names }.
fact-plain-game = Il n'y a pas de personnages spéciaux dans cette partie.
fact-fails-do-not-add = Deux Échecs ne comptent pas plus qu'un : la mission échoue.
fact-deck = { $cards ->
        [one] Il reste une carte Complot dans la pioche.
       *[other] Il reste { N($cards) } cartes Complot dans la pioche.
    }
fact-mission-now = Mission { N($mission) } : il faut { N($size) } personnes.
fact-accused-shield = Alors cette personne sort du jeu.
fact-accused-hydra = Alors les deux sortent, cette personne et Captain America. Si c'est le Winter Soldier, le SHIELD gagne.
fact-give = À d'autres joueurs, jamais à toi. Oui, un même joueur peut en recevoir plusieurs.
fact-card-used = Oui : une carte utilisée est partie, une carte gardée reste pour plus tard.
fact-draws = { $cards ->
        [one] Une carte Complot à chaque tour.
       *[other] { N($cards) } cartes Complot à chaque tour.
    }
fact-is-in-game = Oui. Dans cette partie : { $names }.
fact-majority = Il faut { N($needed) } voix pour, sur { N($players) }. À égalité, l'équipe est rejetée.
fact-unplayed = Gardez-la sur vos genoux, face cachée. Les cartes non jouées vont au voisin, et personne ne les regarde.
fact-cards-tell = Seules vos cartes le disent : retournez-les toutes.
fact-targeting = N'importe quelle mission encore ouverte. La cinquième, seulement après deux succès.
fact-set-aside = Non, une carte mise de côté ne compte pour personne.
fact-fifth-rejection = Oui : encore un rejet, et les espions gagnent.
fact-would-win = { $left ->
        [one] Encore un succès, et la Résistance gagne.
       *[other] Pas encore : il manque { N($left) } succès à la Résistance.
    }
fact-would-lose = { $left ->
        [one] Encore une mission ratée, et les Espions gagnent.
       *[other] Pas encore : il faudrait { N($left) } autres missions ratées.
    }
fact-accused-shows = Oui, la carte est montrée à tout le monde.
fact-missions = Cinq au plus. Trois succès : la résistance gagne. Trois missions ratées : les espions gagnent.
fact-anybody-goes = Tout le monde à la table, le Meneur aussi.
fact-after-third-rejection = { $left ->
        [0] Alors cette mission échoue.
        [one] Le Meneur sera { $leader }. Encore un rejet après celui-là, et cette mission échoue.
       *[other] Le Meneur sera { $leader }. Encore { N($left) } rejets après celui-là, et cette mission échoue.
    }
fact-examined-once = Non, on n'examine personne qui a déjà eu le pion.
fact-proposal = Proposition { N($proposal, gender: "feminine") }, par { $leader } : { $team }.
