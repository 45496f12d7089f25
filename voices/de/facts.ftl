# Was alle am Tisch wissen dürfen, jede Tatsache in einem Atemzug.

fact-next-leader = Als Nächstes führt { $leader } an.
fact-led = Mission { N($mission) } hat { $leader } angeführt.
fact-token = Den Marker hat { $holder }.
fact-fails-were = Mission { N($mission) }: { $fails ->
        [0] kein Fehlschlag.
        [one] ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
fact-fails-needed = { $fails ->
        [one] Schon ein Fehlschlag lässt Mission { N($mission) } scheitern.
       *[other] Mission { N($mission) } scheitert erst mit { N($fails) } Fehlschlägen.
    }
fact-three-missions = Drei: Drei Erfolge gewinnen für den Widerstand, drei gescheiterte Missionen für die Spione.
fact-spies = Es gibt { N($spies) } Spione.
fact-loyal = Zum Widerstand gehören { N($loyal) }.
fact-team-size = Auf Mission { N($mission) } gehen { N($size) } Leute.
fact-tie = Bei Gleichstand ist das Team abgelehnt.
fact-left = Nach links, im Uhrzeigersinn.
fact-right = Nach rechts, gegen den Uhrzeigersinn.
fact-vote-together = Ja, alle stimmen ab, und alle decken gleichzeitig auf.
fact-leader-votes = Ja, alle stimmen ab, auch der Anführer.
fact-spies-know = Ja, die Spione kennen einander.
fact-spies-blind = Nein, mit blinden Spionen kennt niemand irgendwen.
fact-spies-may = Nein, Spione dürfen beides spielen.
fact-loyal-must = Nein, der Widerstand muss Erfolg spielen. Nur Spione dürfen Fehlschlag spielen.
fact-again = Ja, jeder darf noch einmal mit.
fact-leader-may-go = Nein, der Anführer darf mitgehen, muss aber nicht.
fact-no-names = Namen hat mir niemand gesagt: { N($approve) } dafür, { N($reject) } dagegen.
fact-nobody-for = Niemand war dafür.
fact-nobody-against = Niemand war dagegen.
fact-left-of = Links von { $of } sitzt { $player }.
fact-right-of = Rechts von { $of } sitzt { $player }.
fact-never = Noch auf keiner Mission: { $names }.
fact-all-went = Alle waren schon auf einer Mission.
fact-always = Bisher auf jeder Mission: { $names }.
fact-nobody-always = Niemand war auf jeder Mission.
fact-team-of = Auf Mission { N($mission) }: { $team }.
fact-abstain = Nein, alle müssen abstimmen: Pro oder Contra.
fact-after-rejection = { $left ->
        [0] Dann gewinnen die Spione.
        [one] Dann führt { $leader } an. Nach noch einer Ablehnung gewinnen die Spione.
       *[other] Dann führt { $leader } an. Nach noch { N($left) } Ablehnungen gewinnen die Spione.
    }
