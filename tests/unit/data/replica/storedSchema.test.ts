import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedSchema } from '@/data/replica/storedSchema';
import { customerDocument } from '@/domain/register/customer';
import { vehicleDocument } from '@/domain/register/vehicle';
import { flag, instant, line, serverTimes } from '@/domain/values/fields';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';
import { bookingDocument } from '@/domain/booking/booking';
import { booked, readBooking } from '../../../support/bookingEntries';

const hashOf = (entries: v.ObjectEntries) =>
  storedSchema(v.object({ ...entries, ...serverTimes })).hash;
const name = line({ min: 1, max: 60 }, 'Fyll i namnet.');
const plain = hashOf({ name });

test.each<[string, v.ObjectEntries]>([
  ['another field', { name, later: v.optional(flag, false) }],
  ['a field less', {}],
  ['a field of another name', { title: name }],
  ['another limit', { name: line({ min: 1, max: 61 }, 'Fyll i namnet.') }],
  ['another type', { name: v.number() }],
  ['a field that may be empty', { name: v.nullable(name) }],
  ['a default', { name: v.optional(name, 'Utan namn') }],
  ['other choices', { name: v.picklist(['a']) }],
  ['another pattern', { name: v.pipe(name, v.regex(/^a/)) }],
  ['a field within', { name: v.object({ name }) }],
])('%s gives another hash', (_, entries) => {
  expect(hashOf(entries)).not.toBe(plain);
});

test('another default, choice, pattern, inner field or item gives another hash', () => {
  const pairs: [v.ObjectEntries, v.ObjectEntries][] = [
    [{ name: v.optional(flag, false) }, { name: v.optional(flag, true) }],
    [{ name: v.picklist(['a', 'b']) }, { name: v.picklist(['a', 'c']) }],
    [{ name: v.pipe(name, v.regex(/^a/)) }, { name: v.pipe(name, v.regex(/^b/)) }],
    [{ name: v.object({ a: name }) }, { name: v.object({ b: name }) }],
    [{ name: v.array(name) }, { name: v.array(flag) }],
  ];
  for (const [one, other] of pairs) expect(hashOf(one)).not.toBe(hashOf(other));
});

test('texts for people, functions and the order of fields make no difference', () => {
  expect(hashOf({ name: line({ min: 1, max: 60 }, 'Vad heter den?') })).toBe(plain);
  expect(hashOf({ b: flag, a: name })).toBe(hashOf({ a: name, b: flag }));
  const checked = (check: (text: string) => boolean) => v.pipe(name, v.check(check, 'Nej.'));
  expect(hashOf({ name: checked((text) => text !== 'a') })).toBe(
    hashOf({ name: checked((other) => other.length > 2) }),
  );
});

test('customers and vehicles have a hash of their own', () => {
  expect(storedSchema(customerDocument).hash).not.toBe(storedSchema(vehicleDocument).hash);
  const later = { ...customerDocument.entries, wantsMail: v.optional(flag, false) };
  expect(storedSchema(v.object(later)).hash).not.toBe(storedSchema(customerDocument).hash);
});

const throughJson = (record: object) =>
  v.parse(v.record(v.string(), v.unknown()), JSON.parse(JSON.stringify(record)));

test('a document comes back from JSON as it was', () => {
  const customer = keptCustomer('c1', { phones: ['+46701740605'], tags: ['Stamkund'] }).data;
  const vehicle = keptVehicle('v1', { formerOwners: { c1: '2026-11-20' } }).data;
  expect(storedSchema(customerDocument).read(throughJson(customer))).toEqual(customer);
  expect(storedSchema(vehicleDocument).read(throughJson(vehicle))).toEqual(vehicle);
  const [startsAt, endsAt] = [new Date(0), new Date(3600_000)];
  const booking = readBooking({ startsAt, endsAt, services: [booked('Hjulskifte')] });
  expect(storedSchema(bookingDocument).read(throughJson(booking))).toEqual(booking);
});

test('dates are dates again wherever they stand', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  const schema = v.object({
    ...serverTimes,
    inspectedAt: v.optional(v.nullable(instant), null),
    visits: v.array(v.object({ at: instant, note: v.nullable(v.string()) })),
    calls: v.record(v.string(), instant),
    text: v.string(),
  });
  const kept = {
    ...{ createdAt: at, updatedAt: at, inspectedAt: at },
    visits: [{ at, note: null }],
    calls: { anna: at },
    text: at.toISOString(),
  };
  expect(storedSchema(schema).read(throughJson(kept))).toEqual(kept);
  const empty = { ...kept, inspectedAt: null, visits: [], calls: {} };
  expect(storedSchema(schema).read(throughJson(empty))).toEqual(empty);
});

const dated = v.object({ kind: v.literal('dated'), at: instant });

test.each<[kind: string, schema: v.GenericSchema]>([
  ['variant', v.variant('kind', [dated, v.object({ kind: v.literal('none') })])],
  ['union', v.union([v.string(), instant])],
  ['intersect', v.intersect([dated, v.object({ text: v.string() })])],
  ['tuple', v.tuple([v.string(), instant])],
  ['map', v.map(v.string(), instant)],
  ['set', v.set(instant)],
  ['lazy', v.lazy(() => instant)],
  ['object_with_rest', v.objectWithRest({}, instant)],
  ['any', v.any()],
])('a schema of a kind in which dates are not found is refused: %s', (kind, schema) => {
  const message = `The dates in a schema of the kind ${kind} cannot be restored.`;
  for (const field of [schema, v.nullable(schema), v.array(schema), v.object({ schema })]) {
    expect(() => hashOf({ field })).toThrow(message);
  }
});

test('a stored value is read by a union without dates and the last schema of a pipe', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  const schema = v.object({
    ...serverTimes,
    size: v.union([v.number(), v.string()]),
    noticedAt: v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date(),
    ),
  });
  const kept = { createdAt: at, updatedAt: at, size: 'stor', noticedAt: at };
  expect(storedSchema(schema).read(throughJson(kept))).toEqual(kept);
});

test('a record without its stamps is refused', () => {
  const { createdAt, ...rest } = keptCustomer('c1').data;
  expect(() => storedSchema(customerDocument).read(throughJson(rest))).toThrow();
  expect(() =>
    storedSchema(customerDocument).read({ ...rest, createdAt: createdAt.getTime() }),
  ).toThrow();
});
