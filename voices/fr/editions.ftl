# Ce qui se dit des éditions : lesquelles il y a, une édition lue en phrases, et ce qui ne va pas dans celle d'une table.

export-side-resistance = la Résistance
export-side-spies = les Espions
export-side-shield = les agents du SHIELD
export-side-hydra = les agents d'HYDRA
export-side-good = le Bien
export-side-evil = le Mal
export-side-rogue = le Renégat

## Une édition en phrases

editions-line = { $edition } : { N($fewest) } à { N($most) } joueurs. Après --edition : { $id }.
editions-folder = Vos propres éditions sont des fichiers dans { $folder }. Pour en commencer une, tapez : narrator edition new, et un nom.
editions-sides = Pour la réussite des missions : { $good }. Pour leur échec : { $evil }.
editions-always = Toujours là pour { $side } : { $names }.
editions-several = Plusieurs joueurs peuvent être : { $names }.
editions-brought = { $name } : pour { $side }, arrive avec le mot { $module }.
editions-cards = Les cartes en mission : { card-success } pour { $good }, { card-success } ou { card-fail } pour { $evil }.
editions-plays = { $name } joue { $cards }.
editions-alone = Peut gagner seul : { $names }.
editions-reveal = Selon la règle : { $usual }. Possible : { $list }.
editions-looks = Étape { N($number) }. Qui regarde : { $names }. Qui se montre : { $list }.
editions-see-each-other = Étape { N($number) }. Qui regarde et se montre : { $names }.
editions-which = Personne n'apprend qui est qui parmi ceux qui se montrent.
editions-also = Avec { $module }, { $name } se montre aussi à l'étape { N($number) }.
editions-learns-nothing = Qui ne regarde jamais : { $names }.
editions-table = { N($players) } joueurs : { N($good) } contre { N($evil) }. Les équipes : { $list }.
editions-fails = { $fails ->
        [one] La mission { N($mission) } échoue avec un Échec.
       *[other] La mission { N($mission) } échoue avec { N($fails) } Échecs.
    }
editions-captain = Qui se fait connaître et commence comme Meneur : { $name }.
editions-leads-left = Le pion Meneur passe à gauche.
editions-leads-right = Le pion Meneur passe à droite.
editions-rejections-game = { $count ->
        [one] Une équipe rejetée, et c'est fini. Qui gagne : { $side }.
       *[other] { N($count, gender: "feminine") } équipes rejetées de suite, et c'est fini. Qui gagne : { $side }.
    }
editions-rejections-mission = { $count ->
        [one] Une équipe rejetée, et la mission échoue.
       *[other] { N($count, gender: "feminine") } équipes rejetées de suite, et la mission échoue.
    }
editions-three-fails = Trois missions ratées, et c'est fini. Qui gagne : { $side }.
editions-end = Trois missions réussies, et c'est fini. Qui gagne : { $side }.
editions-end-assassination = Après trois succès, il reste à trouver quelqu'un. Qui cherche : { $name }. Qui est à trouver : { $whom }. En cas de réussite, victoire pour { $evil }, sinon pour { $good }.
editions-end-namings = Après trois succès, le premier Meneur cherche { $name }. En cas de réussite, victoire pour { $good }. Sinon, { $name } cherche { $whom }. En cas de réussite, victoire pour { $evil }, sinon pour { $good }.
editions-with = On peut y jouer aussi avec { $list }.
editions-usual = Activé tant que personne ne le désactive : { $list }.

## Un fichier est vérifié

editions-right = Le fichier est bon : { $edition }, de { N($fewest) } à { N($most) } joueurs, avec { $list }.
editions-right-plain = Le fichier est bon : { $edition }, de { N($fewest) } à { N($most) } joueurs.
editions-faults = { $count ->
        [one] On ne peut pas jouer à l'édition du fichier { $file }. Il contient une faute.
       *[other] On ne peut pas jouer à l'édition du fichier { $file }. Il contient { N($count, gender: "feminine") } fautes.
    }
editions-unreadable = Impossible de lire l'édition { $file } : { $reason }.
editions-left-out = { $count ->
        [one] L'édition du fichier { $file } contient une faute et n'est pas proposée. Pour l'entendre, tapez : narrator edition check { $file }.
       *[other] L'édition du fichier { $file } contient { N($count, gender: "feminine") } fautes et n'est pas proposée. Pour les entendre, tapez : narrator edition check { $file }.
    }
editions-same = L'édition du fichier { $file } s'appelle { $name } comme une autre du même dossier. Elle n'est pas proposée.
editions-wrong-line = Ligne { N($line) } : { $fault }
editions-wrong = { $fault }

editions-fault-unreadable = c'est incompréhensible. Le lecteur de tels fichiers dit : { $text }.
editions-fault-key = la clé { $word } n'existe pas ici. Il y a { $list }.
editions-fault-key-missing = la clé { $word } manque.
editions-fault-word = { $word } ne va pas ici. On peut mettre { $list }.
editions-fault-kind = ce qui suit { $word } n'est pas du genre qu'il faut.
editions-fault-no-edition = je n'ai pas d'édition { $word } à suivre. Les miennes sont { $list }.
editions-fault-taken = une de mes éditions s'appelle { $word }. Choisissez un autre nom.
editions-fault-name = { $word } ne peut pas être un nom. Il faut des minuscules, des chiffres et des traits d'union, et une lettre au début.
editions-fault-unknown = { $word } n'est ni un camp ni un personnage de cette édition.
editions-fault-no-module = { $word } n'est pas un module ici. Ce n'est pas une règle que je connais, et aucun personnage n'arrive avec ce mot.
editions-fault-no-character = { $word } n'est pas un personnage de cette édition.
editions-fault-twice = { $word } y est deux fois.
editions-fault-too-many = il y a trop de modules.
editions-fault-neither-side = { $word } n'est dans aucun camp. Les camps sont { $list }.
editions-fault-no-general = pour { $side }, il manque un personnage où several vaut true : c'est celui des joueurs qui restent.
editions-fault-generals = pour { $side }, { N($count) } personnages ont several à true. Il en faut un seul.
editions-fault-never-there = { $word } arrive avec le mot { $module }, qui n'est pas parmi les modules. Personne ne pourrait donc l'avoir.
editions-fault-contradiction = { $word } doit être vu et ne pas être vu.
editions-fault-sees-never = { $word } doit être vu, et ne peut jamais être là : vérifiez son module.
editions-fault-sees-nobody = { $word } regarde, et ne voit personne.
editions-fault-table = la table pour { N($players) } joueurs manque ici.
editions-fault-too-many-players = on joue à { N($most) } au plus.
editions-fault-sides = à { N($players) } joueurs, les deux camps ne font pas le compte. Il en faut plus pour { $good } que pour { $evil }, et { N($players) } en tout.
editions-fault-numbers = à { N($players) } joueurs, une équipe est plus grande que la table, ou il faut plus d'Échecs que l'équipe n'a de cartes.
editions-fault-trap = à { N($players) } joueurs et avec le Piège, une équipe est plus grande que la table.
editions-fault-part = il faut exactement un personnage avec le rôle { $word }. Il est toujours là, et un seul joueur l'a.
editions-fault-part-of-side = { $word } a un rôle qui revient à ce camp : { $side }.
editions-fault-rejections = { N($count) } rejets, ce n'est pas possible. On peut mettre { N(1) } à { N(9) }.
editions-fault-reveal = { $word } est la reconnaissance habituelle, mais pas parmi celles qu'on peut choisir.
editions-fault-letters = dans une partie sur un forum, personne ne voit ni ne touche rien. La seule reconnaissance est none.
editions-fault-no-pair = les camps sont resistance et spies, good et evil, ou shield et hydra.
editions-fault-several = plusieurs personnes peuvent être { $word } : ce personnage doit donc être toujours là, sans rôle à part, et ne doit pas gagner seul.
editions-fault-no-card = { $word } n'a pas de carte à jouer.
editions-fault-no-room = quel que soit le nombre de joueurs, il n'y a pas de place pour tous ceux qui sont toujours ou d'habitude là.
editions-fault-captain-letters = sur un forum, personne ne peut accuser : il n'y a donc pas de captain.
editions-fault-part-twice = { $word } a un rôle à part qu'un autre personnage a déjà.
editions-fault-apart = dans une même édition, ceci ne va pas ensemble : { $word } et { $other }.
editions-fault-not-usual = { $word } est nécessaire à un module actif d'habitude, et doit donc être actif aussi.
editions-fault-together = tous ceux qui regardent avec { $word } se voient, les yeux ouverts. Il faut donc les montrer les uns aux autres, et ne leur montrer personne d'autre.
editions-fault-told = mes phrases nomment les personnages de cette fin : il faut { $word }.
editions-fault-no-words = { $word } a besoin de sa propre phrase.
editions-fault-line-up = la composition { $word } à { N($players) } : { $why }
editions-line-up-no-table = l'édition n'a pas de table pour ce nombre.
editions-line-up-twice = elle y est deux fois.
editions-line-up-characters = camp { $side } : { N($found) } personnages spéciaux, c'est trop pour { N($most) } cartes.
editions-line-up-alone = { $word } n'a pas de sens sans un autre module.
editions-line-up-advised = le conseil { $word } de ce fichier s'y oppose.

## Un fichier pour commencer

editions-new = Votre édition est dans { $file }.
editions-new-next = Pour la vérifier, tapez : narrator edition check { $file }. Pour y jouer, tapez : narrator play --edition { $file }.
editions-new-there = Le fichier { $file } existe déjà. Il reste comme il est.
editions-new-not-written = Impossible d'écrire le fichier { $file } : { $reason }.
