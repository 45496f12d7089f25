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
rules-title-winter-soldier = Winter Soldier
rules-title-characters = Rollen
rules-title-scarlet-witch = Scarlet Witch
rules-title-inquisitor = Inquisitor

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
rules-winter-soldier = Winter Soldier ist für fünf bis zwölf Leute. SHIELD will drei Missionen schaffen, HYDRA will drei scheitern lassen. Captain America ist von Anfang an bekannt und führt als Erstes an. Der Anführer-Marker geht nach rechts. Drei abgelehnte Teams hintereinander, und die Mission scheitert.
rules-winter-soldier-fails = Eine Mission scheitert bei einem Fehlschlag. Zwei braucht es bei Teams ab fünf Leuten, wenn die Zahl der Mitspielenden gerade ist, und bei Mission vier zu neunt oder zu elft.
rules-accusation = Captain America darf jemanden beschuldigen, der Winter Soldier zu sein, jederzeit außer während einer Mission. Stimmt es, gewinnt SHIELD. Wer zu SHIELD gehört, scheidet aus. Bei jemand anderem von HYDRA scheiden beide aus, auch Captain America.
rules-end-game = Nach drei gelungenen Missionen sagt Captain America, wer der Winter Soldier ist. Stimmt es, gewinnt SHIELD. Sonst sagt der Winter Soldier, wer Nick Fury ist: Stimmt es, gewinnt HYDRA, sonst SHIELD.
rules-characters = Nick Fury kennt HYDRA. Der Winter Soldier muss Fehlschlag spielen und darf kein Team mit HYDRA ablehnen. Black Widow kennt Nick Fury, kann ihn aber nicht von Alexander Pierce unterscheiden. Arnim Zola bleibt vor Nick Fury verborgen. Baron Zemo und die anderen von HYDRA kennen einander nicht.
rules-characters-hill = Maria Hill gehört zu SHIELD, aber HYDRA hält sie für eine der Ihren, und sie darf Fehlschlag spielen. Der Winter Soldier darf sie während der Partie einmal nennen: Stimmt es, gewinnt HYDRA, sonst werden der Winter Soldier und noch jemand von HYDRA bekannt.
rules-scarlet-witch = Der Marker Scarlet Witch beginnt links von Captain America. Nach den Missionen zwei, drei und vier wird damit jemand untersucht, der ihn nie hatte. Wer untersucht wird, gibt die wahre Loyalitätskarte zurück und bekommt den Marker.
rules-inquisitor = Der Inquisitor-Marker beginnt rechts vom Anführer. Nach den Missionen zwei, drei und vier wird damit jemand untersucht, der ihn nie hatte. Wer untersucht wird, zeigt dem Inquisitor allein die Charakterkarte und bekommt den Marker. Wer untersucht, darf dazu alles sagen, wahr oder nicht.
