# The rules in short, by topic, in German.

rules-topics = Die Regeln haben diese Themen: { $list }. Nennt eines nach dem Wort rules.
rules-no-topic = Ein Thema { $topic } gibt es nicht. Die Themen sind { $list }.

rules-title-aim = Ziel
rules-title-set-up = Aufbau
rules-title-reveal = Enthüllung
rules-title-team = Team
rules-title-vote = Abstimmung
rules-title-mission = Mission
rules-title-end = Ende
rules-title-plot = Plotkarten
rules-title-targeting = Gezieltes Vorgehen
rules-title-blind-spies = Blinde Spione

rules-aim = Jeder gehört heimlich zum Widerstand oder ist Spion. Die Spione kennen einander, der Widerstand kennt niemanden. Gelingen drei Missionen, gewinnt der Widerstand. Scheitern drei, gewinnen die Spione.
rules-aim-talk = Alle dürfen jederzeit alles sagen, wahr oder nicht. Die eigene Charakterkarte zeigt niemand.
rules-set-up = Legt die Spieltafel für eure Zahl in die Mitte, daneben die Wertungsmarker, die Team-Marker und die Missionskarten. Alle bekommen je zwei Abstimmungsmarker. Jemand führt als Erstes an.
rules-set-up-cards = Zwei Spione gibt es zu fünft und zu sechst, drei zu siebt, zu acht und zu neunt, vier zu zehnt. Alle anderen sind Widerstand. Mischt so viele Charakterkarten und gebt allen eine.
rules-reveal-touch = Durch Tasten: Jede Charakterkarte geht einmal herum, unter dem Tisch, von Hand zu Hand. Es beginnt, wer anführt. Spione tasten am Fuß der Karte: Ein Kästchen mit Kreuz heißt Spion. Sonst darf niemand tasten.
rules-reveal-eyes = Mit geschlossenen Augen: Alle machen die Augen zu. Nur die Spione öffnen sie und suchen einander. Dann machen sie sie wieder zu. Zuletzt öffnen alle die Augen.
rules-team = Der Anführer gibt so vielen Leuten einen Team-Marker, wie die Mission braucht. Auch sich selbst darf er einen geben.
rules-team-sizes = So groß sind die Teams der fünf Missionen. Zu fünft: zwei, drei, zwei, drei, drei. Zu sechst: zwei, drei, vier, drei, vier. Zu siebt: zwei, drei, drei, vier, vier. Von acht bis zehn: drei, vier, vier, fünf, fünf.
rules-vote = Alle stimmen ab, auch der Anführer, und alle zugleich. Mehr Pro als Contra nimmt das Team an. Gleichstand lehnt es ab.
rules-vote-track = Nach einer Ablehnung führt an, wer links sitzt, und nennt ein neues Team. Werden in einer Runde fünf Teams abgelehnt, gewinnen die Spione.
rules-mission = Wer im Team ist, spielt verdeckt eine Karte: Erfolg oder Fehlschlag. Der Widerstand muss Erfolg spielen, Spione haben die Wahl. Die Karten werden gemischt, bevor sie gelesen werden.
rules-mission-fails = Ein Fehlschlag lässt die Mission scheitern. Nur bei Mission vier ab sieben Leuten braucht es zwei. Nach der Mission führt an, wer links sitzt.
rules-end = Die Partie endet sofort, mit der dritten gelungenen Mission, mit der dritten gescheiterten oder mit dem fünften abgelehnten Team einer Runde.
rules-targeting = Bei Gezieltem Vorgehen nennt der Anführer zuerst eine Mission, die noch nicht gespielt ist, dann ihr Team. Abgestimmt wird über beides. Mission fünf ist erst frei, wenn zwei Missionen gelungen sind.
rules-blind-spies = Mit Blinden Spionen gibt es keine Enthüllung: Auch die Spione kennen einander nicht.
rules-plot = Zu Beginn jeder Runde zieht der Anführer Plotkarten, eine zu fünft oder sechst, zwei zu siebt oder acht, sonst drei, und gibt sie anderen. Alle liegen offen.
rules-plot-asking = Wer eine Karte hat, wird gefragt, wenn sie sich einsetzen lässt, vom Anführer an nach links, jeder einmal. Wer passt, hat für diesmal gepasst.
