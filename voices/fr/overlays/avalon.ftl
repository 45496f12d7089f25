# Ce qu'Avalon dit autrement que le jeu de base : les quêtes, le Bien et le Mal, la Dame du Lac.

## Mise en place, tours et questions

guidance-tableau = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score, cinq pions Équipe, et les cartes Quête en deux piles : cinq Succès, cinq Échecs.
    .brief = Tableau pour { N($players) }, le reste à côté.
guidance-tableau-alone = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score et cinq pions Équipe. Laissez les cartes Quête dans la boîte.
    .brief = Tableau pour { N($players) }, marqueurs Score et pions Équipe à côté. Pas de cartes Quête.
guidance-markers = Étape deux. Posez le marqueur Tour sur la quête un et le marqueur Scrutin sur zéro.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro.
guidance-leader-affiliation = Étape quatre. Donnez le pion Meneur à { $leader }. Donnez le pion Dame du Lac et les deux cartes Loyauté à { $holder }, à la droite du Meneur. Le Meneur déplace les marqueurs.
    .brief = Pion Meneur à { $leader }, pion Dame du Lac et cartes Loyauté à { $holder }.
guidance-own-card-touch = Étape six. Prenez votre carte et lisez-la du doigt, sous la table. Trouvez qui vous êtes et dans quel camp. N'en dites rien. Reposez-la devant vous, face cachée.
    .brief = Lisez votre carte du doigt. Reposez-la.
guidance-own-card-eyes = Étape six. Regardez votre carte Personnage sans la montrer. Trouvez qui vous êtes et dans quel camp. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Regardez votre carte en secret. Reposez-la.
guidance-deal-characters = Étape cinq. Prenez ces cartes Personnage : { $resistance } ; { $spies }. Complétez avec des serviteurs loyaux d'Arthur et des sbires de Mordred. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { $resistance } ; { $spies } : complétez, mélangez, distribuez face cachée.
reveal-touch-ask = Place à la révélation, au toucher. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance au toucher. Commencer ou sauter ?
reveal-touch-ask-keys = Place à la révélation, au toucher. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance au toucher. Entrée pour commencer.
reveal-eyes-ask = Place à la révélation, les yeux fermés. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance les yeux fermés. Commencer ou sauter ?
reveal-eyes-ask-keys = Place à la révélation, les yeux fermés. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance les yeux fermés. Entrée pour commencer.
reveal-over = La reconnaissance est finie. Pour jouer, dites : suivant. Pour tout recommencer, dites : encore.
    .brief = Reconnaissance finie. Suivant, ou encore ?
reveal-over-keys = La reconnaissance est finie. Pour jouer, appuyez sur Entrée. Pour tout recommencer, tapez deux-points, le mot encore, puis Entrée.
    .brief = Reconnaissance finie. Entrée pour jouer.
round-begins = Tour { N($round) }. Quête { N($mission) }, { N($size) } joueurs.
    .brief = Tour { N($round) }.
    .line = Tour { N($round) } : Meneur { $leader }, quête { N($mission) }, { N($size) } joueurs.
round-begins-with = Tour { N($round) }. Meneur : { $leader }. Quête { N($mission) }, { N($size) } joueurs.
    .brief = Tour { N($round) }, Meneur { $leader }.
    .line = Tour { N($round) } : Meneur { $leader }, quête { N($mission) }, { N($size) } joueurs.
round-begins-targeting = Tour { N($round) }. Meneur : { $leader }. Le Meneur choisit la quête.
    .brief = Tour { N($round) }, { $leader }.
    .line = Tour { N($round) } : Meneur { $leader }, quête au choix.
two-fails-needed = Il faut { $fails ->
        [2] deux
       *[other] { N($fails) }
    } Échecs pour faire échouer cette quête.
    .brief = Deux Échecs pour échouer.
resistance-match-point = Si cette quête réussit, le Bien a ses trois succès.
spies-match-point = Si cette quête échoue, le Mal gagne.
both-match-point = Si cette quête échoue, le Mal gagne. Sinon, le Bien a ses trois succès.
last-proposal = Dernière proposition : si cette équipe est rejetée, le Mal gagne.
recap-round = Tour { N($round) }, quête { N($mission) }. Meneur : { $leader }.
recap-round-open = Tour { N($round) }. Meneur : { $leader }, qui choisit la quête.
recap-team-goes = En quête : { $team }.
recap-last-rejection = { N($rejections) } rejets sur { N($most) } dans ce tour : au prochain, la partie est finie et le Mal gagne.
lay-again-cards = Prenez deux pions Vote par personne. Si vous avez gardé votre carte Personnage, posez-la devant vous, face cachée. Tout le reste va à côté du Tableau, les cartes Quête par sorte.
lay-again-missions = { $leader }, redistribue les cartes Quête à { $team }. Jouez comme avant.
ask-mission = { $leader }, quelle quête ? { $count ->
        [one] Il reste la quête { $missions }.
       *[other] Il reste les quêtes { $missions }.
    }
mission-named = { $leader } choisit la quête { N($mission) } : il faut { N($size) } joueurs.
    .brief = Quête { N($mission) }, { N($size) } joueurs.
proposed = { $leader } propose { $team }.
    .brief = { $team }.
    .line = Proposition { N($proposal) } : { $leader } propose { $team } pour la quête { N($mission) }.
mission-succeeds = { $fails ->
        [0] Aucun Échec. La quête { N($mission) } réussit.
        [one] Un seul Échec. La quête { N($mission) } réussit.
       *[other] Seulement { N($fails) } Échecs. La quête { N($mission) } réussit.
    }
    .brief = { $fails ->
        [0] Aucun Échec : succès.
        [one] Un Échec : succès.
       *[other] { N($fails) } Échecs : succès.
    }
    .line = Quête { N($mission) } : succès, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
mission-fails = { $fails ->
        [one] Un Échec. La quête { N($mission) } échoue.
       *[other] { N($fails) } Échecs. La quête { N($mission) } échoue.
    }
    .brief = { $fails ->
        [one] Un Échec : quête ratée.
       *[other] { N($fails) } Échecs : quête ratée.
    }
    .line = Quête { N($mission) } : échec, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
score-line = Score : { N($successes) } pour le Bien, { N($failures) } pour le Mal.
    .line = Score : le Bien { N($successes) }, le Mal { N($failures) }.
marker-success = Posez { KIT("success-marker") } sur la quête { N($mission) }.
    .brief = Quête { N($mission) } : { KIT("success-marker") }.
marker-fail = Posez { KIT("fail-marker") } sur la quête { N($mission) }.
    .brief = Quête { N($mission) } : { KIT("fail-marker") }.
round-marker = Mettez le marqueur Tour sur la quête { N($mission) }.
    .brief = Marqueur Tour sur { N($mission) }.
cards-home = Remettez toutes les cartes Quête sur leurs piles.
    .brief = Cartes Quête sur leurs piles.
rejections = { $rejections ->
        [one] Premier rejet de ce tour : au cinquième, le Mal gagne.
       *[other] { N($rejections) } rejets sur { N(5) }.
    }
    .brief = { $rejections ->
        [one] Premier rejet.
       *[other] { N($rejections) } rejets sur { N(5) }.
    }
mission-forfeited = La quête { N($mission) } échoue : trop d'équipes ont été rejetées.
spies-win-missions = Le Mal gagne la partie. Trois quêtes ont échoué.
spies-win-votes = Le Mal gagne la partie. Cinq équipes ont été rejetées d'affilée.
summary-missions = { $missions ->
        [0] Aucune quête jouée.
        [1] Une quête : { $successes ->
            [0] ratée.
           *[other] réussie.
        }
       *[other] { N($missions) } quêtes : { $successes ->
            [0] aucune réussie
            [1] { N(1, gender: "feminine") } réussie
           *[other] { N($successes) } réussies
        }, { $failures ->
            [0] aucune ratée.
            [1] { N(1, gender: "feminine") } ratée.
           *[other] { N($failures) } ratées.
        }
    }
summary-mission-success = Quête { N($mission) }, succès, avec { $team }. Meneur : { $leader }. { $fails ->
        [0] Aucun Échec.
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    }
summary-mission-fail = Quête { N($mission) }, échec, avec { $team }. Meneur : { $leader }. { $fails ->
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    }
summary-more = Pour le détail, quête par quête, dites : le reste.
    .brief = Quête par quête : le reste.
summary-more-keys = Pour le détail, quête par quête, appuyez sur m.
    .brief = Quête par quête : m.
undone-mission = Annulé : le choix de la quête { N($mission) }.
undone-vote-cards = { $leader }, ramasse toutes les cartes Quête distribuées. Mélange-les, puis trie-les dans leurs piles.
undone-fails = Annulé : { $fails ->
        [0] la quête sans Échec.
        [one] la quête avec un Échec.
       *[other] la quête avec { N($fails) } Échecs.
    }
score-marker-off = Retirez le marqueur Score de la quête { N($mission) }.
status-reveal = La révélation vient maintenant.
status-mission-choice = Au Meneur de jouer : { $leader } choisit une quête.
status-proposal = Au Meneur de jouer : { $leader } choisit { $size ->
        [one] un joueur
       *[other] { N($size) } joueurs
    } pour la quête { N($mission) }.
status-vote = On vote pour ou contre l'équipe { $team }, pour la quête { N($mission) }. Meneur : { $leader }.
status-mission = Quête { N($mission) } en cours, avec { $count ->
        [one] { $team } seulement.
       *[other] { $team }.
    } Le résultat n'est pas encore connu.
score-none = Aucune quête jouée. Zéro partout.
score-mission-success = Quête { N($mission) } : succès.
score-mission-fail = Quête { N($mission) } : échec.
score-mission-open = Quête { N($mission) } : à jouer, { N($size) } joueurs.

## Cartes Complot

does-close-eye = Usage unique : une fois les cartes de la quête jouées, on peut en examiner une en secret.
guidance-markers-plot = Étape deux. Marqueur Tour sur la quête un, marqueur Scrutin sur zéro. { $cards ->
        [15] Mélangez les { N($cards) } cartes Complot.
       *[other] Mélangez les { N($cards) } cartes Complot pour { N($players) } joueurs : le nombre de joueurs suit le nom de la carte.
    } Posez-les à côté du Tableau, face cachée.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro. { N($cards) } cartes Complot : mélangez, face cachée.
look-by-touch = { $viewer }, touche le bas de la carte : une croix veut dire Mal, une case vide veut dire Bien.
    .brief = { $viewer }, touche le bas.
undone-close-eye = { $leader }, ramasse toutes les cartes Quête distribuées. Mélange-les, trie-les et redonne-les à l'équipe. Jouez comme avant.

## Au casque

guidance-deal-dealt = Étape cinq. Pas besoin de cartes Personnage : je distribue les rôles, { N($resistance) } pour le Bien et { N($spies) } pour le Mal.
    .brief = Sans cartes Personnage : je distribue.
headset-cards = L'équipe joue maintenant au casque, à tour de rôle, sans cartes Quête.
    .brief = La quête, au casque.
one-phone-cards = L'équipe joue maintenant sur ce téléphone, à tour de rôle, sans cartes Quête. Les autres regardent ailleurs. Votre choix fait, cachez-le, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre.
    .brief = La quête, au téléphone.
roles-told-spies = { $count ->
        [one] Du côté du Mal, seulement { $names }
       *[other] Du côté du Mal : { $names }
    }.
whisper-card = Ta carte Quête.
only-success = Seul le Mal joue Échec. Tu dois jouer Succès.
whisper-only-success = Seul le Mal joue Échec. Tu joues Succès, avec Tab.

## Refus

buffer-missions = Quêtes jouées
refused-team-size = { $found ->
        [0] Aucun nom donné
        [one] Un seul nom donné
       *[other] { N($found) } noms donnés
    }, mais il faut { $wanted ->
        [one] un seul joueur
       *[other] { N($wanted) } joueurs
    } pour la quête. Rien n'a changé.
refused-fails-spies = { N($found) } Échecs, c'est trop : le Mal n'a que { N($spies) } joueurs. Rien n'a changé.
refused-mission-run = La quête { N($mission) } a déjà été jouée. Rien n'a changé.
refused-mission-closed = La quête cinq ne s'ouvre qu'après deux quêtes réussies. Rien n'a changé.
refused-no-mission = Il n'y a pas de quête { $word }. Les quêtes vont de { N(1) } à { N(5) }. Rien n'a changé.

## Exports

export-title = Avalon : partie { $game }
export-on-missions = Quêtes jouées
export-missions = Quêtes
export-missions-caption = Les cinq quêtes
export-mission = Quête
export-deed-mission = Après la quête : { $what }
export-no-mission = Aucune quête n'a été jouée pendant ce tour.

## Cartes

card-count-resistance = { $characters ->
        [0] { N($count) } pour le Bien
       *[other] { N($count) } pour le Bien, dont { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } pour le Mal
       *[other] { N($count) } pour le Mal, dont { $names }
    }
guidance-markers-plot-affiliation = Étape deux. Marqueur Tour sur la quête un, marqueur Scrutin sur zéro. { $cards ->
        [15] Mélangez les { N($cards) } cartes Complot.
       *[other] Mélangez les { N($cards) } cartes Complot pour { N($players) } joueurs : le nombre de joueurs suit le nom de la carte.
    } Posez-les à côté du Tableau, face cachée. Mettez aussi à côté du Tableau les deux cartes Loyauté.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro. { N($cards) } cartes Complot : mélangez, face cachée. Préparez les deux cartes Loyauté.
affiliation-pass = { $owner }, glisse les deux cartes Loyauté sous la table. Laisse sur tes genoux celle de l'autre camp. Passe celle de ton camp à { $viewer }, { $way }. Mentir est interdit. Personne d'autre ne lit ni ne regarde.
    .brief = { $owner }, la carte Loyauté de ton camp à { $viewer }, { $way }.
affiliation-back = { $viewer }, rends la carte par le même chemin. { $owner }, mélange les deux cartes Loyauté sous la table et remets-les à leur place, face cachée.
    .brief = { $viewer }, rends la carte. { $owner }, mélange les deux et remets-les à leur place.

## La Dame du Lac, et la fin

guidance-leader-inquisitor = Étape quatre. Donnez le pion Meneur à { $leader }, et le pion Dame du Lac à { $holder }, à la droite du Meneur. Le Meneur déplace les marqueurs.
    .brief = Pion Meneur à { $leader }, pion Dame du Lac à { $holder }.
ask-examine-witch = { $player }, tu as le pion Dame du Lac. Qui veux-tu examiner : { $names } ? Dis : examiner, et le nom.
    .brief = { $player }, qui veux-tu examiner : { $names } ?
ask-examine-witch-keys = { $player }, tu as le pion Dame du Lac. Qui veux-tu examiner : { $names } ? Tape le numéro de place.
    .brief = { $player }, qui veux-tu examiner : { $names } ? Tape le numéro de place.
loyalty-pick-feel = { $examined }, croix : le Mal. Case vide : le Bien. Rends par le même chemin la carte de ton camp, et pose l'autre sur tes genoux. Mentir est interdit.
    .brief = { $examined }, rends la carte de ton camp.
loyalty-return = { $examiner }, renvoie cette carte à { $examined }, avec le pion Dame du Lac. { $examined }, garde le tout pour la prochaine fois.
    .brief = { $examiner }, la carte et le pion à { $examined }.
token-passed-dealt = Passez le pion Dame du Lac à { $to }.
role-witch = pion Dame du Lac
token-back = Pion Dame du Lac et cartes Loyauté à { $holder }.
token-back-dealt = Pion Dame du Lac à { $holder }.

## Un examen avec la Dame du Lac

script-witch-choose = La Dame du Lac examine quelqu'un. La personne qui a le pion Dame du Lac nomme un joueur qui ne l'a jamais eu.
script-witch-pick = Toi qu'on examine : une croix veut dire Mal, une case vide Bien. Trouve la carte de ton camp, garde l'autre sur tes genoux. Mentir est interdit. Au signal, rends la carte de ton camp par le même chemin.

## L'édition en phrases

editions-sides = Pour la réussite des quêtes : { $good }. Pour leur échec : { $evil }.
editions-cards = Les cartes en quête : { card-success } pour { $good }, { card-success } ou { card-fail } pour { $evil }.
editions-fails = { $fails ->
        [one] La quête { N($mission) } échoue avec un Échec.
       *[other] La quête { N($mission) } échoue avec { N($fails) } Échecs.
    }
editions-rejections-mission = { $count ->
        [one] Une équipe rejetée, et la quête échoue.
       *[other] { N($count, gender: "feminine") } équipes rejetées de suite, et la quête échoue.
    }
editions-three-fails = Trois quêtes ratées, et c'est fini. Qui gagne : { $side }.
editions-end = Trois quêtes réussies, et c'est fini. Qui gagne : { $side }.

## Entraînement

practice-ask-team = { $leader }, la quête se joue à { N($size) }. Qui part ?
    .brief = { $leader }, qui sont les { N($size) } ?
practice-ask-card = { $player }, ta carte Quête : { $cards } ?
practice-clean-so-far = Personne dans cette équipe n'a participé à une quête ratée.
practice-clean-but-me = À part moi, personne de cette équipe n'a participé à une quête ratée.
practice-hint-clean-but-you = À part toi, personne de cette équipe n'a participé à une quête ratée.
practice-failed = { $count ->
        [one] { $other } a participé à une quête ratée.
       *[other] { $other } a participé à { N($count, gender: "feminine") } quêtes ratées.
    }
practice-for-failed = { $other } a voté pour l'équipe d'une quête ratée.
practice-review-failed = La quête { N($mission) } a échoué : { $plays }.
practice-review-not-enough = La quête { N($mission) } a quand même réussi : { $plays }.
practice-review-held-back = À la quête { N($mission) }, { $count ->
        [0] tu pouvais jouer Échec, et tu as joué Succès
        [100] { $names } pouviez jouer Échec, et avez joué Succès
        [one] { $names } pouvait jouer Échec, et a joué Succès
       *[other] { $names } pouvaient jouer Échec, et ont joué Succès
    }.
practice-review-good-team = Pour la quête { N($mission) }, { $leads ->
        [0] tu as proposé
       *[other] { $leader } a proposé
    } { $team }, sans personne { $evil }. { $names }, { $good }, { $count ->
        [0] tu as voté contre
        [100] avez voté contre
        [one] a voté contre
       *[other] ont voté contre
    }.

## Les règles, par sujet

rules-aim = Tout le monde est en secret du côté du Bien ou du Mal. Le Bien veut réussir trois quêtes, le Mal veut en faire échouer trois.
rules-more = On peut en demander plus sur : { $list }. Dites par exemple : c'est quoi une quête.
rules-more-typed = On peut en demander plus sur : { $list }. Tapez par exemple : c'est quoi une quête.
rules-title-mission = quête
rules-set-up = Au centre, posez le Tableau qui convient au nombre de joueurs. À côté, les marqueurs Score, les pions Équipe et les cartes Quête. Donnez deux pions Vote par personne. Le premier Meneur est tiré au sort.
rules-set-up-cards = À cinq ou six joueurs, deux sont du côté du Mal. De sept à neuf, trois. À dix, quatre. Merlin et l'Assassin sont toujours parmi les cartes. Donnez une carte par personne.
rules-reveal-touch = Au toucher : à chaque étape, tout le monde fait passer un pion Vote sous la table, de main en main. Seuls ceux que je nomme ont le droit de le toucher.
rules-reveal-eyes = Les yeux fermés : tout le monde ferme les yeux et tend le poing. Les sbires se cherchent du regard, sans Obéron, et referment les yeux. Puis tous les sbires sauf Mordred lèvent le pouce, Obéron aussi, et Merlin regarde les pouces. Si Perceval est en jeu, il regarde en dernier les pouces de Merlin et de Morgane. Enfin, tout le monde ouvre les yeux.
rules-vote-track = Après un rejet, le voisin de gauche devient Meneur et propose une autre équipe. Cinq rejets dans le même tour, et le Mal gagne.
rules-mission = Chaque membre d'une équipe approuvée joue une carte en secret, Succès ou Échec. Le Bien doit jouer Succès, le Mal a le choix. Les cartes sont mélangées avant d'être lues.
rules-mission-fails = Un seul Échec fait échouer la quête. Il en faut deux à la quête quatre, à partir de sept joueurs. Après la quête, le voisin de gauche devient Meneur.
rules-end = Le Mal gagne à la troisième quête ratée, et au cinquième rejet d'un même tour. Après la troisième quête réussie, l'Assassin désigne celui qu'il prend pour Merlin, et c'est alors que tout se décide.

fact-three-missions = Trois : il faut trois succès au Bien, et trois échecs suffisent au Mal.
fact-spies = Il y a { N($spies) } sbires de Mordred.
fact-loyal = Il y a { N($loyal) } gentils.
fact-after-rejection = { $left ->
        [0] Alors le Mal gagne.
        [one] Le Meneur sera { $leader }. Encore un rejet après celui-là, et le Mal gagne.
       *[other] Le Meneur sera { $leader }. Encore { N($left) } rejets après celui-là, et le Mal gagne.
    }
fact-led = Le Meneur de la quête { N($mission) } : { $leader }.
fact-fails-were = Quête { N($mission) } : { $fails ->
        [0] aucun échec.
        [one] un échec.
       *[other] { N($fails) } échecs.
    }
fact-fails-needed = { $fails ->
        [one] Un seul échec fait rater la quête { N($mission) }.
       *[other] La quête { N($mission) } ne rate qu'avec { N($fails) } échecs.
    }
fact-team-size = Pour la quête { N($mission) }, il faut { N($size) } personnes.
fact-never = Pas encore partis en quête : { $names }.
fact-all-went = Tout le monde est déjà parti en quête.
fact-always = De toutes les quêtes jusqu'ici : { $names }.
fact-nobody-always = Personne n'a été de toutes les quêtes.
fact-team-of = Quête { N($mission) } : { $team }.
fact-track = { $rejections ->
        [0] Aucun rejet dans ce tour.
        [one] Un rejet dans ce tour.
       *[other] { N($rejections) } rejets dans ce tour.
    } { $left ->
        [one] Encore un, et le Mal gagne.
       *[other] Encore { N($left) }, et le Mal gagne.
    }
fact-times = { $player } : { $times ->
        [0] aucune quête.
        [one] une quête.
       *[other] { N($times) } quêtes.
    }
fact-two-fails = À la quête quatre, il faut deux Échecs. Aux autres, un seul.
fact-after-approval = L'équipe part en quête : chacun joue une carte face cachée.
fact-spies-vote = Chacun vote comme il veut, le Mal aussi.
fact-fails-do-not-add = Deux Échecs ne comptent pas plus qu'un : la quête échoue.
fact-mission-now = Quête { N($mission) } : il faut { N($size) } personnes.
fact-loyal-must = Non, le Bien doit jouer Succès. Seul le Mal peut jouer Échec.
fact-one-fail = Aucune : un seul Échec suffit toujours.
