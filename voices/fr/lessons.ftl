# Leçons : qui débute entend quelques mots, dit ce qu'on dit à table, et entend ce que le narrateur répond.

## Quelle leçon

lesson-name-table = table
lesson-name-round = tour
lesson-name-words = mots
lesson-name-voting = vote
lesson-name-mission = mission
lesson-name-reveal = reconnaissance
lesson-name-plot = cartes Complot
lesson-name-accessible = édition accessible
lesson-name-widerstand = édition allemande
lesson-name-resistance-2020 = édition française
lesson-name-winter-soldier = Winter Soldier
lesson-name-avalon = Avalon
lesson-name-forum = forum
lesson-name-keys = touches
lesson-name-voice = voix
lesson-name-phones = téléphones et casque
lesson-next = Il y a { N($count, gender: "feminine") } leçons. La première qui reste à faire est la leçon { N($number) }, { $name }. Pour une autre, dites son numéro ou son nom ; pour commencer, dites : suivant.
lesson-go-on = Vous avez quitté la leçon { N($number) }, { $name }, en cours de route. Pour la continuer, dites : suivant. Pour une autre des { N($count, gender: "feminine") }, dites son numéro ou son nom.
lesson-all-done = Les { N($count, gender: "feminine") } leçons sont terminées. Pour jouer une partie entière avec moi, dites quitter, puis lancez : narrator practice. Pour réentendre une leçon, dites son numéro ou son nom.
lesson-begins = Leçon { N($number) } : { $name }.
lesson-resumes = Leçon { N($number) }, { $name } : on continue où vous étiez.
lesson-how = Pour réentendre une étape, dites : encore, et pour celle d'avant : retour. Pour en sauter une, dites deux fois : suivant. Pour partir et revenir plus tard, dites : quitter.
    .brief = Encore, retour, deux fois suivant et quitter marchent toujours.
lesson-how-keys = Pour écrire un mot, appuyez d'abord sur deux-points, et à la fin sur Entrée. Pour réentendre une étape, écrivez : encore, et pour celle d'avant : retour. Pour en sauter une, écrivez deux fois : suivant, et pour partir et revenir plus tard : quitter.
    .brief = Après deux-points : encore, retour, deux fois suivant, ou quitter.
lesson-done = C'était la leçon { N($number) }, { $name }.
lesson-skipped = On laisse de côté la leçon { N($number) }, { $name }.
lesson-right = C'est juste.
lesson-step-skipped = On passe.
lesson-leave-out = À vous d'essayer. Pour passer cette étape quand même, dites encore une fois : suivant.
lesson-list = Les leçons sont : { $list }.
lesson-listed = { N($number) } { $name }
lesson-other = Vous m'avez dit : { $command }. À une vraie table, cela compterait. Cette leçon demande autre chose : je l'annule, et il n'y a rien à déplacer.
lesson-left = J'ai noté où vous en êtes. Au revoir.
lesson-ask-next = Pour continuer, dites : { $command }.
lesson-only-typed = Cette commande se tape : je ne sais pas l'entendre.
lesson-ask-next-keys = Pour continuer, appuyez sur Entrée.
refused-no-lesson = Cette leçon n'existe pas. Elles vont de { N(1) } à { N($count) }. Rien n'a changé.
refused-in-lesson = C'est pour une vraie partie, et cela ne fait rien dans une leçon. Rien n'a changé.
fault-no-lesson = Il n'y a pas de leçon { $lesson }. Les leçons vont de { N(1) } à { N($count) } : narrator learn dit laquelle est la prochaine.
lessons-not-kept = Je ne peux pas retenir quelles leçons sont terminées : { $reason }.

## Ce qu'il y a sur la table

lesson-table-game = Dans The Resistance, certains d'entre vous sont des Espions, et les autres ne savent pas qui. Ensemble, vous envoyez des équipes en mission : la Résistance veut qu'elles réussissent, les Espions qu'elles échouent. Pour les leçons, il ne vous faut que moi : ce qu'il y a sur la table, imaginez-le.
    .brief = Des équipes partent en mission, et certains sont des Espions. La table, imaginez-la.
lesson-table-people = Imaginez une table ronde et cinq personnes : Ana, Ben, Cleo, Dan et Eve. Le sens des aiguilles d'une montre va vers la gauche : à gauche d'Ana, il y a Ben. Tout tourne dans ce sens.
    .brief = Cinq personnes : Ana, Ben, Cleo, Dan et Eve, vers la gauche.
lesson-table-tableau = Au centre, il y a le Tableau, avec une place pour chacune des cinq missions. Après une mission, on y pose un marqueur Score. Deux autres marqueurs montrent le tour, et combien d'équipes ont été rejetées.
    .brief = Au centre, le Tableau : une place par mission, un marqueur pour le tour, un pour les rejets.
lesson-table-votes = Devant vous, il y a deux pions Vote. { KIT("approve-token") } dit oui à une équipe, { KIT("reject-token") } dit non. Au toucher, ils diffèrent d'une boîte à l'autre : avant la première partie, faites-vous donner l'un puis l'autre dans la main, jusqu'à les reconnaître sur vos genoux.
    .brief = Deux pions Vote par personne : { KIT("approve-token") } et { KIT("reject-token") }.
lesson-table-cards = À côté du Tableau, il y a cinq pions Équipe, et cinq cartes Succès et cinq cartes Échec, à toucher aussi une fois. Qui part en mission reçoit un pion Équipe, puis un Succès et un Échec. Le Meneur a le pion Meneur.
    .brief = À côté : cinq pions Équipe, cinq Succès, cinq Échecs. Le Meneur a le pion Meneur.
lesson-table-character = Votre carte Personnage dit qui vous êtes. Prenez-la sous la table et touchez la case, en bas : une croix veut dire Espion, une case vide veut dire Résistance. Puis reposez-la face cachée, et n'en dites rien.
    .brief = Votre carte Personnage : une croix dans la case veut dire Espion, une case vide veut dire Résistance.
lesson-table-laid = À une vraie table, je dis tout cela étape par étape, et j'attends chaque fois que les mains soient prêtes.
    .brief = À table, je le dis étape par étape.
lesson-table-laid-ask = Quand tout est en place, dites : { $command }.
lesson-table-again = Quelqu'un a accroché le jeu avec sa manche, et tout a glissé. Je sais encore où tout était, et je dis où va chaque chose.
    .brief = Si tout a glissé, je sais où c'était.
lesson-table-again-ask = Demandez-moi : { $command }.

## Un tour

lesson-round-sides = Sur cinq personnes, trois sont de la Résistance et deux sont des Espions. Les Espions se connaissent, la Résistance ne connaît personne. Trois missions réussies font gagner la Résistance, trois missions ratées les Espions.
    .brief = Trois de la Résistance, deux Espions qui se connaissent. Trois missions décident.
lesson-round-team = Ana mène le tour, et la première mission demande deux personnes. Tout le monde parle aussi longtemps qu'il veut, vrai ou faux. Puis Ana prend un pion Équipe, et en donne un à Cleo.
    .brief = Ana mène le tour, la mission demande deux personnes : Ana et Cleo.
lesson-round-team-ask = Quelqu'un me donne l'équipe. Dites : { $command }.
lesson-round-vote = Maintenant, tous les cinq votent en même temps pour ou contre cette équipe. Avec plus de pour que de contre, elle part ; à égalité, c'est non. Ici, trois sont pour et deux contre.
    .brief = Tous votent en même temps : trois pour, deux contre.
lesson-round-vote-ask = Donnez-moi les votes. Dites : { $command }.
lesson-round-mission = Ana et Cleo jouent une carte face cachée. La Résistance doit jouer Succès, un Espion peut jouer Échec. On mélange les cartes et on les retourne : aucun Échec.
    .brief = Deux cartes face cachée. Aucun Échec.
lesson-round-mission-ask = Dites-moi combien d'Échecs : { $command }.
lesson-round-turn = Un seul Échec aurait suffi à la faire échouer. Le pion Meneur est passé à gauche, à Ben, et le tour suivant commence.
    .brief = Le tour suivant commence.
lesson-round-turn-ask = Si vous ne savez pas à qui c'est de jouer, dites : { $command }.
lesson-round-end = On continue ainsi jusqu'à trois missions réussies, ou trois ratées. Et si cinq équipes sont rejetées dans un même tour, les Espions gagnent aussitôt.
    .brief = Trois missions pareilles décident, ou cinq rejets dans un tour.
lesson-round-end-ask = Pour entendre où en est le score, dites : { $command }.

## Les mots

lesson-words-who = Il y a des questions que vous pouvez me poser à tout moment, quoi que j'attende. Cela ne coûte rien et ne change rien.
    .brief = On peut demander à tout moment.
lesson-words-who-ask = Pour entendre qui est assis où, dites : { $command }.
lesson-words-seats = Chaque place a aussi un numéro : Ana un, Ben deux, Cleo trois, Dan quatre, Eve cinq. Un numéro marche partout où un nom marche.
    .brief = Les numéros de place marchent partout où marchent les noms.
lesson-words-seats-ask = Ben mène le tour, et prend Dan et Eve avec lui. Avec les noms ou les numéros, dites : { $command }.
lesson-words-undo = Mais Ben pensait à Cleo, pas à Dan. Tout ce qu'on a mal dit peut s'annuler, une étape après l'autre.
    .brief = Ce n'était pas la bonne équipe.
lesson-words-undo-ask = Dites : { $command }.
lesson-words-votes = Tout ce que vous savez d'une personne à coup sûr, ce sont ses votes. Quand on les donne nom par nom, je les retiens tous : imaginez qu'on l'ait fait.
    .brief = Je retiens qui a voté quoi.
lesson-words-votes-ask = Pour entendre comment Ana a voté, dites : { $command }.
lesson-words-repeat = Quand il y a du bruit, on rate vite quelque chose. Je répète mon dernier message. Si vous redemandez aussitôt, je répète celui d'avant.
    .brief = Je redis la dernière chose.
lesson-words-repeat-ask = Dites : { $command }.
lesson-words-help = Et si vous ne savez pas quoi dire, je vous le donne mot pour mot.
    .brief = Je dis ce qu'on peut dire.
lesson-words-help-ask = Dites : { $command }.

## Voter

lesson-voting-team = Vous voici à un vote. Écoutez ce que je dis quand une équipe est proposée.
    .brief = Une équipe est proposée.
lesson-voting-team-ask = Si vous avez manqué qui en fait partie, dites : { $command }.
lesson-voting-tally = Maintenant, je mène le vote. Faites avec vos mains ce que je dis, ou imaginez-le : tout le monde fait pareil, et aucun bruit ne vous trahit. Chaque fois que vos mains ont fini, dites : prêt.
    .brief = Je mène le vote. Quand les mains ont fini : prêt.
lesson-voting-tally-ask = Ici, deux étaient pour et trois contre. Dites : { $command }.
lesson-voting-names = Une équipe rejetée ne part pas, et le pion Meneur passe à gauche. Au cinquième rejet d'un même tour, les Espions gagnent. Ben a une autre équipe en tête.
    .brief = Rejetée, et c'est à Ben.
lesson-voting-names-ask = Seul Dan est contre. On peut donner les votes nom par nom : { $command }.
lesson-voting-roll-call = Cette mission a réussi, et Cleo devient Meneur. Si la table le veut, j'interroge chaque personne à son tour, en commençant par Cleo.
    .brief = C'est à Cleo. Je peux interroger à tour de rôle.
lesson-voting-roll-call-ask = Ana, Cleo et Eve sont pour cette équipe, les autres contre. Dites d'abord : { $command }. Puis j'interroge les cinq à tour de rôle, et vous répondez pour chaque personne : approuver, ou rejeter.
lesson-voting-all = Cette mission a échoué, et Dan devient Meneur. Parfois, tout le monde est d'accord.
    .brief = C'est à Dan, et tout le monde est d'accord.
lesson-voting-all-ask = Tous les cinq sont pour. Dites : { $command }.

## La mission

lesson-mission-cards = Ana et Cleo forment l'équipe, et Ana donne à chacune une carte Succès et une carte Échec, sur les genoux. Chacune en joue une face cachée, et garde l'autre sur les genoux. Puis Ana mélange les cartes jouées et les retourne : un Échec.
    .brief = Ana et Cleo ont joué : un Échec.
lesson-mission-cards-ask = Dites : { $command }.
lesson-mission-spies = Un Échec suffit, et les autres ne savent pas de qui il vient. Ben est Meneur, son équipe avec Ana et Dan a été approuvée, et cette fois il n'y a pas d'Échec. Un Espion peut aussi jouer Succès, pour avoir l'air innocent.
    .brief = L'équipe suivante : aucun Échec.
lesson-mission-spies-ask = Dites : { $command }.
lesson-mission-sizes = À cinq, les missions demandent deux, trois, deux, trois et trois personnes. À partir de sept, la mission quatre n'échoue qu'avec deux Échecs : je le dis quand on y est.
    .brief = À partir de sept, il faut deux Échecs à la mission quatre.
lesson-mission-sizes-ask = Pour entendre toutes les missions, dites : { $command }.
lesson-mission-rejections = Avant une mission, il peut y avoir beaucoup de votes. Sur le Tableau, un marqueur compte les rejets, et je compte aussi. Quand une équipe part, il revient à zéro.
    .brief = Je compte aussi les rejets.
lesson-mission-rejections-ask = Pour entendre combien il y en a eu, dites : { $command }.

## La reconnaissance

lesson-reveal-why = Avant le premier tour, les Espions apprennent sans un mot qui sont les autres. Au toucher, cela se passe ainsi : une carte Personnage après l'autre fait une fois le tour sous la table, vers la gauche, et revient. Les Espions touchent le bas de chaque carte qui passe, les autres la font passer sans toucher le bas.
    .brief = Au toucher, une carte après l'autre fait le tour sous la table, et seuls les Espions en touchent le bas.
lesson-reveal-start = Votre carte reste sur vos genoux jusqu'à ce que je la demande. Prenez chaque carte de la main droite, et passez-la de la main gauche quand je le dis. Toutes les mains font la même chose, Espion ou non, et rien ne presse : on peut tout arrêter un instant, quand on veut.
    .brief = Prendre à droite, passer à gauche. On peut tout arrêter un instant.
lesson-reveal-start-ask = Pour commencer, dites : { $command }. Écoutez un peu, puis dites : { $then }.
lesson-reveal-again = Tant que tout est arrêté, la carte reste sur les genoux. On peut réentendre la dernière phrase, et l'on repart de là. Chaque carte fait une fois le tour de la table, mais ici nous n'attendons pas les cinq.
    .brief = Réécoutez la dernière phrase, et laissez le reste de côté.
lesson-reveal-again-ask = Dites : { $command }. Quand cela suffit, dites : { $then }.
lesson-reveal-else = On peut faire autrement : les yeux fermés, ou avec un casque ou un téléphone, et je le dis à chaque personne, en secret. La table choisit avant la partie.
    .brief = Ou les yeux fermés, ou au casque, ou au téléphone.

## Les cartes Complot

lesson-plot-draw = Les cartes Complot sont pour un deuxième soir : elles permettent de montrer une carte, d'en regarder une, ou d'empêcher quelque chose. Le Meneur pioche avant de choisir l'équipe, et le nom de la carte est en braille. Ana a pioché Perte de Confiance.
    .brief = Ana a pioché Perte de Confiance.
lesson-plot-draw-ask = Dites : { $command }.
lesson-plot-give = Le Meneur ne garde jamais une carte, il la donne à une autre personne. Tout le monde sait qui l'a : elle reste devant elle, face visible.
    .brief = Le Meneur donne les cartes.
lesson-plot-give-ask = Ana la donne à Cleo. Dites : { $command }.
lesson-plot-explain = Inutile de connaître les cartes par cœur, ou de les chercher sur la table pour les lire.
    .brief = Je connais les cartes.
lesson-plot-explain-ask = Pour entendre ce que fait celle-ci, dites : { $command }.
lesson-plot-use = Entre-temps, l'équipe d'Ana et Ben a été approuvée, quatre à un. Je demande maintenant à chaque personne qui a une carte pour ce moment si elle l'utilise. Celle qui passe ne peut plus changer d'avis.
    .brief = L'équipe d'Ana et Ben a été approuvée.
lesson-plot-use-ask = Cleo veut utiliser la sienne. Dites : { $command }.
lesson-plot-holders = L'équipe est quand même rejetée, et cette carte sort du jeu.
    .brief = Cette carte est partie.
lesson-plot-holders-ask = Pour entendre qui a quelles cartes, dites : { $command }.

## L'édition accessible

lesson-accessible-kit = Cette édition est faite pour les mains : une case en bas des cartes Personnage, et du braille sur les cartes Complot. On peut ajouter les cartes Complot, la mission au choix et les Espions isolés.
    .brief = Faite pour les mains. On peut ajouter les cartes Complot, la mission au choix et les Espions isolés.
lesson-accessible-targeting = Avec la mission au choix, le Meneur choisit d'abord la mission. Seule la mission cinq doit attendre que deux aient réussi. Ana veut la deuxième, qui demande trois personnes.
    .brief = Mission au choix : Ana prend la deuxième.
lesson-accessible-targeting-ask = Dites : { $command }.
lesson-accessible-team = Puis vient l'équipe, et un seul vote porte sur la mission et l'équipe.
    .brief = Puis l'équipe.
lesson-accessible-team-ask = Ana prend Ben et Cleo avec elle. Dites : { $command }.
lesson-accessible-blind = Avec les Espions isolés, il n'y a pas de reconnaissance : même les Espions ne se connaissent pas. C'est le plus court chemin vers une première partie.
    .brief = Espions isolés : pas de reconnaissance.

## L'édition allemande

lesson-widerstand-eyes = C'est le jeu tel qu'il est vendu en allemand, avec les mêmes règles. Les Espions s'y reconnaissent du regard : tout le monde ferme les yeux, puis seuls les Espions les ouvrent. Si quelqu'un ne voit pas, choisissez plutôt le toucher, le casque ou les téléphones.
    .brief = Les mêmes règles. La reconnaissance se fait les yeux fermés, ou bien au toucher, au casque ou au téléphone.
lesson-widerstand-start = Je la mène avec des pauses toujours aussi longues, et je ne trahis rien. Ici, nous n'attendons pas la fin.
    .brief = Je la mène avec des pauses égales.
lesson-widerstand-start-ask = Pour commencer, dites : { $command }. Quand cela suffit, dites : { $then }.

## L'édition française

lesson-2020-trap = Cette édition a ses propres personnages et modules. Avec le Piège, l'équipe a un membre de plus, et avant le décompte le Meneur regarde la carte d'un membre et l'écarte. Ana, Ben et Cleo ont joué.
    .brief = Le Piège : un membre de plus, et une carte écartée.
lesson-2020-trap-ask = Ana écarte la carte de Ben. Dites : { $command }.
lesson-2020-inquisitor = Depuis, deux missions ont réussi. Le pion Enquêteur est chez Eve : elle peut maintenant regarder une carte Personnage, et en dire ce qu'elle veut.
    .brief = Eve a le pion Enquêteur.
lesson-2020-inquisitor-ask = Eve s'intéresse à Cleo. Dites : { $command }.
lesson-2020-others = Le pion est maintenant chez Cleo. Il y a aussi des Inverseurs, qui inversent un résultat, et des Renégats, qui veulent gagner seuls. Pour en savoir plus sur eux, quittez les leçons, et lancez : narrator rules rogue.
    .brief = Il y a aussi des Inverseurs et des Renégats.

## Winter Soldier

lesson-winter-captain = Ici, le SHIELD joue contre HYDRA, et tout le monde connaît Captain America, qui mène le premier tour. Les cartes sont données, et Ana dit que c'est elle.
    .brief = Tout le monde connaît Captain America : Ana.
lesson-winter-captain-ask = Dites : { $command }.
lesson-winter-rules = Ici, le pion Meneur passe à droite. À la troisième équipe rejetée de suite, la mission échoue. Et le Winter Soldier doit jouer Échec, et approuver toute équipe où il y a quelqu'un d'HYDRA.
    .brief = Le pion Meneur passe à droite, le troisième rejet fait échouer la mission, et le Winter Soldier doit jouer Échec.
lesson-winter-accuse = Deux missions ont réussi. Sauf pendant une mission, Captain America peut accuser quelqu'un d'être le Winter Soldier : si c'est vrai, le SHIELD gagne aussitôt. Comme l'enjeu est grand, je demande confirmation.
    .brief = Captain America peut accuser quelqu'un. Je demande confirmation.
lesson-winter-accuse-ask = Ana soupçonne Dan. Dites : { $command }. Quand je demande confirmation, dites : confirmer.
lesson-winter-shown = Dan montre sa carte Personnage. Il est d'HYDRA, mais n'est pas le Winter Soldier.
    .brief = Dan est d'HYDRA.
lesson-winter-shown-ask = Dites-moi ce que montre la carte : { $command }.
lesson-winter-end = Dan n'était pas le Winter Soldier : Ana et lui sortent ; un agent du SHIELD serait sorti seul. Après trois succès, Captain America a un dernier essai, à moins d'être sorti. S'il se trompe encore, le Winter Soldier cherche Nick Fury, qui connaît HYDRA depuis le début : s'il le trouve, HYDRA gagne.
    .brief = Les deux sont hors jeu. Après trois succès vient un dernier essai.

## Avalon

lesson-avalon-merlin = Ici, le Bien joue contre le Mal, et une mission s'appelle une quête. Les joueurs du Mal sont les sbires de Mordred. Merlin est du Bien et les connaît tous, sauf Mordred, mais ne doit pas le montrer : si le Mal trouve Merlin après trois succès, il gagne.
    .brief = Merlin connaît le Mal, et doit rester caché.
lesson-avalon-others = Merlin et l'Assassin sont toujours là. On peut ajouter Perceval, qui voit Merlin ; Morgane, que Perceval ne distingue pas de Merlin ; Mordred, que Merlin ne voit pas ; et Obéron, qui est du Mal et ne connaît personne. Et aussi la Dame du Lac, qui apprend de quel camp est quelqu'un.
    .brief = On peut ajouter des personnages, et la Dame du Lac.
lesson-avalon-assassin = Trois quêtes ont réussi, et le Mal a une dernière chance. L'Assassin cherche à deviner qui est Merlin, et je demande confirmation.
    .brief = Après trois succès, l'Assassin cherche Merlin.
lesson-avalon-assassin-ask = L'Assassin désigne Ben. Dites : { $command }. Quand je demande confirmation, dites : confirmer.
lesson-avalon-wrong = Ben montre sa carte Personnage : ce n'est pas Merlin.
    .brief = Ben n'est pas Merlin.
lesson-avalon-wrong-ask = Dites-moi : { $command }.

## La partie sur forum

lesson-forum-team = Ici, on n'est pas réunis : on écrit à un maître du jeu, qui me dit ce qu'il a reçu. Je distribue, je compte, et j'écris les messages publics. Ana mène le tour, et elle a écrit qu'elle part avec Cleo.
    .brief = On écrit, et vous me dites ce qui est arrivé.
lesson-forum-team-ask = Dites : { $command }.
lesson-forum-vote = Les votes arrivent peu à peu, et l'on peut changer d'avis jusqu'à l'échéance. Ben a écrit qu'il est pour.
    .brief = Ben est pour.
lesson-forum-vote-ask = Dites : { $command }.
lesson-forum-order = Les membres de l'équipe envoient un ordre d'avance : soutien ou sabotage. Ana vous a envoyé le sien en secret, et j'écris seulement qu'il est arrivé.
    .brief = L'équipe envoie ses ordres d'avance.
lesson-forum-order-ask = Dites : { $command }.
lesson-forum-missing = À l'échéance, je compte. D'ici là, je sais de qui j'attends encore quelque chose.
    .brief = Je sais ce qui manque.
lesson-forum-missing-ask = Dites : { $command }.

## Les touches

lesson-keys-slower = Je parle aussi vite que vous voulez. Les mots écrits marchent partout ; les touches qui font la même chose viennent à la fin de cette leçon.
    .brief = C'est vous qui réglez ma vitesse.
lesson-keys-slower-ask = Dites : { $command }.
lesson-keys-faster = Et dans l'autre sens.
lesson-keys-faster-ask = Dites : { $command }.
lesson-keys-stop = Entrée me fait taire. Il y a aussi un mot pour cela.
    .brief = Entrée me fait taire, et un mot aussi.
lesson-keys-stop-ask = Dites : { $command }.
lesson-keys-older = Tout ce que j'ai dit peut se relire, un message après l'autre, en arrière. La virgule fait la même chose.
    .brief = Les messages peuvent se relire.
lesson-keys-older-ask = Dites : { $command }.
lesson-keys-brief = Je dis beaucoup quand on débute, et peu quand on connaît le jeu. Vous choisissez : en bref, en entier, ou en entier la première fois seulement.
    .brief = En bref, en entier, ou en entier la première fois seulement.
lesson-keys-brief-ask = Dans cette leçon, cela ne change rien. Dites : { $command }.
lesson-keys-score = Des lettres seules font ce que font les mots : S donne le score, R redit la dernière chose, T dit à qui c'est, U annule.
    .brief = S donne le score, R redit, T dit à qui c'est, U annule.
lesson-keys-score-ask = Avec la lettre ou le mot, dites : { $command }.
lesson-keys-help = Avec les touches directes, chaque touche agit aussitôt : les chiffres sont des places, et Entrée donne la réponse. Cela se règle avant la partie, là où vous me lancez, avec : narrator settings keys single. Je dis toutes les touches quand vous voulez, et l'on peut toutes les changer.
    .brief = Les chiffres sont des places, Entrée répond.
lesson-keys-help-ask = Pour entendre toutes les touches, dites : { $command }. La liste est longue : Entrée l'arrête.

## La voix

lesson-voice-push = Je peux vous écouter, si vous voulez. J'écoute pendant qu'on appuie sur une touche, après mon nom, ou tout le temps, et rien de ce que j'entends ne quitte cet ordinateur.
    .brief = Je peux écouter.
lesson-voice-push-ask = Pour écouter avec une touche, dites : { $command }.
lesson-voice-score = Avec les touches directes, la barre d'espace ouvre mes oreilles et les ferme ; par écrit, le mot est parler. Un signal dit que j'écoute.
    .brief = La barre d'espace, ou le mot parler, ouvre mes oreilles.
lesson-voice-score-ask = À la voix ou par écrit, dites : { $command }.
lesson-voice-confirm = Ce qui fait avancer la partie, je le répète d'abord, car je peux mal entendre. Si c'est juste, dites : confirmer. Sinon, dites : annuler.
    .brief = Je répète ce que j'ai entendu.
lesson-voice-confirm-ask = Dites : { $command }.
lesson-voice-off = Certains préfèrent que je n'écoute pas.
lesson-voice-off-ask = Pour fermer mes oreilles, dites : { $command }.

## Les téléphones et le casque

lesson-phones-headset = Quand c'est moi qui distribue, personne d'autre n'apprend qui vous êtes. Un casque passe de main en main : on y entend son personnage, et la table n'entend rien.
    .brief = Au casque, je le dis à chaque personne, en secret.
lesson-phones-headset-ask = Donnez le casque à Ana. Dites : { $command }.
lesson-phones-in = Avec les téléphones, rien ne passe de main en main. Chaque personne ouvre une page que lit un lecteur d'écran, et y vote et y joue, en même temps que les autres.
    .brief = Avec les téléphones, chaque personne a sa page.
lesson-phones-in-ask = Autorisez les téléphones. Dites : { $command }.
lesson-phones-free = Les uns peuvent avoir un téléphone, les autres des cartes ou le casque. La batterie de Ben est vide.
    .brief = La batterie de Ben est vide.
lesson-phones-free-ask = Ben continue sans téléphone. Dites : { $command }.
lesson-phones-secret = Ce que je vous dis en secret ne sort jamais du haut-parleur, et n'apparaît ni à l'écran ni dans le journal. Vous pouvez donc mentir là-dessus autant que vous voulez.
    .brief = Ce que vous apprenez en secret reste secret.
