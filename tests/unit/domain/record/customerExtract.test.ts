import { expect, test } from 'vitest';
import { newOrder } from '@/domain/order/newOrder';
import {
  customerExtract,
  type KnownInspections,
  type KnownPhotos,
  type KnownTexts,
} from '@/domain/record/customerExtract';
import type { KnownFollowUps } from '@/domain/record/followUpExtract';
import type { HistoryItem, KnownHistory } from '@/domain/record/history';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { booked, bookingEntry } from '../../../support/bookingEntries';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { readyRegister } from '../../../support/readyRegister';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const workshop = {
  ...starterWorkshop,
  phone: '+46846500400',
  checklistDone: false,
  owners: ['olle'],
  createdBy: 'olle',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const anna = { ...keptCustomer('anna', { name: 'Anna Berg' }), pending: false };
const facts = { make: 'Volvo', model: 'V70', year: 2015, vin: 'VIN', notes: 'Repa fram.' };
const register = readyRegister(
  [anna],
  [
    keptVehicle('sold', {
      ...facts,
      registrationNumber: 'ÅÅÅ111',
      ownerId: 'bo',
      formerOwners: { anna: '2025-01-31', cia: '2020-01-01' },
    }),
    keptVehicle('own', { ...facts, registrationNumber: 'DEF456', ownerId: 'anna', payerId: 'bo' }),
    keptVehicle('driven', { registrationNumber: 'ABC123', ownerId: 'bo', driverId: 'anna' }),
    keptVehicle('of others', { registrationNumber: 'XYZ789', ownerId: 'bo' }),
  ],
);
const item: HistoryItem = {
  kind: 'booking',
  ...bookingEntry('b1', {
    customerId: 'anna',
    vehicleId: 'own',
    staffId: 'olle',
    services: [booked('Stor service'), booked('Däckskifte', { priceOre: 49_500 })],
    startsAt: at('2026-11-20 08:00'),
    endsAt: at('2026-11-20 10:00'),
    note: 'Vill ha kaffe.',
  }),
};
const history: KnownHistory = { items: [item], complete: true };
const texts: KnownTexts = {
  items: [
    {
      ...{ id: 't1', pending: false },
      data: {
        ...{ collection: 'bookings', recordId: 'b1', customerId: 'anna', field: 'note' },
        ...{ value: 'Vill ha te.', writtenBy: 'stina', createdBy: 'olle' },
        createdAt: at('2026-11-20 09:00'),
      },
    },
  ],
  complete: true,
};
const answer = (id: string, name: string, personId: string | null = null) => ({
  ...{ id, pending: false },
  data: {
    ...{ orderId: '1042', estimateId: '1042_1', hash: 'a1'.repeat(32), customerId: 'anna' },
    ...({ kind: 'answer', answers: { a: 'accepted' }, name, how: 'onSite', reason: null } as const),
    ...{ signature: 'M1 2L3 4', createdBy: 'olle', personId },
    ...{ answeredAt: at('2026-11-20 09:00'), createdAt: at('2026-11-20 09:00') },
  },
});
const answers = {
  items: [
    ...[
      answer('own', 'Anna Berg'),
      answer('other', 'Bo Ek'),
      answer('namesake', 'Anna Berg', 'bo'),
    ],
    answer('former', 'Anna Ek', 'anna'),
  ],
  orders: [],
  estimates: [
    {
      ...{ id: '1042_1', pending: false },
      data: {
        ...{ orderId: '1042', number: 2, priceType: 'fixed' as const, pricesInclVat: true },
        ...{ discountBp: 0, netOre: 0, vatOre: 0, payableOre: 0, hash: 'a1'.repeat(32) },
        lines: { a: 'part|1000|st|0|0|25||open||todo|Bromsskivor' },
        ...{ createdBy: 'olle', createdAt: at('2026-11-20 08:00') },
      },
    },
  ],
  ids: ['anna'],
  complete: true,
};
const order: HistoryItem = {
  ...{ kind: 'order', id: '1042', pending: false },
  data: {
    ...newOrder({ customerId: 'anna', vehicleId: 'own', damages: { d: '150|430|scratch|10 cm' } }),
    ...{ createdAt: at('2026-11-20 08:00'), updatedAt: at('2026-11-20 08:00') },
  },
};
const invoice: HistoryItem = {
  ...{ kind: 'invoice', id: 'F10001', pending: false },
  data: {
    ...issuedInvoice({ vehicleId: 'own', note: 'Ring gärna.' }),
    ...{ createdBy: 'olle', createdAt: at('2026-11-20 10:00') },
  },
};
const inspections: KnownInspections = {
  items: ['1042', '1043'].map((orderId) => ({
    ...{ id: `${orderId}_a`, pending: false },
    data: {
      ...{ orderId, templateName: 'Däck', isCheck: false },
      points: { p00: 'Däck|mm|Mönsterdjup', p01: 'Däck||Fälgar', p02: 'Däck||Ventiler' },
      judged: { p00: `red|olle|${at('2026-11-20 08:10').getTime()}` },
      ...{ measured: { p00: '2000' }, notes: { p00: 'Slitet', p02: 'Rost' }, photos: {} },
      ...{ createdAt: at('2026-11-20 08:05'), updatedAt: at('2026-11-20 08:10') },
    },
  })),
  complete: true,
};
const photos: KnownPhotos = {
  items: ['1042', '1043'].map((id) => ({
    ...{ id, pending: false },
    data: { photoId: 'b', thumbs: { b: `/9j/b${id}`, a: `/9j/a${id}` } },
  })),
  complete: true,
};
const followUps: KnownFollowUps = {
  items: [
    {
      ...{ id: '1042_a', pending: false },
      data: {
        ...{ orderId: '1042', lineId: 'a', vehicleId: 'own', customerId: 'anna' },
        line: 'part|1000|st|340000|0|25|olle|declined||todo|Bromsskivor fram',
        ...{ pricesInclVat: true, dueOn: '2027-02-20', dueKm: 130_000, contactedOn: null },
        ...{ bookingId: null, closedBy: 'hand', closedReason: 'Kunden vill inte' },
        ...{ createdAt: at('2026-11-20 08:00'), updatedAt: at('2026-11-20 08:00') },
      },
    },
  ],
  complete: true,
};
const extract = customerExtract(
  workshop,
  anna,
  register,
  { ...history, items: [item, order, invoice] },
  texts,
  answers,
  inspections,
  photos,
  followUps,
  { items: [], complete: true },
  { lists: [], complete: true },
  '2026-11-20',
);

test('an extract holds the texts that were replaced, and none of those who wrote them', () => {
  expect(extract.replacedTexts).toEqual([
    { field: 'note', value: 'Vill ha te.', day: '2026-11-20' },
  ]);
});

test('an extract holds the answers to estimates, and names nobody else who gave one', () => {
  expect(extract.answers).toMatchObject([
    { number: 'AO\u00a01042', how: 'onSite', name: 'Anna Berg', signature: 'M1 2L3 4' },
    { number: 'AO\u00a01042', how: 'onSite', name: null, signature: null },
    { name: null, signature: null },
    { name: 'Anna Ek', signature: 'M1 2L3 4' },
  ]);
  expect(extract.answers[0]).toMatchObject({
    ...{ estimate: 'Kostnadsförslag 2', lines: ['Bromsskivor: Godkänd'] },
  });
});

test('an extract holds the card, whoever keeps it and the day', () => {
  expect(extract).toMatchObject({
    format: 'verkstadsnavet-registerutdrag',
    version: 1,
    day: '2026-11-20',
    workshop: { name: 'Min verkstad', phone: '+46846500400' },
    customer: { id: 'anna', name: 'Anna Berg' },
  });
  expect(Object.keys(extract.workshop)).not.toContain('owners');
});

test('an extract holds the vehicles that have to do with the customer, by plate', () => {
  const vehicles = extract.vehicles.map(({ registrationNumber, relations }) => [
    registrationNumber,
    ...relations,
  ]);
  expect(vehicles).toEqual([
    ['ABC123', 'driver'],
    ['DEF456', 'owner'],
    ['ÅÅÅ111', 'formerOwner'],
  ]);
});

test('an extract tells of a car that somebody else owns now only which car it is', () => {
  const [, own, sold] = extract.vehicles;
  expect(own).toMatchObject({ vin: 'VIN', notes: 'Repa fram.', ownedUntil: null });
  expect(sold).toEqual({
    relations: ['formerOwner'],
    ownedUntil: '2025-01-31',
    registrationNumber: 'ÅÅÅ111',
    make: 'Volvo',
    model: 'V70',
    year: 2015,
  });
});

test('an extract names no other customer and nobody who works there', () => {
  const text = JSON.stringify(extract);
  for (const id of ['"bo"', '"cia"', '"olle"']) expect(text).not.toContain(id);
});

test('an extract tells the car, the price and the note of a booking', () => {
  expect(extract.bookings).toEqual([
    expect.objectContaining({
      registrationNumber: 'DEF456',
      priceOre: 149_500,
      note: 'Vill ha kaffe.',
      status: 'booked',
    }),
  ]);
});

test('an extract tells the findings of an inspection, without the clean points', () => {
  expect(extract.workOrders.map((each) => each.inspections)).toEqual([
    [
      {
        ...{ day: '2026-11-20', template: 'Däck' },
        points: [
          'Mönsterdjup: Röd – åtgärda, 2\u00a0mm (Slitet)',
          'Ventiler: Ej kontrollerad (Rost)',
        ],
      },
    ],
  ]);
});

test('an extract tells what was invoiced, and to whom it was addressed', () => {
  expect(extract.invoices).toEqual([
    {
      ...{ name: 'Faktura 10001', registrationNumber: 'DEF456', lines: ['Felsökning'] },
      ...{ issuedOn: '2026-11-20', dueOn: '2026-12-20', payableOre: 179_300, note: 'Ring gärna.' },
      buyer: {
        ...{ name: 'Anna Berg', organisationNumber: null, reference: null, email: null },
        address: { street: 'Bergsgatan 2', postcode: '123 46', city: 'Berga' },
      },
    },
  ]);
});

test('an extract shows the photos of the car and tells of its damages', () => {
  expect(extract.workOrders.map((each) => [each.photos, each.damages])).toEqual([
    [['/9j/a1042', '/9j/b1042'], ['Framdörr vänster: Repa (10 cm)']],
  ]);
});

test('an extract is not called whole while photos or inspections are missing', () => {
  const none = { items: [], complete: true };
  const some = { items: [], complete: false };
  const whole = [
    [none, none],
    [none, some],
    [some, none],
    [none, none, some],
    [none, none, none, some],
    [none, none, none, none, some],
  ].map(
    ([found = none, taken = none, declined = none, driven = none, { complete: listed } = none]) =>
      customerExtract(
        ...([
          workshop,
          anna,
          register,
          history,
          texts,
          answers,
          found,
          taken,
          declined,
          driven,
          { lists: [], complete: listed },
          '2026-11-20',
        ] as const),
      ).documentsComplete,
  );
  expect(whole).toEqual([history.complete, false, false, false, false, false]);
});

test('an extract tells what the customer declined, and how that was followed up', () => {
  expect(extract.followUps).toEqual([
    {
      ...{ number: 'AO\u00a01042', registrationNumber: 'DEF456', work: 'Bromsskivor fram' },
      ...{ price: 'ca 3\u00a0400\u00a0kr', declinedOn: '2026-11-20', contactedOn: null },
      ...{ due: '2027-02-20 eller vid 130\u00a0000\u00a0km', state: 'Avslutad: Kunden vill inte' },
    },
  ]);
});

test('an extract says where there may be more', () => {
  expect([extract.vehiclesComplete, extract.documentsComplete]).toEqual([true, true]);
  expect(extract.replacedTextsComplete).toBe(true);
  const partial = customerExtract(
    workshop,
    anna,
    { ...register, unreadable: [{ collection: 'vehicles', id: 'v9' }] },
    { items: [], complete: false },
    { items: [], complete: false },
    { ...answers, items: [], complete: false },
    { items: [], complete: true },
    { items: [], complete: true },
    { items: [], complete: true },
    { items: [], complete: true },
    { lists: [], complete: true },
    '2026-11-20',
  );
  expect(partial).toMatchObject({
    ...{ vehiclesComplete: false, documentsComplete: false },
    ...{ replacedTextsComplete: false, answersComplete: false },
  });
});
