# Der Kopfhörer, der von Hand zu Hand geht: was der Lautsprecher dazu sagt, und was darin zu hören ist.

## Der Lautsprecher

refused-not-hydra = { $player } gehört nicht zu HYDRA oder ist der Winter Soldier. Enttarnt wird ein anderer HYDRA-Agent. Nichts hat sich geändert.
refused-not-rogue = { $player } ist nicht der Abtrünnige. Nichts hat sich geändert.
storage-private-foreign = der geheime Teil gehört zu einer anderen Partie
guidance-no-cards = Schritt vier. Die Charakterkarten bleiben in der Schachtel.
    .brief = Keine Charakterkarten.
status-reveal-dealt = Gleich erfahrt ihr einzeln, wer ihr seid, über den Kopfhörer.
headset-none-keys = Ich finde kein Gerät für Ton, also kann ich niemandem etwas allein sagen. Nichts Geheimes wurde gesagt. Steckt den Kopfhörer ein und drückt Enter.
whisper-again-alone = Noch einmal hören: Enter. Verbergen: tipp das Wort weiter und drück Enter, dann nimm den Kopfhörer ab.
whisper-again-alone-keys = Leertaste: noch einmal hören. Enter verbirgt es, dann nimm den Kopfhörer ab.
guidance-begin-dealt = Zuerst bauen wir auf, in { N($steps) } Schritten. Sagt weiter, wenn ein Schritt getan ist. Wenn schon alles liegt, sagt bereit.
    .brief = Aufbau. Weiter oder bereit?
guidance-begin-dealt-keys = Zuerst bauen wir auf, in { N($steps) } Schritten. Drückt Enter, wenn ein Schritt getan ist. Wenn schon alles liegt, tippt Doppelpunkt, dann bereit, dann Enter.
    .brief = Aufbau. Enter nach jedem Schritt.
headset-same-keys = { $name } ist Kopfhörer und Lautsprecher zugleich: Alle würden es hören. Ich habe nichts Geheimes gesagt. Dieses Gerät noch einmal prüfen: Enter. Für ein anderes drückt Doppelpunkt, tippt Kopfhörer und drückt Enter.
headset-lost-keys = Der Kopfhörer { $name } ist nicht da. Ohne ihn sage ich nichts Geheimes. Steckt ihn ein und drückt Enter. Für ein anderes Gerät drückt Doppelpunkt, tippt Kopfhörer und drückt Enter.
headset-off = Nehmt den Kopfhörer ab.
ws-whisper-only-success = Nur HYDRA spielt Fehlschlag. Du musst Erfolg spielen, mit Tab.
guidance-deal-dealt = Schritt fünf. Charakterkarten braucht ihr keine: Ich verteile die Rollen, { N($resistance) } mal Widerstand und { N($spies) } mal Spion.
    .brief = Keine Charakterkarten: Ich verteile.
guidance-deal-dealt-winter-soldier = Schritt fünf. Charakterkarten braucht ihr keine: Ich verteile die Rollen, { N($resistance) } Agenten von SHIELD und { N($spies) } von HYDRA.
    .brief = Keine Charakterkarten: Ich verteile.
guidance-own-dealt = Schritt sechs. Legt einen Kopfhörer bereit. Er geht von Hand zu Hand nach links, { $leader } beginnt. Darin erfahrt ihr einzeln, wer ihr seid.
    .brief = Legt den Kopfhörer bereit. { $leader } beginnt.
ask-roles = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, sagt starten. Habt ihr selbst Karten verteilt, sagt: wir haben Karten. Habt ihr eigene Karten und kennt euch schon, sagt überspringen.
    .brief = Kopfhörer bereit? Sagt starten.
ask-roles-keys = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, drückt Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter. Habt ihr eigene Karten und kennt euch schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Kopfhörer bereit? Los mit Enter.
ws-ask-roles = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, sagt starten. Habt ihr selbst Karten verteilt, sagt: wir haben Karten.
    .brief = Kopfhörer bereit? Sagt starten.
ws-ask-roles-keys = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, drückt Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter.
    .brief = Kopfhörer bereit? Los mit Enter.
headset-which = Welches dieser Geräte ist der Kopfhörer? Sagt die Nummer.
headset-listed = { N($number) }: { $name }.
    .line = { $number }: { $name }.
headset-none = Ich finde kein Tongerät, also kann ich niemandem etwas Geheimes sagen. Bisher habe ich nichts verraten. Schließt den Kopfhörer an und sagt Kopfhörer.
headset-chosen = Der Kopfhörer ist { $name }.
headset-try = Zuerst prüfen wir den Kopfhörer. Jemand setzt ihn auf und drückt Enter. Dann sage ich darin einen Satz.
headset-try-keys = Zuerst prüfen wir den Kopfhörer. Jemand setzt ihn auf und drückt die Leertaste. Dann sage ich darin einen Satz.
ask-headset-heard = War der Satz im Kopfhörer zu hören, und sonst nirgends? Dann sagt bestätigen. Mit Enter kommt er noch einmal. Für ein anderes Gerät sagt Kopfhörer.
    .brief = Nur im Kopfhörer? Bestätigen, oder noch einmal mit Enter.
ask-headset-heard-keys = War der Satz im Kopfhörer zu hören, und sonst nirgends? Dann drückt Enter. Mit der Leertaste kommt er noch einmal. Für ein anderes Gerät tippt Doppelpunkt, dann Kopfhörer, dann Enter.
    .brief = Nur im Kopfhörer? Dann Enter. Noch einmal mit der Leertaste.
headset-same = { $name } ist Kopfhörer und Lautsprecher zugleich: Alle würden mithören. Ich habe nichts Geheimes gesagt. Für ein anderes Gerät sagt Kopfhörer. Um dieses noch einmal zu prüfen, drückt Enter.
headset-lost = Der Kopfhörer { $name } ist nicht da. Ohne ihn sage ich nichts Geheimes. Schließt ihn an und drückt Enter. Für ein anderes Gerät sagt Kopfhörer.
headset-missing = Ich warte auf den Kopfhörer. Drückt Enter, wenn er da ist. Für ein anderes Gerät sagt Kopfhörer.
headset-missing-keys = Ich warte auf den Kopfhörer. Drückt Enter, wenn er da ist. Für ein anderes Gerät tippt Doppelpunkt, dann Kopfhörer, dann Enter.
ask-headset = { $player }, nimm Kopfhörer und Tastatur. Setz den Kopfhörer auf und drück Enter.
    .brief = { $player }, Kopfhörer, Enter.
ask-headset-keys = { $player }, nimm Kopfhörer und Tastatur. Setz den Kopfhörer auf und drück die Leertaste.
    .brief = { $player }, Kopfhörer, Leertaste.
headset-votes = Abstimmung, einzeln über den Kopfhörer.
    .brief = Abstimmung.
headset-cards = Missionskarten, einzeln über den Kopfhörer.
    .brief = Missionskarten.
headset-confess = Jetzt sagt ihr mir einzeln über den Kopfhörer, welche Karte ihr habt.
    .brief = Sagt mir eure Karten.
headset-confessed = Jetzt kenne ich alle Karten. Der Kopfhörer geht noch einmal herum, und jeder hört, wen er kennt.
headset-round = Der Kopfhörer war bei allen. Nehmt ihn ab. Jetzt weiß jeder, wer er ist.
headset-back = Der Kopfhörer kommt zurück. Ich sage darin nichts mehr.
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
refused-other-cards = Diese Karten können nicht alle stimmen: Jemand hat eine andere. Um von vorn zu beginnen, sagt: wir haben Karten. Nichts hat sich geändert.
refused-secretly-lines = Im Zeilenmodus könnten alle mitlesen, was getippt wird. Stellt auf einzelne Tasten um: narrator settings keys single. Nichts hat sich geändert.

## Im Kopfhörer

headset-test = Das solltest du nur im Kopfhörer hören.
whisper-again = Enter wiederholt es. Um es zu verbergen, tipp das Wort weiter und drück Enter. Dann gib den Kopfhörer weiter.
whisper-again-keys = Die Leertaste wiederholt es. Enter verbirgt es, dann gib den Kopfhörer weiter.
own-resistance = Du gehörst zum Widerstand.
own-resistance-reverser = Du bist der Umkehrer des Widerstands.
own-resistance-rogue = Du bist der Abtrünnige des Widerstands.
own-spy = Du bist Spion.
own-spy-reverser = Du bist der Umkehrer der Spione.
own-spy-rogue = Du bist der Abtrünnige der Spione.
own-captain-america = Du bist Captain America, für SHIELD.
own-nick-fury = Du bist Nick Fury, für SHIELD.
own-black-widow = Du bist Black Widow, für SHIELD.
own-maria-hill = Du bist Maria Hill, für SHIELD.
own-shield = Du bist Agent von SHIELD.
own-winter-soldier = Du bist der Winter Soldier, für HYDRA.
own-alexander-pierce = Du bist Alexander Pierce, für HYDRA.
own-arnim-zola = Du bist Arnim Zola, für HYDRA.
own-baron-zemo = Du bist Baron Zemo, für HYDRA.
own-hydra = Du bist Agent von HYDRA.
sees-nobody = Wer die anderen sind, weißt du nicht.
sees-spies = { $count ->
        [one] Du kennst noch einen Spion: { $names }
       *[other] Du kennst diese anderen Spione: { $names }
    }.
sees-no-spies = Du kennst keinen anderen Spion.
sees-hydra = Bei HYDRA siehst du { $names }.
sees-no-hydra = Bei HYDRA siehst du sonst niemanden.
sees-hydra-maria-hill = HYDRA glaubt, dass du dazugehörst. Du siehst { $names }.
sees-thumbs = Von HYDRA siehst du { $names }.
sees-no-thumbs = Von HYDRA siehst du niemanden.
sees-nick-fury = { $count ->
        [one] Nick Fury ist { $names }
       *[other] Nick Fury ist einer von diesen: { $names }
    }.
shown-resistance = { $player } gehört zum Widerstand.
shown-spy = { $player } ist Spion.
shown-resistance-reverser = { $player } ist der Umkehrer des Widerstands.
shown-resistance-rogue = { $player } ist der Abtrünnige des Widerstands.
shown-spy-reverser = { $player } ist der Umkehrer der Spione.
shown-spy-rogue = { $player } ist der Abtrünnige der Spione.
shown-shield = { $player } gehört zu SHIELD.
shown-hydra = { $player } gehört zu HYDRA.
whisper-looked = { $member } hat { $card } gespielt.
whisper-vote = Deine Stimme über dieses Team: { $team }.
whisper-vote-keys = Tab, ganz links, ist Pro. Die Rücktaste, ganz rechts, ist Contra.
whisper-card = Deine Missionskarte.
whisper-card-keys = Tab, ganz links, ist Erfolg. Die Rücktaste, ganz rechts, ist Fehlschlag.
whisper-approves = Deine Stimme ist Pro. Die andere Taste ändert sie. Enter verbirgt sie, dann gib den Kopfhörer weiter.
whisper-rejects = Deine Stimme ist Contra. Die andere Taste ändert sie. Enter verbirgt sie, dann gib den Kopfhörer weiter.
whisper-plays = Du spielst { $card }. Die andere Taste ändert es. Enter verbirgt es, dann gib den Kopfhörer weiter.
whisper-only-success = Nur Spione spielen Fehlschlag. Du musst Erfolg spielen, mit Tab.
whisper-confess = Welche Karte hast du?
whisper-confess-keys = Tab blättert vor, die Rücktaste blättert zurück.
whisper-confessed = { $role } Ist das deine Karte? Dann behält und verbirgt Enter sie.
whisper-only-fail = Du musst Fehlschlag spielen, mit der Rücktaste.
whisper-only-approve = HYDRA ist in diesem Team, also musst du Pro stimmen, mit Tab.
whisper-choose-first = Wähl erst, dann drück Enter.
