import { parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newOrder } from '@/domain/order/newOrder';
import { deviceName } from '@/domain/servicebook/deviceName';
import { entryForm } from '@/domain/servicebook/entryForm';
import { hasKey, verdictOf, verdictText } from '@/domain/servicebook/entryVerdict';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import { proposedCorrection, proposedEntry } from '@/domain/servicebook/proposedEntry';
import { contentOf } from '@/domain/servicebook/serviceEntry';
import { starterPlans } from '@/domain/servicebook/servicePlan';
import { makeSigningKey, signEntry } from '@/domain/servicebook/signing';
import { blankVehicle, newVehicle } from '@/domain/register/vehicle';
import { readEntry, serviceEntry } from '../../../support/serviceEntry';

const today = parseDate('2026-11-20');
const car = { make: 'Volvo', model: 'V70', fuel: 'diesel', odometerKm: 120_000 } as const;
const propose = (lines: Record<string, string>, values = {}) =>
  proposedEntry(newOrder({ lines, odometerKm: 121_300, ...values }), {
    ...{ plans: starterPlans, car, today, performer: 'Bo Lind' },
    serviceName: (id) => ({ yearly: 'Årlig service', tyres: 'Däckskifte' })[id],
  });
const done = (start: string, text: string) => `${start}|0|25|bo|accepted|100|done|${text}`;

describe('The entry that an order proposes', () => {
  test('has the work, parts and oil of the done lines, and the next service', () => {
    const entry = propose({
      a: done('labour|1500|h|119500', 'Service enligt plan'),
      b: done('part|4300|l|18000', 'Motorolja 5w-30 ACEA C3'),
      c: done('part|1000|st|14900', 'Oljefilter W 712/95'),
      d: done('part|4000|st|9900', 'Tändstift'),
      e: 'labour|1000|h|119500|0|25|bo|declined||todo|Byta bromsar',
      f: done('labour|1500|h|119500', 'Service enligt plan'),
    });
    expect(entry).toMatchObject({
      ...{ kind: 'service', doneOn: '2026-11-20', odometerKm: 121_300 },
      works: ['Service enligt plan'],
      parts: ['Oljefilter W 712/95', 'Tändstift, 4 st'],
      ...{ oilGrade: '5W-30', oilMl: 4300, nextOn: '2027-11-20', nextKm: 141_300 },
      performer: 'Bo Lind',
    });
  });

  test.each([
    ['Stor genomgång 60 000 km', 'yearly', 'service', '2027-11-20'],
    ['Skifte före service', 'tyres', 'tyres', null],
    ['Service som inte säljs längre', 'gone', 'service', '2027-11-20'],
  ])('of %s, a line of the service %s, is %s', (text, service, kind, nextOn) => {
    const line = done('package|1000|st|49500', text);
    expect(propose({ [`a_s60_${service}`]: line })).toMatchObject({
      ...{ kind, nextOn, works: [text] },
    });
  });

  test.each([
    ['Skifte till vinterdäck', 'tyres'],
    ['Kontrollbesiktning hos Bilprovningen', 'inspection'],
    ['Besiktning (30 punkter)', 'repair'],
    ['Åtgärder efter kontrollbesiktning', 'repair'],
    ['Kontroll inför kontrollbesiktning', 'repair'],
    ['Byta bromsar', 'repair'],
  ])('of %s is of its kind, and tells of no next service', (text, kind) => {
    expect(propose({ a: done('package|1000|st|49500', text) })).toMatchObject({
      ...{ kind, nextOn: null, nextKm: null },
    });
  });

  test.each([
    ['Skifte till vinterdäck', 'service'],
    ['Kontrollbesiktning', 'inspection'],
  ])('of a service beside %s is %s, and tells of the next service', (text, kind) => {
    expect(
      propose({
        a: done('package|1000|st|49500', text),
        b: done('labour|1500|h|119500', 'Service enligt plan'),
      }),
    ).toMatchObject({ kind, nextOn: '2027-11-20', nextKm: 141_300 });
  });

  test('of a wash is care, and takes the known odometer where none was read', () => {
    expect(propose({}, { group: 'wash', odometerKm: null })).toMatchObject({
      ...{ kind: 'care', odometerKm: 120_000, works: [] },
    });
  });
});

describe('The correction of an entry that an order proposed', () => {
  const wrong = serviceEntry({ odometerKm: 1_080_000, nextKm: 1_095_000, orderId: '1042' });

  test.each([
    [108_000, 108_000, 108_000, 123_000],
    [108_000, null, 108_000, 123_000],
    [1_080_000, 1_080_000, 1_080_000, 1_095_000],
    [null, 108_000, 1_080_000, 1_095_000],
  ])(
    'with %s km in the order and %s in the car has %s km, and next %s km',
    (order, car, km, next) => {
      expect(proposedCorrection(wrong, order, car)).toEqual({
        ...{ ...wrong, odometerKm: km, nextKm: next },
      });
    },
  );

  test.each([
    ['a tenth', 12_345, 123_456],
    ['ten times', 1_234_560, 123_456],
    ['ten times, with a later visit', 1_234_560, 130_000],
  ])('keeps a reading that was put right when it was signed: %s', (_, order, car) => {
    const right = { ...wrong, odometerKm: 123_456, nextKm: 138_456 };
    expect(proposedCorrection(right, order, car)).toEqual(right);
  });

  test('takes the reading of the order where the entry has none', () => {
    expect(proposedCorrection({ ...wrong, odometerKm: null }, 108_000, 108_000)).toMatchObject({
      ...{ odometerKm: 108_000, nextKm: 1_095_000 },
    });
  });

  test('leaves a next service that is no later than the mistyped reading', () => {
    expect(proposedCorrection({ ...wrong, nextKm: 123_000 }, 108_000, 108_000)).toMatchObject({
      ...{ odometerKm: 108_000, nextKm: 123_000 },
    });
  });

  test('brings the reminder of the next service and the car to the right reading', () => {
    const before = serviceEntry({ doneOn: '2024-11-18', odometerKm: 93_000 });
    const right = { ...wrong, ...proposedCorrection(wrong, 108_000, 108_000), correctsId: 'e2' };
    const there = [
      { id: 'e1', data: before },
      { id: 'e2', data: wrong },
    ];
    const stamps = { createdAt: new Date('2024-01-01'), updatedAt: new Date('2024-01-01') };
    const made = newVehicle({ ...blankVehicle, registrationNumber: 'ABC123' });
    const known = { ...made, ...stamps, odometerKm: 1_080_000 };
    const [change] = changedByEntries(
      { id: 'car', data: known },
      there,
      [{ id: 'e3', data: right }],
      108_000,
    );
    expect(change?.values).toMatchObject({
      odometerKm: 108_000,
      book: { serviceOn: '2026-11-18', serviceKm: 123_000, kmPerYear: 15_000 },
    });
  });
});

describe('The form of an entry', () => {
  const typed = {
    ...{ kind: 'repair', doneOn: '2026-11-20', odometerKm: '12 345 mil', odometerReason: '' },
    ...{ works: ' Byta bromsar \n\nProvkörning', parts: '', oilGrade: '', oilMl: '4,3' },
    ...{ remarks: '', nextOn: null, nextKm: null, isMakerRegistered: false, performer: 'Bo' },
    ...{ workshopName: 'Ekens bil', correctionReason: '' },
  };
  const read = (values = {}, others = [serviceEntry()], isCorrection = false) => {
    const result = v.safeParse(entryForm(others, { today, isCorrection, register: null }), {
      ...typed,
      ...values,
    });
    return result.success ? result.output : v.flatten(result.issues).nested;
  };

  test('reads mil, rows of text and litres', () => {
    expect(read()).toMatchObject({
      ...{ odometerKm: 123_450, works: ['Byta bromsar', 'Provkörning'], parts: [], oilMl: 4300 },
    });
  });

  test.each([
    [{ works: ' \n' }, { works: ['Skriv minst ett arbete.'] }],
    [{ works: 'x'.repeat(121) }, { works: ['Högst 120 tecken på en rad.'] }],
    [{ parts: 'x\n'.repeat(41) }, { parts: ['Högst 40 rader.'] }],
    [{ doneOn: '2026-11-21' }, { doneOn: ['Dagen har inte varit än.'] }],
    [{ odometerKm: '90000' }, { odometerReason: ['Skriv varför mätaren visar mindre än förut.'] }],
    [
      { odometerKm: '130000', doneOn: '2024-01-01' },
      { odometerReason: ['Skriv varför mätaren visar mindre senare.'] },
    ],
    [{ nextOn: '2026-11-20' }, { nextOn: ['Nästa service är efter den här.'] }],
    [{ nextKm: '120 000' }, { nextKm: ['Mätaren visar redan mer.'] }],
    [{ workshopName: '' }, { workshopName: ['Fyll i vilken verkstad som gjorde arbetet.'] }],
  ])('refuses %o', (values, faults) => {
    expect(read(values)).toEqual(faults);
  });

  test('asks why an entry is corrected, and takes a lower odometer with its reason', () => {
    expect(read({}, [], true)).toEqual({
      correctionReason: ['Fyll i varför noteringen rättas.'],
    });
    expect(read({ odometerKm: '90000', odometerReason: 'Instrumentet är bytt' })).toMatchObject({
      ...{ odometerKm: 90_000, odometerReason: 'Instrumentet är bytt' },
    });
  });
});

describe('What is known of a stored entry', () => {
  const stored = async (values = {}) => {
    const key = await makeSigningKey();
    const content = serviceEntry();
    const signature = await signEntry(key, contentOf(content));
    const keyOf = (isRevoked: boolean, updatedAt = new Date('2036-11-24T08:00:00Z')) => ({
      ...{ ...key.publicKey, device: 'Bo, Chrome på Windows', isRevoked },
      ...{ createdBy: 'bo', createdAt: new Date(0), updatedAt },
    });
    const entry = readEntry({ signature, ...values });
    const read = async (keys: Map<string, ReturnType<typeof keyOf>>) =>
      verdictText(await verdictOf(entry, keys, []));
    return { key, keyOf, read };
  };

  test('is who signed it, whether it was changed, and whether its key was revoked', async () => {
    const { key, keyOf, read } = await stored();
    expect(await read(new Map([[key.id, keyOf(false)]]))).toBe(
      'Signerad av Bo, Chrome på Windows, oförändrad',
    );
    expect(await read(new Map([[key.id, keyOf(true)]]))).toBe(
      'Signerad av Bo, Chrome på Windows, oförändrad. Nyckeln återkallades 2036-11-24, efter noteringen',
    );
    expect(await read(new Map([[key.id, keyOf(true, new Date(0))]]))).toBe(
      'Signerad av Bo, Chrome på Windows, men nyckeln var återkallad sedan 1970-01-01 när noteringen kom. Signaturen visar inte vem som skrev den',
    );
    expect(await read(new Map())).toBe('Nyckeln är okänd');
    const changed = await stored({ odometerKm: 10_800 });
    expect(await changed.read(new Map([[changed.key.id, changed.keyOf(false)]]))).toBe(
      'Ändrad sedan den signerades',
    );
    expect(await (await stored({ signature: null })).read(new Map())).toBe('Osignerad');
  });

  test('of another workshop names it only by a key that signed an order there', async () => {
    const key = await makeSigningKey();
    const imported = async (values = {}) =>
      readEntry({
        ...{ ...serviceEntry(values), isImported: true, importedKey: key.publicKey },
        signature: await signEntry(key, contentOf(serviceEntry(values))),
      });
    const [ofOrder, byHand] = [await imported({ origin: 'order' }), await imported()];
    const read = async (entry: typeof byHand, entries: (typeof byHand)[]) =>
      verdictText(await verdictOf(entry, new Map(), entries));
    const named = 'Signerad av Ekens bil enligt filen, oförändrad';
    expect(await read(ofOrder, [ofOrder])).toBe(named);
    // The workshop that did the work has not signed what another one has written of it.
    const byKey = `Signerad med nyckel ${key.id.slice(0, 10)}, oförändrad`;
    expect(await read(byHand, [byHand])).toBe(byKey);
    expect(await read(byHand, [byHand, ofOrder])).toBe(named);
    const elsewhere = { name: 'Bilhörnan', organisationNumber: null, city: null };
    const ofOther = await imported({ origin: 'order', workshop: elsewhere });
    expect(await read(byHand, [byHand, ofOther])).toBe(byKey);
    const otherKey = { ...ofOrder, signature: { keyId: 'k'.repeat(43), value: 's'.repeat(86) } };
    expect(await read(byHand, [byHand, otherKey])).toBe(byKey);
  });

  test('waits for the key that is neither with the entry nor among those that are there', () => {
    const signature = { keyId: 'k'.repeat(43), value: 's'.repeat(86) };
    const keys = new Map([['k'.repeat(43), true]]);
    expect(hasKey({ signature, importedKey: null }, new Map())).toBe(false);
    expect(hasKey({ signature, importedKey: null }, keys)).toBe(true);
    expect(hasKey({ signature, importedKey: { x: 'x', y: 'y' } }, new Map())).toBe(true);
    expect(hasKey({ signature: null, importedKey: null }, new Map())).toBe(true);
  });

  test('by a key of this workshop is judged by it, also when it comes in a file', async () => {
    const { key, keyOf } = await stored();
    const content = serviceEntry();
    const entry = readEntry({
      ...{ isImported: true, importedKey: key.publicKey },
      signature: await signEntry(key, contentOf(content)),
    });
    const read = async (isRevoked: boolean) =>
      verdictText(await verdictOf(entry, new Map([[key.id, keyOf(isRevoked)]]), []));
    expect(await read(false)).toBe('Signerad av Bo, Chrome på Windows, oförändrad');
    expect(await read(true)).toMatch(/, efter noteringen$/);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge på Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1', 'Safari på iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Safari/537.36', 'Chrome på Android'],
  ['curl/8.0', 'Webbläsare på okänd enhet'],
])('a device is told from others by %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
