import { kioskCodes } from './ledgerWorld';
import { plainCollections, wrongIds } from './plainCollections';
import { shardIds } from './partSpecs';
import { about, type Row } from './rows';
import { codes, colleague, createdBy, existing, workshops, type Person } from './world';
import { change, create, founded, founding } from './writes';

const { own } = workshops;
const longest = 'x'.repeat(128);

const copyAs = (collection: string, from: string, to: string) => [
  {
    set: `${own}/${collection}/${to}`,
    fields: { ...existing(`${own}/${collection}/${from}`), ...createdBy('olle') },
  },
];

const idsOf = (collection: string, from: string, right: string[], wrong: string[]): Row[] => {
  const { may, mayNot } = about(collection);
  return [
    ...right.map((id) => may('owner', `create ${id}`, copyAs(collection, from, id))),
    ...wrong.map((id) => mayNot('owner', `create ${id}`, copyAs(collection, from, id))),
  ];
};

const foundingAs = (id: string) => [
  founded('nils', id),
  ...founding('nils')
    .slice(1)
    .map((write) =>
      'set' in write ? { ...write, set: write.set.replace('/new', `/${id}`) } : write,
    ),
];

/** The ids that documents may have, and ids that are refused. */
export const idRows: Row[] = [
  ...Object.entries(plainCollections).flatMap(([collection, { id, rightIds, wrongIds }]) =>
    idsOf(collection, id, rightIds, wrongIds),
  ),
  ...['customers', 'vehicles'].flatMap((collection) =>
    idsOf(collection, `${collection.charAt(0)}1`, [longest], wrongIds),
  ),
  ...idsOf('bookings', 'unplanned', [longest], wrongIds),
  ...idsOf('replacedTexts', 't1', [longest], wrongIds),
  ...idsOf('replacedSettings', 's1', [longest], wrongIds),
  ...idsOf('workOrders', '1042', ['999999999'], ['999', '0999', '1234567890', 'x1000', '1000x']),
  ...idsOf('estimates', '1042_1', [longest], wrongIds),
  ...idsOf('lineCosts', 'k1', [longest], wrongIds),
  ...idsOf('followUps', '1042_a', [], ['1042', '1042_', '1042_b', '1042_a_b', 'x1042_a']),
  ...idsOf('clocks', 'p1', [longest], wrongIds),
  ...idsOf('orderNumbers', 'counter', [], ['another']),
  ...['partShards', 'partCosts'].flatMap((name) =>
    idsOf(name, '07', shardIds.right, shardIds.wrong),
  ),
  ...[['invites', codes.staff] as const, ['kioskCodes', kioskCodes.open] as const].flatMap(
    ([name, from]) =>
      idsOf(
        name,
        from,
        ['0123456789abcdef0123456789abcdef'],
        ['A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), 'å'.repeat(32)],
      ),
  ),
  about('workshops').may('outsider', 'found one with the longest id', foundingAs(longest)),
  ...wrongIds.map((id) =>
    about('workshops').mayNot('outsider', `found one called ${id}`, foundingAs(id)),
  ),
];

const { may, mayNot } = about('invites');
const read = (code: string) => ({ get: `${own}/invites/${code}` });
const used = `${own}/invites/${codes.used}`;
const unused = `${own}/invites/${codes.staff}`;

/** The reading, use and withdrawal of invites that exist. */
export const inviteRows: Row[] = [
  may('owner', 'read a used one', read(codes.used)),
  may('removed', 'read the one that he used', read(codes.usedByRemoved)),
  may('outsider', 'read an expired one', read(codes.expired)),
  ...(['staff', 'auditor', 'otherOwner', 'outsider', 'anonymous'] satisfies Person[]).map((who) =>
    mayNot(who, 'read a used one', read(codes.used)),
  ),
  mayNot('owner', 'open a used one again', [change('olle', used, { usedBy: null })]),
  mayNot('owner', 'put another’s name on a used one', [change('olle', used, { usedBy: 'stina' })]),
  mayNot('owner', 'use one up for a member', [change('olle', unused, { usedBy: colleague })]),
  mayNot('owner', 'extend one', [change('olle', unused, { expiresAt: new Date('2099-01-01') })]),
  mayNot('owner', 'give one another role', [change('olle', unused, { role: 'auditor' })]),
  mayNot('owner', 'touch the one that let a member in', [change('olle', used, {})]),
  may('owner', 'delete one that is gone', [{ delete: `${own}/invites/${codes.missing}` }]),
  mayNot('owner', 'delete a used one', [{ delete: used }]),
  mayNot('owner', 'create one that hands out ownership', [
    create('olle', `${own}/invites/${codes.missing}`, {
      ...existing(unused),
      role: 'owner',
    }),
  ]),
];
