# Was jede eigene Ausgabe anders sagt: Ihre Rollen stehen auf keiner Schachtel.

reveal-touch-ask = Jetzt kommt die Enthüllung, durch Ertasten: Einige erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, sagt: starten. Ist das schon getan, sagt: überspringen.
    .brief = Enthüllung durch Ertasten. Starten, oder überspringen?
reveal-touch-ask-keys = Jetzt kommt die Enthüllung, durch Ertasten: Einige erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, drückt Enter. Ist das schon getan, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung durch Ertasten. Enter startet sie.
reveal-eyes-ask = Jetzt kommt die Enthüllung, mit geschlossenen Augen: Einige erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, sagt: starten. Ist das schon getan, sagt: überspringen.
    .brief = Enthüllung mit geschlossenen Augen. Starten, oder überspringen?
reveal-eyes-ask-keys = Jetzt kommt die Enthüllung, mit geschlossenen Augen: Einige erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, drückt Enter. Ist das schon getan, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung mit geschlossenen Augen. Enter startet sie.
reveal-over = Die Enthüllung ist vorbei. Sagt: weiter. Soll sie von vorn kommen, sagt: noch einmal.
    .brief = Enthüllung vorbei. Weiter, oder noch einmal?
reveal-over-keys = Die Enthüllung ist vorbei. Weiter geht es mit Enter. Soll sie von vorn kommen, tippt Doppelpunkt, das Wort nochmal, dann Enter.
    .brief = Enthüllung vorbei. Weiter mit Enter.
status-reveal = Gleich erfahren einige, wer wer ist.
guidance-deal-characters = Schritt { N(5) }. Nehmt Charakterkarten: { $resistance }; { $spies }. Füllt mit Karten jeder Seite auf. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { $resistance }; { $spies }: auffüllen, mischen, verdeckt austeilen.
reminder-mission-shield = SHIELD muss Erfolg spielen. HYDRA hat die Wahl.
    .brief = SHIELD Erfolg, HYDRA nach Wahl.
fault-characters-good = Die Guten haben { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.
fault-characters-evil = Die Bösen haben { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.
fault-characters-shield = SHIELD hat { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.
fault-characters-hydra = HYDRA hat { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.
rejections = { $rejections ->
        [one] Erste Ablehnung.
       *[other] { N($rejections) } Ablehnungen hintereinander.
    }
    .brief = { $rejections ->
        [one] Erste Ablehnung.
       *[other] { N($rejections) } Ablehnungen hintereinander.
    }
track-marker = Wahlmarker { $track ->
        [0] zurück auf den Anfang
        [one] ein Feld hinter den Anfang
       *[other] { N($track) } Felder hinter den Anfang
    }.
last-proposal = Letzter Vorschlag: Noch eine Ablehnung ist eine zu viel.
recap-last-rejection = { N($rejections) } von { N($most) } Ablehnungen: Die nächste ist eine zu viel.
spies-win-votes = { $wins }. Zu viele Teams hintereinander wurden abgelehnt.
leadership-passes = Der Anführer-Marker geht an { $leader }.
    .brief = Anführer-Marker an { $leader }.
who-clockwise = Im Uhrzeigersinn heißt nach links.
