# Le casque qui passe de main en main : ce qu'en dit le haut-parleur, et ce qu'on y entend.

## Le haut-parleur

refused-not-hydra = { $player } ne fait pas partie d'HYDRA, ou bien c'est le Winter Soldier. Nommez un autre agent d'HYDRA. Rien n'a changé.
refused-not-rogue = { $player } n'est pas le Renégat. Rien n'a changé.
storage-private-foreign = la partie privée vient d'une autre partie
guidance-no-cards = Étape quatre. Laissez les cartes Personnage dans la boîte.
    .brief = Sans cartes Personnage.
status-reveal-dealt = Vous allez apprendre en secret qui vous êtes.
headset-none-keys = Je ne trouve aucun appareil audio, donc je ne peux rien dire en secret. Rien de secret n'a été dit. Branchez le casque et appuyez sur Entrée.
whisper-again-alone = Pour réentendre, appuie sur Entrée. Pour cacher, tape suivant, puis Entrée. Ensuite, enlève le casque.
whisper-again-alone-keys = Espace pour réentendre. Entrée pour cacher. Ensuite, enlève le casque.
guidance-begin-dealt = Mise en place, en { N($steps) } étapes. Après chaque étape, dites : suivant. Si la table est déjà prête, dites : tout est prêt.
    .brief = Mise en place. Suivant, ou tout est prêt.
guidance-begin-dealt-keys = Mise en place, en { N($steps) } étapes. Après chaque étape, appuyez sur Entrée. Si la table est déjà prête, tapez deux-points, puis prêt, puis Entrée.
    .brief = Mise en place. Entrée après chaque étape.
headset-same-keys = { $name } est à la fois le casque et le haut-parleur : tout le monde entendrait. Je n'ai rien dit de secret. Pour réessayer celui-ci, appuyez sur Entrée. Pour un autre appareil, tapez deux-points, puis casque, puis Entrée.
headset-lost-keys = Je ne trouve pas le casque { $name }. Sans lui, je ne dis rien de secret. Branchez-le et appuyez sur Entrée. Pour un autre appareil, tapez deux-points, puis casque, puis Entrée.
headset-off = Posez le casque et le clavier à côté du Tableau.
    .brief = Posez le casque.
guidance-deal-dealt = Étape cinq. Pas besoin de cartes Personnage : je distribue les rôles, { N($resistance) } pour la Résistance et { N($spies) } pour les Espions.
    .brief = Sans cartes Personnage : je distribue.
guidance-deal-dealt-winter-soldier = Étape cinq. Pas besoin de cartes Personnage : je distribue les rôles, { N($resistance) } agents du SHIELD et { N($spies) } agents d'HYDRA.
    .brief = Sans cartes Personnage : je distribue.
guidance-own-dealt = Étape six. Préparez un casque. Il passe de main en main, vers la gauche. Vous y apprendrez en secret qui vous êtes.
    .brief = Préparez le casque.
ask-roles = Vous allez apprendre, au casque, qui vous êtes. Si le casque est prêt, dites : commencer. Si vous avez distribué les cartes et fait la reconnaissance, dites : sauter.
    .brief = Casque prêt ? Dites : commencer.
ask-roles-keys = Vous allez apprendre, au casque, qui vous êtes. Si le casque est prêt, appuyez sur Entrée. Si vous avez distribué les cartes, tapez deux-points, puis cartes du jeu, puis Entrée. Si la reconnaissance est déjà faite, tapez deux-points, puis sauter, puis Entrée.
    .brief = Casque prêt ? Entrée.
headset-which = Lequel de ces appareils est le casque ? Tapez son numéro, puis Entrée.
headset-which-keys = Lequel de ces appareils est le casque ? Tapez son numéro.
headset-listed = { N($number) } : { $name }.
    .line = { $number } : { $name }.
headset-none = Je ne trouve aucun appareil audio, donc je ne peux rien dire en secret. Rien de secret n'a été dit. Branchez un casque, tapez : casque, puis Entrée.
headset-chosen = Le casque, c'est { $name }.
headset-try = Essayons d'abord le casque. Quelqu'un le met et appuie sur Entrée. J'y dirai une phrase.
headset-try-keys = Essayons d'abord le casque. Quelqu'un le met et appuie sur la barre d'espace. J'y dirai une phrase.
ask-headset-heard = Si vous avez entendu la phrase dans le casque, et nulle part ailleurs, tapez oui, puis Entrée. Pour la réentendre, appuyez seulement sur Entrée. Pour un autre appareil, tapez casque, puis Entrée.
    .brief = Dans le casque seulement ? Tapez oui, puis Entrée. Entrée seule répète.
ask-headset-heard-keys = Si vous avez entendu la phrase dans le casque, et nulle part ailleurs, appuyez sur Entrée. Pour la réentendre, appuyez sur la barre d'espace. Pour un autre appareil, tapez deux-points, puis casque, puis Entrée.
    .brief = Dans le casque seulement ? Entrée pour oui, espace pour réentendre.
headset-same = { $name } est à la fois le casque et le haut-parleur : tout le monde entendrait. Je n'ai rien dit de secret. Pour réessayer celui-ci, appuyez sur Entrée. Pour un autre appareil, tapez casque, puis Entrée.
headset-lost = Je ne trouve pas le casque { $name }. Sans lui, je ne dis rien de secret. Branchez-le et appuyez sur Entrée. Pour un autre appareil, tapez casque, puis Entrée.
headset-missing = J'attends le casque. Quand il sera branché, appuyez sur Entrée. Pour un autre appareil, tapez casque, puis Entrée.
headset-missing-keys = J'attends le casque. Quand il sera branché, appuyez sur Entrée. Pour un autre appareil, tapez deux-points, puis casque, puis Entrée.
ask-headset = { $player }, prends le casque et le clavier. Mets le casque et appuie sur Entrée.
    .brief = { $player }, casque, Entrée.
ask-headset-keys = { $player }, prends le casque et le clavier. Mets le casque et appuie sur la barre d'espace.
    .brief = { $player }, casque, espace.
headset-votes = Vous votez maintenant au casque, à tour de rôle, sans vos pions Vote.
    .brief = Vote au casque.
headset-cards = L'équipe joue maintenant au casque, à tour de rôle, sans cartes Mission.
    .brief = La mission, au casque.
headset-confess = À tour de rôle, avec le casque et le clavier, vous allez m'indiquer votre carte, sans rien dire.
    .brief = Vos cartes, au casque, sans rien dire.
headset-confessed = Toutes les cartes sont indiquées. Le casque refait un tour : vous y apprendrez ce que sait votre personnage.
headset-round = Le casque a fait le tour. Posez-le à côté du Tableau, avec le clavier. Vous savez maintenant qui vous êtes.
headset-back = Posez le casque et le clavier à côté du Tableau. Pour l'instant, je ne dis rien au casque.
alone-taken-back = Plus rien en privé pour l'instant : on continue tous ensemble.
status-alone = En privé, j'attends encore { $names }.
headset-lines = On fait cela à la table : quelqu'un n'a plus que le casque, et tout le monde pourrait lire ce qui se tape.
headset-resume = Pour continuer au casque, tapez deux-points, puis en secret, puis Entrée.
roles-told-spies = { $count ->
        [one] Le seul Espion : { $names }
       *[other] Les Espions : { $names }
    }.
roles-told-hydra = { $count ->
        [one] Le seul agent d'HYDRA : { $names }
       *[other] Les agents d'HYDRA : { $names }
    }.
roles-told-character = { $player } était { $role }.
private-missing = Les secrets de cette partie ont disparu, et je ne sais plus qui est qui. Je peux encore tenir le score, mais je ne peux plus rien dire en secret.
refused-not-dealt = Dans cette partie, je n'ai pas distribué les rôles, donc je ne sais pas qui est qui. Rien n'a changé.
refused-other-cards = Ces cartes ne peuvent pas être celles de cette table : quelqu'un s'est trompé de carte. Pour recommencer, tapez deux-points, puis cartes du jeu, puis Entrée. Rien n'a changé.
refused-secretly-lines = En secret, il faut les touches directes : des lignes entières, tout le monde peut les lire. La commande est écrite à l'écran. Rien n'a changé.
    .line = En secret, il faut les touches directes : des lignes entières, tout le monde peut les lire. La commande : narrator settings keys single. Rien n'a changé.

## Ce qui est dit ou demandé à une seule personne, par quelque moyen que ce soit

own-resistance = Tu fais partie de la Résistance.
own-resistance-reverser = Tu es l'Inverseur résistant.
own-resistance-rogue = Tu es le Renégat résistant.
own-spy = Tu es Espion.
own-spy-reverser = Tu es l'Inverseur espion.
own-spy-rogue = Tu es le Renégat espion.
own-captain-america = Tu es Captain America, du côté du SHIELD.
own-nick-fury = Tu es Nick Fury, du côté du SHIELD.
own-black-widow = Tu es Black Widow, du côté du SHIELD.
own-maria-hill = Tu es Maria Hill, du côté du SHIELD.
own-shield = Tu es agent du SHIELD.
own-winter-soldier = Tu es le Winter Soldier, du côté d'HYDRA.
own-alexander-pierce = Tu es Alexander Pierce, du côté d'HYDRA.
own-arnim-zola = Tu es Arnim Zola, du côté d'HYDRA.
own-baron-zemo = Tu es le Baron Zemo, du côté d'HYDRA.
own-hydra = Tu es agent d'HYDRA.
sees-nobody = Tu ne connais le rôle de personne d'autre.
sees-spies = { $count ->
        [one] Tu connais un autre Espion : { $names }
       *[other] Tu connais d'autres Espions : { $names }
    }.
sees-no-spies = Tu ne connais aucun autre Espion.
sees-hydra = Chez HYDRA, tu connais { $names }.
sees-no-hydra = Chez HYDRA, tu ne connais personne d'autre.
sees-hydra-maria-hill = HYDRA te croit dans son camp. Chez HYDRA, tu connais { $names }.
sees-nick-fury = Chez HYDRA, d'après ce que tu sais : { $names }.
sees-black-widow = { $count ->
        [one] Nick Fury, c'est { $names }
       *[other] Nick Fury est parmi ces joueurs : { $names }
    }.
shown-resistance = { $player } fait partie de la Résistance.
shown-spy = { $player } est Espion.
shown-resistance-reverser = { $player } est l'Inverseur résistant.
shown-resistance-rogue = { $player } est le Renégat résistant.
shown-spy-reverser = { $player } est l'Inverseur espion.
shown-spy-rogue = { $player } est le Renégat espion.
shown-shield = { $player } fait partie du SHIELD.
shown-hydra = { $player } fait partie d'HYDRA.
whisper-looked = { $member } a joué { $card }.
whisper-vote = Ton vote, pour ou contre cette équipe : { $team }.
whisper-card = Ta carte Mission.
whisper-confess = Quelle carte as-tu ?
own-vote-approves = Tu approuves.
own-vote-rejects = Tu rejettes.
own-card = Tu joues { $card }.
only-success = Seuls les Espions jouent Échec. Tu dois jouer Succès.
only-fail = Tu dois toujours jouer Échec.
only-approve = HYDRA est dans cette équipe : tu dois approuver.

## Dans le casque

headset-test = Cette phrase ne doit s'entendre que dans le casque.
whisper-again = Pour réentendre, appuie sur Entrée. Pour cacher, tape suivant, puis Entrée. Ensuite, enlève le casque.
whisper-again-keys = Espace pour réentendre. Entrée pour cacher. Ensuite, enlève le casque.
whisper-vote-keys = Tab, tout à gauche, approuve. Retour arrière, au-dessus d'Entrée, rejette.
whisper-card-keys = Tab, tout à gauche, c'est Succès. Retour arrière, au-dessus d'Entrée, c'est Échec.
whisper-change-vote = Tu peux encore choisir. Sinon, cache ton vote avec Entrée. Ensuite, enlève le casque.
whisper-change-card = Tu peux encore choisir. Sinon, cache la carte avec Entrée. Ensuite, enlève le casque.
whisper-only-success = Seuls les Espions jouent Échec. Tu joues Succès, avec Tab.
whisper-confess-keys = Tab pour la carte suivante, Retour arrière pour la précédente.
whisper-own-card = Si c'est ta carte, appuie sur Entrée : je la cache. Ensuite, enlève le casque.
whisper-only-fail = Tu dois toujours jouer Échec, avec Retour arrière.
whisper-only-approve = HYDRA est dans cette équipe : tu dois approuver, avec Tab.
whisper-choose-first = Choisis d'abord.
