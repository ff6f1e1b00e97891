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

/** `count` different ports on which nobody listens. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No TCP address.');
    return address.port;
  });
  await Promise.all(servers.map(close));
  return ports;
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
