/**
 * Shows a form as text to somebody who may not change it: every field becomes what it says, every button goes. One
 * form serves both, so that what is read is what would be typed.
 */
import { tick } from 'svelte';

export function asText(node: HTMLElement, on: boolean): void {
  if (on) void tick().then(() => settle(node));
}

function settle(node: HTMLElement): void {
  for (const control of node.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')) {
    if (control.hidden) continue;
    const text = document.createElement('span');
    text.className = 'as-text';
    text.textContent = said(control) || '–';
    control.after(text);
    control.hidden = true;
    control.disabled = true;
    // A label without its field would name nothing: it names the text.
    for (const label of control.labels ?? []) label.htmlFor = '';
  }
  for (const button of node.querySelectorAll<HTMLElement>('button')) button.hidden = true;
}

function said(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? '✓' : '✗';
  return control.value;
}
