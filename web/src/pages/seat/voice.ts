/** The device's own voice, if it has one. It says what it is told, once. */
import { store, stored } from '../../stored';

/** In which words moves are said: those of D.2.1, or of the page's language. */
export type Form = 'international' | 'local';

export function formChosen(): Form {
  return stored('announce') === 'local' ? 'local' : 'international';
}

export function chooseForm(form: Form): void {
  store('announce', form);
}

export function voiceChosen(): boolean {
  return stored('voice') !== 'off';
}

export function chooseVoice(on: boolean): void {
  store('voice', on ? null : 'off');
}

/** The names of D.2.1 are German; `language` is for everything else. */
export function speak(text: string, language: string): void {
  const synthesis = globalThis.speechSynthesis;
  if (!voiceChosen() || !synthesis) return;
  // The voices come a moment after the page, and the first move may be there before them.
  if (synthesis.getVoices().length > 0) utter(synthesis, text, language);
  else synthesis.addEventListener?.('voiceschanged', () => utter(synthesis, text, language), { once: true });
}

function utter(synthesis: SpeechSynthesis, text: string, language: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  // A browser may keep silent until somebody has touched the page: then it is said at the first touch.
  utterance.onerror = ({ error }) => {
    if (error === 'not-allowed') atFirstTouch(() => utter(synthesis, text, language));
  };
  synthesis.speak(utterance);
}

function atFirstTouch(then: () => void): void {
  const events = ['pointerdown', 'keydown'] as const;
  const touched = (): void => {
    for (const each of events) removeEventListener(each, touched, true);
    then();
  };
  for (const each of events) addEventListener(each, touched, true);
}
