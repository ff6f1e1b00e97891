import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  anonymisedCustomer,
  customerDocument,
  customerDraft,
  customerKindLabels,
  customerKinds,
  customerLimits,
  mergedCustomer,
  newCustomer,
  removedCustomer,
} from '@/domain/register/customer';

const typed = {
  kind: 'company',
  name: ' Åkes  Bil AB ',
  organisationNumber: '16443211-9875',
  reference: ' Bo Ek ',
  paymentDays: '30 dagar',
  phones: ['070-174 06 05', '+46701740605', '08-123 456 78'],
  email: 'bo@Exempel.SE',
  address: { street: 'Ekbacksvägen 12', postcode: '12345', city: 'Ekbacken' },
  notes: ' Ring först.\r\n\r\nHar hund. ',
  tags: ['Stamkund', ' stamkund ', 'Däckhotell'],
};
const stored = {
  kind: 'company',
  name: 'Åkes Bil AB',
  organisationNumber: '4432119875',
  vatNumber: null,
  reference: 'Bo Ek',
  paymentDays: 30,
  phones: ['+46701740605', '+46812345678'],
  email: 'bo@exempel.se',
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  notes: 'Ring först.\n\nHar hund.',
  tags: ['Stamkund', 'Däckhotell'],
} as const;
const personalNumber = 'Ser ut som ett personnummer. Kunders personnummer sparas inte.';
const stamps = { createdAt: new Date(0), updatedAt: new Date(1) };

test('values of a form or CSV become a document that reads back unchanged', () => {
  const draft = v.parse(customerDraft, typed);
  expect(draft).toEqual(stored);
  expect(v.parse(customerDraft, draft)).toEqual(stored);
  const document = { ...newCustomer(draft), ...stamps };
  expect(v.parse(customerDocument, document)).toEqual(document);
});

test('a private person has neither organisation number nor reference', () => {
  expect(v.parse(customerDraft, { ...typed, kind: 'private' })).toEqual({
    ...stored,
    kind: 'private',
    organisationNumber: null,
    reference: null,
  });
});

test('a company abroad has a VAT number, one in Sweden an organisationsnummer', () => {
  const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
  const both = { ...typed, vatNumber: ' NO923609016MVA ' };
  expect(v.parse(customerDraft, { ...both, address })).toEqual({
    ...stored,
    ...{ address, organisationNumber: null, vatNumber: 'NO923609016MVA' },
  });
  expect(v.parse(customerDraft, both)).toEqual(stored);
  expect(v.parse(customerDraft, { ...both, kind: 'private', address })).toMatchObject({
    ...{ organisationNumber: null, vatNumber: null, address },
  });
});

test('a document from before there were VAT numbers reads as one without', () => {
  const now = { ...newCustomer(v.parse(customerDraft, typed)), ...stamps };
  const older = Object.fromEntries(Object.entries(now).filter(([key]) => key !== 'vatNumber'));
  expect(v.parse(customerDocument, older)).toEqual(now);
});

test('all but the name may be left empty', () => {
  const empty = {
    ...stored,
    organisationNumber: null,
    reference: null,
    paymentDays: null,
    phones: [],
    email: null,
    address: { street: null, postcode: null, city: null },
    notes: null,
    tags: [],
  };
  const left = {
    ...empty,
    organisationNumber: '',
    reference: ' ',
    email: '',
    address: { street: '', postcode: ' ', city: '' },
    notes: ' \n ',
  };
  expect(v.parse(customerDraft, left)).toEqual(empty);
});

test.each([
  [{ kind: 'dog' }, 'kind', 'Välj privatperson eller företag.'],
  [{ name: ' ' }, 'name', 'Fyll i kundens namn.'],
  [{ name: 'x'.repeat(121) }, 'name', 'Högst 120 tecken.'],
  [
    { organisationNumber: '443211-9876' },
    'organisationNumber',
    'Organisationsnumrets sista siffra stämmer inte. Kontrollera siffrorna.',
  ],
  [{ reference: 'x'.repeat(121) }, 'reference', 'Högst 120 tecken.'],
  [{ paymentDays: '91' }, 'paymentDays', 'Högst 90 dagar.'],
  [{ paymentDays: -1 }, 'paymentDays', 'Minst 0 dagar.'],
  [{ phones: ['070'] }, 'phones.0', 'Telefonnumret är för kort.'],
  [
    { phones: ['0701740601', '0701740602', '0701740603', '0701740604'] },
    'phones',
    'Högst 3 nummer.',
  ],
  [{ phones: '0701740605' }, 'phones', 'Uppgiften saknas eller har fel form.'],
  [{ email: 'bo@' }, 'email', 'Delen efter @ ska se ut som foretaget.se.'],
  [
    { address: { ...typed.address, postcode: '1234' } },
    'address.postcode',
    'Postnumret ska ha fem siffror, det här har 4.',
  ],
  [{ notes: 'x'.repeat(customerLimits.notes.max + 1) }, 'notes', 'Högst 2000 tecken.'],
  [{ tags: ['a,b'] }, 'tags.0', 'En etikett får inte innehålla komma eller semikolon.'],
  [{ tags: [''] }, 'tags.0', 'Fyll i etiketten.'],
  [{ name: 'Bo Ek 19850709-9805' }, 'name', personalNumber],
  [{ reference: 'Bo, 8507099805' }, 'reference', personalNumber],
  [{ notes: 'Ring först.\nPnr 850709\u20119805' }, 'notes', personalNumber],
  [{ tags: ['Stamkund', '850709-9805'] }, 'tags.1', personalNumber],
  [{ tags: Array.from({ length: 11 }, (_, place) => `T${place}`) }, 'tags', 'Högst 10 etiketter.'],
])('%j is refused at %s: %s', (change, path, message) => {
  const [issue] = v.safeParse(customerDraft, { ...typed, ...change }).issues ?? [];
  expect(issue?.message).toBe(message);
  expect(issue && v.getDotPath(issue)).toBe(path);
});

test('a personnummer that is in a document already can still be read', () => {
  const number = '850709-9805';
  const before = { ...stored, name: number, reference: number, notes: number, tags: [number] };
  const document = { ...newCustomer({ ...before, phones: [...stored.phones] }), ...stamps };
  expect(v.parse(customerDocument, document)).toEqual(document);
});

test('a sole trader is a company whose organisationsnummer is a personnummer', () => {
  const draft = v.parse(customerDraft, { ...typed, organisationNumber: '850709-9805' });
  expect(draft.organisationNumber).toBe('8507099805');
});

test('the remains of a customer are a document that tells nothing about the person', () => {
  for (const fields of [
    removedCustomer,
    mergedCustomer('other'),
    anonymisedCustomer('company', 'Begärde det'),
  ]) {
    const document = { ...fields, ...stamps };
    expect(v.parse(customerDocument, document)).toEqual(document);
    expect(fields).toMatchObject({
      organisationNumber: null,
      reference: null,
      paymentDays: null,
      phones: [],
      email: null,
      address: { street: null, postcode: null, city: null },
      notes: null,
      tags: [],
    });
  }
  expect(removedCustomer.status).toBe('removed');
  expect(mergedCustomer('other')).toMatchObject({ status: 'merged', mergedInto: 'other' });
  expect(anonymisedCustomer('company', 'Begärde det')).toMatchObject({
    kind: 'company',
    name: 'Anonymiserad kund',
    status: 'anonymised',
    statusReason: 'Begärde det',
  });
});

test('both kinds have a Swedish name', () => {
  expect(customerKinds.map((kind) => customerKindLabels[kind])).toEqual([
    'Privatperson',
    'Företag',
  ]);
});
