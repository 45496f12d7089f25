# Ce que lisent les joueurs d'une partie sur forum : des messages pour tous, et d'autres pour un seul joueur.

## Les titres

post-title-rules = La partie commence
post-title-round = Tour { N($round) }
post-title-cards = Tour { N($round) }, cartes Complot
post-title-team = Tour { N($round) }, équipe { N($proposal) }
post-title-vote = Tour { N($round) }, vote sur l'équipe { N($proposal) }
post-title-mission = Résultat de la mission { N($mission) }
post-title-end = Fin de la partie
post-title-deadline = Échéance
post-title-missing-votes = Votes manquants
post-title-reminder = Rappel
post-title-correction = Correction
post-title-role = Ton rôle
post-title-role-of = Le camp où joue { $player }
post-title-order-of = L'ordre retenu pour { $player }
post-title-order-wanted = Ton ordre est attendu

## Le début

post-players = Les joueurs, dans l'ordre des Meneurs : { $names }.
post-sides = La Résistance compte { N($resistance) } membres, et il y a { N($spies) } Espions. Vous recevrez votre rôle par message privé.
post-blind-spies = Dans cette partie, les Espions ne se connaissent pas.
post-characters = Personnages spéciaux : { $names }.
post-team-size = Mission { N($mission) } : une équipe de { N($size) } joueurs.
post-team-size-two = Mission { N($mission) } : une équipe de { N($size) } joueurs, et il faut deux sabotages pour que la mission échoue.
post-deck = Les cartes Complot : { $cards }. À chaque tour, { $draws ->
        [one] on en pioche une, et le Meneur la donne à un autre joueur.
       *[other] on en pioche { N($draws) }, et le Meneur les donne à d'autres joueurs.
    }

## Où en est la partie

post-rejections = Équipes rejetées pendant ce tour : { N($rejections) }. À { N($most) }, les Espions gagnent.
post-token = { $player } a le pion Enquêteur.
post-no-vote-approves = Aucun vote reçu : { $names }. Cela compte comme Approuvé.
post-no-vote-rejects = Aucun vote reçu : { $names }. Cela compte comme Rejeté.
post-no-vote-left-out = Aucun vote reçu : { $names }. Cela ne compte pas.
post-spies = Les Espions : { $names }.
post-resistance = La Résistance : { $names }.
post-correction = La dernière étape est annulée. Seul compte ce qui suit.
post-dealt-again = Les rôles sont redistribués. Tout le monde reçoit un nouveau message : l'ancien ne compte plus, ni les votes et les ordres déjà envoyés.
post-missing-votes = { $count ->
        [one] Il manque encore un vote
       *[other] Il manque encore des votes
    } : { $names }.
post-missing-orders = { $team }, si vous n'avez pas encore envoyé votre ordre, envoyez-le par message privé, s'il vous plaît.

## Ce qui est attendu

post-want-lead = { $names } peut utiliser Nouveau Meneur maintenant, avant la pioche. Premier arrivé, premier servi.
post-want-draw = On pioche maintenant les cartes Complot de ce tour.
post-want-cards = { $leader }, voici ce que tu as à donner à d'autres joueurs : { $cards }. Dis qui reçoit quoi.
post-want-team = { $leader }, propose une équipe de { N($size) } joueurs pour la mission { N($mission) }.
post-want-votes = Tout le monde vote pour ou contre cette équipe : { $team }. Répondez approuvé ou rejeté, ici ou par message privé. Vous pouvez changer d'avis jusqu'à l'échéance.
post-want-orders = { $team }, envoyez dès maintenant votre ordre pour la mission, par message privé. La Résistance ordonne le soutien, un Espion a le choix entre soutien et sabotage.
post-want-orders-more = { $team }, envoyez dès maintenant votre ordre pour la mission, par message privé : le soutien, ou ce que permet votre rôle.
post-want-spotlight = { $names } peut utiliser Sous les Projecteurs maintenant, sur { $team }.
post-want-no-confidence = L'équipe est approuvée. { $names } peut encore la rejeter, en utilisant Perte de Confiance maintenant. Premier arrivé, premier servi.
post-want-close-eye = Les ordres sont définitifs. { $names } peut utiliser Surveillance maintenant, sur { $team }.
post-want-watch = { $leader }, donne le jeton Surveillance à un membre de l'équipe : { $names }.
post-want-trap = Les ordres sont définitifs. { $leader }, écartes-en un : { $names }.
post-want-examine = { $player }, tu as le pion Enquêteur. Qui veux-tu examiner : { $names } ?
post-want-claim-resistance = Trois missions ont réussi. Le Renégat résistant gagne seul s'il a ordonné un succès renégat pour la dernière et pour une mission précédente. C'est possible pour { $names }. Renégat, annonce-le ici.
post-want-claim-spies = Trois missions ont échoué. Le Renégat espion gagne seul s'il a saboté la dernière et une mission précédente. C'est possible pour { $names }. Renégat, annonce-le ici.
post-deadline = Échéance : { $deadline }.
post-deadline-in = Échéance : { $deadline } après ce message.
post-deadline-stands = L'échéance annoncée ne change pas.
post-no-deadline = Pas d'échéance fixe : le maître du jeu dira quand c'est terminé.
due-at = { $weekday ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    } { $date } à { $minute ->
        [0] { $hour ->
            [0] minuit
            [1] une heure
            [12] midi
           *[other] { N($hour, gender: "feminine") } heures
        }
       *[other] { $hour ->
            [0] zéro heure
            [1] une heure
           *[other] { N($hour, gender: "feminine") } heures
        } { N($minute, gender: "feminine") }
    }
    .line = { $weekday ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    } { $date } à { $minute ->
        [0] { $hour } h
       *[other] { $hour } h { $minutes }
    }
due-in-hours = { $hours ->
        [one] une heure
       *[other] { N($hours, gender: "feminine") } heures
    }
due-in-days = { $days ->
        [one] un jour
       *[other] { N($days) } jours
    }

## Les messages privés

message-spy = { $player }, tu es Espion.
message-resistance = { $player }, tu fais partie de la Résistance.
message-character = Tu es { $role }.
message-other-spies = { $count ->
        [one] L'autre Espion que tu connais
       *[other] Les autres Espions que tu connais
    } : { $names }.
message-knows-nobody = Tu ne connais le rôle de personne d'autre.
message-may-sabotage = En mission, tu peux ordonner le soutien ou le sabotage.
message-must-support = En mission, tu dois ordonner le soutien.
message-may-reverse = En mission, tu peux ordonner le soutien ou l'inversion, jamais le sabotage. Une seule inversion inverse le résultat, deux s'annulent.
message-may-rogue = En mission, tu peux ordonner le soutien ou un succès renégat, qui compte comme un soutien. Si tu reçois le jeton Surveillance, ton ordre n'est qu'un soutien.
message-alone-resistance = Tu gagnes en solitaire à la troisième mission réussie, si tu as ordonné un succès renégat pour celle-ci et pour une mission d'avant.
message-alone-spies = Tu gagnes en solitaire à la troisième mission ratée, si tu as saboté celle-ci et une mission d'avant.
message-keep = Garde ce message pour toi. Envoie tes ordres au maître du jeu par message privé, et tes votes aussi si tu veux.
message-is-spy = { $player } est Espion.
message-is-resistance = { $player } fait partie de la Résistance.
message-ordered-support = L'ordre retenu pour { $player } : le soutien.
message-ordered-sabotage = L'ordre retenu pour { $player } : le sabotage.
message-ordered-reverse = L'ordre retenu pour { $player } : l'inversion.
message-ordered-rogue = L'ordre retenu pour { $player } : un succès renégat.
message-order-wanted = { $player }, je n'ai pas encore reçu ton ordre pour la mission { N($mission) }.
message-orders-are = La Résistance doit ordonner le soutien. Un Espion peut ordonner le soutien ou le sabotage.
message-orders-are-more = Le message qui donne ton rôle dit ce que tu peux ordonner.
