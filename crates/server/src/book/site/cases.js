/* Makes steps of a case: a board, and buttons forward and back. Without it the case is read as a list. */
'use strict';

const SIGNS = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙', k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };

function drawn(pieces) {
  const board = document.createElement('div');
  board.className = 'board';
  board.setAttribute('role', 'img');
  board.setAttribute('aria-label', pieces);
  pieces.split('/').forEach((row, rank) => {
    const squares = [...row].flatMap((sign) => (/\d/.test(sign) ? Array(Number(sign)).fill('') : [SIGNS[sign] ?? '']));
    squares.slice(0, 8).forEach((sign, file) => {
      const square = document.createElement('span');
      square.textContent = sign;
      if ((rank + file) % 2 === 0) square.className = 'light';
      board.append(square);
    });
  });
  return board;
}

function button(sign, name, act) {
  const made = document.createElement('button');
  made.className = 'way';
  made.type = 'button';
  made.textContent = sign;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', act);
  return made;
}

function stepped(details) {
  const steps = [...details.querySelectorAll('li[data-pieces]')];
  const place = document.createElement('div');
  const count = document.createElement('span');
  count.className = 'hint';
  count.setAttribute('aria-live', 'polite');
  let at = 0;
  const show = (to) => {
    at = Math.max(0, Math.min(steps.length - 1, to));
    steps.forEach((step, n) => (step.hidden = n > at));
    place.replaceChildren(drawn(steps[at].dataset.pieces));
    count.textContent = ` ${at} / ${steps.length - 1}`;
  };
  const summary = details.querySelector('summary');
  const ways = document.createElement('div');
  ways.append(button('←', '−1', () => show(at - 1)), button('→', '+1', () => show(at + 1)), button('⇥', '…', () => show(steps.length - 1)), count);
  summary.after(place, ways);
  show(0);
  // On paper everything is there.
  addEventListener('beforeprint', () => show(steps.length - 1));
}

for (const details of document.querySelectorAll('details.case')) {
  details.addEventListener('toggle', () => stepped(details), { once: true });
}
