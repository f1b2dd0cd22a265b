/**
 * The network between devices and the hall, which a test can cut. If the program does not carry the pages, they come
 * from `dist/`, under the program's own content policy.
 */
import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export async function openGate(port) {
  const front = await fetch(`http://127.0.0.1:${port}/`);
  // Pages that are being made are newer than those in the program.
  const embedded = front.ok && process.env.PAGES !== 'dist';
  const policy = front.headers.get('content-security-policy') ?? '';
  const wires = new Set();
  let whole = true;

  const server = http.createServer((request, response) => {
    if (!whole) return request.socket.destroy();
    const path = new URL(request.url, 'http://hall').pathname;
    if (embedded || /^\/(api|games\.pgn|rounds)/.test(path)) return forward(port, request, response);
    return serve(path, policy, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!whole) return socket.destroy();
    const far = net.connect(port, '127.0.0.1', () => {
      const headers = request.rawHeaders.flatMap((_, n, all) => (n % 2 ? [] : [`${all[n]}: ${all[n + 1]}`]));
      far.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      far.write(head);
      far.pipe(socket).pipe(far);
    });
    for (const end of [far, socket]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        far.destroy();
        socket.destroy();
      });
    }
    wires.add(socket);
    socket.on('close', () => wires.delete(socket));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Nothing goes through any more. */
    cut() {
      whole = false;
      for (const wire of wires) wire.destroy();
    },
    mend() {
      whole = true;
    },
    close() {
      for (const wire of wires) wire.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(port, request, response) {
  const { method, url: path, headers } = request;
  const far = http.request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  far.on('error', () => response.destroy());
  request.pipe(far);
}

function serve(path, policy, response) {
  const file = join(DIST, path);
  const found = extname(path) && existsSync(file) ? file : join(DIST, 'index.html');
  response.writeHead(200, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'content-security-policy': policy,
  });
  createReadStream(found).pipe(response);
}
