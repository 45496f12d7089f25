# Les règles en bref, par sujet.

rules-topics = Les règles ont ces sujets : { $list }. Donnez-en un après le mot rules.
rules-no-topic = Aucun sujet ne s'appelle { $topic }. Les sujets : { $list }.

rules-title-aim = but
rules-title-set-up = préparation
rules-title-reveal = reconnaissance
rules-title-team = équipe
rules-title-vote = scrutin
rules-title-mission = mission
rules-title-end = fin
rules-title-plot = cartes Complot
rules-title-targeting = mission au choix
rules-title-blind-spies = Espions isolés
rules-title-winter-soldier = winter soldier
rules-title-characters = personnages
rules-title-scarlet-witch = scarlet witch
rules-title-inquisitor = enquêteur

rules-aim = Chacun est en secret Résistance ou Espion. Les Espions se connaissent, la Résistance ne connaît personne. La Résistance gagne quand trois missions réussissent, les Espions quand trois missions échouent.
rules-aim-talk = Tout le monde peut tout dire, à tout moment, vrai ou faux. Personne ne montre sa carte Personnage.
rules-set-up = Au centre, posez le Tableau qui convient au nombre de joueurs. À côté, les marqueurs Score, les pions Équipe et les cartes Mission. Chacun reçoit deux pions Vote. Le premier Meneur est tiré au sort.
rules-set-up-cards = Nombre d'Espions : deux à cinq ou six joueurs, trois à sept, huit ou neuf, quatre à dix. Ajoutez des cartes Personnage Résistance pour tous les autres, mélangez, et donnez une carte à chacun.
rules-reveal-touch = Au toucher : à partir du Meneur, chaque carte Personnage fait une fois le tour sous la table, de main en main. Les Espions en touchent le bas : une case avec une croix veut dire Espion. Les autres n'y touchent pas.
rules-reveal-eyes = Les yeux fermés : tous ferment les yeux. Les Espions ouvrent les leurs, se cherchent, puis les referment. Enfin, tous ouvrent les yeux.
rules-team = Le Meneur compose l'Équipe d'Intervention : il donne autant de pions Équipe que la mission demande de joueurs. Il peut se choisir lui-même.
rules-team-sizes = Tailles des équipes, mission par mission. À cinq joueurs : deux, trois, deux, trois, trois. À six : deux, trois, quatre, trois, quatre. À sept : deux, trois, trois, quatre, quatre. De huit à dix : trois, quatre, quatre, cinq, cinq.
rules-vote = Tout le monde vote en même temps, le Meneur aussi. S'il y a plus de pour que de contre, l'équipe est approuvée. À égalité, elle est rejetée.
rules-vote-track = Après un rejet, le voisin de gauche devient Meneur et propose une autre équipe. Cinq rejets dans le même tour, et les Espions gagnent.
rules-mission = Chaque membre d'une équipe approuvée joue une carte en secret, Succès ou Échec. La Résistance doit jouer Succès, un Espion a le choix. Les cartes sont mélangées avant d'être lues.
rules-mission-fails = Un seul Échec fait échouer la mission. Il en faut deux à la mission quatre, à partir de sept joueurs. Après la mission, le voisin de gauche devient Meneur.
rules-end = La partie s'arrête à la troisième mission réussie, à la troisième mission échouée, ou au cinquième rejet d'un même tour.
rules-targeting = Avec la mission au choix, le Meneur annonce d'abord une mission encore à jouer, puis son équipe. On vote sur les deux. La mission cinq ne s'ouvre qu'après deux missions réussies.
rules-blind-spies = Avec les Espions isolés, pas de reconnaissance : les Espions non plus ne se connaissent pas.
rules-plot = Au début de chaque tour, le Meneur pioche des cartes Complot, une à cinq ou six joueurs, deux à sept ou huit, trois au-delà, et les donne à d'autres. Elles restent visibles.
rules-plot-asking = Quand une carte peut servir, je demande à qui la tient, à partir du Meneur vers la gauche, une fois chacun. Qui passe ne peut plus revenir dessus.
rules-winter-soldier = Winter Soldier se joue de cinq à douze joueurs. Le SHIELD veut réussir trois missions, HYDRA veut en faire échouer trois. Captain America se fait connaître au début et devient le premier Meneur. Le pion Meneur passe à droite. Trois équipes rejetées de suite font échouer la mission.
rules-winter-soldier-fails = Un Échec suffit pour qu'une mission échoue. Il en faut deux pour une équipe de cinq ou plus si le nombre de joueurs est pair, et à la mission quatre si l'on est neuf ou onze.
rules-accusation = Captain America peut accuser quelqu'un d'être le Winter Soldier, à tout moment sauf pendant une mission. Si c'est bien le Winter Soldier, le SHIELD gagne. Si c'est un agent du SHIELD, il sort du jeu. Si c'est un autre agent d'HYDRA, il sort aussi, et Captain America avec lui.
rules-end-game = Après trois succès, Captain America a encore un essai. En cas d'erreur, le Winter Soldier désigne Nick Fury : s'il tombe juste, HYDRA gagne, sinon c'est le SHIELD.
rules-characters = Nick Fury voit HYDRA. Le Winter Soldier doit jouer Échec, et n'a pas le droit de rejeter une équipe où se trouve HYDRA. Black Widow voit Nick Fury, mais aussi Alexander Pierce, sans pouvoir les distinguer. Nick Fury ne voit pas Arnim Zola. Baron Zemo ne connaît pas les autres agents d'HYDRA.
rules-characters-hill = Maria Hill est du SHIELD, mais HYDRA la prend pour l'une des siens, et elle peut jouer Échec. Le Winter Soldier peut la désigner une fois en cours de partie : s'il a raison, HYDRA gagne, sinon il est démasqué avec un autre agent d'HYDRA.
rules-scarlet-witch = Le pion Scarlet Witch commence à la gauche de Captain America. Après les missions deux, trois et quatre, celui qui le tient examine quelqu'un qui ne l'a jamais eu. Ce joueur rend la carte Loyauté de son camp, sans mentir, et reçoit le pion.
rules-inquisitor = Le pion Enquêteur commence à la droite du Meneur. Après les missions deux, trois et quatre, l'Enquêteur regarde la carte Personnage de quelqu'un qui n'a jamais eu le pion, puis le lui donne. L'Enquêteur peut en dire ce qu'il veut.
