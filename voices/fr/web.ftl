# Le narrateur dans une page : ce qui est sur ses boutons, et ce qui ne se dit que là.

## Ce qui est demandé
form-tally = { N($approve) } pour, { N($reject) } contre
form-fails = { $fails ->
        [0] Aucun Échec
        [one] Un Échec
       *[other] { N($fails) } Échecs
    }

## Les deux premiers boutons, et ce qui est toujours là
web-name-title = Narrateur de The Resistance
web-name-start-voice = Commencer avec ma voix
web-name-start-reader = Commencer avec un lecteur d'écran
web-name-line = Tapez ou dictez
web-name-send = Envoyer
web-name-next-line = Ligne suivante
web-name-said = Ce qui a été dit
web-name-more = Autres choses
web-name-repeat = Répéter
web-name-undo = Annuler
web-name-hold = Pause
web-name-silence = Silence
web-over = C'est tout. Vous pouvez recommencer sous Autres choses.
web-name-team = Équipe à { N($size) }
web-name-team-send = Proposer cette équipe

## Ce qu'une seule personne peut voir
web-name-secret = Pour toi seulement
web-then-hide = Ensuite, appuie sur Cacher, et garde le téléphone jusqu'à ce que je nomme le joueur suivant.
web-name-secret-aloud = Lire à voix haute, dans un écouteur
web-name-secret-done = Cacher

## Autres choses
web-name-begin = Commencer
web-name-play = Nouvelle partie, ou continuer
web-name-learn = Leçons
web-name-practise = Entraînement
web-name-scripts = Lire un texte minuté
web-name-script-stages = Reconnaissance, { $edition }
web-name-script-examination = { $module }
web-name-saved = Parties enregistrées
web-name-list = Voir les parties enregistrées
web-name-statistics = Statistiques
web-name-file = Reprendre une partie ou une édition d'un fichier
web-name-go-on = Continuer la partie { $game }
web-name-tell = Raconter la partie { $game }
web-name-save = Mettre la partie { $game } dans un fichier
web-name-delete = Supprimer la partie { $game }
web-name-save-this = Mettre cette partie dans un fichier
web-name-settings = Réglages
web-name-pace = Lignes pour le lecteur d'écran
web-name-pace-at-once = aussi vite qu'il les prend
web-name-pace-measured = chacune après la précédente
web-name-pace-step = une à la fois, avec le bouton Ligne suivante

## Ce que la page dit d'elle-même
web-ready = Désormais, cette page marche sans aucun réseau.
web-without-https = Cette page a été ouverte sans https. Elle marche tant qu'elle reste ouverte, et n'est pas gardée.
web-saved = La partie { $game } est dans un fichier, parmi les téléchargements de ce téléphone.
web-goodbye-saved = La partie est enregistrée. Pour la continuer, rouvrez cette page. Au revoir.
web-keeps = Vos parties restent sur ce téléphone.
web-keeps-for-now = Vos parties restent sur ce téléphone, tant que son navigateur ne fait pas le ménage. Sur un iPhone, mettez cette page sur l'écran d'accueil : Partager, puis Sur l'écran d'accueil.
web-keeps-nothing = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Quand vous fermerez la page, la partie sera perdue.
web-not-kept = Impossible de garder cela : { $reason }.
web-reason-storage-full = la mémoire de ce téléphone est pleine
web-reason-storage-refuses = le navigateur refuse, avec le mot { $reason }
web-reason-other-tab = la partie est ouverte dans un autre onglet
web-reason-no-phones = ce téléphone est lui-même le narrateur
web-no-language = Cette langue n'est pas encore là. Ouvrez la page une fois avec un réseau.
web-reason-not-copied = le navigateur ne le permet pas
web-delete-twice = La partie { $game } serait perdue pour de bon. Appuyez encore une fois pour la supprimer.
web-taken = C'est repris : partie { $game }.
web-no-game-file = Le fichier { $file } n'est pas une partie enregistrée : { $reason }.

## Le programme qui donne la page
cli-web-served = La page est à l'adresse { $address }. Pour arrêter, appuyez sur Ctrl et C.
cli-web-missing = Il n'y a pas encore de page. Pour la faire, tapez dans le dossier du projet : sh package web
cli-web-refused = Le port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre, par exemple : narrator web --port 8500
cli-web = Donne le narrateur comme page au navigateur de cet ordinateur, et dit son adresse.
cli-port = Le port de cet ordinateur, 8470 si rien d'autre n'est dit.
