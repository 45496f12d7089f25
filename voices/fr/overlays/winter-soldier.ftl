# Ce que Winter Soldier dit autrement que le jeu de base : autres camps, autres sens, autre matériel.

## Mise en place

first-leader-named = Captain America et premier Meneur : { $leader }.
first-leader-drawn = J'ai tiré au sort qui distribue : { $leader }. Le premier Meneur sera Captain America.
    .brief = { $leader } distribue.

## Reconnaissance

reveal-touch-ask = HYDRA et Nick Fury vont apprendre qui est qui, au toucher. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance au toucher. Commencer ou sauter ?
reveal-touch-ask-keys = HYDRA et Nick Fury vont apprendre qui est qui, au toucher. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance au toucher. Entrée pour commencer.
reveal-eyes-ask = HYDRA et Nick Fury vont apprendre qui est qui, les yeux fermés. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance les yeux fermés. Commencer ou sauter ?
reveal-eyes-ask-keys = HYDRA et Nick Fury vont apprendre qui est qui, les yeux fermés. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance les yeux fermés. Entrée pour commencer.
reveal-over = La reconnaissance est finie. Pour jouer, dites : suivant. Pour tout réentendre, dites : encore. En cas d'erreur, dites : refaire la donne.
    .brief = Reconnaissance finie. Suivant, encore, ou refaire la donne ?
reveal-over-keys = La reconnaissance est finie. Pour jouer, appuyez sur Entrée. Pour tout réentendre, tapez deux-points, le mot encore, puis Entrée. En cas d'erreur, tapez deux-points, puis refaire la donne, puis Entrée.
    .brief = Reconnaissance finie. Entrée pour jouer.
status-reveal = HYDRA et Nick Fury vont apprendre qui est qui.

## Un tour

round-begins = Tour { N($round) }. Meneur : { $leader }. Mission { N($mission) }, { mission-name } : il faut { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.
    .brief = Tour { N($round) }, { mission-name }.
    .line = Tour { N($round) } : Meneur { $leader }, mission { N($mission) }, { mission-name }, { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.
both-match-point = Si cette mission échoue, HYDRA gagne. Sinon, le SHIELD a ses trois succès.
recap-last-rejection = { N($rejections) } rejets sur { N($most) } : au prochain, la mission échoue.
resistance-match-point = Si cette mission réussit, le SHIELD a ses trois succès.
spies-match-point = Si cette mission échoue, HYDRA gagne.
last-proposal = Dernière proposition : si cette équipe est rejetée, la mission échoue.
ask-team-no-tokens = { $leader }, choisis { N($size) } { $size ->
        [one] agent
       *[other] agents
    }. Qui part ?
    .brief = { $leader }, { $size ->
        [one] qui part ?
       *[other] qui sont les { N($size) } ?
    }
ask-team-no-tokens-keys = { $leader }, choisis { N($size) } { $size ->
        [one] agent
       *[other] agents
    }. Tape chaque numéro de place, puis Entrée.
    .brief = { $leader }, { $size ->
        [one] qui part ?
       *[other] qui sont les { N($size) } ?
    }
rejections = { $rejections ->
        [one] Premier rejet : au troisième, la mission échoue.
       *[other] { N($rejections) } rejets sur { N(3) }.
    }
    .brief = { $rejections ->
        [one] Premier rejet.
       *[other] { N($rejections) } rejets sur { N(3) }.
    }
track-marker = Marqueur Scrutin { $track ->
        [0] au début de sa piste
        [one] à une case du début
       *[other] à { N($track) } cases du début
    }.
mission-forfeited = La mission { N($mission) }, { mission-name }, échoue : trois équipes ont été rejetées.
leadership-passes = Pion Meneur à droite, à { $leader }.
    .brief = Pion Meneur à { $leader }.
mission-play = { $leader }, prends le couvercle et fais-le passer dans l'équipe : mettez-y une carte par personne, face cachée. Gardez l'autre sur vos genoux.
    .brief = { $leader }, fais passer le couvercle : une carte par personne, face cachée.
mission-collect = { $leader }, reprends le couvercle et sors les cartes, face cachée. Pose le couvercle à côté du Tableau.
    .brief = { $leader }, reprends le couvercle, sors les cartes.
mission-succeeds = { $fails ->
        [0] Aucun Échec.
        [one] Un seul Échec.
       *[other] Seulement { N($fails) } Échecs.
    } La mission { N($mission) }, { mission-name }, réussit.
    .line = Mission { N($mission) }, { mission-name } : succès, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
mission-fails = { $fails ->
        [one] Un Échec.
       *[other] { N($fails) } Échecs.
    } La mission { N($mission) }, { mission-name }, échoue.
    .line = Mission { N($mission) }, { mission-name } : échec, { N($fails) } { $fails ->
        [one] carte Échec
       *[other] cartes Échec
    }.
score-line = SHIELD { N($successes) }, HYDRA { N($failures) }.
    .line = Score : SHIELD { N($successes) }, HYDRA { N($failures) }.

## Questions de la table

who-clockwise = Les places se suivent vers la gauche, dans le sens des aiguilles d'une montre. Le pion Meneur passe à droite.
score-mission-success = Mission { N($mission) }, { mission-name } : succès.
score-mission-fail = Mission { N($mission) }, { mission-name } : échec.
score-mission-open = Mission { N($mission) }, { mission-name } : à jouer, { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.

## Annuler

lay-again-markers = Marqueur Scrutin { $track ->
        [0] au début de sa piste
        [one] à une case du début
       *[other] à { N($track) } cases du début
    }. Pion Meneur à { $leader }.

## Refus

refused-fails-spies = { N($found) } Échecs, c'est trop : { N($spies) } au plus, en ce moment. Rien n'a changé.

## Le haut-parleur

whisper-only-success = Pour toi, c'est toujours Succès, avec Tab.
ask-roles = Vous allez apprendre, au casque, qui vous êtes. Si le casque est prêt, dites : commencer.
    .brief = Casque prêt ? Dites : commencer.
ask-roles-keys = Vous allez apprendre, au casque, qui vous êtes. Si le casque est prêt, appuyez sur Entrée. Si vous avez distribué les cartes, tapez deux-points, puis cartes du jeu, puis Entrée.
    .brief = Casque prêt ? Entrée.
one-phone-ask-roles = Vous allez apprendre en secret, sur ce téléphone, qui vous êtes. Il passe de main en main, et les autres regardent ailleurs. S'il parle, mettez un écouteur. Quand vous savez qui vous êtes, cachez la page, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre. Pour commencer, dites : commencer. Si vous avez distribué les cartes, dites : cartes du jeu.
    .brief = Téléphone prêt ? Dites : commencer.
one-phone-ask-roles-keys = Vous allez apprendre en secret, sur ce téléphone, qui vous êtes. Il passe de main en main, et les autres regardent ailleurs. S'il parle, mettez un écouteur. Quand vous savez qui vous êtes, cachez la page, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre. Pour commencer, appuyez sur Entrée. Si vous avez distribué les cartes, tapez deux-points, puis cartes du jeu, puis Entrée.
    .brief = Téléphone prêt ? Entrée.

## Avec des mots qui existent déjà

kit-success-marker = un marqueur Score côté SHIELD
kit-fail-marker = un marqueur Score côté HYDRA

only-success = Pour toi, c'est toujours Succès.

## Les règles, par sujet

rules-aim = Tout le monde est du SHIELD ou d'HYDRA, et on ne connaît que Captain America. Le SHIELD veut réussir trois missions, HYDRA veut en faire échouer trois.
rules-set-up = Au centre, posez le Tableau qui convient au nombre de joueurs. À côté, les marqueurs Score et les cartes Mission. Donnez deux pions Vote par personne. Captain America est le premier Meneur.
rules-set-up-cards = À cinq ou six joueurs, deux sont d'HYDRA. De sept à neuf, trois. À dix ou onze, quatre. À douze, cinq. Captain America, Nick Fury et le Winter Soldier sont toujours parmi les cartes. Donnez une carte par personne.
rules-reveal-touch = Au toucher : à chaque étape, tout le monde fait passer un pion Vote sous la table, de main en main. Seuls ceux que je nomme ont le droit de le toucher.
rules-reveal-eyes = Les yeux fermés : tout le monde ferme les yeux et tend le poing. HYDRA regarde et lève le pouce, puis Nick Fury regarde les pouces. Si Black Widow est en jeu, elle regarde en dernier le pouce de Nick Fury. Enfin, tout le monde ouvre les yeux.
rules-team-sizes = Tailles des équipes, mission par mission. À cinq joueurs : deux, trois, deux, trois, trois. À six : deux, trois, quatre, trois, quatre. À sept : deux, trois, trois, quatre, quatre. De huit à dix : trois, quatre, quatre, cinq, cinq. À onze : trois, quatre, cinq, six, six. À douze : quatre, cinq, cinq, six, six.
rules-vote-track = Après un rejet, le voisin de droite devient Meneur et propose une autre équipe. Trois équipes rejetées de suite font échouer la mission.
rules-mission = Chaque membre d'une équipe approuvée joue une carte en secret, Succès ou Échec. Le SHIELD doit jouer Succès, sauf Maria Hill, si elle est en jeu. HYDRA a le choix, mais le Winter Soldier doit jouer Échec. Les cartes sont mélangées avant d'être lues.
rules-mission-fails = Un Échec suffit pour qu'une mission échoue. Il en faut deux pour une équipe de cinq ou plus si le nombre de joueurs est pair, et à la mission quatre si l'on est neuf ou onze. Après la mission, le voisin de droite devient Meneur.
rules-end = HYDRA gagne à la troisième mission ratée. Après la troisième mission réussie, Captain America désigne le Winter Soldier, et c'est alors que tout se décide.

fact-three-missions = Trois : trois succès pour le SHIELD, trois missions ratées pour HYDRA.
fact-spies = Il y a { N($spies) } agents d'HYDRA.
fact-loyal = Il y a { N($loyal) } agents du SHIELD.
