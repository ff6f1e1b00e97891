import { describe, expect, it } from 'vitest';
import type { Change } from '@/data/sync/outbox';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { collections } from '@/domain/collections/collections';
import { writtenText } from '@/domain/collections/writtenText';
import { type CustomerFields, mergedCustomer, newCustomer } from '@/domain/register/customer';
import { newVehicle, type VehicleFields } from '@/domain/register/vehicle';
import type { InvitedRole } from '@/domain/workshop/invite';
import type { Role } from '@/domain/workshop/member';
import type { OpeningExceptionDraft, OpenInterval } from '@/domain/workshop/openingHours';
import type { ResourceDraft } from '@/domain/workshop/resource';
import type { ServiceDraft } from '@/domain/workshop/service';
import type { StaffDraft, StaffIdentityDraft } from '@/domain/workshop/staff';
import type { WorkshopDraft } from '@/domain/workshop/workshop';
import { serviceEntry } from '../../../support/serviceEntry';

const names: Record<string, string> = {
  'workshops/w/customers/c1': 'Åsa Öberg',
  'workshops/w/vehicles/v1': 'ABC 123',
  'workshops/w/services/s1': 'Oljebyte',
  'workshops/w/services/s2': 'Däckskifte',
  'workshops/w/resources/r1': 'Lyft 1',
  'workshops/w/staff/p1': 'Kim',
  'workshops/w/members/olle': 'Olle Ek',
  'workshops/w': 'Ekens bil',
};

/** The values of each collection as the files in src/data write them. */
interface Written {
  '': WorkshopDraft & { checklistDone: boolean; owners: string[] };
  members: { role: Role; name: string | null; email: string; inviteCode: string | null };
  invites: { role: InvitedRole; workshopName: string; expiresAt: Date; usedBy: string | null };
  services: ServiceDraft;
  resources: ResourceDraft;
  openingHours: { intervals: OpenInterval[] };
  openingExceptions: OpeningExceptionDraft;
  staff: StaffDraft;
  staffIdentities: StaffIdentityDraft;
  customers: CustomerFields;
  vehicles: VehicleFields;
  bookings: BookingFields;
}
type Of = keyof Written;

const pathOf = (collection: Of, id: string) =>
  collection === '' ? 'workshops/w' : `workshops/w/${collection}/${id}`;
const created = <C extends Of>(collection: C, id: string, values: Written[C]): Change => ({
  kind: 'create',
  path: pathOf(collection, id),
  values: { ...values },
});
const updated = <C extends Of>(collection: C, id: string, values: Partial<Written[C]>): Change => ({
  kind: 'update',
  path: pathOf(collection, id),
  values: { ...values },
});

/** The lines with ordinary spaces. */
const linesOf = (...changes: Change[]) =>
  writtenText(changes, (path) => names[path] ?? null)
    .replaceAll('\u00a0', ' ')
    .split('\n');

const customer = newCustomer({
  kind: 'company',
  name: 'Bergs Åkeri',
  organisationNumber: '4432109876',
  vatNumber: null,
  reference: 'Åsa',
  paymentDays: 30,
  phones: ['+46701740605', '+4690123456'],
  email: 'asa@berg.example',
  address: { street: 'Vägen 1', postcode: '903 25', city: 'Umeå' },
  notes: 'Ring först\noch sist',
  tags: ['VIP', 'Flotta'],
});
const vehicle = newVehicle({
  registrationNumber: 'ABC123',
  make: 'Volvo',
  model: 'V70',
  year: 2012,
  vin: 'YV1RS61T442395123',
  fuel: 'plugInHybrid',
  odometerKm: 123_456,
  firstMonth: '2012-03',
  notes: null,
  ownerId: 'c1',
  payerId: null,
  driverId: 'gone',
});
const booked = { minutes: 45, priceOre: 129_500, vatRate: 25 } as const;
const booking = newBooking({
  customerId: 'c1',
  vehicleId: 'v1',
  services: [
    { ...booked, serviceId: 's1', name: 'Oljebyte' },
    { ...booked, serviceId: 's2', name: 'Däckskifte' },
  ],
  bufferMinutes: 15,
  resourceId: 'r1',
  staffId: 'p1',
  startsAt: new Date('2026-11-23T07:00:00Z'),
  endsAt: new Date('2026-11-23T08:45:00Z'),
  keyNumber: '12',
  message: 'Låter illa',
  note: 'Ring innan',
  outsideHours: true,
});
const service: ServiceDraft = {
  ...{ name: 'Oljebyte', group: 'workshop', minutes: 90, priceOre: 129_550, vatRate: 25 },
  ...{ isPublic: true, order: 2, isActive: false },
};

const examples: [name: string, change: Change, lines: string[]][] = [
  [
    'customers',
    created('customers', 'c', customer),
    [
      'Typ: Företag',
      'Namn: Bergs Åkeri',
      'Organisationsnummer: 443210-9876',
      'Er referens: Åsa',
      'Betalningsvillkor: 30 dagar',
      'Telefon: 070-174 06 05, 090-12 34 56',
      'E-post: asa@berg.example',
      'Adress: Vägen 1, 903 25 Umeå',
      'Anteckningar: Ring först',
      'och sist',
      'Etiketter: VIP, Flotta',
      'Status: Aktiv',
    ],
  ],
  [
    'vehicles',
    created('vehicles', 'v', vehicle),
    [
      'Registreringsnummer: ABC 123',
      'Märke: Volvo',
      'Modell: V70',
      'Årsmodell: 2012',
      'Chassinummer: YV1RS61T442395123',
      'Drivmedel: Laddhybrid',
      'Mätarställning: 123 456 km',
      'Första månad i trafik: 2012-03',
      'Ägare: Åsa Öberg',
      'Förare: en kund i registret',
      'Status: Aktivt',
    ],
  ],
  [
    'bookings',
    created('bookings', 'b', booking),
    [
      'Kund: Åsa Öberg',
      'Fordon: ABC 123',
      'Tjänster: Oljebyte (45 min, 1 295,00 kr inkl. 25 % moms), Däckskifte (45 min, 1 295,00 kr inkl. 25 % moms)',
      'Extra tid: 15 min',
      'Plats: Lyft 1',
      'Person: Kim',
      'Start: måndag 2026-11-23 08:00',
      'Slut: måndag 2026-11-23 09:45',
      'Heldag: Nej',
      'Nyckelnummer: 12',
      'Meddelande från kunden: Låter illa',
      'Intern anteckning: Ring innan',
      'Utanför öppettiderna: Ja',
      'Status: Bokad',
      'Påmind: Nej',
    ],
  ],
  [
    'services',
    created('services', 's', service),
    [
      'Namn: Oljebyte',
      'Grupp: Verkstad',
      'Tid: 1 h 30 min',
      'Pris inkl. moms: 1 295,50 kr',
      'Moms: 25 %',
      'Visas publikt: Ja',
      'Ordning i listan: 3',
      'Aktiv: Nej',
    ],
  ],
  [
    'resources',
    created('resources', 'r', {
      ...{
        name: 'Lyft 3',
        kind: 'lift',
        colour: 'amber',
        order: 0,
        isActive: true,
        registrationNumber: null,
      },
    }),
    ['Namn: Lyft 3', 'Typ: Lyft', 'Färg: Bärnsten', 'Ordning i listan: 1', 'Aktiv: Ja'],
  ],
  [
    'staff',
    created('staff', 'p', {
      ...{ name: 'Kim', phone: '+46701740605', isActive: true, skills: 'all' },
    }),
    ['Namn: Kim', 'Telefon: 070-174 06 05', 'Aktiv: Ja', 'Tjänster: Alla'],
  ],
  [
    'staffIdentities',
    created('staffIdentities', 'p', { kind: 'swedish', number: '198507099805' }),
    ['Typ av nummer: Personnummer eller samordningsnummer', 'Nummer: 19850709-9805'],
  ],
  [
    'openingHours',
    updated('openingHours', 'monday', {
      intervals: [
        { opens: 420, closes: 720 },
        { opens: 780, closes: 1020 },
      ],
    }),
    ['Dag: Måndag', 'Öppettider: 07:00–12:00, 13:00–17:00'],
  ],
  [
    'openingExceptions',
    created('openingExceptions', '2026-12-23', { intervals: [], label: 'Inventering' }),
    ['Dag: 2026-12-23', 'Öppettider: Stängt', 'Anledning: Inventering'],
  ],
  [
    'invites',
    created('invites', 'a'.repeat(32), {
      ...{ role: 'staff', workshopName: 'Ekens bil', usedBy: null },
      expiresAt: new Date('2026-11-29T11:00:00Z'),
    }),
    ['Roll: Medarbetare', 'Verkstad: Ekens bil', 'Gäller till: söndag 2026-11-29 12:00'],
  ],
  [
    'members',
    updated('members', 'olle', { role: 'auditor', name: null }),
    ['Roll: Revisor', 'Namn: (tömt)'],
  ],
  [
    'workshops',
    updated('', 'w', {
      address: { street: 'Vägen 1', postcode: '903 25', city: 'Umeå' },
      phone: null,
      fiscalYearEnd: '06-30',
      closedOnHolidays: false,
      checklistDone: true,
      owners: ['olle', 'vera'],
    }),
    [
      'Adress: Vägen 1, 903 25 Umeå',
      'Telefon: (tömt)',
      'Räkenskapsåret slutar: 30 juni',
      'Stängt på helgdagar: Nej',
      'Listan Kom igång är dold: Ja',
      'Ägare: Olle Ek, ett konto',
    ],
  ],
  [
    'serviceBooks',
    {
      ...{ kind: 'add', path: 'workshops/w/serviceBooks/v1_1', entry: 'e1' },
      values: { ...serviceEntry({ oilGrade: null, nextOn: null, plate: 'ABC123' }) },
      document: { vehicleId: 'v1', correctedIn: null },
    },
    [
      'Typ: Service',
      'Datum: 2025-11-18',
      'Mätarställning: 108 000 km',
      'Utfört arbete: Stor service, Byte av bromsvätska',
      'Delar: Oljefilter W 712/95',
      'Oljemängd: 4,3 l',
      'Nästa service vid: 123 000 km',
      'Registrerad i tillverkarens digitala servicebok: Ja',
      'Utfört av: Bo Lind',
      'Registreringsnummer: ABC 123',
      'Ursprung: För hand',
      'Verkstad: Ekens bil',
      'Från en fil: Nej',
    ],
  ],
  [
    'users',
    { kind: 'update', path: 'users/olle', values: { workshopIds: ['w', 'x'] } },
    ['Verkstäder: Ekens bil, en verkstad'],
  ],
];

describe('what was typed in a write', () => {
  it.each(examples)('of %s is told with the labels of its form', (_name, change, lines) => {
    expect(linesOf(change)).toEqual(lines);
  });

  it('leaves out documents that follow from others', () => {
    const derived = Object.entries(collections).filter(([, about]) => 'derivedFrom' in about);
    for (const [name] of derived) {
      const change: Change = { kind: 'delete', path: `workshops/w/${name}/x` };
      const both = linesOf(change, { kind: 'delete', path: 'workshops/w/bookings/b' });
      expect(both).toEqual(['Skulle tas bort.']);
    }
    expect(derived).not.toEqual([]);
  });

  it('names a new customer and car in the text of their booking', () => {
    const anna = created('customers', 'c9', mergedCustomer('c1'));
    const car = created('vehicles', 'v9', { ...vehicle, ownerId: 'c9', driverId: null });
    const visit = created('bookings', 'b9', newBooking({ customerId: 'c9', vehicleId: 'v9' }));
    const lines = linesOf(anna, car, visit);
    expect(lines.slice(0, 3)).toEqual(['Kund', 'Typ: Privatperson', 'Namn: Borttagen kund']);
    expect(lines).toContain('Ihopslagen med: Åsa Öberg');
    expect(lines.slice(lines.indexOf('Fordon') - 1, lines.indexOf('Fordon') + 2)).toEqual([
      '',
      'Fordon',
      'Registreringsnummer: ABC 123',
    ]);
    expect(lines).toContain('Ägare: Borttagen kund');
    expect(lines.slice(lines.indexOf('Bokning'), lines.indexOf('Bokning') + 3)).toEqual([
      'Bokning',
      'Kund: Borttagen kund',
      'Fordon: ABC 123',
    ]);
  });

  it('says of each of several documents which one it is', () => {
    expect(
      linesOf(
        updated('services', 's1', { order: 1 }),
        updated('services', 's2', { order: 0 }),
        { kind: 'delete', path: 'workshops/w/resources/r1' },
        { kind: 'delete', path: 'workshops/w/staffIdentities/p1' },
      ),
    ).toEqual([
      ...['Tjänst: Oljebyte', 'Ordning i listan: 2', ''],
      ...['Tjänst: Däckskifte', 'Ordning i listan: 1', ''],
      ...['Plats: Lyft 1', 'Skulle tas bort.', ''],
      ...['Identitetsnummer', 'Skulle tas bort.'],
    ]);
  });

  it('does not take the names of one workshop for those of another', () => {
    const path = 'workshops/other/bookings/b';
    expect(linesOf({ kind: 'update', path, values: { customerId: 'c1', staffId: 'p1' } })).toEqual([
      'Kund: en kund i registret',
      'Person: en av personalen',
    ]);
  });

  it('is told of a single removal, and of former owners', () => {
    expect(linesOf({ kind: 'delete', path: 'workshops/w/services/s1' })).toEqual([
      'Skulle tas bort.',
    ]);
    expect(linesOf(updated('vehicles', 'v1', { formerOwners: { c1: '2026-11-20' } }))).toEqual([
      'Tidigare ägare: Åsa Öberg till 2026-11-20',
    ]);
  });

  it('is told of single keys of a map, with a removed key as empty', () => {
    const path = 'workshops/w/letters/l';
    const maps = { stamps: { anna: 'röd', bo: null } };
    expect(linesOf({ kind: 'merge', path, values: { title: 'Hej' }, maps })).toEqual([
      'title: Hej',
      'stamps: anna: röd, bo: (tömt)',
    ]);
  });

  it('is told also where no schema knows it or it does not fit', () => {
    const odd = { damaged: true, when: new Date('2026-11-23T07:00:00Z'), deep: { a: [1, 'x'] } };
    const expected = ['damaged: Ja', 'when: måndag 2026-11-23 08:00', 'deep: a: 1, x'];
    const update = (path: string, values: Record<string, unknown>): Change => ({
      ...{ kind: 'update', path, values },
    });
    expect(linesOf(update('workshops/w/letters/l', odd))).toEqual(expected);
    expect(linesOf(update('workshops/w/services/s1', odd))).toEqual(expected);
    expect(
      linesOf(update('workshops/w/services/s1', { minutes: [7], name: 'x'.repeat(200) })),
    ).toEqual(['Tid: 7', `Namn: ${'x'.repeat(200)}`]);
  });
});
