# Un seul téléphone, qui passe de main en main : chaque phrase prend la place d'une phrase sur le casque.

## Avant la partie

reveal-phone = rôles sur ce téléphone, de main en main
one-phone-ask-reveal = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? Un : les yeux fermés. Deux : au toucher. Trois : sur ce téléphone, de main en main.
    .line = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? 1 : les yeux fermés. 2 : au toucher. 3 : sur ce téléphone, de main en main.
one-phone-ask-reveal-marked = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? Un : les yeux fermés. Deux : au toucher, si vos cartes Espion sont marquées pour les doigts. Trois : sur ce téléphone, de main en main.
    .line = { $edition } : selon la règle, la reconnaissance se fait les yeux fermés. Que voulez-vous ? 1 : les yeux fermés. 2 : au toucher, si vos cartes Espion sont marquées pour les doigts. 3 : sur ce téléphone, de main en main.
one-phone-needs-dealing = Pour jouer à la place de quelqu'un, je dois distribuer les rôles. Choisissez la reconnaissance sur ce téléphone. Rien n'a changé.
one-phone-guidance-tokens = Étape trois. Laissez les pions Vote dans la boîte : vous votez sur ce téléphone.
    .brief = Pas de pions Vote.
one-phone-guidance-own = Étape six. Gardez ce téléphone sous la main. Il passe de main en main, vers la gauche. Vous y apprendrez en secret qui vous êtes. S'il parle, préparez aussi un écouteur.
    .brief = Préparez le téléphone et un écouteur.

## Pendant qu'il passe de main en main

one-phone-ask-roles = Vous allez apprendre en secret, sur ce téléphone, qui vous êtes. Il passe de main en main, et les autres regardent ailleurs. S'il parle, mettez un écouteur. Quand vous savez qui vous êtes, cachez la page, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre. Pour commencer, dites : commencer. Si vous avez distribué les cartes, dites : cartes du jeu. Si la reconnaissance est déjà faite, dites : sauter.
    .brief = Téléphone prêt ? Dites : commencer.
one-phone-ask-roles-keys = Vous allez apprendre en secret, sur ce téléphone, qui vous êtes. Il passe de main en main, et les autres regardent ailleurs. S'il parle, mettez un écouteur. Quand vous savez qui vous êtes, cachez la page, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre. Pour commencer, appuyez sur Entrée. Si vous avez distribué les cartes, tapez deux-points, puis cartes du jeu, puis Entrée. Si la reconnaissance est déjà faite, tapez deux-points, puis sauter, puis Entrée.
    .brief = Téléphone prêt ? Entrée.
one-phone-ask-roles-some = Vous allez apprendre en secret qui vous êtes : { $names } sur leur propre téléphone, les autres sur celui-ci, de main en main. S'il est prêt, dites : commencer.
    .brief = Téléphone prêt ? Dites : commencer.
one-phone-ask-roles-some-keys = Vous allez apprendre en secret qui vous êtes : { $names } sur leur propre téléphone, les autres sur celui-ci, de main en main. S'il est prêt, appuyez sur Entrée.
    .brief = Téléphone prêt ? Entrée.
one-phone-offered = Donnez le téléphone à { $player }. { $player }, quand personne d'autre ne le voit ni ne l'entend, dis : suivant.
    .brief = Téléphone à { $player }. Ensuite, dis : suivant.
one-phone-offered-keys = Donnez le téléphone à { $player }. { $player }, quand personne d'autre ne le voit ni ne l'entend, appuie sur Entrée.
    .brief = Téléphone à { $player }. Ensuite, Entrée.
one-phone-keep = Garde le téléphone. Je dirai à qui le passer.
one-phone-votes = Vous votez maintenant sur ce téléphone, à tour de rôle, sans vos pions Vote. Les autres regardent ailleurs. Votre choix fait, cachez-le, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre.
    .brief = Vote au téléphone.
one-phone-cards = L'équipe joue maintenant sur ce téléphone, à tour de rôle, sans cartes Mission. Les autres regardent ailleurs. Votre choix fait, cachez-le, et gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre.
    .brief = La mission, au téléphone.
one-phone-confess = À tour de rôle, vous allez m'indiquer votre carte sur ce téléphone, sans rien dire. Choisissez-la et cachez-la, puis gardez le téléphone jusqu'à ce que j'appelle quelqu'un d'autre.
    .brief = Vos cartes, au téléphone, sans rien dire.
one-phone-confessed = Toutes les cartes sont indiquées. Le téléphone refait un tour : vous y apprendrez ce que sait votre personnage.
one-phone-over = Le téléphone a fait le tour. Posez-le au milieu de la table. Vous savez maintenant qui vous êtes.
one-phone-off = Posez le téléphone au milieu de la table.
    .brief = Téléphone au milieu.
one-phone-back = Posez le téléphone au milieu de la table. Pour l'instant, il n'y a plus rien de secret dessus.
one-phone-resume = Pour continuer au téléphone, dites : faire passer le téléphone.
one-phone-resume-keys = Pour continuer au téléphone, tapez deux-points, puis faire passer le téléphone, puis Entrée.
one-phone-other-cards = Ces cartes ne peuvent pas être celles de cette table : quelqu'un s'est trompé de carte. Rien n'a changé. Pour recommencer, dites : cartes du jeu.
one-phone-who-is-what = Je ne le dis jamais à voix haute. Votre carte et la reconnaissance vous l'apprennent, ou ce téléphone, en secret.
one-phone-newcomer-later = { $player }, pour apprendre qui tu es, dis : téléphone pour, et ton nom.
