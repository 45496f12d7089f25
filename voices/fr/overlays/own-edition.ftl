# Ce que dit autrement toute édition d'une table : ses personnages ne sont ceux d'aucune boîte.

reveal-touch-ask = C'est la reconnaissance, au toucher : certains apprennent qui est qui. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance au toucher. Commencer, ou sauter ?
reveal-touch-ask-keys = C'est la reconnaissance, au toucher : certains apprennent qui est qui. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance au toucher. Entrée pour commencer.
reveal-eyes-ask = C'est la reconnaissance, les yeux fermés : certains apprennent qui est qui. Quand les { N($players) } joueurs seront prêts, dites : commencer. Si c'est déjà fait, dites : sauter.
    .brief = Reconnaissance les yeux fermés. Commencer, ou sauter ?
reveal-eyes-ask-keys = C'est la reconnaissance, les yeux fermés : certains apprennent qui est qui. Quand les { N($players) } joueurs seront prêts, appuyez sur Entrée. Si c'est déjà fait, tapez deux-points, puis sauter, puis Entrée.
    .brief = Reconnaissance les yeux fermés. Entrée pour commencer.
reveal-over = La reconnaissance est finie. Pour jouer, dites : suivant. Pour tout réentendre, dites : encore.
    .brief = Reconnaissance finie. Suivant, ou encore ?
reveal-over-keys = La reconnaissance est finie. Pour jouer, appuyez sur Entrée. Pour tout réentendre, tapez deux-points, le mot encore, puis Entrée.
    .brief = Reconnaissance finie. Entrée pour jouer.
status-reveal = Certains vont apprendre qui est qui.
guidance-deal-characters = Étape cinq. Prenez des cartes Personnage : { $resistance } ; { $spies }. Complétez avec des cartes de chaque camp. Mélangez ces { N($players) } cartes et donnez-en une par personne, face cachée.
    .brief = { $resistance } ; { $spies } : complétez, mélangez, distribuez face cachée.
reminder-mission-shield = Le SHIELD doit jouer Succès. HYDRA a le choix.
    .brief = SHIELD : Succès. HYDRA : au choix.
fault-characters-good = Le Bien a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.
fault-characters-evil = Le Mal a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.
fault-characters-shield = Le SHIELD a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.
fault-characters-hydra = HYDRA a { N($most) } cartes, mais vous avez choisi { N($found) } personnages spéciaux. Ceux qui sont toujours là comptent aussi.
rejections = { $rejections ->
        [one] Premier rejet.
       *[other] { N($rejections) } rejets d'affilée.
    }
    .brief = { $rejections ->
        [one] Premier rejet.
       *[other] { N($rejections) } rejets d'affilée.
    }
track-marker = Marqueur Scrutin { $track ->
        [0] au début de sa piste
        [one] à une case du début
       *[other] à { N($track) } cases du début
    }.
last-proposal = Dernière proposition : un rejet de plus est un rejet de trop.
recap-last-rejection = { N($rejections) } rejets sur { N($most) } : le prochain est de trop.
spies-win-votes = { $wins }. Trop d'équipes ont été rejetées d'affilée.
leadership-passes = Pion Meneur à { $leader }.
    .brief = Pion Meneur à { $leader }.
who-clockwise = On joue vers la gauche, dans le sens des aiguilles d'une montre.
