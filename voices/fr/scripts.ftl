# Les lignes des textes minutés, sauf la reconnaissance du jeu de base.

## Ceux que le texte de Nick Fury appelle : seuls, ou tout HYDRA

script-role-hydra = tous les agents d'HYDRA
script-role-hydra-but = tous les agents d'HYDRA sauf { $names }

## Nick Fury, les yeux fermés

script-fury-close = Tout le monde ferme les yeux et tend le poing devant soi. Gardez les yeux fermés tant que je ne vous dis pas de les ouvrir.
script-look-hydra = { $who } : ouvrez les yeux et levez le pouce. Cherchez les autres pouces levés et retenez à qui ils sont.
script-shut-hydra = Refermez les yeux, mais gardez le pouce levé. Maintenant, plus personne ne regarde.
script-fury-lower = { $who } : { $count ->
        [one] replie
       *[other] repliez
    } le pouce dans le poing.
script-fury-raise = { $who } : { $count ->
        [one] lève
       *[other] levez
    } le pouce.
script-look-nick-fury = Nick Fury, ouvre les yeux. Cherche les pouces levés et retiens à qui ils sont.
script-look-black-widow = Black Widow, ouvre les yeux. { $shown ->
        [one] Le pouce levé est celui de Nick Fury.
       *[other] Sur les { N($shown) } pouces levés, un seul est celui de Nick Fury.
    }
script-fury-shut = { $who }, ferme les yeux. Tout le monde replie le pouce dans le poing.
script-fury-end = Tout le monde peut ouvrir les yeux.

## Nick Fury, au toucher

script-token-hide = Reconnaissance au toucher. Personne ne regarde. Mains sous la table, avec vos deux pions Vote.
script-token-how = Cela se fait en { N($parts) } étapes. À chaque étape, tout le monde envoie un pion faire le tour de la table, vers la gauche.
script-token-who = Avant chaque étape, je dirai qui envoie { KIT("approve-token") }. Tous les autres envoient { KIT("reject-token") }. Je dirai aussi qui a le droit de toucher les pions pour les reconnaître.
script-token-pace = À chaque signal, passez le pion. Entre deux signaux, gardez-le sans bouger.
script-token-send = Étape { N($part) }. { $who } { $count ->
        [one] envoie
       *[other] envoient
    } { KIT("approve-token") }. Tous les autres envoient { KIT("reject-token") }.
script-token-feel = { $who } { $count ->
        [one] touche
       *[other] touchent
    } chaque pion qui arrive, pour le reconnaître. Tous les autres le font passer, rien de plus.
script-token-choose = Choisissez maintenant, sous la table. Un pion sur vos genoux : c'est lui qui fera le tour. L'autre sous votre cuisse. Gardez les mains libres.
script-token-pass = { $owner }, prends le pion posé sur tes genoux. Il va d'abord à { $next }.
script-token-home = { $owner }, ton pion est revenu. Repose-le sur tes genoux.
script-token-end = C'était la dernière étape. Reposez vos deux pions Vote devant vous.
script-token-together-how = Cela se fait en { N($parts) } étapes. À chaque étape, tout le monde envoie ensemble un pion autour de la table, vers la gauche.
script-token-together-pace = À chaque signal, passez à gauche le pion que vous tenez. La main gauche donne, la droite reçoit. Je dis alors d'où vient celui que vous avez : à combien de places sur votre droite. Gardez-le sans bouger.
script-token-together-stuck = Si un pion reste bloqué ou si le compte est faux, dites : tous les pions à leur place.
script-token-together-stuck-keys = Si un pion reste bloqué ou si le compte est faux, tapez deux-points. Puis : tous les pions à leur place, et Entrée.
script-token-together-take = Prenez le pion posé sur vos genoux.
script-token-together-home = Votre pion vous est revenu. Reposez-le sur vos genoux.

## La reconnaissance au toucher avec un Renégat espion

script-rogue-how = Tout le monde envoie un pion faire le tour de la table, vers la gauche.
script-rogue-together-how = Tout le monde envoie un pion autour de la table, vers la gauche, en même temps.
script-rogue-send = Les Espions, sauf le Renégat, envoient { KIT("approve-token") }. Tous les autres, Renégats compris, envoient { KIT("reject-token") }.
script-rogue-feel = Les Espions, sauf le Renégat, touchent chaque pion qui arrive, pour le reconnaître. Tous les autres, Renégats compris, le font passer, rien de plus.
script-rogue-end = Tous les pions sont revenus. Reposez vos deux pions Vote devant vous.

## Un examen avec Scarlet Witch

script-witch-choose = Scarlet Witch examine quelqu'un. La personne qui a le pion Scarlet Witch nomme un joueur qui ne l'a jamais eu.
script-witch-pass = Toi qui as le pion : prends les deux cartes Loyauté, et garde-les sous la table. Au signal, passe-les à ce joueur, par le chemin le plus court. Entre vous deux, on les fait passer, rien de plus.
script-witch-pick = Toi qu'on examine : une croix veut dire HYDRA, une case vide SHIELD. Trouve la carte de ton camp, garde l'autre sur tes genoux. Mentir est interdit. Au signal, rends la carte de ton camp par le même chemin.
script-witch-look = Toi qui as le pion : touche cette carte, ou regarde-la en secret. Au signal, renvoie-la au joueur examiné, avec le pion.
script-witch-keep = Toi qu'on a examiné : tu gardes les deux cartes Loyauté et le pion. Le prochain examen est à toi.

## Un examen par l'Enquêteur

script-inquisitor-choose = L'Enquêteur examine quelqu'un. La personne qui a le pion Enquêteur nomme un joueur qui ne l'a jamais eu.
script-inquisitor-pass = Toi qu'on examine : prends ta carte Personnage, et garde-la sous la table. Au signal, passe-la à la personne qui a le pion, par le chemin le plus court. Entre vous deux, on la fait passer, rien de plus.
script-inquisitor-look = Toi qui as le pion : touche le bas de la carte, ou regarde-la en secret. Une croix veut dire Espion, une case vide Résistance. Au signal, rends-la par le même chemin.
script-inquisitor-token = Toi qu'on a examiné : repose ta carte devant toi, face cachée. Toi qui as le pion : prends un marqueur Enquêteur. Au signal, passe le pion au joueur examiné.
script-affiliation-pass = Toi qu'on examine : prends les deux cartes Affiliation, et garde-les sous la table. Trouve celle de ton camp, laisse l'autre sur tes genoux. Mentir est interdit. Au signal, passe la carte de ton camp à la personne qui a le pion. Prends le chemin le plus court. Entre vous deux, on la fait passer, rien de plus.
script-affiliation-look = Toi qui as le pion : touche le bas de cette carte, ou regarde-la en secret. Une croix veut dire Espion, une case vide Résistance. Au signal, rends-la par le même chemin.
script-affiliation-token = Toi qu'on a examiné : mélange les deux cartes Affiliation sous la table et remets-les à leur place, face cachée. Toi qui as le pion : prends un marqueur Enquêteur. Au signal, passe le pion au joueur examiné.
script-inquisitor-keep = Toi qu'on a examiné : tu gardes le pion. Le prochain examen est à toi.

## Après chaque examen

script-examination-say = La personne qui a examiné peut en dire ce qu'elle veut, vrai ou faux.

## Erreurs

fault-script-reveal = Seuls les textes nick-fury et avalon se lisent de deux façons : { $script } ne prend pas --reveal.
