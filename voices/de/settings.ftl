# The settings, in German: what each means, what it takes, and what is said when something does not fit.
# The keys and values themselves are the same in every language.

## What each setting means

setting-language = Die Sprache, die gesprochen und verstanden wird. Üblich ist die des Computers.
setting-secretly = Was über den Kopfhörer gegeben wird, wenn der Erzähler die Rollen verteilt. Das geht nur mit einzelnen Tasten. Bei nothing nichts, bei cards die Missionskarten, bei votes die Stimmen, bei both beides.
setting-missing-votes = Was im Forumspiel für die zählt, die bis zum Ablauf der Frist nicht abgestimmt haben. Bei approve Pro, bei reject Contra, bei leave-out gar nichts.
setting-discussion = Nach wie vielen Minuten Gespräch daran erinnert wird, ein Team zu nennen. Es wird nur gesagt, niemand muss sich beeilen. Bei null nie.
setting-reveal = Wie die Spione einander kennenlernen, wo die Regel Augen schließen lässt: ask, eyes, touch oder earpiece. Bei ask wird einmal gefragt, und die Antwort bleibt.
setting-reminders = Ob daran erinnert wird, was Winter Soldier und Maria Hill, Umkehrer und Abtrünnige müssen oder dürfen. Bei on vor jeder Abstimmung und jeder Mission, bei off nur, wenn alles ausführlich gesagt wird, und auf Nachfrage.
setting-wording = Wie viel gesagt wird. Bei learning beim ersten Mal alles ausführlich und danach kurz, bei full immer alles, bei brief nur das Nötigste.
setting-reasons = Wie viel die sagen, die nicht da sind. Bei quiet nennen sie Gründe nur, wenn jemand fragt. Bei usual tun es, wer anführt, und noch ein oder zwei andere. Bei chatty alle, die etwas Neues zu sagen haben.
setting-pieces = Welches Material ihr bewegt und angesagt bekommt. Bei all alles aus der Schachtel, bei cards nur Karten und Abstimmungsmarker: Wertung, Runde, Ablehnungen und wer anführt, merke ich mir. Bei none nichts.
setting-keys = Wie Tasten gelesen werden. Bei line in ganzen Zeilen, das geht mit jedem Screenreader. Bei single wirkt jede Taste sofort.
setting-cells = Wie viele Module die Braillezeile hat. Im Terminal werden Zeilen dann zwischen den Wörtern umbrochen, sodass jedes Stück darauf passt. Bei null bleiben sie ganz.
setting-ears = Wann der Erzähler zuhört. Bei off nie, bei push auf Tastendruck, bei wake für einen Befehl nach dem Zuruf, bei open die ganze Zeit.
setting-refused-lines = Was aus Sätzen wird, die ich nicht verstanden habe. Mit keep kommt jeder in eine Datei auf diesem Rechner, mit dem Moment der Partie und ohne Namen, damit ihr sie denen zeigen könnt, die mich verbessern. Mit forget wird nichts behalten.
setting-names = Wie ein Name klingt, den die Spracherkennung nicht kennt, in Wörtern, die sie kennt.
setting-phones-address = Die Adresse, die für Handys angesagt wird, oder die Netzwerkschnittstelle, die sie hat. Üblich ist die vom WLAN oder vom Kabel.
setting-players = Wer zuletzt mitgespielt hat, im Uhrzeigersinn.
setting-screen-reader = Wer spricht, wenn NVDA oder JAWS läuft: ask oder speak. Bei ask wird am Anfang gefragt, und die Antwort bleibt. Bei speak spreche ich daneben.
setting-sound-mode = Wer spricht. Bei system die Stimme des Computers, bei built-in die eingebaute. Für Screenreader und Braille ist off gedacht.
setting-sound-voice = Der Name der Stimme. Üblich ist die zur Sprache passende.
setting-sound-rate = Wie schnell die Stimme spricht. 50 ist normal.
setting-sound-pitch = Wie hoch die Stimme spricht. 50 ist normal.
setting-sound-volume = Wie laut die Stimme ist.
setting-sound-cue-volume = Wie laut die Signaltöne sind.
setting-sound-masking-volume = Wie laut das Rauschen ist, das Rascheln und Klopfen überdeckt.
setting-sound-speaker = Der Name des Lautsprechers. Üblich ist der des Computers.
setting-sound-earpiece = Der Kopfhörer, der von Hand zu Hand geht, mit seinem Gerätenamen. Er muss ein anderes Gerät sein als der Lautsprecher. Ohne Namen wird gefragt, sobald er gebraucht wird.
setting-sound-microphone = Der Name des Mikrofons. Üblich ist das des Computers.
setting-script-short = Wie lange eine Ansage nach einer Anweisung wartet, in Millisekunden.
setting-script-long = Wie lange eine Ansage wartet, während geschaut oder getastet wird, in Millisekunden.
setting-script-vote = Wie lange alle Zeit haben, bevor eine Abstimmung gezeigt wird, in Millisekunden. Bei null, bis jemand bereit sagt. Üblich ist die Zeit, die eine Ansage beim Schauen wartet.
setting-script-pace = Wie schnell Ansagen gehen. Das doppelte Tempo halbiert jede Pause, das halbe verdoppelt sie.
setting-script-masking = Ob in den langen Pausen ein Rauschen das Rascheln und Klopfen überdeckt.
setting-script-round = Wie Karten oder Marker beim Ertasten herumgehen. Bei one-by-one eine nach der anderen, bei together geben alle bei jedem Ton weiter, bei usual Karten einzeln und Marker alle zusammen.
setting-kit-approve-token = Wie euer Marker für Pro heißt, mit Artikel im Akkusativ, zum Beispiel: den glatten Marker.
setting-kit-reject-token = Wie euer Marker für Contra heißt, mit Artikel im Akkusativ, zum Beispiel: den gekerbten Marker.
setting-kit-success-marker = Wie euer Marker für eine gelungene Mission heißt, mit Artikel im Akkusativ, zum Beispiel: einen blauen Chip.
setting-kit-fail-marker = Wie euer Marker für eine gescheiterte Mission heißt, mit Artikel im Akkusativ, zum Beispiel: einen roten Chip.
setting-binding = Was diese Taste tut, wenn jede Taste sofort wirkt. Große und kleine Buchstaben sind verschiedene Tasten.

## What a setting takes

accepts-number = Möglich ist eine Zahl von { $from } bis { $to }.
accepts-values = Möglich ist { $values }.
accepts-text = Möglich ist ein Text von bis zu { $most } Zeichen.
accepts-names = Möglich sind Namen, mit Kommas dazwischen.

## Showing and changing

setting-line = { $key }: { $value }. { $meaning }
setting-usual = wie üblich
setting-nobody = noch niemand
setting-how-usual = Mit default ist sie wieder wie üblich.
setting-now = Ab jetzt gilt für { $key }: { $value }.
setting-refused = Die Einstellung { $key } kann nicht { $value } sein. { $accepts } Nichts hat sich geändert.
setting-empty = Die Einstellung { $key } braucht einen Wert. { $accepts } Nichts hat sich geändert.
setting-none = Eine Einstellung { $key } gibt es nicht. Ohne Namen werden alle Einstellungen gezeigt. Nichts hat sich geändert.
setting-none-suggest = Eine Einstellung { $key } gibt es nicht. War { $suggestion } gemeint? Nichts hat sich geändert.
setting-not-kept = Die Einstellungen lassen sich nicht speichern: { $reason }. Nichts hat sich geändert.

## The settings file

settings-unknown-key = In der Einstellungsdatei steht { $key }, das dieses Programm nicht kennt. Es bleibt, wie es ist.
settings-unfit = In der Einstellungsdatei steht bei { $key } der Wert { $value }. { $accepts } Vorerst gilt das Übliche.
settings-outside = In der Einstellungsdatei steht bei { $key } der Wert { $value }. { $accepts } Vorerst gilt { $nearest }.
settings-set-aside = Die Einstellungsdatei ist nicht zu verstehen. Sie heißt jetzt { $file }, und alles ist eingestellt wie üblich.
settings-foreign = Die Einstellungsdatei ist nicht zu verstehen und lässt sich nicht umbenennen. Alles ist eingestellt wie üblich, und Änderungen werden nicht gespeichert.
settings-unreadable = Die Einstellungen lassen sich nicht lesen: { $reason }. Alles ist eingestellt wie üblich.
settings-not-saved = Die Einstellungen lassen sich nicht speichern: { $reason }. Sie gelten, bis das Programm endet.
settings-unwritable = In { $folder } lässt sich nichts speichern: { $reason }.
settings-disk-full = der Datenträger ist voll
settings-read-only = der Datenträger lässt sich nur lesen
settings-not-allowed = der Zugriff ist nicht erlaubt
settings-no-folder = wo ein Ordner sein müsste, ist eine Datei
settings-is-a-folder = unter diesem Namen gibt es schon etwas anderes
settings-long-name = dieser Name ist zu lang
settings-fault = der Datenträger meldet einen Fehler
