/**
 * What was done and is not yet known to be on the hall's disk. Each message lies in the device's storage under its own
 * name, so that two pages of one device cannot overwrite each other's, and a page that is closed loses nothing.
 */
import type { ClientMsg } from './wire/types';

export type Outgoing = Extract<ClientMsg, { id: string }>;

export interface Kept {
  /** Order of making. */
  order: number;
  /** In the hall's time; null if the hall had never been heard. */
  made: number | null;
  message: Outgoing;
}

export class Outbox {
  #kept: Kept[] = [];
  readonly #prefix: string;
  readonly #storage: Storage | null;

  /** `scope` tells the links of a device apart. */
  constructor(scope: string, storage: Storage | null) {
    this.#prefix = `adoube.kept.${scope}.`;
    this.#storage = storage;
    for (const name of this.#names()) {
      try {
        this.#kept.push(JSON.parse(storage?.getItem(name) ?? '') as Kept);
      } catch {
        storage?.removeItem(name);
      }
    }
    this.#kept.sort((a, b) => a.order - b.order);
  }

  get all(): readonly Kept[] {
    return this.#kept;
  }

  keep(message: Outgoing, made: number | null): Kept {
    const last = this.#kept.at(-1)?.order ?? 0;
    const kept = { order: Math.max(Date.now(), last + 1), made, message };
    this.#kept.push(kept);
    try {
      this.#storage?.setItem(this.#prefix + message.id, JSON.stringify(kept));
    } catch {
      // Storage may be full or forbidden; the page still has it.
    }
    return kept;
  }

  drop(id: string): void {
    this.#kept = this.#kept.filter((kept) => kept.message.id !== id);
    this.#storage?.removeItem(this.#prefix + id);
  }

  #names(): string[] {
    const names: string[] = [];
    for (let n = 0; n < (this.#storage?.length ?? 0); n += 1) {
      const name = this.#storage?.key(n);
      if (name?.startsWith(this.#prefix)) names.push(name);
    }
    return names;
  }
}

/** An unguessable name. `crypto.randomUUID` does not exist on the hall's plain address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short name for a link, so that the link itself is not copied about. */
export function scopeOf(token: string | null): string {
  if (!token) return 'staff';
  let hash = 0x811c9dc5;
  for (const sign of token) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}
