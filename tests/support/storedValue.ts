import * as v from 'valibot';
import { fromEnvironment, projectId } from './emulators';

const fields = v.record(v.string(), v.unknown());
const map = v.object({ fields: v.optional(fields, {}) });
const list = v.object({ values: v.optional(v.array(v.unknown()), []) });
const collection = v.object({
  documents: v.optional(
    v.array(v.object({ name: v.string(), fields: v.optional(fields, {}) })),
    [],
  ),
});

/**
 * A document on the server, lists and maps included; times are texts, and a missing document is undefined.
 * Reads over REST, because the emulator now and then breaks a stream of an SDK that asks again and again.
 */
export async function storedDocument(path: string): Promise<unknown> {
  const found = await read(path);
  return found === undefined ? undefined : plainMap(found);
}

/** The documents of a small collection on the server, by id. */
export async function storedDocuments(path: string): Promise<Record<string, unknown>> {
  const { documents } = v.parse(collection, await read(`${path}?pageSize=100`));
  return Object.fromEntries(
    documents.map((document) => [document.name.split('/').at(-1), plainMap(document)]),
  );
}

function plainMap(value: unknown): unknown {
  const entries = Object.entries(v.parse(map, value).fields);
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

function plain(value: unknown): unknown {
  const [[kind, content] = ['']] = Object.entries(v.parse(fields, value));
  if (kind === 'integerValue') return Number(content);
  if (kind === 'arrayValue') return v.parse(list, content).values.map(plain);
  return kind === 'mapValue' ? plainMap(content) : content;
}

async function read(path: string): Promise<unknown> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(
    `http://${fromEnvironment('FIRESTORE_EMULATOR')}/v1/${documents}/${path}`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
