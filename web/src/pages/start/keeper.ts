/** What the hall tells whoever started the program. It answers to the key in the address of this page alone. */

export interface Told {
  version: string;
  file: string;
  addresses: { url: string; qr: string }[];
  setup: string | null;
  chief: boolean;
  demo: { name: string; password: string } | null;
  seat: string | null;
}

/** The key is of another run of the program. */
export class Strange extends Error {}

async function ask(path: string, key: string, method = 'GET'): Promise<Response> {
  const answer = await fetch(`/api/keeper${path}`, { method, headers: { 'x-adoube-key': key } });
  if (answer.status === 403) throw new Strange();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export const told = async (key: string): Promise<Told> => (await ask('', key)).json() as Promise<Told>;

/** The word with which somebody becomes chief arbiter. */
export const again = async (key: string): Promise<string> => (await ask('/chief', key, 'POST')).json() as Promise<string>;

export const stop = async (key: string): Promise<void> => void (await ask('/stop', key, 'POST'));

/** A picture that the hall has drawn, for an image. */
export const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
