import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { Problem } from './problem';

const defaults = { AUTH_PORT: 9099, FIRESTORE_PORT: 8080, APP_PORT: 5173 } as const;
const owners = {
  AUTH_PORT: 'Auth-emulatorn',
  FIRESTORE_PORT: 'Firestore-emulatorn',
  APP_PORT: 'appen',
} as const;

type PortVariable = keyof typeof defaults;

/**
 * The ports of the environment or their defaults, all of them free; throws a Problem that names a taken port
 * and its variable.
 */
export async function chosenPorts(
  variables: PortVariable[],
): Promise<Record<PortVariable, number>> {
  const ports = { ...defaults, ...Object.fromEntries(variables.map((name) => [name, read(name)])) };
  const numbers = variables.map((name) => ports[name]);
  for (const [index, name] of variables.entries()) {
    if (numbers.indexOf(ports[name]) !== index || !(await isFree(ports[name]))) {
      throw new Problem(
        `Port ${ports[name]} för ${owners[name]} är upptagen. Stoppa det som använder den, ` +
          `eller välj en annan: ${name}=${ports[name] + 1}`,
      );
    }
  }
  return ports;
}

function read(name: PortVariable) {
  const text = process.env[name];
  if (text === undefined || text === '') return defaults[name];
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`${name}=${text} är inget portnummer (1–65535).`);
  }
  return port;
}

async function isFree(port: number) {
  try {
    await close(await listen(port));
    return true;
  } catch {
    return false;
  }
}

/**
 * `count` different ports on which nobody listens. They lie below the range that systems give to outgoing connections
 * (32768 on Linux), one of which could otherwise take a port before it is listened on.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function listen(port: number) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
