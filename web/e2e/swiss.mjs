/** A Swiss in the hall, for tests: players with ratings, rounds paired and played. */

const NAMES =
  'Anand Botvinnik Capablanca Dorfman Euwe Fischer Geller Hort Ivanchuk Jussupow Kasparyan Lasker Morphy Najdorf Olafsson Petrosian Quinteros Rubinstein Spassky Tal Uhlmann Vidmar Wolf Xie Yates Zukertort Alekhine Bronstein Chigorin Duras Eliskases Flohr Gligoric Huebner Ivkov Janowski Keres Larsen Marshall Nimzowitsch Opocensky Portisch';
const FEDERATIONS = ['SRB', 'ARM', 'BUL', 'MKD', 'NED', 'USA'];

export const surnames = NAMES.split(' ');

/** A table of players as programs export it, the strongest first. */
export function table(count) {
  const rows = surnames.slice(0, count).map((name, n) => `${name}, A.;${2500 - 13 * n};${FEDERATIONS[n % FEDERATIONS.length]}`);
  return ['Name;RtgI;FED', ...rows].join('\n');
}

/** White, Black or neither, as a die would have it but the same at every run. */
export const fallen = (round, board) => ['white', 'draw', 'black', 'white', 'black', 'white', 'draw'][(round * 5 + board * 3) % 7];

export const outcome = (won) => (won === 'draw' ? 'draw' : { win: won });

/** An event without devices, `count` players in it. */
export async function swissEvent(hall, count, settings = {}) {
  const presets = await hall.get('/api/presets');
  const { regulations } = presets.find(({ name }) => name === 'rapid');
  const all = { name: 'Autumn Open', place: 'Town hall', rounds: 5, system: 'swiss', devices: { 'up-to': 0 }, ...settings };
  await hall.organise({ create: { ...all, regulations } });
  await hall.organise({ import: { 'players-csv': table(count) } });
  await hall.organise({ 'set-initial-color': 'white' });
}

/** Pairs and plays a round. */
export async function playRound(hall, round) {
  await hall.organise({ 'pair-swiss': { round } });
  await hall.organise({ 'start-round': round });
  const { rounds } = await hall.get('/api/event');
  for (const { board, entry } of rounds[round - 1].pairings) {
    if (entry !== null) continue;
    await hall.organise({ 'enter-result': { round, board, result: { outcome: outcome(fallen(round, board)) } } });
  }
  await hall.organise({ 'finish-round': round });
}
