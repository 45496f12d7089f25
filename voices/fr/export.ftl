# Les parties enregistrées : dates, mots des parties exportées, et pourquoi une partie ne peut être écrite ou lue.

date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
    .line = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

## En tête d'une exportation

export-title = Résistance : partie { $game }
export-date = Date
export-edition = Édition
export-modules = Modules
export-reveal = Reconnaissance des Espions
export-first-leader = Premier Meneur
export-leader-drawn = { $leader }, par tirage au sort
export-result = Résultat
export-unfinished = La partie n'est pas terminée.

## Titres, légendes et colonnes

export-players = Joueurs
export-players-caption = Places, propositions et missions par joueur
export-seat = Place
export-player = Joueur
export-led = Équipes proposées
export-on-missions = Missions jouées
export-role = Rôle

export-missions = Missions
export-missions-caption = Les cinq missions
export-mission = Mission
export-fails = Échecs
export-reverses = Inversions
export-rogues = Succès Renégat
export-fails-needed = Échecs nécessaires
export-size = Taille de l'équipe
export-team = Équipe

export-round = Tour { $round }
export-round-column = Tour
export-proposals-caption = Propositions et votes du tour { $round }
export-proposal = Proposition
export-leader = Meneur
export-vote = Vote
export-for = Pour
export-against = Contre
export-approved-by = Approuvé par
export-rejected-by = Rejeté par
export-ending = Fin de la partie

export-what = Étape
export-what-begin = Début
export-what-deed = Carte Complot
export-what-ending = Fin
export-what-agents = Événement
export-what-private = Vote privé
export-details = Détails

## Cases

export-success = Succès
export-failed = Échec
export-not-run = Pas jouée
export-approved = Approuvé
export-rejected = Rejeté
export-overruled = Approuvé, mais finalement rejeté
export-no-vote = Pas encore de vote
export-unknown = Inconnu
export-nobody = Personne
export-no-proposal = Aucune équipe n'a été proposée pendant ce tour.
export-forfeited = Échec, mission non jouée
export-deed-mission = Après la mission : { $what }
export-no-mission = Aucune mission n'a été jouée pendant ce tour.
export-deed-begun = Au début du tour : { $what }
export-deed-voting = Pendant le vote sur la proposition { $proposal } : { $what }
export-deed-voted = Après le vote sur la proposition { $proposal } : { $what }
export-private-approval = Vote sur la proposition { $proposal } : { $player } a voté contre en public et pour en privé.
export-private-rejection = Vote sur la proposition { $proposal } : { $player } a voté pour en public et contre en privé.
export-by-default = Aucun ordre : compte comme { $card }

export-role-resistance = Résistance
export-role-resistance-reverser = Inverseur résistant
export-role-resistance-rogue = Renégat résistant
export-role-spy = Espion
export-role-spy-reverser = Inverseur espion
export-role-spy-rogue = Renégat espion
export-role-shield = Agent du SHIELD
export-role-hydra = Agent d'HYDRA
export-role-winter-soldier = Winter Soldier
export-role-captain-america = { agent-captain-america }
export-role-nick-fury = { agent-nick-fury }
export-role-black-widow = { module-black-widow }
export-role-maria-hill = { module-maria-hill }
export-role-alexander-pierce = { module-alexander-pierce }
export-role-arnim-zola = { module-arnim-zola }
export-role-baron-zemo = { module-baron-zemo }

## Pourquoi une partie ne peut être écrite ou lue : fragments de phrase

storage-disk-full = le disque est plein
storage-read-only = le disque est en lecture seule
storage-not-allowed = l'accès au dossier des parties n'est pas autorisé
storage-gone = le fichier ou son dossier a disparu
storage-not-a-folder = un fichier se trouve à la place du dossier des parties
storage-somebody-elses = le fichier ou son dossier est à quelqu'un d'autre
storage-link = un lien occupe la place du fichier ou de son dossier
storage-fault = le disque signale une erreur
storage-no-file = ce fichier n'existe pas
storage-no-text = ce n'est pas du texte, ou c'est trop long
storage-no-such-game = la partie { $game } n'existe pas
storage-in-use = elle est ouverte dans un autre narrateur
storage-foreign = ce n'est pas une partie enregistrée par le narrateur
storage-too-large = son fichier est plus grand que celui d'une partie ne peut l'être
storage-full = son fichier est plein
storage-empty = le fichier est vide
storage-newer = elle vient d'une version plus récente du narrateur
storage-damaged = le fichier est abîmé à la ligne { N($line) }
storage-private-damaged = la partie privée du fichier est abîmée à la ligne { N($line) }

storage-cut = La dernière étape n'a pas été enregistrée en entier, elle ne compte pas. Tout ce qui précède est là.
