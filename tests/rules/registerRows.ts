import {
  anonymisedCustomer,
  customerLimits,
  mergedCustomer,
  newCustomer,
  removedCustomer,
} from '@/domain/register/customer';
import { changedOwner, removedVehicle } from '@/domain/register/vehicle';
import type { Fields } from '../../scripts/firestoreValue';
import { text, type FieldSpec } from './fieldSpecs';
import { id } from './registerSpecs';
import { about, type Row } from './rows';
import { codes, existing, workshops } from './world';
import { change, create, join, removeMember, useInvite } from './writes';

const { own } = workshops;
const customers = about('customers');
const vehicles = about('vehicles');
const customer = (changes: Fields, id = 'c1') => change('stina', `${own}/customers/${id}`, changes);
const vehicle = (changes: Fields, id = 'v1') => change('stina', `${own}/vehicles/${id}`, changes);

const newOne = (
  by: string,
  collection: 'customers' | 'vehicles',
  changes: Fields = {},
  id = 'new',
) => {
  const copied = collection === 'customers' ? 'customers/c1' : 'vehicles/v1';
  return create(by, `${own}/${collection}/${id}`, { ...existing(`${own}/${copied}`), ...changes });
};

const given = (what: string, { accepted, refused }: FieldSpec, as: (value: unknown) => Fields) => [
  ...accepted.map((value) =>
    customers.may('staff', `${what} ${JSON.stringify(value)}`, [customer(as(value))]),
  ),
  ...refused.map((value) =>
    customers.mayNot('staff', `${what} ${JSON.stringify(value)}`, [customer(as(value))]),
  ),
];

const stored = (id: string, fields: Fields) => {
  const path = `${own}/customers/${id}`;
  return { [path]: { ...existing(path), ...fields } };
};
const again = (id: string, by = 'stina') =>
  change(by, `${own}/customers/${id}`, { ...newCustomer(removedCustomer), name: 'Anna' });

const removed = (changes: Fields) => customer({ ...removedCustomer, ...changes });

const abroad: Fields = {
  address: { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' },
  organisationNumber: null,
};

/** Values that tell about a person: each of them, left in a removed customer or vehicle, is refused. */
const leftOfCustomer: Fields = {
  ...{ name: 'Anna', organisationNumber: '4432109876', reference: 'Anna', paymentDays: 30 },
  vatNumber: 'NO923609016MVA',
  ...{ phones: ['+46701740605'], email: 'anna@ek.se', notes: 'Ringde.', tags: ['VIP'] },
  address: { street: 'Ekgatan 1', postcode: null, city: null },
  base: { name: 'Anna' },
};
const leftOfVehicle: Fields = {
  ...{ registrationNumber: 'ABC123', make: 'Volvo', model: 'V70', year: 2019 },
  ...{ vin: 'YV1RS61T442395123', fuel: 'diesel', odometerKm: 1, firstMonth: '2019-03' },
  ...{ notes: 'Såld.', ownerId: 'c1', payerId: 'c1', driverId: 'c1' },
  formerOwners: { c1: '2026-11-20' },
  base: { registrationNumber: 'ABC123' },
};
const each = (fields: Fields) => Object.entries(fields).map(([key, value]) => ({ [key]: value }));

/** Changes of customers and vehicles, and batches that also change the writer's own role. */
export const registerRows: Row[] = [
  customers.may('staff', 'remove one', [customer(removedCustomer)]),
  customers.may('staff', 'anonymise one', [customer(anonymisedCustomer('company', 'Begärd'))]),
  customers.may('staff', 'merge one into another, which takes over a vehicle', [
    customer({ phones: ['+46701740605'] }, 'company'),
    customer(mergedCustomer('company')),
    vehicle(changedOwner({ ownerId: 'c1', formerOwners: {} }, 'company', '2026-11-20')),
  ]),
  customers.may('staff', 'take back that one is merged', [again('merged')]),
  {
    ...customers.may('staff', 'take back that one is removed', [again('c1')]),
    where: stored('c1', removedCustomer),
  },
  {
    ...customers.may('staff', 'take back that one is merged into one that was merged', [
      again('merged'),
    ]),
    where: stored('c1', mergedCustomer('company')),
  },
  customers.mayNot('staff', 'merge one that is merged into another one', [
    customer(mergedCustomer('company'), 'merged'),
  ]),
  customers.mayNot('staff', 'take back that one is anonymised', [again('anonymised')]),
  customers.mayNot('owner', 'take back that one is anonymised', [again('anonymised', 'olle')]),
  {
    ...customers.mayNot('staff', 'take back that one is merged into an anonymised one', [
      again('merged'),
    ]),
    where: stored('merged', mergedCustomer('anonymised')),
  },
  {
    ...customers.mayNot('staff', 'take back that one is merged twice into an anonymised one', [
      again('merged'),
    ]),
    where: stored('c1', mergedCustomer('anonymised')),
  },
  customers.mayNot('staff', 'take back a merging and anonymise the other one', [
    again('merged'),
    customer(anonymisedCustomer('private', 'Begärd')),
  ]),
  ...each(leftOfCustomer).flatMap((left) => [
    customers.mayNot('staff', `leave ${JSON.stringify(left)} in a removed one`, [
      customer({ ...removedCustomer, kind: 'company', ...left }),
    ]),
    customers.mayNot('staff', `leave ${JSON.stringify(left)} in an anonymised one`, [
      customer({ ...anonymisedCustomer('company', 'Begärd'), ...left }),
    ]),
    customers.mayNot('staff', `leave ${JSON.stringify(left)} in a merged one`, [
      customer({ ...mergedCustomer('company'), kind: 'company', ...left }),
    ]),
  ]),
  customers.mayNot('staff', 'give one abroad an organisationsnummer', [
    customer({ ...abroad, organisationNumber: '4432109876' }, 'company'),
  ]),
  customers.mayNot('staff', 'give one in Sweden the VAT number of another country', [
    customer({ vatNumber: 'NO923609016MVA' }, 'company'),
  ]),
  customers.mayNot('staff', 'give a private person a VAT number', [
    customer({ ...abroad, vatNumber: 'NO923609016MVA' }),
  ]),
  customers.may('staff', 'move a company abroad', [
    customer({ ...abroad, vatNumber: 'NO923609016MVA' }, 'company'),
  ]),
  customers.mayNot('staff', 'change an anonymised one', [
    customer({ notes: 'Ringde.' }, 'anonymised'),
  ]),
  customers.mayNot('staff', 'give an anonymised one another reason', [
    customer({ statusReason: 'Ringde.' }, 'anonymised'),
  ]),
  customers.mayNot('staff', 'give an empty one another status', [removed({ status: 'gone' })]),
  customers.mayNot('staff', 'merge one into itself', [customer(mergedCustomer('c1'))]),
  customers.may('staff', 'change nothing about an anonymised one', [customer({}, 'anonymised')]),
  ...given('anonymise one for', text(customerLimits.reason), (statusReason) => ({
    ...{ ...anonymisedCustomer('private', ''), statusReason },
  })),
  ...given('merge one into', id, (mergedInto) => ({ ...mergedCustomer(''), mergedInto })),
  customers.mayNot('staff', 'anonymise one into another', [
    customer({ ...anonymisedCustomer('private', 'Begärd'), mergedInto: 'company' }),
  ]),
  customers.mayNot('staff', 'merge one for a reason', [
    customer({ ...mergedCustomer('company'), statusReason: 'Begärd' }),
  ]),
  customers.mayNot('staff', 'remove one for a reason', [removed({ statusReason: 'Begärd' })]),
  customers.mayNot('staff', 'remove one into another', [removed({ mergedInto: 'company' })]),
  customers.mayNot('staff', 'create a removed one', [
    newOne('stina', 'customers', removedCustomer),
  ]),
  customers.mayNot('staff', 'create an anonymised one', [
    newOne('stina', 'customers', anonymisedCustomer('private', 'Begärd')),
  ]),
  customers.mayNot('staff', 'create a merged one', [
    newOne('stina', 'customers', mergedCustomer('c1')),
  ]),
  customers.may('staff', 'change the name over the one that is there', [
    customer({ name: 'Anna Lind', base: { name: 'Anna' } }),
  ]),
  customers.may('staff', 'change the address and phones over those that are there', [
    customer({
      phones: [],
      base: {
        address: existing(`${own}/customers/c1`).address,
        phones: existing(`${own}/customers/c1`).phones,
      },
    }),
  ]),
  ...[{ name: null }, { more: null }].map((base) =>
    customers.mayNot('staff', `change the name over ${JSON.stringify(base)}`, [
      customer({ name: 'Anna Lind', base }),
    ]),
  ),
  customers.mayNot('staff', 'change the name over one that is no longer there', [
    customer({ name: 'Anna Lind', base: { name: 'Anna Berg' } }),
  ]),
  vehicles.mayNot('staff', 'change the model over one that is no longer there', [
    vehicle({ model: 'V70', base: { model: 'V60' } }),
  ]),
  vehicles.may('staff', 'remove one', [vehicle(removedVehicle)]),
  ...each(leftOfVehicle).map((left) =>
    vehicles.mayNot('staff', `leave ${JSON.stringify(left)} in a removed one`, [
      vehicle({ ...removedVehicle, ...left }),
    ]),
  ),
  vehicles.mayNot('staff', 'give an empty one another status', [
    vehicle({ ...removedVehicle, status: 'merged' }),
  ]),
  vehicles.mayNot('staff', 'change a removed one', [vehicle({ notes: 'Såld.' }, 'removed')]),
  vehicles.may('staff', 'take back that one is removed', [
    vehicle({ status: 'active' }, 'removed'),
  ]),
  vehicles.mayNot('staff', 'create a removed one', [newOne('stina', 'vehicles', removedVehicle)]),
  ...(['customers', 'vehicles'] as const).flatMap((collection) => {
    const { may, mayNot } = about(collection);
    return [
      // Firestore lets the rules of a batch read twenty documents.
      may(
        'staff',
        'create many at once',
        Array.from({ length: 50 }, (_, n) => newOne('stina', collection, {}, `new${n}`)),
      ),
      may('outsider', 'join as staff and create one', [
        join(own, 'nils', codes.staff),
        useInvite(own, codes.staff, 'nils'),
        newOne('nils', collection),
      ]),
      mayNot('outsider', 'join as auditor and create one', [
        join(own, 'nils', codes.auditor, { role: 'auditor' }),
        useInvite(own, codes.auditor, 'nils'),
        newOne('nils', collection),
      ]),
      mayNot('staff', 'leave and create one', [
        removeMember(own, 'stina'),
        newOne('stina', collection),
      ]),
    ];
  }),
];
