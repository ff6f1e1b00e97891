import { partLimits } from '@/domain/part/part';
import { shardCount } from '@/domain/part/partShard';
import { field, isMap, type DocumentSpec, type FieldSpec } from './fieldSpecs';
import { part } from './partWorld';
import { about, type Row } from './rows';
import { existing, workshops, type Person } from './world';
import { change, create } from './writes';

const { own } = workshops;

const form =
  /^[^|\n\r]{1,30}\|[^|\n\r]{1,80}\|(h|st|par|l|kg|m)\|(0|[1-9]\d{0,7})\|(25|12|6|0)\|[^|\n\r]{0,60}\|[^|\n\r]{0,30}$/;
const longest = [
  ...['å'.repeat(partLimits.number.max), 'å'.repeat(partLimits.name.max), 'par', '99999999', '12'],
  ...['å'.repeat(partLimits.supplier.max), 'å'.repeat(partLimits.shelf.max)],
].join('|');

const most = 1000;
const longestId = 'x'.repeat(128);
const many = (count: number, each: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, each]));
const wrongTypes = [7, null, true, new Date(0)];

/** A map of at most a thousand texts under ids. */
function shardOf(isRight: (text: string) => boolean, right: string[], wrong: string[]): FieldSpec {
  const [usual = ''] = right;
  return field(
    (value) =>
      isMap(value) &&
      Object.keys(value).length <= most &&
      Object.entries(value).every(
        ([key, each]) => /^[\w-]{1,128}$/.test(key) && typeof each === 'string' && isRight(each),
      ),
    [
      ...[{ a: usual }, {}, { [longestId]: usual }, ...right.map((each) => ({ a: each }))],
      many(most, right.at(-1) ?? ''),
    ],
    [
      ...[many(most + 1, usual), { [`${longestId}x`]: usual }, { 'a b': usual }, { å: usual }],
      ...[...wrong, ...wrongTypes].map((each) => ({ a: usual, b: each })),
      ...[{ a: usual, b: [usual] }, { a: usual, b: { usual } }, [usual]],
    ],
  );
}

const cell = (from: string, to: string) => part.replace(from, to);
const parts = shardOf(
  (text) => form.test(text),
  [
    part,
    cell('14900', '0'),
    cell('Mann', ''),
    cell('B3', ''),
    ...['h', 'l', 'kg', 'm'].map((unit) => cell('|st|', `|${unit}|`)),
    ...['6', '0'].map((rate) => cell('|25|', `|${rate}|`)),
    longest,
  ],
  [
    '',
    'x',
    cell('W 712/95', ''),
    cell('W 712/95', 'å'.repeat(31)),
    cell('Oljefilter', ''),
    cell('Oljefilter', 'å'.repeat(81)),
    cell('Oljefilter', 'Olje|filter'),
    cell('Oljefilter', 'Olje\nfilter'),
    cell('|st|', '|tim|'),
    cell('14900', '100000000'),
    cell('14900', '-1'),
    cell('14900', '07'),
    cell('14900', ''),
    cell('|25|', '|24|'),
    cell('Mann', 'å'.repeat(61)),
    cell('B3', 'å'.repeat(31)),
    `${part}\n${part}`,
    `${part}\n`,
    `${part}|x`,
  ],
);
const costs = shardOf(
  (text) => /^(0|[1-9]\d{0,7})$/.test(text),
  ['6250', '0', '99999999'],
  ['', '-1', '07', '1.5', '100000000', '6250,6250', 'x', '6250\n'],
);

/** The ways to write the documents of the articles, below the workshop. */
export const partCases: { create: [string, DocumentSpec][]; update: [string, DocumentSpec][] } = {
  create: [
    ['partShards/08', { parts }],
    ['partCosts/08', { costs }],
  ],
  update: [
    ['partShards/07', { parts }],
    ['partCosts/07', { costs }],
  ],
};

/** The ids that shards may have, and others. */
export const shardIds = {
  right: ['00', '10', '59', '60', String(shardCount - 1)],
  wrong: ['64', '70', '7', '007', 'a0', '0a'],
};

const hidden = { [own]: { ...existing(own), hidesCosts: true } };

const whereHidden = (name: string, id: string, who: Person, isAllowed: boolean): Row[] => {
  const { may, mayNot } = about(name);
  return [{ get: `${own}/${name}/${id}` }, { list: `${own}/${name}`, limit: 64 }].map(
    (request) => ({
      ...(isAllowed ? may : mayNot)(
        who,
        `${'get' in request ? 'get' : 'list'} one that is hidden from staff`,
        request,
      ),
      where: hidden,
    }),
  );
};

const lineCost = (uid: string) => [
  create(uid, `${own}/lineCosts/k9`, { orderId: '1042', lineId: 'a', costOre: 6250 }),
];
const lineCosts = about('lineCosts');

/** Rows about costs that an owner hides from staff, costs of a missing order, and the removal of the last article. */
export const partRows: Row[] = [
  ...[
    ['partCosts', '07'],
    ['lineCosts', 'k1'],
  ].flatMap(([name = '', id = '']) => [
    ...whereHidden(name, id, 'owner', true),
    ...whereHidden(name, id, 'auditor', true),
    ...whereHidden(name, id, 'staff', false),
    ...whereHidden(name, id, 'otherOwner', false),
  ]),
  {
    ...lineCosts.may('owner', 'create one that is hidden from staff', lineCost('olle')),
    where: hidden,
  },
  {
    ...lineCosts.mayNot('staff', 'create one that is hidden from staff', lineCost('stina')),
    where: hidden,
  },
  lineCosts.mayNot('owner', 'create one of an order that is not there', [
    create('olle', `${own}/lineCosts/k9`, { orderId: '9999', lineId: 'a', costOre: 6250 }),
  ]),
  about('partShards').may('owner', 'take the last article away', [
    change('olle', `${own}/partShards/07`, { parts: {} }),
  ]),
];
