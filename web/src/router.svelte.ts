/** Which page is shown. Ordinary links work; only those within the hall are followed without loading anew. */

export type RouteName =
  | 'wall'
  | 'board'
  | 'pairings'
  | 'standings'
  | 'crosstable'
  | 'player'
  | 'team'
  | 'join'
  | 'desk'
  | 'results'
  | 'setup'
  | 'records'
  | 'login'
  | 'laws'
  | 'start'
  | 'missing';

export interface Route {
  name: RouteName;
  /** What stands behind the page's name: `/board/2/14` has `['2', '14']`. */
  rest: string[];
  /** The fragment without its sign: the token of a link. */
  fragment: string;
}

const NAMES: RouteName[] = ['board', 'pairings', 'standings', 'crosstable', 'player', 'team', 'join', 'desk', 'results', 'setup', 'records', 'login', 'laws', 'start'];

export function parse(path: string, hash = ''): Route {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  const fragment = decoded(hash.replace(/^#/, ''));
  if (first === undefined) return { name: 'wall', rest: [], fragment };
  const name = NAMES.find((known) => known === first);
  if (!name) return { name: 'missing', rest: [], fragment };
  return { name, rest: rest.map(decoded), fragment };
}

/** A link that was cut off somewhere is still a link. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
  /** What stands behind the question mark. */
  query = $state.raw(new URLSearchParams(location.search));
}

export const router = new Router();

export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  follow();
}

function follow(): void {
  router.route = parse(location.pathname, location.hash);
  router.query = new URLSearchParams(location.search);
}

/** Paths that the server answers itself. */
const SERVED = /^\/(api|ws|games\.pgn|rounds)(\/|$|\?)/;

export function startRouter(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || SERVED.test(url.pathname)) return;
    // A link within the page, such as the one past the menu.
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
    window.scrollTo(0, 0);
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', follow);
    window.removeEventListener('hashchange', follow);
    document.removeEventListener('click', click);
  };
}
