import * as v from 'valibot';
import { fromEnvironment } from './emulators';
import { rulesClient } from './rulesClient';

const projectId = 'demo-verkstadsnavet';
const seededAt = new Date('2026-11-02T08:00:00Z');
const stamps = {
  createdAt: seededAt,
  createdBy: 'olle',
  updatedAt: seededAt,
  updatedBy: 'olle',
};

const Listed = v.object({
  documents: v.optional(
    v.array(
      v.object({
        name: v.string(),
        fields: v.record(v.string(), v.record(v.string(), v.unknown())),
      }),
    ),
    [],
  ),
});

/**
 * Writes documents of a collection past the rules, by id, with stamps unless they are among the values; a later
 * `updatedAt` makes a change of a document.
 */
export async function seedDocuments(
  path: string,
  documents: Record<string, object>,
  updatedAt = seededAt,
) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), projectId);
  await client.write(
    Object.entries(documents).map(([id, values]) => ({
      set: `${path}/${id}`,
      fields: { ...stamps, updatedAt, ...values },
    })),
  );
}

/**
 * The documents of a collection on the server, by id; for documents without lists and maps. Reads over REST,
 * because the emulator now and then sends a broken stream to an SDK in Node that starts and ends many
 * listeners.
 */
export async function documentsOnServer(path: string) {
  const parent = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(
    `http://${fromEnvironment('FIRESTORE_EMULATOR')}/v1/${parent}/${path}?pageSize=100`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { documents } = v.parse(Listed, await answer.json());
  return Object.fromEntries(
    documents.map(({ name, fields }) => [
      name.split('/').at(-1) ?? '',
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)])),
    ]),
  );
}

function plain(value: Record<string, unknown>): unknown {
  const [[kind, content] = []] = Object.entries(value);
  return kind === 'integerValue' ? Number(content) : content;
}
