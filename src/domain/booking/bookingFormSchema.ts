import * as v from 'valibot';
import { bookingDraft, bookingStatuses, timesFault } from './booking';
import { followUpIds } from './followUpIds';
import { customerDraft } from '@/domain/register/customer';
import { documentId, flag, instant, wrongShape } from '@/domain/values/fields';
import type { Parsed } from '@/domain/values/parsed';
import { vehicleDraft } from '@/domain/register/vehicle';

/** A time that the form has already read. */
export const typedInstant = v.pipe(
  v.custom<Parsed<Date | null>>((value) => typeof value === 'object' && value !== null),
  v.rawTransform<Parsed<Date | null>, Date | null>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value.ok) return dataset.value.value;
    addIssue({ message: dataset.value.message });
    return NEVER;
  }),
);

/** A part of the same visit that the form adds to the booking. */
const part = v.pipe(
  v.object({
    ...v.pick(v.object(bookingDraft.entries), [
      'services',
      'bufferMinutes',
      'resourceId',
      'staffId',
      'isAllDay',
      'outsideHours',
    ]).entries,
    startsAt: typedInstant,
    endsAt: typedInstant,
  }),
  v.forward(
    v.check(({ services }) => services.length > 0, 'Välj vad som ska göras i delen.'),
    ['services'],
  ),
  v.forward(
    v.check(
      (form) => timesFault(form) === null,
      ({ input }) => timesFault(input) ?? wrongShape,
    ),
    ['endsAt'],
  ),
);

/** A loan car that the form adds to the visit, and its time. */
const loanCar = v.object({
  resourceId: v.pipe(
    v.nullable(documentId),
    v.check(
      (id) => id !== null,
      'Ingen lånebil är ledig. Välj en annan tid eller ta bort lånebilen.',
    ),
  ),
  startsAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  isAllDay: flag,
});

const { registrationNumber, make, model } = vehicleDraft.entries;
const { name, phones } = customerDraft.entries;

/** The values of the booking form: the booking, and the customer and vehicle to add to the register. */
export const bookingFormSchema = v.pipe(
  v.object({
    ...bookingDraft.entries,
    startsAt: typedInstant,
    endsAt: typedInstant,
    status: v.picklist(bookingStatuses, wrongShape),
    followUpIds: v.optional(followUpIds, []),
    newVehicle: v.nullable(v.object({ registrationNumber, make, model })),
    newCustomer: v.nullable(v.object({ name, phones })),
    part: v.nullable(part),
    loanCar: v.nullable(loanCar),
  }),
  v.forward(
    v.check(
      (form) => timesFault(form) === null,
      ({ input }) => timesFault(input) ?? wrongShape,
    ),
    ['endsAt'],
  ),
  v.check(
    ({ customerId, vehicleId, newCustomer, newVehicle, services, message, note }) =>
      [customerId, vehicleId, newCustomer, newVehicle, services[0], message, note].some(Boolean),
    'Välj fordon, kund eller tjänst.',
  ),
);

export type BookingFormValues = v.InferOutput<typeof bookingFormSchema>;
