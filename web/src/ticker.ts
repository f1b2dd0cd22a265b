/** One beat for all clocks of the page, ten times a second, and only while one of them runs in sight. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 100);
  return () => clearInterval(beat);
});

/** Whoever calls this is worked out anew at the next beat. */
export function beat(): void {
  subscribe();
}
