import * as v from 'valibot';
import { publicPageDocument } from '@/domain/publicPage/publicPage';
import { publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { projectId } from './emulators';
import { Problem } from './problem';

/** The place of a project's documents, and what proves that they may be read past the rules. */
export interface Documents {
  /** The address of all documents in the REST interface. */
  url: string;
  token: string;
}

/** The documents of the emulator. */
export function documentsAt(firestore: string): Documents {
  const url = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  return { url, token: 'owner' };
}

/** A workshop's page as it is stored. */
export interface StoredPage {
  slug: string;
  workshopId: string;
  page: v.InferOutput<typeof publicPageDocument>;
  weeks: v.InferOutput<typeof publicWeeksDocument>['weeks'];
}

const stored = v.record(v.string(), v.record(v.string(), v.unknown()));
const inMap = v.object({ fields: v.optional(stored, {}) });
const inList = v.object({ values: v.optional(v.array(v.record(v.string(), v.unknown())), []) });
const document = v.object({ name: v.string(), fields: v.optional(stored, {}) });
const listed = v.object({
  documents: v.optional(v.array(document), []),
  nextPageToken: v.optional(v.string(), ''),
});

/** The addresses that workshops have, each with its workshop. */
const heldSlug = v.object({
  workshopId: v.pipe(v.string(), v.regex(/^[^/]+$/)),
  releasedAt: v.null(),
});
const slugShape = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** The pages of all workshops. One that cannot be read is left out, and `warn` is told. */
export async function storedPages(
  from: Documents,
  warn: (text: string) => void,
): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (const { name, fields } of await allIn(from, 'slugs')) {
    const slug = name.slice(name.lastIndexOf('/') + 1);
    const held = v.safeParse(heldSlug, plain(fields));
    if (!held.success || !slugShape.test(slug)) continue;
    const { workshopId } = held.output;
    const at = `workshops/${encodeURIComponent(workshopId)}`;
    const [page, open] = await Promise.all([
      documentAt(from, `${at}/publicPages/main`),
      documentAt(from, `${at}/publicWeeks/main`),
    ]);
    const parsed = v.safeParse(publicPageDocument, page);
    const weeks = v.safeParse(publicWeeksDocument, open ?? { weeks: {} });
    if (!parsed.success || !weeks.success || parsed.output.slug !== slug) {
      warn(`Sidan /boka/${slug} kunde inte läsas och skrivs inte.`);
      continue;
    }
    pages.push({ slug, workshopId, page: parsed.output, weeks: weeks.output.weeks });
  }
  return pages;
}

async function allIn(from: Documents, collection: string) {
  const all: v.InferOutput<typeof document>[] = [];
  let token = '';
  do {
    const query = new URLSearchParams({ pageSize: '300', pageToken: token });
    const answer = await ask(from, `${collection}?${query}`);
    const { documents, nextPageToken } = v.parse(listed, await answer.json());
    all.push(...documents);
    token = nextPageToken;
  } while (token !== '');
  return all;
}

/** The fields of a document as plain values; undefined where there is none. */
async function documentAt(from: Documents, path: string): Promise<unknown> {
  const answer = await ask(from, path);
  if (answer.status === 404) return undefined;
  return plain(v.parse(document, await answer.json()).fields);
}

async function ask({ url, token }: Documents, path: string): Promise<Response> {
  const answer = await fetch(`${url}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok && answer.status !== 404)
    throw new Problem(`${path} kunde inte läsas: ${answer.status} ${await answer.text()}`);
  return answer;
}

function plain(fields: v.InferOutput<typeof stored>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(value: Record<string, unknown>): unknown {
  const [[kind, content] = ['', null]] = Object.entries(value);
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content);
  if (kind === 'arrayValue') return v.parse(inList, content).values.map(valueOf);
  if (kind === 'mapValue') return plain(v.parse(inMap, content).fields);
  return content;
}
