# Winter Soldier und die Untersuchungen: alles, was nur dort gesagt wird.
# SHIELD und HYDRA sind Wörter in Großbuchstaben. Wie die eingebaute Stimme Namen ausspricht, steht in names.toml.

## Namen

edition-winter-soldier = Winter Soldier
module-inquisitor = der Inquisitor
module-scarlet-witch = Scarlet Witch
module-maria-hill-shown = die Sicht von Nick Fury auf Maria Hill
general-agents = { $count ->
        [one] eine einfache Agentenkarte
       *[other] { N($count) } einfache Agentenkarten
    }
agent-captain-america = Captain America
module-black-widow = Black Widow
module-maria-hill = Maria Hill
module-alexander-pierce = Alexander Pierce
module-arnim-zola = Arnim Zola
module-baron-zemo = Baron Zemo
agent-shield = von SHIELD
agent-nick-fury = Nick Fury
agent-hydra = von HYDRA
agent-winter-soldier = der Winter Soldier
agent-read-hydra = von HYDRA
agent-read-winter-soldier = der Winter Soldier
agent-read-maria-hill = Maria Hill
mission-name = { $mission ->
        [1] Lemurian Star
        [2] Roosevelt-Brücke
        [3] Camp Lehigh
        [4] Triskelion
       *[5] Insight-Helicarrier
    }

## Auswählen

options-module-on = { N($number) }: { $module }. An.
options-module-off = { N($number) }: { $module }. Aus.
module-joins = { $modules }: an.
module-leaves = { $modules }: aus.
edition-by-players = Mit { N($players) } Leuten geht nur Winter Soldier. Das ist jetzt die Ausgabe.
advice-alexander-pierce = Ein Tipp: Ohne Black Widow kann Alexander Pierce nichts Besonderes.
advice-maria-hill = Ein Tipp: Maria Hill lohnt sich erst ab zehn Leuten.
advice-scarlet-witch = Ein Tipp: Scarlet Witch lohnt sich erst ab sieben Leuten.
fault-module-elsewhere = { $module }: Das geht in dieser Ausgabe nicht. Gewählt ist { $edition }.
fault-characters-shield = SHIELD hat { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Captain America und Nick Fury zählen mit.
fault-characters-hydra = HYDRA hat { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Der Winter Soldier zählt mit.
alone-maria-hill-shown = Nick Fury soll Maria Hill sehen, aber sie spielt nicht mit.
fault-captain-drawn = Wer Captain America ist, bestimmen die Karten: Auslosen lässt sich das nicht.
fault-json-captain = Eine Partie Winter Soldier für Programme braucht den Namen von Captain America: nach --leader.
refused-no-module = Eine Rolle oder Variante { $word } gibt es nicht. Um alle zu hören, sagt: ändern. Nichts hat sich geändert.

## Aufbau

ws-guidance-tableau = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker, der Schachteldeckel und die Missionskarten auf zwei Stapeln: { N(6) } Erfolg, { N(6) } Fehlschlag.
    .brief = Spieltafel für { N($players) }. Daneben Wertungsmarker, Missionskarten und Deckel.
ws-guidance-tableau-alone = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker. Die Missionskarten bleiben in der Schachtel.
    .brief = Spieltafel für { N($players) }, daneben Wertungsmarker. Keine Missionskarten.
ws-guidance-markers = Schritt { N(2) }. Legt den Wahlmarker auf den Anfang seiner Leiste, den Anführer-Marker neben die Spieltafel. Wer anführt, bewegt die Marker.
    .brief = Wahlmarker auf den Anfang.
ws-guidance-markers-witch = Schritt { N(2) }. Legt den Wahlmarker auf den Anfang seiner Leiste. Legt den Anführer-Marker, den Marker Scarlet Witch und die zwei Loyalitätskarten neben die Spieltafel. Wer anführt, bewegt die Marker auf der Spieltafel.
    .brief = Wahlmarker, Marker Scarlet Witch, zwei Loyalitätskarten.
ws-guidance-markers-witch-dealt = Schritt { N(2) }. Legt den Wahlmarker auf den Anfang seiner Leiste. Legt den Anführer-Marker und den Marker Scarlet Witch neben die Spieltafel. Wer anführt, bewegt die Marker auf der Spieltafel.
    .brief = Wahlmarker, Marker Scarlet Witch.
ws-guidance-cards = Schritt { N(4) }. Nehmt diese { N($players) } Charakterkarten aus der Schachtel. Für SHIELD: { $shield }. Für HYDRA: { $hydra }. Legt Bucky Barnes zur Seite.
    .brief = SHIELD: { $shield }. HYDRA: { $hydra }. Bucky Barnes zur Seite.
ws-guidance-deal = Schritt { N(5) }. { $dealer }, misch diese { N($players) } Karten und gib allen eine, verdeckt. Nicht hinsehen.
    .brief = { $dealer }, mischen und verdeckt austeilen.
ws-guidance-own-card-touch = Schritt { N(6) }. Nehmt eure Karte und lest sie mit dem Finger, unter dem Tisch. Merkt euch, wer ihr seid und auf welcher Seite ihr steht. Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Tastet eure Karte ab. Legt sie zurück.
ws-guidance-own-card-eyes = Schritt { N(6) }. Nehmt eure Karte und seht sie euch allein an. Merkt euch, wer ihr seid und auf welcher Seite ihr steht. Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Seht euch eure Karte an. Legt sie zurück.
guidance-leader-inquisitor = Schritt { N(4) }. Der Anführer-Marker geht an { $leader }, der Inquisitor-Marker an { $holder }, rechts von { $leader }. Wer anführt, bewegt die Marker auf der Spieltafel. Legt die Inquisitor-Zeichen neben die Spieltafel.
    .brief = Anführer-Marker an { $leader }, Inquisitor-Marker an { $holder }.
ask-captain = Captain America, gib dich jetzt allen zu erkennen. Sag: Captain ist, und dazu deinen Namen.
    .brief = Wer ist Captain America?
ask-captain-keys = Captain America, gib dich jetzt allen zu erkennen und tipp deinen Platz.
    .brief = Wer ist Captain America? Tippt den Platz.
captain-known = { $captain } ist Captain America und führt als Erstes an.
captain-token = Der Anführer-Marker geht an { $captain }.
witch-token-begins = Der Marker Scarlet Witch und beide Loyalitätskarten gehen an { $holder }, links von Captain America.
    .brief = Marker Scarlet Witch und Loyalitätskarten an { $holder }.
dealt-again-dealt = Ich teile neu aus. Was ihr bisher gehört habt, gilt nicht mehr.
    .brief = Ich teile neu aus.
dealt-again = { $dealer } bekommt alle Karten zurück und teilt noch einmal aus.
    .brief = Noch einmal austeilen: { $dealer }.
undone-dealt-again = Zurückgenommen: das neue Austeilen.
keys-seat-ten = Platz zehn als Taste ist die Null.
keys-seats-more = Plätze als Tasten: Null ist zehn, a ist elf, b ist zwölf.

## Eine Runde

mission-forfeited = Mission { N($mission) } scheitert: Zu viele Teams wurden abgelehnt.

## Hinweise

reminder-vote = Winter Soldier: Ist jemand von HYDRA in diesem Team, darfst du es nicht ablehnen.
    .brief = Winter Soldier: keine Ablehnung, wenn HYDRA im Team ist.
reminder-mission-shield = SHIELD muss Erfolg spielen, der Winter Soldier Fehlschlag. Alle anderen von HYDRA haben die Wahl.
    .brief = SHIELD: Erfolg. Winter Soldier: Fehlschlag. Andere von HYDRA: nach Wahl.
reminder-mission-hill = SHIELD muss Erfolg spielen, der Winter Soldier Fehlschlag. Alle anderen von HYDRA und Maria Hill haben die Wahl.
    .brief = SHIELD: Erfolg. Winter Soldier: Fehlschlag. Andere von HYDRA und Maria Hill: nach Wahl.
reminder-accuse = Captain America darf jederzeit jemanden beschuldigen, nur nicht während einer Mission. Sagt: beschuldige, und dazu den Namen.
reminder-name-hill = Der Winter Soldier darf einmal Maria Hill nennen, solange keine Seite drei Missionen hat. Sagt den Namen, dann: ermorden.

## Beschuldigungen

accused = Captain America beschuldigt { $accused }.
captain-leads = Zuerst führt Captain America an, wer auch immer das ist.
ask-agent-card = { $player }, deck deine Karte auf. Bist du { $cards }?
    .brief = { $player }, bist du { $cards }?
ask-agent-card-open = { $player }, deine Karte liegt schon offen. Sag: { $cards }.
ask-agent-card-open-keys = { $player }, deine Karte liegt schon offen. Tipp { $keys }.
ask-agent-card-keys = { $player }, deck deine Karte auf. Wer bist du? Tipp { $keys }.
    .brief = { $player }, tipp { $keys }.
agent-card-key = { N($number) }: { $card }
card-shown = { $player } ist { $card }.
becomes-bucky = { $player }, tausch deine Karte gegen Bucky Barnes. Jetzt gehörst du zu SHIELD.
    .brief = { $player }, nimm Bucky Barnes.
stepped-out = { $count ->
        [one] { $names } scheidet aus.
       *[other] { $names } scheiden aus.
    }
out-now = { $names }: Abstimmungsmarker in die Schachtel. Nicht mehr anführen, abstimmen oder auf Missionen gehen, und nichts verraten.
    .brief = { $names }: Abstimmungsmarker in die Schachtel.
proposal-void = Das Team { $team } gilt nicht mehr. Als Ablehnung zählt das nicht.
ask-winter-soldier = Drei Missionen sind gelungen. { $captain }, als Captain America hast du noch einen Versuch: Wer ist der Winter Soldier? Sag: beschuldige, und dazu den Namen.
    .brief = { $captain }, wer ist der Winter Soldier?
ask-winter-soldier-keys = Drei Missionen sind gelungen. { $captain }, als Captain America hast du noch einen Versuch: Wer ist der Winter Soldier? Tipp den Platz.
    .brief = { $captain }, wer ist der Winter Soldier? Tipp den Platz.

## Maria Hill und Nick Fury nennen

named-maria-hill = Der Winter Soldier hält { $player } für Maria Hill.
named-nick-fury = Der Winter Soldier hält { $player } für Nick Fury.
ask-is-maria-hill = { $player }, bist du Maria Hill? Wenn ja, deck deine Karte auf. Sag: richtig. Oder sag: stimmt nicht.
    .brief = { $player }, bist du Maria Hill? Richtig oder stimmt nicht?
ask-is-maria-hill-keys = { $player }, bist du Maria Hill? Wenn ja, deck deine Karte auf. Tipp { N(1) } für richtig, { N(2) } für falsch.
    .brief = { $player }, bist du Maria Hill? { N(1) } richtig, { N(2) } falsch.
ask-is-nick-fury = { $player }, bist du Nick Fury? Deck deine Karte auf. Sag: richtig. Oder sag: stimmt nicht.
    .brief = { $player }, bist du Nick Fury? Richtig oder stimmt nicht?
ask-is-nick-fury-keys = { $player }, bist du Nick Fury? Deck deine Karte auf. Tipp { N(1) } für richtig, { N(2) } für falsch.
    .brief = { $player }, bist du Nick Fury? { N(1) } richtig, { N(2) } falsch.
is-maria-hill = { $player } ist Maria Hill.
is-not-maria-hill = { $player } ist nicht Maria Hill, und der Winter Soldier muss sich zeigen.
is-nick-fury = { $player } ist Nick Fury.
is-not-nick-fury = { $player } ist nicht Nick Fury.
ask-exposed = Winter Soldier, wen von HYDRA enttarnst du außer dir? Sag: enttarne, und dazu den Namen.
    .brief = Winter Soldier, wen enttarnst du?
ask-exposed-keys = Winter Soldier, wen von HYDRA enttarnst du außer dir? Tipp den Platz.
    .brief = Winter Soldier, wen enttarnst du? Tipp den Platz.
exposed = { $player } ist enttarnt und gehört zu HYDRA, spielt aber weiter mit.
exposed-shows = { $player }, deck auch deine Karte auf.
winter-soldier-shows = Winter Soldier, sag laut, dass du es bist, und deck deine Karte auf.
ask-who-is-nick-fury = HYDRA, gebt euch zu erkennen und beratet. Winter Soldier, dann entscheidest du: Wer ist Nick Fury? Sag den Namen, dann: ermorden.
    .brief = Winter Soldier, wer ist Nick Fury?
ask-who-is-nick-fury-keys = HYDRA, gebt euch zu erkennen und beratet. Winter Soldier, dann entscheidest du: Wer ist Nick Fury? Tipp den Platz.
    .brief = Winter Soldier, wer ist Nick Fury? Tipp den Platz.

## Das Ende

hydra-wins-missions = HYDRA gewinnt. Drei Missionen sind gescheitert.
found-maria-hill = HYDRA gewinnt. Der Winter Soldier hat Maria Hill gefunden.
found-nick-fury = HYDRA gewinnt. Der Winter Soldier hat Nick Fury gefunden.
found-winter-soldier = SHIELD gewinnt. Captain America hat den Winter Soldier gefunden.
safe-nick-fury = SHIELD gewinnt. Drei Missionen sind gelungen, und Nick Fury ist in Sicherheit.
gone-nick-fury = SHIELD gewinnt. Drei Missionen sind gelungen, und Nick Fury ist nicht mehr im Spiel.

## Untersuchungen

ask-examine-witch = { $player }, du hast den Marker Scarlet Witch. Wen untersuchst du: { $names }? Sag: untersuche, und dazu den Namen.
    .brief = { $player }, wen untersuchst du: { $names }?
ask-examine-witch-keys = { $player }, du hast den Marker Scarlet Witch. Wen untersuchst du: { $names }? Tipp den Platz.
    .brief = { $player }, wen untersuchst du: { $names }? Tipp den Platz.
ask-examine-inquisitor = { $player }, du hast den Inquisitor-Marker. Wen untersuchst du: { $names }? Sag: untersuche, und dazu den Namen.
    .brief = { $player }, wen untersuchst du: { $names }?
ask-examine-inquisitor-keys = { $player }, du hast den Inquisitor-Marker. Wen untersuchst du: { $names }? Tipp den Platz.
    .brief = { $player }, wen untersuchst du: { $names }? Tipp den Platz.
examined = { $examiner } untersucht { $examined }.
loyalty-pass = { $examiner }, gib beide Loyalitätskarten unter dem Tisch an { $examined }, { $way }. Sonst tastet und schaut niemand.
    .brief = { $examiner }, beide Loyalitätskarten an { $examined }, { $way }.
loyalty-pick = { $examined }, gib die wahre Karte auf demselben Weg zurück und leg die andere auf den Schoß. Lügen ist verboten.
    .brief = { $examined }, die wahre Karte zurück.
loyalty-pick-feel = { $examined }, Kreuz heißt HYDRA, leeres Kästchen SHIELD. Gib die wahre auf demselben Weg zurück und leg die andere auf den Schoß. Lügen ist verboten.
    .brief = { $examined }, die wahre Karte zurück.
loyalty-feel = { $examiner }, taste die Karte ab.
    .brief = { $examiner }, fühl nach.
loyalty-look = { $examiner }, sieh dir die Karte allein an.
    .brief = { $examiner }, sieh hin.
loyalty-return = { $examiner }, gib die Karte wieder zurück, und den Marker Scarlet Witch dazu. { $examined }, behalt beide Karten und den Marker.
    .brief = { $examiner }, Karte und Marker an { $examined }.
inquisitor-token = { $examiner }, nimm ein Inquisitor-Zeichen: Dich kann niemand mehr untersuchen. Der Inquisitor-Marker geht an { $examined }.
    .brief = Zeichen an { $examiner }, Marker an { $examined }.
token-passed = Der Marker Scarlet Witch geht mit beiden Loyalitätskarten an { $to }.
token-passed-dealt = Der Marker Scarlet Witch geht an { $to }.
token-gone = Legt den Marker Scarlet Witch und alles, was dazugehört, in die Schachtel: Niemand ist mehr da, um ihn zu nehmen.

## Fragen am Tisch

role-leader = Anführer-Marker
role-witch = Marker Scarlet Witch
role-inquisitor = Inquisitor-Marker
role-exposed = HYDRA, aufgedeckt
role-out = ausgeschieden
who-seat-roles = Platz { N($seat) }: { $player }, { $roles }.
status-captain = Die Karten sind ausgeteilt. Captain America gibt sich zu erkennen.
status-examination = { $player } untersucht jemanden.
status-accused = { $player } ist beschuldigt und zeigt die Karte.
status-last-accusation = Drei Missionen sind gelungen. { $captain } nennt den Winter Soldier.
status-naming = { $namer } sucht { $character }.
status-named = { $namer } hat { $player } genannt. Die Antwort steht noch aus.
status-exposing = Der Winter Soldier überlegt, wen von HYDRA er enttarnt.

## Zurücknehmen

back-in = { $count ->
        [one] { $names } spielt wieder mit und nimmt die Abstimmungsmarker zurück.
       *[other] { $names } spielen wieder mit und nehmen die Abstimmungsmarker zurück.
    }
token-back = Der Marker Scarlet Witch geht mit beiden Loyalitätskarten zurück an { $holder }.
token-back-dealt = Der Marker Scarlet Witch geht zurück an { $holder }.
lay-again-inquisitor = Inquisitor-Marker zu { $holder }. Wer ihn vorher hatte, legt sein Inquisitor-Zeichen vor sich hin.
inquisitor-back = { $holder }, nimm den Inquisitor-Marker zurück und leg dein Inquisitor-Zeichen neben die Spieltafel.

## Absagen

refused-marked = { $player } hat oder hatte den Marker selbst. Noch möglich: { $names }. Nichts hat sich geändert.
refused-stepped-out = { $player } ist ausgeschieden. Nichts hat sich geändert.
refused-captain-out = Captain America ist ausgeschieden und kann niemanden mehr beschuldigen. Nichts hat sich geändert.
refused-mission-under-way = Gerade läuft eine Mission. Wartet das Ergebnis ab. Nichts hat sich geändert.
refused-captain-america = { $player } ist Captain America. Nennt jemand anderen. Nichts hat sich geändert.
refused-card-not-left = { $player } kann in dieser Partie nicht { $card } sein. Möglich ist nur: { $cards }. Nichts hat sich geändert.
refused-no-maria-hill = Maria Hill spielt nicht mit. Nichts hat sich geändert.
refused-named-before = Der Winter Soldier darf nur einmal raten, wer Maria Hill ist, und hat das schon getan. Nichts hat sich geändert.
refused-no-reminders = In diesem Spiel gibt es keine Hinweise. Nichts hat sich geändert.
