# Les téléphones des joueurs : ce qu'en dit le haut-parleur, et ce qui est demandé quand certains répondent seuls et les
# autres à la table.

phones-address = Dans le navigateur du téléphone, tapez cette adresse : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }. Encore une fois : { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }.
    .line = Dans le navigateur du téléphone, tapez cette adresse : { $address }
phones-code = Puis ce code : { $code }. Encore une fois : { $code }. Choisissez ensuite votre place.
    .line = Puis ce code : { $written }. Choisissez ensuite votre place.
phones-forgotten = Je ne sais plus quel téléphone a quelle place. Sur chaque téléphone, il faut de nouveau le code, puis la place.
phones-gone = Si vous aviez des téléphones dans cette partie, je ne les connais plus. Dites : téléphones. Sur chacun, il faut de nouveau le code, puis la place.
phones-guessed = Quelqu'un essaie des codes. Nouveau code : { $code }. Encore une fois : { $code }.
    .line = Quelqu'un essaie des codes. Nouveau code : { $written }.
phones-in-the-clear = Si votre téléphone parle, mettez un écouteur. Sur le même Wi-Fi, quelqu'un qui s'y connaît pourrait lire ce qui passe. Si cela vous gêne, utilisez votre propre partage de connexion, le casque ou les cartes.
phones-no-network = Cet ordinateur n'est sur aucun réseau : seul son propre navigateur peut se connecter. Rejoignez le Wi-Fi ou activez un partage de connexion, puis dites : téléphones.
phones-joined = { $player } est là, avec son téléphone.
phones-resumed = Avec un téléphone, comme avant : { $names }.
phones-left = { $player } continue sans téléphone.
refused-no-phone = { $player } n'a pas de téléphone ici. Rien n'a changé.
refused-phones = Les téléphones ne peuvent pas se connecter : { $reason }. Rien n'a changé.
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

## Votes et cartes

vote-some-alone = Sur téléphone : { $names }. Les autres prennent leurs pions Vote.
    .brief = Sur téléphone : { $names }.
ask-vote-alone = Votez sur vos téléphones. Vous pouvez changer d'avis tant que tout le monde n'a pas voté.
    .brief = Votez sur vos téléphones.
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
page-asks-what = Je ne comprends pas. Demande par exemple : score, votes, où en est-on, ou qui est dans l'équipe.

## Pages : noms, titres et boutons

page-name-narrator = Narrateur
page-name-refused = C'est impossible
page-name-beginning = Revenir à l'accueil
page-name-back = Revenir à ma page
page-name-code = Code de la table
page-name-code-field = Le code à six chiffres que le narrateur donne à la table
page-name-enter = Continuer
page-name-wrong = À corriger
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
page-name-speech = Ce téléphone lit à voix haute. À laisser désactivé avec un lecteur d'écran
page-name-vibration = Ce téléphone vibre quand on te demande quelque chose. Impossible sur iPhone
page-name-save = Enregistrer les réglages
page-name-address = Adresse pour les téléphones : { $address }
page-name-waiting = Rien à faire
page-name-vote = Vote maintenant
page-name-card-now = Joue une carte Mission maintenant
page-name-confess = Indique ta carte maintenant
page-name-turn = C'est à toi
page-name-know = Rien que pour toi

## Pages : phrases

page-welcome = Ce téléphone reçoit sa propre page dans la partie.
page-not-there = Cette page n'existe pas.
page-not-yours = Ce téléphone n'a pas de place ici. Reviens à l'accueil et entre le code de la table.
page-foreign = Cela ne vient pas d'une page de cette table. Rien n'a changé.
page-unreadable = C'est illisible. Rien n'a changé.
page-too-long = C'est trop long. Rien n'a changé.
page-too-slow = Cela a pris trop de temps. Réessaie.
page-code-missing = Entre les six chiffres du code.
page-code-wrong = Ce n'est pas le code de cette table. Le narrateur le donne quand on dit : téléphones.
page-code-pause = Trop de codes faux. Attends une minute, puis réessaie.
page-no-seats = Aucune partie n'a commencé, il n'y a donc pas encore de place à prendre.
page-taken = { $player } a déjà un téléphone. Pour libérer la place, dis à la table : libérer { $player }.
page-no-such-seat = Cette place n'existe pas. Choisis l'une de celles-ci.
page-nothing-said = Rien n'a encore été dit.
page-nothing-asked = On ne te demande rien.
page-news-vote = À toi de voter.
page-news-card = À toi de jouer une carte Mission.
page-news-confess = On te demande quelle carte tu as.
page-news-turn = C'est à toi.
page-news-know = Il y a quelque chose rien que pour toi.
page-to-know = Il y a quelque chose rien que pour toi. Avant de l'afficher, vérifie que personne ne voit ton écran ni n'entend ton lecteur d'écran.
page-over = Ce n'est plus demandé.
page-sent = C'est envoyé.
page-counts = C'est pris en compte.
page-counts-all = C'est pris en compte : { $names }.
page-name-choice-refused = { $choice }. { $reason }
page-to-confirm = La table doit d'abord le confirmer.
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
page-saved = Tes réglages sont enregistrés.
page-lost = Le narrateur est injoignable. Cette page réessaie toute seule.
page-back = Le narrateur est revenu.

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
