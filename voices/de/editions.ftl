# Was über Ausgaben gesagt wird: welche es gibt, eine in Sätzen, und was an der eines Tisches nicht stimmt.

export-side-resistance = der Widerstand
export-side-spies = die Spione
export-side-shield = die von SHIELD
export-side-hydra = die von HYDRA
export-side-good = die Guten
export-side-evil = die Bösen
export-side-rogue = der Abtrünnige

## Eine Ausgabe in Sätzen

editions-line = { $edition }: { N($fewest) } bis { N($most) } Leute. Nach --edition: { $id }.
editions-folder = Eigene Ausgaben sind Dateien in { $folder }. Um eine anzufangen, tippt: narrator edition new, und einen Namen.
editions-sides = Wer Missionen gelingen lassen will: { $good }. Wer sie scheitern lassen will: { $evil }.
editions-always = Immer dabei, { $side }: { $names }.
editions-several = Mehrere können das sein: { $names }.
editions-brought = { $name }: { $side }, kommt mit dem Wort { $module } dazu.
editions-cards = Karten auf einer Mission, { $good }: { card-success }. Und { $evil }: { card-success } oder { card-fail }.
editions-plays = { $name } spielt { $cards }.
editions-alone = Kann allein gewinnen: { $names }.
editions-reveal = Nach der Regel: { $usual }. Möglich: { $list }.
editions-looks = Schritt { N($number) }, es schauen: { $names }. Es zeigen sich: { $list }.
editions-see-each-other = Schritt { N($number) }, es schauen und zeigen sich: { $names }.
editions-which = Niemand erfährt, wer von denen, die sich zeigen, welche Rolle hat.
editions-also = { $module }: Damit zeigt sich { $name } auch in Schritt { N($number) }.
editions-learns-nothing = In keinem Schritt schauen: { $names }.
editions-table = { N($players) } Leute: { N($good) } gegen { N($evil) }. Teams: { $list }.
editions-fails = { $fails ->
        [one] Mission { N($mission) } scheitert mit einem Fehlschlag.
       *[other] Mission { N($mission) } scheitert mit { N($fails) } Fehlschlägen.
    }
editions-captain = Allen bekannt und führt als Erstes an: { $name }.
editions-leads-left = Die Führung geht nach links.
editions-leads-right = Die Führung geht nach rechts.
editions-rejections-game = { $count ->
        [one] Nach einem abgelehnten Team ist das Spiel aus. Gewonnen haben dann: { $side }.
       *[other] Nach { N($count) } abgelehnten Teams hintereinander ist das Spiel aus. Gewonnen haben dann: { $side }.
    }
editions-rejections-mission = { $count ->
        [one] Nach einem abgelehnten Team scheitert die Mission.
       *[other] Nach { N($count) } abgelehnten Teams hintereinander scheitert die Mission.
    }
editions-three-fails = Nach drei gescheiterten Missionen ist das Spiel aus. Gewonnen haben dann: { $side }.
editions-end = Nach drei gelungenen Missionen ist das Spiel aus. Gewonnen haben dann: { $side }.
editions-end-assassination = Nach drei Erfolgen wird jemand gesucht. Es sucht: { $name }. Gesucht wird: { $whom }. Stimmt es, gewinnt diese Seite: { $evil }. Sonst diese: { $good }.
editions-end-namings = Nach drei Erfolgen sucht die Person, die als Erstes angeführt hat. Gesucht wird: { $name }. Stimmt es, gewinnt diese Seite: { $good }. Sonst sucht { $name }. Gesucht wird dann: { $whom }. Stimmt das, gewinnt diese Seite: { $evil }. Sonst diese: { $good }.
editions-with = Außerdem geht: { $list }.
editions-usual = An, solange es niemand ausschaltet: { $list }.

## Eine Datei wird geprüft

editions-right = { $edition } lässt sich spielen, mit { N($fewest) } bis { N($most) } Leuten. Dazu geht: { $list }.
editions-right-plain = { $edition } lässt sich spielen, mit { N($fewest) } bis { N($most) } Leuten.
editions-faults = { $count ->
        [one] Die Ausgabe in { $file } lässt sich nicht spielen. Sie hat einen Fehler.
       *[other] Die Ausgabe in { $file } lässt sich nicht spielen. Sie hat { N($count) } Fehler.
    }
editions-unreadable = Die Ausgabe { $file } lässt sich nicht lesen: { $reason }.
editions-left-out = { $count ->
        [one] Die Ausgabe in { $file } hat einen Fehler und steht nicht zur Wahl. Um ihn zu hören, tippt: narrator edition check { $file }.
       *[other] Die Ausgabe in { $file } hat { N($count) } Fehler und steht nicht zur Wahl. Um sie zu hören, tippt: narrator edition check { $file }.
    }
editions-same = Die Ausgabe in { $file } heißt { $name } wie eine andere in ihrem Ordner und steht nicht zur Wahl.
editions-wrong-line = Zeile { N($line) }: { $fault }
editions-wrong = { $fault }

editions-fault-unreadable = das ist nicht zu verstehen. Was solche Dateien liest, sagt: { $text }.
editions-fault-key = einen Schlüssel { $word } gibt es hier nicht. Es gibt { $list }.
editions-fault-key-missing = der Schlüssel { $word } fehlt.
editions-fault-word = { $word } geht hier nicht. Möglich ist { $list }.
editions-fault-kind = was nach { $word } steht, ist nicht von der Art, die dahin gehört.
editions-fault-no-edition = eine Ausgabe { $word }, nach der es gehen könnte, habe ich nicht. Meine sind { $list }.
editions-fault-taken = eine meiner Ausgaben heißt { $word }. Nehmt einen anderen Namen.
editions-fault-name = { $word } kann kein Name sein. Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und fängt mit einem Buchstaben an.
editions-fault-unknown = { $word } ist keine Seite und keine Rolle dieser Ausgabe.
editions-fault-no-module = { $word } ist hier kein Modul. Es ist keine Regel, die ich kenne, und keine Rolle kommt damit.
editions-fault-no-character = { $word } ist keine Rolle dieser Ausgabe.
editions-fault-twice = { $word } steht zweimal da.
editions-fault-too-many = es sind zu viele Module.
editions-fault-neither-side = { $word } ist auf keiner der Seiten. Die Seiten sind { $list }.
editions-fault-no-general = { $side }: Hier fehlt eine Rolle, bei der several true ist. Sie ist für alle, die übrig sind.
editions-fault-generals = { $side }: Bei { N($count) } Rollen ist several true. Es darf nur eine sein.
editions-fault-never-there = { $word } kommt mit dem Wort { $module }, das nicht unter den Modulen steht. Also könnte niemand diese Rolle haben.
editions-fault-contradiction = { $word } soll zu sehen und nicht zu sehen sein.
editions-fault-sees-never = { $word } soll zu sehen sein und kann nie dabei sein. Prüft das Modul dieser Rolle.
editions-fault-sees-nobody = { $word } schaut und sieht niemanden.
editions-fault-table = die Tabelle für { N($players) } Leute fehlt hier.
editions-fault-too-many-players = es können höchstens { N($most) } mitspielen.
editions-fault-sides = mit { N($players) } Leuten gehen die Seiten nicht auf. Zusammen sind es { N($players) }, und mehr gehören zur ersten Seite, { $good }, als zur zweiten, { $evil }.
editions-fault-numbers = mit { N($players) } Leuten ist ein Team größer als der Tisch, oder es braucht mehr Fehlschläge, als das Team Karten hat.
editions-fault-trap = mit { N($players) } Leuten und der Falle ist ein Team größer als der Tisch.
editions-fault-part = genau eine Rolle braucht die Aufgabe { $word }. Sie ist immer dabei, und nur eine Person hat sie.
editions-fault-part-of-side = { $word } hat eine Aufgabe der anderen Seite: { $side }.
editions-fault-rejections = { N($count) } Ablehnungen gehen nicht. Möglich sind { N(1) } bis { N(9) }.
editions-fault-reveal = { $word } ist die übliche Enthüllung, steht aber nicht unter denen, die zur Wahl stehen.
editions-fault-letters = in einem Spiel im Forum sieht und fühlt niemand etwas. Als Enthüllung geht nur none.
editions-fault-no-pair = die Seiten müssen resistance und spies sein, good und evil, oder shield und hydra.
editions-fault-several = { $word } können mehrere sein. Diese Rolle muss also immer dabei sein, ohne Aufgabe, und darf nicht allein gewinnen.
editions-fault-no-card = { $word } hat keine Karte zu spielen.
editions-fault-no-room = mit keiner Personenzahl ist Platz für alle, die immer oder gewöhnlich dabei sind.
editions-fault-captain-letters = im Forum kann niemand jemanden beschuldigen, also gibt es keinen captain.
editions-fault-part-twice = { $word } hat eine Aufgabe, die eine andere Rolle schon hat.
editions-fault-apart = { $word } geht nicht in einer Ausgabe mit { $other }.
editions-fault-not-usual = { $word } wird von einem Modul gebraucht, das gewöhnlich an ist, und muss also auch an sein.
editions-fault-together = alle, die mit { $word } schauen, sehen einander mit offenen Augen. Also müssen sie einander gezeigt werden, und ihnen sonst niemand.
editions-fault-told = meine Sätze nennen bei diesem Ende Namen: Es braucht { $word }.
editions-fault-no-words = { $word } braucht einen eigenen Satz.
editions-fault-line-up = die Besetzung { $word } für { N($players) } Leute: { $why }
editions-line-up-no-table = für so viele hat die Ausgabe keine Tabelle.
editions-line-up-twice = sie ist zweimal da.
editions-line-up-characters = besondere Rollen für { $side }: { N($found) }. Das sind zu viele für { N($most) } Karten.
editions-line-up-alone = { $word } bedeutet ohne ein anderes Modul nichts.
editions-line-up-advised = der Rat { $word } dieser Datei spricht dagegen.

## Eine Datei für den Anfang

editions-new = Eure Ausgabe ist in { $file }.
editions-new-next = Um sie zu prüfen, tippt: narrator edition check { $file }. Um sie zu spielen, tippt: narrator play --edition { $file }.
editions-new-there = Eine Datei { $file } gibt es schon. Sie bleibt, wie sie ist.
editions-new-not-written = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
