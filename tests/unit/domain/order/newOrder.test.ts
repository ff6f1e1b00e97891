import { expect, test } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import {
  answered,
  changedLine,
  lineDraft,
  newLine,
  parseDiscount,
  parseLineDiscount,
  parseQuantity,
} from '@/domain/order/lineDraft';
import { orderFromBooking } from '@/domain/order/newOrder';
import {
  byPromise,
  isAtHand,
  isJobOf,
  isLate,
  linesOf,
  orderName,
  searchedNumber,
} from '@/domain/order/order';
import { stages } from '@/domain/order/stage';
import * as v from 'valibot';

const times = { createdAt: new Date(0), updatedAt: new Date(0) };
const oil = {
  serviceId: 's1',
  name: 'Oljebyte | filter',
  minutes: 45,
  priceOre: 129_500,
  vatRate: 25 as const,
};
const wash = {
  serviceId: 's2',
  name: 'Tvätt',
  minutes: 30,
  priceOre: 24_900,
  vatRate: 25 as const,
};
const booking = {
  ...newBooking({ customerId: 'c1', vehicleId: 'v1', staffId: 'p1', services: [oil, wash] }),
  ...times,
};
const groupOf = (id: string) => (id === 's1' ? ('workshop' as const) : ('wash' as const));
const draft = {
  ...{ odometerKm: 123_456, keyNumber: '7', complaint: 'Gnisslar', priceType: 'fixed' as const },
  ...{ dueAt: new Date('2026-11-23T15:00:00Z'), staffId: 'p1' },
};
const vehicle = { payerId: 'c2', driverId: 'c1' };
const ids = ['a', 'b'];

test('a booking becomes an order with its services as agreed lines', () => {
  const about = { customer: { kind: 'private' as const }, vehicle };
  const order = orderFromBooking('b1', booking, about, groupOf, draft, ids);
  expect(order).toMatchObject({
    ...{ bookingId: 'b1', customerId: 'c1', vehicleId: 'v1', ...draft },
    // The driver is the owner, and need not be named twice.
    ...{ payerId: 'c2', driverId: null },
    ...{ group: 'workshop', stage: 'checkedIn', isOpen: true, pricesInclVat: true },
    agreedPriceType: 'fixed',
  });
  expect(order.lines).toEqual({
    a_s45_s1: 'package|1000|st|129500|0|25|p1|accepted|129500|todo|Oljebyte / filter',
    b_s30_s2: 'package|1000|st|24900|0|25|p1|accepted|24900|todo|Tvätt',
  });
});

test('the lines are for whoever is responsible at check-in', () => {
  const about = { customer: undefined, vehicle: undefined };
  const order = orderFromBooking('b1', booking, about, groupOf, { ...draft, staffId: 'p2' }, ids);
  expect(order.staffId).toBe('p2');
  expect(linesOf(order).map(({ line }) => line.staffId)).toEqual(['p2', 'p2']);
});

test('a company is told prices without VAT, and an approximate price is no package', () => {
  const about = { customer: { kind: 'company' as const }, vehicle: undefined };
  const approx = { ...draft, priceType: 'approx' as const };
  const only = { ...booking, services: [wash] };
  const order = orderFromBooking('b1', only, about, groupOf, approx, ids);
  expect(order).toMatchObject({ pricesInclVat: false, group: 'wash', payerId: null });
  expect(order.lines).toEqual({
    a_s30_s2: 'labour|1000|st|19920|0|25|p1|accepted|19920|todo|Tvätt',
  });
});

test('lines are listed in the order of their ids', () => {
  const about = { customer: undefined, vehicle: undefined };
  const order = orderFromBooking('b1', booking, about, groupOf, draft, ['b', 'a']);
  expect(linesOf(order).map(({ line }) => line.text)).toEqual(['Tvätt', 'Oljebyte / filter']);
});

test('an order is the job of its responsible person and of those with lines to do', () => {
  const line = 'part|1000|st|100|0|25|bo|open||todo|Filter';
  const order = { staffId: 'kim', lines: { a: line } };
  expect(['kim', 'bo', 'eva'].map((id) => isJobOf(order, id))).toEqual([true, true, false]);
  for (const over of [line.replace('todo', 'done'), line.replace('open', 'declined')]) {
    expect(isJobOf({ ...order, lines: { a: over } }, 'bo')).toBe(false);
  }
});

test.each([
  ['AO 1042', '1042'],
  ['ao1042 ', '1042'],
  ['AO\u00a01042', '1042'],
  ['1042', '1042'],
  ['0701740605', null],
  ['ABC 123', null],
  ['104', null],
])('%s is a search for %s', (query, number) => {
  expect(searchedNumber(query)).toBe(number);
});

test('orders are listed by what is promised, and then by their numbers', () => {
  const later = new Date(draft.dueAt.getTime() + 1);
  const orders = [
    { id: '1000', data: { dueAt: null } },
    { id: '999', data: { dueAt: null } },
    { id: '1001', data: { dueAt: later } },
    { id: '1003', data: { dueAt: draft.dueAt } },
    { id: '1002', data: { dueAt: draft.dueAt } },
  ];
  expect(orders.toSorted(byPromise).map(({ id }) => id)).toEqual([
    ...['1002', '1003', '1001', '999', '1000'],
  ]);
});

test('an order is at hand while the car is here and not ready', () => {
  expect(stages.filter((stage) => isAtHand({ stage }))).toEqual([
    ...['checkedIn', 'working', 'checking'],
  ]);
});

test('an order is late when the car was promised and is not ready', () => {
  const now = new Date('2026-11-23T15:00:01Z');
  const order = { dueAt: draft.dueAt, stage: 'working' as const, isOpen: true };
  expect(isLate(order, now)).toBe(true);
  expect(isLate(order, draft.dueAt)).toBe(false);
  expect(isLate({ ...order, stage: 'ready' }, now)).toBe(false);
  expect(isLate({ ...order, stage: 'closed', isOpen: false }, now)).toBe(false);
  expect(isLate({ ...order, dueAt: null }, now)).toBe(false);
  expect(orderName('1042')).toBe('AO\u00a01042');
});

test.each([
  ['1,5', 1500],
  ['0.25', 250],
  ['4', 4000],
])('a quantity %s is %i thousandths', (text, value) => {
  expect(parseQuantity(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'Fyll i antalet.'],
  ['1,2345', 'Högst 3 decimaler.'],
  ['1e3', 'Skriv ett tal, till exempel 1,5.'],
  ['--1', 'Skriv ett tal, till exempel 1,5.'],
])('a quantity %s is refused', (text, message) => {
  expect(parseQuantity(text)).toEqual({ ok: false, message });
});

test.each([
  ['', 0],
  ['12,5 %', 1250],
  ['10', 1000],
])('a discount of %s is %i hundredths of a per cent', (text, value) => {
  expect(parseDiscount(text)).toEqual({ ok: true, value });
});

test('a typed line is open until answered, then keeps the agreed amount', () => {
  const typed = {
    ...{ kind: 'part', text: 'Bromsbelägg', milliQty: '2', unit: 'st', unitOre: '1 234,50' },
    ...{ discount: '10', vatRate: '25', staffId: null },
  };
  const line = newLine(v.parse(lineDraft, typed));
  expect(line).toMatchObject({ milliQty: 2000, unitOre: 123_450, discountBp: 1000, vatRate: 25 });
  expect(line).toMatchObject({ answer: 'open', agreedOre: null, work: 'todo' });
  const accepted = answered(line, 'accepted');
  expect(accepted).toMatchObject({ answer: 'accepted', agreedOre: 222_210 });
  expect({ ...accepted, unitOre: 200_000 }.agreedOre).toBe(222_210);
  expect(answered(line, 'accepted', 1000)).toMatchObject({ agreedOre: 199_989 });
  expect(answered(accepted, 'declined')).toMatchObject({ answer: 'declined', agreedOre: null });
});

test.each([
  ['', 0, 0],
  ['10', 1000, 0],
  ['12,5 %', 1250, 0],
  ['100 kr', 0, 10_000],
  ['1 250,50kr', 0, 125_050],
  ['50:-', 0, 5000],
  ['500 kronor', 0, 50_000],
  ['500 kr.', 0, 50_000],
])('a discount %s is %i hundredths of a per cent or %i öre', (text, discountBp, discountOre) => {
  expect(parseLineDiscount(text)).toEqual({ ok: true, value: { discountBp, discountOre } });
});

test.each([
  ['150', 'Högst 100 %. Skriv kr efter ett belopp, till exempel 100 kr.'],
  ['-5 kr', 'Beloppet får inte vara negativt.'],
  ['-10', 'Skriv rabatten utan minus.'],
  ['mycket', 'Skriv till exempel 10 % eller 100 kr.'],
  ['301 kr', 'Rabatten är mer än raden.'],
])('a discount %s of a line of 300 kr is refused: %s', (discount, message) => {
  const typed = {
    ...{ kind: 'part', text: 'Olja', milliQty: '-2', unit: 'st', unitOre: '150', discount },
    vatRate: '25',
  };
  const read = v.safeParse(lineDraft, typed);
  expect(read.issues && v.flatten(read.issues).nested).toEqual({ discount: [message] });
});

test('a return is agreed and done by itself, and asked about when it takes off less', () => {
  const sale = newLine({
    ...{ kind: 'part', text: 'Generator', milliQty: 1000, unit: 'st', unitOre: 100_000 },
    ...{ discountBp: 0, discountOre: 0, vatRate: 25, staffId: null },
  });
  const off = newLine({ ...sale, milliQty: -1000 }, 1000);
  expect(off).toMatchObject({ answer: 'accepted', agreedOre: -90_000, work: 'done' });
  const turned = changedLine(answered(sale, 'accepted'), { milliQty: -1000 });
  expect(turned).toMatchObject({ answer: 'accepted', agreedOre: -100_000, work: 'done' });
  expect(changedLine(turned, { milliQty: -2000 })).toMatchObject({ agreedOre: -200_000 });
  expect(changedLine(turned, { unitOre: 80_000 })).toMatchObject({ agreedOre: -100_000 });
  expect(changedLine(turned, { kind: 'labour' })).toMatchObject({ answer: 'accepted' });
  expect(changedLine(turned, { milliQty: 1000 })).toMatchObject({
    ...{ answer: 'open', agreedOre: null, work: 'todo' },
  });
});

test('a line that loses its fixed price is asked about anew', () => {
  const draft = newLine({
    ...{ kind: 'package', text: 'Tvätt', milliQty: 1000, unit: 'st', unitOre: 100 },
    ...{ discountBp: 0, discountOre: 0, vatRate: 25, staffId: null },
  });
  const fixed = answered(draft, 'accepted');
  expect(changedLine(fixed, { kind: 'labour' })).toMatchObject({ answer: 'open', agreedOre: null });
  expect(changedLine(fixed, { unitOre: 200 })).toMatchObject({ answer: 'accepted' });
  expect(changedLine({ ...fixed, kind: 'part' }, { kind: 'package' }).answer).toBe('accepted');
  expect(changedLine(answered(fixed, 'declined'), { kind: 'labour' }).answer).toBe('declined');
});
