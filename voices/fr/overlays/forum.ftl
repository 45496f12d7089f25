# Ce que la partie sur forum dit autrement qu'une table : rôles et ordres sont des messages, et personne ne regarde de carte.

## Les ordres

card-success = Soutien
card-fail = Sabotage
card-fails = { $count ->
        [0] aucun sabotage
        [one] un sabotage
       *[other] { N($count) } sabotages
    }

## Les effets des cartes Complot

does-strong-leader = Usage unique : au début d'un tour, avant la pioche des cartes Complot, on peut devenir Meneur. L'ordre reprend ensuite à partir de là.
does-close-eye = Usage unique : quand les ordres sont définitifs, on peut apprendre en privé l'ordre d'un membre de l'équipe.
does-take-responsibility = Tout de suite : qui la reçoit prend une carte Complot à un autre joueur.
does-overheard-conversation = Tout de suite : qui la reçoit désigne un voisin dans la liste des joueurs et apprend son rôle en privé.
does-open-up = Tout de suite : qui la reçoit fait connaître son rôle à un autre joueur, en privé.
does-establish-confidence = Tout de suite : le Meneur fait connaître son rôle à un autre joueur, en privé.
does-in-the-spotlight = Usage unique : dès que l'équipe est annoncée, avant le vote, on peut désigner un membre. Si l'équipe est approuvée, son ordre est rendu public.

## Utiliser les cartes Complot

ask-neighbour = { $player }, de qui apprends-tu le camp : { $names } ?
ask-shows-to = { $player }, à qui fais-tu connaître ton camp ?
shown-overheard = { $viewer } apprend par message privé le rôle joué par { $owner }.
    .brief = { $viewer } apprend le rôle joué par { $owner }.
shown-openly = { $owner } fait connaître son rôle à { $viewer }, par message privé.
    .brief = { $owner } fait connaître son rôle à { $viewer }.
looks-at-card = { $by } utilise Surveillance et apprend par message privé l'ordre retenu pour { $member }.
    .brief = { $by } apprend l'ordre retenu pour { $member }.

## La même chose avec d'autres mots

rejections = { $rejections ->
        [one] Premier rejet de ce tour : au cinquième, les Espions gagnent.
       *[other] { N($rejections) } rejets sur { N(5) } dans ce tour.
    }
    .brief = { $rejections ->
        [one] Un rejet.
       *[other] { N($rejections) } rejets.
    }
leads = { $leader } devient Meneur.
mission-succeeds = { $fails ->
        [0] Aucun sabotage. La mission { N($mission) } réussit.
        [one] Un seul sabotage. La mission { N($mission) } réussit.
       *[other] Seulement { N($fails) } sabotages. La mission { N($mission) } réussit.
    }
mission-fails = { $fails ->
        [one] Un sabotage. La mission { N($mission) } échoue.
       *[other] { N($fails) } sabotages. La mission { N($mission) } échoue.
    }
two-fails-needed = Il faut { $fails ->
        [2] deux
       *[other] { N($fails) }
    } sabotages pour faire échouer cette mission.
undone-fails = Annulé : le résultat de la mission, { $fails ->
        [0] sans sabotage.
        [one] avec un sabotage.
       *[other] avec { N($fails) } sabotages.
    }
ask-draw = { $count ->
        [one] On pioche une carte Complot.
       *[other] On pioche { N($count) } cartes Complot, l'une après l'autre.
    } Nommez la carte que vous avez piochée. Ou, pour que je pioche, dites : piocher une carte.
    .brief = Quelle carte Complot ? Ou piocher une carte.
ask-team = { $leader } nomme { N($size) } joueurs. Qui est dans l'équipe ?
    .brief = { $leader } nomme qui ?
spotlighted = { $by } utilise Sous les Projecteurs : si cette équipe part, tout le monde saura l'ordre retenu pour { $member }.
summary-mission-success = Mission { N($mission) }, succès, avec { $team }. Meneur : { $leader }. { $fails ->
        [0] Aucun sabotage.
        [one] Un sabotage.
       *[other] { N($fails) } sabotages.
    }
summary-mission-fail = Mission { N($mission) }, échec, avec { $team }. Meneur : { $leader }. { $fails ->
        [one] Un sabotage.
       *[other] { N($fails) } sabotages.
    }
votes-of-player-unknown = Aucun vote n'a compté pour { $player }.
who-clockwise = Le Meneur change dans cet ordre.
swapped = { $first } et { $second } ont échangé leurs places. L'ordre : { $names }.
undone-swapped = Annulé. De nouveau dans cet ordre : { $names }.
played-success = L'ordre retenu pour { $player } : le soutien.
played-fail = L'ordre retenu pour { $player } : le sabotage.
show-cards = Le dernier message dit qui était dans quel camp.

## Piège, Inverseur et Renégat

counted-succeeds = { $cards } : { $fails ->
        [0] la mission { N($mission) } réussit.
       *[other] pas assez de sabotages, la mission { N($mission) } réussit.
    }
turned-fails = { $cards } : { $fails ->
        [0] le résultat est inversé, la mission { N($mission) } échoue.
       *[other] pas assez de sabotages, mais le résultat est inversé, la mission { N($mission) } échoue.
    }
cancelled-succeeds = { $cards } : { $fails ->
        [0] les inversions s'annulent, la mission { N($mission) } réussit.
       *[other] les inversions s'annulent, pas assez de sabotages, la mission { N($mission) } réussit.
    }
played-reverse = L'ordre retenu pour { $player } : l'inversion.
played-rogue = L'ordre retenu pour { $player } : un succès renégat.
ask-trap = Les ordres sont définitifs. { $leader } en écarte un. L'ordre de qui : { $names } ? Dites : piège pour, et le nom.
    .brief = { $leader }, le piège : { $names } ?
ask-trap-keys = Les ordres sont définitifs. { $leader } en écarte un. L'ordre de qui : { $names } ? Tapez son numéro de place.
    .brief = { $leader }, le piège : { $names } ?
trapped = { $leader } écarte l'ordre retenu pour { $member } et l'apprend par message privé. Il ne compte pas.
    .brief = L'ordre retenu pour { $member } est écarté.
trapped-own = { $leader } écarte son propre ordre. Il ne compte pas.
undone-trap = Annulé : la mise à l'écart de l'ordre retenu pour { $member }.
status-trap = Les ordres de la mission { N($mission) } sont définitifs. Au Meneur de jouer : { $leader } en écarte un. Équipe : { $team }.
ask-claim-resistance = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Dites : victoire pour, et le nom. Ou dites : personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou personne ?
ask-claim-resistance-keys = Trois missions ont réussi. Le Renégat résistant gagne seul avec Succès Renégat dans cette mission et dans une autre avant. Est-ce { $names } ? Tapez le numéro de place, ou Entrée si ce n'est personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
ask-claim-spies = Trois missions ont échoué. Le Renégat espion gagne seul s'il a saboté cette mission et une autre avant. Est-ce { $names } ? Dites : victoire pour, et le nom. Ou dites : personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Ou personne ?
ask-claim-spies-keys = Trois missions ont échoué. Le Renégat espion gagne seul s'il a saboté cette mission et une autre avant. Est-ce { $names } ? Tapez le numéro de place, ou Entrée si ce n'est personne.
    .brief = Un Renégat gagne-t-il seul : { $names } ? Entrée pour personne.
no-claim-no-fail-now = Le Renégat espion ne gagne pas seul : aucun sabotage pendant la dernière mission.
no-claim-no-fail-before = Le Renégat espion ne gagne pas seul : aucun sabotage avant la dernière mission.
no-claim-nobody-failed-twice = Le Renégat espion ne gagne pas seul : personne n'a pu saboter à la fois la dernière mission et une mission précédente.
rogue-wins-fails = { $player } gagne la partie en solitaire. Le Renégat espion a saboté la dernière mission et une mission précédente.
refused-claim-aside = L'ordre retenu pour { $player } pour la dernière mission a été écarté et ne compte pas. Rien n'a changé.
refused-claim-no-rogue = Le succès renégat de la dernière mission n'est pas à { $player } : tout le monde sait de qui il vient. Rien n'a changé.
refused-claim-no-fail = Le sabotage de la dernière mission n'est pas à { $player } : tout le monde sait de qui il vient. Rien n'a changé.
refused-claim-fail-before = { $player } n'a pas pu saboter une mission précédente. Rien n'a changé.

## Avec des mots qui existent déjà

ask-draw-keys = { ask-draw }
    .brief = { ask-draw.brief }
ask-team-keys = { ask-team }
    .brief = { ask-team.brief }
ask-team-again = { ask-team }
    .brief = { ask-team.brief }
ask-team-again-keys = { ask-team }
    .brief = { ask-team.brief }
reminder-reversers = { rules-forum-reverser }
reminder-reverser-spy = { rules-forum-reverser }
reminder-reverser-resistance = { rules-forum-reverser }
reminder-rogue-resistance = { rules-forum-rogue-resistance }
reminder-rogue-spy = { rules-forum-rogue-spies }

who-is-what = Je ne le dis jamais à voix haute. Tout le monde l'apprend par un message privé du maître du jeu.
team-corrected = Équipe corrigée.
ask-give = { $leader } donne la carte { $card } à un autre joueur. Dites : donner la carte à, et le nom.
    .brief = { $leader } donne { $card } : à qui ?
ask-give-keys = { $leader } donne la carte { $card } à un autre joueur. Tapez son numéro de place.
    .brief = { $leader } donne { $card } : à qui ?
ask-give-several = { $leader } donne { $cards }. Dites la carte, puis : pour, et le nom.
    .brief = { $leader } donne { $cards } : laquelle à qui ?
ask-give-several-keys = { $leader } donne { $cards }. Pour { $card }, tapez un numéro de place. Pour une autre, tapez deux-points, le nom de la carte, le mot pour, un nom, puis Entrée.
    .brief = { $leader } donne { $cards } : { $card }, à qui ?
ask-examine-inquisitor = { $player } a le pion Enquêteur. Qui est examiné : { $names } ? Dites : examiner, et le nom.
    .brief = { $player } examine quelqu'un : { $names } ?
ask-examine-inquisitor-keys = { $player } a le pion Enquêteur. Qui est examiné : { $names } ? Tapez le numéro de place.
    .brief = { $player } examine quelqu'un : { $names } ? Tapez le numéro de place.
