# Avalon : ce qui ne se dit que là.
# Ce qu'Avalon dit autrement que le jeu de base est dans overlays/avalon.ftl.

## Noms

edition-avalon = Avalon
agent-merlin = Merlin
agent-assassin = l'Assassin
module-percival = Perceval
module-mordred = Mordred
module-morgana = Morgane
module-oberon = Obéron
module-lady-of-the-lake = la Dame du Lac

## Le choix

advice-percival = Un conseil : à cinq joueurs, Perceval rend la partie trop facile pour le Bien, sauf avec Mordred ou Morgane.
advice-morgana = Un conseil : sans Perceval, Morgane n'a pas de pouvoir.
advice-lady-of-the-lake = Un conseil : la Dame du Lac se joue plutôt à sept joueurs ou plus.
fault-characters-good = Le Bien a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Merlin compte aussi.
fault-characters-evil = Le Mal a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. L'Assassin compte aussi.

## La reconnaissance

script-role-evil = tous les sbires de Mordred
script-role-evil-but = tous les sbires de Mordred sauf { $names }
script-look-evil = { $who } : ouvrez les yeux. Cherchez-vous du regard et retenez qui vous êtes.
script-shut-evil = Refermez les yeux. Maintenant, plus personne ne regarde.
script-look-merlin = Merlin, ouvre les yeux. Cherche les pouces levés et retiens à qui ils sont.
script-look-percival = Perceval, ouvre les yeux. { $shown ->
        [one] Le pouce levé est celui de Merlin.
       *[other] Sur les { N($shown) } pouces levés, un seul est celui de Merlin.
    }

## Au casque

own-merlin = Tu es Merlin, du côté du Bien.
own-percival = Tu es Perceval, du côté du Bien.
own-servant = Tu fais partie des serviteurs loyaux d'Arthur, du côté du Bien.
own-assassin = Tu es l'Assassin, du côté du Mal.
own-mordred = Tu es Mordred, du côté du Mal.
own-morgana = Tu es Morgane, du côté du Mal.
own-oberon = Tu es Obéron, du côté du Mal.
own-minion = Tu fais partie des sbires de Mordred, du côté du Mal.
sees-evil = Du côté du Mal, tu connais { $names }.
sees-no-evil = Du côté du Mal, tu ne connais personne d'autre.
sees-merlin = Du côté du Mal, d'après ce que tu sais : { $names }.
sees-percival = { $count ->
        [one] Merlin, c'est { $names }
       *[other] Merlin est l'un de ces joueurs : { $names }
    }.
shown-good = { $player } est du côté du Bien.
shown-evil = { $player } est du côté du Mal.

## Rappels

reminder-assassin = Après trois succès, l'Assassin désigne Merlin. S'il le trouve, le Mal gagne quand même.

## Merlin désigné

ask-who-is-merlin = Trois quêtes ont réussi. Sbires de Mordred, montrez-vous et concertez-vous. Assassin, décide : qui est Merlin ? Dis : assassiner, et le nom.
    .brief = Sbires, montrez-vous. Assassin, qui est Merlin ?
ask-who-is-merlin-keys = Trois quêtes ont réussi. Sbires de Mordred, montrez-vous et concertez-vous. Assassin, décide : qui est Merlin ? Tape le numéro de place.
    .brief = Sbires, montrez-vous. Assassin, qui est Merlin ? Tape le numéro de place.
named-merlin = Selon l'Assassin, { $player } est Merlin.
ask-is-merlin = { $player }, es-tu Merlin ? Retourne ta carte. Dis : c'est vrai, ou : c'est faux.
    .brief = { $player }, es-tu Merlin ? C'est vrai, ou c'est faux ?
ask-is-merlin-keys = { $player }, es-tu Merlin ? Retourne ta carte. Tape { N(1) } pour vrai, { N(2) } pour faux.
    .brief = { $player }, es-tu Merlin ? { N(1) } vrai, { N(2) } faux.
is-merlin = Oui : { $player } est Merlin.
is-not-merlin = Non : { $player } n'est pas Merlin.
refused-own-side = { $player } est aussi du côté du Mal et ne peut pas être Merlin. Désigne quelqu'un d'autre. Rien n'a changé.

## La fin

evil-wins-merlin = Le Mal gagne la partie. L'Assassin a trouvé Merlin.
good-wins-safe = Le Bien gagne la partie. Trois quêtes ont réussi, et l'Assassin n'a pas trouvé Merlin.

## Exports

export-role-merlin = { agent-merlin }
export-role-percival = { module-percival }
export-role-servant = Serviteur loyal d'Arthur
export-role-assassin = Assassin
export-role-mordred = { module-mordred }
export-role-morgana = { module-morgana }
export-role-oberon = { module-oberon }
export-role-minion = Sbire de Mordred
