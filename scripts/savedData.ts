import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { projectId, root } from './emulators';
import { Problem } from './problem';

const data = join(root, '.emulators/data');
const previous = join(root, '.emulators/data-previous');
const next = join(root, '.emulators/data-next');

const firestoreExport = 'firestore/firestore.overall_export_metadata';
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const Accounts = v.object({
  users: v.optional(
    v.array(v.looseObject({ localId: v.string(), validSince: v.optional(v.string()) })),
    [],
  ),
});

/** Restores the last complete save: a stop in the middle of saving loses that save only. */
export function recoverSave() {
  if (!existsSync(data) && existsSync(previous)) renameSync(previous, data);
}

/** The metadata file of the saved Firestore export; undefined when nothing is saved. */
export function savedFirestore(): string | undefined {
  const file = join(data, firestoreExport);
  return existsSync(file) ? file : undefined;
}

/** Moves an unreadable save out of the way, so that the next start works, and prints where it now lies. */
export function setSaveAside(why: unknown) {
  if (!existsSync(data)) return;
  const aside = `${data}-broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(data, aside);
  // The first lines give the emulator's own reason; a Java stack follows.
  const reason = String(why).split('\n').slice(0, 4).join('\n  ');
  console.error(
    `\n⚠ Sparad emulatordata gick inte att läsa och har flyttats till ${relative(root, aside)}.\n  ${reason}\n`,
  );
}

/** Loads the saved accounts into the Auth emulator; throws when the accounts cannot be read. */
export async function loadAccounts(authPort: number) {
  const file = join(data, 'auth.json');
  if (!existsSync(file)) return;
  const { users } = v.parse(Accounts, JSON.parse(readFileSync(file, 'utf8')));
  if (users.length === 0) return;
  const answer = await accountsCall(authPort, 'batchCreate', { users });
  if ((await answer.text()).includes('"message"')) throw new Problem(`Trasiga konton i ${file}`);
  // The import counts as a change of password and would sign out every open browser; the old date prevents
  // that.
  for (const { localId, validSince } of users) {
    await accountsCall(authPort, 'update', { localId, validSince });
  }
}

/** Saves both emulators together; without a Firestore port, Firestore's former save is kept. */
export async function save(authPort: number, firestorePort: number | undefined) {
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const accounts = await accountsCall(authPort, 'batchGet?maxResults=-1');
  writeFileSync(join(next, 'auth.json'), await accounts.text());
  if (firestorePort !== undefined) {
    await call(`http://127.0.0.1:${firestorePort}/emulator/v1/projects/${projectId}:export`, {
      database: `projects/${projectId}/databases/(default)`,
      export_directory: next,
      export_name: 'firestore',
    });
  } else if (existsSync(join(data, 'firestore'))) {
    cpSync(join(data, 'firestore'), join(next, 'firestore'), { recursive: true });
  }
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(data)) renameSync(data, previous);
  renameSync(next, data);
}

function accountsCall(authPort: number, method: string, body?: object) {
  const api = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1`;
  return call(`${api}/projects/${projectId}/accounts:${method}`, body);
}

async function call(url: string, body?: object) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: owner,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Problem(`${url} svarade ${answer.status}: ${await answer.text()}`);
  return answer;
}
