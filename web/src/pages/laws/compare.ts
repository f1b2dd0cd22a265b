/** The same case under two editions, and a case as a text for the practice table. */
import type { Step, Watched } from './api';

/** What a step comes to, without the words of a language. */
const outcome = (step: Step | undefined): string =>
  JSON.stringify([step?.ruled.map(({ page }) => page), step?.refused?.page ?? null]);

/** The step of another run that the same line says. */
export function stepAt(other: Watched, step: Step): Step | undefined {
  return other.steps.find(({ line }) => line === step.line);
}

/** The steps at which the other edition rules otherwise. */
export function differing(one: Watched, other: Watched): number[] {
  return one.steps.flatMap((step, n) => (outcome(step) === outcome(stepAt(other, step)) ? [] : [n]));
}

/** What is given and done, without what is ruled. */
export function tableText({ steps }: Watched): string {
  const [first, ...acts] = steps;
  return [`given ${first?.says || 'standard'}`, ...acts.map(({ says }) => says)].join('\n');
}
