/** Players without a browser: acts at a board with the token of a seat, so that a test of the desk needs no tablets. */

const TURN = ['white', 'black'];

/** Looks again and again until something holds of what is seen. */
export async function until(look, holds, name = 'it') {
  for (let tries = 0; tries < 200; tries += 1) {
    const seen = await look();
    if (holds(seen)) return seen;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${name} did not come to: ${holds}`);
}

export class Table {
  plies = 0;

  constructor(hall, board, round = 1) {
    Object.assign(this, { hall, board, round });
  }

  /** One act of a player; a refusal is an error. */
  async act(color, act) {
    this.tokens ??= {};
    this.tokens[color] ??= await this.hall.token(this.board, color, this.round);
    const answer = await fetch(`${this.hall.api}/api/boards/${this.round}/${this.board}/acts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.tokens[color]}` },
      body: JSON.stringify({ id: crypto.randomUUID(), act }),
    });
    if (!answer.ok) throw new Error(`board ${this.board}, ${color}, ${JSON.stringify(act)}: ${await answer.text()}`);
    return answer.json();
  }

  /** Moves in turn: `e2e4`, `e7e8=queen`, `e1+h1` for castling. A move that ends with `.` is not pressed. */
  async play(...moves) {
    for (const text of moves) {
      const color = TURN[this.plies % 2];
      await this.act(color, { move: { attempt: attempt(text.replace('.', '')), hands: 'one' } });
      if (!text.endsWith('.')) await this.act(color, 'press');
      this.plies += 1;
    }
  }

  /** What stands on the player's sheet in the next place. */
  write(color, text, claim = false) {
    return this.act(color, { record: { enter: { text, claim } } });
  }

  /** Both sign what the hall has. */
  async sign() {
    const { result } = await this.until((view) => view.result !== null);
    for (const color of TURN) await this.act(color, { record: { sign: result.outcome } });
  }

  /** Calls the arbiter; a call goes only over the live line, which needs a browser. */
  async call(color, reason) {
    const token = await this.hall.token(this.board, color, this.round);
    this.hall.line ??= await this.hall.page('/login');
    await this.hall.line.evaluate(([token, reason]) => {
      const line = new WebSocket(`ws://${location.host}/ws`);
      const send = (message) => line.send(JSON.stringify(message));
      line.onopen = () => {
        send({ type: 'hello', token, language: 'en', seen: [] });
        send({ type: 'call', id: crypto.randomUUID(), reason });
      };
      return new Promise((done, failed) => {
        line.onmessage = ({ data }) => {
          const { type, words } = JSON.parse(data);
          if (type === 'acked') done(line.close());
          if (type === 'refused' || type === 'bad') failed(new Error(words));
        };
      });
    }, [token, reason]);
  }

  /** The board as the chief arbiter sees it. */
  view() {
    return this.hall.get(`/api/boards/${this.round}/${this.board}`);
  }

  /** The same once something holds of it: what a page has sent is on its way for a moment. */
  until(holds) {
    return until(() => this.view(), holds, `board ${this.board}`);
  }
}

function attempt(text) {
  if (text.includes('+')) {
    const [king, rook] = text.split('+');
    return { castle: { king, rook } };
  }
  const [squares, placed = null] = text.split('=');
  return { displace: { from: squares.slice(0, 2), to: squares.slice(2, 4), placed } };
}
