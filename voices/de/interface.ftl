# What the narrator says about itself, in German: questions at the start, help, faults, settings.

## Names of things. They stand in the middle of sentences, so only what German capitalises is capitalised.

edition-accessible = die barrierefreie Ausgabe
edition-widerstand = die deutsche Ausgabe, Der Widerstand
edition-resistance-2020 = die französische Ausgabe von 2020, Résistance
language-en = Englisch
language-fr = Französisch
language-de = Deutsch
module-plot = Plotkarten
module-targeting = Gezieltes Vorgehen
module-blind-spies = Blinde Spione
reveal-touch = Enthüllung durch Ertasten
reveal-eyes = Enthüllung mit geschlossenen Augen
reveal-earpiece = Rollen über Kopfhörer oder Handy
reveal-none = keine Enthüllung
buffer-all = Alle Meldungen
buffer-votes = Abstimmungen
buffer-missions = Missionen
buffer-plot = Plotkarten

## Questions before the game

ask-resume = Es gibt eine angefangene Partie von { $names }. Begonnen: { $date }. Eins: weiterspielen. Zwei: neues Spiel.
    .line = Es gibt eine angefangene Partie von { $names }. Begonnen: { $date }. 1: weiterspielen. 2: neues Spiel.
ask-resume-damaged = Die Datei der Partie von { $names } ist beschädigt. Begonnen: { $date }. { $place } { $lost } Eins: von dort weiterspielen, die beschädigte Datei bleibt daneben erhalten. Zwei: neues Spiel, und die Datei bleibt, wie sie ist.
    .line = Die Datei der Partie von { $names } ist beschädigt. Begonnen: { $date }. { $place } { $lost } 1: von dort weiterspielen, die beschädigte Datei bleibt daneben erhalten. 2: neues Spiel, und die Datei bleibt, wie sie ist.
ask-resume-damaged-only = Die Datei der Partie von { $names } ist beschädigt. Begonnen: { $date }. { $place } { $lost } Eins: von dort weiterspielen, die beschädigte Datei bleibt daneben erhalten. Zwei: alles so lassen, wie es ist.
    .line = Die Datei der Partie von { $names } ist beschädigt. Begonnen: { $date }. { $place } { $lost } 1: von dort weiterspielen, die beschädigte Datei bleibt daneben erhalten. 2: alles so lassen, wie es ist.
damaged-in-round = { $kept ->
        [one] Die erste Eingabe ist noch da, bis Runde { N($round) }. Anführen würde dann { $leader }.
       *[other] Die ersten { N($kept) } Eingaben sind noch da, bis Runde { N($round) }. Anführen würde dann { $leader }.
    }
damaged-before-rounds = Was vor der ersten Runde war, ist noch da.
entries-lost = { $lost ->
        [0] Danach ist nichts verloren.
        [one] Die Eingabe danach ist verloren.
       *[other] { N($lost) } Eingaben danach sind verloren.
    }
entries-lost-unknown = Wie viele Eingaben danach verloren sind, lässt sich nicht mehr sagen.
damaged-left = Alles bleibt, wie es ist.
damaged-kept = Die beschädigte Datei bleibt ganz erhalten. Sie heißt jetzt { $file }.
private-damaged = Der geheime Teil dieser Partie war beschädigt. Was darin stand, gilt nicht mehr. Er bleibt ganz erhalten, als { $file }.
private-damaged-forum = Der geheime Teil dieser Partie war beschädigt, sein Ende ist verloren. Er bleibt ganz erhalten, als { $file }. Sagt mir noch einmal, was jetzt gilt: eingegangene Stimmen und Befehle, die Frist, und was für fehlende Stimmen zählt.
ask-players = Wer spielt mit? Nennt die Namen im Uhrzeigersinn, also nach links, alle auf einmal oder einen nach dem anderen. Sagt zum Schluss: weiter.
    .brief = Wer spielt mit, im Uhrzeigersinn?
ask-players-same = Wer spielt mit? Nennt die Namen im Uhrzeigersinn, also nach links, alle auf einmal oder einen nach dem anderen. Oder sagt: alle wieder. Das sind { $names }.
    .brief = Wer spielt mit, im Uhrzeigersinn? Oder alle wieder: { $names }.
ask-players-more = Wer sitzt links von { $last }?{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {" "}Oder sagt: weiter.
    }
player-seated = Platz { N($seat) }: { $player }.
players-complete = { N($count) } spielen mit: { $names }.
ask-leader = Wer führt als Erstes an? Sagt einen Namen. Oder sagt: ein Los ziehen.
    .brief = Wer führt an? Oder ein Los ziehen?
ask-start = Gespielt wird { $edition }: { $reveal }, { $modules }. Sagt: starten oder ändern.
    .brief = { $edition }, { $reveal }, { $modules }. Starten oder ändern?
ask-start-keys = Gespielt wird { $edition }: { $reveal }, { $modules }. Los geht es mit Enter. Wollt ihr etwas ändern, tippt Doppelpunkt, dann ändern, dann Enter.
    .brief = { $edition }, { $reveal }, { $modules }. Los mit Enter.
no-modules = ohne Varianten
options-edition = Eins: die Ausgabe. Jetzt { $edition }.
    .line = 1: die Ausgabe. Jetzt { $edition }.
choice-of-edition = { N($number) }: { $edition }.
ask-edition = Welche Ausgabe? Sagt ihren Namen oder ihre Nummer. Soll es diese bleiben, sagt: abbrechen.
    .brief = Welche Ausgabe?
chosen-edition = Die Ausgabe ist jetzt: { $edition }.
options-reveal = Zwei: die Enthüllung. Jetzt { $reveal }.
    .line = 2: die Enthüllung. Jetzt { $reveal }.
options-targeting-on = { N($number) }: Gezieltes Vorgehen, die Mission ist frei wählbar. An.
options-targeting-off = { N($number) }: Gezieltes Vorgehen, die Mission ist frei wählbar. Aus.
options-blind-on = { N($number) }: Blinde Spione, ohne Enthüllung. An.
options-blind-off = { N($number) }: Blinde Spione, ohne Enthüllung. Aus.
options-plot-on = { N($number) }: Plotkarten. An.
options-plot-off = { N($number) }: Plotkarten. Aus.
ask-option = Sagt eine Nummer, um etwas zu ändern. Sonst sagt: starten.
    .brief = Eine Nummer oder starten?
ask-option-anew = Auch andere Optionen können jetzt anders sein. Wollt ihr sie hören, sagt: Optionen. Sonst sagt: starten.
    .brief = Anderes kann sich geändert haben. Optionen oder starten?
ask-option-anew-keys = Auch andere Optionen können jetzt anders sein. Wollt ihr sie hören, drückt Doppelpunkt, tippt Optionen und drückt Enter. Enter allein startet.
    .brief = Anderes kann sich geändert haben. Enter startet.
ask-option-keys = Tippt eine Nummer, um etwas zu ändern. Los geht es mit Enter.
    .brief = Eine Nummer oder Enter.
line-up-usual = übliche Besetzung
line-up-beginners = Besetzung für Einsteiger
line-up-hard = schwere Besetzung
characters-now = Besondere Rollen bis jetzt: { $characters }.
line-ups-offered = Empfohlen für { N($players) }: { $characters }. Sagt: { $line-ups }.
line-ups-offered-keys = Empfohlen für { N($players) }: { $characters }. Tippt { N(0) } für diese Besetzung, dann wieder { N(0) } für eine andere.
lined-up = { $line-up }: { $characters }.
fault-no-line-up = Eine { $line-up } für { N($players) } Leute gibt es in dieser Ausgabe nicht: { $edition }.
fault-no-line-ups = In dieser Ausgabe stehen keine Besetzungen zur Wahl: { $edition }.
ask-reveal = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? Eins: Augen zu. Zwei: durch Ertasten. Drei: per Kopfhörer oder Handy.
    .line = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? 1: Augen zu. 2: durch Ertasten. 3: per Kopfhörer oder Handy.
ask-reveal-marked = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? Eins: Augen zu. Zwei: durch Ertasten, wenn eure Spion-Karten fühlbar markiert sind. Drei: per Kopfhörer oder Handy.
    .line = { $edition }: Nach der Regel geschieht die Enthüllung mit geschlossenen Augen. Wie wollt ihr es? 1: Augen zu. 2: durch Ertasten, wenn eure Spion-Karten fühlbar markiert sind. 3: per Kopfhörer oder Handy.
ask-screen-reader = { $reader } läuft. Soll nur { $reader } sprechen, und ich schreibe nur? Eins: ja, nur { $reader }. Zwei: nein, wir beide.
    .line = { $reader } läuft. Soll nur { $reader } sprechen, und ich schreibe nur? 1: ja, nur { $reader }. 2: nein, wir beide.
reader-alone = Ab jetzt schreibe ich nur. Wollt ihr meine Stimme doch, sagt: Systemstimme.
reader-and-voice = Ich spreche auch. Wird es zu viel, sagt: Stimme aus.
like-names = { $first } und { $second } klingen ähnlich. Die Platznummern gehen immer: { N($first-seat) } und { N($second-seat) }.

## Leaving and saving

saved = Die Partie ist gespeichert.
goodbye = Bis zum nächsten Mal.
goodbye-saved = Die Partie ist gespeichert. Weiter geht es mit: narrator resume. Bis zum nächsten Mal.
goodbye-saved-over = Die Partie ist gespeichert. Bis zum nächsten Mal.
goodbye-empty = Nichts zu speichern. Bis zum nächsten Mal.
not-recorded = Ich kann die Partie nicht speichern: { $reason }. Das zählt nicht, nichts hat sich geändert. Schafft Platz und sagt es noch einmal. Oder, um so weiterzuspielen, sagt: ohne speichern.
journal-unlocked = Dieser Datenträger kann zwei Erzähler nicht auseinanderhalten. Spielt diese Partie nur in einem Erzähler zugleich.
journal-nearly-full = Die Datei dieser Partie ist fast voll. Um sie zu Ende zu spielen, reicht der Platz. Beginnt danach eine neue.
not-saved-now = Diese Partie wird nicht gespeichert.
going-on-unsaved = Ab jetzt wird nichts gespeichert. Die Partie geht weiter.
folder-unwritable = Diese Partie wird nicht gespeichert: { $reason }.
resume-damaged = Diese gespeicherte Partie ist nicht lesbar: { $reason }. Sie bleibt, wie sie ist.
no-such-game = Es gibt keine gespeicherte Partie { $game }. Zuletzt gespeichert wurden: { $games }.
no-games = Es gibt keine gespeicherte Partie.
storage-no-folder = den Ordner dafür gibt es nicht
not-printed = Der Text lässt sich nicht ausgeben: { $reason }.
program-fault = Der Erzähler hat einen Fehler und hört hier auf. Eine begonnene Partie ist gespeichert: Mit narrator resume geht sie weiter. Was geschehen ist, steht im Protokoll { $log }.
memory-lacking = Der Speicher reicht nicht: { N($allowed) } Megabyte sind erlaubt, und { N($needed) } werden gebraucht. Um mehr zu erlauben: ulimit -v unlimited.

## Refusals: what was found, what is wanted, that nothing has changed

refused-unknown = Das habe ich nicht verstanden. { $asked }
refused-talk = Das war wohl nicht für mich. { $asked }
example-team = { $names }
example-for = { $names } waren dafür
example-against = { $names } waren dagegen
asked-again = { $question } Zum Beispiel: { $example }.
asked-again-with-more = { $question } Möglich ist: { $list }.
asked-again-with-help = { $question } Möglich ist: { $list }. Mehr dazu sagt: Hilfe.
ask-undo = Den letzten Schritt nimmt zurück: rückgängig. Danach sagt ihr, wie es war.
refused-no-words = In dieser Zeile steht kein Wort. { $asked }
refused-unknown-player = { $word } kenne ich hier nicht. Es spielen { $names }. Nichts hat sich geändert.
refused-nobody-seated = { $word } kenne ich hier nicht: Noch sitzt niemand am Tisch. Nichts hat sich geändert.
refused-unknown-player-suggest = { $word } kenne ich hier nicht. Ist { $suggestion } gemeint, dann noch einmal mit diesem Namen.
suggested-player = Ist { $suggestion } gemeint? { $meant }
refused-ambiguous-player = { $word } passt auf { $names }. Es braucht den ganzen Namen oder die Platznummer. Nichts hat sich geändert.
refused-me = Wer ist mit { $word } gemeint? Sagt den Namen oder den Platz. Nichts hat sich geändert.
refused-twice = { $player } wurde zweimal genannt. Einmal ist genug. Nichts hat sich geändert.
refused-not-a-number = Hier geht nur eine Zahl: { $word } ist keine. Nichts hat sich geändert.
refused-odd-number = Hier geht nur eine kleine ganze Zahl: { $word } kann nicht sein. Nichts hat sich geändert.
take-your-time = Lasst euch Zeit.
refused-incomplete = Nach { $command } fehlt noch etwas. Zum Beispiel: { $example }. Nichts hat sich geändert.
refused-nobody-accused = Wen beschuldigt Captain America? Zum Beispiel: { $example }.
refused-nobody-takes-over = Wer übernimmt für { $player }? Zum Beispiel: { $example }.
refused-malformed = Das verstehe ich nicht ganz: { $text }. Zum Beispiel: { $example }. Nichts hat sich geändert.
refused-empty = Die Zeile ist leer. Nichts hat sich geändert.
refused-not-now = Nicht jetzt. { $asked }
refused-options = Die Regeln stehen für dieses Spiel fest. Um sie zu ändern, sagt: neues Spiel. Nichts hat sich geändert.
refused-game-over = Die Partie ist vorbei. Spielen dieselben weiter, sagt: noch einmal. Oder sagt: neues Spiel, Spiel erzählen, rückgängig oder beenden.
refused-game-over-keys = Die Partie ist vorbei. Tippt Doppelpunkt, Befehl, Enter: noch einmal, neues Spiel, Spiel erzählen, rückgängig oder beenden.
refused-game-over-program = Die Partie ist vorbei. Für eine neue Partie startet mich noch einmal. Oder sagt: rückgängig, Spiel erzählen oder beenden.
refused-team-size = { $found ->
        [one] Das ist eine Person
       *[other] Das sind { N($found) } Leute
    }, die Mission braucht { $wanted ->
        [one] genau eine
       *[other] { N($wanted) }
    }. Nichts hat sich geändert.
refused-tally = { N($approve) } und { N($reject) } macht { N($sum) }, aber { $players ->
        [one] es stimmt nur eine Person ab
       *[other] { N($players) } Leute stimmen ab
    }. Nichts hat sich geändert.
refused-fails-team = { N($found) } Fehlschläge sind zu viele: Im Team { $team ->
        [one] ist nur eine Person
       *[other] sind nur { N($team) } Leute
    }. Nichts hat sich geändert.
refused-fails-spies = { N($found) } Fehlschläge sind zu viele: Es gibt nur { N($spies) } Spione. Nichts hat sich geändert.
refused-cards = { $found ->
        [one] Das ist eine Karte
       *[other] Das sind { N($found) } Karten
    }, im Team { $team ->
        [one] ist aber nur eine Person
       *[other] sind aber { N($team) } Leute
    }. Nichts hat sich geändert.
refused-no-seat = Auf Platz { N($seat) } sitzt niemand. Es gibt { N($players) } Plätze. Nichts hat sich geändert.
refused-mission-run = Mission { N($mission) } ist schon gespielt. Nichts hat sich geändert.
refused-mission-closed = Mission fünf ist erst frei, wenn zwei Missionen gelungen sind. Nichts hat sich geändert.
refused-no-mission = Eine Mission { $word } gibt es nicht. Die Missionen gehen von eins bis fünf. Nichts hat sich geändert.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen.
refused-nothing-to-cancel = Es gibt nichts abzubrechen.
refused-no-script = Gerade läuft nichts, ich warte auf eine Antwort. Nichts hat sich geändert.
refused-too-long = Diese Zeile ist zu lang: Ich lese höchstens zehntausend Zeichen. Nichts hat sich geändert.
refused-not-text = In dieser Zeile sind Zeichen, die kein Text sind. Nichts hat sich geändert.
refused-no-voice = Eine Stimme { $text } gibt es nicht. Alle nenne ich auf: welche Stimmen gibt es. Nichts hat sich geändert.
refused-no-edition = Eine Ausgabe { $word } gibt es nicht. Nichts hat sich geändert. Die Ausgaben sind { $list }.
refused-no-language = Ich spreche Deutsch, Englisch und Französisch, nicht { $text }. Nichts hat sich geändert.
refused-level = Die Stufen gehen von null bis hundert: { $word } ist keine. Nichts hat sich geändert.
refused-no-choice = Zur Wahl steht { $word } nicht. Nichts hat sich geändert.
refused-too-high = { N($number) } sind zu viele, höchstens { N($most) }. Nichts hat sich geändert.
refused-too-many-players = Das wären { N($found) } Leute. Höchstens { N($most) } können mitspielen. Nichts hat sich geändert.
refused-too-few-players = { $found ->
        [0] Noch spielt niemand mit
        [one] Noch spielt nur eine Person mit
       *[other] Das sind erst { N($found) } Leute
    }. Mindestens { N($fewest) } müssen es sein. Nennt weitere Namen.
refused-same-name = { $name } gibt es schon. Eine Person braucht hier einen anderen Namen. Nichts hat sich geändert.
refused-seated = { $name } spielt schon mit. Wer springt ein?
refused-empty-name = Ein Name ist leer. Nichts hat sich geändert.
refused-long-name = Dieser Name ist zu lang: Ich lese höchstens vierzig Buchstaben. Nichts hat sich geändert.
refused-unspeakable-name = Ein Name besteht aus Buchstaben: { $name } ist keiner. Nichts hat sich geändert.
refused-reserved-name = Niemand kann hier { $name } heißen: Das Wort ist hier ein Befehl. Nichts hat sich geändert.

fault-players = Falsche Anzahl: { N($found) }. Mitspielen können { N($fewest) } bis { N($most) }.
fault-no-name = Platz { N($seat) } hat keinen Namen.
fault-long-name = Der Name auf Platz { N($seat) } hat mehr als vierzig Buchstaben.
fault-unspeakable-name = Ein Name besteht aus Buchstaben: { $name } ist keiner.
fault-reserved-name = Niemand kann { $name } heißen: Das Programm hört auf dieses Wort als Befehl.
fault-same-name = Zwei Leute heißen { $name }.
fault-leader = Platz { N($seat) } kann nicht anführen: Diesen Platz gibt es nicht.
fault-leader-name = Wer anführen soll, spielt nicht mit: { $name }.
fault-edition = Eine Ausgabe { $text } gibt es nicht. Die Ausgaben sind { $list }.
fault-line-up = Eine Besetzung { $text } gibt es nicht. Möglich ist { $list }.
fault-module = Eine Variante oder Rolle { $text } gibt es nicht. Die Varianten und Rollen sind { $list }.
fault-reveal = Eine Enthüllung { $text } gibt es nicht. Möglich ist { $list }.
fault-json-players = Eine Partie für Programme braucht Namen: nach --players, durch Kommas getrennt.

## Help

help-now = Jetzt möglich: { $list }.
help-answers = Als Antwort: { $list }.
help-always = Jederzeit: { $list }.
help-keys = Als Tasten: { $list }.
help-key = { $key } für { $meaning }
keys-single-on = Einzelne Tasten: Jede Taste wirkt sofort. Ziffern sind Plätze und Zahlen. Mit Enter geht es weiter, Fragezeichen ist Hilfe. Doppelpunkt öffnet eine Zeile für alles andere. Die Tastatur bekommt, wer gefragt wird.
line-opens = Zeile.

## Devices

speech-from-system = Es spricht die Systemstimme.
speech-from-built-in = Es spricht die eingebaute Stimme.
speech-from-nowhere = Keine Stimme gefunden: Alles wird geschrieben.
sound-lost = Es ist kein Ton zu hören. Die Partie geht schriftlich weiter.
sound-back = Der Ton ist wieder da.

## Voice and wording

voice-now = Stimme: { $voice }.
voice-by-language = die übliche
voices-list = { $count ->
        [0] Es gibt keine Stimmen zur Auswahl.
        [one] Es gibt eine Stimme: { $names }.
       *[other] Für diese Sprache gibt es { N($count) } Stimmen. { $names }.
    }
voices-looking = Ich suche Stimmen. Das dauert einen Moment.
rate-now = Geschwindigkeit { N($level) }.
pitch-now = Tonhöhe { N($level) }.
volume-now = Lautstärke { N($level) }.
scale-most = Mehr geht nicht.
scale-least = Weniger geht nicht.
cues-now = Signaltöne { N($level) }.
masking-now = Rauschen { N($level) }.
wording-learning = Alles beim ersten Mal ausführlich, danach kurz.
pieces-all = Ich sage bei allem, wohin es kommt.
pieces-cards = Ohne Marker: Wertung, Runde, Ablehnungen und wer anführt, merke ich mir.
pieces-none = Ohne Material: Ich merke mir alles.
wording-full = Ich sage jetzt alles ausführlich.
wording-brief = Ich fasse mich kurz. Für mehr sag: ausführlich.
language-now = Ich spreche jetzt Deutsch.
mode-system = Systemstimme.
mode-built-in = Eingebaute Stimme.
mode-off = Stimme aus.

## History

history-earlier = Das kam davor.
history-oldest = Das ist die älteste Meldung.
history-newest = Das ist die neueste Meldung.
history-empty = { $buffer }: noch nichts.
history-buffer = { $buffer }.
nothing-to-repeat = Noch wurde nichts gesagt.

## Single keys

refused-key = Diese Taste bedeutet hier nichts. Fragezeichen für Hilfe. Nichts hat sich geändert.
entry-dropped = Verworfen.

## Wer mitspielt

ask-doubtful-name = Heißt jemand { $name }? Sagt ja oder nein.
ask-doubtful-own-name = Heißt du { $name }? Sag ja oder nein.
renamed = { $old } heißt ab jetzt { $new }.
swapped = { $first } und { $second } haben die Plätze getauscht. Im Uhrzeigersinn sitzen jetzt: { $names }.
replaced = { $new } spielt weiter für { $old }. Alles, was { $old } hatte, gehört jetzt { $new }.
joined-before = { $name } spielt auch mit. Im Uhrzeigersinn sitzen jetzt: { $names }.
joined = { $name } spielt mit. Wir fangen neu an, und alle Karten werden neu ausgeteilt.
ask-replacement-keys = { $player } geht. Wer springt ein? Tippt Doppelpunkt, dann den Namen, dann Enter. Springt niemand ein: Doppelpunkt, dann Spiel abbrechen, dann Enter.
ask-replacement = { $player } geht. Wer springt ein? Tippt den Namen. Springt niemand ein, tippt: Spiel abbrechen.
undone-renamed = Zurückgenommen. { $new } heißt wieder { $old }.
undone-replaced = Zurückgenommen. { $old } spielt wieder, nicht { $new }.
undone-swapped = Zurückgenommen. Im Uhrzeigersinn sitzen wieder: { $names }.
undone-joined = Zurückgenommen. { $name } spielt nicht mit, und die Partie steht wie vorher.
undone-abandoned = Zurückgenommen. Die Partie geht weiter.
refused-swap-now = Jetzt lassen sich keine Plätze tauschen. Nichts hat sich geändert.
refused-too-late = Für noch jemanden ist es zu spät. Zum Einspringen tippt zum Beispiel: { $name } spielt für { $player }. Nichts hat sich geändert.

## Eine Partie ohne Ergebnis

ask-abandon-keys = Diese Partie ohne Ergebnis beenden? Enter bestätigt, Escape bricht ab.
ask-abandon = Diese Partie ohne Ergebnis beenden? Sagt: bestätigen oder abbrechen.
ask-new-game-now-keys = Eine neue Partie? Diese endet dann ohne Ergebnis. Enter bestätigt, Escape bricht ab.
ask-new-game-now = Eine neue Partie? Diese endet dann ohne Ergebnis. Sagt: bestätigen oder abbrechen.
abandoned = Diese Partie endet ohne Ergebnis.
ask-leader-again = Dieselben Leute, dieselben Regeln. Als Erstes führt { $leader } an. Sagt ja oder einen anderen Namen. Oder tippt: die Verlierer führen an.
ask-leader-losers = Dann führt jemand von den Verlierern an. Sagt wer: einen Namen.
entry-joins = { $player }. Bisher { $count ->
        [one] eine Person.
       *[other] { N($count) } Leute.
    }
    .brief = { $player }.
entry-leaves = Ohne { $player }. Bisher { $count ->
        [one] eine Person.
       *[other] { N($count) } Leute.
    }
    .brief = Ohne { $player }.
entry-vote = { $approve ->
        [one] Ein Pro
       *[other] { N($approve) } Pro
    }, { $reject ->
        [one] ein Contra.
       *[other] { N($reject) } Contra.
    } Enter?
entry-vote-more = { $approve ->
        [one] Ein Pro
       *[other] { N($approve) } Pro
    }, { $reject ->
        [one] ein Contra.
       *[other] { N($reject) } Contra.
    } Enter oder noch eine Ziffer.
entry-fails = { $fails ->
        [0] Null Fehlschläge. Enter?
        [one] Genau ein Fehlschlag. Enter?
       *[other] { N($fails) } Fehlschläge. Enter?
    }
nothing-saved-yet = Es gibt noch keine Partie, also nichts zu speichern.
voice-named = { $name }

## The command line

cli-narrator = Leitet eine Partie Der Widerstand: spricht, hört auf Tasten und achtet auf die Regeln. Ohne Befehl wird gespielt.
cli-after = Am Tisch sagt das Wort Hilfe, was gerade möglich ist.
cli-help = Zeigt diese Hilfe.
cli-version = Nennt die Version und was eingebaut ist.
cli-version-text = { $version }, nur für Text
cli-version-with = { $version }, mit { $parts }
cli-play = Leitet eine Partie. Was nicht angegeben ist, wird gefragt.
cli-lessons = Gibt Lektionen von wenigen Minuten, in denen du sagst, was du am Tisch sagen würdest. Sagt, welche dran ist, oder fängt die genannte an.
cli-lesson = Die Nummer oder der Name einer Lektion.
cli-anew = Keine Lektion gilt mehr als geschafft.
cli-practice = Lässt eine Person ein ganzes Spiel spielen: Der Erzähler spielt alle anderen.
cli-name = Dein Name, beim Üben.
cli-count = Wie viele beim Üben mitspielen, dich mitgerechnet.
cli-resume = Setzt eine gespeicherte Partie fort: die neueste unfertige, wenn keine genannt ist.
cli-games = Zählt die gespeicherten Partien auf.
cli-delete = Löscht eine gespeicherte Partie, nach einer Rückfrage.
cli-refused = Zeigt die Sätze, die ich nicht verstanden habe, falls ich sie behalten soll: narrator settings refused keep.
cli-refused-export = Schreibt sie als JSON, einen je Zeile.
cli-refused-delete = Löscht sie alle.
cli-statistics = Zählt Partien und Siege, alle oder die einer Person. Was gelöscht ist, zählt nicht mehr.
cli-replay = Erzählt eine gespeicherte Partie noch einmal von vorn.
cli-export = Schreibt eine gespeicherte Partie in anderer Form auf die Standardausgabe.
cli-script = Liest eine Ansage mit Pausen vor, ohne Partie.
cli-handbook = Liest eine Seite des Handbuchs vor oder zählt die Seiten auf.
cli-rules = Liest die Regeln vor oder ein Thema daraus.
cli-cards = Sagt, was die Plotkarten bewirken, oder mehr über eine davon.
cli-editions = Zählt die Ausgaben auf, oder kümmert sich um eigene.
cli-edition-check = Sagt, ob sich die Ausgabe in einer Datei spielen lässt, oder alles, was daran falsch ist.
cli-edition-show = Liest eine Ausgabe in Sätzen vor: wen es gibt, wer was erfährt, und wie sie ausgeht.
cli-edition-new = Schreibt die Datei einer neuen Ausgabe, in der jede Zeile erklärt ist.
cli-edition-file = Die Datei der Ausgabe.
cli-edition-name = Der Name der Ausgabe, oder ihre Datei.
cli-edition-new-name = Der Name der neuen Ausgabe: kleine Buchstaben, Ziffern und Bindestriche.
cli-edition-folder = Der Ordner, in den sie geschrieben wird. Ohne ihn ist es der, in dem ihr seid.
cli-check = Spricht und spielt jeden Signalton. Sagt, was geht, und was zu tun ist, wo etwas nicht geht.
cli-settings = Zeigt die Einstellungen mit ihrer Bedeutung oder ändert eine.
cli-hear = Hört eine Tondatei an, als spräche jemand am Tisch, und sagt, was das bewirken würde.
cli-wav = Die Tondatei, im Format WAV.
cli-learn = Lernt in weniger als einer Minute, wie diese Person kurze Wörter und ihren Namen spricht.
cli-learned = Zeigt, wessen Stimmen gelernt wurden.
cli-forget = Löscht, was diese Person beigebracht hat.
cli-with-voice = Nutzt, was diese Person beigebracht hat.
cli-without-voice = Nutzt nicht mehr, was diese Person beigebracht hat.
cli-phase = Die Phase der Partie: setup, reveal, window, plot, proposal, vote, spotlight, mission, close-eye, examination, accusation, assassination oder over.
cli-models = Nennt die Modelle der Sprachbefehle oder kümmert sich um sie.
cli-models-add = Installiert ein Modell aus einem Ordner oder einer Zip-Datei.
cli-models-fetch = Lädt das empfohlene Modell einer Sprache herunter und installiert es.
cli-models-path = Der Ordner oder die Zip-Datei.
cli-models-of = Die Sprache: en, fr oder de.
cli-demo = Spielt von selbst eine kurze Beispielpartie.
cli-update = Nennt die Version und sagt, wie ihr eine neuere bekommt. Das Netz wird nicht benutzt.
cli-update-version = Das ist der Erzähler, Version { $version }. Nach einer neueren suche ich nie von selbst.
cli-update-package = Er kam als Paket. Besorgt euch das neuere Paket, geht in seinen Ordner und tippt das Folgende, mit der Nummer der Version anstelle des Wortes VERSION:
cli-update-project = Er wurde in { $folder } gebaut. Für den neuesten geht in diesen Ordner und tippt diese zwei Zeilen, eine nach der anderen:
cli-update-elsewhere = Er liegt in { $folder }, und wie er dorthin kam, weiß ich nicht. Legt den neueren auf dieselbe Weise dorthin.
cli-update-unknown = Das System verrät mir nicht, wo er liegt. Holt den neueren auf dieselbe Weise wie diesen.
cli-game = Der Name der gespeicherten Partie, wie ihn die Liste der Partien zeigt.
cli-as = Die Form: text, markdown, html, json oder csv.
cli-secrets = Sagt schon vor dem Ende der Partie, wer was ist und wer was gespielt hat. Wer das liest, kennt alle Rollen.
cli-json = Für Programme: getippte Zeilen hinein, JSON-Zeilen heraus, und nichts wird gesprochen.
cli-seed = Der Startwert für alles, was ausgelost wird: eine ganze Zahl ab 0. Gleicher Wert, gleiches Los.
cli-edition = Die Regeln, nach denen gespielt wird: { $editions }, oder die Datei einer eigenen Ausgabe.
cli-players = Die Namen im Uhrzeigersinn, mit Kommas dazwischen.
cli-leader = Wer als Erstes anführt: ein Name, oder draw für das Los.
cli-reveal = Wie die Spione einander kennenlernen: touch durch Ertasten, eyes mit geschlossenen Augen, earpiece vom Erzähler über den Kopfhörer, none gar nicht.
cli-line-up = Empfohlene Rollen, in Ausgaben, die welche haben: usual, beginners oder hard. Danach kommen --with und --without.
cli-with = Eingeschaltete Varianten und Rollen, mit Kommas: { $modules }.
cli-without = Ausgeschaltete Varianten und Rollen, mit Kommas.
cli-script-name = Die Ansage: { $scripts }.
cli-script-edition = Für die Tische welcher Ausgabe: ihr Name, oder ihre Datei. Ohne das für die, aus der sie kommt.
cli-script-players = Für wie viele Leute, von 5 bis 10. Die Ansagen von Winter Soldier sind für bis zu 12.
cli-script-reveal = Wie die Ansage nick-fury gelesen wird: eyes mit geschlossenen Augen, touch durch Ertasten.
cli-script-round = Wie Karten oder Marker beim Ertasten herumgehen: one-by-one einzeln, together alle zusammen, oder usual.
cli-render = Schreibt die Ansage in eine Tondatei, statt sie vorzulesen.
cli-print = Druckt den Ablauf der Ansage, statt sie vorzulesen: eine Zeile für jeden Schritt, mit seinem Beginn in Sekunden.
cli-page = Das Thema einer Seite. Ohne Thema werden alle Seiten aufgezählt.
cli-topic = Das Thema. Ohne Thema werden alle aufgezählt.
cli-card = Der Name einer Karte. Ohne Namen werden alle genannt.
cli-statistics-name = Der Name einer Person. Ohne Namen zählen alle Partien.
cli-key = Die Einstellung. Ohne Angabe werden alle gezeigt.
cli-value = Der neue Wert.
cli-language = Die Sprache: en, fr oder de.
cli-voice = Wer spricht: system ist die Stimme des Computers, built-in die eigene des Erzählers, off ist für Screenreader.
cli-keys = Wie Tasten gelesen werden: line für ganze Zeilen, single für Tasten, die sofort wirken.
cli-ears = Wann der Erzähler zuhört: off nie, push auf Tastendruck, wake nach dem Zuruf, open die ganze Zeit.
cli-pace = Das Tempo der Ansagen, von 0.25 bis 4: 2 halbiert jede Pause.
cli-speaker = Der Lautsprecher, mit seinem Namen.
cli-earpiece = Der Kopfhörer, der von Hand zu Hand geht, mit seinem Gerätenamen.
cli-microphone = Das Mikrofon, mit seinem Namen.

## Saved games

game-unreadable = Die gespeicherte Partie { $game } ist nicht zu gebrauchen: { $reason }. Sie bleibt, wie sie ist.
no-secrets = Ich kenne keine Geheimnisse der Partie { $game }: Ich habe weder Rollen verteilt noch Karten entgegengenommen.
secrets-unreadable = Die Geheimnisse der Partie { $game } sind nicht lesbar: { $reason }. Sie bleiben, wie sie sind.
game-listed-open = { $game }: { $names }. Begonnen: { $date }, { $actions ->
        [0] noch nichts gespielt.
        [one] eine Eingabe, nicht zu Ende.
       *[other] { N($actions) } Eingaben, nicht zu Ende.
    }
game-listed-over = { $game }: { $names }. Begonnen: { $date }, zu Ende: { $ending }
game-listed-abandoned = { $game }: { $names }. Begonnen: { $date }, ohne Ergebnis beendet.
ask-delete = { $game } endgültig löschen? Tippt ja zum Löschen.
not-deleted = { $game } ist noch da. Nichts hat sich geändert.
game-deleted = { $game } ist gelöscht.
game-listed-damaged = { $game }: nicht lesbar, { $reason }.
game-listed-part = { $game }: { $names }. Begonnen: { $date }, beschädigt, { $actions ->
        [0] nichts Gespieltes ist mehr da.
        [one] eine Eingabe ist noch da.
       *[other] { N($actions) } Eingaben sind noch da.
    }
game-told-in-part = Die Datei der Partie { $game } ist in Zeile { N($line) } beschädigt. Alles davor wurde erzählt. { $lost } Die Datei bleibt, wie sie ist.
games-unreadable = Die gespeicherten Partien lassen sich nicht aufzählen: { $reason }.
no-unfinished-game = Es gibt keine angefangene Partie. Die Liste der Partien zeigt, was da ist.

## Statistik

refused-lines-on = { $lines ->
        [0] Ich behalte, was ich nicht verstehe. Bisher nichts.
        [one] Ich behalte, was ich nicht verstehe. Bisher einen Satz.
       *[other] Ich behalte, was ich nicht verstehe. Bisher { N($lines) } Sätze.
    }
refused-lines-off = { $lines ->
        [0] Ich behalte nichts von dem, was ich nicht verstehe. Ändern lässt sich das mit: narrator settings refused keep.
        [one] Ich behalte nichts mehr. Ein Satz ist noch da.
       *[other] Ich behalte nichts mehr. { N($lines) } Sätze sind noch da.
    }
refused-lines-deleted = { $lines ->
        [0] Es war nichts zu löschen.
        [one] Ein Satz ist gelöscht.
       *[other] { N($lines) } Sätze sind gelöscht.
    }
refused-lines-unreadable = Was ich behalten habe, lässt sich nicht lesen: { $reason }.
statistics-games = { $finished ->
        [0] Keine Partie ist zu Ende gespielt
        [one] Eine Partie ist zu Ende gespielt
       *[other] { N($finished) } Partien sind zu Ende gespielt
    }, { $unfinished ->
        [0] unvollendet ist keine.
        [one] unvollendet ist eine.
       *[other] unvollendet sind { N($unfinished) }.
    }
statistics-edition = { $edition }, { $games ->
        [one] eine Partie
       *[other] { N($games) } Partien
    }. Gewonnene Partien: { $wins }.
statistics-wins = { $side } { $games ->
        [0] keine
        [one] eine
       *[other] { N($games) }
    }
statistics-rejections = { $games ->
        [one] In einer Partie entschieden zu viele Ablehnungen.
       *[other] In { N($games) } Partien entschieden zu viele Ablehnungen.
    }
statistics-namings = { $games ->
        [one] In einer Partie entschied, dass der richtige Name fiel.
       *[other] In { N($games) } Partien entschied, dass der richtige Name fiel.
    }
statistics-newest = Die letzte Partie, begonnen: { $date }.
statistics-left-out = { $games ->
        [one] Eine Partie zählt nicht mit, weil ihre Datei nicht bis zum Ende lesbar ist.
       *[other] { N($games) } Partien zählen nicht mit, weil ihre Dateien nicht bis zum Ende lesbar sind.
    }
statistics-player = { $name }: { $finished ->
        [0] keine Partie zu Ende gespielt
        [one] eine Partie zu Ende gespielt
       *[other] { N($finished) } Partien zu Ende gespielt
    }, { $unfinished ->
        [0] keine unvollendet.
        [one] eine unvollendet.
       *[other] { N($unfinished) } unvollendet.
    }
statistics-side = { $games ->
        [one] Eine Partie
       *[other] { N($games) } Partien
    } { $side }, { $won ->
        [0] keine gewonnen.
        [one] eine gewonnen.
       *[other] { N($won) } gewonnen.
    }
statistics-alone = { $games ->
        [one] Eine Partie war ein Sieg allein, als Abtrünniger.
       *[other] { N($games) } Partien waren ein Sieg allein, als Abtrünniger.
    }
statistics-without-side = { $games ->
        [one] Eine Partie zählt für keine Seite, weil ich nicht weiß, wer was war.
       *[other] { N($games) } Partien zählen für keine Seite, weil ich nicht weiß, wer was war.
    }
statistics-nobody = In den gespeicherten Partien finde ich { $name } nicht.

## The check

check-begins = Das ist die Prüfung. Ihr hört gleich mich und alle meine Töne.
check-begins-in-text = Das ist die Prüfung. Dieses Programm wurde ohne Stimme und ohne Töne gebaut. Alles wird geschrieben.
check-voice-system = Es spricht die Stimme des Computers.
check-voice-built-in = Es spricht die eingebaute Stimme.
check-voice-fallen-back = Die Stimme des Computers ist nicht erreichbar, darum spricht die eingebaute. Für die andere startet den Sprachdienst des Systems.
check-voice-fallen-back-elsewhere = Die Stimme des Computers ist nicht erreichbar, darum spricht die eingebaute. Für die andere seht in den Einstellungen des Computers nach, ob eine Stimme installiert ist.
check-voice-off = Die Stimme ist ausgeschaltet. Um mich zu hören, stellt die Stimme auf system oder built-in.
check-voice-none = Es gibt keine Stimme: Gefunden wurde weder ein Sprachdienst noch espeak-ng mit einem Tongerät. Alles wird geschrieben.
check-voice-none-elsewhere = Es gibt keine Stimme. Alles wird geschrieben. Seht in den Einstellungen des Computers nach, ob eine Stimme installiert und ein Lautsprecher eingeschaltet ist.
check-sound-lost = Es gibt kein Tongerät, also keine Signaltöne. Schließt eines an und achtet darauf, dass ein Tondienst läuft.
check-sound-lost-elsewhere = Es gibt kein Tongerät, also keine Signaltöne. Schließt eines an und seht in den Einstellungen des Computers nach, ob es eingeschaltet ist.
check-voice-unheard = Ob die Stimme des Computers zu hören ist, kann ich hier nicht feststellen: Ohne Tongerät meldet sie dasselbe. Wenn ihr das lest und nichts hört, hat auch sie keines.
check-cues = Jetzt die Signaltöne.
check-cues-not-built = Dieses Programm wurde ohne Töne gebaut, also gibt es keine Signaltöne.
check-loudspeakers = { $count ->
        [one] Es gibt einen Lautsprecher: { $names }.
       *[other] Es gibt { N($count) } Lautsprecher: { $names }. Um einen zu wählen, gebt seinen Namen als Lautsprecher an.
    }
no-such-speaker = Den Lautsprecher { $wanted } gibt es nicht, es klingt aus dem üblichen. Es gibt: { $names }.
check-microphones = { $count ->
        [one] Es gibt ein Mikrofon: { $names }.
       *[other] Es gibt { N($count) } Mikrofone: { $names }. Um eines zu wählen, gebt seinen Namen als Mikrofon an.
    }
check-listening = Jetzt höre ich drei Sekunden lang zu. Sagt etwas, so laut wie am Tisch.
check-hearing-good = Ich höre euch gut.
check-hearing-quiet = Ihr seid zu leise. Sprecht lauter, kommt näher ans Mikrofon oder stellt es lauter.
check-hearing-clipping = Das ist zu laut für das Mikrofon: Der Ton ist verzerrt. Stellt es leiser oder geht weiter weg.
check-hearing-silent = Das Mikrofon ist da, aber es kommt kein Ton an. Schaltet es ein, erlaubt Programmen den Zugriff oder wählt ein anderes.
microphone-unknown = Es gibt kein Mikrofon namens { $name }. Bis es da ist oder ein anderes gewählt ist, höre ich nichts.
microphone-none = Es gibt kein Mikrofon, also höre ich nichts. Alles kann getippt werden.
microphone-mute = Vom Mikrofon kommt nichts. Prüft, ob es angeschlossen ist, ob Programme es benutzen dürfen und ob kein anderes es belegt.
microphone-not-built = Dieses Programm wurde ohne Sprachbefehle gebaut und hört nicht zu.
check-phones = Handys erreichen diesen Computer unter { $address }, wenn sie im selben Netz sind.
check-phones-none = Dieser Computer ist in keinem Netz, also erreicht ihn kein Handy. Geht ins WLAN, oder macht auf einem Handy einen Hotspot auf und verbindet den Computer damit.
check-phones-firewall = Hier läuft eine Firewall: { $firewall }. Kommen Handys nicht herein, öffnet den Port: { $command }.
check-folders = Die Partien liegen in { $folder }.
check-over = Das war die Prüfung.
cue-accepted = Verstanden.
cue-refused = Zurückgewiesen.
cue-your-turn = Jemand ist dran.
cue-now = Alle zusammen, jetzt.
cue-approved = Das Team ist angenommen.
cue-rejected = Das Team ist abgelehnt.
cue-success = Die Mission gelingt.
cue-fail = Die Mission scheitert.
cue-tick = Eine Pause ist fast vorbei.
cue-game-over = Die Partie ist vorbei.
cue-listening = Der Erzähler hört zu: jetzt sprechen.
cue-heard = Ein Befehl wurde gehört.
cue-not-understood = Das war kein Befehl.

## Faults of the command line

fault-value = Für { $option } geht { $value } nicht. Möglich ist { $list }.
fault-value-free = { $meaning } Für { $option } geht { $value } nicht.
fault-unknown-option = Eine Option { $option } gibt es nicht. Die Hilfe zählt alle auf: narrator --help.
fault-unknown-word = Das Wort { $word } ist zu viel. Was geht, zählt die Hilfe auf: narrator --help.
fault-twice = Die Option { $option } steht zweimal da. Einmal genügt.
fault-unknown-command = Einen Befehl { $command } gibt es nicht. Die Hilfe zählt alle auf: narrator --help.
fault-missing = { $count ->
        [one] Ein Wort fehlt noch
       *[other] Es fehlen noch Wörter
    }: { $words }. Mehr sagt die Hilfe: narrator --help.
fault-missing-value = Nach { $option } fehlt ein Wert.
fault-arguments = Diese Wörter der Befehlszeile passen nicht zusammen. Wie es geht, sagt die Hilfe: narrator --help.
cli-usage = Aufruf:
cli-commands = Befehle
cli-options = Optionen
cli-words = Wörter

## Scripts as timelines

timeline-silence = Stille, { $seconds } Sekunden.
timeline-silence-one = Stille, eine Sekunde.
timeline-masked = Stille mit Rauschen, { $seconds } Sekunden.
timeline-masked-one = Stille mit Rauschen, eine Sekunde.
timeline-cue = Signalton: { $cue }
timeline-end = Ende.
rendered = Die Ansage liegt in { $file }: { $seconds } Sekunden.
not-rendered = In { $file } lässt sich der Ton nicht schreiben: { $reason }.
render-no-voice = espeak-ng ist nicht installiert oder versagt
render-no-sound = dieses Programm wurde ohne Ton gebaut

## How keys are called when they are spoken

key-letter = { $letter }
key-capital = großes { $letter }
key-control = Steuerung { $letter }
key-comma = Komma
key-full-stop = Punkt
key-less = kleiner als
key-greater = größer als
key-left-bracket = eckige Klammer auf
key-right-bracket = eckige Klammer zu
key-question-mark = Fragezeichen

## Die Spracherkennung und ihre Modelle

recogniser-lost = Sprachbefehle: Die Erkennung ist ausgefallen, ich starte sie neu. Tasten und getippte Wörter funktionieren weiter.
recogniser-back = Sprachbefehle gehen wieder.
recogniser-no-program = Sprachbefehle sind aus: Das Programm narrator-ears fehlt. Alles andere geht.
recogniser-no-library = Sprachbefehle sind aus: Die Bibliothek libvosk fehlt. Alles andere geht.
recogniser-broken-model = Sprachbefehle sind aus: Das Modell lässt sich nicht laden. Installiert ein anderes. Alles andere geht.
recogniser-keeps-failing = Sprachbefehle sind aus: Die Erkennung fällt immer wieder aus. Alles andere geht.

model-none = Dort ist kein Modell.
model-incomplete = Das Modell ist unvollständig. Es fehlt: { $list }.
model-baked-in = Die Grammatik dieses Modells ist fest eingebaut. Man kann ihm nicht sagen, worauf es hören soll. Nehmt eines mit small oder lgraph im Namen.
model-broken = Das Modell lässt sich nicht laden: Teile davon sind beschädigt oder passen nicht zusammen.
model-no-words = Die Wortliste des Modells ist nicht lesbar.
model-foreign = Das Modell versteht weder Deutsch noch Englisch noch Französisch.
model-other-language = Die Sprache des Modells ist { $found }, gewünscht ist { $wanted }.

model-quality-starter-en = Ein Anfangsmodell, aus künstlicher Sprache gemacht. Von hundert Befehlen, die Menschen sprachen, verstand es siebenundneunzig, wenn es still war, und vierundsiebzig, wenn andere redeten.
model-quality-starter = Ein Anfangsmodell, aus künstlicher Sprache gemacht. Wie gut es Menschen hört, wurde nie gemessen.
model-quality-unmeasured = Wie gut es hört, wurde hier nicht gemessen.

models-not-here = Dieses Programm wurde ohne Sprachbefehle gebaut, es braucht keine Modelle.
models-folder = Modelle werden installiert in { $folder }.
models-list-unreadable = Die Liste { $file } ist nicht lesbar. Berichtigt sie oder löscht sie.
model-used = Im Einsatz für { $language }: { $name }, { N($megabytes) } Megabyte. { $quality }
model-spare = Nicht im Einsatz für { $language }: { $name }, { N($megabytes) } Megabyte. { $quality }
model-lacking = Nichts für { $language }: Ohne Modell sind Sprachbefehle aus.
model-better = Ein besseres ist { $name }, { N($megabytes) } Megabyte zum Herunterladen. Ihr bekommt es mit narrator models fetch { $code }.
model-unusable = Nicht brauchbar: { $folder }. { $fault }
model-installed = Installiert: { $name }. Es gilt ab jetzt für { $language }.
model-not-installed = Nicht installiert: { $file }. { $fault } Nichts hat sich geändert.
model-not-fetched = Nicht installiert: { $name }. { $fault }

install-not-there = Es gibt keine solche Datei und keinen solchen Ordner.
install-neither = Das ist weder ein Ordner noch eine ganze Zip-Datei.
install-damaged = Die Zip-Datei ist beschädigt.
install-outside = Die Zip-Datei würde außerhalb ihres eigenen Ordners schreiben.
install-too-large = Die Zip-Datei enthält weit mehr, als ein Modell braucht.
install-disk = Lesen oder Schreiben geht nicht: { $reason }.
install-busy = Ein anderer Erzähler installiert gerade ein Modell. Versucht es noch einmal, sobald er fertig ist.

fetch-begins = Heruntergeladen wird { $name }, etwa { N($megabytes) } Megabyte, frei unter { $licence }.
fetch-resumed = Ein Teil ist schon da. Von dort geht es weiter.
fetch-percent = { N($percent) } Prozent.
fetch-unreached = Der Server wurde nicht erreicht. Prüft das Netz und versucht es noch einmal.
fetch-refused = Der Server hat es nicht: Er antwortet mit { $status }.
fetch-cut = Die Verbindung ist abgerissen. Was da ist, bleibt: Beim nächsten Versuch geht es dort weiter.
fetch-stalled = Vom Server kommt nichts mehr. Was da ist, bleibt: Beim nächsten Versuch geht es dort weiter.
fetch-too-large = Was ankommt, ist viel größer, als in der Liste steht. Es ist nicht die richtige Datei und wird gelöscht.
fetch-different = Was ankam, ist nicht die richtige Datei und wird gelöscht. Versucht es noch einmal.

hear-not-here = Dieses Programm wurde ohne Sprachbefehle gebaut, es kann nicht hören.
hear-unreadable = Die Tondatei { $file } ist nicht lesbar: { $reason }.
hear-no-sound = Das ist keine Tondatei, die ich hören kann: { $file }. Gebraucht wird eine WAV-Datei.
hear-words = Gehört: { $words }.
hear-nothing = Gehört: nichts.
hear-meant = Verstanden: { $line }.
hear-unfinished = Zum Teil verstanden: { $line }. Nach dem Rest würde gefragt.
hear-ambiguous = Mehrdeutig: { $word } passt auf { $names }.
hear-impossible = Nicht möglich: Es würde nichts geschehen.
hear-not-for-us = Kein Befehl: Es würde nichts geschehen.
## Sprachbefehle

ears-off = Ich höre nicht mehr zu.
ears-push = Ich höre zu, wenn ihr beim Sprechen die Leertaste haltet. Oder tippt: sprechen. Redet, und tippt es noch einmal.
ears-wake = Sagt: { $wake }. Wartet auf den Ton und sagt dann einen Befehl.
ears-open = Ich höre die ganze Zeit zu. Wenn ihr euch unterhaltet, ruft mich zuerst: { $wake }. Wenn etwas das Spiel ändern soll, sagt danach: bestätigen.
ears-loading = Die Spracherkennung lädt noch. Versucht es gleich noch einmal.
refused-ears-off = Sprachbefehle sind aus. Um mit einer Taste zu sprechen, tippt: Zuhören auf Tastendruck. Nichts hat sich geändert.
name-sounds-like = { $player }, ich verstehe dich am besten als: { $words }. Platz { N($seat) } geht auch, und { $sign } ebenso.
name-not-heard = { $player }, deinen Namen verstehe ich nicht. Beim Sprechen bist du Platz { N($seat) } oder { $sign }.
names-sound-like = Diese Namen verstehe ich als andere Wörter: { $names }. Platznummern gehen auch.
names-sound-like-part = { $words } für { $player }
names-not-heard = Diese Namen verstehe ich nicht. Sagt lieber { $names }.
names-not-heard-part = für { $player } Platz { N($seat) } oder { $sign }
names-offer = Um zu hören, ob ich eure Namen verstehe, sagt: { $command }.
names-known = Ich kenne alle eure Namen. Da ist nichts zu lernen.
name-try = { $player }, ich verstehe dich am besten als: { $words }. Sag deinen Namen. Um ihn auszulassen, sag: weiter. Oder drück Enter.
    .brief = { $player }, ich verstehe dich als: { $words }. Sag deinen Namen.
name-try-talk = { $player }, ich verstehe dich am besten als: { $words }. Tipp sprechen, sag deinen Namen und tipp noch einmal sprechen. Um ihn auszulassen, drück Enter.
    .brief = { $player }, ich verstehe dich als: { $words }. Tipp sprechen und sag deinen Namen.
name-try-talk-keys = { $player }, ich verstehe dich am besten als: { $words }. Halt die Leertaste und sag deinen Namen. Um ihn auszulassen, drück Enter.
    .brief = { $player }, ich verstehe dich als: { $words }. Halt die Leertaste und sag deinen Namen.
name-again = { $player }, das war für mich nicht dein Name. Sag ihn noch einmal.
name-heard = Verstanden habe ich: { $words }.
# A voice is learned.
voice-offer = Verstehe ich jemanden schlecht, sagt: Stimme lernen von, und den Namen.
voice-waits = Einen Moment, ich mache mich zum Zuhören bereit.
voice-whose = Wessen Stimme? Sagt: Stimme lernen von, und einen Namen.
voice-lesson = { $name }, sprich mir jedes Wort nach. Jedes kommt zweimal. Zum Aufhören sag: abbrechen.
voice-word = { $word }.
voice-say = Sag: { $word }.
    .brief = { $word }.
voice-say-name = Sag deinen Namen: { $name }.
voice-say-name-again = Noch einmal deinen Namen.
voice-learned = Danke, { $name }. Ab jetzt weiß ich, wie du kurze Wörter sprichst.
voice-unused = Danke, { $name }. Ohne das verstehe ich dich besser, also nutze ich es nicht.
voice-not-learned = Ich habe zu wenige Wörter gehört, um daraus zu lernen. Nichts hat sich geändert.
voice-dropped = Aufgehört. Ich habe nichts gelernt.
voice-not-kept = Die Stimme lässt sich nicht aufbewahren: { $reason }. Sie ist vergessen.
voices-none = Niemand hat mir seine Stimme beigebracht.
voices-line = { $name }, { $language }: wird genutzt.
voices-line-unused = { $name }, { $language }: wird nicht genutzt.
voices-unreadable = Die gelernten Stimmen lassen sich nicht lesen: { $reason }. Nichts hat sich geändert.
voice-forgotten = Was { $name } mir beigebracht hat, ist gelöscht.
voice-used = Ab jetzt nutze ich, was { $name } mir beigebracht hat.
voice-not-used = Ab jetzt nutze ich nicht mehr, was { $name } mir beigebracht hat. Es ist noch da.
voice-unknown = { $name } hat mir nichts beigebracht. Nichts hat sich geändert.
names-sound-alike = Für mich klingen { $first } und { $second } gleich. Sagt für { $second } lieber Platz { N($seat) } oder { $sign }.
key-space = die Leertaste
recogniser-now = Zum Zuhören nehme ich { $name }. { $quality }
ears-no-model = Sprachbefehle sind aus: Für diese Sprache ist kein Modell da. Alles andere geht. Der Befehl, mit dem ihr eines bekommt, steht auf dem Bildschirm.
    .line = Sprachbefehle sind aus: Für diese Sprache ist kein Modell da. Alles andere geht. Eines bekommt ihr mit narrator models.
microphone-back = Das Mikrofon ist wieder da.
