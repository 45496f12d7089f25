# Ce que le narrateur dit pendant une partie.
#
# Le message est la formule complète. `.brief` est pour qui connaît le jeu. `.line` est la ligne écrite, quand elle
# diffère de ce qui est dit. Les nombres passent par N() : en lettres à l'oral, en chiffres à l'écrit. « un » reste
# masculin ; là où il faut « une », un sélecteur s'en charge. En français, `one` vaut pour 0 et pour 1.
# KIT() nomme un élément du matériel de la table ; les mots par défaut sont à la fin du fichier.
#
# Jamais « de » ou « que » juste devant un nom : Ana et Ben doivent sonner juste tous les deux.
# Vous pour la table, tu pour un seul joueur.

## Listes

and = et
or = ou

## Début

welcome = Ici le narrateur de Résistance. En cas de doute, dites : que puis-je dire ?
    .brief = Résistance.
game-begins = { $edition }, { N($players) } joueurs : { $names }.
    .brief = { N($players) } joueurs : { $names }.
first-leader-named = Premier Meneur : { $leader }.
first-leader-drawn = J'ai tiré au sort. Premier Meneur : { $leader }.
    .brief = Premier Meneur, tiré au sort : { $leader }.
game-modules = Avec { $modules }.
game-resumed = On reprend la partie. Les joueurs : { $names }. { $entries ->
        [0] Rien n'a encore été joué.
       *[other] Étapes gardées : { N($entries) }.
    }
    .brief = Partie reprise.

## Mise en place

guidance-begin = Mise en place, en { $steps ->
        [one] une étape
       *[other] { N($steps) } étapes
    }. Après chacune, dites : suivant. Si tout est déjà posé et distribué, dites : tout est prêt.
    .brief = Mise en place. Suivant, ou tout est prêt.
guidance-begin-keys = Mise en place, en { N($steps) } étapes. Après chaque étape, appuyez sur Entrée. Si tout est déjà en place et distribué, tapez deux-points, puis prêt, puis Entrée.
    .brief = Mise en place. Entrée après chaque étape.
guidance-tableau = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score, cinq pions Équipe, et les cartes Mission en deux piles : cinq Succès, cinq Échecs.
    .brief = Tableau pour { N($players) }, le reste à côté.
guidance-tableau-alone = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score et cinq pions Équipe. Laissez les cartes Mission dans la boîte.
    .brief = Tableau pour { N($players) }, marqueurs Score et pions Équipe à côté. Pas de cartes Mission.
guidance-tableau-modules = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score, { N($tokens) } pions Équipe, et les cartes Mission, une pile par sorte : { $cards }.
    .brief = Tableau pour { N($players) }. À côté : marqueurs Score, { N($tokens) } pions Équipe, cartes Mission : { $cards }.
guidance-tableau-rogue = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score, { N($tokens) } pions Équipe, le jeton Surveillance, et les cartes Mission, une pile par sorte : { $cards }.
    .brief = Tableau pour { N($players) }. À côté : marqueurs Score, { N($tokens) } pions Équipe, jeton Surveillance, cartes Mission : { $cards }.
guidance-markers = Étape deux. Posez le marqueur Tour sur la mission un et le marqueur Scrutin sur zéro.
    .brief = Marqueur Tour sur un, marqueur Scrutin sur zéro.
guidance-tokens = Étape trois. Donnez à chaque joueur deux pions Vote : { KIT("approve-token") } et { KIT("reject-token") }. Entre deux votes, gardez-les devant vous. Les votes se disent à tour de rôle, vers la gauche, et le Meneur les compte.
    .brief = Deux pions Vote par personne.
guidance-tokens-alone = Étape trois. Laissez les pions Vote dans la boîte : vous votez au casque.
    .brief = Pas de pions Vote.
guidance-leader = Étape quatre. Donnez le pion Meneur à { $leader }. Le Meneur déplace les marqueurs.
    .brief = Pion Meneur à { $leader }.
guidance-mission-cards = Étape un. Posez les cartes Mission au centre, chaque sorte en pile. Le Tableau, les marqueurs et les pions Équipe restent dans la boîte.
    .brief = Cartes Mission au centre, chaque sorte en pile.
guidance-no-tableau = Étape un. Le Tableau reste dans la boîte : je retiens le score.
    .brief = Pas de Tableau.
guidance-no-markers = Étape deux. Pas de marqueurs : je retiens le tour et les rejets.
    .brief = Pas de marqueurs.
guidance-no-tokens = Étape trois. Pas de pions Vote : dites vos votes à tour de rôle.
    .brief = Pas de pions Vote.
guidance-no-leader-token = Étape quatre. Premier Meneur : { $leader }.
    .brief = Meneur : { $leader }.
guidance-leader-affiliation = Étape quatre. Donnez le pion Meneur à { $leader }, et le pion Enquêteur à { $holder }, à la droite du Meneur. Le Meneur déplace les marqueurs. À côté du Tableau, mettez les marqueurs Enquêteur et les deux cartes Affiliation.
    .brief = Pion Meneur à { $leader }, pion Enquêteur à { $holder }. Préparez les deux cartes Affiliation.
guidance-deal = Étape cinq. Prenez { $resistance ->
        [one] une carte Personnage
       *[other] { N($resistance) } cartes Personnage
    } Résistance et { $spies ->
        [one] une carte
       *[other] { N($spies) } cartes
    } Espion. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { N($resistance) } cartes Résistance, { N($spies) } cartes Espion : mélangez, distribuez face cachée.
guidance-deal-touch = Étape cinq. Prenez { $resistance ->
        [one] une carte
       *[other] { N($resistance) } cartes
    } Résistance, case vide au bas, et { $spies ->
        [one] une carte
       *[other] { N($spies) } cartes
    } Espion, case avec une croix. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { N($resistance) } cartes Résistance, { N($spies) } cartes Espion : mélangez, distribuez face cachée.
guidance-deal-marked = Étape cinq. Une fois pour toutes, marquez pour les doigts le bas de chaque carte Espion, par exemple d'une croix en ruban adhésif. Prenez { $resistance ->
        [one] une carte
       *[other] { N($resistance) } cartes
    } Résistance et { $spies ->
        [one] une carte
       *[other] { N($spies) } cartes
    } Espion. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { N($resistance) } cartes Résistance, { N($spies) } cartes Espion marquées : mélangez, distribuez face cachée.
guidance-deal-characters = Étape cinq. Prenez ces cartes Personnage : { $resistance } ; { $spies }. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { $resistance } ; { $spies } : mélangez, distribuez face cachée.
guidance-own-card-touch = Étape six. Prenez votre carte et n'en dites rien. Sous la table, cherchez la case, au bas, sur un petit côté. Une croix, c'est Espion, une case vide, Résistance. Reposez-la devant vous, face cachée.
    .brief = Touchez votre carte : une croix, Espion. Reposez-la.
guidance-own-card-marked = Étape six. Prenez votre carte et n'en dites rien. Sous la table, cherchez la marque, au bas. Avec la marque, c'est Espion, sans elle, Résistance. Reposez-la devant vous, face cachée.
    .brief = Touchez votre carte : la marque, c'est Espion. Reposez-la.
guidance-own-card-eyes = Étape six. Regardez votre carte Personnage sans la montrer : elle dit Résistance ou Espion. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Regardez votre carte en secret. Reposez-la.
guidance-own-character-touch = Étape six. Prenez votre carte Personnage. Sous la table, cherchez la case, au bas, sur un petit côté. Une croix veut dire Espion, une case vide Résistance. Cherchez aussi du doigt si vous êtes { $names }. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Touchez votre carte : croix, Espion ; case vide, Résistance. Cherchez aussi si vous êtes { $names }. Reposez-la.
guidance-own-character-eyes = Étape six. Regardez votre carte Personnage sans la montrer : elle dit votre camp, Résistance ou Espion, et si vous êtes { $names }. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Regardez votre carte en secret : votre camp, et si vous êtes { $names }. Reposez-la.
table-ready = La table est prête.
    .brief = Table prête.

## Reconnaissance des Espions

reveal-touch-ask = Les Espions vont se reconnaître, au toucher. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance au toucher. Commencer ou sauter ?
reveal-touch-ask-keys = Les Espions vont se reconnaître, au toucher. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance au toucher. Entrée pour commencer.
reveal-eyes-ask = Les Espions vont se reconnaître, les yeux fermés. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance les yeux fermés. Commencer ou sauter ?
reveal-eyes-ask-keys = Les Espions vont se reconnaître, les yeux fermés. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance les yeux fermés. Entrée pour commencer.
reveal-skipped-blind = Espions isolés : pas de reconnaissance. Les Espions non plus ne se connaissent pas.
    .brief = Pas de reconnaissance.
reveal-over = La reconnaissance est finie. Espions, vous vous connaissez. Pour jouer, dites : suivant. Pour tout recommencer, dites : encore.
    .brief = Reconnaissance finie. Suivant, ou encore ?
reveal-over-keys = La reconnaissance est finie. Espions, vous vous connaissez. Pour jouer, appuyez sur Entrée. Pour tout recommencer, tapez deux-points, le mot encore, puis Entrée.
    .brief = Reconnaissance finie. Entrée pour jouer.
reveal-over-rogue = La reconnaissance est finie. Espions, vous vous connaissez, sauf le Renégat. Pour jouer, dites : suivant. Pour tout recommencer, dites : encore.
    .brief = Reconnaissance finie. Suivant, ou encore ?
reveal-over-rogue-keys = La reconnaissance est finie. Espions, vous vous connaissez, sauf le Renégat. Pour jouer, appuyez sur Entrée. Pour tout recommencer, tapez deux-points, le mot encore, puis Entrée.
    .brief = Reconnaissance finie. Entrée pour jouer.

script-touch-hide = Personne ne regarde. Posez votre carte sur vos genoux, et gardez les mains libres.
    .brief = Personne ne regarde. La carte sur les genoux, les mains libres.
script-touch-how = Une carte à la fois fait le tour, sous la table, vers la gauche, le bas en avant.
    .brief = Une carte à la fois, vers la gauche, le bas en avant.
script-touch-spies = Espions, touchez le bas de chaque carte : une croix veut dire Espion. Les autres la font passer, rien de plus.
    .brief = Espions, touchez : une croix, Espion. Les autres, passez.
script-touch-rogues = Si vous êtes Renégat, ne touchez pas le bas des cartes : faites-les passer, rien de plus.
    .brief = Renégats, passez sans toucher le bas.
script-touch-pace = À chaque signal, passez-la. Entre deux, gardez-la sans bouger.
    .brief = À chaque signal, passez.
script-touch-pass = { $owner }, prends ta carte. Elle va à { $next }.
    .brief = Carte : { $owner }.
script-touch-home = { $owner }, ta carte revient sur tes genoux.
    .brief = Revenue.
script-touch-end = Toutes les cartes sont revenues. Posez la vôtre devant vous, face cachée.
    .brief = Toutes revenues. Face cachée devant vous.
script-pass-on = Passez.
script-together-how = À chaque signal, passez à gauche la carte que vous tenez, le bas en avant. Sous la table, la main gauche donne, la droite reçoit.
    .brief = À chaque signal, toutes les cartes à gauche, le bas en avant.
script-together-count = Je dis alors d'où vient la carte que vous tenez : à combien de places sur votre droite. Gardez-la sans bouger.
    .brief = Je compte les places sur votre droite.
script-together-stuck = Si une carte reste bloquée ou si le compte est faux, dites : toutes les cartes à leur place.
    .brief = Carte bloquée ? Toutes les cartes à leur place.
script-together-stuck-keys = Si une carte reste bloquée ou si le compte est faux, tapez deux-points. Puis : toutes les cartes à leur place, et Entrée.
    .brief = Carte bloquée ? Deux-points, toutes les cartes à leur place.
script-together-take = Prenez votre carte, posée sur vos genoux.
    .brief = Votre propre carte en main.
script-together-place = { $places ->
        [one] Une place sur votre droite.
       *[other] { N($places) } places sur votre droite.
    }
    .brief = { $places ->
        [one] Une à droite.
       *[other] { N($places) } à droite.
    }
script-together-end = Votre carte vous est revenue. Posez-la devant vous, face cachée.
    .brief = Votre carte est revenue. Face cachée devant vous.
script-home = Stop. { $places ->
        [0] Remettez sur vos genoux ce que vous tenez
        [one] Repassez tout vers la droite, une fois. Ce qui est à vous va sur vos genoux
       *[other] Repassez tout vers la droite, { N($places, gender: "feminine") } fois. Ce qui est à vous va sur vos genoux
    }. Puis dites : encore.
    .brief = { $places ->
        [0] Remettez sur vos genoux
        [one] Repassez tout vers la droite, une fois, puis sur vos genoux
       *[other] Repassez tout vers la droite, { N($places, gender: "feminine") } fois, puis sur vos genoux
    }. Puis : encore.
script-home-keys = Stop. { $places ->
        [0] Remettez sur vos genoux ce que vous tenez
        [one] Repassez tout vers la droite, une fois. Ce qui est à vous va sur vos genoux
       *[other] Repassez tout vers la droite, { N($places, gender: "feminine") } fois. Ce qui est à vous va sur vos genoux
    }. Puis appuyez sur Entrée.
    .brief = { $places ->
        [0] Remettez sur vos genoux
        [one] Repassez tout vers la droite, une fois, puis sur vos genoux
       *[other] Repassez tout vers la droite, { N($places, gender: "feminine") } fois, puis sur vos genoux
    }. Puis Entrée.
way-length = { $minutes ->
        [0] { N($seconds, gender: "feminine") } secondes
        [one] { $seconds ->
            [30] une minute et demie
           *[other] une minute
        }
       *[other] { $seconds ->
            [30] { $minutes ->
                [2] deux
               *[other] trois
            } minutes et demie
           *[other] { N($minutes, gender: "feminine") } minutes
        }
    }
reveal-rounds-keys = La reconnaissance dure environ { $one-by-one }, une carte à la fois. Pour les passer toutes à la fois, environ { $together }, tapez deux-points, puis tous ensemble, puis Entrée.
    .brief = Une à une, environ { $one-by-one }. Tous ensemble, environ { $together }.
reveal-rounds = La reconnaissance dure environ { $one-by-one }, une carte à la fois. Pour les passer toutes à la fois, environ { $together }, dites : tous ensemble.
    .brief = Une à une, environ { $one-by-one }. Tous ensemble, environ { $together }.

script-eyes-close = Tout le monde ferme les yeux. Gardez-les fermés tant que je ne vous dis pas de les ouvrir.
script-eyes-rogues = Si vous êtes Renégat, gardez les yeux fermés, même quand j'appelle les Espions.
script-eyes-open = Espions, ouvrez les yeux. Cherchez les autres Espions et retenez qui ils sont.
script-eyes-shut = Espions, fermez les yeux. Maintenant, plus personne ne regarde.
script-eyes-end = Tout le monde peut ouvrir les yeux.

script-paused = Pause. Dites : reprendre, encore, retour, ou depuis le début.
    .brief = Pause.
script-paused-keys = Pause. Tapez deux-points, puis reprendre, encore, retour ou depuis le début, puis Entrée.
    .brief = Pause.
script-go-back = Rien n'est repris. Pour revenir, dites : retour, ou depuis le début.
    .brief = Retour, ou depuis le début ?
script-go-back-keys = Rien n'est repris. Pour revenir, tapez deux-points, puis retour ou depuis le début, puis Entrée.
    .brief = Retour, ou depuis le début ?
script-go-back-round = Rien n'est repris. Pour revenir, dites : toutes les cartes à leur place, retour, ou depuis le début.
    .brief = toutes les cartes à leur place, retour, ou depuis le début ?
script-go-back-round-keys = Rien n'est repris. Pour revenir, tapez deux-points, puis toutes les cartes à leur place, retour ou depuis le début, puis Entrée.
    .brief = toutes les cartes à leur place, retour, ou depuis le début ?
script-paused-passing = Pause. Repassez vers la droite ce qui circule : { $places ->
        [one] une fois
       *[other] { N($places, gender: "feminine") } fois
    }. Puis dites : reprendre.
    .brief = Pause. Repassez vers la droite : { $places ->
        [one] une fois
       *[other] { N($places, gender: "feminine") } fois
    }.
script-paused-passing-keys = Pause. Repassez vers la droite ce qui circule : { $places ->
        [one] une fois
       *[other] { N($places, gender: "feminine") } fois
    }. Puis appuyez sur Entrée.
    .brief = Pause. Repassez vers la droite : { $places ->
        [one] une fois
       *[other] { N($places, gender: "feminine") } fois
    }.
script-length = La reconnaissance dure environ { $length }.
    .brief = Environ { $length }.

## Un tour

round-begins = Tour { N($round) }. Mission { N($mission) }, { N($size) } joueurs.
    .brief = Tour { N($round) }.
    .line = Tour { N($round) } : Meneur { $leader }, mission { N($mission) }, { N($size) } joueurs.
round-begins-with = Tour { N($round) }. Meneur : { $leader }. Mission { N($mission) }, { N($size) } joueurs.
    .brief = Tour { N($round) }, Meneur { $leader }.
    .line = Tour { N($round) } : Meneur { $leader }, mission { N($mission) }, { N($size) } joueurs.
round-begins-targeting = Tour { N($round) }. Meneur : { $leader }. Le Meneur choisit la mission.
    .brief = Tour { N($round) }, { $leader }.
    .line = Tour { N($round) } : Meneur { $leader }, mission au choix.
two-fails-needed = Il faut { $fails ->
        [2] deux
       *[other] { N($fails) }
    } Échecs pour faire échouer cette mission.
    .brief = Deux Échecs pour échouer.
resistance-match-point = Si cette mission réussit, la Résistance gagne.
spies-match-point = Si cette mission échoue, les Espions gagnent.
both-match-point = Cette mission décide de la partie.
last-proposal = Dernière proposition : si cette équipe est rejetée, les Espions gagnent.
recap-round = Tour { N($round) }, mission { N($mission) }. Meneur : { $leader }.
recap-round-open = Tour { N($round) }. Meneur : { $leader }, qui choisit la mission.
recap-team = Équipe proposée : { $team }.
recap-team-goes = En mission : { $team }.
recap-rejections = { $rejections ->
        [0] Aucun rejet dans ce tour.
        [one] Un seul rejet dans ce tour.
       *[other] { N($rejections) } rejets sur { N($most) } dans ce tour.
    }
recap-last-rejection = { N($rejections) } rejets sur { N($most) } dans ce tour : au prochain, la partie est finie et les Espions gagnent.
recap-table = Si la table a été débarrassée, tapez : remettre la table.
    .brief = Table débarrassée ? Tapez : remettre la table.
recap-table-keys = Si la table a été débarrassée, tapez deux-points, puis remettre la table, puis Entrée.
    .brief = Table débarrassée ? Deux-points, puis remettre la table.
lay-again = Posez au centre le Tableau pour { N($players) } joueurs.
lay-again-markers = Marqueur Scrutin sur { N($track) }. Pion Meneur à { $leader }.
lay-again-team = Pions Équipe à { $team }.
lay-again-cards-out = Si vous jouez encore, prenez deux pions Vote par personne. Si vous avez gardé votre carte Personnage, posez-la devant vous, face cachée. Tout le reste va à côté du Tableau, les cartes Mission par sorte.
lay-again-cards = Prenez deux pions Vote par personne. Si vous avez gardé votre carte Personnage, posez-la devant vous, face cachée. Tout le reste va à côté du Tableau, les cartes Mission par sorte.
lay-again-missions = { $leader }, redistribue les cartes Mission à { $team }. Jouez comme avant.

ask-mission = { $leader }, quelle mission ? { $count ->
        [one] Il reste la mission { $missions }.
       *[other] Il reste les missions { $missions }.
    }
mission-named = { $leader } choisit la mission { N($mission) } : il faut { N($size) } joueurs.
    .brief = Mission { N($mission) }, { N($size) } joueurs.
ask-team = { $leader }, prends { N($size) } pions Équipe et distribue-les. Qui part ?
    .brief = { N($size) } pions Équipe. Qui part ?
ask-team-keys = { $leader }, prends { N($size) } pions Équipe et distribue-les. Qui part ? Tape chaque numéro de place, puis Entrée.
    .brief = { N($size) } pions Équipe. Qui part ?
ask-team-again = { $leader }, rassemble les pions Équipe et distribues-en { N($size) }. Qui part ?
    .brief = { N($size) } pions Équipe. Qui part ?
ask-team-again-keys = { $leader }, rassemble les pions Équipe et distribues-en { N($size) }. Qui part ? Tape chaque numéro de place, puis Entrée.
    .brief = { N($size) } pions Équipe. Qui part ?
ask-team-no-tokens = { $leader }, choisis { N($size) } { $size ->
        [one] personne
       *[other] personnes
    }. Qui part ?
    .brief = { $leader }, { $size ->
        [one] qui part ?
       *[other] qui sont les { N($size) } ?
    }
ask-team-no-tokens-keys = { $leader }, choisis { N($size) } { $size ->
        [one] personne
       *[other] personnes
    }. Tape chaque numéro de place, puis Entrée.
    .brief = { $leader }, { $size ->
        [one] qui part ?
       *[other] qui sont les { N($size) } ?
    }
discussion-over = Vous parlez depuis { $minutes ->
        [one] une minute
       *[other] { N($minutes, gender: "feminine") } minutes
    }. { $leader }, nomme une équipe, sans te presser.
    .brief = { $minutes ->
        [one] Une minute
       *[other] { N($minutes, gender: "feminine") } minutes
    }. { $leader }, une équipe, sans te presser.
proposed = { $leader } propose { $team }.
    .brief = { $team }.
    .line = Proposition { N($proposal) } : { $leader } propose { $team } pour la mission { N($mission) }.
team-corrected = Équipe corrigée. Déplacez les pions Équipe, et reprenez vos pions Vote.
    .brief = Équipe corrigée. Déplacez les pions Équipe. Reprenez vos pions Vote.
team-corrected-no-tokens = Équipe corrigée. Reprenez vos pions Vote.
    .brief = Équipe corrigée. Pions Vote devant vous.

vote-choose = Pions Vote sur les genoux. Posez sur la table, sous la main, { KIT("approve-token") } ou { KIT("reject-token") }.
    .brief = Votez.
vote-show = Découvrez votre pion, maintenant.
    .brief = Découvrez maintenant.
vote-decide = Votez. Décidez en silence.
    .brief = Votez.
vote-now = Ensemble, maintenant.
pause-held = J'attends. Dites : on continue. Ou, pour ne plus attendre : tout le monde est prêt.
    .brief = J'attends. On continue, ou tout le monde est prêt ?
pause-held-keys = J'attends. Appuyez sur Entrée pour continuer. Si tout le monde est prêt, tapez deux-points, puis prêt, puis Entrée.
    .brief = J'attends. Entrée pour continuer.
pause-until-ready = Prenez votre temps. Quand ce sera fait, dites : tout le monde est prêt.
    .brief = À la fin, dites : tout le monde est prêt.
pause-until-ready-keys = Prenez votre temps. Quand ce sera fait, appuyez sur Entrée.
    .brief = Entrée quand tout le monde est prêt.
steps-end = Chaque étape finit par un signal, ou dès que vous dites : tout le monde est prêt.
steps-end-keys = Chaque étape finit par un signal. Pour finir plus tôt, tapez deux-points, puis prêt, puis Entrée.
ask-vote = Annoncez vos votes, Meneur d'abord. Combien de pour et de contre ? Par exemple : { $example }. Ou : faire l'appel.
    .brief = Combien de pour et de contre ?
ask-vote-keys = Dites vos votes, Meneur d'abord. Combien pour ? Tapez le nombre, puis Entrée. Pour l'appel, tapez deux-points, puis faire l'appel, puis Entrée.
    .brief = Combien pour ?
ask-approvals = Combien de voix pour ? Dites ce nombre, les autres sont contre.
    .brief = Combien de voix pour ?
ask-approvals-keys = Combien de voix pour ? Tapez le nombre, puis Entrée. Les autres sont contre.
    .brief = Combien de voix pour ?
vote-not-rejected = Vous avez dit rejeté, mais { N($approve) } pour et { N($reject) } contre, c'est approuvé. Combien pour, combien contre ?
    .brief = { N($approve) } contre { N($reject) }, c'est approuvé. Combien pour et contre ?
vote-not-approved = Vous avez dit approuvé, mais { N($approve) } pour et { N($reject) } contre, c'est rejeté. Combien pour, combien contre ?
    .brief = { N($approve) } contre { N($reject) }, c'est rejeté. Combien pour et contre ?
approved = Approuvé, { N($approve) } contre { N($reject) }.
    .line = Vote { N($proposal) } : approuvé, { N($approve) } pour, { N($reject) } contre.
rejected = Rejeté, { N($approve) } contre { N($reject) }.
    .line = Vote { N($proposal) } : rejeté, { N($approve) } pour, { N($reject) } contre.
rejections = { $rejections ->
        [one] Premier rejet de ce tour : au cinquième, les Espions gagnent.
       *[other] { N($rejections) } rejets sur { N(5) }.
    }
    .brief = { $rejections ->
        [one] Premier rejet.
       *[other] { N($rejections) } rejets sur { N(5) }.
    }
track-marker = { $track ->
        [0] Marqueur Scrutin à { N(0) }.
       *[other] Marqueur Scrutin sur { N($track) }.
    }
    .brief = { $track ->
        [0] Marqueur Scrutin à { N(0) }.
       *[other] Marqueur Scrutin : { N($track) } sur { N($most) }.
    }
approvers = Pour : { $names }.
rejecters = Contre : { $names }.
votes-home = Reposez vos pions Vote devant vous.
    .brief = Pions Vote devant vous.
leadership-passes = Pion Meneur à gauche, à { $leader }.
    .brief = Pion Meneur à { $leader }.
leads = Meneur : { $leader }.
lead-token = Passez le pion Meneur à { $by }.
    .brief = Pion Meneur à { $by }.

roll-call-begins = On fait l'appel. Répondez approuvé ou rejeté. Pour corriger la dernière réponse, dites : retour.
    .brief = On fait l'appel.
roll-call-begins-keys = On fait l'appel. Répondez par une touche : { N(1) } pour approuver, { N(2) } pour rejeter. Retour arrière corrige la dernière réponse.
    .brief = On fait l'appel. { N(1) } pour approuver, { N(2) } pour rejeter.
roll-call-ask = { $player } ?
roll-call-approves = { $player } approuve.
roll-call-rejects = { $player } rejette.
roll-call-back = On revient à { $player }.

mission-cards = { $count ->
        [one] { $leader }, donne un Succès et un Échec à { $team }.
       *[other] { $leader }, donne un Succès et un Échec par personne, à { $team }.
    }
    .brief = { $leader }, cartes pour { $team }.
hands-yourself = toi
mission-may-play = La Résistance joue Succès, un Espion choisit.
mission-play = Posez une carte devant vous, face cachée. Gardez le reste sur vos genoux.
    .brief = Posez une carte, face cachée.
mission-decide = { $count ->
        [one] { $members }, décide en secret : Succès ou Échec.
       *[other] { $members }, décidez en secret : Succès ou Échec.
    }
    .brief = { $count ->
        [one] { $members }, décide.
       *[other] { $members }, décidez.
    }
mission-collect = Passez à { $leader } les cartes jouées, face cachée. Personne ne les lit du doigt.
    .brief = Cartes jouées à { $leader }.
mission-spare = Passez à { $neighbour } toutes les cartes non jouées, face cachée.
    .brief = Cartes non jouées à { $neighbour }.
mission-shuffle = Chacun mélange sa pile. { $leader }, retourne les cartes jouées, rien d'autre.
    .brief = Mélangez. { $leader } retourne sa pile.
ask-fails = Combien d'Échecs ?
    .brief = Combien d'Échecs ?
ask-fails-keys = Combien d'Échecs ? Tapez le nombre, puis Entrée.
    .brief = Combien d'Échecs ?
mission-succeeds = { $fails ->
        [0] Aucun Échec. La mission { N($mission) } réussit.
        [one] Un seul Échec. La mission { N($mission) } réussit.
       *[other] Seulement { N($fails) } Échecs. La mission { N($mission) } réussit.
    }
    .brief = { $fails ->
        [0] Aucun Échec : succès.
        [one] Un Échec : succès.
       *[other] { N($fails) } Échecs : succès.
    }
    .line = Mission { N($mission) } : succès, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
mission-fails = { $fails ->
        [one] Un Échec. La mission { N($mission) } échoue.
       *[other] { N($fails) } Échecs. La mission { N($mission) } échoue.
    }
    .brief = { $fails ->
        [one] Un Échec : mission ratée.
       *[other] { N($fails) } Échecs : mission ratée.
    }
    .line = Mission { N($mission) } : échec, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
score-line = Résistance { N($successes) }, Espions { N($failures) }.
    .line = Score : Résistance { N($successes) }, Espions { N($failures) }.
marker-success = Posez { KIT("success-marker") } sur la mission { N($mission) }.
    .brief = Mission { N($mission) } : { KIT("success-marker") }.
marker-fail = Posez { KIT("fail-marker") } sur la mission { N($mission) }.
    .brief = Mission { N($mission) } : { KIT("fail-marker") }.
round-marker = Mettez le marqueur Tour sur la mission { N($mission) }.
    .brief = Marqueur Tour sur { N($mission) }.
cards-home = Remettez toutes les cartes Mission sur leurs piles.
    .brief = Cartes Mission sur leurs piles.

## La fin

resistance-wins = La Résistance gagne la partie. Trois missions ont réussi.
spies-win-missions = Les Espions gagnent la partie. Trois missions ont échoué.
spies-win-votes = { $wins }. Cinq équipes ont été rejetées d'affilée.
show-cards = Vous pouvez dire qui vous êtes et retourner vos cartes.
summary-missions = { $missions ->
        [0] Aucune mission jouée.
        [1] Une mission : { $successes ->
            [0] ratée.
           *[other] réussie.
        }
       *[other] { N($missions) } missions : { $successes ->
            [0] aucune réussie
            [1] { N(1, gender: "feminine") } réussie
           *[other] { N($successes) } réussies
        }, { $failures ->
            [0] aucune ratée.
            [1] { N(1, gender: "feminine") } ratée.
           *[other] { N($failures) } ratées.
        }
    }
summary-mission-success = Mission { N($mission) }, succès, avec { $team }. Meneur : { $leader }. { $fails ->
        [0] Aucun Échec.
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    }
summary-mission-fail = Mission { N($mission) }, échec, avec { $team }. Meneur : { $leader }. { $fails ->
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    }
summary-votes = Scrutins : { N($votes) }. Rejets : { N($rejected) }.
summary-more = Pour le détail, mission par mission, dites : le reste.
    .brief = Mission par mission : le reste.
summary-more-keys = Pour le détail, mission par mission, appuyez sur m.
    .brief = Mission par mission : m.
ask-after-game = Pour rejouer ensemble, dites : encore. Ou : nouvelle partie, raconter la partie ou quitter. Pour corriger, dites : annuler.
    .brief = Encore, nouvelle partie, raconter la partie ou quitter ?
ask-after-game-keys = Tapez deux-points, un de ces mots, puis Entrée : encore, nouvelle partie, raconter la partie ou quitter.
    .brief = Deux-points, et un mot : encore, nouvelle partie, raconter la partie ou quitter.

## Annuler une étape

undone-table = Annulé : la mise en place.
undone-reveal = Annulé : la fin de la reconnaissance.
undone-mission = Annulé : le choix de la mission { N($mission) }.
undone-team = Annulé : l'équipe avec { $team }.
undone-vote = Annulé : le vote, { N($approve) } pour et { N($reject) } contre.
undone-vote-cards = { $leader }, ramasse toutes les cartes Mission distribuées. Mélange-les, puis trie-les dans leurs piles.
undone-fails = Annulé : { $fails ->
        [0] la mission sans Échec.
        [one] la mission avec un Échec.
       *[other] la mission avec { N($fails) } Échecs.
    }
score-marker-off = Retirez le marqueur Score de la mission { N($mission) }.
redone = C'est rétabli.
dealt-anew = On redistribue les personnages. Rendez toutes les cartes Personnage.
    .brief = Nouvelle donne : rendez les cartes Personnage.
characters-hidden = Si votre carte Personnage est visible, retournez-la face cachée.
    .brief = Cartes Personnage face cachée.
markers-back = Remettez tout comme avant : marqueur Scrutin sur { N($track) }, pion Meneur à { $leader }.
    .brief = Marqueur Scrutin { N($track) }, Meneur { $leader }.

## Questions de la table

status-setup = La mise en place est en cours.
status-reveal = Les Espions vont se reconnaître.
status-mission-choice = Au Meneur de jouer : { $leader } choisit une mission.
status-proposal = Au Meneur de jouer : { $leader } choisit { $size ->
        [one] un joueur
       *[other] { N($size) } joueurs
    } pour la mission { N($mission) }.
status-vote = On vote pour ou contre l'équipe { $team }, pour la mission { N($mission) }. Meneur : { $leader }.
status-mission = Mission { N($mission) } en cours, avec { $count ->
        [one] { $team } seulement.
       *[other] { $team }.
    } Le résultat n'est pas encore connu.
status-over = La partie est finie.
status-track = { $rejections ->
        [0] Aucun rejet dans ce tour.
        [one] Un rejet dans ce tour.
       *[other] { N($rejections) } rejets dans ce tour.
    }
team-none = Personne pour l'instant. { $leader } nomme l'équipe.
team-over = Personne. La partie est finie.
team-is = Dans l'équipe : { $team }.
who-is-what = Je ne le dis jamais à voix haute. Votre carte et la reconnaissance vous l'apprennent, ou le casque.
score-none = Aucune mission jouée. Zéro partout.
score-mission-success = Mission { N($mission) } : succès.
score-mission-fail = Mission { N($mission) } : échec.
score-mission-open = Mission { N($mission) } : à jouer, { N($size) } joueurs.
votes-none = Il n'y a pas encore eu de vote.
votes-more = Pour les votes d'avant, dites : le reste.
    .brief = Avant : le reste.
votes-more-keys = Pour les votes d'avant, appuyez sur m.
    .brief = Avant : m.
nothing-more = Il ne reste rien à dire. Pour les votes, dites : tous les votes.
votes-vote-approved = Tour { N($round) }, proposition { N($proposal) }, équipe { $team } : approuvée, { N($approve) } contre { N($reject) }.
votes-vote-rejected = Tour { N($round) }, proposition { N($proposal) }, équipe { $team } : rejetée, { N($approve) } contre { N($reject) }.
votes-vote-overruled = Tour { N($round) }, proposition { N($proposal) }, équipe { $team } : approuvée, { N($approve) } contre { N($reject) }, mais finalement rejetée.
votes-deed = Tour { N($round) } : { $what }
votes-of-player = { $player } : { $approvals ->
        [0] jamais pour
        [one] une fois pour
       *[other] { N($approvals) } fois pour
    }, { $rejections ->
        [0] jamais contre.
        [one] une fois contre.
       *[other] { N($rejections) } fois contre.
    }
votes-of-player-approved = Tour { N($round) }, proposition { N($proposal) }, { $team } : pour.
votes-of-player-rejected = Tour { N($round) }, proposition { N($proposal) }, { $team } : contre.
votes-of-player-unknown = Je ne sais pas comment { $player } a voté : on ne m'a donné que des totaux.
who-seat = Place { N($seat) } : { $player }.
who-seat-leader = Place { N($seat) } : { $player }, Meneur.
who-clockwise = On joue vers la gauche, dans le sens des aiguilles d'une montre.
log-empty = Rien n'a encore été dit.

## Matériel : le nom des pions et des marqueurs de cette table. Une table peut mettre ses propres mots.

kit-approve-token = le pion Approuvé
kit-reject-token = le pion Rejeté
kit-success-marker = un marqueur Score côté succès
kit-fail-marker = un marqueur Score côté échec

## Petits morceaux de phrases

number = { N($number) }
example-vote = { N($approve) } pour, { N($reject) } contre

## Ce qui a été entendu est relu

heard-team = Équipe : { $team }. Dites confirmer ou annuler.
    .brief = { $team } : confirmer ?
heard-team-short = Équipe pour l'instant : { $team }. { $count ->
        [one] Il manque une personne.
       *[other] Il manque { N($count) } personnes.
    } Qui part encore ? Ou dites : annuler.
    .brief = { $team }. Il en manque { N($count) }.
heard-team-long = { $team } : { $count ->
        [one] cela fait une personne de trop.
       *[other] cela fait { N($count) } personnes de trop.
    } Qui retirer ? Dites : retirer, et le nom. Ou dites : annuler.
    .brief = { $team } : { N($count) } de trop. Retirer, et le nom ?
heard-vote = { N($approve) } pour, { N($reject) } contre. Dites confirmer ou annuler.
    .brief = { N($approve) } pour, { N($reject) } contre : confirmer ?
heard-approve = Pour : { $named }, et personne d'autre. Dites confirmer ou annuler.
    .brief = Pour : { $named } seulement. Confirmer ?
heard-reject = Contre : { $named }, et personne d'autre. Dites confirmer ou annuler.
    .brief = Contre : { $named } seulement. Confirmer ?
heard-last-vote = { $vote } C'était le dernier vote. Dites confirmer ou annuler.
    .brief = { $vote } Confirmer ?
heard-fails = { $fails ->
        [0] Aucun Échec.
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    } Dites confirmer ou annuler.
    .brief = { $fails ->
        [0] Aucun Échec : confirmer ?
        [one] Un Échec : confirmer ?
       *[other] { N($fails) } Échecs : confirmer ?
    }
heard-command = { $command }. Dites confirmer ou annuler.
    .brief = { $command } : confirmer ?
heard-either = { $one } ou { $other } ? Redites-le.
    .brief = { $one } ou { $other } ?
either-vote = { N($approve) } contre { N($reject) }
either-team = { $team }
either-yes = oui
either-no = non
either-command = { $command }
refused-correction = Cette correction ne va pas avec ce que j'ai répété. Rien n'a changé.
