/** What the page at hand asks of the frame around it. */

class Layout {
  /** The page fills the screen: neither header nor margins. Reset when the page changes. */
  full = $state(false);
}

export const layout = new Layout();
