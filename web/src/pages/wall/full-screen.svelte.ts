/** The wall without anything around it. The address `/#screen` opens it so, for a screen that nobody touches. */
import { layout } from '../../layout.svelte';

const MARK = '#screen';

class FullScreen {
  on = $state(false);

  enter(): void {
    this.on = true;
    layout.full = true;
    history.replaceState(null, '', MARK);
    // Not every browser lets a page take the screen; filling the window is good enough.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }
}

export const fullScreen = new FullScreen();

export function leaveFullScreen(): void {
  fullScreen.on = false;
  layout.full = false;
  history.replaceState(null, '', location.pathname);
  if (document.fullscreenElement) void document.exitFullscreen();
}

/** While the wall is shown. */
export function startFullScreen(): () => void {
  if (location.hash === MARK) {
    fullScreen.on = true;
    layout.full = true;
  }
  // Escape is the browser's own way out; where it gave only the window, the page hears the key itself.
  const pressed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && fullScreen.on) leaveFullScreen();
  };
  const changed = (): void => {
    if (!document.fullscreenElement && fullScreen.on) leaveFullScreen();
  };
  document.addEventListener('keydown', pressed);
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('keydown', pressed);
    document.removeEventListener('fullscreenchange', changed);
    fullScreen.on = false;
    layout.full = false;
  };
}
