# Les téléphones des joueurs : ce qu'en dit le haut-parleur, et ce qui est demandé quand certains répondent seuls et les
# autres à la table.

phones-address = Dans le navigateur du téléphone, tapez cette adresse : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }. Encore une fois : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }.
    .line = Dans le navigateur du téléphone, tapez cette adresse : { $address }
phones-link = Un lien est affiché à l'écran, à partager par message. Il contient le code.
    .line = Lien à partager par message, code compris : { $link }
phones-addresses = Cet ordinateur est sur { N($count) } réseaux. Dans le navigateur du téléphone, tapez l'adresse du vôtre.
phones-address-of = Numéro { N($number) }, { $medium } : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }. Encore une fois : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }.
    .line = Numéro { N($number) }, { $medium } : { $address }
phones-by-wireless = en Wi-Fi
phones-by-cable = par câble
phones-by-other = réseau
phones-by-virtual = réseau virtuel
phones-choose = S'il n'y en a qu'une qui marche, dites par exemple : téléphones { N($number) }.
phones-chosen = C'est l'adresse numéro { N($number) }, celle que vous avez choisie. Pour une autre, dites par exemple : téléphones { N($other) }.
phones-name = Ou ce nom, que l'on peut dicter : narrator, avec deux R et un O, point, local, deux-points, { $port }.
    .line = Ou ce nom : { $address }
phones-name-numbered = Ou ce nom, que l'on peut dicter : narrator, avec deux R et un O, tiret, { $number }, point, local, deux-points, { $port }.
    .line = Ou ce nom : { $address }
phones-later = Je vous dirai comment connecter les téléphones dès que je connaîtrai vos noms.
phones-code = Puis ce code : { $code }. Encore une fois : { $code }. Choisissez ensuite votre place.
    .line = Puis ce code : { $written }. Choisissez ensuite votre place.
phones-forgotten = Je ne sais plus quel téléphone a quelle place. Sur chaque téléphone, il faut de nouveau le code, puis la place.
phones-gone = Si vous aviez des téléphones dans cette partie, je ne les connais plus. Dites : téléphones. Sur chacun, il faut de nouveau le code, puis la place.
phones-guessed = Quelqu'un essaie des codes. Nouveau code : { $code }. Encore une fois : { $code }.
    .line = Quelqu'un essaie des codes. Nouveau code : { $written }.
phones-in-the-clear = Si votre téléphone parle, mettez un écouteur. Sur le même Wi-Fi, quelqu'un qui s'y connaît pourrait lire ce qui passe. Si cela vous gêne, utilisez votre propre partage de connexion, le casque ou les cartes.
phones-no-network = Cet ordinateur n'est sur aucun réseau : seul son propre navigateur peut se connecter. Rejoignez le Wi-Fi ou activez le point d'accès de cet ordinateur, puis dites : téléphones.
    .line = Cet ordinateur n'est sur aucun réseau : seul son propre navigateur peut se connecter, à { $link }. Rejoignez le Wi-Fi ou activez le point d'accès de cet ordinateur, puis dites : téléphones.
phones-joined = { $player } est là, avec son téléphone.
phones-resumed = Avec un téléphone, comme avant : { $names }.
phones-stayed = Avec un téléphone, comme avant : { $names }. Pour un autre téléphone, dites : téléphones.
phones-left = { $player } continue sans téléphone.
refused-no-phone = { $player } n'a pas de téléphone ici. Rien n'a changé.
refused-phones = Les téléphones ne peuvent pas se connecter : { $reason }. Rien n'a changé.
refused-phones-address = Je ne connais { $count ->
        [one] qu'une adresse
       *[other] que { N($count) } adresses
    } ici. Dites : téléphones.
guidance-own-phones = Étape six. Gardez vos téléphones sous la main : vous y apprendrez qui vous êtes. Si le vôtre parle, mettez un écouteur. Sans téléphone, vous aurez le casque.
    .brief = Préparez téléphones, écouteurs et casque.
ask-roles-phones = Vous allez apprendre, sur votre téléphone, qui vous êtes. Quand tout le monde est prêt, dites : commencer.
    .brief = Téléphones prêts ? Dites : commencer.
ask-roles-phones-keys = Vous allez apprendre, sur votre téléphone, qui vous êtes. Quand tout le monde est prêt, appuyez sur Entrée.
    .brief = Téléphones prêts ? Entrée.
ask-roles-some = Vous allez apprendre en secret qui vous êtes : { $names } sur téléphone, les autres au casque. Si le casque est prêt, dites : commencer.
    .brief = Casque prêt ? Dites : commencer.
ask-roles-some-keys = Vous allez apprendre en secret qui vous êtes : { $names } sur téléphone, les autres au casque. Si le casque est prêt, appuyez sur Entrée.
    .brief = Casque prêt ? Entrée.
ask-roles-reading = Vous lisez sur vos téléphones qui vous êtes. Quand tout le monde a lu, la partie commence. Pour ne pas attendre, dites : commencer.
    .brief = Tout le monde a lu ? Dites : commencer.
ask-roles-reading-keys = Vous lisez sur vos téléphones qui vous êtes. Quand tout le monde a lu, la partie commence. Pour ne pas attendre, appuyez sur Entrée.
    .brief = Tout le monde a lu ? Entrée.

## Votes et cartes

vote-some-alone = Sur téléphone : { $names }. Les autres prennent leurs pions Vote.
    .brief = Sur téléphone : { $names }.
ask-vote-alone = Votez sur vos téléphones. Vous pouvez changer d'avis tant que tout le monde n'a pas voté.
    .brief = Votez sur vos téléphones.
ask-vote-alone-others = Maintenant, tous les autres : votez sur vos téléphones. Vous pouvez changer d'avis tant que tout le monde n'a pas voté.
    .brief = Tous les autres : votez sur vos téléphones.
ask-open-phones = { $count ->
        [one] D'abord { $phones } : vote sur ton téléphone.
       *[other] D'abord { $phones } : votez sur vos téléphones.
    } Tout le monde saura comment.
    .brief = D'abord { $phones }, sur téléphone.
ask-open-table = D'abord { $table }, en public : pour ou contre ? Dites : { $player } approuve, ou : { $player } rejette.
    .brief = D'abord { $table } : pour ou contre ?
ask-open-table-keys = D'abord { $table }, en public : pour ou contre ? Tapez deux-points, puis par exemple : { $player } approuve. Finissez par Entrée.
    .brief = D'abord { $table } : pour ou contre ?
ask-open-both = D'abord, en public : { $phones } sur téléphone, { $table } à la table. Dites : { $player } approuve, ou : { $player } rejette.
    .brief = D'abord { $phones } sur téléphone, { $table } à la table.
ask-open-both-keys = D'abord, en public : { $phones } sur téléphone, { $table } à la table. Tapez deux-points, puis par exemple : { $player } approuve. Finissez par Entrée.
    .brief = D'abord { $phones } sur téléphone, { $table } à la table.
open-votes-approve = { $approve } { $count ->
        [one] approuve.
       *[other] approuvent.
    }
open-votes-reject = { $reject } { $count ->
        [one] rejette.
       *[other] rejettent.
    }
open-votes-differ = Pour l'équipe : { $approve }. Contre : { $reject }.
refused-open-unnamed = Ces votes sont publics : il me faut un nom avec chacun. Rien n'a changé.
ask-vote-rest = Seulement les votes sans téléphone, { $names } : combien pour, combien contre ?
    .brief = { $names } : pour et contre ?
ask-vote-rest-keys = Seulement les votes sans téléphone, { $names } : combien pour ? Tapez le nombre, puis Entrée.
    .brief = { $names } : combien pour ?
cards-some-alone = Sur téléphone : { $names }. Les autres prennent des cartes Mission.
    .brief = Sur téléphone : { $names }.
ask-cards-alone = { $count ->
        [one] { $team }, joue ta carte Mission sur ton téléphone.
       *[other] { $team }, jouez votre carte Mission sur votre téléphone.
    }
ask-fails-rest = J'ajoute moi-même les Échecs des téléphones. Combien sur la table ?
    .brief = Combien d'Échecs sur la table ?
ask-fails-rest-keys = J'ajoute moi-même les Échecs des téléphones. Combien sur la table ? Tapez le nombre, puis Entrée.
    .brief = Combien d'Échecs sur la table ?
cards-none-alone = Cette fois, toute l'équipe joue avec des cartes.
refused-on-phones = Cela se fait sur les téléphones. Pour le faire à la table, dites : laissez tomber. Rien n'a changé.
alone-votes-in = Sur les téléphones, tout le monde a voté.
alone-cards-in = Sur les téléphones, toutes les cartes sont jouées.
alone-missing = C'est noté. Sur téléphone, j'attends encore { $names }.

## Sur une page

own-vote-approves-label = Approuver l'équipe { $team }.
own-vote-rejects-label = Rejeter l'équipe { $team }.
own-card-label = Jouer { $card }.
own-names-not = Ce n'est pas à toi de désigner quelqu'un.
own-mission = Mission { N($mission) }.
own-draw = Narrateur, pioche pour moi.
own-pass = Je passe.
own-claim = Je suis le Renégat, et je gagne seul.
own-besides = Tu peux faire ceci maintenant, mais rien ne t'y oblige.
whisper-vote-open = Ton vote, pour ou contre cette équipe : { $team }. Tu votes avant les autres, et tout le monde saura comment.
own-waits-naming = { $namer } cherche { $character }. Rien ne t'est demandé.
own-waits-exposing = Le Winter Soldier choisit quel autre agent d'HYDRA révéler. Rien ne t'est demandé.
own-undo-team = Annuler : l'équipe { $team }.
own-undo-mission = Annuler : la mission { N($mission, gender: "feminine") }.
own-undo-deed = Annuler : { $what }
waits-votes = { $count ->
        [one] Il manque encore un vote : { $names }.
       *[other] Il manque encore des votes : { $names }.
    }
waits-cards = { $count ->
        [one] Il manque encore une carte : { $names }.
       *[other] Il manque encore des cartes : { $names }.
    }
waits-readers = { $names } { $count ->
        [one] a
       *[other] ont
    } encore quelque chose à faire en secret.
waits-target = { $player } choisit pour la carte { $card }.
page-asks-what = Je ne comprends pas. Demande par exemple : score, votes, où en est-on, ou qui est dans l'équipe.

## Pages : noms, titres et boutons

page-name-narrator = Narrateur
page-name-refused = C'est impossible
page-name-gone = Plus de place
page-name-beginning = Revenir à l'accueil
page-name-back = Revenir à ma page
page-name-code = Code de la table
page-name-code-field = Le code à six chiffres que le narrateur donne à la table
page-name-enter = Continuer
page-name-going-on = Un instant
page-name-wrong = À corriger
page-name-sure = À confirmer
page-name-who = Qui es-tu ?
page-name-sit = Je suis { $player }
page-name-again = Actualiser
page-name-reading = Suivre sans jouer
page-name-captions-link = Sous-titres : tout ce que la table entend, en gros caractères
page-name-captions = Sous-titres
page-name-asked = Ce qu'on te demande maintenant
page-name-card = Ma carte
page-name-show-card = Afficher ma carte
page-name-hide-card = Masquer ma carte
page-name-show = Afficher
page-name-hide = Masquer
page-name-done = J'ai retenu
page-name-send = Envoyer
page-name-over = C'est fait
page-name-said = Ce qui a été dit
page-name-all-said = Tout ce qui a été dit, en liste
page-name-table = Où en est la partie
page-name-ask = Demander au narrateur
page-name-question = Ta question, par exemple : score
page-name-ask-button = Demander
page-name-settings = Réglages de ce téléphone
page-name-language = Langue
page-name-wording = Longueur des phrases
page-name-full = Tout, en phrases complètes
page-name-brief = En bref, pour qui connaît le jeu
page-name-rows = Lignes de quarante caractères, pour une plage braille
page-name-announces = Ce que cette page annonce d'elle-même
page-name-announce-all = Tout ce que la table entend
page-name-announce-mine = Seulement ce qui est pour moi
page-name-announce-nothing = Rien
page-name-speech = Ce téléphone lit à voix haute. À laisser désactivé avec un lecteur d'écran
page-name-vibration = Ce téléphone vibre quand on te demande quelque chose. Impossible sur un iPhone
page-name-save = Enregistrer les réglages
page-name-address = Adresse pour les téléphones : { $address }
page-name-address-of = Adresse numéro { N($number) }, { $interface } : { $address }
page-name-by-name = Par son nom : { $address }
page-name-link = Lien à partager, code compris : { $address }
page-name-waiting = Rien à faire
page-name-vote = Vote maintenant
page-name-card-now = Joue une carte maintenant
page-name-confess = Indique ta carte maintenant
page-name-turn = C'est à toi
page-name-know = Rien que pour toi

## Pages : phrases

page-welcome = Ce téléphone reçoit sa propre page dans la partie.
page-not-there = Cette page n'existe pas.
page-not-yours = Ce téléphone n'a pas de place ici. Reviens à l'accueil et entre le code de la table.
page-gone = Ce téléphone n'a plus de place ici.
page-foreign = Cela ne vient pas d'une page de cette table. Rien n'a changé.
page-unreadable = C'est illisible. Rien n'a changé.
page-too-long = C'est trop long. Rien n'a changé.
page-too-slow = Cela a pris trop de temps. Réessaie.
page-code-missing = Entre les six chiffres du code.
page-code-wrong = Ce n'est pas le code de cette table.
page-name-hear-code = Pour l'entendre encore une fois, dis à la table :
page-name-say-phones = téléphones
page-code-pause = Trop de codes faux. Attends une minute, puis réessaie.
page-no-seats = Aucune partie n'a commencé, il n'y a donc pas encore de place à prendre.
page-seats-there = Tu peux maintenant choisir ta place.
page-taken = { $player } a déjà un téléphone.
page-name-free-seat = Pour libérer la place, dis à la table :
page-name-say-free = libérer { $player }
page-no-such-seat = Cette place n'existe pas. Choisis l'une de celles-ci.
page-nothing-said = Rien n'a encore été dit.
page-nothing-asked = On ne te demande rien.
page-news-vote = À toi de voter.
page-news-card = À toi de jouer une carte.
page-news-confess = On te demande quelle carte tu as.
page-news-turn = C'est à toi.
page-news-know = Il y a quelque chose rien que pour toi.
page-to-know = Il y a quelque chose rien que pour toi. Avant de l'afficher, vérifie que personne ne voit ton écran ni n'entend ton lecteur d'écran.
page-over = Ce n'est plus demandé.
page-sent = C'est envoyé.
page-not-sent = Pas envoyé. Appuie encore une fois.
page-sending = L'envoi est en cours.
page-sure = { $deed } Impossible de revenir en arrière. Pour confirmer, appuie encore une fois sur le même bouton.
page-counts = C'est pris en compte.
page-counts-all = C'est pris en compte : { $names }.
page-name-choice-refused = { $choice }. { $reason }
page-noted = C'est noté.
page-can-change = Tu peux encore changer.
page-not-taken = Ta réponse n'a pas été prise en compte. Regarde ce qu'on te demande maintenant.
page-choose-exactly = { $number ->
        [one] Choisis exactement une personne.
       *[other] Choisis exactement { N($number) } personnes.
    }
page-no-card = Le narrateur ne connaît pas ta carte.
page-question-missing = Écris d'abord une question.
page-question-long = Ta question est trop longue. Raccourcis-la.
page-picture-written = Le QR code est dans le fichier { $file }.
page-picture-failed = Impossible d'écrire l'image dans { $file } : { $reason }.
page-no-phones = Les téléphones ne peuvent pas se connecter : { $reason }.
page-no-network = Cet ordinateur n'est sur aucun réseau, il n'y a donc pas d'adresse pour les téléphones. Rejoignez le Wi-Fi ou activez le point d'accès de cet ordinateur, puis réessayez.
page-saved = Tes réglages sont enregistrés.
page-lost = Le narrateur est injoignable. Cette page réessaie toute seule.
page-back = Le narrateur est revenu.
page-ended = Le narrateur s'est arrêté. Quand la partie reprendra, cette page reprendra aussi.

## Pourquoi aucun téléphone ne peut entrer

page-reason-port = aucun port n'est libre pour eux
page-reason-randomness = l'ordinateur ne fournit pas de nombres aléatoires pour le code
page-reason-thread = l'ordinateur n'a pas de place pour eux
page-reason-not-built = cette version du narrateur ne les accepte pas
page-not-for-programs = Avec --json, aucun téléphone n'entre : un programme a déjà les réponses.
page-not-in-forum = Une partie sur un forum se joue par messages, sans téléphones. Enlevez --phones.

## La ligne de commande

cli-phones = Laisse entrer les téléphones de la table dès le début, et donne l'adresse et le code.
cli-phones-get-in = Donne l'adresse à ouvrir sur les téléphones, et l'écrit en QR code.
cli-picture = Le fichier de l'adresse en QR code, à scanner avec un téléphone : un PNG.
