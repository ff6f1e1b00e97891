import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatLine,
  lineAnswers,
  lineKinds,
  lineLimits,
  lineText,
  lineUnits,
  lineWorks,
  mayBeDone,
  noDiscount,
  parseLine,
} from '@/domain/order/orderLine';
import { vatRates } from '@/domain/values/vat';

const stored = 'labour|1500|h|119500|0|25|p1|accepted|179250|todo|Byta bromsar';

test('a line is stored as one text', () => {
  const line = parseLine(stored);
  expect(line).toEqual({
    ...{ kind: 'labour', milliQty: 1500, unit: 'h', unitOre: 119_500, ...noDiscount, vatRate: 25 },
    ...{ staffId: 'p1', answer: 'accepted', agreedOre: 179_250, work: 'todo' },
    text: 'Byta bromsar',
  });
  expect(line && formatLine(line)).toBe(stored);
});

test.each([
  ['nothing', ''],
  ['another kind', stored.replace('labour', 'paint')],
  ['no quantity', stored.replace('|1500|', '|0|')],
  ['a quantity of minus nothing', stored.replace('|1500|', '|-0|')],
  ['a quantity with a zero before it', stored.replace('|1500|', '|01500|')],
  ['a negative price', stored.replace('119500', '-1')],
  ['too high a price', stored.replace('119500', '100000000')],
  ['no amount off', stored.replace('|0|25|', '|0ore|25|')],
  ['more than everything off', stored.replace('|0|25|', '|10001|25|')],
  ['another VAT rate', stored.replace('|25|', '|24|')],
  ['a person who cannot be', stored.replace('p1', 'å')],
  ['an accepted line without an amount', stored.replace('179250', '')],
  ['an open line with an amount', stored.replace('accepted', 'open')],
  ['no text', stored.replace('Byta bromsar', '')],
  ['a cell too many', `${stored}|more`],
  ['a cell too few', stored.replace('|todo', '')],
  ['two lines', `${stored}\n${stored}`],
])('a text with %s is no line', (_, text) => {
  expect(parseLine(text)).toBeNull();
});

test('no text smuggles in a cell or a line', () => {
  expect(lineText('Byta | olja\nnu\u2028genast')).toBe('Byta / olja nu genast');
  expect(lineText('å'.repeat(200))).toHaveLength(lineLimits.text.max);
  expect(lineText(`${'å'.repeat(119)}👩`)).toBe('å'.repeat(119));
});

const integer = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const anyLine = fc
  .record({
    kind: fc.constantFrom(...lineKinds),
    milliQty: fc.oneof(
      integer(lineLimits.milliQty),
      integer(lineLimits.milliQty).map((milliQty) => -milliQty),
    ),
    unit: fc.constantFrom(...lineUnits),
    unitOre: integer(lineLimits.unitOre),
    discount: fc.oneof(
      integer(lineLimits.discountBp).map((discountBp) => ({ discountBp, discountOre: 0 })),
      integer(lineLimits.discountOre).map((discountOre) => ({ discountBp: 0, discountOre })),
    ),
    vatRate: fc.constantFrom(...vatRates),
    staffId: fc.option(fc.stringMatching(/^[\w-]{1,20}$/)),
    answer: fc.constantFrom(...lineAnswers),
    agreed: integer({ min: 0, max: 999_999_999_999 }),
    work: fc.constantFrom(...lineWorks),
    text: fc.string({ unit: 'grapheme', maxLength: 150 }).map((text) => lineText(`Rad ${text}`)),
  })
  .map(({ agreed, discount, ...line }) => ({
    ...line,
    ...discount,
    agreedOre: mayBeDone(line) ? agreed : null,
  }));

test('every line reads as it was written', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      expect(parseLine(formatLine(line))).toEqual(line);
    }),
    { numRuns: 5000 },
  );
});
