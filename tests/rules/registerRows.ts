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

/** Changes of customers and vehicles, and batches that also change the writer's own role. */
export const registerRows: Row[] = [
  customers.may('staff', 'remove one', [customer(removedCustomer)]),
  customers.may('staff', 'anonymise one', [customer(anonymisedCustomer('company', 'Begärd'))]),
  customers.may('staff', 'merge one into another, which takes over a vehicle', [
    customer({ phones: ['+46701740605'] }, 'company'),
    customer(mergedCustomer('company')),
    vehicle(changedOwner({ ownerId: 'c1', formerOwners: {} }, 'company', '2026-11-20')),
  ]),
  ...['anonymised', 'merged'].map((id) =>
    customers.may('staff', `take back that one is ${id}`, [
      customer({ ...newCustomer(removedCustomer), name: 'Anna' }, id),
    ]),
  ),
  customers.mayNot('staff', 'change an anonymised one', [
    customer({ notes: 'Ringde.' }, 'anonymised'),
  ]),
  customers.may('staff', 'change nothing about an anonymised one', [customer({}, 'anonymised')]),
  ...given('anonymise one for', text(customerLimits.reason), (statusReason) => ({
    ...{ status: 'anonymised', statusReason },
  })),
  ...given('merge one into', id, (mergedInto) => ({ status: 'merged', mergedInto })),
  customers.mayNot('staff', 'anonymise one into another', [
    customer({ status: 'anonymised', statusReason: 'Begärd', mergedInto: 'company' }),
  ]),
  customers.mayNot('staff', 'merge one for a reason', [
    customer({ status: 'merged', statusReason: 'Begärd', mergedInto: 'company' }),
  ]),
  customers.mayNot('staff', 'remove one for a reason', [
    customer({ status: 'removed', statusReason: 'Begärd' }),
  ]),
  customers.mayNot('staff', 'remove one into another', [
    customer({ status: 'removed', mergedInto: 'company' }),
  ]),
  customers.mayNot('staff', 'create a removed one', [
    newOne('stina', 'customers', { status: 'removed' }),
  ]),
  customers.mayNot('staff', 'create an anonymised one', [
    newOne('stina', 'customers', { status: 'anonymised', statusReason: 'Begärd' }),
  ]),
  customers.mayNot('staff', 'create a merged one', [
    newOne('stina', 'customers', { status: 'merged', mergedInto: 'c1' }),
  ]),
  vehicles.may('staff', 'remove one', [vehicle(removedVehicle)]),
  vehicles.mayNot('staff', 'change a removed one', [vehicle({ notes: 'Såld.' }, 'removed')]),
  vehicles.may('staff', 'take back that one is removed', [
    vehicle({ status: 'active' }, 'removed'),
  ]),
  vehicles.mayNot('staff', 'create a removed one', [
    newOne('stina', 'vehicles', { status: 'removed' }),
  ]),
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
