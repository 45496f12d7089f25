# La partie sur forum : ce qui ne se dit que là, et ses règles en bref.

edition-forum = la partie sur forum
fault-reveal-elsewhere = { $reveal } : impossible avec cette édition. Édition actuelle : { $edition }. Les rôles y sont envoyés par message privé.

## Les effets des cartes Complot

forum-does-strong-leader = Usage unique : au début d'un tour, avant la pioche des cartes Complot, on peut devenir Meneur. L'ordre reprend ensuite à partir de là.
forum-does-close-eye = Usage unique : quand tous les ordres sont arrivés, on peut apprendre en privé celui d'un membre de l'équipe.
forum-does-take-responsibility = Tout de suite : qui la reçoit prend une carte Complot à un autre joueur.
forum-does-overheard-conversation = Tout de suite : qui la reçoit désigne un voisin dans la liste des joueurs et apprend son rôle en privé.
forum-does-open-up = Tout de suite : qui la reçoit fait connaître son rôle à un autre joueur, en privé.
forum-does-establish-confidence = Tout de suite : le Meneur fait connaître son rôle à un autre joueur, en privé.
forum-does-in-the-spotlight = Usage unique : dès que l'équipe est annoncée, avant le vote, on peut désigner un membre. Si l'équipe est approuvée, son ordre est rendu public.

## Les ordres

card-support = Soutien
card-sabotage = Sabotage

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
forum-ask-neighbour = { $player }, de qui apprends-tu le camp : { $names } ?
forum-ask-shows-to = { $player }, à qui fais-tu connaître ton camp ?
forum-shown-overheard = { $viewer } apprend par message privé le rôle joué par { $owner }.
    .brief = { $viewer } apprend le rôle joué par { $owner }.
forum-shown-openly = { $owner } fait connaître son rôle à { $viewer }, par message privé.
    .brief = { $owner } fait connaître son rôle à { $viewer }.
forum-looks-at-card = { $by } utilise Surveillance et apprend par message privé l'ordre donné par { $member }.
    .brief = { $by } apprend l'ordre donné par { $member }.

## Les règles en bref

rules-title-forum = partie sur forum
rules-forum = La partie sur forum se joue de cinq à dix joueurs, par courriel ou sur un forum, avec un maître du jeu. Il distribue les rôles et dit aux Espions qui sont les autres, par message privé. Tout le reste est public.
rules-forum-blind = La partie sur forum se joue de cinq à dix joueurs, par courriel ou sur un forum, avec un maître du jeu. Il distribue les rôles par message privé. Tout le reste est public.
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
letter-forgotten = { $player } : j'oublie tout ce qui a été reçu pour cette équipe.
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
deadline-told = L'échéance est fixée : { $deadline }.
deadline-told-in = L'échéance est fixée : { $deadline } après chaque message qui demande des votes.
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
refused-deadline = { $text } n'est pas une échéance. Écrivez le jour et l'heure, par exemple { $example }, ou une durée en heures ou en jours. Rien n'a changé.
refused-deadline-past = Cette échéance est passée. Rien n'a changé.
refused-no-post = Il n'y a pas de message à copier. Rien n'a changé.

## La même chose avec d'autres mots

forum-rejections = { $rejections ->
        [one] Premier rejet de ce tour. Au cinquième, les Espions gagnent.
       *[other] { N($rejections) } rejets sur { N(5) } dans ce tour.
    }
    .brief = { $rejections ->
        [one] Un rejet.
       *[other] { N($rejections) } rejets.
    }
forum-leadership-passes = { $leader } devient Meneur.
forum-mission-succeeds = { $fails ->
        [0] Aucun sabotage. La mission { N($mission) } réussit.
        [one] Un seul sabotage. La mission { N($mission) } réussit.
       *[other] Seulement { N($fails) } sabotages. La mission { N($mission) } réussit.
    }
forum-mission-fails = { $fails ->
        [one] Un sabotage. La mission { N($mission) } échoue.
       *[other] { N($fails) } sabotages. La mission { N($mission) } échoue.
    }
forum-two-fails-needed = Il faut deux sabotages pour faire échouer cette mission.
forum-undone-fails = Annulé : le résultat de la mission, { $fails ->
        [0] sans sabotage.
        [one] avec un sabotage.
       *[other] avec { N($fails) } sabotages.
    }
forum-ask-draw = { $count ->
        [one] On pioche une carte Complot.
       *[other] On pioche { N($count) } cartes Complot, l'une après l'autre.
    } Nommez la carte que vous avez piochée. Ou, pour que je pioche, dites : piocher une carte.
    .brief = Quelle carte Complot ? Ou piocher une carte.
forum-ask-team = { $leader } nomme { N($size) } joueurs. Qui est dans l'équipe ?
    .brief = { $leader } nomme qui ?
forum-spotlighted = { $by } utilise Sous les Projecteurs : si cette équipe part, tout le monde saura l'ordre donné par { $member }.
forum-summary-mission-success = Mission { N($mission) }, succès, avec { $team }. Meneur : { $leader }. { $fails ->
        [0] Aucun sabotage.
        [one] Un sabotage.
       *[other] { N($fails) } sabotages.
    }
forum-summary-mission-fail = Mission { N($mission) }, échec, avec { $team }. Meneur : { $leader }. { $fails ->
        [one] Un sabotage.
       *[other] { N($fails) } sabotages.
    }
forum-votes-of-player-unknown = Aucun vote n'a compté pour { $player }.
forum-who-order = Le Meneur change dans cet ordre.
forum-swapped = { $first } et { $second } ont échangé leurs places. L'ordre : { $names }.
forum-undone-swapped = Annulé. De nouveau dans cet ordre : { $names }.
forum-played-success = { $player } a ordonné le soutien.
forum-played-fail = { $player } a ordonné le sabotage.
forum-show-cards = Le dernier message dit qui était dans quel camp.

## Piège, Inverseur et Renégat

rules-forum-inquisitor = Le pion Enquêteur commence chez le dernier joueur de la liste. Après les missions deux, trois et quatre, l'Enquêteur désigne quelqu'un qui n'a jamais eu le pion, apprend son camp par message privé, et peut en dire ce qu'il veut. Le joueur examiné reçoit le pion.
rules-forum-trap = Avec le Piège, chaque équipe a un membre de plus. Quand tous les ordres sont là, le Meneur écarte l'ordre d'un membre, l'apprend par message privé, et peut en dire ce qu'il veut. Cet ordre ne compte pas, même pour la victoire d'un Renégat.
rules-forum-reverser = Un Inverseur peut ordonner le soutien ou l'inversion, jamais le sabotage. Une seule inversion inverse le résultat, deux s'annulent. Sans ordre reçu, un Inverseur soutient.
rules-forum-rogue = Un Renégat veut gagner seul. Les Renégats ne connaissent personne, et personne ne les connaît. Quand une équipe est approuvée, le Meneur donne le jeton Surveillance à l'un de ses membres, mais à cinq ou six joueurs, seulement à partir de la troisième mission.
rules-forum-rogue-resistance = Seul le Renégat résistant peut ordonner un succès renégat. Il compte comme un soutien, et avec le jeton Surveillance ce n'est qu'un soutien. Le Renégat résistant gagne seul à la troisième mission réussie, avec un succès renégat dans celle-ci et dans une mission d'avant.
rules-forum-rogue-spies = Le Renégat espion donne les mêmes ordres que les autres Espions. Il gagne seul à la troisième mission ratée, avec un sabotage dans celle-ci et dans une mission d'avant.
refused-order-role = Cet ordre ne compte pas. La raison est écrite, je ne la dis pas tout haut.
    .line = Cet ordre ne compte pas. { $card } : le rôle joué par { $player } ne le permet pas. Rien n'a changé.
refused-claim-orders = D'après les ordres, ce n'est pas { $player }. Rien n'a changé.
card-sabotages = { $count ->
        [0] aucun sabotage
        [one] un sabotage
       *[other] { N($count) } sabotages
    }
forum-counted-succeeds = { $cards } : { $fails ->
        [0] la mission { N($mission) } réussit.
       *[other] pas assez de sabotages, la mission { N($mission) } réussit.
    }
forum-turned-fails = { $cards } : { $fails ->
        [0] le résultat est inversé, la mission { N($mission) } échoue.
       *[other] pas assez de sabotages, mais le résultat est inversé, la mission { N($mission) } échoue.
    }
forum-cancelled-succeeds = { $cards } : { $fails ->
        [0] les inversions s'annulent, la mission { N($mission) } réussit.
       *[other] les inversions s'annulent, pas assez de sabotages, la mission { N($mission) } réussit.
    }
forum-played-reverse = { $player } a ordonné l'inversion.
forum-played-rogue = { $player } a ordonné un succès renégat.
forum-ask-trap = Tous les ordres sont là. { $leader } en écarte un. L'ordre de qui : { $names } ? Dites : piège pour, et le nom.
    .brief = { $leader }, le piège : { $names } ?
forum-ask-trap-keys = Tous les ordres sont là. { $leader } en écarte un. L'ordre de qui : { $names } ? Tapez son numéro de place.
    .brief = { $leader }, le piège : { $names } ?
forum-trapped = { $leader } écarte l'ordre donné par { $member } et l'apprend par message privé. Il ne compte pas.
    .brief = L'ordre donné par { $member } est écarté.
forum-trapped-own = { $leader } écarte son propre ordre. Il ne compte pas.
forum-undone-trap = Annulé : la mise à l'écart de l'ordre donné par { $member }.
forum-status-trap = Tous les ordres de la mission { N($mission) } sont là. Au Meneur de jouer : { $leader } en écarte un. Équipe : { $team }.
forum-ask-claim-resistance = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Dites : victoire pour, et le nom. Ou dites : victoire pour personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou victoire pour personne ?
forum-ask-claim-resistance-keys = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Tapez le numéro de place, ou Entrée si ce n'est personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
forum-ask-claim-spies = Trois missions ont échoué. Le Renégat espion gagne seul s'il a saboté cette mission et une autre avant. Est-ce { $names } ? Dites : victoire pour, et le nom. Ou dites : victoire pour personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou victoire pour personne ?
forum-ask-claim-spies-keys = Trois missions ont échoué. Le Renégat espion gagne seul s'il a saboté cette mission et une autre avant. Est-ce { $names } ? Tapez le numéro de place, ou Entrée si ce n'est personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
forum-no-claim-no-fail-now = Le Renégat espion ne gagne pas seul : aucun sabotage pendant la dernière mission.
forum-no-claim-no-fail-before = Le Renégat espion ne gagne pas seul : aucun sabotage avant la dernière mission.
forum-no-claim-nobody-failed-twice = Le Renégat espion ne gagne pas seul : personne n'a pu saboter à la fois la dernière mission et une mission précédente.
forum-rogue-wins-fails = { $player } gagne la partie en solitaire. Le Renégat espion a saboté la dernière mission et une mission précédente.
forum-refused-claim-aside = L'ordre donné par { $player } pour la dernière mission a été écarté et ne compte pas. Rien n'a changé.
forum-refused-claim-no-rogue = Le succès renégat de la dernière mission n'est pas à { $player } : tout le monde sait de qui il vient. Rien n'a changé.
forum-refused-claim-no-fail = Le sabotage de la dernière mission n'est pas à { $player } : tout le monde sait de qui il vient. Rien n'a changé.
forum-refused-claim-fail-before = { $player } n'a pas pu saboter une mission précédente. Rien n'a changé.
