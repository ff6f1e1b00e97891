import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  staffDocument,
  staffDraft,
  staffIdentityDocument,
  staffIdentityDraft,
  staffLimits,
} from '@/domain/workshop/staff';

const today = new CalendarDate(2026, 11, 20);
const times = { createdAt: new Date(0), updatedAt: new Date(1) };

function identity(value: unknown): unknown {
  const result = v.safeParse(staffIdentityDraft(today), value);
  return result.success ? result.output : result.issues[0].message;
}

test('a staff card is read from a form and from its document', () => {
  const card = { name: 'Anna Berg', phone: '+46701740605', isActive: true, skills: ['s1'] };
  expect(v.parse(staffDraft, { ...card, phone: '070-174 06 05' })).toEqual(card);
  expect(v.parse(staffDraft, { ...card, phone: '' })).toEqual({ ...card, phone: null });
  expect(v.parse(staffDocument, { ...card, ...times })).toEqual({ ...card, ...times });
});

test('a card from before people had services of their own does them all', () => {
  const card = { name: 'Anna Berg', phone: null, isActive: true };
  expect(v.parse(staffDocument, { ...card, ...times }).skills).toBe('all');
});

test.each([null, 'none', '', ['a b'], [''], [7], Array.from({ length: 501 }, () => 's1')])(
  'services may not be %j',
  (skills) => {
    const card = { name: 'Anna Berg', phone: null, isActive: true, skills };
    expect(v.safeParse(staffDraft, card).success).toBe(false);
  },
);

test('a card never carries an identity number', () => {
  const card = { name: 'Anna Berg', phone: null, isActive: true, number: '198507099805' };
  expect(v.parse(staffDraft, card)).not.toHaveProperty('number');
});

test('a Swedish number is checked and stored as twelve digits', () => {
  const stored = { kind: 'swedish', number: '198507099805' };
  expect(stored.number).toHaveLength(staffLimits.identityNumber.max);
  expect(identity({ kind: 'swedish', number: '850709-9805' })).toEqual(stored);
  expect(identity(stored)).toEqual(stored);
  expect(identity({ kind: 'swedish', number: '850709-9806' })).toBe(
    'Personnumrets sista siffra stämmer inte. Kontrollera siffrorna.',
  );
});

test('a foreign number is kept as it is written', () => {
  const foreign = { kind: 'foreign', number: 'PL 123/45-A' };
  expect(identity(foreign)).toEqual(foreign);
  expect(identity({ kind: 'foreign', number: '12' })).toBe(
    'Fyll i det utländska numret, minst 4 tecken.',
  );
  expect(identity({ kind: 'okänt', number: '1234' })).toBe('Välj typ av nummer.');
});

test('an identity document is read with its times', () => {
  const document = { kind: 'swedish', number: '198507099805', ...times };
  expect(v.parse(staffIdentityDocument(today), document)).toEqual(document);
  const foreign = { kind: 'foreign', number: 'PL12345', ...times };
  expect(v.parse(staffIdentityDocument(today), foreign)).toEqual(foreign);
});
