import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';

const host = '127.0.0.1';

interface Proxy {
  up(): Promise<void>;
  down(): Promise<void>;
}

/** Forwards connections from port `front` to port `back` while up; while down, nothing listens on `front`. */
function proxy(front: number, back: number): Proxy {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    async up() {
      if (server) return;
      server = createTcpServer((incoming) => {
        const outgoing = connect(back, host);
        for (const [from, to] of [
          [incoming, outgoing],
          [outgoing, incoming],
        ] as const) {
          sockets.add(from);
          from.pipe(to);
          // When one half of a connection breaks, the other half is closed too, so that both ends notice.
          from.on('error', () => to.destroy());
          from.on('close', () => {
            to.destroy();
            sockets.delete(from);
          });
        }
      });
      server.listen(front, host);
      await once(server, 'listening');
    },
    async down() {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server = undefined;
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Proxies in front of servers, so that tests can cut off the servers without losing their data. POST /down
 * and /up to port `control` switches all proxies; the answer comes when the switch is done.
 */
export async function startSwitchableProxies(
  ports: [front: number, back: number][],
  control: number,
): Promise<() => Promise<void>> {
  const proxies = ports.map(([front, back]) => proxy(front, back));
  const all = (action: 'up' | 'down') => Promise.all(proxies.map((each) => each[action]()));
  await all('up');

  async function answer(request: IncomingMessage, response: ServerResponse) {
    await all(request.url === '/down' ? 'down' : 'up');
    response.end();
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(control, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await all('down');
  };
}
