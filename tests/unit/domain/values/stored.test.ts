import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingDocument, newBooking } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { customerDocument, newCustomer, removedCustomer } from '@/domain/register/customer';
import { removedVehicle, vehicleDocument } from '@/domain/register/vehicle';
import { parseStored } from '@/domain/values/stored';
import { inviteDocument } from '@/domain/workshop/invite';
import { memberDocument } from '@/domain/workshop/member';
import { resourceDocument } from '@/domain/workshop/resource';
import { serviceDocument } from '@/domain/workshop/service';
import { staffDocument } from '@/domain/workshop/staff';
import { starterResources, starterServices, starterWorkshop } from '@/domain/workshop/starterSet';
import { workshopDocument } from '@/domain/workshop/workshop';
import { issuedInvoice } from '../../../support/issuedInvoice';

const times = { createdAt: new Date(0), updatedAt: new Date(0) };
/** 120 characters for the rules, 360 after normalisation. */
const growing = '\ufb2c'.repeat(120);
const grown = growing.normalize('NFC');
const [service] = starterServices;
const [resource] = starterResources;
const customer = { ...newCustomer(removedCustomer), ...times };
const nowhere = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'QQ' };
const invoice = { ...issuedInvoice(), createdBy: 'u1', createdAt: new Date(0) };
const vehicle = { ...removedVehicle, ...times };
const member = { role: 'staff', name: null, email: 'a@b.se', inviteCode: null, ...times };
const workshop = { ...starterWorkshop, checklistDone: false, owners: ['u1'], createdBy: 'u1' };
const booked = { serviceId: 's1', name: growing, minutes: 45, priceOre: 0, vatRate: 25 };
const invite = { role: 'staff', createdBy: 'u1', expiresAt: new Date(0), usedBy: null, ...times };
const staff = { name: 'Kim', phone: null, isActive: true, ...times };

const read: [string, v.GenericSchema, object, object][] = [
  ['a customer’s name', customerDocument, { ...customer, name: growing }, { name: grown }],
  [
    'notes',
    customerDocument,
    { ...customer, notes: 'å'.repeat(2001) },
    { notes: 'å'.repeat(2001) },
  ],
  ['a tag', customerDocument, { ...customer, tags: [growing] }, { tags: [grown] }],
  [
    'tags that show nothing',
    customerDocument,
    { ...customer, tags: ['VIP', ' '] },
    { tags: ['VIP'] },
  ],
  ['an address', customerDocument, { ...customer, email: 'a..b@c' }, { email: 'a..b@c' }],
  [
    'a telephone',
    customerDocument,
    { ...customer, phones: ['+461234567890'] },
    { phones: ['+461234567890'] },
  ],
  [
    'a number',
    customerDocument,
    { ...customer, organisationNumber: '0000000001' },
    { organisationNumber: '0000000001' },
  ],
  ['a country', customerDocument, { ...customer, address: nowhere }, { address: nowhere }],
  [
    'the country of a buyer',
    invoiceDocument,
    { ...invoice, buyer: { ...invoice.buyer, address: nowhere } },
    { number: 10_001, buyer: { address: nowhere } },
  ],
  ['a make', vehicleDocument, { ...vehicle, make: growing }, { make: grown }],
  [
    'a vehicle’s number',
    vehicleDocument,
    { ...vehicle, vin: 'YV1RS61T44239512É' },
    { vin: 'YV1RS61T44239512É' },
  ],
  ['a member’s address', memberDocument, { ...member, email: 'a..b@c' }, { email: 'a..b@c' }],
  ['a service’s name', serviceDocument, { ...service, ...times, name: growing }, { name: grown }],
  [
    'a resource’s name',
    resourceDocument,
    { ...resource, ...times, name: growing },
    { name: grown },
  ],
  ['a person’s name', staffDocument, { ...staff, name: growing }, { name: grown }],
  [
    'a workshop’s name',
    workshopDocument,
    { ...workshop, ...times, name: growing },
    { name: grown },
  ],
  [
    'an invite’s workshop',
    inviteDocument,
    { ...invite, workshopName: growing },
    { workshopName: grown },
  ],
  [
    'a booked service',
    bookingDocument,
    { ...newBooking({}), ...times, services: [booked, { ...booked, name: ' ' }] },
    {
      services: [
        { ...booked, name: grown },
        { ...booked, name: '' },
      ],
    },
  ],
];

const unreadable: [string, v.GenericSchema, object][] = [
  ['a service called nothing', serviceDocument, { ...service, ...times, name: ' \u200b' }],
  ['a person called nothing', staffDocument, { ...staff, name: '' }],
  ['a customer with a list for a name', customerDocument, { ...customer, name: ['Anna'] }],
  ['telephones that are no list', customerDocument, { ...customer, phones: 'inga' }],
  ['an owner that is no id', vehicleDocument, { ...vehicle, ownerId: 'a/b' }],
  ['a workshop without owners', workshopDocument, { ...workshop, ...times, owners: [] }],
  ['a service without a price', serviceDocument, { ...service, ...times, priceOre: null }],
];

describe('what is stored', () => {
  it.each(read)('is read though a form would refuse %s', (_, schema, document, expected) => {
    expect(parseStored(schema, document)).toMatchObject(expected);
  });

  it.each(unreadable)('is not read when it is %s', (_, schema, document) => {
    expect(() => parseStored(schema, document)).toThrow(v.ValiError);
  });
});
