import { expect, test } from 'vitest';
import { anonymisedCustomer } from '@/domain/register/customer';
import {
  allTags,
  findRows,
  type RegisterFilter,
  vehiclesOf,
} from '@/domain/register/registerSearch';
import { indexOf, keptCustomer, keptVehicle } from '../../../support/registerEntries';

const index = indexOf(
  [
    keptCustomer(
      'anna',
      {
        name: 'Anna-Karin Öberg',
        phones: ['+46701740605'],
        email: 'Anna.Oberg@exempel.se',
        address: { street: 'Gatan 1', postcode: '123 45', city: 'Åkersberga' },
        tags: ['Stamkund', 'Däckhotell'],
      },
      new Date(3),
    ),
    keptCustomer('hanna', { name: 'Hanna Ek', phones: ['+4712345678'], tags: ['Stamkund'] }),
    keptCustomer(
      'akeri',
      {
        kind: 'company',
        name: 'Åkeri 24-7 AB',
        organisationNumber: '4432119875',
        phones: ['+4687401122'],
        address: { street: null, postcode: null, city: 'Zinkgruvan' },
      },
      new Date(2),
    ),
    keptCustomer('gone', anonymisedCustomer('private', 'Begäran')),
    keptCustomer('jose', { name: 'José Müller' }),
  ],
  [
    keptVehicle('v1', {
      registrationNumber: 'DEF10O',
      make: 'Volvo',
      model: 'V70',
      ownerId: 'anna',
    }),
    keptVehicle('v2', {
      registrationNumber: 'ABC123',
      make: 'Škoda',
      vin: 'TMBJJ7NE8J0123456',
      ownerId: 'anna',
      payerId: 'akeri',
    }),
    keptVehicle('v3', { registrationNumber: 'ABD456', ownerId: 'jose' }),
    keptVehicle('v7', { registrationNumber: 'FÜÉ123', ownerId: 'jose' }),
    keptVehicle('v4', { registrationNumber: 'XYZ789' }, new Date(9)),
    keptVehicle('v5', { registrationNumber: 'WVU111', ownerId: 'unknown', driverId: 'hanna' }),
    keptVehicle('v6', {
      registrationNumber: 'GONE1',
      ownerId: 'gone',
      formerOwners: { jose: '2020-01-01' },
    }),
  ],
);

function found(query: string, filter: Partial<RegisterFilter> = {}): string[] {
  return findRows(index, { query, kind: 'all', tags: [], sort: 'name', ...filter }).map(
    ({ customer, vehicles }) => customer?.id ?? `-${vehicles[0]?.id}`,
  );
}

test.each([
  ['0701740605'],
  ['070-174 06 05'],
  ['+46701740605'],
  ['+46 (0)70-174 06 05'],
  ['46 70 174'],
  ['0046701740605'],
  ['00 46 70-174'],
  ['070/174'],
  ['1740605'],
  ['174\u00a006\u201305'],
])('the phone 070-174 06 05 is found by %s', (query) => {
  expect(found(query)).toEqual(['anna']);
});

test.each([
  ['foreign phone', '004712', ['hanna']],
  ['part of a name', 'karin', ['anna']],
  ['words of a name in any order', 'ÖBERG anna', ['anna']],
  ['composed otherwise', 'o\u0308berg', ['anna']],
  ['e-mail', 'anna.oberg@EXEMPEL', ['anna']],
  ['organisation number', '443211-9875', ['akeri']],
  ['organisation number in two words', '443211 98', ['akeri']],
  ['city', 'åkersb', ['anna']],
  ['tag', 'däckh', ['anna']],
  ['letters without their accents', 'jose muller', ['jose']],
  ['letters with other accents', 'Jòsé', ['jose']],
  ['a make', 'skoda', ['anna', 'akeri']],
  ['a for å', 'akeri', ['akeri']],
  ['o for ö', 'oberg', ['anna']],
  ['a for å in a city', 'anna akersberga', ['anna']],
  ['a for ä in a tag', 'dackh', ['anna']],
  ['a model and a name', 'v70 anna', ['anna']],
  ['part of a VIN', 'tmbjj7ne8j0', ['anna', 'akeri']],
  ['a VIN with O for 0', 'E8JO1', ['anna', 'akeri']],
  ['a plate', 'ABC123', ['anna', 'akeri']],
  ['a plate with a space', 'abc 12', ['anna', 'akeri']],
  ['a plate with a hyphen', 'def-1', ['anna']],
  ['0 for O and O for 0', 'def 1o0', ['anna']],
  ['the end of a plate', 'bd456', ['jose']],
  ['the letters of a foreign plate', 'FÜÉ 12', ['jose']],
  ['them without their accents', 'fue123', ['jose']],
  ['a vehicle that it drives', 'wvu111', ['hanna', '-v5']],
  ['a vehicle of nobody', 'xyz', ['-v4']],
  ['punctuation beside words', 'anna - volvo', ['anna']],
  ['the family name first', 'Öberg,anna;', ['anna']],
])('a customer is found by %s: %s', (_, query, ids) => {
  expect(found(query).toSorted()).toEqual(ids.toSorted());
});

test.each([
  ['lukasz walesa', 'Łukasz Wałęsa'],
  ['Yildiz', 'Ayşe Yıldız'],
  ['YILDIZ', 'Ayşe Yıldız'],
  ['strauss', 'Levi Strauß'],
  ['Strauß', 'Botho Strauss'],
  ['dorde', 'Đorđe Balašević'],
])('%s finds %s', (query, name) => {
  const others = [keptCustomer('other', { name: 'Anna Berg' })];
  const some = indexOf([keptCustomer('named', { name }), ...others], []);
  const rows = findRows(some, { query, kind: 'all', tags: [], sort: 'name' });
  expect(rows.map(({ customer }) => customer?.id)).toEqual(['named']);
});

test.each([
  ['every word must hit', 'anna saab'],
  ['ö is not o', 'jösé'],
  ['a letter O in a plate is no zero of a phone', 'o7o174'],
  ['what was anonymised', 'anonymiserad'],
  ['nor its reason', 'begäran'],
  ['markup is only text', '<img src=x onerror=alert(1)>'],
])('nothing is found: %s (%s)', (_, query) => {
  expect(found(query)).toEqual([]);
});

test('a very long text is looked for no further than it could stand', () => {
  expect(found('x'.repeat(100_000))).toEqual([]);
  expect(found('anna '.repeat(30_000))).toEqual(['anna', 'hanna']);
});

test('a query of nothing but spaces and punctuation is none', () => {
  expect(found(' - ')).toEqual(found(''));
});

test('hits come by exact plate, start of a plate, name, then the rest', () => {
  const rows = indexOf(
    [
      keptCustomer('rest', { name: 'A Kabcd' }),
      keptCustomer('name', { name: 'B Abc' }),
      keptCustomer('beginning', { name: 'C' }),
      keptCustomer('exact', { name: 'D' }),
      keptCustomer('payer', { name: 'A' }),
    ],
    [
      keptVehicle('1', { registrationNumber: 'ABC999', ownerId: 'beginning' }),
      keptVehicle('2', { registrationNumber: 'ABC', ownerId: 'exact', payerId: 'payer' }),
    ],
  );
  const filter = { query: 'abc', kind: 'all', tags: [], sort: 'name' } as const;
  const ids = findRows(rows, { ...filter, tags: [] }).map(({ customer }) => customer?.id);
  expect(ids).toEqual(['exact', 'beginning', 'name', 'payer', 'rest']);
});

test.each([
  ['hakan', ['same', 'bare', 'mail', 'other']],
  ['håkan', ['bare', 'other']],
  ['lof', ['bare', 'mail', 'inside']],
])('%s ranks the very letters first: %j', (query, ids) => {
  const rows = indexOf([
    keptCustomer('bare', { name: 'Håkan Löf' }),
    keptCustomer('same', { name: 'Mats Hakan' }),
    keptCustomer('mail', { name: 'Ada', email: 'hakan.lof@exempel.se' }),
    keptCustomer('other', { name: 'Bo', tags: ['Xhåkan'] }),
    keptCustomer('inside', { name: 'Cia', tags: ['xlöf'] }),
  ]);
  const found = findRows(rows, { query, kind: 'all', tags: [], sort: 'name' });
  expect(found.map(({ customer }) => customer?.id)).toEqual(ids);
});

test('a phone as a whole comes before its parts here and there', () => {
  const rows = indexOf([
    keptCustomer('scattered', { name: 'A', phones: ['+46701700174'] }),
    keptCustomer('whole', { name: 'B', phones: ['+46701740000'] }),
  ]);
  const found = findRows(rows, { query: '070 174', kind: 'all', tags: [], sort: 'name' });
  expect(found.map(({ customer }) => customer?.id)).toEqual(['whole', 'scattered']);
});

test('a row shows the vehicles that answer first, then the rest of those owned', () => {
  const platesFor = (query: string, id: string) =>
    findRows(index, { query, kind: 'all', tags: [], sort: 'name' })
      .find(({ customer }) => customer?.id === id)
      ?.vehicles.map(({ data }) => data.registrationNumber);
  expect(platesFor('', 'anna')).toEqual(['ABC123', 'DEF10O']);
  expect(platesFor('volvo', 'anna')).toEqual(['DEF10O', 'ABC123']);
  expect(platesFor('', 'akeri')).toEqual([]);
  expect(platesFor('abc123', 'akeri')).toEqual(['ABC123']);
});

test('vehicles of an anonymised customer are found by their plates', () => {
  expect(found('gone1')).toEqual(['gone']);
});

test.each([
  ['name', ['anna', 'hanna', 'jose', 'akeri', '-v5', '-v4', 'gone']],
  ['changed', ['-v4', 'anna', 'akeri', 'gone', 'hanna', 'jose', '-v5']],
  ['city', ['akeri', 'anna', 'hanna', 'jose', '-v5', '-v4', 'gone']],
  ['plate', ['anna', 'jose', 'gone', '-v5', '-v4', 'hanna', 'akeri']],
] as const)('without a query all are sorted by %s', (sort, ids) => {
  expect(found('', { sort })).toEqual(ids);
});

test.each([
  [{ kind: 'company' }, ['akeri']],
  [{ kind: 'private' }, ['anna', 'hanna', 'jose', 'gone']],
  [{ kind: 'ownerless' }, ['-v5', '-v4']],
  [{ tags: ['Stamkund'] }, ['anna', 'hanna']],
  [{ tags: ['Stamkund', 'Däckhotell'] }, ['anna']],
  [{ tags: ['STAMKUND', 'däckhotell'] }, ['anna']],
  [{ tags: ['Stamkund'], kind: 'company' }, []],
] as const)('the filter %j leaves %j', (filter, ids) => {
  expect(found('', { ...filter, tags: 'tags' in filter ? [...filter.tags] : [] })).toEqual(ids);
});

test('tags come with the most used first, whatever their capitals', () => {
  expect(allTags(index)).toEqual(['Stamkund', 'Däckhotell']);
  expect(allTags(index, 'anna')).toEqual(['Stamkund']);
  const spelled = [['Däck'], ['VIP', 'däck'], ['vip']].map((tags, place) =>
    keptCustomer(`c${place}`, { tags }),
  );
  expect(allTags(indexOf(spelled, []))).toEqual(['Däck', 'VIP']);
});

test('the vehicles of a customer are parted by what they are to it', () => {
  const idsOf = (customerId: string) => {
    const { owned, paid, driven, former } = vehiclesOf(index, customerId);
    return [owned, paid, driven, former].map((list) => list.map(({ id }) => id));
  };
  expect(idsOf('anna')).toEqual([['v2', 'v1'], [], [], []]);
  expect(idsOf('akeri')).toEqual([[], ['v2'], [], []]);
  expect(idsOf('hanna')).toEqual([[], [], ['v5'], []]);
  expect(idsOf('jose')).toEqual([['v3', 'v7'], [], [], ['v6']]);
  expect(idsOf('unknown')).toEqual([[], [], [], []]);
});

test('an owner who also pays and drives is shown its vehicle once', () => {
  const one = indexOf(
    [keptCustomer('a')],
    [keptVehicle('v', { ownerId: 'a', payerId: 'a', driverId: 'a' })],
  );
  expect(vehiclesOf(one, 'a').paid).toEqual([]);
  const rows = findRows(one, { query: 'abc123', kind: 'all', tags: [], sort: 'name' });
  expect(rows.map(({ vehicles }) => vehicles.length)).toEqual([1]);
});
