// What a phone would say aloud itself, and how often it would shake: noted, since nobody is there.
(() => {
    const senses = { spoken: [], shaken: 0 };
    globalThis.senses = senses;
    SpeechSynthesis.prototype.speak = (utterance) => {
        senses.spoken.push(`${utterance.lang}: ${utterance.text}`);
        setTimeout(() => utterance.dispatchEvent(new Event("end")));
    };
    Navigator.prototype.vibrate = () => {
        senses.shaken += 1;
        return true;
    };
})();
