# Winter Soldier et les examens : tout ce qui ne se dit que là.
# SHIELD et HYDRA sont des mots, écrits en capitales. La prononciation des noms par la voix intégrée est dans names.toml.

## Noms

edition-winter-soldier = Winter Soldier
module-inquisitor = l'Enquêteur
module-scarlet-witch = Scarlet Witch
module-maria-hill-shown = Maria Hill montrée à Nick Fury
general-agents = { $count ->
        [one] un agent ordinaire
       *[other] { N($count) } agents ordinaires
    }
agent-captain-america = Captain America
module-black-widow = Black Widow
module-maria-hill = Maria Hill
module-alexander-pierce = Alexander Pierce
module-arnim-zola = Arnim Zola
module-baron-zemo = Baron Zemo
agent-shield = agent du SHIELD
agent-nick-fury = Nick Fury
agent-hydra = agent d'HYDRA
agent-winter-soldier = le Winter Soldier
agent-read-hydra = HYDRA
agent-read-winter-soldier = Winter Soldier
agent-read-maria-hill = Maria Hill
mission-name = { $mission ->
        [1] Lemurian Star
        [2] pont Roosevelt
        [3] Camp Lehigh
        [4] Triskélion
       *[5] héliporteurs Insight
    }

## Choisir

options-module-on = { N($number) } : { $module }. Actuellement : oui.
options-module-off = { N($number) } : { $module }. Actuellement : non.
module-joins = { $modules } : oui.
module-leaves = { $modules } : non.
edition-by-players = À { N($players) } joueurs, seule l'édition Winter Soldier convient. C'est elle que l'on joue.
advice-alexander-pierce = Un conseil : sans Black Widow, Alexander Pierce n'a pas de pouvoir.
advice-maria-hill = Un conseil : Maria Hill se joue plutôt à dix joueurs ou plus.
advice-scarlet-witch = Un conseil : Scarlet Witch se joue plutôt à sept joueurs ou plus.
fault-module-elsewhere = { $module } : impossible avec cette édition. Édition actuelle : { $edition }.
fault-characters-shield = Le SHIELD a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Captain America et Nick Fury comptent aussi.
fault-characters-hydra = HYDRA a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Le Winter Soldier compte aussi.
alone-maria-hill-shown = Nick Fury doit voir Maria Hill, mais elle n'est pas dans la partie.
fault-captain-drawn = Le premier Meneur est Captain America, et c'est la donne qui en décide : pas de tirage au sort.
fault-json-captain = Une partie de Winter Soldier pour programmes a besoin de son Captain America : donnez le nom après --leader.
refused-no-module = Je ne connais ni personnage ni module de ce nom : { $word }. La liste est dans les options. Rien n'a changé.

## Mise en place

ws-guidance-tableau = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score, le couvercle de la boîte, et les cartes Mission en deux piles : six Succès, six Échecs.
    .brief = Tableau pour { N($players) }. À côté : marqueurs Score, cartes Mission et couvercle.
ws-guidance-tableau-alone = Étape un. Au centre, le Tableau pour { N($players) }. À côté, les marqueurs Score. Laissez les cartes Mission dans la boîte.
    .brief = Tableau pour { N($players) }, marqueurs Score à côté. Pas de cartes Mission.
ws-guidance-markers = Étape deux. Posez le marqueur Scrutin au début de sa piste, et le pion Meneur à côté du Tableau. Le Meneur déplace les marqueurs.
    .brief = Marqueur Scrutin au début.
ws-guidance-markers-witch = Étape deux. Posez le marqueur Scrutin au début de sa piste. À côté du Tableau, mettez le pion Meneur, le pion Scarlet Witch et les deux cartes Loyauté. Le Meneur déplace les marqueurs.
    .brief = Marqueur Scrutin, pion Scarlet Witch, deux cartes Loyauté.
ws-guidance-markers-witch-dealt = Étape deux. Posez le marqueur Scrutin au début de sa piste. À côté du Tableau, mettez le pion Meneur et le pion Scarlet Witch. Le Meneur déplace les marqueurs.
    .brief = Marqueur Scrutin, pion Scarlet Witch.
ws-guidance-cards = Étape quatre. Sortez { N($players) } cartes Personnage de la boîte. Pour le SHIELD : { $shield }. Pour HYDRA : { $hydra }. Mettez Bucky Barnes de côté.
    .brief = SHIELD : { $shield }. HYDRA : { $hydra }. Bucky Barnes de côté.
ws-guidance-deal = Étape cinq. { $dealer }, mélange ces { N($players) } cartes et donnes-en une par personne, face cachée, sans regarder.
    .brief = { $dealer }, mélange et distribue face cachée.
ws-guidance-own-card-touch = Étape six. Prenez votre carte et lisez-la du doigt, sous la table. Retenez qui vous êtes et dans quel camp. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Lisez votre carte du doigt. Reposez-la.
ws-guidance-own-card-eyes = Étape six. Regardez votre carte sans la montrer. Retenez qui vous êtes et dans quel camp. N'en dites rien. Reposez la carte devant vous, face cachée.
    .brief = Regardez votre carte en secret. Reposez-la.
guidance-leader-inquisitor = Étape quatre. Donnez le pion Meneur à { $leader }, et le pion Enquêteur à { $holder }, à la droite du Meneur. Le Meneur déplace les marqueurs. Mettez les marqueurs Enquêteur à côté du Tableau.
    .brief = Pion Meneur à { $leader }, pion Enquêteur à { $holder }.
ask-captain = Captain America, fais-toi connaître à voix haute. Dis : le capitaine est, et ton nom.
    .brief = Qui est Captain America ?
ask-captain-keys = Captain America, fais-toi connaître à voix haute, et tape ton numéro de place.
    .brief = Qui est Captain America ? Tapez le numéro de place.
captain-known = { $captain } est Captain America et premier Meneur.
captain-token = Passez le pion Meneur à { $captain }.
witch-token-begins = Passez le pion Scarlet Witch et les deux cartes Loyauté à { $holder }, à la gauche de Captain America.
    .brief = Pion Scarlet Witch et cartes Loyauté à { $holder }.
dealt-again-dealt = Je redistribue. Ce que vous avez entendu avant ne compte plus.
    .brief = Je redistribue.
dealt-again = On redistribue. Rendez toutes les cartes à { $dealer }.
    .brief = On redistribue : { $dealer }.
undone-dealt-again = Annulé : la nouvelle donne.
keys-seat-ten = Touche de la place dix : zéro.
keys-seats-more = Touches des places : zéro pour dix, la lettre a pour onze, la lettre b pour douze.

## Un tour

mission-forfeited = La mission { N($mission) } échoue : trop d'équipes ont été rejetées.

## Rappels

reminder-vote = Winter Soldier : s'il y a quelqu'un d'HYDRA dans l'équipe, tu n'as pas le droit de la rejeter.
    .brief = Winter Soldier : pas de rejet si HYDRA est dans l'équipe.
reminder-mission-shield = Le SHIELD doit jouer Succès. HYDRA a le choix, mais le Winter Soldier doit jouer Échec.
    .brief = SHIELD : Succès. Winter Soldier : Échec.
reminder-mission-hill = Le SHIELD doit jouer Succès, mais Maria Hill a le choix. HYDRA a le choix, mais le Winter Soldier doit jouer Échec.
    .brief = SHIELD : Succès. Maria Hill : au choix. Winter Soldier : Échec.
reminder-accuse = Captain America peut accuser quelqu'un à tout moment, sauf pendant une mission.
reminder-name-hill = Le Winter Soldier peut désigner Maria Hill une seule fois, avant le troisième succès ou le troisième échec.

## Accusations

accused = Captain America accuse { $accused }.
captain-leads = Le premier Meneur est Captain America : c'est la donne qui en décide.
ask-agent-card = { $player }, retourne ta carte. Que dit-elle : { $cards } ?
    .brief = { $player }, ta carte : { $cards } ?
ask-agent-card-open = { $player }, ta carte est déjà visible. Dis : { $cards }.
ask-agent-card-open-keys = { $player }, ta carte est déjà visible. Tape { $keys }.
ask-agent-card-keys = { $player }, retourne ta carte. Que dit-elle ? Tape { $keys }.
    .brief = { $player }, tape { $keys }.
agent-card-key = { N($number) } pour { $card }
card-shown = { $player } est { $card }.
becomes-bucky = { $player }, échange ta carte contre Bucky Barnes. Te voilà au SHIELD.
    .brief = { $player }, prends Bucky Barnes.
stepped-out = { $count ->
        [one] { $names } sort du jeu.
       *[other] { $names } sortent du jeu.
    }
out-now = { $names } : pions Vote dans la boîte. Hors jeu, on n'est plus Meneur, on ne vote plus, on ne part plus en mission. Et l'on garde pour soi ce que l'on sait.
    .brief = { $names } : pions Vote à ranger.
proposal-void = L'équipe { $team } est annulée. Cela ne compte pas comme un rejet.
ask-winter-soldier = Trois missions ont réussi. { $captain }, tu as un dernier essai : qui est le Winter Soldier ? Dis : accuser, et le nom.
    .brief = { $captain }, qui est le Winter Soldier ?
ask-winter-soldier-keys = Trois missions ont réussi. { $captain }, tu as un dernier essai : qui est le Winter Soldier ? Tape le numéro de place.
    .brief = { $captain }, qui est le Winter Soldier ? Tape le numéro de place.

## Désigner Maria Hill ou Nick Fury

named-maria-hill = Selon le Winter Soldier, { $player } est Maria Hill.
named-nick-fury = Selon le Winter Soldier, { $player } est Nick Fury.
ask-is-maria-hill = { $player }, es-tu Maria Hill ? Si oui, retourne ta carte. Dis : c'est vrai, ou : c'est faux.
    .brief = { $player }, es-tu Maria Hill ? C'est vrai ou c'est faux ?
ask-is-maria-hill-keys = { $player }, es-tu Maria Hill ? Si oui, retourne ta carte. Tape { N(1) } pour vrai, { N(2) } pour faux.
    .brief = { $player }, es-tu Maria Hill ? { N(1) } pour vrai, { N(2) } pour faux.
ask-is-nick-fury = { $player }, es-tu Nick Fury ? Retourne ta carte. Dis : c'est vrai, ou : c'est faux.
    .brief = { $player }, es-tu Nick Fury ? C'est vrai ou c'est faux ?
ask-is-nick-fury-keys = { $player }, es-tu Nick Fury ? Retourne ta carte. Tape { N(1) } pour vrai, { N(2) } pour faux.
    .brief = { $player }, es-tu Nick Fury ? { N(1) } pour vrai, { N(2) } pour faux.
is-maria-hill = Oui : { $player } est Maria Hill.
is-not-maria-hill = Non : { $player } n'est pas Maria Hill. Le Winter Soldier est démasqué.
is-nick-fury = Oui : { $player } est Nick Fury.
is-not-nick-fury = Non : { $player } n'est pas Nick Fury.
ask-exposed = Winter Soldier, quel autre agent d'HYDRA révèles-tu ? Dis : révéler, et le nom.
    .brief = Winter Soldier, qui révèles-tu ?
ask-exposed-keys = Winter Soldier, quel autre agent d'HYDRA révèles-tu ? Tape le numéro de place.
    .brief = Winter Soldier, qui révèles-tu ? Tape le numéro de place.
exposed = { $player } fait partie d'HYDRA, et reste dans la partie.
exposed-shows = { $player }, retourne ta carte aussi.
winter-soldier-shows = Winter Soldier, dis à voix haute que c'est toi, et retourne ta carte.
ask-who-is-nick-fury = Agents d'HYDRA, montrez-vous et concertez-vous. Winter Soldier, décide : qui est Nick Fury ? Dis : assassiner, et le nom.
    .brief = Winter Soldier, qui est Nick Fury ?
ask-who-is-nick-fury-keys = Agents d'HYDRA, montrez-vous et concertez-vous. Winter Soldier, décide : qui est Nick Fury ? Tape le numéro de place.
    .brief = Winter Soldier, qui est Nick Fury ? Tape le numéro de place.

## La fin

hydra-wins-missions = HYDRA gagne la partie. Trois missions ont échoué.
found-maria-hill = HYDRA gagne la partie. Le Winter Soldier a trouvé Maria Hill.
found-nick-fury = HYDRA gagne la partie. Le Winter Soldier a trouvé Nick Fury.
found-winter-soldier = Le SHIELD gagne la partie. Captain America a trouvé le Winter Soldier.
safe-nick-fury = Le SHIELD gagne la partie. Trois missions ont réussi, et HYDRA n'a pas trouvé Nick Fury.
gone-nick-fury = Le SHIELD gagne la partie. Trois missions ont réussi, et Nick Fury est déjà hors jeu.

## Examens

ask-examine-witch = { $player }, tu as le pion Scarlet Witch. Qui veux-tu examiner : { $names } ? Dis : examiner, et le nom.
    .brief = { $player }, qui veux-tu examiner : { $names } ?
ask-examine-witch-keys = { $player }, tu as le pion Scarlet Witch. Qui veux-tu examiner : { $names } ? Tape le numéro de place.
    .brief = { $player }, qui veux-tu examiner : { $names } ? Tape le numéro de place.
ask-examine-inquisitor = { $player }, tu es l'Enquêteur. Qui veux-tu examiner : { $names } ? Dis : examiner, et le nom.
    .brief = { $player }, qui veux-tu examiner : { $names } ?
ask-examine-inquisitor-keys = { $player }, tu es l'Enquêteur. Qui veux-tu examiner : { $names } ? Tape le numéro de place.
    .brief = { $player }, qui veux-tu examiner : { $names } ? Tape le numéro de place.
examined = { $examiner } examine { $examined }.
loyalty-pass = { $examiner }, passe les deux cartes Loyauté sous la table à { $examined }, { $way }. Personne d'autre ne les lit du doigt ni ne les regarde.
    .brief = { $examiner }, sous la table, les cartes Loyauté à { $examined }, { $way }.
loyalty-pick = { $examined }, rends par le même chemin la carte de ton camp, et pose l'autre sur tes genoux. Mentir est interdit.
    .brief = { $examined }, rends la carte de ton camp.
loyalty-pick-feel = { $examined }, croix : HYDRA. Case vide : SHIELD. Rends par le même chemin la carte de ton camp, et pose l'autre sur tes genoux. Mentir est interdit.
    .brief = { $examined }, rends la carte de ton camp.
loyalty-feel = { $examiner }, touche la carte.
    .brief = { $examiner }, touche la carte.
loyalty-look = { $examiner }, regarde la carte en secret.
    .brief = { $examiner }, regarde.
loyalty-return = { $examiner }, renvoie cette carte à { $examined }, avec le pion Scarlet Witch. { $examined }, garde le tout pour la prochaine fois.
    .brief = { $examiner }, la carte et le pion à { $examined }.
inquisitor-token = { $examiner }, prends un marqueur Enquêteur : personne ne peut plus t'examiner. Donne le pion Enquêteur à { $examined }.
    .brief = Marqueur à { $examiner }, pion Enquêteur à { $examined }.
token-passed = Passez le pion Scarlet Witch et les deux cartes Loyauté à { $to }.
token-passed-dealt = Passez le pion Scarlet Witch à { $to }.
token-gone = Rangez dans la boîte le pion Scarlet Witch et tout ce qui va avec : il ne reste personne pour l'avoir.

## Questions de la table

role-leader = Meneur
role-witch = pion Scarlet Witch
role-inquisitor = pion Enquêteur
role-exposed = HYDRA, carte montrée
role-out = hors jeu
who-seat-roles = Place { N($seat) } : { $player }, { $roles }.
status-captain = Les cartes sont distribuées. Captain America doit se faire connaître.
status-examination = C'est à { $player } d'examiner quelqu'un.
status-accused = Captain America accuse { $player }, qui doit montrer sa carte.
status-last-accusation = Trois missions ont réussi. C'est à { $captain } d'accuser le Winter Soldier.
status-naming = { $namer } cherche { $character }.
status-named = { $namer } a désigné { $player }. On attend la réponse.
status-exposing = Le Winter Soldier choisit quel autre agent d'HYDRA révéler.

## Annuler

back-in = { $count ->
        [one] { $names } revient dans la partie, et reprend ses pions Vote.
       *[other] { $names } reviennent dans la partie, et reprennent leurs pions Vote.
    }
token-back = Pion Scarlet Witch et cartes Loyauté à { $holder }.
token-back-dealt = Pion Scarlet Witch à { $holder }.
lay-again-inquisitor = Pion Enquêteur à { $holder }. Qui l'a eu avant pose son marqueur devant soi.
inquisitor-back = { $holder }, reprends le pion Enquêteur, et pose ton marqueur à côté du Tableau.

## Refus

refused-marked = On ne peut pas examiner { $player }, qui a le pion ou l'a déjà eu. Il reste : { $names }. Rien n'a changé.
refused-stepped-out = { $player } est hors jeu. Rien n'a changé.
refused-captain-out = Captain America est hors jeu : plus personne ne peut accuser. Rien n'a changé.
refused-mission-under-way = Une mission est en cours. Attendez son résultat. Rien n'a changé.
refused-captain-america = { $player } est Captain America. Nommez quelqu'un d'autre. Rien n'a changé.
refused-card-not-left = { $player } ne peut pas être { $card } dans cette partie. Il reste : { $cards }. Rien n'a changé.
refused-no-maria-hill = Il n'y a pas de Maria Hill à désigner dans la partie. Rien n'a changé.
refused-named-before = Le Winter Soldier n'avait droit qu'à un essai pour trouver Maria Hill, et c'est fait. Rien n'a changé.
refused-no-reminders = Il n'y a rien à rappeler dans cette partie. Rien n'a changé.
