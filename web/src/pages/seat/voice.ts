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
  if (!voiceChosen() || !synthesis || synthesis.getVoices().length === 0) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  synthesis.speak(utterance);
}
