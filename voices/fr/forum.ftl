# La partie sur forum : ce qui ne se dit que là, et ses règles en bref.

edition-forum = la partie sur forum
fault-reveal-elsewhere = { $reveal } : impossible avec cette édition. Édition actuelle : { $edition }. Les rôles y sont envoyés par message privé.

## Utiliser les cartes Complot

ask-who-uses = { $player } peut utiliser { $card }. Premier arrivé, premier servi : qui s'en sert ? Dites le nom, puis : l'utilise. Ou dites : personne ne l'utilise.
    .brief = { $card } : { $player } ? Ou personne ne l'utilise ?
ask-who-uses-on = { $player } peut utiliser { $card } sur { $names }. Premier arrivé, premier servi : qui s'en sert, et sur qui ? Dites le nom, puis : l'utilise sur, puis l'autre nom. Ou dites : personne ne l'utilise.
    .brief = { $card } : { $player }, sur { $names } ? Ou personne ne l'utilise ?
status-window-open = { $player } peut utiliser { $card } maintenant.
window-closed = Pour l'instant, la carte { $card } ne peut plus servir.
    .brief = { $card } : trop tard pour l'instant.
plot-returned = L'équipe est rejetée : { $to } reprend la carte { $card }.
    .brief = { $to } reprend { $card }.

## Les règles en bref

rules-title-forum = partie sur forum
rules-forum = La partie sur forum se joue de cinq à dix joueurs, par courriel ou sur un forum, avec un maître du jeu. Il distribue les rôles et dit aux Espions qui sont les autres, par message privé. Ce qui ne concerne qu'une personne reste privé, tout le reste est public.
rules-forum-blind = La partie sur forum se joue de cinq à dix joueurs, par courriel ou sur un forum, avec un maître du jeu. Il distribue les rôles par message privé. Ce qui ne concerne qu'une personne reste privé, tout le reste est public.
rules-forum-deadline = On vote en public ou en privé, et l'on peut changer d'avis jusqu'à l'échéance. Si les deux votes diffèrent, c'est le vote privé qui compte. Les membres de l'équipe envoient leur ordre d'avance : soutien ou sabotage. À l'échéance, tous les votes sont annoncés, et si l'équipe est approuvée, le nombre de sabotages. Sans ordre reçu, un Espion sabote et un résistant soutient.
rules-forum-plot = Pour les cartes Complot, premier arrivé, premier servi : les joueurs ne sont pas interrogés à tour de rôle. La carte Nouveau Meneur ne sert qu'au début d'un tour, avant la pioche. La carte Responsabilité s'applique tout de suite.
rules-forum-cards = La carte Sous les Projecteurs s'utilise dès que l'équipe est annoncée, avant le vote. Si l'équipe est rejetée, par le vote ou par Perte de Confiance, cette carte revient à son détenteur, et rien n'est dit des ordres.

## Ce qui arrive, et ce qui est à envoyer

ask-letters = L'équipe : { $team }. Dites-moi qui vote quoi, et quels ordres arrivent. Le moment venu, dites : fin du vote.
    .brief = Qu'avez-vous reçu ?
letter-approves = { $player } approuve.
letter-rejects = { $player } rejette.
letter-vote = { $player } a voté en privé.
letter-order = L'ordre donné par { $player } est arrivé.
letter-card = { $player } a annoncé une carte.
letter-forgotten = { $player } : rien de ce qui est arrivé de sa part pour cette équipe ne compte plus.
letters-left = Il manque encore { $votes ->
        [one] { N($votes) } vote
       *[other] { N($votes) } votes
    } et { $orders ->
        [one] { N($orders) } ordre
       *[other] { N($orders) } ordres
    }.
letters-left-votes = Il manque encore { $votes ->
        [one] un vote
       *[other] { N($votes) } votes
    }.
letters-left-orders = Il manque encore { $orders ->
        [one] un ordre
       *[other] { N($orders) } ordres
    }.
letters-complete = Tout est là.
missing-votes = { $count ->
        [one] Il manque encore un vote
       *[other] Il manque encore des votes
    } : { $names }.
missing-orders = { $count ->
        [one] Il manque encore un ordre
       *[other] Il manque encore des ordres
    } : { $names }.
missing-votes-approve = À l'échéance, un vote qui manque compte comme Approuvé.
missing-votes-reject = À l'échéance, un vote qui manque compte comme Rejeté.
missing-votes-leave-out = À l'échéance, un vote qui manque ne compte pas.
dealt-again-sent = Je redistribue. Ce que j'ai écrit avant ne compte plus : envoyez les nouveaux messages.
deadline-told = L'échéance est fixée : { $deadline }.
deadline-told-in = L'échéance est fixée : { $deadline } après chaque message qui demande quelque chose de nouveau.
post-written = Message public { N($number) } : { $title }.
message-written = Message privé { N($number) } pour { $player } : { $title }.
posts-none = Aucun message n'est encore écrit.
post-copied = Le message public { N($number) } est dans le presse-papiers.
message-copied = Le message privé { N($number) } pour { $player } est dans le presse-papiers.
no-clipboard = Il n'y a pas de presse-papiers ici. Chaque message est aussi un fichier, dans un dossier à côté de la partie enregistrée.
post-not-kept = Impossible d'écrire ce message dans un fichier : { $reason }.

## Les refus

refused-forum-only = Cela n'existe que dans la partie sur forum, et celle-ci n'en est pas une. Rien n'a changé.
refused-by-letters = Dans la partie sur forum, je fais le compte moi-même. Dites-moi ce qui arrive : qui vote quoi, qui ordonne quoi. Rien n'a changé.
refused-order-outside = { $player } n'est pas dans cette équipe et n'a pas d'ordre à donner. Rien n'a changé.
refused-order = Cet ordre ne compte pas. La raison est écrite, je ne la dis pas tout haut.
    .line = Cet ordre ne compte pas : { $player } est dans la Résistance et ne peut ordonner que le soutien. Rien n'a changé.
refused-deadline = Ce n'est pas une échéance : { $text }. Écrivez le jour et l'heure, par exemple { $example }, ou une durée en heures ou en jours. Rien n'a changé.
refused-deadline-past = Cette échéance est passée. Rien n'a changé.
refused-no-post = Il n'y a pas de message à copier. Rien n'a changé.

## La même chose avec d'autres mots

## Piège, Inverseur et Renégat

rules-forum-inquisitor = Le pion Enquêteur commence chez le dernier joueur de la liste. Après les missions deux, trois et quatre, l'Enquêteur désigne quelqu'un qui n'a jamais eu le pion, apprend son camp par message privé, et peut en dire ce qu'il veut. Le joueur examiné reçoit le pion.
rules-forum-trap = Avec le Piège, chaque équipe a un membre de plus. Quand les ordres sont définitifs, le Meneur écarte l'ordre d'un membre, l'apprend par message privé, et peut en dire ce qu'il veut. Cet ordre ne compte pas, même pour la victoire d'un Renégat.
rules-forum-reverser = Un Inverseur peut ordonner le soutien ou l'inversion, jamais le sabotage. Une seule inversion inverse le résultat, deux s'annulent. Sans ordre reçu, un Inverseur soutient.
rules-forum-rogue = Un Renégat veut gagner seul. Les Renégats ne connaissent personne, et personne ne les connaît. Quand une équipe est approuvée, le Meneur donne le jeton Surveillance à l'un de ses membres, mais à cinq ou six joueurs, seulement à partir de la troisième mission.
rules-forum-rogue-resistance = Seul le Renégat résistant peut ordonner un succès renégat. Il compte comme un soutien, et avec le jeton Surveillance ce n'est qu'un soutien. Le Renégat résistant gagne seul à la troisième mission réussie, avec un succès renégat dans celle-ci et dans une mission d'avant.
rules-forum-rogue-spies = Le Renégat espion donne les mêmes ordres que les autres Espions. Il gagne seul à la troisième mission ratée, avec un sabotage dans celle-ci et dans une mission d'avant.
refused-order-role = Cet ordre ne compte pas. La raison est écrite, je ne la dis pas tout haut.
    .line = Cet ordre ne compte pas. { $card } : le rôle joué par { $player } ne le permet pas. Rien n'a changé.
refused-claim-orders = D'après les ordres, ce n'est pas { $player }. Rien n'a changé.
