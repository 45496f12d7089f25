# Ein einziges Handy, das von Hand zu Hand geht: Jeder Satz steht für einen über den Kopfhörer.

## Vor dem Spiel

reveal-phone = Rollen auf diesem Handy, von Hand zu Hand
one-phone-ask-reveal = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? Eins: Augen zu. Zwei: durch Ertasten. Drei: auf diesem Handy, von Hand zu Hand.
    .line = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? 1: Augen zu. 2: durch Ertasten. 3: auf diesem Handy, von Hand zu Hand.
one-phone-ask-reveal-marked = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? Eins: Augen zu. Zwei: durch Ertasten, wenn eure Spion-Karten fühlbar markiert sind. Drei: auf diesem Handy, von Hand zu Hand.
    .line = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? 1: Augen zu. 2: durch Ertasten, wenn eure Spion-Karten fühlbar markiert sind. 3: auf diesem Handy, von Hand zu Hand.
one-phone-needs-dealing = Für jemanden spielen, der nicht da ist, kann ich nur, wenn ich die Rollen verteile. Wählt das Kennenlernen auf diesem Handy. Nichts hat sich geändert.
one-phone-guidance-tokens = Schritt { N(3) }. Die Abstimmungsmarker bleiben in der Schachtel: Ihr stimmt auf diesem Handy ab.
    .brief = Keine Abstimmungsmarker.
one-phone-guidance-own = Schritt { N(6) }. Legt dieses Handy bereit. Es geht von Hand zu Hand nach links. Darauf erfahrt ihr einzeln, wer ihr seid. Wenn es spricht, legt einen Ohrhörer dazu.
    .brief = Legt Handy und Ohrhörer bereit.

## Während es herumgeht

one-phone-ask-roles = Jetzt erfahrt ihr einzeln auf diesem Handy, wer ihr seid. Es geht von Hand zu Hand, und die anderen sehen weg. Wenn es spricht, nehmt einen Ohrhörer. Wisst ihr, wer ihr seid, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne. Soll es losgehen, sagt: starten. Habt ihr selbst Karten verteilt, sagt: wir haben Karten. Kennt ihr euch auch schon, sagt: überspringen.
    .brief = Handy bereit? Sagt: starten.
one-phone-ask-roles-keys = Jetzt erfahrt ihr einzeln auf diesem Handy, wer ihr seid. Es geht von Hand zu Hand, und die anderen sehen weg. Wenn es spricht, nehmt einen Ohrhörer. Wisst ihr, wer ihr seid, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne. Los geht es mit Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter. Kennt ihr euch auch schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Handy bereit? Los mit Enter.
one-phone-ask-roles-some = Jetzt erfahrt ihr einzeln, wer ihr seid: { $names } am eigenen Handy, die anderen auf diesem, von Hand zu Hand. Liegt es bereit, sagt: starten.
    .brief = Handy bereit? Sagt: starten.
one-phone-ask-roles-some-keys = Jetzt erfahrt ihr einzeln, wer ihr seid: { $names } am eigenen Handy, die anderen auf diesem, von Hand zu Hand. Liegt es bereit, drückt Enter.
    .brief = Handy bereit? Los mit Enter.
one-phone-offered = Gebt { $player } das Handy. { $player }, wenn nur du es siehst und hörst, sag: weiter.
    .brief = Handy an { $player }. Dann sag: weiter.
one-phone-offered-keys = Gebt { $player } das Handy. { $player }, wenn nur du es siehst und hörst, drück Enter.
    .brief = Handy an { $player }. Dann Enter.
one-phone-keep = Behalte das Handy. Ich sage, wer es als Nächstes bekommt.
one-phone-votes = Abstimmung einzeln auf diesem Handy, ohne Marker. Die anderen sehen weg. Habt ihr gewählt, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne.
    .brief = Abstimmung am Handy.
one-phone-cards = Die Mission einzeln auf diesem Handy, ohne Karten. Die anderen sehen weg. Habt ihr gewählt, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne.
    .brief = Die Mission, am Handy.
one-phone-confess = Jetzt nennt ihr mir einzeln auf diesem Handy eure Karte. Sprecht dabei nicht. Habt ihr sie gewählt, verbergt sie, und behaltet das Handy, bis ich einen anderen Namen nenne.
    .brief = Eure Karten, ohne Worte.
one-phone-confessed = Jetzt kenne ich alle Karten. Das Handy geht noch einmal herum: Darauf erfahrt ihr, wer zu euch gehört.
one-phone-over = Das Handy war bei allen. Legt es in die Mitte. Jetzt wisst ihr alle, wer ihr seid.
one-phone-off = Legt das Handy in die Mitte.
    .brief = Handy in die Mitte.
one-phone-back = Legt das Handy in die Mitte. Darauf steht jetzt nichts Geheimes mehr.
one-phone-resume = Um mit dem Handy weiterzumachen, sagt: Handy herumgeben.
one-phone-resume-keys = Um mit dem Handy weiterzumachen, tippt Doppelpunkt, dann Handy herumgeben, dann Enter.
one-phone-other-cards = Diese Karten können nicht alle stimmen: Jemand hat eine andere. Nichts hat sich geändert. Um von vorn zu beginnen, sagt: wir haben Karten.
one-phone-who-is-what = Das sage ich nie laut. Was ihr wissen dürft, erfahrt ihr durch eure Karte und die Enthüllung oder einzeln auf diesem Handy.
one-phone-newcomer-later = { $player }, willst du erfahren, wer du bist, sag: Handy für, und deinen Namen.
