# Der Kopfhörer, der von Hand zu Hand geht: was der Lautsprecher dazu sagt, und was darin zu hören ist.

## Der Lautsprecher

refused-not-hydra = { $player } gehört nicht zu HYDRA oder ist der Winter Soldier. Enttarnt wird ein anderer HYDRA-Agent. Nichts hat sich geändert.
refused-not-rogue = { $player } ist nicht der Abtrünnige. Nichts hat sich geändert.
storage-private-foreign = der geheime Teil gehört zu einer anderen Partie
guidance-no-cards = Schritt { N(4) }. Die Charakterkarten bleiben in der Schachtel.
    .brief = Keine Charakterkarten.
status-reveal-dealt = Gleich erfahrt ihr einzeln, wer ihr seid.
headset-none-keys = Ich finde kein Tongerät, also kann ich niemandem etwas Geheimes sagen. Bisher habe ich nichts verraten. Schließt den Kopfhörer an und drückt Enter.
whisper-again-alone = Noch einmal hören: Enter. Verbergen: tipp das Wort weiter und drück Enter. Dann nimm den Kopfhörer ab.
whisper-again-alone-keys = Die Leertaste wiederholt es. Enter verbirgt es. Dann nimm den Kopfhörer ab.
guidance-begin-dealt = Zuerst der Aufbau, in { N($steps) } Schritten. Sagt nach jedem: weiter. Liegt schon alles, sagt: bereit.
    .brief = Aufbau. Weiter oder bereit?
guidance-begin-dealt-keys = Zuerst der Aufbau, in { N($steps) } Schritten. Drückt nach jedem Enter. Liegt schon alles, tippt Doppelpunkt, dann bereit, dann Enter.
    .brief = Aufbau. Enter nach jedem Schritt.
headset-same-keys = { $name } ist Kopfhörer und Lautsprecher zugleich: Alle würden mithören. Ich habe nichts Geheimes gesagt. Um dieses Gerät noch einmal zu prüfen, drückt Enter. Wollt ihr ein anderes, tippt Doppelpunkt, dann Kopfhörer, dann Enter.
headset-lost-keys = Der Kopfhörer { $name } ist nicht da. Ohne ihn sage ich nichts Geheimes. Schließt ihn an und drückt Enter. Wollt ihr ein anderes Gerät, tippt Doppelpunkt, dann Kopfhörer, dann Enter.
headset-off = Kopfhörer und Tastatur neben die Spieltafel.
    .brief = Kopfhörer ab.
guidance-deal-dealt = Schritt { N(5) }. Charakterkarten braucht ihr keine. Ich verteile { N($resistance) } Rollen für den Widerstand und { N($spies) } für die Spione.
    .brief = Keine Charakterkarten: Ich verteile.
guidance-deal-dealt-winter-soldier = Schritt { N(5) }. Charakterkarten braucht ihr keine: Ich verteile die Rollen, { N($resistance) } Agenten von SHIELD und { N($spies) } von HYDRA.
    .brief = Keine Charakterkarten: Ich verteile.
guidance-own-dealt = Schritt { N(6) }. Legt einen Kopfhörer bereit. Er geht von Hand zu Hand nach links. Darin erfahrt ihr einzeln, wer ihr seid.
    .brief = Legt den Kopfhörer bereit.
ask-roles = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, sagt: starten. Habt ihr selbst Karten verteilt und kennt euch schon, sagt: überspringen.
    .brief = Kopfhörer bereit? Sagt: starten.
ask-roles-keys = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, drückt Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter. Kennt ihr euch auch schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Kopfhörer bereit? Los mit Enter.
headset-which = Welches dieser Geräte ist der Kopfhörer? Tippt die Nummer und drückt Enter.
headset-which-keys = Welches dieser Geräte ist der Kopfhörer? Tippt die Nummer.
headset-listed = { N($number) }: { $name }.
    .line = { $number }: { $name }.
headset-none = Ich finde kein Tongerät, also kann ich niemandem etwas Geheimes sagen. Bisher habe ich nichts verraten. Schließt einen Kopfhörer an, tippt: Kopfhörer, und drückt Enter.
headset-chosen = Der Kopfhörer ist { $name }.
headset-try = Zuerst prüfen wir den Kopfhörer. Jemand setzt ihn auf und drückt Enter. Dann sage ich darin einen Satz.
headset-try-keys = Zuerst prüfen wir den Kopfhörer. Jemand setzt ihn auf und drückt die Leertaste. Dann sage ich darin einen Satz.
ask-headset-heard = War der Satz im Kopfhörer zu hören, und sonst nirgends? Dann tippt ja und drückt Enter. Mit Enter allein kommt er noch einmal. Wollt ihr ein anderes Gerät, tippt Kopfhörer und drückt Enter.
    .brief = Nur im Kopfhörer? Tippt ja, dann Enter. Enter allein wiederholt.
ask-headset-heard-keys = War der Satz im Kopfhörer zu hören, und sonst nirgends? Dann drückt Enter. Mit der Leertaste kommt er noch einmal. Wollt ihr ein anderes Gerät, tippt Doppelpunkt, dann Kopfhörer, dann Enter.
    .brief = Nur im Kopfhörer? Dann Enter. Noch einmal mit der Leertaste.
headset-same = { $name } ist Kopfhörer und Lautsprecher zugleich: Alle würden mithören. Ich habe nichts Geheimes gesagt. Um dieses Gerät noch einmal zu prüfen, drückt Enter. Wollt ihr ein anderes, tippt Kopfhörer und drückt Enter.
headset-lost = Der Kopfhörer { $name } ist nicht da. Ohne ihn sage ich nichts Geheimes. Schließt ihn an und drückt Enter. Wollt ihr ein anderes Gerät, tippt Kopfhörer und drückt Enter.
headset-missing = Ich warte auf den Kopfhörer. Drückt Enter, wenn er da ist. Wollt ihr ein anderes Gerät, tippt Kopfhörer und drückt Enter.
headset-missing-keys = Ich warte auf den Kopfhörer. Drückt Enter, wenn er da ist. Wollt ihr ein anderes Gerät, tippt Doppelpunkt, dann Kopfhörer, dann Enter.
ask-headset = { $player }, nimm Kopfhörer und Tastatur. Setz den Kopfhörer auf und drück Enter.
    .brief = { $player }, Kopfhörer, Enter.
ask-headset-keys = { $player }, nimm Kopfhörer und Tastatur. Setz den Kopfhörer auf und drück die Leertaste.
    .brief = { $player }, Kopfhörer, Leertaste.
headset-votes = Abstimmung einzeln über den Kopfhörer, ohne Marker.
    .brief = Abstimmung.
headset-cards = Die Mission einzeln über den Kopfhörer, ohne Karten.
    .brief = Die Mission, über Kopfhörer.
headset-confess = Jetzt nennt ihr mir einzeln mit Kopfhörer und Tasten eure Karte. Sprecht dabei nicht.
    .brief = Eure Karten, ohne Worte.
headset-confessed = Jetzt kenne ich alle Karten. Der Kopfhörer geht noch einmal herum: Darin hört ihr, wer zu euch gehört.
headset-round = Der Kopfhörer war bei allen. Legt ihn mit der Tastatur neben die Spieltafel. Jetzt wisst ihr alle, wer ihr seid.
headset-back = Legt Kopfhörer und Tastatur neben die Spieltafel. Im Kopfhörer sage ich jetzt nichts mehr.
alone-taken-back = Einzeln sage und frage ich vorerst nichts mehr.
status-alone = Einzeln sind noch dran: { $names }.
headset-lines = Das machen wir am Tisch: Jemand hat nur noch den Kopfhörer, und im Zeilenmodus könnten alle mitlesen.
headset-resume = Um mit dem Kopfhörer weiterzumachen, tippt Doppelpunkt, dann geheim, dann Enter.
roles-told-spies = { $count ->
        [one] Einziger Spion war { $names }
       *[other] Spione waren { $names }
    }.
roles-told-hydra = { $count ->
        [one] Einziger HYDRA-Agent war { $names }
       *[other] Zu HYDRA gehörten { $names }
    }.
roles-told-character = { $player } war { $role }.
private-missing = Der geheime Teil dieser Partie fehlt. Ich weiß nicht mehr, wer wer ist. Ich kann die Partie weiterführen, aber niemandem etwas Geheimes sagen.
refused-not-dealt = In dieser Partie habe ich keine Rollen verteilt und weiß von niemandem, wer er ist. Nichts hat sich geändert.
refused-other-cards = Diese Karten können nicht alle stimmen: Jemand hat eine andere. Um von vorn zu beginnen, tippt Doppelpunkt, dann wir haben Karten, dann Enter. Nichts hat sich geändert.
refused-secretly-lines = Geheim geht es nur mit einzelnen Tasten: Im Zeilenmodus könnten alle mitlesen. Der Befehl dafür steht auf dem Bildschirm. Nichts hat sich geändert.
    .line = Geheim geht es nur mit einzelnen Tasten: Im Zeilenmodus könnten alle mitlesen. Der Befehl dafür: narrator settings keys single. Nichts hat sich geändert.

## Was jemand allein erfährt und gefragt wird, auf welchem Weg auch immer

own-resistance = Du gehörst zum Widerstand.
own-resistance-reverser = Du bist der Umkehrer des Widerstands.
own-resistance-rogue = Du bist der Abtrünnige des Widerstands.
own-spy = Du gehörst zu den Spionen.
own-spy-reverser = Du bist der Umkehrer der Spione.
own-spy-rogue = Du bist der Abtrünnige der Spione.
own-captain-america = Du bist Captain America und gehörst zu SHIELD.
own-nick-fury = Du bist Nick Fury und gehörst zu SHIELD.
own-black-widow = Du bist Black Widow und gehörst zu SHIELD.
own-maria-hill = Du bist Maria Hill und gehörst zu SHIELD.
own-shield = Du gehörst zu SHIELD.
own-winter-soldier = Du bist der Winter Soldier und gehörst zu HYDRA.
own-alexander-pierce = Du bist Alexander Pierce und gehörst zu HYDRA.
own-arnim-zola = Du bist Arnim Zola und gehörst zu HYDRA.
own-baron-zemo = Du bist Baron Zemo und gehörst zu HYDRA.
own-hydra = Du gehörst zu HYDRA.
sees-nobody = Wer die anderen sind, weißt du nicht.
sees-spies = { $count ->
        [one] Du kennst noch einen Spion: { $names }
       *[other] Du kennst diese anderen Spione: { $names }
    }.
sees-no-spies = Du kennst keinen anderen Spion.
sees-hydra = Außer dir bei HYDRA, soweit du weißt: { $names }.
sees-no-hydra = Du kennst sonst niemanden von HYDRA.
sees-hydra-maria-hill = HYDRA glaubt, dass du dazugehörst. Bei HYDRA, soweit du weißt: { $names }.
sees-nick-fury = Bei HYDRA, soweit du weißt: { $names }.
sees-black-widow = { $count ->
        [one] Nick Fury ist { $names }
       *[other] Nick Fury ist einer von diesen: { $names }
    }.
shown-resistance = { $player } gehört zum Widerstand.
shown-spy = { $player } gehört zu den Spionen.
shown-resistance-reverser = { $player } ist der Umkehrer des Widerstands.
shown-resistance-rogue = { $player } ist der Abtrünnige des Widerstands.
shown-spy-reverser = { $player } ist der Umkehrer der Spione.
shown-spy-rogue = { $player } ist der Abtrünnige der Spione.
shown-shield = { $player } gehört zu SHIELD.
shown-hydra = { $player } gehört zu HYDRA.
whisper-looked = { $member } hat { $card } gespielt.
whisper-vote = Deine Stimme zu diesem Team: { $team }.
whisper-card = Deine Missionskarte.
whisper-confess = Welche Karte hast du?
own-vote-approves = Deine Stimme ist Pro.
own-vote-rejects = Deine Stimme ist Contra.
own-card = Du spielst { $card }.
only-success = Nur Spione spielen Fehlschlag. Du musst Erfolg spielen.
only-fail = Du musst Fehlschlag spielen.
only-approve = HYDRA ist in diesem Team. Du musst Pro stimmen.

## Im Kopfhörer

headset-test = Das solltest du nur im Kopfhörer hören.
whisper-again = Enter wiederholt es. Um es zu verbergen, tipp das Wort weiter und drück Enter. Dann nimm den Kopfhörer ab.
whisper-again-keys = Die Leertaste wiederholt es. Enter verbirgt es. Dann nimm den Kopfhörer ab.
whisper-vote-keys = Die Tabulatortaste, ganz links, ist Pro. Die Rücktaste, über Enter, ist Contra.
whisper-card-keys = Die Tabulatortaste, ganz links, ist Erfolg. Die Rücktaste, über Enter, ist Fehlschlag.
whisper-change-vote = Du kannst noch wechseln. Enter verbirgt deine Stimme. Dann nimm den Kopfhörer ab.
whisper-change-card = Du kannst noch wechseln. Enter verbirgt die Karte. Dann nimm den Kopfhörer ab.
whisper-only-success = Nur Spione spielen Fehlschlag. Du musst Erfolg spielen, mit der Tabulatortaste.
whisper-confess-keys = Die Tabulatortaste blättert vor, die Rücktaste blättert zurück.
whisper-own-card = Ist das deine Karte? Dann verbirg sie mit Enter und nimm den Kopfhörer ab.
whisper-only-fail = Du musst Fehlschlag spielen, mit der Rücktaste.
whisper-only-approve = HYDRA ist in diesem Team. Du musst Pro stimmen, mit der Tabulatortaste.
whisper-choose-first = Wähl erst, dann drück Enter.
