import * as v from 'valibot';
import { expect, test } from 'vitest';
import { portableContent } from '@/domain/servicebook/portableContent';
import { contentOf, type ServiceEntryContent } from '@/domain/servicebook/serviceEntry';
import { serviceEntry } from '../../../support/serviceEntry';

const content = contentOf(serviceEntry());
const workshop = { name: 'Ekens bil', organisationNumber: '5566778899', city: 'Lund' };
const of = (length: number) => 'a'.repeat(length);
const rows = (count: number) => Array.from({ length: count }, () => of(120));

const passing: Record<string, Partial<ServiceEntryContent>> = {
  'the least of all': {
    ...{ odometerKm: 0, odometerReason: 'a', works: ['a'], parts: [], oilGrade: 'a', oilMl: 1 },
    ...{ remarks: 'a', nextOn: '2024-02-29', nextKm: 0, performer: 'a', plate: 'A', vin: null },
    workshop: { name: 'a', organisationNumber: null, city: 'a' },
  },
  'the most of all': {
    ...{ odometerKm: 9_999_999, odometerReason: of(200), works: rows(30), parts: rows(40) },
    ...{ oilGrade: of(40), oilMl: 99_900, remarks: of(1000), nextKm: 9_999_999 },
    ...{ performer: of(120), plate: 'ÅÄÖABC123456', vin: 'YV1SW58D942410001' },
    ...{ correctsId: of(128), correctionReason: of(200) },
    workshop: { name: of(120), organisationNumber: '5566778899', city: of(60) },
  },
  'the chassis number of an old car': { vin: '54400987654' },
  'nothing where nothing is needed': {
    ...{ odometerKm: null, odometerReason: null, oilGrade: null, oilMl: null, remarks: null },
    ...{ nextOn: null, nextKm: null, vin: null, correctsId: null, correctionReason: null },
    workshop: { name: 'Ekens bil', organisationNumber: null, city: null },
  },
};

test.each(Object.entries(passing))('an entry of a file may have %s', (_, values) => {
  const read = v.safeParse(portableContent, { ...content, ...values });
  expect(read.issues).toBeUndefined();
  expect(read.output).toEqual({ ...content, ...values });
});

const refused: Record<string, object> = {
  'a kind that is none': { kind: 'party' },
  'a day that no month has': { doneOn: '2025-02-29' },
  'a next day that no month has': { nextOn: '2026-13-01' },
  'a negative odometer': { odometerKm: -1 },
  'too high an odometer': { odometerKm: 10_000_000 },
  'half a kilometre': { odometerKm: 0.5 },
  'too long a reason of the odometer': { odometerReason: of(201) },
  'no work': { works: [] },
  'too many works': { works: rows(31) },
  'too long a work': { works: [of(121)] },
  'too many parts': { parts: rows(41) },
  'too long a part': { parts: [of(121)] },
  'too long a name of oil': { oilGrade: of(41) },
  'no oil as a number': { oilMl: 0 },
  'too much oil': { oilMl: 99_901 },
  'oil in fractions': { oilMl: 4300.5 },
  'too long remarks': { remarks: of(1001) },
  'a negative next odometer': { nextKm: -1 },
  'too high a next odometer': { nextKm: 10_000_000 },
  'a mark that is no yes or no': { isMakerRegistered: 'ja' },
  'nobody who did it': { performer: '' },
  'somebody who shows nothing': { performer: '\u200b ' },
  'too long a name of who did it': { performer: of(121) },
  'no plate': { plate: '' },
  'too long a plate': { plate: of(13) },
  'a plate with a space': { plate: 'ABC 123' },
  'too short a chassis number': { vin: '12' },
  'too long a chassis number': { vin: 'YV1SW58D9424100011' },
  'a chassis number with an O': { vin: 'YV1SW58D94241000O' },
  'a chassis number in lower case': { vin: 'yv1sw58d942410001' },
  'another origin': { origin: 'bought' },
  'a workshop without a name': { workshop: { ...workshop, name: '' } },
  'too long a name of the workshop': { workshop: { ...workshop, name: of(121) } },
  'too short a number of the workshop': { workshop: { ...workshop, organisationNumber: of(9) } },
  'a written number of the workshop': {
    workshop: { ...workshop, organisationNumber: '556677-8899' },
  },
  'too long a city': { workshop: { ...workshop, city: of(61) } },
  'an id that is none': { correctsId: 'a/b', correctionReason: 'Fel' },
  'too long an id': { correctsId: of(129), correctionReason: 'Fel' },
  'a correction without a reason': { correctsId: 'e1' },
  'a reason without a correction': { correctionReason: 'Fel' },
  'too long a reason of a correction': { correctsId: 'e1', correctionReason: of(201) },
};

test.each(Object.entries(refused))('an entry of a file may not have %s', (_, values) => {
  expect(v.is(portableContent, { ...content, ...values })).toBe(false);
});
