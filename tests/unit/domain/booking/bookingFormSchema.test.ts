import { expect, test } from 'vitest';
import { flatten, safeParse } from 'valibot';
import { newBooking } from '@/domain/booking/booking';
import { bookingFormSchema } from '@/domain/booking/bookingFormSchema';
import { at } from '../../../support/swedishInstant';

const time = (value: Date | null) => ({ ok: true, value });

/** The faults by field of a form about a car booked from eight to nine. */
function faultsOf(values: object) {
  const form = {
    ...newBooking({ vehicleId: 'car' }),
    startsAt: time(at('2026-11-20 08:00')),
    endsAt: time(at('2026-11-20 09:00')),
    newVehicle: null,
    newCustomer: null,
    part: null,
    loanCar: null,
    ...values,
  };
  const { issues } = safeParse(bookingFormSchema, form);
  return issues && flatten(issues).nested;
}

const part = {
  ...newBooking({
    services: [{ serviceId: 'wash', name: 'Tvätt', minutes: 60, priceOre: 0, vatRate: 25 }],
  }),
  startsAt: time(at('2026-11-20 09:00')),
  endsAt: time(at('2026-11-20 10:00')),
};

test.each([
  ['no part of a whole visit', { part }, undefined],
  [
    'a part without services',
    { part: { ...part, services: [] } },
    { 'part.services': ['Välj vad som ska göras i delen.'] },
  ],
  [
    'a part without an end',
    { part: { ...part, endsAt: time(null) } },
    { 'part.endsAt': ['Fyll i både start och slut.'] },
  ],
  ['nothing', {}, undefined],
  ['a long key number', { keyNumber: 'x'.repeat(21) }, { keyNumber: ['Högst 20 tecken.'] }],
  ['a long note', { note: 'x'.repeat(2001) }, { note: ['Högst 2000 tecken.'] }],
  ['a long buffer', { bufferMinutes: '9999' }, { bufferMinutes: ['Högst 8\u00a0h.'] }],
  [
    'an end at the start',
    { endsAt: time(at('2026-11-20 08:00')) },
    { endsAt: ['Slutet ska vara efter starten.'] },
  ],
  ['no end', { endsAt: time(null) }, { endsAt: ['Fyll i både start och slut.'] }],
])('%s is wrong at its own field', (_, values, faults) => {
  expect(faultsOf(values)).toEqual(faults);
});
