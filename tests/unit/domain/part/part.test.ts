import { safeParse } from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  formatPart,
  parsePart,
  parsePartNumber,
  partDraft,
  partKey,
  partLineText,
} from '@/domain/part/part';
import { shardChanges, shardCount, shardOf } from '@/domain/part/partShard';
import { findParts, partIndex } from '@/domain/part/partSearch';

const stored = 'W 712/95|Oljefilter|st|14900|25|Mann|B3';
const oilFilter = {
  ...{ number: 'W 712/95', name: 'Oljefilter', unit: 'st' as const, priceOre: 14_900 },
  ...{ vatRate: 25 as const, supplier: 'Mann', shelf: 'B3' },
};

test('an article is stored as one text', () => {
  expect(parsePart(stored)).toEqual(oilFilter);
  expect(formatPart(oilFilter)).toBe(stored);
  expect(partLineText(oilFilter)).toBe('Oljefilter (W 712/95)');
});

test.each([
  ['nothing', ''],
  ['a cell too few', stored.replace('|B3', '')],
  ['a cell too many', `${stored}|x`],
  ['no number', stored.replace('W 712/95', '')],
  ['no name', stored.replace('Oljefilter', '')],
  ['another unit', stored.replace('|st|', '|tim|')],
  ['a negative price', stored.replace('14900', '-1')],
  ['another VAT rate', stored.replace('|25|', '|24|')],
])('%s is no stored article', (_, text) => {
  expect(parsePart(text)).toBeNull();
});

describe('An article number', () => {
  it.each([
    [' W  712/95 ', 'W 712/95'],
    ['1 987 432 088', '1 987 432 088'],
    ['a|b', 'a/b'],
    ['ÖL–5W30', 'ÖL-5W30'],
  ])('%s is %s', (typed, number) => {
    expect(parsePartNumber(typed)).toEqual({ ok: true, value: number });
  });

  it.each([
    ['', 'Fyll i artikelnumret.'],
    ['x'.repeat(31), 'Högst 30 tecken.'],
    ['1,98743E+09', /^Kalkylprogrammet har kortat av numret/],
    ['🚗', /^Använd bara bokstäver/],
    ['日本', /^Använd bara bokstäver/],
  ])('%s is refused with the reason', (typed, message) => {
    expect(parsePartNumber(typed)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message) as string,
    });
  });

  it('has one key for any spacing and case, and another for other signs', () => {
    expect(partKey('w712/95')).toBe(partKey('W 712/95'));
    const keys = ['W712/95', 'W712.95', 'W712-95', 'W71295', 'W712_95', 'W7129Ö5'].map(partKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
    expect(partKey('Ö'.repeat(30)).length).toBeLessThanOrEqual(128);
  });
});

describe('What is typed about an article', () => {
  const typed = {
    ...{ number: 'W 712/95', name: 'Oljefilter', unit: 'st', priceOre: '149', vatRate: '25' },
    ...{ supplier: '', shelf: '', costOre: null },
  };
  const messagesOf = (draft: object) =>
    (safeParse(partDraft, draft).issues ?? []).map(({ message }) => message);

  it('is read with Swedish amounts', () => {
    const { output } = safeParse(partDraft, { ...typed, priceOre: '1 149,50', costOre: '62,5' });
    expect(output).toMatchObject({ priceOre: 114_950, costOre: 6250 });
  });

  it.each([
    ['priceOre', '1.149,50', /läsas på flera sätt/],
    ['priceOre', '-5', /inte vara negativt/],
    ['costOre', '1e9', /med siffror/],
    ['name', ' ', 'Fyll i artikelns namn.'],
    ['shelf', 'x'.repeat(31), 'Högst 30 tecken.'],
  ])('is refused: %s %s', (key, value, message) => {
    expect(messagesOf({ ...typed, [key]: value })).toEqual([
      expect.stringMatching(message) as string,
    ]);
  });

  it('keeps no sign that would divide the stored text', () => {
    const { output } = safeParse(partDraft, { ...typed, name: 'Olje|filter', shelf: 'B|3\n4' });
    expect(output).toMatchObject({ name: 'Olje/filter', shelf: 'B/3 4' });
  });
});

describe('The shards', () => {
  it('share twenty thousand articles evenly, and each fits a document and a rule', () => {
    const sizes = new Map<string, number>();
    for (let n = 0; n < 40_000; n++) {
      const id = shardOf(partKey(`${n % 7} 986 ${n}`));
      sizes.set(id, (sizes.get(id) ?? 0) + 1);
    }
    expect(sizes.size).toBe(shardCount);
    expect(Math.max(...sizes.values())).toBeLessThan(1000);
  });

  const key = partKey('W 712/95');
  const id = shardOf(key);

  it('are created with their costs, and then changed article by article', () => {
    const edits = [{ key, part: oilFilter, costOre: 6250 }];
    expect(shardChanges(edits, () => false)).toEqual([
      { kind: 'create', collection: 'partShards', id, values: { parts: { [key]: stored } } },
      { kind: 'create', collection: 'partCosts', id, values: { costs: { [key]: '6250' } } },
    ]);
    expect(shardChanges(edits, () => true)).toEqual([
      { kind: 'update', collection: 'partShards', id, values: { [`parts.${key}`]: stored } },
      { kind: 'update', collection: 'partCosts', id, values: { [`costs.${key}`]: '6250' } },
    ]);
  });

  it('lose an article together with its cost, and keep a cost that nothing is said of', () => {
    expect(shardChanges([{ key, part: null }], () => true)).toMatchObject([
      { values: { [`parts.${key}`]: null } },
      { values: { [`costs.${key}`]: null } },
    ]);
    expect(shardChanges([{ key, part: oilFilter }], () => true)).toHaveLength(1);
  });
});

describe('The search', () => {
  const at = new Date(0);
  const shardOfParts = (...parts: (typeof oilFilter)[]) => ({
    data: {
      parts: Object.fromEntries(parts.map((part) => [partKey(part.number), formatPart(part)])),
      createdAt: at,
      updatedAt: at,
    },
  });
  const named = (number: string, name: string, supplier = '') => ({
    ...oilFilter,
    ...{ number, name, supplier },
  });
  const index = partIndex([
    shardOfParts(named('71295', 'Packning'), named('W 712/95', 'Oljefilter', 'Mann')),
    shardOfParts(named('W 712/952', 'Oljefilter lång'), named('Ä1', 'Bromsbelägg fram', 'Brembo')),
    { data: { parts: { broken: 'x' }, createdAt: at, updatedAt: at } },
  ]);
  const found = (query: string) => findParts(index, query).map(({ part }) => part.number);

  it.each([
    ['', ['71295', 'W 712/95', 'W 712/952', 'Ä1']],
    ['w71295', ['W 712/95', 'W 712/952']],
    ['w 712/95', ['W 712/95', 'W 712/952']],
    ['712', ['71295', 'W 712/95', 'W 712/952']],
    ['filter mann', ['W 712/95']],
    ['bromsbelagg', ['Ä1']],
    ['brömsbelägg', []],
    ['brembo', ['Ä1']],
    ['finns inte', []],
  ])('%s finds %j', (query, numbers) => {
    expect(found(query)).toEqual(numbers);
  });

  it('counts what cannot be read', () => {
    expect(index.unreadable).toBe(1);
  });
});
