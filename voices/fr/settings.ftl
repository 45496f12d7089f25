# Les réglages : ce que veut dire chacun, ce qu'il accepte, et ce qui est dit quand quelque chose ne va pas.
# Les noms et les valeurs sont les mêmes dans toutes les langues.

## Ce que veut dire chaque réglage

setting-language = La langue parlée et comprise. Par défaut, celle de l'ordinateur.
setting-secretly = Ce qui se donne au casque, avec les touches directes, quand le narrateur a distribué les rôles. Avec nothing, rien. Avec cards, les cartes Mission. Avec votes, les votes. Avec both, les deux.
setting-missing-votes = Dans la partie sur forum, ce que vaut à l'échéance un vote qui manque. Avec approve, Approuvé. Avec reject, Rejeté. Avec leave-out, il ne compte pas.
setting-discussion = Après combien de minutes de discussion on rappelle de nommer une équipe. Ce n'est qu'un rappel, rien ne presse. Zéro : jamais.
setting-reveal = Comment les Espions se reconnaissent dans les éditions dont la règle fait fermer les yeux : ask, eyes, touch ou earpiece. Avec ask, la question vient une fois, et la réponse est gardée.
setting-reminders = Les rappels au Winter Soldier, à Maria Hill, aux Inverseurs et aux Renégats : ce que leur rôle permet ou impose. Avec on, avant chaque vote et chaque mission. Avec off, seulement quand tout est dit en entier, ou à la demande.
setting-wording = La longueur des phrases. Avec learning, tout est dit en entier la première fois, puis en bref. Avec full, tout est toujours dit en entier. Avec brief, seul l'essentiel est dit.
setting-reasons = Ce que disent les joueurs absents. Avec quiet, ils ne disent pourquoi que si on le demande. Avec usual, le meneur le dit, et une ou deux autres personnes. Avec chatty, chaque joueur absent qui a du nouveau à dire.
setting-pieces = Le matériel que vous déplacez et dont je parle. Avec all, tout ce qui est dans la boîte. Avec cards, seulement les cartes et les pions Vote : je retiens le score, le tour, les rejets et le Meneur. Avec none, rien.
setting-keys = La lecture du clavier. Avec line, on tape des lignes entières, ce qui marche avec tous les lecteurs d'écran. Avec single, chaque touche agit aussitôt.
setting-cells = Combien de cellules compte la plage braille. Dans un terminal, les lignes sont alors coupées entre les mots, pour que chaque morceau y tienne. Zéro : elles restent entières.
setting-ears = Quand le narrateur écoute. Avec off jamais, avec push quand on parle avec une touche, avec wake pour une commande après la phrase d'appel, avec open tout le temps.
setting-refused-lines = Ce que deviennent les phrases que je n'ai pas comprises. Avec keep, chacune est gardée dans un fichier de cet ordinateur, avec le moment de la partie et sans les noms, pour la montrer à qui m'améliore. Avec forget, rien n'est gardé.
setting-names = Comment sonne un nom que les commandes vocales ne connaissent pas, en mots qu'elles connaissent.
setting-phones-address = L'adresse donnée aux téléphones, ou l'interface réseau qui la porte. Par défaut, celle du Wi-Fi ou du câble.
setting-players = Les joueurs de la dernière partie, dans le sens des aiguilles d'une montre.
setting-screen-reader = Qui parle quand NVDA ou JAWS est en marche : ask ou speak. Avec ask, la question vient au début, et la réponse est gardée. Avec speak, je parle aussi.
setting-sound-mode = Qui parle. Avec system, la voix de l'ordinateur, avec built-in, celle du narrateur. La valeur off convient aux lecteurs d'écran et au braille.
setting-sound-voice = Le nom de la voix. Par défaut, la langue la choisit.
setting-sound-rate = La vitesse de la voix. 50 est la vitesse normale.
setting-sound-pitch = La hauteur de la voix. 50 est la hauteur normale.
setting-sound-volume = Le volume de la voix.
setting-sound-cue-volume = Le volume des signaux sonores.
setting-sound-masking-volume = Le volume du son qui couvre les bruits de la table.
setting-sound-speaker = Le nom du haut-parleur. Par défaut, celui de l'ordinateur.
setting-sound-earpiece = Le nom du casque qui passe de main en main. Il faut un autre appareil que le haut-parleur. Sans nom, je demande lequel c'est au moment voulu.
setting-sound-microphone = Le nom du micro. Par défaut, celui de l'ordinateur.
setting-script-short = L'attente après une consigne, en millisecondes.
setting-script-long = L'attente pendant qu'on regarde ou qu'on touche, en millisecondes.
setting-script-vote = Le temps pour choisir avant qu'on montre un vote, en millisecondes. Zéro : jusqu'à ce que quelqu'un dise prêt. Par défaut, comme l'attente pendant qu'on regarde.
setting-script-pace = L'allure des textes minutés. Un est l'allure normale, deux divise chaque pause par deux.
setting-script-masking = Si un son couvre les bruits de la table pendant les longues pauses.
setting-script-round = Comment les cartes ou les pions font le tour, au toucher. Avec one-by-one, une carte après l'autre. Avec together, tout le monde passe à chaque signal. Avec usual, une à une pour les cartes, tous ensemble pour les pions.
setting-kit-approve-token = Le nom de votre pion pour approuver, avec l'article, par exemple : le pion lisse.
setting-kit-reject-token = Le nom de votre pion pour rejeter, avec l'article, par exemple : le pion à encoche.
setting-kit-success-marker = Le nom de votre marqueur de mission réussie, avec l'article, par exemple : un disque bleu.
setting-kit-fail-marker = Le nom de votre marqueur de mission ratée, avec l'article, par exemple : un disque rouge.
setting-binding = Ce que fait cette touche quand chaque touche agit aussitôt. Majuscules et minuscules sont des touches différentes.

## Ce qu'un réglage accepte

accepts-number = Il faut un nombre entre { $from } et { $to }.
accepts-values = Valeurs possibles : { $values }.
accepts-text = Il faut un texte : { $most } lettres au plus.
accepts-names = Il faut des noms séparés par des virgules.

## Montrer et changer

setting-line = { $key } : { $value }. { $meaning }
setting-usual = valeur par défaut
setting-nobody = encore personne
setting-how-usual = Pour revenir à la valeur par défaut, mettez : default.
setting-now = Désormais, { $key } : { $value }.
setting-refused = Le réglage { $key } ne peut pas être { $value }. { $accepts } Rien n'a changé.
setting-empty = Il manque une valeur au réglage { $key }. { $accepts } Rien n'a changé.
setting-none = Il n'y a pas de réglage { $key }. Sans nom, tous les réglages sont montrés. Rien n'a changé.
setting-none-suggest = Il n'y a pas de réglage { $key }. Vouliez-vous dire { $suggestion } ? Rien n'a changé.
setting-not-kept = Impossible d'écrire les réglages : { $reason }. Rien n'a changé.

## Le fichier des réglages

settings-unknown-key = Le fichier des réglages contient { $key }, que ce programme ne connaît pas. Je n'y touche pas.
settings-unfit = Le fichier des réglages donne { $value } à { $key }. { $accepts } Pour l'instant, la valeur par défaut compte.
settings-outside = Le fichier des réglages donne { $value } à { $key }. { $accepts } Pour l'instant, c'est { $nearest }.
settings-set-aside = Le fichier des réglages est incompréhensible. Il est gardé sous le nom { $file }, et tous les réglages ont leur valeur par défaut.
settings-foreign = Le fichier des réglages est incompréhensible, et je ne peux pas le renommer. Tous les réglages ont leur valeur par défaut, et les changements ne sont pas gardés.
settings-unreadable = Impossible de lire les réglages : { $reason }. Tous les réglages ont leur valeur par défaut.
settings-not-saved = Impossible d'écrire les réglages : { $reason }. Ils valent jusqu'à la fin du programme.
settings-unwritable = Rien ne peut être gardé dans { $folder } : { $reason }.
settings-disk-full = le disque est plein
settings-read-only = le disque est en lecture seule
settings-not-allowed = l'accès est refusé
settings-no-folder = un fichier occupe la place d'un dossier
settings-is-a-folder = autre chose porte déjà ce nom
settings-long-name = ce nom est trop long
settings-fault = le disque signale une erreur
