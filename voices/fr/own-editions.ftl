# Éditions d'une table : phrases générales pour les personnages, les parties de la reconnaissance et les fins qui n'ont
# pas les leurs. $character est le nom de la personne en question, $namer qui désigne quelqu'un à la fin. "side" et
# "theirs" sont leurs camps, comme ci-dessous.

## Les camps

side-resistance = du côté de la Résistance
side-spies = du côté des Espions
side-shield = du côté du SHIELD
side-hydra = du côté d'HYDRA
side-good = du côté du Bien
side-evil = du côté du Mal
wins-resistance = La Résistance gagne la partie
wins-spies = Les Espions gagnent la partie
wins-shield = Le SHIELD gagne la partie
wins-hydra = HYDRA gagne la partie
wins-good = Le Bien gagne la partie
wins-evil = Le Mal gagne la partie

## Comment les scripts appellent tout un camp

script-role-spies = tous les Espions
script-role-spies-but = tous les Espions sauf { $names }
script-role-resistance = tous les Résistants
script-role-resistance-but = tous les Résistants sauf { $names }
script-role-shield = tous les agents du SHIELD
script-role-shield-but = tous les agents du SHIELD sauf { $names }
script-role-good = tous ceux du Bien
script-role-good-but = tous ceux du Bien sauf { $names }

## Les noms

name-of-anybody = { $character }
name-of-edition = { $edition }
alone-anybody = { $character } va avec un autre personnage, qui n'est pas dans la partie.

## Au casque

own-anybody = Tu es { $character }, { $side }.
shown-anybody = { $player } est { $character }.
sees-anybody = Voici qui on t'a montré. { $who } : { $names }.
sees-no-anybody = On ne t'a montré personne. Qui devait se montrer : { $who }.

## Désigner quelqu'un à la fin

ask-who-is-anybody = Trois succès. Tous ceux { $theirs }, montrez-vous et concertez-vous. Puis { $namer } décide : qui est { $character } ? Dis : assassiner, et le nom.
    .brief = Montrez-vous. Qui est { $character } ?
ask-who-is-anybody-keys = Trois succès. Tous ceux { $theirs }, montrez-vous et concertez-vous. Puis { $namer } décide : qui est { $character } ? Tape le numéro de place.
    .brief = Montrez-vous. Qui est { $character } ? Tape le numéro de place.
named-anybody = { $namer } désigne { $player } : ce serait { $character }.
ask-is-anybody = { $player }, es-tu { $character } ? Retourne ta carte. Dis : c'est vrai, ou : c'est faux.
    .brief = { $player }, es-tu { $character } ? C'est vrai, ou c'est faux ?
ask-is-anybody-keys = { $player }, es-tu { $character } ? Retourne ta carte. Tape { N(1) } pour vrai, { N(2) } pour faux.
    .brief = { $player }, es-tu { $character } ? { N(1) } vrai, { N(2) } faux.
is-anybody = Oui : { $player } est { $character }.
is-not-anybody = Non : { $player } n'est pas { $character }.
refused-own-side-anybody = { $player } est aussi { $theirs } et ne peut pas être { $character }. Désigne quelqu'un d'autre. Rien n'a changé.
found-anybody = { $wins }. { $namer } a trouvé { $character }.
safe-anybody = { $wins }. { $namer } n'a pas trouvé { $character }.

## Le choix

fault-characters-resistance = La Résistance a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.
fault-characters-spies = Les Espions ont { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.

## Rappels

reminder-named-anybody = Après trois succès, { $namer } cherche { $character }. Si la réponse est juste, ces succès ne comptent plus.
reminder-mission-resistance = La Résistance doit jouer Succès. Les Espions ont le choix.
    .brief = Résistance : Succès. Espions : au choix.
reminder-plays = { $character } joue { $cards }.

## Ce qui ne va pas dans les phrases

wrong-sentence-language = Il y a des phrases pour la langue { $language }, mais mes langues sont en, fr et de.
wrong-sentence-key = Sous { $key } je ne dis rien : on n'entendrait jamais cette phrase.
wrong-sentence-unreadable = La phrase { $key } en { $language } est illisible. Écrivez-la comme dans le dossier voices.
wrong-sentence-unknown = La phrase { $key } en { $language } nomme { $variable }, qui n'est pas connu à cet endroit.
