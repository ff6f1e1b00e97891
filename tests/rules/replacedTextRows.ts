import { keptFieldsOf } from '@/domain/collections/collections';
import { anonymisedCustomer } from '@/domain/register/customer';
import type { Fields } from '../../scripts/firestoreValue';
import { address } from './contactSpecs';
import {
  type DocumentSpec,
  exactly,
  field,
  integer,
  isMap,
  oneOf,
  orNull,
  pattern,
  text,
} from './fieldSpecs';
import { id } from './registerSpecs';
import { about, type Row } from './rows';
import { existing, workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;
const path = (name: string) => `${own}/replacedTexts/${name}`;

const longText = text({ min: 1, max: 2000 }, 'Ring först.');
const number = integer({ min: 0, max: 9_999_999 });
const short = pattern(/^[^,\n]{1,30}$/u, ['å'], ['', 'å'.repeat(31), 'a,b', 'a\nb']);
const many = (count: number) => Array.from({ length: count }, () => 'å');
const isShortList = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= 10 && value.every(short.isValid);

const value = field(
  (each) => [longText, number, address].some((one) => one.isValid(each)) || isShortList(each),
  [...longText.accepted, ...number.accepted, ['å'], many(10), ...address.accepted],
  [
    ...['', 'å'.repeat(2001), -1, 10_000_000, 0.5, many(11), ['x', 7], ['x', 'a,b']],
    ...short.refused.filter((each) => typeof each === 'string').map((each) => ['x', each]),
    ...address.refused.filter(isMap),
  ],
);

/** A replaced text of a booking, and one of a customer's card. */
export const replacedTextSpecs: Record<string, DocumentSpec> = {
  ofBooking: {
    collection: exactly('bookings'),
    recordId: id,
    customerId: orNull(oneOf(['c1', 'company', 'merged'])),
    field: oneOf(keptFieldsOf('bookings')),
    value,
    writtenBy: orNull(id),
  },
  ofCustomer: {
    ...{ collection: exactly('customers'), recordId: exactly('c1'), customerId: exactly('c1') },
    field: oneOf(keptFieldsOf('customers')),
    value,
    writtenBy: orNull(id),
  },
};

const { may, mayNot } = about('replacedTexts');
const kept = (changes: Fields) =>
  create('stina', path('new'), { ...existing(path('t1')), ...changes });
const deletion = (name: string) => ({ delete: path(name) });

/** Rows about the texts that may be kept, by record and field, and about the people who may delete them. */
export const replacedTextRows: Row[] = [
  ...keptFieldsOf('vehicles').map((name) =>
    may('staff', `keep ${name} of a vehicle`, [
      kept({ collection: 'vehicles', recordId: 'v1', customerId: null, field: name }),
    ]),
  ),
  mayNot('staff', 'keep a number of a customer that may be a personnummer', [
    kept({ collection: 'customers', recordId: 'c1', field: 'organisationNumber' }),
  ]),
  mayNot('staff', 'keep what no person types', [kept({ field: 'isReminded' })]),
  mayNot('staff', 'keep a text of staff cards', [kept({ collection: 'staff', field: 'name' })]),
  mayNot('staff', 'keep a text of an anonymised customer', [kept({ customerId: 'anonymised' })]),
  mayNot('staff', 'keep a text while anonymising the customer', [
    change('stina', `${own}/customers/c1`, anonymisedCustomer('private', 'Begärd')),
    kept({}),
  ]),
  mayNot('staff', "keep a card's text as that of another customer", [
    kept({ collection: 'customers', recordId: 'c1', customerId: 'company', field: 'notes' }),
  ]),
  may('staff', 'delete one of an anonymised customer', [deletion('ofAnonymised')]),
  may('staff', 'anonymise a customer and delete its texts', [
    change('stina', `${own}/customers/c1`, anonymisedCustomer('private', 'Begärd')),
    deletion('t1'),
  ]),
  mayNot('staff', 'delete one of nobody', [deletion('ofNobody')]),
  may('owner', 'delete one of nobody', [deletion('ofNobody')]),
  mayNot('auditor', 'delete one of an anonymised customer', [deletion('ofAnonymised')]),
  mayNot('outsider', 'delete one of an anonymised customer', [deletion('ofAnonymised')]),
];
