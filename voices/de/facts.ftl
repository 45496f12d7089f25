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
fact-spies-may = Spione dürfen beides spielen.
fact-loyal-must = Nein, der Widerstand muss Erfolg spielen. Nur Spione dürfen Fehlschlag spielen.
fact-again = Ja, jeder darf noch einmal mit.
fact-leader-may-go = Der Anführer darf mitgehen, muss aber nicht.
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
fact-track = { $rejections ->
        [0] Keine Ablehnung in dieser Runde.
        [one] Eine Ablehnung in dieser Runde.
       *[other] { N($rejections) } Ablehnungen in dieser Runde.
    } { $left ->
        [one] Noch eine, und die Spione gewinnen.
       *[other] Noch { N($left) }, und die Spione gewinnen.
    }
fact-voted-for = { $player } war dafür.
fact-voted-against = { $player } war dagegen.
fact-leaders = Bisher haben geführt: { $names }.
fact-proposed = Das letzte Team kam von { $leader }: { $team }.
fact-times = { $player } war auf { $times ->
        [0] keiner Mission.
        [one] einer Mission.
       *[other] { N($times) } Missionen.
    }
fact-fails-secret = Niemand erfährt, wer was gespielt hat, nur wie viele Fehlschläge es waren.
fact-two-fails = Mission vier scheitert erst bei zwei Fehlschlägen. Bei allen anderen reicht einer.
fact-one-fail = Keine: Ein Fehlschlag reicht immer.
fact-no-confidence-counts = Ja, das zählt als Ablehnung, und die nächste Person führt.
fact-after-approval = Dann geht das Team auf Mission: Jeder davon spielt eine Karte verdeckt.
fact-spies-vote = Alle dürfen stimmen, wie sie wollen, auch Spione.
fact-in-game = In diesem Spiel: { $names }.
fact-not-in-game = Nein. In diesem Spiel: { $names }.
fact-plain-game = In diesem Spiel gibt es keine besonderen Charaktere.
fact-fails-do-not-add = Zwei Fehlschläge sind nicht schlimmer als einer: Die Mission scheitert.
fact-deck = { $cards ->
        [one] Im Stapel ist noch eine Plotkarte.
       *[other] Im Stapel sind noch { N($cards) } Plotkarten.
    }
fact-mission-now = Mission { N($mission) }: Es gehen { N($size) } Leute.
fact-accused-shield = Dann scheidet diese Person aus.
fact-accused-hydra = Dann scheiden beide aus, diese Person und Captain America. Ist es der Winter Soldier, gewinnt SHIELD.
fact-give = An andere, nie an dich selbst. Ja, auch mehrere an dieselbe Person.
fact-card-used = Ja: Benutzt ist die Karte weg. Wer passt, behält sie für später.
fact-draws = { $cards ->
        [one] Eine Plotkarte in jeder Runde.
       *[other] { N($cards) } Plotkarten in jeder Runde.
    }
fact-is-in-game = Ja. In diesem Spiel: { $names }.
fact-majority = Es braucht { N($needed) } von { N($players) } Stimmen dafür. Bei Gleichstand ist das Team abgelehnt.
fact-unplayed = Sie bleibt verdeckt auf dem Schoß. Was nicht gespielt ist, geht an die Nachbarin oder den Nachbarn, und niemand sieht es an.
fact-cards-tell = Das wissen nur eure Karten: Deckt jetzt alle auf.
fact-targeting = Jede Mission, die noch offen ist. Die fünfte erst, wenn zwei gelungen sind.
fact-set-aside = Nein, eine Karte, die zur Seite gelegt ist, zählt für niemanden.
fact-fifth-rejection = Ja: Noch eine Ablehnung, und die Spione gewinnen.
fact-would-win = { $left ->
        [one] Noch ein Erfolg, und der Widerstand gewinnt.
       *[other] Noch nicht: Dem Widerstand fehlen noch { N($left) } Erfolge.
    }
fact-would-lose = { $left ->
        [one] Scheitert noch eine Mission, gewinnen die Spione.
       *[other] Noch nicht: Es müssten noch { N($left) } Missionen scheitern.
    }
fact-accused-shows = Ja, alle sehen die Karte.
fact-missions = Höchstens fünf. Drei Erfolge gewinnen für den Widerstand, drei gescheiterte Missionen für die Spione.
fact-anybody-goes = Alle am Tisch, auch der Anführer.
fact-after-third-rejection = { $left ->
        [0] Dann scheitert diese Mission.
        [one] Dann führt { $leader } an. Nach noch einer Ablehnung scheitert diese Mission.
       *[other] Dann führt { $leader } an. Nach noch { N($left) } Ablehnungen scheitert diese Mission.
    }
fact-examined-once = Nein, wer den Marker schon hatte, wird nicht untersucht.
fact-proposal = Vorschlag { N($proposal) }, von { $leader }: { $team }.
