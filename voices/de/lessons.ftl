# Lektionen: Wer neu ist, hört ein wenig, sagt, was man am Tisch sagt, und hört, was der Erzähler antwortet.

## Welche Lektion

lesson-name-table = Tisch
lesson-name-round = Runde
lesson-name-words = Wörter
lesson-name-voting = Abstimmung
lesson-name-mission = Mission
lesson-name-reveal = Enthüllung
lesson-name-plot = Plotkarten
lesson-name-accessible = barrierefreie Ausgabe
lesson-name-widerstand = deutsche Ausgabe
lesson-name-resistance-2020 = französische Ausgabe
lesson-name-winter-soldier = Winter Soldier
lesson-name-avalon = Avalon
lesson-name-forum = Forum
lesson-name-keys = Tasten
lesson-name-voice = Stimme
lesson-name-phones = Handys und Kopfhörer
lesson-next = Es gibt { N($count) } Lektionen. Die erste, die noch fehlt, ist Lektion { N($number) }, { $name }. Für eine andere sag ihre Nummer oder ihren Namen, zum Anfangen sag: weiter.
lesson-go-on = Mitten in Lektion { N($number) }, { $name }, hast du aufgehört. Zum Weitermachen sag: weiter. Für eine andere der { N($count) } sag ihre Nummer oder ihren Namen.
lesson-all-done = Alle { N($count) } Lektionen sind geschafft. Für ein ganzes Spiel mit mir sag beenden und starte: narrator practice. Willst du eine Lektion noch einmal, sag ihre Nummer oder ihren Namen.
lesson-begins = Lektion { N($number) }: { $name }.
lesson-resumes = Lektion { N($number) }, { $name }: Wir machen dort weiter, wo du warst.
lesson-how = Um einen Schritt noch mal zu hören, sag: noch einmal, und für den davor: zurück. Um einen auszulassen, sag zweimal: weiter. Um zu gehen und später wiederzukommen, sag: beenden.
    .brief = Noch einmal, zurück, zweimal weiter und beenden gehen immer.
lesson-how-keys = Für ein Wort drückst du erst den Doppelpunkt und zuletzt Enter. Um einen Schritt wieder zu hören, tipp: noch einmal, und für den davor: zurück. Um einen auszulassen, tipp zweimal: weiter, und um zu gehen und später wiederzukommen: beenden.
    .brief = Nach dem Doppelpunkt: noch einmal, zurück, zweimal weiter oder beenden.
lesson-done = Das war Lektion { N($number) }, { $name }.
lesson-skipped = Lektion { N($number) }, { $name }, lassen wir aus.
lesson-right = Richtig.
lesson-step-skipped = Das lassen wir aus.
lesson-leave-out = Das ist zum Ausprobieren. Willst du es trotzdem auslassen, sag noch einmal: weiter.
lesson-list = Die Lektionen sind: { $list }.
lesson-listed = { N($number) } { $name }
lesson-other = Du hast mir gesagt: { $command }. Am Tisch würde das gelten. Diese Lektion will etwas anderes: Ich nehme es zurück, und du musst nichts bewegen.
lesson-left = Ich merke mir, wo du aufgehört hast. Bis bald.
lesson-ask-next = Zum Weitermachen sag: { $command }.
lesson-only-typed = Das tippst du: Hören kann ich es nicht.
lesson-ask-next-keys = Zum Weitermachen drück Enter.
refused-no-lesson = So eine Lektion gibt es nicht. Sie gehen von { N(1) } bis { N($count) }. Nichts hat sich geändert.
refused-in-lesson = Das gehört in ein echtes Spiel und bewirkt in einer Lektion nichts. Nichts hat sich geändert.
fault-no-lesson = Eine Lektion { $lesson } gibt es nicht. Die Lektionen gehen von { N(1) } bis { N($count) }: narrator learn sagt, welche dran ist.
lessons-not-kept = Ich kann nicht behalten, welche Lektionen geschafft sind: { $reason }.

## Was auf dem Tisch liegt

lesson-table-game = In The Resistance sind einige von euch Spione, und die anderen wissen nicht, wer. Gemeinsam schickt ihr Teams auf Missionen: Der Widerstand will, dass sie gelingen, die Spione wollen, dass sie scheitern. Für die Lektionen brauchst du nur mich: Was auf dem Tisch liegt, stellst du dir vor.
    .brief = Teams gehen auf Missionen, und einige sind Spione. Den Tisch stellst du dir vor.
lesson-table-people = Stell dir einen runden Tisch mit fünf Leuten vor: Ana, Ben, Cleo, Dan und Eve. Alles geht im Uhrzeigersinn herum, also nach links. Links von Ana sitzt Ben.
    .brief = Fünf Leute: Ana, Ben, Cleo, Dan und Eve, im Uhrzeigersinn, also nach links.
lesson-table-tableau = In der Mitte liegt die Spieltafel mit einem Platz für jede der fünf Missionen. Nach einer Mission kommt dort ein Wertungsmarker hin. Zwei weitere Marker zeigen, welche Runde es ist und wie viele Teams abgelehnt wurden.
    .brief = In der Mitte die Spieltafel: fünf Plätze für Missionen, Marker für Runde und Ablehnungen.
lesson-table-votes = Vor dir liegen zwei Abstimmungsmarker. { KIT("approve-token") } heißt Ja zu einem Team, { KIT("reject-token") } heißt Nein. Wie sie sich anfühlen, ist je nach Spiel verschieden: Lass dir vor dem ersten Spiel beide in die Hand geben, bis du sie im Schoß auseinanderhältst.
    .brief = Alle haben zwei Abstimmungsmarker: { KIT("approve-token") } und { KIT("reject-token") }.
lesson-table-cards = Neben der Spieltafel liegen fünf Team-Marker und je fünf Karten Erfolg und Fehlschlag, die du auch einmal befühlst. Wer auf eine Mission geht, bekommt einen Team-Marker, dann einen Erfolg und einen Fehlschlag. Wer anführt, hat den Anführer-Marker.
    .brief = Daneben: fünf Team-Marker, fünf Erfolge, fünf Fehlschläge. Wer anführt, hat den Anführer-Marker.
lesson-table-character = Deine Charakterkarte sagt, was du bist. Nimm sie unter den Tisch und ertaste das Kästchen an der Unterkante: Ein Kreuz darin heißt Spion, ein leeres Kästchen heißt Widerstand. Leg sie dann verdeckt zurück und sag niemandem etwas.
    .brief = Deine Charakterkarte: Kreuz im Kästchen heißt Spion, leeres Kästchen heißt Widerstand.
lesson-table-laid = An einem echten Tisch sage ich das alles Schritt für Schritt und warte jedes Mal, bis alle Hände fertig sind.
    .brief = Am Tisch sage ich es Schritt für Schritt.
lesson-table-laid-ask = Liegt alles an seinem Platz, sag: { $command }.
lesson-table-again = Jetzt ist ein Ärmel über den Tisch gefegt, und alles ist verrutscht. Ich weiß noch, wie es lag, und sage, wohin alles kommt.
    .brief = Ist etwas verrutscht, weiß ich noch, wie es lag.
lesson-table-again-ask = Frag mich: { $command }.

## Eine Runde

lesson-round-sides = Von fünf Leuten gehören drei zum Widerstand, und zwei sind Spione. Die Spione kennen einander, im Widerstand weiß niemand, wer die anderen sind. Gelingen drei Missionen, gewinnt der Widerstand, scheitern drei, gewinnen die Spione.
    .brief = Drei vom Widerstand, zwei Spione, die einander kennen. Drei Missionen entscheiden.
lesson-round-team = Ana führt an, und die erste Mission braucht zwei Leute. Alle reden, so lange sie wollen, wahr oder nicht. Dann gibt Ana zwei Team-Marker aus, an sich selbst und an Cleo.
    .brief = Ana führt an, die Mission braucht zwei: Ana und Cleo.
lesson-round-team-ask = Jemand von euch sagt mir, wer geht. Sag: { $command }.
lesson-round-vote = Jetzt stimmen alle fünf zugleich ab, ob dieses Team geht. Bei mehr Ja als Nein geht es, Gleichstand ist ein Nein. Hier sind drei dafür und zwei dagegen.
    .brief = Alle stimmen zugleich ab: drei dafür, zwei dagegen.
lesson-round-vote-ask = Sag mir, wie es ausging: { $command }.
lesson-round-mission = Ana und Cleo spielen je eine Karte verdeckt. Der Widerstand muss Erfolg spielen, ein Spion darf Fehlschlag spielen. Die Karten werden gemischt und aufgedeckt: kein Fehlschlag.
    .brief = Beide spielen eine Karte verdeckt. Kein Fehlschlag.
lesson-round-mission-ask = Sag mir, wie viele Fehlschläge es sind: { $command }.
lesson-round-turn = Schon ein Fehlschlag hätte sie scheitern lassen. Der Anführer-Marker ist nach links gegangen, zu Ben, und die nächste Runde fängt an.
    .brief = Die nächste Runde fängt an.
lesson-round-turn-ask = Weißt du nicht, wer dran ist, sag: { $command }.
lesson-round-end = So geht es weiter, bis drei Missionen gelungen oder drei gescheitert sind. Und werden in einer Runde fünf Teams abgelehnt, gewinnen sofort die Spione.
    .brief = Drei gleiche Missionen entscheiden, und fünf Ablehnungen in einer Runde auch.
lesson-round-end-ask = Willst du wissen, wie es steht, sag: { $command }.

## Wörter

lesson-words-who = Manches kannst du mich jederzeit fragen, worauf ich auch warte. Das kostet nichts und ändert nichts.
    .brief = Fragen kannst du jederzeit.
lesson-words-who-ask = Um zu hören, wer wo sitzt, sag: { $command }.
lesson-words-seats = Alle haben auch eine Platznummer: Ana eins, Ben zwei, Cleo drei, Dan vier, Eve fünf. Eine Nummer gilt überall, wo ein Name gilt.
    .brief = Platznummern gelten überall, wo Namen gelten.
lesson-words-seats-ask = Ben führt an und nimmt sich selbst, Dan und Eve. Mit Namen oder mit Nummern sag: { $command }.
lesson-words-undo = Aber Ben hat Cleo gemeint, nicht Dan. Was falsch gesagt wurde, lässt sich zurücknehmen, ein Schritt nach dem anderen.
    .brief = Das war das falsche Team.
lesson-words-undo-ask = Sag: { $command }.
lesson-words-votes = Sicher weißt du nur, wie jede Person abgestimmt hat. Werden die Stimmen mit Namen gesagt, merke ich mir jede: Stell dir vor, hier war es so.
    .brief = Ich merke mir, wer wie gestimmt hat.
lesson-words-votes-ask = Um zu hören, wie Ana gestimmt hat, sag: { $command }.
lesson-words-repeat = An einem lauten Tisch überhört man leicht etwas. Was ich zuletzt gesagt habe, sage ich noch einmal. Fragst du gleich wieder, gehe ich eins weiter zurück.
    .brief = Das Letzte sage ich noch einmal.
lesson-words-repeat-ask = Sag: { $command }.
lesson-words-help = Und weißt du nicht, was man gerade sagen kann, zähle ich es auf, Wort für Wort.
    .brief = Ich sage, was man gerade sagen kann.
lesson-words-help-ask = Sag: { $command }.

## Abstimmen

lesson-voting-team = Jetzt bist du bei einer Abstimmung. Hör zu, was ich sage, wenn ein Team genannt wurde.
    .brief = Ein Team wird genannt.
lesson-voting-team-ask = Hast du überhört, wer dabei ist, sag: { $command }.
lesson-voting-tally = Als Nächstes leite ich die Abstimmung. Tu mit den Händen, was ich sage, oder stell es dir vor: Alle tun das Gleiche, also verrät dich kein Geräusch. Sind deine Hände fertig, sag jedes Mal: bereit.
    .brief = Ich leite die Abstimmung. Sind die Hände fertig: bereit.
lesson-voting-tally-ask = Hier waren zwei dafür und drei dagegen. Sag: { $command }.
lesson-voting-names = Ein abgelehntes Team geht nicht, und der Anführer-Marker wandert nach links. Die fünfte Ablehnung in einer Runde lässt die Spione gewinnen. Ben hat sich ein anderes Team überlegt.
    .brief = Abgelehnt, und Ben führt an.
lesson-voting-names-ask = Nur Dan ist dagegen. Stimmen kannst du auch mit Namen sagen: { $command }.
lesson-voting-roll-call = Diese Mission ist gelungen, und Cleo führt an. Wenn ihr wollt, frage ich auch alle der Reihe nach, zuerst Cleo.
    .brief = Cleo führt an. Ich kann reihum fragen.
lesson-voting-roll-call-ask = Ana, Cleo und Eve sind für dieses Team, die anderen dagegen. Sag zuerst: { $command }. Dann frage ich alle fünf der Reihe nach, und du antwortest für jede Person: Pro oder Contra.
lesson-voting-all = Diese Mission ist gescheitert, und Dan führt an. Manchmal sind sich alle einig.
    .brief = Dan führt an, und alle sind sich einig.
lesson-voting-all-ask = Alle fünf sind dafür. Sag: { $command }.

## Die Mission

lesson-mission-cards = Ana und Cleo sind das Team, und Ana gibt jeder einen Erfolg und einen Fehlschlag in den Schoß. Jede spielt eine Karte verdeckt und behält die andere im Schoß. Dann mischt Ana, was gespielt wurde, und deckt es auf: ein Fehlschlag.
    .brief = Ana und Cleo haben gespielt: ein Fehlschlag.
lesson-mission-cards-ask = Sag: { $command }.
lesson-mission-spies = Ein Fehlschlag genügt, und die anderen wissen nicht, von wem er war. Ben führt an, sein Team mit Ana und Dan wurde angenommen, und diesmal ist kein Fehlschlag dabei. Auch ein Spion darf Erfolg spielen, um harmlos zu wirken.
    .brief = Das nächste Team: kein Fehlschlag.
lesson-mission-spies-ask = Sag: { $command }.
lesson-mission-sizes = Zu fünft brauchen die Missionen zwei, drei, zwei, drei und drei Leute. Ab sieben Leuten scheitert Mission vier erst mit zwei Fehlschlägen: Ich sage es, wenn es so weit ist.
    .brief = Ab sieben Leuten braucht es bei Mission vier zwei Fehlschläge.
lesson-mission-sizes-ask = Um alle Missionen bisher zu hören, sag: { $command }.
lesson-mission-rejections = Vor einer Mission kann es viele Abstimmungen geben. Auf der Spieltafel zählt ein Marker die Ablehnungen, und ich zähle mit. Geht ein Team, kommt er zurück auf null.
    .brief = Auch Ablehnungen zähle ich.
lesson-mission-rejections-ask = Um zu hören, wie viele es waren, sag: { $command }.

## Die Enthüllung

lesson-reveal-why = Vor der ersten Runde erfahren die Spione ohne ein Wort, wer die anderen sind. Durch Ertasten geht es so: Eine Charakterkarte nach der anderen wandert unter dem Tisch einmal nach links herum, bis sie wieder zurück ist. Spione ertasten die Unterkante jeder Karte, die vorbeikommt, alle anderen geben sie nur weiter.
    .brief = Durch Ertasten: Eine Karte nach der anderen wandert unter dem Tisch herum, und nur Spione ertasten sie.
lesson-reveal-start = Deine Karte bleibt in deinem Schoß, bis ich sie aufrufe. Nimm jede Karte mit der rechten Hand und gib sie mit der linken weiter, wenn ich es sage. Alle Hände tun das Gleiche, ob Spion oder nicht, und niemand wird gehetzt: Anhalten kannst du es jederzeit.
    .brief = Rechts nehmen, links weitergeben. Anhalten geht jederzeit.
lesson-reveal-start-ask = Zum Anfangen sag: { $command }. Hör ein wenig zu, dann sag: { $then }.
lesson-reveal-again = Solange angehalten ist, liegt die Karte in einem Schoß. Den letzten Satz kannst du wieder hören, und von da geht es weiter. Jede Karte geht einmal um den Tisch, aber hier warten wir nicht auf alle fünf.
    .brief = Hör den letzten Satz wieder, den Rest lassen wir aus.
lesson-reveal-again-ask = Sag: { $command }. Hast du genug gehört, sag: { $then }.
lesson-reveal-else = Es geht auch anders: mit geschlossenen Augen, oder mit Kopfhörer oder Handy, wo ich es allen geheim sage. Ihr wählt vor dem Spiel.
    .brief = Oder mit geschlossenen Augen, mit Kopfhörer oder Handy.

## Plotkarten

lesson-plot-draw = Plotkarten sind etwas für den zweiten Abend: Damit kann man zeigen, nachsehen und verhindern. Wer anführt, zieht, bevor das Team feststeht, und der Name steht in Braille auf der Karte. Ana hat Misstrauen gezogen.
    .brief = Ana hat Misstrauen gezogen.
lesson-plot-draw-ask = Sag: { $command }.
lesson-plot-give = Wer anführt, behält die Karte nie, sondern gibt sie jemand anderem. Alle wissen, wer sie hat: Sie liegt offen da.
    .brief = Gezogene Karten gibt man weiter.
lesson-plot-give-ask = Ana gibt sie Cleo. Sag: { $command }.
lesson-plot-explain = Niemand muss die Karten auswendig können oder auf dem Tisch suchen, um sie zu lesen.
    .brief = Ich kenne die Karten.
lesson-plot-explain-ask = Um zu hören, was diese kann, sag: { $command }.
lesson-plot-use = Inzwischen wurden Ana und Ben als Team angenommen, vier zu eins. Jetzt frage ich alle, die für diesen Moment eine Karte haben, eine Person nach der anderen. Wer sie da nicht benutzt, kann es sich nicht mehr anders überlegen.
    .brief = Ana und Ben wurden angenommen.
lesson-plot-use-ask = Cleo will ihre Karte benutzen. Sag: { $command }.
lesson-plot-holders = Das Team ist doch noch abgelehnt, und die Karte ist aus dem Spiel.
    .brief = Die Karte ist weg.
lesson-plot-holders-ask = Um zu hören, wer welche Karten hat, sag: { $command }.

## Die barrierefreie Ausgabe

lesson-accessible-kit = Diese Ausgabe ist für Hände gemacht: ein Kästchen an der Kante jeder Charakterkarte, und Braille auf den Plotkarten. Dazu kann man Plotkarten, Gezieltes Vorgehen und Blinde Spione nehmen.
    .brief = Für Hände gemacht. Dazu gibt es Plotkarten, Gezieltes Vorgehen und Blinde Spione.
lesson-accessible-targeting = Bei gezieltem Vorgehen sagt, wer anführt, zuerst, welche Mission drankommt. Nur Mission fünf muss warten, bis zwei gelungen sind. Ana will die zweite, die drei Leute braucht.
    .brief = Gezieltes Vorgehen: Ana wählt die zweite Mission.
lesson-accessible-targeting-ask = Sag: { $command }.
lesson-accessible-team = Dann kommt das Team, und abgestimmt wird über Mission und Team zusammen.
    .brief = Dann das Team.
lesson-accessible-team-ask = Ana nimmt Ben und Cleo mit. Sag: { $command }.
lesson-accessible-blind = Mit Blinden Spionen gibt es keine Enthüllung: Nicht einmal die Spione kennen einander. So fängt man am schnellsten an.
    .brief = Blinde Spione: keine Enthüllung.

## Die deutsche Ausgabe

lesson-widerstand-eyes = Das ist das Spiel, wie man es auf Deutsch kauft, mit den gleichen Regeln. Hier sehen sich die Spione an: Alle schließen die Augen, dann öffnen nur die Spione ihre. Wo jemand nicht sieht, wählt ihr stattdessen Ertasten, Kopfhörer oder Handys.
    .brief = Die gleichen Regeln. Enthüllt wird mit geschlossenen Augen, oder durch Ertasten, mit Kopfhörer oder Handys.
lesson-widerstand-start = Ich leite das mit Pausen, die immer gleich lang sind, damit sie niemanden verraten. Bis zum Ende brauchst du hier nicht zu warten.
    .brief = Ich leite das mit gleichen Pausen.
lesson-widerstand-start-ask = Zum Anfangen sag: { $command }. Hast du genug gehört, sag: { $then }.

## Die französische Ausgabe

lesson-2020-trap = Diese Ausgabe hat eigene Figuren und Zusätze. Mit der Falle geht eine Person mehr mit, und vor dem Zählen sieht sich, wer anführt, eine der Karten an und legt sie zur Seite. Ana, Ben und Cleo haben gespielt.
    .brief = Die Falle: eine Person mehr, und eine Karte kommt zur Seite.
lesson-2020-trap-ask = Ana legt Bens Karte zur Seite. Sag: { $command }.
lesson-2020-inquisitor = Inzwischen sind zwei Missionen gelungen. Der Inquisitor-Marker liegt bei Eve: Sie darf sich jetzt eine Charakterkarte ansehen und darüber sagen, was sie will.
    .brief = Eve hat den Inquisitor-Marker.
lesson-2020-inquisitor-ask = Eve will etwas über Cleo wissen. Sag: { $command }.
lesson-2020-others = Als Nächstes hat Cleo den Marker. Außerdem gibt es Umkehrer, die ein Ergebnis umdrehen, und Abtrünnige, die allein gewinnen wollen. Um mehr über sie zu hören, geh aus den Lektionen und starte: narrator rules rogue.
    .brief = Es gibt auch Umkehrer und Abtrünnige.

## Winter Soldier

lesson-winter-captain = Hier spielt SHIELD gegen HYDRA, und eine Person kennen alle: Captain America, der zuerst anführt. Die Karten sind verteilt, und Ana sagt, dass sie es ist.
    .brief = Captain America kennen alle: Ana.
lesson-winter-captain-ask = Sag: { $command }.
lesson-winter-rules = Hier geht der Anführer-Marker nach rechts. Das dritte abgelehnte Team hintereinander lässt die Mission scheitern. Und der Winter Soldier muss Fehlschlag spielen und für jedes Team stimmen, in dem jemand von HYDRA ist.
    .brief = Der Anführer-Marker geht nach rechts, die dritte Ablehnung lässt die Mission scheitern, und der Winter Soldier muss Fehlschlag spielen.
lesson-winter-accuse = Zwei Missionen sind gelungen. Außer während einer Mission darf Captain America jemanden beschuldigen, der Winter Soldier zu sein: Stimmt es, gewinnt SHIELD sofort. Weil so viel daran hängt, frage ich zurück.
    .brief = Captain America darf jemanden beschuldigen. Ich frage zurück.
lesson-winter-accuse-ask = Ana verdächtigt Dan. Sag: { $command }. Wenn ich zurückfrage, sag: bestätigen.
lesson-winter-shown = Dan zeigt die Charakterkarte. Er gehört zu HYDRA, ist aber nicht der Winter Soldier.
    .brief = Dan gehört zu HYDRA.
lesson-winter-shown-ask = Sag mir, was die Karte zeigt: { $command }.
lesson-winter-end = Dan war der Falsche, also sind beide draußen; jemand von SHIELD wäre allein draußen. Nach drei Erfolgen rät Captain America noch einmal, wenn er noch dabei ist. Liegt er wieder falsch, sucht der Winter Soldier Nick Fury, der HYDRA von Anfang an kennt: Findet er ihn, gewinnt HYDRA.
    .brief = Beide sind draußen. Nach drei Erfolgen wird noch einmal geraten.

## Avalon

lesson-avalon-merlin = Hier spielen die Guten gegen die Bösen, und eine Mission heißt Abenteuer. Die Bösen sind die Schergen Mordreds. Merlin ist gut und kennt alle Bösen außer Mordred, darf sich das aber nicht anmerken lassen: Finden die Bösen Merlin nach drei Erfolgen, gewinnen sie.
    .brief = Merlin kennt die Bösen und darf nicht gefunden werden.
lesson-avalon-others = Merlin und der Meuchelmörder sind immer dabei. Dazu gibt es Parzival, der Merlin sieht, Morgana, die er nicht von Merlin unterscheiden kann, Mordred, den Merlin nicht sieht, und Oberon, der böse ist und niemanden kennt. Und die Herrin vom See, die erfährt, auf welcher Seite jemand ist.
    .brief = Dazu gibt es weitere Figuren und die Herrin vom See.
lesson-avalon-assassin = Drei Abenteuer sind gelungen, und die Bösen haben eine letzte Chance. Der Meuchelmörder rät, wer Merlin ist, und ich frage zurück.
    .brief = Nach drei Erfolgen rät der Meuchelmörder, wer Merlin ist.
lesson-avalon-assassin-ask = Der Meuchelmörder nennt Ben. Sag: { $command }. Wenn ich zurückfrage, sag: bestätigen.
lesson-avalon-wrong = Ben zeigt die Charakterkarte: Es ist nicht Merlin.
    .brief = Ben ist nicht Merlin.
lesson-avalon-wrong-ask = Sag mir: { $command }.

## Das Forumspiel

lesson-forum-team = Hier sitzt ihr nicht an einem Tisch: Alle schreiben an eine Spielleitung, und sie sagt mir, was gekommen ist. Ich verteile, zähle und schreibe die Beiträge. Ana führt an und hat geschrieben, dass sie und Cleo gehen.
    .brief = Alle schreiben, und du sagst mir, was gekommen ist.
lesson-forum-team-ask = Sag: { $command }.
lesson-forum-vote = Die Stimmen kommen nach und nach, und bis zur Frist darf man sich umentscheiden. Ben hat geschrieben, dass er dafür ist.
    .brief = Ben ist dafür.
lesson-forum-vote-ask = Sag: { $command }.
lesson-forum-order = Wer im Team ist, schickt einen Befehl voraus: Unterstützung oder Sabotage. Ana hat ihren dir allein geschickt, und ich schreibe nur, dass er da ist.
    .brief = Das Team schickt Befehle voraus.
lesson-forum-order-ask = Sag: { $command }.
lesson-forum-missing = Wenn die Frist um ist, zähle ich. Bis dahin weiß ich, von wem noch nichts da ist.
    .brief = Ich weiß, was fehlt.
lesson-forum-missing-ask = Sag: { $command }.

## Die Tasten

lesson-keys-slower = Ich spreche so schnell, wie du willst. Getippte Wörter gehen immer; die Tasten, die dasselbe tun, kommen am Ende dieser Lektion.
    .brief = Du bestimmst mein Tempo.
lesson-keys-slower-ask = Sag: { $command }.
lesson-keys-faster = Und wieder zurück.
lesson-keys-faster-ask = Sag: { $command }.
lesson-keys-stop = Mit Enter bin ich still. Ein Wort dafür gibt es auch.
    .brief = Mit Enter bin ich still, und mit einem Wort.
lesson-keys-stop-ask = Sag: { $command }.
lesson-keys-older = Alles, was ich gesagt habe, kann man nachlesen, eine Meldung nach der anderen zurück. Das Komma tut das Gleiche.
    .brief = Meldungen kann man nachlesen.
lesson-keys-older-ask = Sag: { $command }.
lesson-keys-brief = Bist du neu, sage ich viel, kennst du das Spiel, wenig. Du hast die Wahl: kurz, ausführlich, oder nur beim ersten Mal ausführlich.
    .brief = Kurz, ausführlich, oder nur beim ersten Mal ausführlich.
lesson-keys-brief-ask = In dieser Lektion ändert sich nichts. Sag: { $command }.
lesson-keys-score = Einzelne Buchstaben tun, was Wörter tun: S ist der Punktestand, R sagt das Letzte noch einmal, T sagt, wer dran ist, und U nimmt zurück.
    .brief = S ist der Punktestand, R wiederholt, T ist der Zug, U nimmt zurück.
lesson-keys-score-ask = Mit dem Buchstaben oder dem Wort sag: { $command }.
lesson-keys-help = Mit einzelnen Tasten wirkt jede sofort: Ziffern sind Plätze, und Enter gibt die Antwort. Das schaltest du vor dem Spiel ein, dort, wo du mich startest, mit: narrator settings keys single. Alle Tasten sage ich, wann du willst, und jeder kannst du etwas anderes geben.
    .brief = Ziffern sind Plätze, Enter antwortet.
lesson-keys-help-ask = Um alle Tasten zu hören, sag: { $command }. Die Liste ist lang: Mit Enter bin ich still.

## Stimme

lesson-voice-push = Wenn du willst, höre ich dir zu. Ich höre, solange du eine Taste drückst, nach meinem Namen oder immer, und was ich höre, verlässt diesen Computer nie.
    .brief = Ich kann zuhören.
lesson-voice-push-ask = Für das Zuhören mit Taste sag: { $command }.
lesson-voice-score = Mit einzelnen Tasten öffnet die Leertaste meine Ohren und schließt sie wieder, getippt tut es das Wort sprechen. Ein Ton sagt, dass ich höre.
    .brief = Die Leertaste oder das Wort sprechen öffnet meine Ohren.
lesson-voice-score-ask = Mit der Stimme oder getippt sag: { $command }.
lesson-voice-confirm = Was das Spiel bewegt, lese ich erst vor, denn ich kann mich verhören. Stimmt es, sag: bestätigen. Wenn nicht, sag: abbrechen.
    .brief = Ich lese vor, was ich gehört habe.
lesson-voice-confirm-ask = Sag: { $command }.
lesson-voice-off = Nicht alle wollen, dass ich zuhöre.
lesson-voice-off-ask = Um meine Ohren zu schließen, sag: { $command }.

## Handys und Kopfhörer

lesson-phones-headset = Wenn ich verteile, erfährt niemand sonst, wer du bist. Ein Kopfhörer geht herum: Nur wer ihn aufhat, hört die eigene Rolle.
    .brief = Mit Kopfhörer sage ich es allen geheim.
lesson-phones-headset-ask = Gib Ana den Kopfhörer. Sag: { $command }.
lesson-phones-in = Mit Handys geht nichts herum. Jede Person öffnet eine Seite, die ein Screenreader liest, und stimmt und spielt dort, zugleich mit allen anderen.
    .brief = Mit Handys hat jede Person eine eigene Seite.
lesson-phones-in-ask = Lass Handys zu. Sag: { $command }.
lesson-phones-free = Manche können ein Handy haben, andere Karten oder den Kopfhörer. Bens Akku ist leer.
    .brief = Bens Akku ist leer.
lesson-phones-free-ask = Ben spielt ohne Handy weiter. Sag: { $command }.
lesson-phones-secret = Was nur du erfährst, kommt nie aus dem Lautsprecher, nie auf den Bildschirm und nie in den Verlauf. Lügen kannst du darüber also, so viel du willst.
    .brief = Was du allein erfährst, bleibt bei dir.
