# Ce que le narrateur dit de lui-même : questions du début, aide, pannes, réglages.

## Noms des choses : ils se glissent dans d'autres phrases, donc en minuscules

edition-accessible = l'édition accessible
edition-widerstand = Der Widerstand, l'édition allemande
edition-resistance-2020 = Résistance, l'édition française de 2020
language-en = anglais
language-fr = français
language-de = allemand
module-plot = les cartes Complot
module-targeting = la mission au choix
module-blind-spies = les Espions isolés
reveal-touch = reconnaissance au toucher
reveal-eyes = reconnaissance les yeux fermés
reveal-earpiece = rôles au casque ou sur téléphone
reveal-none = pas de reconnaissance
buffer-all = Tous les messages
buffer-votes = Scrutins
buffer-missions = Missions jouées
buffer-plot = Cartes Complot

## Questions avant la partie

ask-resume = Il y a une partie inachevée, commencée le { $date } avec { $names }. Un : la reprendre. Deux : une nouvelle partie.
    .line = Il y a une partie inachevée, commencée le { $date } avec { $names }. 1 : la reprendre. 2 : une nouvelle partie.
ask-resume-damaged = Le fichier de la partie commencée le { $date } avec { $names } est abîmé. { $place } { $lost } Un : reprendre là, et le fichier abîmé est gardé aussi. Deux : une nouvelle partie, et le fichier reste tel quel.
    .line = Le fichier de la partie commencée le { $date } avec { $names } est abîmé. { $place } { $lost } 1 : reprendre là, et le fichier abîmé est gardé aussi. 2 : une nouvelle partie, et le fichier reste tel quel.
ask-resume-damaged-only = Le fichier de la partie commencée le { $date } avec { $names } est abîmé. { $place } { $lost } Un : reprendre là, et le fichier abîmé est gardé aussi. Deux : tout laisser tel quel.
    .line = Le fichier de la partie commencée le { $date } avec { $names } est abîmé. { $place } { $lost } 1 : reprendre là, et le fichier abîmé est gardé aussi. 2 : tout laisser tel quel.
damaged-in-round = { $kept ->
        [one] La première étape est là, jusqu'au tour { N($round) }. Meneur : { $leader }.
       *[other] Les { N($kept, gender: "feminine") } premières étapes sont là, jusqu'au tour { N($round) }. Meneur : { $leader }.
    }
damaged-before-rounds = Ce qui précède le premier tour est là.
entries-lost = { $lost ->
        [0] Rien n'est perdu ensuite.
        [one] L'étape suivante est perdue.
       *[other] Les { N($lost, gender: "feminine") } étapes suivantes sont perdues.
    }
entries-lost-unknown = Combien d'étapes sont perdues ensuite, on ne peut plus le savoir.
damaged-left = Je n'ai touché à rien.
damaged-kept = Le fichier abîmé est gardé en entier. Il s'appelle maintenant { $file }.
private-damaged = Le fichier secret de cette partie était abîmé, donc ce qu'il contenait ne compte plus. Il est gardé en entier sous le nom { $file }.
private-damaged-forum = Le fichier secret de cette partie était abîmé, et la fin en est perdue. Il est gardé en entier sous le nom { $file }. Redites-moi ce qui vaut maintenant : les votes et les ordres reçus, l'échéance, et ce que vaut un vote qui manque.
ask-players = Qui joue ? Donnez les noms dans l'ordre de la table, vers la gauche, d'un coup. Ou un par un : dites alors terminé après le dernier.
    .brief = Qui joue, vers la gauche ?
ask-players-same = Qui joue ? Donnez les noms dans l'ordre de la table, vers la gauche, d'un coup ou un par un. Pour { $names }, dites : comme avant.
    .brief = Qui joue, vers la gauche ? Ou comme avant : { $names }.
ask-players-more = { $last }, qui est à ta gauche ?{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {" "}Si c'était le dernier nom, dis : terminé.
    }
player-seated = Place { N($seat) } : { $player }.
players-complete = { N($count) } joueurs : { $names }.
ask-leader = Qui est le premier Meneur ? Dites un nom. Ou dites : au hasard.
    .brief = Premier Meneur ? Ou au hasard ?
ask-start = On joue { $edition }, { $reveal }, { $modules }. Dites : commencer. Ou : changer les règles.
    .brief = { $edition }, { $reveal }, { $modules }. Commencer, ou changer les règles ?
ask-start-keys = On joue { $edition }, { $reveal }, { $modules }. Appuyez sur Entrée pour commencer. Pour changer, tapez deux-points, puis options, puis Entrée.
    .brief = { $edition }, { $reveal }, { $modules }. Entrée pour commencer.
no-modules = sans module
options-edition = Un : l'édition. Actuellement : { $edition }.
    .line = 1 : l'édition. Actuellement : { $edition }.
choice-of-edition = { N($number) } : { $edition }.
ask-edition = Quelle édition ? Dites son nom ou son numéro. Pour garder celle-ci, dites : laisse tomber.
    .brief = Quelle édition ?
chosen-edition = On joue maintenant { $edition }.
options-reveal = Deux : la reconnaissance. Actuellement : { $reveal }.
    .line = 2 : la reconnaissance. Actuellement : { $reveal }.
options-targeting-on = { N($number) } : mission au choix, le Meneur choisit la mission. Actuellement : oui.
options-targeting-off = { N($number) } : mission au choix, le Meneur choisit la mission. Actuellement : non.
options-blind-on = { N($number) } : Espions isolés, sans reconnaissance. Actuellement : oui.
options-blind-off = { N($number) } : Espions isolés, sans reconnaissance. Actuellement : non.
options-plot-on = { N($number) } : cartes Complot. Actuellement : oui.
options-plot-off = { N($number) } : cartes Complot. Actuellement : non.
ask-option = Pour changer une option, dites son numéro. Ou dites : commencer.
    .brief = Un numéro, ou commencer ?
ask-option-anew = D'autres options ont pu changer aussi. Pour les entendre, dites : options. Ou dites : commencer.
    .brief = D'autres options ont pu changer. Options, ou commencer ?
ask-option-anew-keys = D'autres options ont pu changer aussi. Pour les entendre, tapez deux-points, puis options, puis Entrée. Entrée seule pour commencer.
    .brief = D'autres options ont pu changer. Entrée pour commencer.
ask-option-keys = Tapez un numéro pour changer l'option, ou Entrée pour commencer.
    .brief = Un numéro, ou Entrée.
line-up-usual = composition habituelle
line-up-beginners = composition pour débutants
line-up-hard = composition difficile
characters-now = Personnages spéciaux pour l'instant : { $characters }.
line-ups-offered = Conseil pour { N($players) } joueurs : { $characters }. Dites : { $line-ups }.
line-ups-offered-keys = Conseil pour { N($players) } joueurs : { $characters }. Tapez { N(0) } pour cette composition, puis de nouveau { N(0) } pour une autre.
lined-up = { $line-up } : { $characters }.
fault-no-line-up = À { N($players) } joueurs, cette édition n'a aucune { $line-up } : { $edition }.
fault-no-line-ups = Pas de composition au choix dans cette édition : { $edition }.
ask-reveal = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? Un : les yeux fermés. Deux : au toucher. Trois : au casque ou sur téléphone.
    .line = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? 1 : les yeux fermés. 2 : au toucher. 3 : au casque ou sur téléphone.
ask-reveal-marked = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? Un : les yeux fermés. Deux : au toucher, si vos cartes Espion sont marquées pour les doigts. Trois : au casque ou sur téléphone.
    .line = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? 1 : les yeux fermés. 2 : au toucher, si vos cartes Espion sont marquées pour les doigts. 3 : au casque ou sur téléphone.
ask-screen-reader = { $reader } est en marche. Doit-il parler seul, et moi seulement écrire ? Un : oui, lui seul. Deux : non, tous les deux.
    .line = { $reader } est en marche. Doit-il parler seul, et moi seulement écrire ? 1 : oui, lui seul. 2 : non, tous les deux.
reader-alone = Désormais, j'écris seulement. Pour entendre quand même ma voix, dites : voix du système.
reader-and-voice = Je parle aussi. Si c'est trop, dites : voix coupée.
like-names = { $first } et { $second } se ressemblent à l'oreille. Vous pouvez toujours donner leur place : { N($first-seat) } et { N($second-seat) }.

## Quitter et enregistrer

saved = La partie est enregistrée.
goodbye = Au revoir.
goodbye-saved = La partie est enregistrée. Pour la continuer, lancez : narrator resume. Au revoir.
goodbye-saved-over = La partie est enregistrée. Au revoir.
goodbye-empty = Rien à enregistrer. Au revoir.
not-recorded = Impossible d'enregistrer la partie : { $reason }. Cela ne compte pas, rien n'a changé. Réglez cela et redites-le. Pour jouer quand même, dites : sans enregistrer.
journal-unlocked = Ce disque ne sait pas séparer deux narrateurs. Ne jouez cette partie que dans un seul narrateur à la fois.
journal-nearly-full = Le fichier de cette partie est presque plein. Il reste assez de place pour la finir. Ensuite, commencez une nouvelle partie.
not-saved-now = Cette partie n'est pas enregistrée.
going-on-unsaved = À partir de maintenant, rien n'est enregistré. La partie continue.
folder-unwritable = Cette partie n'est pas enregistrée : { $reason }.
resume-damaged = Cette partie enregistrée est illisible : { $reason }. Je n'y ai pas touché.
no-such-game = Aucune partie enregistrée ne s'appelle { $game }. Les dernières parties : { $games }.
no-games = Il n'y a aucune partie enregistrée.
storage-no-folder = son dossier n'existe pas
not-printed = Impossible d'écrire le texte : { $reason }.
program-fault = Le narrateur a rencontré une erreur et s'arrête. La partie, s'il y en avait une, est enregistrée : narrator resume la reprend. Le journal dit ce qui s'est passé : { $log }.
memory-lacking = La mémoire ne suffit pas : { N($allowed) } mégaoctets sont permis, et il en faut { N($needed) }. Pour en permettre plus : ulimit -v unlimited.

## Refus : ce qui a été trouvé, ce qu'il faut, et que rien n'a changé

refused-unknown = Je n'ai pas compris. { $asked }
refused-talk = Ce n'était pas pour moi, je crois. { $asked }
example-team = { $names }
example-for = { $names } étaient pour
example-against = { $names } étaient contre
asked-again = { $question } Par exemple : { $example }.
asked-again-with-more = { $question } Vous pouvez dire : { $list }.
asked-again-with-help = { $question } Vous pouvez dire : { $list }. Pour de l'aide, dites : aide.
ask-undo = Pour revenir sur la dernière étape, dites : annuler. Puis redites ce qui est juste.
refused-no-words = Il n'y a pas de mot dans cette ligne. { $asked }
refused-unknown-player = Ici, personne ne s'appelle { $word }. Les joueurs : { $names }. Rien n'a changé.
refused-nobody-seated = Ici, personne ne s'appelle { $word } : il n'y a encore personne à table. Rien n'a changé.
refused-unknown-player-suggest = Ici, personne ne s'appelle { $word }. Si c'est { $suggestion }, redites la phrase avec ce nom.
suggested-player = Vous voulez dire { $suggestion } ? { $meant }
refused-ambiguous-player = { $word } peut désigner { $names }. Dites le nom entier ou la place. Rien n'a changé.
refused-me = Qui dit { $word } ? Dites le nom ou la place. Rien n'a changé.
refused-twice = { $player } : nom donné deux fois. Une même personne ne compte qu'une fois. Rien n'a changé.
refused-not-a-number = Il faut un nombre : { $word } n'en est pas un. Rien n'a changé.
refused-odd-number = Il faut un petit nombre entier : { $word } n'est pas possible. Rien n'a changé.
take-your-time = Prenez votre temps.
refused-incomplete = Il manque la suite après { $command }. Par exemple : { $example }. Rien n'a changé.
refused-nobody-accused = Qui Captain America accuse-t-il ? Par exemple : { $example }.
refused-nobody-takes-over = { $player } s'en va : qui reprend la place ? Par exemple : { $example }.
refused-malformed = Je ne comprends pas tout dans { $text }. Dites par exemple : { $example }. Rien n'a changé.
refused-empty = La ligne est vide. Rien n'a changé.
refused-not-now = Ce n'est pas le moment. { $asked }
refused-options = Les règles de cette partie sont fixées. Pour les changer, dites : nouvelle partie. Rien n'a changé.
refused-game-over = La partie est finie. Pour rejouer ensemble, dites : encore. Ou : nouvelle partie, raconter la partie ou quitter. Pour corriger, dites : annuler.
refused-game-over-keys = La partie est finie. Tapez deux-points, un de ces mots, puis Entrée : encore, nouvelle partie, raconter la partie, annuler ou quitter.
refused-game-over-program = La partie est finie. Pour une nouvelle partie, relancez-moi. Ou dites : annuler, raconter la partie ou quitter.
refused-team-size = { $found ->
        [0] Aucun nom donné
        [one] Un seul nom donné
       *[other] { N($found) } noms donnés
    }, mais il faut { $wanted ->
        [one] un seul joueur
       *[other] { N($wanted) } joueurs
    } pour la mission. Rien n'a changé.
refused-tally = { N($approve) } et { N($reject) }, cela fait { N($sum) }, mais { $players ->
        [one] un seul joueur vote
       *[other] { N($players) } joueurs votent
    }. Rien n'a changé.
refused-fails-team = { N($found) } Échecs, c'est trop pour { $team ->
        [one] un seul joueur
       *[other] une équipe de { N($team) }
    }. Rien n'a changé.
refused-fails-spies = { N($found) } Échecs, c'est trop pour { N($spies) } Espions. Rien n'a changé.
refused-cards = { $found ->
        [one] Cela fait une carte
       *[other] Cela fait { N($found) } cartes
    }, mais l'équipe compte { $team ->
        [one] un seul joueur
       *[other] { N($team) } joueurs
    }. Rien n'a changé.
refused-no-seat = Il n'y a personne à la place { N($seat) }. Les places vont de { N(1) } à { N($players) }. Rien n'a changé.
refused-mission-run = La mission { N($mission) } a déjà été jouée. Rien n'a changé.
refused-mission-closed = La mission cinq ne s'ouvre qu'après deux missions réussies. Rien n'a changé.
refused-no-mission = Il n'y a pas de mission { $word }. Les missions vont de { N(1) } à { N(5) }. Rien n'a changé.
refused-nothing-to-undo = Il n'y a rien à annuler.
refused-nothing-to-redo = Il n'y a rien à rétablir.
refused-nothing-to-cancel = Il n'y a rien à annuler.
refused-no-script = Rien n'est en cours, c'est moi qui vous attends. Rien n'a changé.
refused-too-long = Cette ligne est trop longue : je lis au plus dix mille signes. Rien n'a changé.
refused-not-text = Cette ligne contient des signes qui ne sont pas du texte. Rien n'a changé.
refused-no-voice = Aucune voix ne s'appelle { $text }. Pour les entendre, dites : liste des voix. Rien n'a changé.
refused-no-edition = Aucune édition ne s'appelle { $word }. Rien n'a changé. Les éditions : { $list }.
refused-no-language = Je parle français, anglais et allemand, pas { $text }. Rien n'a changé.
refused-level = Les niveaux vont de { N(0) } à { N(100) } : { $word } n'en est pas un. Rien n'a changé.
refused-no-choice = Le choix { $word } n'est pas dans la liste. Rien n'a changé.
refused-too-high = { N($number) }, c'est trop : { N($most) } au plus. Rien n'a changé.
refused-too-many-players = Cela ferait { N($found) } joueurs. Le maximum est { N($most) }. Rien n'a changé.
refused-too-few-players = { $found ->
        [0] Aucun joueur
        [one] Un seul joueur
       *[other] { N($found) } joueurs
    }, ce n'est pas assez : il en faut au moins { N($fewest) }. Donnez d'autres noms.
refused-same-name = Le nom { $name } est déjà pris. Donnez un autre nom à l'un des deux. Rien n'a changé.
refused-seated = { $name } joue déjà. Qui d'autre prend la place ?
refused-empty-name = Un nom est vide. Rien n'a changé.
refused-long-name = Ce nom est trop long : je lis au plus quarante lettres. Rien n'a changé.
refused-unspeakable-name = Un nom est fait de lettres : { $name } n'en est pas un. Rien n'a changé.
refused-reserved-name = Personne ne peut s'appeler { $name } ici : c'est déjà une commande. Rien n'a changé.

fault-players = { $found ->
        [0] Aucun joueur
        [one] Un seul joueur
       *[other] { N($found) } joueurs
    }, ce n'est pas possible : il en faut de { N($fewest) } à { N($most) }.
fault-no-name = La place { N($seat) } n'a pas de nom.
fault-long-name = Le nom à la place { N($seat) } a plus de quarante lettres.
fault-unspeakable-name = Un nom est fait de lettres : { $name } n'en est pas un.
fault-reserved-name = Personne ne peut s'appeler { $name } : c'est déjà une commande du narrateur.
fault-same-name = Deux joueurs s'appellent { $name }.
fault-leader = Il n'y a pas de place { N($seat) } pour le Meneur.
fault-leader-name = Qui doit mener ne joue pas : { $name }.
fault-edition = Aucune édition ne s'appelle { $text }. Les éditions : { $list }.
fault-line-up = Aucune composition ne s'appelle { $text }. Les compositions : { $list }.
fault-module = Aucun module de ce programme ne s'appelle { $text }. Les modules : { $list }.
fault-reveal = Aucune reconnaissance ne s'appelle { $text }. Les choix : { $list }.
fault-json-players = Une partie pour programmes a besoin de ses joueurs : donnez-les après --players, séparés par des virgules.

## Aide

help-now = Maintenant, vous pouvez dire : { $list }.
help-answers = Pour répondre : { $list }.
help-always = À tout moment : { $list }.
help-keys = Les touches : { $list }.
help-key = { $key } pour { $meaning }
keys-single-on = Touches directes : chaque touche agit aussitôt. Les chiffres sont les places et les nombres. Entrée fait avancer, le point d'interrogation donne l'aide. Deux-points, pour taper une commande. Le clavier passe à la personne interrogée.
line-opens = Tapez votre commande.

## Appareils

speech-from-system = C'est la voix de l'ordinateur qui parle.
speech-from-built-in = C'est la voix intégrée qui parle.
speech-from-nowhere = Aucune voix n'est disponible : tout est écrit.
sound-lost = Il n'y a plus de son. La partie continue par écrit.
sound-back = Le son est revenu.

## Voix et phrases

voice-now = Voix choisie : { $voice }.
voice-by-language = celle par défaut
voices-list = { $count ->
        [0] Il n'y a pas de voix à choisir.
        [one] Il y a une voix : { $names }.
       *[other] Il y a { N($count, gender: "feminine") } voix pour cette langue. { $names }.
    }
voices-looking = Je cherche les voix. Un instant.
rate-now = Vitesse { N($level) }.
pitch-now = Hauteur { N($level) }.
volume-now = Volume { N($level) }.
scale-most = C'est le maximum.
scale-least = C'est le minimum.
cues-now = Signaux à { N($level) }.
masking-now = Bruit de fond à { N($level) }.
wording-learning = Phrases complètes la première fois, brèves ensuite.
pieces-all = Je dis où va chaque chose.
pieces-cards = Plus besoin de marqueurs ni de pions : je retiens le score, le tour, les rejets et le Meneur.
pieces-none = Plus besoin de matériel : je retiens tout.
wording-full = Phrases complètes.
wording-brief = Phrases brèves. Pour en entendre plus, dites : en entier.
language-now = Je parle maintenant français.
mode-system = Voix de l'ordinateur.
mode-built-in = Voix intégrée.
mode-off = Voix coupée.

## Messages passés

history-earlier = Voici ce qui précédait.
history-oldest = C'est le premier message.
history-newest = C'est le dernier message.
history-empty = { $buffer } : rien pour l'instant.
history-buffer = { $buffer }.
nothing-to-repeat = Rien n'a encore été dit.

## Touches directes

refused-key = Cette touche ne sert à rien ici. Pour l'aide, point d'interrogation. Rien n'a changé.
entry-dropped = C'est oublié.

## Qui joue

ask-doubtful-name = Quelqu'un s'appelle { $name } ? Dites oui ou non.
ask-doubtful-own-name = Tu t'appelles { $name } ? Dis oui ou non.
renamed = { $old } s'appelle désormais { $new }.
swapped = { $first } et { $second } ont échangé leurs places. Dans le sens des aiguilles d'une montre : { $names }.
replaced = { $new } remplace { $old } et reprend tout, rôle compris.
joined-before = { $name } joue aussi. Dans le sens des aiguilles d'une montre : { $names }.
joined = { $name } joue aussi. On recommence, et les cartes sont redistribuées.
ask-replacement-keys = { $player } s'en va. Qui joue à sa place ? Tapez deux-points, puis le nom, puis Entrée. Si personne ne le fait : deux-points, puis abandonner, puis Entrée.
ask-replacement = { $player } s'en va. Qui joue à sa place ? Tapez le nom. Si personne ne le fait, tapez : abandonner.
undone-renamed = Annulé. { $new } s'appelle de nouveau { $old }.
undone-replaced = Annulé. { $old } joue de nouveau, et non { $new }.
undone-swapped = Annulé. De nouveau, dans le sens des aiguilles d'une montre : { $names }.
undone-joined = Annulé. { $name } ne joue pas, et la partie reste comme avant.
undone-abandoned = Annulé. La partie continue.
refused-swap-now = Vous ne pouvez pas changer de place maintenant. Rien n'a changé.
refused-too-late = C'est trop tard pour ajouter quelqu'un. { $name } peut jouer à la place d'une autre personne : { $name } remplace { $player }. Rien n'a changé.

## Une partie sans résultat

ask-abandon-keys = Arrêter cette partie sans résultat ? Entrée pour confirmer, Échap pour annuler.
ask-abandon = Arrêter cette partie sans résultat ? Dites confirmer ou annuler.
ask-new-game-now-keys = Cette partie s'arrêtera sans résultat. Entrée pour en commencer une autre, Échap pour continuer celle-ci.
ask-new-game-now = Cette partie s'arrêtera sans résultat. Pour en commencer une autre, dites : confirmer. Ou dites : annuler.
abandoned = Cette partie s'arrête sans résultat.
ask-leader-again = La même table, les mêmes règles. Premier Meneur : { $leader }. Dites oui ou un autre nom. Ou tapez : les perdants mènent.
ask-leader-losers = Alors quelqu'un du camp perdant sera Meneur. Dites qui : un nom.
entry-joins = { $player }. { $count ->
        [one] Une personne.
       *[other] { N($count) } personnes.
    }
    .brief = { $player }.
entry-leaves = Sans { $player }. { $count ->
        [0] Plus personne.
        [one] Une personne.
       *[other] { N($count) } personnes.
    }
    .brief = Sans { $player }.
entry-vote = { N($approve) } pour, { N($reject) } contre. Entrée ?
entry-vote-more = { N($approve) } pour, { N($reject) } contre. Entrée, ou un autre chiffre.
entry-fails = { $fails ->
        [0] Aucun Échec. Entrée ?
        [one] Un Échec. Entrée ?
       *[other] { N($fails) } Échecs. Entrée ?
    }
nothing-saved-yet = Aucune partie n'a commencé : il n'y a rien à enregistrer.
voice-named = { $name }

## Ligne de commande : seulement écrit, et les mots à taper y restent en anglais

cli-narrator = Mène une partie de Résistance : parle, écoute les touches et veille aux règles. Sans commande, lance une partie.
cli-after = À la table, le mot aide dit ce qu'on peut dire.
cli-help = Montre cette aide.
cli-version = Donne la version, et ce qu'elle comprend.
cli-version-text = { $version }, pour le texte seul
cli-version-with = { $version }, avec { $parts }
cli-play = Mène une partie. Demande tout ce qui n'a pas été précisé.
cli-lessons = Donne des leçons de quelques minutes, où l'on dit ce qu'on dit à table. Dit laquelle est la prochaine, ou commence celle qu'on nomme.
cli-lesson = Le numéro ou le nom d'une leçon.
cli-anew = Aucune leçon ne compte plus comme terminée.
cli-practice = Joue une partie entière avec une seule personne : le narrateur joue pour les autres.
cli-name = Votre nom, pour un entraînement.
cli-count = Combien jouent à l'entraînement, en vous comptant.
cli-resume = Reprend une partie enregistrée : la dernière inachevée, sauf si une autre est nommée.
cli-games = Donne la liste des parties enregistrées.
cli-delete = Supprime une partie enregistrée, après une question.
cli-refused = Montre les phrases que je n'ai pas comprises, si vous m'avez demandé de les garder : narrator settings refused keep.
cli-refused-export = Les écrit en JSON, une par ligne.
cli-refused-delete = Les supprime toutes.
cli-statistics = Compte les parties et les victoires, ou celles d'une seule personne. Une partie supprimée ne compte plus.
cli-replay = Raconte une partie enregistrée depuis le début.
cli-export = Écrit une partie enregistrée sous une autre forme, sur la sortie standard.
cli-script = Lit à voix haute un texte minuté, sans partie.
cli-handbook = Lit une page du manuel, ou donne la liste des pages.
cli-rules = Lit les règles, ou un seul de leurs sujets.
cli-cards = Dit l'effet des cartes Complot, ou en dit plus sur l'une d'elles.
cli-editions = Énumère les éditions, ou s'occupe des vôtres.
cli-edition-check = Dit si l'on peut jouer à l'édition d'un fichier, ou tout ce qui n'y va pas.
cli-edition-show = Lit une édition en phrases : qui il y a, qui apprend quoi, et comment elle finit.
cli-edition-new = Écrit le fichier d'une nouvelle édition, qui explique ce qu'il contient.
cli-edition-file = Le fichier de l'édition.
cli-edition-name = Le nom de l'édition, ou son fichier.
cli-edition-new-name = Le nom de la nouvelle édition : minuscules, chiffres et traits d'union.
cli-edition-folder = Le dossier où elle est écrite. Sans lui, c'est celui où vous êtes.
cli-check = Parle, joue chaque signal, dit ce qui marche, et quoi faire pour ce qui ne marche pas.
cli-settings = Montre les réglages et ce qu'ils veulent dire, ou en change un.
cli-hear = Écoute un fichier son comme s'il était dit à la table, et dit ce qu'il ferait.
cli-wav = Le fichier son, au format WAV.
cli-learn = Apprend comment cette personne dit les mots courts et son nom, en moins d'une minute.
cli-learned = Montre de qui la voix a été apprise.
cli-forget = Efface la voix apprise de cette personne.
cli-with-voice = Se sert de la voix apprise de cette personne.
cli-without-voice = Ne se sert plus de la voix apprise de cette personne.
cli-phase = La phase de la partie : setup, reveal, window, plot, proposal, vote, spotlight, mission, close-eye, examination, accusation, assassination ou over.
cli-models = Liste les modèles des commandes vocales, ou les gère.
cli-models-add = Installe un modèle depuis un dossier ou un fichier zip.
cli-models-fetch = Télécharge le modèle recommandé pour une langue, et l'installe.
cli-models-path = Le dossier ou le fichier zip.
cli-models-of = La langue : en, fr ou de.
cli-demo = Joue tout seul une courte partie d'exemple.
cli-update = Donne la version, et dit comment en avoir une plus récente. Rien ne passe par le réseau.
cli-update-version = Voici le narrateur, version { $version }. Je ne cherche jamais moi-même s'il y en a une plus récente.
cli-update-package = Il a été installé avec apt. Procurez-vous le nouveau fichier deb, allez dans son dossier et tapez ceci, avec son numéro de version à la place du mot VERSION :
cli-update-project = Il a été construit dans { $folder }. Pour avoir le plus récent, allez dans ce dossier et tapez ces deux lignes, l'une après l'autre :
cli-update-elsewhere = Il se trouve dans { $folder }, et je ne sais pas comment il y est arrivé. Mettez-y le nouveau de la même façon.
cli-update-unknown = Le système ne me dit pas où il se trouve. Installez le nouveau de la même façon que celui-ci.
cli-game = Le nom de la partie enregistrée, comme dans la liste des parties.
cli-as = La forme : text, markdown, html, json ou csv.
cli-secrets = Donne les rôles et les cartes jouées, même avant la fin de la partie. Qui lit cela sait qui est qui.
cli-json = Pour les programmes : des lignes tapées entrent, des lignes JSON sortent, rien n'est dit.
cli-seed = La graine des tirages du narrateur, un nombre entier à partir de 0. Même graine, mêmes tirages.
cli-edition = Les règles du jeu : { $editions }, ou le fichier d'une édition à vous.
cli-players = Les joueurs dans le sens des aiguilles d'une montre, séparés par des virgules.
cli-leader = Le premier Meneur : un nom, ou draw pour un tirage au sort.
cli-reveal = Comment les Espions se reconnaissent : touch, au toucher, eyes, les yeux fermés, earpiece, au casque, ou none, pas du tout.
cli-line-up = Les personnages conseillés, dans les éditions qui en proposent : usual, beginners ou hard. S'y ajoutent --with et --without.
cli-with = Les modules à activer, séparés par des virgules : { $modules }.
cli-without = Les modules à désactiver, séparés par des virgules.
cli-script-name = Le texte minuté : { $scripts }.
cli-script-edition = Pour les tables de quelle édition : son nom, ou son fichier. Sans cela, de celle dont il vient.
cli-script-players = Pour combien de joueurs, de 5 à 10. Les textes de Winter Soldier vont jusqu'à 12.
cli-script-reveal = Comment le texte nick-fury est lu : eyes, les yeux fermés, ou touch, au toucher.
cli-script-round = Comment les cartes ou les pions font le tour au toucher : one-by-one, une à une ; together, tous ensemble ; ou usual.
cli-render = Écrit le texte minuté dans un fichier son, au lieu de le lire.
cli-print = Écrit le déroulement du texte minuté, au lieu de le lire : une ligne par son, avec son début en secondes.
cli-page = Le sujet d'une page. Sans lui, la liste des pages.
cli-topic = Le sujet. Sans lui, la liste des sujets.
cli-card = Le nom d'une carte. Sans nom, toutes les cartes.
cli-statistics-name = Le nom d'une personne. Sans nom, toutes les parties.
cli-key = Le réglage. Sans lui, tous les réglages.
cli-value = Sa nouvelle valeur.
cli-language = La langue : en, fr ou de.
cli-voice = Qui parle : system pour la voix de l'ordinateur, built-in pour celle du narrateur, off pour les lecteurs d'écran.
cli-keys = Comment les touches sont lues : line pour des lignes entières, single pour des touches qui agissent aussitôt.
cli-ears = Quand le narrateur écoute : off jamais, push avec une touche, wake après la phrase d'appel, open tout le temps.
cli-pace = Le rythme des textes minutés, de 0.25 à 4 : 2 divise les pauses par deux.
cli-speaker = Le haut-parleur, par son nom.
cli-earpiece = Le casque qui passe de main en main, par son nom.
cli-microphone = Le micro, par son nom.

## Parties enregistrées

game-unreadable = La partie enregistrée { $game } est inutilisable : { $reason }. Je n'y ai pas touché.
no-secrets = Je ne connais aucun secret de la partie { $game } : je n'ai ni distribué de rôles ni recueilli de cartes.
secrets-unreadable = Les secrets de la partie { $game } sont illisibles : { $reason }. Je n'y ai pas touché.
game-listed-open = { $game } : { $names }. Commencée le { $date }, inachevée, { $actions ->
        [0] rien de joué.
        [one] une étape.
       *[other] { N($actions) } étapes.
    }
game-listed-over = { $game } : { $names }. Commencée le { $date }, finie : { $ending }
game-listed-abandoned = { $game } : { $names }. Commencée le { $date }, arrêtée sans résultat.
ask-delete = Supprimer { $game } pour toujours ? Tapez oui pour supprimer.
not-deleted = { $game } est toujours là. Rien n'a changé.
game-deleted = { $game } est supprimée.
game-listed-damaged = { $game } : illisible, { $reason }.
game-listed-part = { $game } : { $names }. Commencée le { $date }, abîmée, { $actions ->
        [0] il n'en reste rien.
        [one] il en reste une étape.
       *[other] il en reste { N($actions) } étapes.
    }
game-told-in-part = Le fichier de la partie { $game } est abîmé à la ligne { N($line) }. Tout ce qui précède a été raconté. { $lost } Je n'ai pas touché au fichier.
games-unreadable = Impossible de lire la liste des parties : { $reason }.
no-unfinished-game = Il n'y a pas de partie inachevée. La liste des parties montre celles qui existent.

## Statistiques

refused-lines-on = { $lines ->
        [0] Je garde ce que je ne comprends pas. Rien pour l'instant.
        [one] Je garde ce que je ne comprends pas. Une phrase pour l'instant.
       *[other] Je garde ce que je ne comprends pas. { N($lines) } phrases pour l'instant.
    }
refused-lines-off = { $lines ->
        [0] Je ne garde rien de ce que je ne comprends pas. Pour changer cela : narrator settings refused keep.
        [one] Je ne garde plus rien. Il reste une phrase.
       *[other] Je ne garde plus rien. Il reste { N($lines) } phrases.
    }
refused-lines-deleted = { $lines ->
        [0] Il n'y avait rien à supprimer.
        [one] Une phrase est supprimée.
       *[other] { N($lines) } phrases sont supprimées.
    }
refused-lines-unreadable = Impossible de lire les phrases gardées : { $reason }.
statistics-games = { $finished ->
        [0] Aucune partie n'est finie
        [one] Une partie est finie
       *[other] { N($finished, gender: "feminine") } parties sont finies
    }, { $unfinished ->
        [0] aucune n'est inachevée.
        [one] une est inachevée.
       *[other] { N($unfinished, gender: "feminine") } sont inachevées.
    }
statistics-edition = { $edition }, { $games ->
        [one] une partie
       *[other] { N($games, gender: "feminine") } parties
    } : { $wins }.
statistics-wins = { $games ->
        [0] aucune victoire
        [one] une victoire
       *[other] { N($games, gender: "feminine") } victoires
    } pour { $side }
statistics-rejections = { $games ->
        [one] Une partie s'est jouée sur trop d'équipes rejetées.
       *[other] { N($games, gender: "feminine") } parties se sont jouées sur trop d'équipes rejetées.
    }
statistics-namings = { $games ->
        [one] Une partie a été gagnée en désignant la bonne personne.
       *[other] { N($games, gender: "feminine") } parties ont été gagnées en désignant la bonne personne.
    }
statistics-newest = La dernière partie a commencé le { $date }.
statistics-left-out = { $games ->
        [one] Une partie n'est pas comptée : son fichier n'est pas lisible jusqu'au bout.
       *[other] { N($games, gender: "feminine") } parties ne sont pas comptées : leurs fichiers ne sont pas lisibles jusqu'au bout.
    }
statistics-player = { $name } : { $finished ->
        [0] aucune partie finie
        [one] une partie finie
       *[other] { N($finished, gender: "feminine") } parties finies
    }, { $unfinished ->
        [0] aucune inachevée.
        [one] une inachevée.
       *[other] { N($unfinished, gender: "feminine") } inachevées.
    }
statistics-side = { $games ->
        [one] Une partie
       *[other] { N($games, gender: "feminine") } parties
    } { $side }, { $won ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { N($won, gender: "feminine") } gagnées.
    }
statistics-alone = { $games ->
        [one] Une partie gagnée en solitaire, avec le Renégat.
       *[other] { N($games, gender: "feminine") } parties gagnées en solitaire, avec le Renégat.
    }
statistics-without-side = { $games ->
        [one] Une partie ne compte pour aucun camp : je ne sais pas qui était qui.
       *[other] { N($games, gender: "feminine") } parties ne comptent pour aucun camp : je ne sais pas qui était qui.
    }
statistics-nobody = Dans les parties enregistrées, je ne trouve pas { $name }.

## La vérification

check-begins = Vérification. Vous allez m'entendre, puis entendre chaque son que je sais faire.
check-begins-in-text = Vérification. Cette version du narrateur n'a ni voix ni sons : tout est écrit.
check-voice-system = C'est la voix de l'ordinateur qui parle.
check-voice-built-in = C'est la voix intégrée qui parle.
check-voice-fallen-back = La voix de l'ordinateur ne répond pas, c'est donc la voix intégrée qui parle. Pour avoir l'autre, démarrez la synthèse vocale de votre système.
check-voice-fallen-back-elsewhere = La voix de l'ordinateur ne répond pas, c'est donc la voix intégrée qui parle. Pour avoir l'autre, vérifiez dans les réglages de l'ordinateur qu'une voix est installée.
check-voice-off = La voix est coupée. Pour m'entendre, réglez la voix sur system ou sur built-in.
check-voice-none = Il n'y a pas de voix : ni synthèse vocale du système, ni espeak-ng avec un appareil audio. Tout est écrit.
check-voice-none-elsewhere = Il n'y a pas de voix. Tout est écrit. Vérifiez dans les réglages de l'ordinateur qu'une voix est installée et qu'un haut-parleur est activé.
check-sound-lost = Il n'y a pas d'appareil audio, donc pas de signaux. Branchez-en un, et vérifiez qu'un serveur audio tourne.
check-sound-lost-elsewhere = Il n'y a pas d'appareil audio, donc pas de signaux. Branchez-en un, et vérifiez dans les réglages de l'ordinateur qu'il est activé.
check-voice-unheard = Je ne peux pas savoir ici si la voix de l'ordinateur s'entend : sans appareil audio, elle m'annonce la même chose. Si vous lisez ceci sans rien entendre, c'est qu'elle n'en a pas non plus.
check-cues = Maintenant, les signaux.
check-cues-not-built = Cette version du narrateur n'a pas de sons, donc pas de signaux.
check-loudspeakers = { $count ->
        [one] Il y a un haut-parleur : { $names }.
       *[other] Il y a { N($count) } haut-parleurs : { $names }. Pour en choisir un, donnez son nom comme haut-parleur.
    }
no-such-speaker = Le haut-parleur { $wanted } n'existe pas, on entend celui par défaut. Il y a : { $names }.
check-microphones = { $count ->
        [one] Il y a un micro : { $names }.
       *[other] Il y a { N($count) } micros : { $names }. Pour en choisir un, donnez son nom comme micro.
    }
check-listening = Maintenant, j'écoute pendant trois secondes. Dites quelque chose, aussi fort qu'à la table.
check-hearing-good = Je vous entends bien.
check-hearing-quiet = Je vous entends à peine. Parlez plus fort, approchez-vous du micro, ou montez son volume.
check-hearing-clipping = C'est trop fort pour le micro : le son sature. Baissez son volume, ou éloignez-vous.
check-hearing-silent = Le micro est là, mais aucun son n'arrive. Allumez-le, autorisez les programmes à s'en servir, ou choisissez-en un autre.
microphone-unknown = Aucun micro ne s'appelle { $name }. Je n'entends rien tant qu'il n'est pas là, ou que vous n'en choisissez pas un autre.
microphone-none = Il n'y a pas de micro, donc je n'entends rien. Tout peut être tapé.
microphone-mute = Aucun son ne vient du micro. Vérifiez qu'il est branché, que les programmes peuvent s'en servir, et qu'aucun autre ne l'a pris.
microphone-not-built = Cette version du narrateur n'a pas de commandes vocales, elle n'écoute donc pas.
check-phones = Les téléphones peuvent se connecter à { $address }, s'ils sont sur le même réseau.
check-phones-none = Cet ordinateur n'est sur aucun réseau, donc aucun téléphone ne peut se connecter. Rejoignez le Wi-Fi, ou activez un partage de connexion sur un téléphone et connectez-y l'ordinateur.
check-phones-firewall = Un pare-feu est actif ici : { $firewall }. Si les téléphones ne peuvent pas se connecter, ouvrez le port : { $command }.
check-folders = Les parties sont gardées dans { $folder }.
check-over = La vérification est finie.
cue-accepted = Compris.
cue-refused = Refusé.
cue-your-turn = C'est à quelqu'un de jouer.
cue-now = Ensemble, maintenant.
cue-approved = L'équipe est approuvée.
cue-rejected = L'équipe est rejetée.
cue-success = La mission réussit.
cue-fail = La mission échoue.
cue-tick = Une pause est presque finie.
cue-game-over = La partie est finie.
cue-listening = Le narrateur écoute : parlez.
cue-heard = Une commande a été entendue.
cue-not-understood = Ce n'était pas une commande.

## Fautes de la ligne de commande

fault-value = L'option { $option } n'accepte pas { $value }. Les choix : { $list }.
fault-value-free = { $meaning } L'option { $option } n'accepte pas { $value }.
fault-unknown-option = L'option { $option } n'existe pas. L'aide les montre toutes : narrator --help.
fault-unknown-word = Le mot { $word } est de trop. L'aide montre ce qui peut être écrit : narrator --help.
fault-twice = L'option { $option } est donnée deux fois ; une seule suffit.
fault-unknown-command = La commande { $command } n'existe pas. L'aide les montre toutes : narrator --help.
fault-missing = { $count ->
        [one] Il manque un mot
       *[other] Il manque des mots
    } : { $words }. L'aide en dit plus : narrator --help.
fault-missing-value = Il manque une valeur après { $option }.
fault-arguments = Ces mots de la ligne de commande ne vont pas ensemble. L'aide dit comment faire : narrator --help.
cli-usage = Utilisation :
cli-commands = Commandes
cli-options = Options possibles
cli-words = Mots

## Les textes minutés, ligne par ligne

timeline-silence = Silence, { $seconds } secondes.
timeline-silence-one = Silence, une seconde.
timeline-masked = Silence avec bruit de fond, { $seconds } secondes.
timeline-masked-one = Silence avec bruit de fond, une seconde.
timeline-cue = Signal : { $cue }
timeline-end = Fin.
rendered = Le texte minuté est dans { $file } : { $seconds } secondes.
not-rendered = Impossible d'écrire { $file } : { $reason }.
render-no-voice = espeak-ng manque, ou ne marche pas
render-no-sound = cette version du narrateur n'a pas de son

## Le nom des touches, à l'oral

key-letter = { $letter }
key-capital = { $letter } majuscule
key-control = contrôle { $letter }
key-comma = virgule
key-full-stop = point
key-less = inférieur
key-greater = supérieur
key-left-bracket = crochet ouvrant
key-right-bracket = crochet fermant
key-question-mark = point d'interrogation

## La reconnaissance des commandes vocales et ses modèles

recogniser-lost = Commandes vocales : l'écoute s'est arrêtée, je la relance. Les touches et les mots tapés marchent toujours.
recogniser-back = Les commandes vocales marchent de nouveau.
recogniser-no-program = Pas de commandes vocales : leur programme, narrator-ears, manque. Tout le reste marche.
recogniser-no-library = Pas de commandes vocales : leur bibliothèque, libvosk, manque. Tout le reste marche.
recogniser-broken-model = Pas de commandes vocales : leur modèle ne se charge pas. Installez-en un autre. Tout le reste marche.
recogniser-keeps-failing = Pas de commandes vocales : l'écoute s'arrête sans cesse. Tout le reste marche.

model-none = Il n'y a aucun modèle à cet endroit.
model-incomplete = Le modèle n'est pas complet. Il manque : { $list }.
model-baked-in = La grammaire de ce modèle est figée, on ne peut pas lui dire quoi écouter. Prenez-en un dont le nom contient small ou lgraph.
model-broken = Le modèle ne se charge pas : des parties sont abîmées, ou ne vont pas ensemble.
model-no-words = La liste des mots du modèle est illisible.
model-foreign = Le modèle ne comprend ni le français, ni l'anglais, ni l'allemand.
model-other-language = La langue du modèle est : { $found }. La langue voulue est : { $wanted }.

model-quality-starter-en = Un modèle de départ, appris sur des voix de synthèse. Sur cent commandes dites par des gens, il en a compris quatre-vingt-dix-sept au calme, et soixante-quatorze là où d'autres parlaient.
model-quality-starter = Un modèle de départ, appris sur des voix de synthèse. On n'a jamais mesuré s'il comprend bien les gens.
model-quality-unmeasured = On n'a pas mesuré ici s'il comprend bien.

models-not-here = Cette version du narrateur n'a pas de commandes vocales, elle n'a pas besoin de modèles.
models-folder = Les modèles s'installent dans { $folder }.
models-list-unreadable = La liste { $file } est illisible. Corrigez-la ou effacez-la.
model-used = En service, { $language } : { $name }, { N($megabytes) } mégaoctets. { $quality }
model-spare = En réserve, { $language } : { $name }, { N($megabytes) } mégaoctets. { $quality }
model-lacking = Pas de modèle, { $language } : les commandes vocales sont coupées.
model-better = Un meilleur modèle est { $name }, { N($megabytes) } mégaoctets à télécharger. Pour l'avoir : narrator models fetch { $code }.
model-unusable = Inutilisable : { $folder }. { $fault }
model-installed = Installé : { $name }. Il sert désormais pour cette langue : { $language }.
model-not-installed = Pas installé : { $file }. { $fault } Rien n'a changé.
model-not-fetched = Pas installé : { $name }. { $fault }

install-not-there = Il n'y a ni fichier ni dossier de ce nom.
install-neither = Ce n'est ni un dossier ni un fichier zip entier.
install-damaged = Le fichier zip est abîmé.
install-outside = Le fichier zip écrirait hors de son propre dossier.
install-too-large = Le fichier zip contient bien plus qu'il n'en faut pour un modèle.
install-disk = Impossible de le lire ou de l'écrire : { $reason }.
install-busy = Un autre narrateur installe un modèle en ce moment. Réessayez quand il aura fini.

fetch-begins = Téléchargement : { $name }, environ { N($megabytes) } mégaoctets, libre d'usage sous { $licence }.
fetch-resumed = Une partie du fichier est déjà là. Le téléchargement continue.
fetch-percent = { N($percent) } pour cent.
fetch-unreached = Le serveur est injoignable. Vérifiez le réseau et réessayez.
fetch-refused = Le serveur ne l'a pas : il répond { $status }.
fetch-cut = La connexion s'est coupée. Ce qui est là est gardé : réessayez pour continuer.
fetch-stalled = Le serveur n'envoie plus rien. Ce qui est là est gardé : réessayez pour continuer.
fetch-too-large = Ce qui arrive est bien plus gros que la liste ne le dit : ce n'est pas le bon fichier, il est effacé.
fetch-different = Ce n'est pas le bon fichier qui est arrivé, il est effacé. Réessayez.

hear-not-here = Cette version du narrateur n'a pas de commandes vocales, elle ne peut pas entendre.
hear-unreadable = Le fichier son { $file } est illisible : { $reason }.
hear-no-sound = Je ne peux pas lire ce fichier comme un son : { $file }. Il faut un fichier WAV.
hear-words = Entendu : { $words }.
hear-nothing = Entendu : rien.
hear-meant = Compris : { $line }.
hear-unfinished = Compris en partie : { $line }. Le reste serait demandé.
hear-ambiguous = Ambigu : { $word } peut être { $names }.
hear-impossible = Impossible : il ne se passerait rien.
hear-not-for-us = Pas une commande : il ne se passerait rien.
## Commandes vocales

ears-off = Je n'écoute plus.
ears-push = J'écoute tant que vous tenez la barre d'espace. Ou tapez : parler. Parlez, puis retapez-le.
ears-wake = Dites { $wake }, attendez le signal, puis dites une seule commande.
ears-open = J'écoute tout le temps. Pendant que vous discutez, appelez-moi d'abord : { $wake }. Ce qui change la partie n'est pris en compte qu'après confirmer.
ears-loading = L'écoute vocale se charge encore. Réessayez dans un instant.
refused-ears-off = Les commandes vocales sont coupées. Pour parler avec une touche, tapez : appuyer pour parler. Rien n'a changé.
name-sounds-like = { $player }, pour ton nom, j'écoute { $words }. Tu peux aussi dire place { N($seat) }, ou { $sign }.
name-not-heard = { $player }, je ne peux pas reconnaître ton nom. À la voix, dis place { N($seat) }, ou { $sign }.
names-sound-like = À la place de ces noms, j'écoute d'autres mots : { $names }. Les numéros de place marchent aussi.
names-sound-like-part = { $words } pour { $player }
names-not-heard = Ces noms, je ne peux pas les reconnaître. À la voix, { $names }.
names-not-heard-part = { $player } : place { N($seat) } ou { $sign }
names-offer = Pour savoir si je vous reconnais, dites : { $command }.
names-known = Je connais tous vos noms. Il n'y a rien à essayer.
name-try = { $player }, j'écoute { $words }. Dis ton nom. Pour passer, appuie sur Entrée, ou dis : suivant.
    .brief = { $player }, j'écoute { $words }. Dis ton nom.
name-try-talk = { $player }, j'écoute { $words }. Tape parler, dis ton nom, et retape parler. Pour passer, appuie sur Entrée.
    .brief = { $player }, j'écoute { $words }. Tape parler, et dis ton nom.
name-try-talk-keys = { $player }, j'écoute { $words }. Maintiens la barre d'espace et dis ton nom. Pour passer, appuie sur Entrée.
    .brief = { $player }, j'écoute { $words }. Maintiens la barre d'espace, et dis ton nom.
name-again = { $player }, je n'ai pas reconnu ton nom. Dis-le encore une fois.
name-heard = Je te reconnais à { $words }.
# A voice is learned.
voice-offer = Si je comprends mal quelqu'un, dites : apprendre la voix de, et le nom.
voice-waits = Un instant : je me prépare à écouter.
voice-whose = La voix de qui ? Dites : apprendre la voix de, et un nom.
voice-lesson = { $name }, répète chaque mot après moi. Chacun vient deux fois. Pour arrêter, dis : annuler.
voice-word = { $word }.
voice-say = Dis : { $word }.
    .brief = { $word }.
voice-say-name = Dis ton nom : { $name }.
voice-say-name-again = Encore ton nom.
voice-learned = Merci, { $name }. Je sais maintenant comment tu dis les mots courts.
voice-unused = Merci, { $name }. Je te comprends mieux sans cela, je ne m'en servirai pas.
voice-not-learned = J'ai entendu trop peu de mots pour apprendre. Rien n'a changé.
voice-dropped = Arrêté. Je n'ai rien appris.
voice-not-kept = Je ne peux pas garder cette voix : { $reason }. Elle est oubliée.
voices-none = Personne ne m'a appris sa voix.
voices-line = { $name }, { $language } : utilisée.
voices-line-unused = { $name }, { $language } : pas utilisée.
voices-unreadable = Je ne peux pas lire les voix apprises : { $reason }. Rien n'a changé.
voice-forgotten = Effacé : ce que m'a appris { $name }.
voice-used = Je me sers maintenant de cette voix : { $name }.
voice-not-used = Je ne me sers plus de cette voix : { $name }. Elle reste là.
voice-unknown = { $name } ne m'a rien appris. Rien n'a changé.
names-sound-alike = Pour moi, { $first } et { $second } se confondent. Pour { $second }, dites plutôt place { N($seat) }, ou { $sign }.
key-space = la barre d'espace
recogniser-now = J'écoute avec { $name }. { $quality }
ears-no-model = Les commandes vocales sont coupées : il n'y a pas de modèle pour cette langue. Tout le reste marche. La commande pour en avoir un est écrite à l'écran.
    .line = Les commandes vocales sont coupées : il n'y a pas de modèle pour cette langue. Tout le reste marche. Pour en avoir un, lancez narrator models.
microphone-back = Le micro est de nouveau là.
