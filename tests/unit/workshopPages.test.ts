import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldsOf, type Fields } from '../../scripts/firestoreValue';
import { documentsAt, type StoredPage, storedPages } from '../../scripts/storedPages';
import { workshopHtml } from '../../scripts/workshopPages';

const page: StoredPage['page'] = {
  slug: 'ekbacken',
  isOpen: true,
  name: 'Ekbackens bil',
  phone: '+46846500400',
  email: null,
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  intro: null,
  hours: 'Mån–sön stängt',
  services: { tyres: '45|49500|25|workshop|Däckskifte' },
  order: ['tyres'],
  places: { lift1: 'workshop' },
  modes: { workshop: 'request', wash: 'instant' },
  leadMinutes: 180,
  horizonDays: 30,
  cancelMinutes: 1440,
  perHour: 10,
};
const weeks = { '2970': '01'.repeat(336) };

/** The documents that the server has, by their paths. */
let documents: Record<string, Fields> = {};
let firestore = '';

/** Answers as the REST interface does, with two documents of a list at a time. */
const server = createServer(({ url = '', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const path = decodeURIComponent(pathname.slice(pathname.indexOf('/documents/') + 11));
  const told = (name: string) => ({ name: `…/${name}`, fields: fieldsOf(documents[name] ?? {}) });
  const below = Object.keys(documents).filter((each) => each.startsWith(`${path}/`));
  const from = Number(searchParams.get('pageToken'));
  const nextPageToken = from + 2 < below.length ? String(from + 2) : '';
  const body = documents[path]
    ? told(path)
    : { documents: below.slice(from, from + 2).map(told), nextPageToken };
  const isThere = documents[path] !== undefined || path === 'slugs';
  const isAllowed = headers.authorization === 'Bearer owner';
  response.writeHead(isAllowed ? (isThere ? 200 : 404) : 403).end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  firestore = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  documents = {};
});

/** Stores the page of a workshop under an address. */
function store(slug: string, change: Fields = {}, releasedAt: Date | null = null) {
  documents[`slugs/${slug}`] = { workshopId: `of ${slug}`, releasedAt };
  documents[`workshops/of ${slug}/publicPages/main`] = { ...page, slug, ...change };
  documents[`workshops/of ${slug}/publicWeeks/main`] = { weeks };
}

it('every page of a workshop is read, with its open quarters', async () => {
  for (const slug of ['ekbacken', 'tvatten', 'x-1']) store(slug);
  const found = await storedPages(documentsAt(firestore), expect.unreachable);
  expect(found.map(({ slug }) => slug)).toEqual(['ekbacken', 'tvatten', 'x-1']);
  expect(found[0]).toEqual({ slug: 'ekbacken', workshopId: 'of ekbacken', page, weeks });
});

it('a page that cannot be read is left out with a warning, and the others are read', async () => {
  store('ekbacken', { hours: 7 });
  store('tvatten', { services: { tyres: 'Däckskifte' } });
  store('annans', { slug: 'ekbacken' });
  store('hel');
  documents['slugs/tom'] = { workshopId: 'tom', releasedAt: null };
  const warnings: string[] = [];
  const found = await storedPages(documentsAt(firestore), (text) => warnings.push(text));
  expect(found.map(({ slug }) => slug)).toEqual(['hel']);
  expect(warnings).toEqual(
    ['ekbacken', 'tvatten', 'annans', 'tom'].map(
      (slug) => `Sidan /boka/${slug} kunde inte läsas och skrivs inte.`,
    ),
  );
});

it('an address that the workshop has left, or that no file can have, is passed over', async () => {
  store('gammal', {}, new Date());
  for (const slug of ['..', 'a.b', 'Ekbacken', 'x', 'å'.repeat(5), '-ek-', 'e'.repeat(41)]) {
    store(slug);
  }
  expect(await storedPages(documentsAt(firestore), expect.unreachable)).toEqual([]);
});

it('a refused reading ends it all, rather than write fewer pages', async () => {
  store('ekbacken');
  const stranger = { ...documentsAt(firestore), token: 'stranger' };
  await expect(storedPages(stranger, expect.unreachable)).rejects.toThrow('403');
});

it('what a workshop calls itself stays text in the head and in the data', () => {
  const name = `</script><script>alert(1)</script> "&' $& <!--`;
  const written = { slug: 'ekbacken', workshopId: 'w1', day: '2026-11-29', weeks };
  const template =
    '<html><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>';
  const html = workshopHtml(
    template,
    { ...written, page: { ...page, name } },
    'https://verkstad.example',
    '<p>Innehåll</p>',
  );
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<!--');
  const parts = html.split('</script>');
  expect(parts).toHaveLength(2);
  const [, data = ''] = parts[0]?.split('<script type="application/json" id="written-page">') ?? [];
  expect(JSON.parse(data)).toEqual({ ...written, page: { ...page, name } });
  expect(html).toContain('<div id="root"><p>Innehåll</p></div>');
  expect(html).toContain(
    "<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;' $&amp; &lt;!-- – lediga tider</title>",
  );
  expect(html).toContain('<link rel="canonical" href="https://verkstad.example/boka/ekbacken" />');
});
