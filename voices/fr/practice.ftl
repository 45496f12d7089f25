# Entraînement : une personne joue, et le narrateur joue pour toutes les autres.

practice-ask-name = Entraînement. Je joue pour tout le monde sauf toi. Comment t'appelles-tu ?
practice-ask-count = À combien veux-tu jouer, en te comptant : de { N($fewest) } à { N($most) } ? Pour jouer à { N($usual) }, dis : suivant.
practice-begins = { $player }, autour de la table, à partir de ta gauche : { $names }. Je joue à leur place. Pour un conseil, dis : conseil. Pour la raison d'un vote, dis : pourquoi { $other }. La raison peut être un mensonge.
    .brief = Avec toi : { $names }.
practice-begins-keys = { $player }, autour de la table, à partir de ta gauche : { $names }. Je joue à leur place. Pour un conseil, tape deux-points, puis conseil, puis Entrée. Pour la raison d'un vote, tape : pourquoi { $other }. La raison peut être un mensonge.
    .brief = Avec toi : { $names }.
practice-begins-ears = { $player }, autour de la table, à partir de ta gauche : { $names }. Je joue à leur place. Pour un conseil, dis : un conseil. Pour la raison d'un vote, dis : pourquoi { $other } a rejeté. La raison peut être un mensonge.
    .brief = Avec toi : { $names }.
refused-no-name = Il manque le nom. Le nom seul suffit, par exemple : Ana. Rien n'a changé.
refused-company = Dans cette édition, on joue de { N($fewest) } à { N($most) }, toi compris. Rien n'a changé.
practice-characters = Personnages en jeu : { $list }.
practice-is-bound = Tu dois jouer Échec, et approuver toute équipe où il y a quelqu'un d'HYDRA.
practice-ask-vote = { $player }, équipe { $team } : approuver ou rejeter ?
    .brief = { $player }, approuver ou rejeter ?
practice-ask-team = { $leader }, il faut { N($size) } personnes. Qui part ?
    .brief = { $leader }, qui sont les { N($size) } ?
practice-ask-card = { $player }, ta carte Mission : { $cards } ?
practice-ask-claim = Trois missions se sont terminées de la même façon. Si tu es Renégat et que tu gagnes, dis : revendiquer, et ton nom. Sinon, dis : personne ne gagne seul.
practice-own-vote = Tu ne donnes que ton propre vote. Dis approuver, ou dis rejeter. Rien n'a changé.
practice-other-card = Ton personnage ne peut pas jouer cette carte. Rien n'a changé.
practice-watched = Tu as le jeton Surveillance : tu ne peux pas jouer Succès Renégat. Rien n'a changé.
practice-of-another = Ce n'est pas à toi de le faire. Rien n'a changé.
practice-not-in-forum = Pas d'entraînement pour la partie sur forum : on y joue par messages. Choisis une autre édition.
practice-proposed = { $leader } propose { $team }.
reasons-quiet = Je ne donne plus les raisons, sauf si tu demandes : pourquoi, et un nom.
reasons-usual = Le Meneur dit pourquoi, et après un vote une ou deux autres personnes.
reasons-chatty = Quand quelqu'un a du nouveau à dire, tu l'entends.
practice-says = { $player } : { $what }
practice-clean-so-far = Personne dans cette équipe n'a participé à une mission ratée.
practice-clean-but-me = À part moi, personne de cette équipe n'a participé à une mission ratée.
practice-failed = { $count ->
        [one] { $other } a participé à une mission ratée.
       *[other] { $other } a participé à { N($count, gender: "feminine") } missions ratées.
    }
practice-for-failed = { $other } a voté pour l'équipe d'une mission ratée.
practice-not-on-team = Je ne suis pas dans l'équipe.
practice-last-chance = On ne peut pas se permettre un rejet de plus.
practice-trusts-leader = C'est { $other } qui mène, et { $other } a ma confiance.
practice-doubts-leader = C'est { $other } qui mène, et j'ai des doutes.
practice-doubts = J'ai des doutes sur { $other }.
practice-own-team = J'en fais partie.
practice-too-early = Personne ne sait encore rien.
practice-why-you = Il n'y a que toi qui le saches.
practice-why-not = { $player } ne donne pas de raison.
practice-why-nothing = { $player } n'a encore rien décidé, que je sache.
practice-why-approved = { $player } a voté pour { $team }.
practice-why-rejected = { $player } a voté contre { $team }.
practice-why-proposed = { $player } a proposé { $team }.
practice-hint-approve = Le plus prudent serait d'approuver.
practice-hint-reject = Le plus prudent serait de rejeter.
practice-hint-team = Le plus prudent serait de prendre { $team }.
practice-hint-card = Le plus prudent serait de jouer { $card }.
practice-hint-act = Quelqu'un de prudent ferait ceci. { $what } Pour cela, on dit : { $command }. Rien n'est encore fait.
practice-hint-act-alone = Quelqu'un de prudent ferait ceci. { $what } Rien n'est encore fait.
practice-hint-nothing = Le plus prudent serait de laisser passer.
practice-hint-not-on-team = Tu n'es pas dans l'équipe.
practice-hint-clean-but-you = À part toi, personne de cette équipe n'a participé à une mission ratée.
practice-hint-bound = Les règles ne te laissent pas d'autre choix.
practice-hint-certain = { $other } est forcément { $evil } : rien d'autre ne va avec ce que tu sais.
practice-hint-in-ten = { $count ->
        [0] D'après ce que tu sais, une telle équipe n'est presque jamais sûre.
        [10] D'après ce que tu sais, une telle équipe est à peu près sûre.
       *[other] D'après ce que tu sais, une telle équipe est sûre { N($count, gender: "feminine") } fois sur dix.
    }
practice-hint-hides = Personne ne doit voir tout ce que tu sais.
practice-hint-can-fail = Avec { $names }, elle peut échouer.
practice-hint-leaves-it = Laisse l'Échec à { $other } : deux Échecs vous dénonceraient, toi aussi.
practice-hint-nobody = Aucun des tiens n'en fait partie.
practice-hint-you-and-can-fail = Avec toi et { $names }, elle peut échouer.
practice-hint-you-can-fail = Tu peux la faire échouer.
practice-hint-too-few = Trop peu des tiens en sont.
practice-hint-blends = L'autre camp ferait pareil, et tu as intérêt à passer pour l'un d'eux.
practice-hint-shows = Qui rejette la dernière équipe montre son camp.
practice-hint-fails = Un Échec peut suffire.
practice-hint-harmless = Personne ne te soupçonnera, et il y aura une autre occasion.
practice-no-hint = Il n'y a rien à décider pour l'instant.
practice-missed-nothing = Tu n'as encore rien manqué.
practice-missed-vote = { $before ->
        [0] { $leader } a proposé { $team } : { N($approve) } pour, { N($reject) } contre.
        [one] Une équipe a été rejetée. Puis { $leader } a proposé { $team } : { N($approve) } pour, { N($reject) } contre.
       *[other] { N($before, gender: "feminine") } équipes ont été rejetées. Puis { $leader } a proposé { $team } : { N($approve) } pour, { N($reject) } contre.
    }
practice-ask-after-game = Pour revoir les moments importants, dis : analyse. Pour rejouer avec les mêmes, dis : encore. Ou : nouvelle partie, ou quitter.
    .brief = Analyse, encore, nouvelle partie, ou quitter ?
practice-ask-after-game-ears = Pour revoir les moments importants, dis : qui a fait quoi. Pour rejouer avec les mêmes, dis : encore. Ou : nouvelle partie, ou quitter.
    .brief = Qui a fait quoi, encore, nouvelle partie, ou quitter ?
practice-ask-after-game-keys = Tape deux-points, un de ces mots, puis Entrée : analyse, encore, nouvelle partie, ou quitter.
practice-review-later = L'analyse vient quand la partie est finie. Rien n'a changé.
review-you = toi
review-name = { $player }
practice-review-failed = La mission { N($mission) } a échoué : { $plays }.
practice-review-not-enough = La mission { N($mission) } a quand même réussi : { $plays }.
practice-review-play = { $count ->
        [0] tu as joué
        [100] { $names } avez joué
        [one] { $names } a joué
       *[other] { $names } ont joué
    } { $card }
practice-review-held-back = À la mission { N($mission) }, { $count ->
        [0] tu pouvais jouer Échec, et tu as joué Succès
        [100] { $names } pouviez jouer Échec, et avez joué Succès
        [one] { $names } pouvait jouer Échec, et a joué Succès
       *[other] { $names } pouvaient jouer Échec, et ont joué Succès
    }.
practice-review-named = { $guessed ->
        [0] On a dit ton nom
       *[other] On a nommé { $player }
    }, { $count ->
        [1] et c'était { $role }.
       *[other] mais { $role }, c'était { $was ->
            [0] toi.
           *[other] { $other }.
        }
    }
practice-review-accused = Accusation : { $accuses ->
        [0] toi
       *[other] { $by }
    } contre { $guessed ->
        [0] toi
       *[other] { $player }
    }. { $count ->
        [1] C'était bien { $role }.
       *[other] Mais { $role }, c'était { $was ->
            [0] toi.
           *[other] { $other }.
        }
    }
practice-review-clean = La mission { N($mission) } a réussi avec { $team } : personne { $evil } dans cette équipe.
practice-review-too-few = La mission { N($mission) } a réussi : { $count ->
        [0] tu ne suffisais
        [100] { $names } ne suffisiez
        [one] { $names } ne suffisait
       *[other] { $names } ne suffisaient
    } pas à la faire échouer.
practice-review-good-team = Pour la mission { N($mission) }, { $leads ->
        [0] tu as proposé
       *[other] { $leader } a proposé
    } { $team }, sans personne { $evil }. { $names }, { $good }, { $count ->
        [0] tu as voté contre
        [100] avez voté contre
        [one] a voté contre
       *[other] ont voté contre
    }.

## Des absents à une vraie table

filled-begins = { $count ->
        [one] { $names } n'est pas là. Je joue à sa place.
       *[other] { $names } ne sont pas là. Je joue à leur place.
    }
filled-needs-dealing = Pour jouer à la place de quelqu'un, je dois distribuer les rôles. Choisissez la reconnaissance au casque ; sur la ligne de commande : --reveal earpiece. Rien n'a changé.
filled-needs-keys = Quand quelqu'un n'est pas là, je prends les cartes Mission en privé, au casque ou au téléphone. Le casque demande les touches directes. Recommencez avec --keys single ou avec --phones. Rien n'a changé.
filled-deals = Tout le monde n'est pas là : c'est donc moi qui distribue, et vos cartes restent dans la boîte. Rien n'a changé.
filled-not-in-forum = Dans une partie sur forum, je ne peux jouer pour personne : on y joue par messages. Choisissez une autre édition. Rien n'a changé.
filled-not-for-programs = À la table d'un programme, je ne joue pour personne. Rien n'a changé.
filled-not-dealt = Je ne sais pas qui est { $player }, et je ne peux pas jouer à sa place. Dites qui le fait. Rien n'a changé.
filled-not-there = { $player } n'est pas là : je joue à sa place. Si quelqu'un arrive, dites par exemple : Paula remplace { $player }. Rien n'a changé.
filled-nobody-there = Il faut que quelqu'un reste. Dites qui joue à sa place. Rien n'a changé.
filled-newcomer-later = { $player }, pour entendre qui tu es, dis : casque, et ton nom.
filled-approved = { $count ->
        [one] { $names } est pour.
       *[other] { $names } sont pour.
    }
filled-rejected = { $count ->
        [one] { $names } est contre.
       *[other] { $names } sont contre.
    }
filled-approves-first = { $player } vote en premier : pour.
filled-rejects-first = { $player } vote en premier : contre.
filled-cards = { $count ->
        [one] { $names } ne peut pas poser de carte sur la table. Je recueille donc toutes les cartes de cette mission en privé. Dites : en secret.
       *[other] { $names } ne peuvent pas poser de carte sur la table. Je recueille donc toutes les cartes de cette mission en privé. Dites : en secret.
    }
filled-cards-lines = { $count ->
        [one] { $names } ne peut pas poser de carte sur la table. Je recueille donc toutes les cartes de cette mission en privé. Au téléphone, dites : téléphones. Au casque, quittez, puis reprenez avec narrator resume --keys single.
       *[other] { $names } ne peuvent pas poser de carte sur la table. Je recueille donc toutes les cartes de cette mission en privé. Au téléphone, dites : téléphones. Au casque, quittez, puis reprenez avec narrator resume --keys single.
    }
vacated = { $name } s'en va. Je joue à sa place.
undone-vacated = Annulé. { $name } joue de nouveau.
claim-offer = { $player }, tu peux en parler aux autres, et même mentir. Il suffit de taper : { $good }, ou : { $evil }.
    .brief = Pour en parler, tapez : { $good }, ou : { $evil }.
claim-offer-keys = { $player }, tu peux en parler aux autres, et même mentir. Tapez deux-points, puis : { $good }, ou : { $evil }. Puis Entrée.
    .brief = Pour en parler, deux-points, puis : { $good }, ou : { $evil }.
claim-not-seen = { $player } : cela ne compte que de la part de quelqu'un qui est seul à avoir vu cette carte. Rien n'a changé.
claim-to-nobody = Dites-le entre vous : je ne le note que s'il y a des absents. Rien n'a changé.
undone-claimed = Annulé. { $player } ne dit plus : { $what }
ask-replacement-filled = { $player } s'en va. Qui joue à sa place ? Tapez le nom. Si personne ne le fait, je peux le faire, dites : jouez pour { $player }.
ask-replacement-filled-keys = { $player } s'en va. Qui joue à sa place ? Tapez deux-points, puis le nom, puis Entrée. Si personne ne le fait, je peux le faire : deux-points, puis jouez pour { $player }, puis Entrée.
ask-vote-there = Seulement les vôtres, { $names } : combien pour, combien contre ?
    .brief = { $names } : pour et contre ?
ask-vote-there-keys = Seulement les vôtres, { $names } : combien pour ? Tapez le nombre, puis Entrée.
    .brief = { $names } : combien pour ?
ask-fails-there = J'ajoute les Échecs reçus en privé. Combien sur la table ?
    .brief = Combien d'Échecs sur la table ?
ask-fails-there-keys = J'ajoute les Échecs reçus en privé. Combien sur la table ? Tapez le nombre, puis Entrée.
    .brief = Combien d'Échecs sur la table ?
cli-virtual = Combien de joueurs ne sont pas là. Le narrateur joue à leur place, et distribue, au casque ou au téléphone.
undone-what-followed = Ce qui a suivi est annulé aussi.
