import { connect, createServer, type Socket } from 'node:net';

/** The number of connections that were refused and cut, and of packets that were late. */
export interface Faults {
  refused: number;
  slow: number;
  cut: number;
}

/** A way to a server that fails as networks do. */
export interface FaultyWire {
  port: number;
  /** The faults of connections so far. */
  faults: Faults;
  close: () => Promise<void>;
}

/**
 * Listens on a port of its own and passes connections on to `target`. By `random`, 0–1, one connection in six is refused;
 * of what the others carry, one packet in ten is held back for up to 200 ms, and one in two hundred is lost with its
 * connection, be it a request or an answer.
 */
export async function faultyWire(target: number, random: () => number): Promise<FaultyWire> {
  const faults: Faults = { refused: 0, slow: 0, cut: 0 };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => near.destroy());
    if (random() < 1 / 6) {
      faults.refused++;
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    open.add(far);
    far.on('error', () => near.destroy());
    far.on('close', () => {
      open.delete(far);
      near.destroy();
    });
    near.on('close', () => far.destroy());
    pass(near, far);
    pass(far, near);
  });

  /** Carries data one way in its order, some of it late; a cut takes what is on its way along. */
  function pass(from: Socket, to: Socket) {
    let last = Promise.resolve();
    from.on('data', (data) => {
      const luck = random();
      if (luck < 0.005) {
        faults.cut++;
        from.destroy();
        return;
      }
      const isSlow = luck > 0.9;
      if (isSlow) faults.slow++;
      const ms = isSlow ? random() * 200 : 0;
      last = last
        .then(() => (ms > 0 ? new Promise<void>((done) => setTimeout(done, ms)) : undefined))
        .then(() => {
          if (!to.destroyed) to.write(data);
        });
    });
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return {
    port: address.port,
    faults,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
