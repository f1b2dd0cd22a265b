/** Something that is asked for again when what it depends on changes. Until the answer comes, the one before is shown. */

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  failed = $state<'missing' | 'busy' | 'unreachable' | null>(null);

  /** What `ask` reads before it waits is what the answer depends on; `null` asks for nothing. */
  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      const asked = ask();
      if (!asked) return;
      let wanted = true;
      asked.then(
        (value) => {
          if (!wanted) return;
          this.value = value;
          this.failed = null;
        },
        (error: unknown) => {
          if (wanted) this.failed = error instanceof Refused ? error.why : 'unreachable';
        },
      );
      return () => (wanted = false);
    });
  }
}

/** The server's no. */
export class Refused extends Error {
  constructor(readonly why: 'missing' | 'busy' | 'unreachable') {
    super(why);
  }
}
