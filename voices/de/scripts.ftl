# The lines of timed scripts other than the reveal of the base game.

## Wen die Ansage für Nick Fury ruft: einzeln, oder HYDRA als Ganzes

script-role-hydra = alle HYDRA-Agenten
script-role-hydra-but = alle HYDRA-Agenten außer { $names }

## Nick Fury mit geschlossenen Augen

script-fury-close = Alle: Augen zu, und streckt eine Faust nach vorn. Lasst die Augen zu, bis ich euch rufe.
script-meet-eyes = { $who }: Augen auf. Seht einander an und merkt euch, wer dazugehört.
script-meet-thumbs = { $who }: Augen auf, Daumen hoch. Sucht die anderen Daumen und merkt euch, wem sie gehören.
script-shut-eyes = Augen wieder zu. Jetzt sind alle Augen zu.
script-shut-thumbs = Augen wieder zu, die Daumen bleiben oben. Jetzt sind alle Augen zu.
script-fury-lower = { $who }: { $count ->
        [one] Klapp deinen Daumen ein.
       *[other] Klappt eure Daumen ein.
    }
script-fury-raise = { $who }: { $count ->
        [one] Heb deinen Daumen.
       *[other] Hebt eure Daumen.
    }
script-look-anybody = { $who }, Augen auf. Such die erhobenen Daumen und merk dir, wem sie gehören.
script-look-black-widow = Black Widow, Augen auf. { $shown ->
        [one] Der erhobene Daumen gehört Nick Fury.
       *[other] Von den { N($shown) } erhobenen Daumen gehört einer Nick Fury.
    }
script-fury-shut = { $who }, Augen zu. Alle: Daumen einklappen, wieder eine Faust.
script-fury-end = Alle: Augen auf.

## Nick Fury durch Ertasten

script-token-hide = Enthüllung durch Ertasten. Nehmt eure zwei Abstimmungsmarker unter den Tisch. Niemand sieht hin.
script-token-how = Es gibt { N($parts) } Durchgänge. In jedem schicken alle nacheinander einen Marker einmal um den Tisch, nach links, von Hand zu Hand.
script-token-who = Vor jedem Durchgang sage ich, wer { KIT("approve-token") } schickt. Alle anderen schicken { KIT("reject-token") }. Ich sage auch, wer die Marker abtasten darf.
script-token-pace = Bei jedem Ton gebt ihr den Marker weiter. Zwischen den Tönen haltet ihr ihn still.
script-token-send = Durchgang { N($part) }. { $who } { $count ->
        [one] schickt
       *[other] schicken
    } { KIT("approve-token") }. Alle anderen schicken { KIT("reject-token") }.
script-token-feel = { $who } { $count ->
        [one] tastet
       *[other] tasten
    } jeden Marker ab, der kommt. Alle anderen geben ihn nur weiter.
script-token-choose = Macht euch unter dem Tisch bereit. Ein Marker kommt auf den Schoß: Den schickt ihr. Der andere kommt unter euer Bein. Beide Hände bleiben frei.
script-token-pass = { $owner }, nimm den Marker von deinem Schoß. Er geht zuerst an { $next }.
script-token-home = { $owner }, dein Marker ist wieder bei dir. Leg ihn zurück auf den Schoß.
script-token-end = Das war der letzte Durchgang. Legt beide Abstimmungsmarker wieder vor euch hin.
script-token-together-how = Es gibt { N($parts) } Durchgänge. In jedem schicken alle gleichzeitig einen Marker um den Tisch, nach links.
script-token-together-pace = Bei jedem Ton geben alle den Marker weiter, den sie halten. Die linke Hand gibt, die rechte nimmt. Dann sage ich, wie weit rechts von euch die Person sitzt, deren Marker ihr habt. Haltet den Marker still.
script-token-together-stuck = Bleibt ein Marker hängen oder stimmt die Zahl nicht, sagt: alle Marker zurück.
script-token-together-stuck-keys = Bleibt ein Marker hängen oder stimmt die Zahl nicht, drückt Doppelpunkt. Tippt: alle Marker zurück, dann Enter.
script-token-together-take = Alle nehmen den Marker vom Schoß.
script-token-together-home = Alle haben wieder ihren eigenen Marker. Legt ihn auf den Schoß.

## Die Enthüllung durch Ertasten mit einem Abtrünnigen der Spione

script-rogue-how = Alle schicken nacheinander einen Marker einmal um den Tisch, nach links, von Hand zu Hand.
script-rogue-together-how = Alle schicken gleichzeitig einen Marker um den Tisch, nach links.
script-rogue-send = Alle Spione außer dem Abtrünnigen schicken { KIT("approve-token") }. Alle anderen schicken { KIT("reject-token") }, auch der Abtrünnige der Spione.
script-rogue-feel = Alle Spione außer dem Abtrünnigen tasten jeden Marker ab, der kommt. Alle anderen geben ihn nur weiter. Abtrünnige, haltet die Finger still.
script-rogue-end = Alle Marker sind zurück. Legt beide Abstimmungsmarker wieder vor euch hin.

## Eine Untersuchung mit Scarlet Witch

script-witch-choose = Scarlet Witch untersucht jemanden. Wer den Marker Scarlet Witch hat, nennt jetzt jemanden, der ihn noch nie hatte.
script-witch-pass = Wer den Marker hat: Nimm beide Loyalitätskarten unter den Tisch. Beim Ton gib sie auf dem kürzeren Weg an die genannte Person. Wer dazwischen sitzt, gibt sie nur weiter.
script-witch-pick = Wer untersucht wird: Ein Kreuz heißt HYDRA, ein leeres Kästchen SHIELD. Such die Karte mit deiner eigenen Seite. Lügen ist verboten. Leg die andere auf den Schoß. Beim Ton gib die wahre auf demselben Weg zurück.
script-witch-look = Wer den Marker hat: Taste diese Karte ab oder sieh sie dir allein an. Beim Ton gib sie wieder zurück, und den Marker dazu.
script-witch-keep = Wer untersucht wurde: Du behältst beide Loyalitätskarten und den Marker. Die nächste Untersuchung ist deine.

## Eine Untersuchung durch den Inquisitor

script-inquisitor-choose = Der Inquisitor untersucht jemanden. Wer den Inquisitor-Marker hat, nennt jetzt jemanden, der ihn noch nie hatte.
script-inquisitor-pass = Wer untersucht wird: Nimm deine Charakterkarte unter den Tisch. Beim Ton gib sie auf dem kürzeren Weg an die Person mit dem Marker. Wer dazwischen sitzt, gibt sie nur weiter.
script-inquisitor-look = Wer den Marker hat: Sieh dir die Karte allein an oder taste die Unterkante ab. Ein Kreuz heißt Spion. Beim Ton gib sie auf demselben Weg zurück.
script-inquisitor-token = Wer untersucht wurde: Leg deine Karte verdeckt vor dich hin. Wer den Marker hat: Nimm ein Inquisitor-Zeichen. Beim Ton gib den Marker an die untersuchte Person.
script-affiliation-pass = Wer untersucht wird: Nimm beide Zugehörigkeitskarten unter den Tisch. Behalt die wahre in der Hand und leg die andere auf den Schoß. Lügen ist verboten. Beim Ton gib die wahre auf dem kürzeren Weg an die Person mit dem Marker. Wer dazwischen sitzt, gibt sie nur weiter.
script-affiliation-look = Wer den Marker hat: Sieh dir diese Karte allein an oder taste die Unterkante ab. Ein Kreuz heißt Spion, ein leeres Kästchen Widerstand. Beim Ton gib sie auf demselben Weg zurück.
script-affiliation-token = Wer untersucht wurde: Misch beide Zugehörigkeitskarten unter dem Tisch und leg sie verdeckt zurück. Wer den Marker hat: Nimm ein Inquisitor-Zeichen. Beim Ton gib den Marker an die untersuchte Person.
script-inquisitor-keep = Wer untersucht wurde: Du behältst den Marker. Die nächste Untersuchung ist deine.

## Nach jeder Untersuchung

script-examination-say = Wer untersucht hat, darf dazu alles sagen, wahr oder nicht.

## Fehler

fault-script-reveal = Nur die Ansagen nick-fury und avalon gibt es auf zwei Arten: { $script } nimmt kein --reveal.
fault-script-edition = Die Ansage { $script } gibt es nicht bei { $edition }.
