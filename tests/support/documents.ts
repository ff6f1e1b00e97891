import * as v from 'valibot';
import { fromEnvironment } from './emulators';
import { rulesClient } from './rulesClient';

const projectId = 'demo-verkstadsnavet';
/** When seeded documents were last changed, unless they say something else. */
export const seededAt = new Date('2026-11-02T08:00:00Z');
const stamps = {
  createdAt: seededAt,
  createdBy: 'olle',
  updatedAt: seededAt,
  updatedBy: 'olle',
};

const Fields = v.record(v.string(), v.record(v.string(), v.unknown()));
const MapValue = v.object({ fields: v.optional(Fields, {}) });
const Listed = v.object({
  nextPageToken: v.optional(v.string(), ''),
  documents: v.optional(
    v.array(
      v.object({
        name: v.string(),
        fields: Fields,
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
      // Documents that follow from others have no stamps, and the entries of a book have their own.
      fields: {
        ...(!/\/(occupancy|photoSheets|serviceBooks)$/.test(path) && { ...stamps, updatedAt }),
        ...values,
      },
    })),
  );
}

/** Changes fields of a document past the rules, as somebody does on another device. */
export async function changeDocument(path: string, fields: Record<string, unknown>): Promise<void> {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), projectId);
  await client.write([{ set: path, fields, mask: Object.keys(fields) }]);
}

/** Removes a document past the rules, as somebody does on another device. */
export async function removeDocument(path: string): Promise<void> {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), projectId);
  await client.write([{ delete: path }]);
}

/**
 * The documents of a collection on the server, by id; for documents without lists. Reads over REST,
 * because the emulator now and then sends a broken stream to an SDK in Node that starts and ends many
 * listeners.
 */
export async function documentsOnServer(path: string, project = projectId) {
  const parent = `projects/${project}/databases/(default)/documents`;
  const all: [string, Record<string, unknown>][] = [];
  let page = '';
  do {
    const answer = await fetch(
      `http://${fromEnvironment('FIRESTORE_EMULATOR')}/v1/${parent}/${path}?pageSize=300&pageToken=${page}`,
      { headers: { Authorization: 'Bearer owner' } },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const { documents, nextPageToken } = v.parse(Listed, await answer.json());
    for (const { name, fields } of documents)
      all.push([name.split('/').at(-1) ?? '', plainOf(fields)]);
    page = nextPageToken;
  } while (page !== '');
  return Object.fromEntries(all);
}

function plainOf(fields: Record<string, Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: Record<string, unknown>): unknown {
  const [[kind, content] = []] = Object.entries(value);
  if (kind === 'mapValue') return plainOf(v.parse(MapValue, content).fields);
  return kind === 'integerValue' ? Number(content) : content;
}
