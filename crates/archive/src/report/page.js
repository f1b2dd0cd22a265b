'use strict';
// Filters and games to be played through. Everything is on this page: nothing is fetched, nothing is kept.
const data = JSON.parse(document.getElementById('data').textContent);
const $ = (id) => document.getElementById(id);
const make = (name, props = {}, ...inside) => {
  const made = Object.assign(document.createElement(name), props);
  made.append(...inside);
  return made;
};
const GLYPHS = { k: '\u265a', q: '\u265b', r: '\u265c', b: '\u265d', n: '\u265e', p: '\u265f' };

function squares(placement) {
  const found = [];
  for (const letter of placement.replaceAll('/', '')) {
    if (letter >= '1' && letter <= '8') found.push(...Array(Number(letter)).fill(''));
    else found.push(letter);
  }
  return found;
}

function draw(board, placement, before) {
  const now = squares(placement);
  const then = before === undefined ? now : squares(before);
  board.replaceChildren(...now.map((piece, i) => {
    const dark = (i + (i >> 3)) % 2 === 1;
    const white = piece !== '' && piece === piece.toUpperCase();
    const moved = piece !== then[i];
    const classes = [dark && 'd', white && 'w', moved && 'moved'].filter(Boolean).join(' ');
    return make('i', { className: classes, textContent: piece ? GLYPHS[piece.toLowerCase()] : '' });
  }));
}

// A game that can be played through, by buttons, slider and arrow keys.
function player(example) {
  const last = example.boards.length - 1;
  const found = Math.min(example.ply ?? last, last);
  const board = make('div', { className: 'board' });
  board.setAttribute('role', 'img');
  const slider = make('input', { type: 'range', min: 0, max: last, value: found, ariaLabel: 'ply' });
  const told = make('output');
  const show = (ply) => {
    const at = Math.max(0, Math.min(last, ply));
    slider.value = at;
    draw(board, example.boards[at], at > 0 ? example.boards[at - 1] : undefined);
    told.value = at === 0 ? 'start' : example.moves[at - 1];
    board.setAttribute('aria-label', `Position: ${example.boards[at]}, after ${told.value}`);
    told.style.fontWeight = at === found ? 'bold' : '';
  };
  const button = (words, label, step) =>
    make('button', { type: 'button', textContent: words, ariaLabel: label, title: label, onclick: () => show(step()) });
  const at = () => Number(slider.value);
  slider.oninput = () => show(at());
  const card = make('article', { className: 'game' },
    make('h3', { textContent: example.meaning }),
    make('p', { textContent: `${example.white || '?'} – ${example.black || '?'}${example.date ? ', ' + example.date : ''}` }),
    make('p', { className: 'faint', textContent: [example.article, example.words, example.lawful && `recorded ${example.recorded}, by the Laws ${example.lawful}`].filter(Boolean).join(' · ') }),
    board,
    make('div', { className: 'steps' },
      button('‹', 'back', () => at() - 1), slider, button('›', 'on', () => at() + 1),
      button('⚑', 'to the finding', () => found)),
    make('p', { className: 'told' }, told, make('span', { className: 'faint', textContent: `game ${example.game}, line ${example.line}` })),
    make('p', { className: 'faint', textContent: example.file }));
  show(found);
  return card;
}

function matches(finding) {
  const kind = $('kind').value, weight = $('weight').value, year = $('year').value;
  const words = $('words').value.trim().toLowerCase();
  return (!kind || finding.kind === kind)
    && (!weight || (weight === 'changed' ? finding.lawful : finding.weight === weight))
    && (!year || (finding.date || '').startsWith(year))
    && (!words || `${finding.white} ${finding.black} ${finding.words} ${finding.file}`.toLowerCase().includes(words));
}

// What weighs most comes first: results that the Laws would have changed, then what is against them.
const WEIGHTS = ['against the Laws', 'claim open', 'broken record', 'untidy record'];
const rank = (example) => (example.lawful ? -1 : WEIGHTS.indexOf(example.weight));
const examples = [...data.examples].sort((a, b) => rank(a) - rank(b));

const SHOWN = 200;
function refresh() {
  const found = data.findings.filter(matches);
  $('count').textContent = `${found.length} of the ${data.findings.length} findings kept on this page` + (found.length > SHOWN ? `; the first ${SHOWN} are shown` : '');
  $('rows').replaceChildren(...found.slice(0, SHOWN).map((f) => make('tr', {},
    ...[`${f.file}:${f.line}`, `${f.white || '?'} – ${f.black || '?'}`, f.date, f.move || (f.ply ?? ''), f.meaning + (f.words ? ': ' + f.words : ''), f.article, f.recorded || '', f.lawful || '']
      .map((text) => make('td', { textContent: text })))));
  const games = examples.filter(matches);
  $('games').replaceChildren(...games.slice(0, 12).map(player));
  $('none').hidden = games.length > 0;
}

const options = (id, values) => $(id).append(...values.map(([value, text]) => make('option', { value, textContent: text })));
const kinds = new Map(data.findings.map((f) => [f.kind, f.meaning]));
options('kind', [...kinds]);
options('year', [...new Set(data.findings.map((f) => (f.date || '').slice(0, 4)).filter((y) => /^\d{4}$/.test(y)))].sort().map((y) => [y, y]));
for (const id of ['kind', 'weight', 'year', 'words']) $(id).addEventListener('input', refresh);
refresh();
