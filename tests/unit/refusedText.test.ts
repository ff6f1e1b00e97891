import { expect, test } from 'vitest';
import { refusedText } from '@/app/refusedText';
import type { Change } from '@/data/sync/journal';
import { newBooking } from '@/domain/booking/booking';
import { newCustomer } from '@/domain/register/customer';
import { newVehicle } from '@/domain/register/vehicle';

const linesOf = (...changes: Change[]) =>
  refusedText({
    ...{ id: '1', uid: 'olle', tab: 'this', label: '', startedAt: new Date(0), refused: true },
    changes,
  }).split('\n');

test('a refused customer is told with all that was typed', () => {
  const values = newCustomer({
    kind: 'company',
    name: 'Bergs Åkeri',
    organisationNumber: '4432109876',
    reference: 'Åsa',
    paymentDays: 30,
    phones: ['+46701740605', '+4690123456'],
    email: 'asa@berg.example',
    address: { street: 'Vägen 1', postcode: '903 25', city: 'Umeå' },
    notes: 'Ring först',
    tags: ['VIP', 'Flotta'],
  });
  expect(linesOf({ kind: 'create', path: 'workshops/w/customers/c', values })).toEqual([
    'Slag: Företag',
    'Namn: Bergs Åkeri',
    'Organisationsnummer: 4432109876',
    'Er referens: Åsa',
    'Betalningsvillkor: 30 dagar',
    'Telefon: 070-174 06 05',
    'Telefon: 090-12 34 56',
    'E-post: asa@berg.example',
    'Gatuadress: Vägen 1',
    'Postnummer: 903 25',
    'Ort: Umeå',
    'Anteckningar: Ring först',
    'Etikett: VIP',
    'Etikett: Flotta',
    'Status: Aktiv',
  ]);
});

test('a refused vehicle is told with all that was typed, and its people as no more than that', () => {
  const values = newVehicle({
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
    driverId: null,
  });
  expect(linesOf({ kind: 'create', path: 'workshops/w/vehicles/v', values })).toEqual([
    'Registreringsnummer: ABC 123',
    'Märke: Volvo',
    'Modell: V70',
    'Årsmodell: 2012',
    'Chassinummer: YV1RS61T442395123',
    'Drivmedel: Laddhybrid',
    'Mätarställning: 123\u00a0456\u00a0km',
    'Första månad i trafik: 2012-03',
    'Ägare: en kund i registret',
    'Status: Aktiv',
  ]);
});

test('a refused booking is told with its times on the Swedish clock, and without its slots', () => {
  const startsAt = new Date('2026-11-23T07:00:00Z');
  const service = { serviceId: 's1', minutes: 45, priceOre: 129_500, vatRate: 25 } as const;
  const values = newBooking({
    customerId: 'c1',
    vehicleId: 'v1',
    services: [
      { ...service, name: 'Oljebyte' },
      { ...service, name: 'Däckskifte' },
    ],
    bufferMinutes: 15,
    resourceId: 'r1',
    staffId: 'p1',
    startsAt,
    endsAt: new Date('2026-11-23T08:45:00Z'),
    keyNumber: '12',
    message: 'Låter illa',
    outsideHours: true,
  });
  const slot = { bookingId: 'b', resourceId: 'r1', startsAt };
  expect(
    linesOf(
      { kind: 'create', path: 'workshops/w/bookings/b', values },
      { kind: 'delete', path: 'workshops/w/slots/r1_1994907' },
      { kind: 'create', path: 'workshops/w/slots/r1_1994908', values: slot },
    ),
  ).toEqual([
    'Kund: en kund i registret',
    'Fordon: ett fordon i registret',
    'Tjänst: Oljebyte',
    'Tjänst: Däckskifte',
    'Buffert: 15\u00a0min',
    'Resurs: en av verkstadens resurser',
    'Person: en av personalen',
    'Start: måndag 23 november 08:00',
    'Slut: måndag 23 november 09:45',
    'Hela dagar: Nej',
    'Nyckelnummer: 12',
    'Meddelande från kunden: Låter illa',
    'Utanför öppettiderna: Ja',
    'Status: Bokad',
    'Påmind: Nej',
  ]);
});

test('lists of maps, maps of days and what was to be deleted', () => {
  const values = { monday: [{ opens: 420, closes: 1020 }], formerOwners: { c1: '2026-11-20' } };
  expect(linesOf({ kind: 'update', path: 'workshops/w', values })).toEqual([
    'Måndag, Öppnar: 07:00',
    'Måndag, Stänger: 17:00',
  ]);
  expect(linesOf({ kind: 'delete', path: 'workshops/w/services/s' })).toEqual(['Skulle tas bort.']);
});
