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
fact-spies-may = Non, un espion joue la carte qu'il veut.
fact-loyal-must = Non, la résistance doit jouer Succès. Seuls les espions peuvent jouer Échec.
fact-again = Oui, chacun peut repartir.
fact-leader-may-go = Non, le Meneur peut y aller, mais il n'est pas obligé.
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
