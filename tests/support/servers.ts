import * as v from 'valibot';
import { fromEnvironment, projectId } from './emulators';

const Documents = v.object({
  documents: v.optional(
    v.array(
      v.object({
        name: v.string(),
        fields: v.object({ name: v.optional(v.object({ stringValue: v.string() })) }),
      }),
    ),
    [],
  ),
});
const User = v.object({
  fields: v.object({
    workshopIds: v.object({
      arrayValue: v.object({ values: v.array(v.object({ stringValue: v.string() })) }),
    }),
  }),
});

/** Cuts the browser off from all three servers: nothing listens at their addresses any more. */
export async function stopServers() {
  await fetch(`${fromEnvironment('SERVERS_CONTROL')}/down`, { method: 'POST' });
}

/** Brings the servers back with all their data. */
export async function startServers() {
  await fetch(`${fromEnvironment('SERVERS_CONTROL')}/up`, { method: 'POST' });
}

/** The id of an account's first workshop. */
export async function workshopOf(uid: string): Promise<string> {
  const user = v.parse(User, await read(`users/${uid}`));
  const [first] = user.fields.workshopIds.arrayValue.values;
  if (!first) throw new Error(`${uid} has no workshop`);
  return first.stringValue;
}

/** The names in a collection on the server, read past the rules and past the proxies. */
export async function namesIn(path: string): Promise<string[]> {
  const { documents } = v.parse(Documents, await read(`${path}?pageSize=300`));
  return documents.map(({ fields }) => fields.name?.stringValue ?? '').sort();
}

/** Changes one text field of a document, past the rules. */
export async function setField(path: string, field: string, stringValue: string) {
  await call(`${path}?updateMask.fieldPaths=${field}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { [field]: { stringValue } } }),
  });
}

/** Deletes a document past the rules. */
export async function deleteDocument(path: string) {
  await call(path, { method: 'DELETE' });
}

function read(path: string): Promise<unknown> {
  return call(path, {});
}

async function call(path: string, options: RequestInit): Promise<unknown> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = `http://${fromEnvironment('FIRESTORE_EMULATOR')}/v1/${documents}/${path}`;
  const answer = await fetch(url, { ...options, headers: { Authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
