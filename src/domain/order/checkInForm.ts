import * as v from 'valibot';
import { typedInstant } from '@/domain/booking/bookingFormSchema';
import { customerDraft } from '@/domain/register/customer';
import { vehicleDraft } from '@/domain/register/vehicle';
import { instantAt, parseDay } from '@/domain/time/swedishTime';
import { parseClockTime } from '@/domain/time/clockTime';
import { documentId, wrongShape } from '@/domain/values/fields';
import type { Parsed } from '@/domain/values/parsed';
import { serviceGroups } from '@/domain/workshop/service';
import { checkInDraft } from './order';

const { registrationNumber, make, model } = vehicleDraft.entries;
const { name, phones } = customerDraft.entries;

/** The form of a car that is checked in; it is changed later on the order's page. */
export const orderFacts = v.object(
  {
    ...checkInDraft.entries,
    dueAt: typedInstant,
    staffId: v.nullable(documentId),
    payerId: v.nullable(documentId),
    driverId: v.nullable(documentId),
  },
  wrongShape,
);
export type OrderFacts = v.InferOutput<typeof orderFacts>;

/** The values of the form for a new order: the car, the customer, and what is filled in at the counter. */
export const newOrderForm = v.pipe(
  v.object(
    {
      ...orderFacts.entries,
      group: v.picklist(serviceGroups, 'Välj verkstad eller biltvätt.'),
      customerId: v.nullable(documentId),
      vehicleId: v.nullable(documentId),
      newVehicle: v.nullable(v.object({ registrationNumber, make, model })),
      newCustomer: v.nullable(v.object({ name, phones })),
    },
    wrongShape,
  ),
  v.check(
    ({ customerId, vehicleId, newCustomer, newVehicle }) =>
      [customerId, vehicleId, newCustomer, newVehicle].some(Boolean),
    'Välj fordon eller kund.',
  ),
);
export type NewOrderForm = v.InferOutput<typeof newOrderForm>;

/** Reads the day, `2026-11-23`, and the clock time for which a car is promised; both empty mean no promise. */
export function readPromise(day: string, clock: string): Parsed<Date | null> {
  if (day === '' && clock.trim() === '') return { ok: true, value: null };
  if (day === '') return { ok: false, message: 'Fyll i dagen också.' };
  const parsedDay = parseDay(day);
  if (!parsedDay.ok) return parsedDay;
  const minutes = parseClockTime(clock);
  return minutes.ok ? { ok: true, value: instantAt(parsedDay.value, minutes.value) } : minutes;
}
