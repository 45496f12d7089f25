# Üben: Eine Person spielt, und der Erzähler spielt alle anderen.

practice-ask-name = Üben. Ich spiele alle außer dir. Wie heißt du?
practice-ask-count = Wie viele spielen mit, dich mitgerechnet: { N($fewest) } bis { N($most) }? Für { N($usual) } sag: weiter.
practice-begins = { $player }, im Uhrzeigersinn nach dir sitzen { $names }. Ich spiele für sie. Für einen Rat sag: Tipp. Wenn du wissen willst, warum jemand so gestimmt hat, sag: warum { $other }. Der Grund kann gelogen sein.
    .brief = Mit dir: { $names }.
practice-begins-keys = { $player }, im Uhrzeigersinn nach dir sitzen { $names }. Ich spiele für sie. Für einen Rat tipp Doppelpunkt, dann Tipp, dann Enter. Wenn du wissen willst, warum jemand so gestimmt hat, tipp: warum { $other }. Der Grund kann gelogen sein.
    .brief = Mit dir: { $names }.
practice-begins-ears = { $player }, im Uhrzeigersinn nach dir sitzen { $names }. Ich spiele für sie. Für einen Rat sag: ein Tipp. Wenn du wissen willst, warum jemand so gestimmt hat, sag: warum war { $other } dagegen. Der Grund kann gelogen sein.
    .brief = Mit dir: { $names }.
refused-no-name = Der Name fehlt. Der Name allein genügt, zum Beispiel: Ana. Nichts hat sich geändert.
refused-company = In dieser Ausgabe spielen { N($fewest) } bis { N($most) } Leute, dich mitgerechnet. Nichts hat sich geändert.
practice-characters = Im Spiel sind: { $list }.
practice-is-bound = Du musst Fehlschlag spielen und für jedes Team stimmen, in dem jemand von HYDRA ist.
practice-ask-vote = { $player }, bist du für { $team } oder dagegen?
    .brief = { $player }, dafür oder dagegen?
practice-ask-team = { $leader }, die Mission braucht { N($size) } Leute. Wer geht?
    .brief = { $leader }, welche { N($size) }?
practice-ask-card = { $player }, deine Missionskarte: { $cards }?
practice-ask-claim = Drei Missionen sind gleich ausgegangen. Bist du als Abtrünniger allein Sieger, sag: Sieg, und deinen Namen. Sonst sag: kein Anspruch.
practice-own-vote = Du gibst nur deine eigene Stimme ab. Sag dafür, oder sag dagegen. Nichts hat sich geändert.
practice-other-card = Deine Rolle darf diese Karte nicht spielen. Nichts hat sich geändert.
practice-watched = Du hast den Wachmarker und darfst keinen Abtrünnigen-Erfolg spielen. Nichts hat sich geändert.
practice-of-another = Das entscheidet jemand anderes. Nichts hat sich geändert.
practice-not-in-forum = Das Forumspiel kann man nicht üben: Gespielt wird mit Nachrichten. Wähl eine andere Ausgabe.
practice-proposed = { $leader } schlägt { $team } vor.
reasons-quiet = Keine Gründe mehr, außer du fragst danach: warum, und ein Name.
reasons-usual = Wer anführt, sagt warum, und nach einer Abstimmung noch ein oder zwei andere.
reasons-chatty = Alle, die etwas Neues zu sagen haben, sagen warum.
practice-says = { $player }: { $what }
practice-clean-so-far = Aus diesem Team war niemand bei einer gescheiterten Mission dabei.
practice-clean-but-me = Außer mir war davon niemand bei einer gescheiterten Mission dabei.
practice-failed = { $count ->
        [one] { $other } war bei einer gescheiterten Mission dabei.
       *[other] { $other } war bei { N($count) } gescheiterten Missionen dabei.
    }
practice-for-failed = { $other } war für das Team einer gescheiterten Mission.
practice-not-on-team = Ich bin nicht im Team.
practice-last-chance = Noch eine Ablehnung können wir uns nicht leisten.
practice-trusts-leader = { $other } führt an, und { $other } traue ich.
practice-doubts-leader = { $other } führt an, und { $other } traue ich nicht.
practice-doubts = Bei { $other } habe ich Zweifel.
practice-own-team = Ich bin selbst dabei.
practice-too-early = Noch weiß niemand etwas.
practice-why-you = Das weißt nur du selbst.
practice-why-not = { $player } nennt keinen Grund.
practice-why-nothing = Ich weiß noch von nichts, was { $player } entschieden hat.
practice-why-approved = { $player } war für { $team }.
practice-why-rejected = { $player } war gegen { $team }.
practice-why-proposed = Der Vorschlag von { $player } war: { $team }.
practice-hint-approve = Wer vorsichtig spielt, ist dafür.
practice-hint-reject = Wer vorsichtig spielt, ist dagegen.
practice-hint-team = Wer vorsichtig spielt, nimmt { $team }.
practice-hint-card = Wer vorsichtig spielt, spielt { $card }.
practice-hint-act = Wer vorsichtig spielt, macht das. { $what } Dafür sagst du: { $command }. Noch ist nichts getan.
practice-hint-act-alone = Wer vorsichtig spielt, macht das. { $what } Noch ist nichts getan.
practice-hint-nothing = Wer vorsichtig spielt, lässt es sein.
practice-hint-not-on-team = Du bist nicht im Team.
practice-hint-clean-but-you = Außer dir war davon niemand bei einer gescheiterten Mission dabei.
practice-hint-bound = Die Regeln lassen dir keine Wahl.
practice-hint-certain = { $other } ist sicher { $evil }: Etwas anderes passt nicht zu dem, was du weißt.
practice-hint-in-ten = { $count ->
        [0] Nach dem, was du weißt, ist so ein Team fast nie sicher.
        [one] Nach dem, was du weißt, ist so ein Team in einem von zehn Fällen sicher.
        [10] Nach dem, was du weißt, ist so ein Team so gut wie sicher.
       *[other] Nach dem, was du weißt, ist so ein Team in { N($count) } von zehn Fällen sicher.
    }
practice-hint-hides = Man darf dir nicht ansehen, was du alles weißt.
practice-hint-can-fail = Mit { $names } kann es scheitern.
practice-hint-leaves-it = Überlass den Fehlschlag { $other }: Zwei würden euch beide verraten.
practice-hint-nobody = Aus deinem Lager ist niemand dabei.
practice-hint-you-and-can-fail = Mit dir und { $names } kann es scheitern.
practice-hint-you-can-fail = Du kannst es scheitern lassen.
practice-hint-too-few = Aus deinem Lager sind zu wenige dabei.
practice-hint-blends = Die andere Seite würde dasselbe tun, und du willst aussehen wie sie.
practice-hint-shows = Wer das letzte Team ablehnt, zeigt die eigene Seite.
practice-hint-fails = Damit kann dieses Team scheitern.
practice-hint-harmless = So wirkst du harmlos, und es kommt noch eine Gelegenheit.
practice-no-hint = Jetzt gibt es nichts zu entscheiden.
practice-missed-nothing = Du hast noch nichts verpasst.
practice-missed-vote = { $before ->
        [0] Vorschlag von { $leader }: { $team }. { N($approve) } dafür, { N($reject) } dagegen.
        [one] Ein Team wurde abgelehnt. Dann kam der Vorschlag von { $leader }: { $team }. { N($approve) } dafür, { N($reject) } dagegen.
       *[other] { N($before) } Teams wurden abgelehnt. Dann kam der Vorschlag von { $leader }: { $team }. { N($approve) } dafür, { N($reject) } dagegen.
    }
practice-ask-after-game = Was das Spiel entschieden hat, sagt der Rückblick. Sag: Rückblick. Mit denselben weiter geht es mit: noch einmal. Oder sag: neues Spiel, oder beenden.
    .brief = Rückblick, noch einmal, neues Spiel oder beenden?
practice-ask-after-game-ears = Was das Spiel entschieden hat, hörst du mit: wer war was. Mit denselben weiter geht es mit: noch einmal. Oder sag: neues Spiel, oder beenden.
    .brief = Wer war was, noch einmal, neues Spiel oder beenden?
practice-ask-after-game-keys = Tippe Doppelpunkt, Befehl, Enter: Rückblick, noch einmal, neues Spiel oder beenden.
practice-review-later = Der Rückblick kommt, wenn das Spiel vorbei ist. Nichts hat sich geändert.
review-you = du
review-name = { $player }
practice-review-failed = Mission { N($mission) } ist gescheitert: { $plays }.
practice-review-not-enough = Mission { N($mission) } ist trotzdem gelungen: { $plays }.
practice-review-play = { $count ->
        [0] du hast
        [100] { $names } habt
        [one] { $names } hat
       *[other] { $names } haben
    } { $card } gespielt
practice-review-held-back = Auf Mission { N($mission) } { $count ->
        [0] hättest du Fehlschlag spielen können und hast
        [100] hättet { $names } Fehlschlag spielen können und habt
        [one] hätte { $names } Fehlschlag spielen können und hat
       *[other] hätten { $names } Fehlschlag spielen können und haben
    } Erfolg gespielt.
practice-review-named = { $guessed ->
        [0] Genannt wurdest du
       *[other] Genannt wurde { $player }
    }, { $count ->
        [one] und das war { $role }.
       *[other] doch { $role } { $was ->
            [0] warst du.
           *[other] war { $other }.
        }
    }
practice-review-accused = { $accuses ->
        [0] Du hast
       *[other] { $by } hat
    } { $guessed ->
        [0] dich
       *[other] { $player }
    } beschuldigt, { $count ->
        [one] und das war { $role }.
       *[other] doch { $role } { $was ->
            [0] warst du.
           *[other] war { $other }.
        }
    }
practice-review-clean = Mission { N($mission) } ist gelungen. Im Team: { $team }, niemand davon { $evil }.
practice-review-too-few = Mission { N($mission) } ist gelungen: { $count ->
        [0] du allein konntest
        [100] { $names } zusammen konntet
        [one] { $names } allein konnte
       *[other] { $names } zusammen konnten
    } sie nicht scheitern lassen.
practice-review-good-team = { $leads ->
        [0] Dein Vorschlag
       *[other] Vorschlag von { $leader }
    } für Mission { N($mission) }: { $team }, niemand davon { $evil }. Dagegen { $count ->
        [0] warst
        [100] wart
        [one] war
       *[other] waren
    } { $names }, { $good }.

## Wer an einem echten Tisch nicht da ist

filled-begins = { $count ->
        [one] { $names } ist nicht da. Ich spiele für { $names }.
       *[other] { $names } sind nicht da. Ich spiele für sie.
    }
filled-needs-dealing = Für jemanden spielen, der nicht da ist, kann ich nur, wenn ich die Rollen verteile. Wählt das Kennenlernen über den Kopfhörer; auf der Befehlszeile: --reveal earpiece. Nichts hat sich geändert.
filled-needs-keys = Wenn jemand nicht da ist, nehme ich die Missionskarten geheim entgegen, über Kopfhörer oder Handy. Der Kopfhörer braucht einzelne Tasten. Startet neu mit --keys single oder mit --phones. Nichts hat sich geändert.
filled-deals = Nicht alle sind da. Deshalb verteile ich die Rollen, und eure Karten bleiben in der Schachtel. Nichts hat sich geändert.
filled-not-in-forum = Im Forumspiel kann ich für niemanden spielen: Gespielt wird mit Nachrichten. Wählt eine andere Ausgabe. Nichts hat sich geändert.
filled-not-for-programs = Am Tisch eines Programms spiele ich für niemanden. Nichts hat sich geändert.
filled-not-dealt = Ich weiß nicht, wer { $player } ist, und kann nicht für { $player } weiterspielen. Sagt, wer einspringt. Nichts hat sich geändert.
filled-not-there = { $player } ist nicht da: Ich spiele für { $player }. Kommt jemand dafür, sagt zum Beispiel: Paula spielt für { $player }. Nichts hat sich geändert.
filled-nobody-there = Jemand von euch muss bleiben. Sagt, wer einspringt. Nichts hat sich geändert.
filled-newcomer-later = { $player }, willst du hören, wer du bist, sag: Kopfhörer, und deinen Namen.
filled-approved = { $count ->
        [one] { $names } ist dafür.
       *[other] { $names } sind dafür.
    }
filled-rejected = { $count ->
        [one] { $names } ist dagegen.
       *[other] { $names } sind dagegen.
    }
filled-approves-first = { $player } stimmt zuerst: dafür.
filled-rejects-first = { $player } stimmt zuerst: dagegen.
filled-cards = { $count ->
        [one] { $names } kann keine Karte auf den Tisch legen. Deshalb nehme ich alle Karten dieser Mission geheim entgegen. Sagt: geheim.
       *[other] { $names } können keine Karte auf den Tisch legen. Deshalb nehme ich alle Karten dieser Mission geheim entgegen. Sagt: geheim.
    }
filled-cards-lines = { $count ->
        [one] { $names } kann keine Karte auf den Tisch legen. Deshalb nehme ich alle Karten dieser Mission geheim entgegen. Am Handy, sagt: Handys. Über den Kopfhörer: Hört auf, und macht weiter mit narrator resume --keys single.
       *[other] { $names } können keine Karte auf den Tisch legen. Deshalb nehme ich alle Karten dieser Mission geheim entgegen. Am Handy, sagt: Handys. Über den Kopfhörer: Hört auf, und macht weiter mit narrator resume --keys single.
    }
vacated = { $name } geht. Ich spiele weiter für { $name }.
undone-vacated = Zurückgenommen. { $name } spielt wieder selbst.
claim-offer = { $player }, du darfst davon erzählen und dabei auch lügen. Einfach tippen: { $good }, oder: { $evil }.
    .brief = Den anderen davon erzählen, tippen: { $good }, oder: { $evil }.
claim-offer-keys = { $player }, du darfst davon erzählen und dabei auch lügen. Doppelpunkt, dann: { $good }, oder: { $evil }. Dann Enter.
    .brief = Den anderen davon erzählen, Doppelpunkt, dann: { $good }, oder: { $evil }.
claim-not-seen = Das zählt nur von jemandem, der die Karte von { $player } allein gesehen hat. Nichts hat sich geändert.
claim-to-nobody = Sagt euch das untereinander: Ich merke es mir nur, wenn jemand nicht da ist, der es hören muss. Nichts hat sich geändert.
undone-claimed = Zurückgenommen. { $player } sagt nicht mehr: { $what }
ask-replacement-filled = { $player } geht. Wer springt ein? Tippt den Namen. Springt niemand ein, kann ich es, sagt: spiel für { $player }.
ask-replacement-filled-keys = { $player } geht. Wer springt ein? Tippt Doppelpunkt, dann den Namen, dann Enter. Springt niemand ein, kann ich es: Doppelpunkt, spiel für { $player }, Enter.
ask-vote-there = Nur eure, { $names }: Wie viele Pro und Contra?
    .brief = { $names }: Pro und Contra?
ask-vote-there-keys = Nur eure, { $names }: Wie viele Pro? Tippt die Zahl, dann Enter.
    .brief = { $names }: Wie viele Pro?
ask-fails-there = Die Fehlschläge, die ich geheim bekommen habe, zähle ich dazu. Wie viele liegen auf dem Tisch?
    .brief = Wie viele Fehlschläge auf dem Tisch?
ask-fails-there-keys = Die Fehlschläge, die ich einzeln bekommen habe, zähle ich dazu. Wie viele liegen auf dem Tisch? Tippt die Zahl, dann Enter.
    .brief = Wie viele Fehlschläge auf dem Tisch?
cli-virtual = Wie viele nicht da sind. Der Erzähler spielt für sie und verteilt die Rollen, über Kopfhörer oder Handy.
undone-what-followed = Was danach kam, ist auch zurückgenommen.
