/** Light, dark, or as the device has it. */
import { store, stored } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Choice {
  theme = $state<Theme>('auto');
}

export const choice = new Choice();

const dark = window.matchMedia('(prefers-color-scheme: dark)');

export function startTheme(): void {
  const chosen = stored('theme');
  choice.theme = THEMES.includes(chosen as Theme) ? (chosen as Theme) : 'auto';
  dark.addEventListener('change', apply);
  apply();
}

export function setTheme(theme: Theme): void {
  choice.theme = theme;
  store('theme', theme === 'auto' ? null : theme);
  apply();
}

function apply(): void {
  const wanted = dark.matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = choice.theme === 'auto' ? wanted : choice.theme;
}
