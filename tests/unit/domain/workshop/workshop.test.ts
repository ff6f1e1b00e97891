import * as v from 'valibot';
import { expect, test } from 'vitest';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { workshopDocument, workshopDraft, workshopLimits } from '@/domain/workshop/workshop';

const typed = {
  ...starterWorkshop,
  name: '  Navets   Bil & Tvätt ',
  organisationNumber: '443210-9876',
  vatNumber: 'se443210987601',
  hasFSkatt: true,
  address: { street: 'Provgatan 1', postcode: '12345', city: 'Exempelstad' },
  phone: '08-465 004 00',
  email: 'info@Navet.example',
  fiscalYearEnd: '06-30',
};

const stored = {
  ...typed,
  name: 'Navets Bil & Tvätt',
  organisationNumber: '4432109876',
  vatNumber: 'SE443210987601',
  address: { street: 'Provgatan 1', postcode: '123 45', city: 'Exempelstad' },
  phone: '+46846500400',
  email: 'info@navet.example',
};

function messages(change: object): unknown {
  const result = v.safeParse(workshopDraft, { ...typed, ...change });
  return result.success ? undefined : v.flatten(result.issues).nested;
}

test('the values of a form become those of the document, which read back unchanged', () => {
  expect(v.parse(workshopDraft, typed)).toEqual(stored);
  expect(v.parse(workshopDraft, stored)).toEqual(stored);
});

test('everything but the name may be left empty', () => {
  const empty = {
    ...starterWorkshop,
    organisationNumber: '',
    vatNumber: '',
    phone: ' ',
    email: '',
    address: { street: '', postcode: '', city: '' },
  };
  expect(v.parse(workshopDraft, empty)).toEqual(starterWorkshop);
});

test.each([
  [{ name: ' ' }, { name: ['Fyll i företagets namn.'] }],
  [{ name: 'x'.repeat(workshopLimits.name.max + 1) }, { name: ['Högst 120 tecken.'] }],
  [
    { organisationNumber: '443210-9875' },
    {
      organisationNumber: [
        'Organisationsnumrets sista siffra stämmer inte. Kontrollera siffrorna.',
      ],
    },
  ],
  [
    { address: { ...typed.address, postcode: '1234' } },
    { 'address.postcode': ['Postnumret ska ha fem siffror, det här har 4.'] },
  ],
  [
    { phone: '12', email: 'info' },
    {
      phone: ['Börja telefonnumret med 0 eller +, till exempel 070-123 45 67.'],
      email: ['E-postadressen saknar @.'],
    },
  ],
  [{ fiscalYearEnd: '06-15' }, { fiscalYearEnd: ['Välj när räkenskapsåret slutar.'] }],
  [{ hasFSkatt: 'ja' }, { hasFSkatt: ['Uppgiften saknas eller har fel form.'] }],
])('%j is refused beside its field', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

test('the canonical values have the lengths that the limits promise', () => {
  const { organisationNumber, vatNumber, phone, address } = stored;
  expect(organisationNumber).toHaveLength(workshopLimits.organisationNumber.max);
  expect(vatNumber).toHaveLength(workshopLimits.vatNumber.max);
  expect(address.postcode).toHaveLength(workshopLimits.postcode.max);
  expect(phone.length).toBeLessThanOrEqual(workshopLimits.phone.max);
});

test('a document has its owners, its creator and its time, and at least one owner', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const document = {
    ...stored,
    checklistDone: false,
    owners: ['uid1', 'uid2'],
    createdBy: 'uid1',
    createdAt: now,
    updatedAt: now,
  };
  expect(v.parse(workshopDocument, document)).toEqual(document);
  expect(v.safeParse(workshopDocument, { ...document, owners: [] }).success).toBe(false);
  expect(v.safeParse(workshopDocument, stored).success).toBe(false);
});
