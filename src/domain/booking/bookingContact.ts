import type { CalendarDate } from '@internationalized/date';
import { customerNow } from '@/domain/register/customerNow';
import type { Register } from '@/domain/register/register';
import { type Booking, type BookingFields, takesTime } from './booking';
import type { BookingDetails } from './bookingMessages';
import type { Customer } from '@/domain/register/customer';
import { lastDayOf } from '@/domain/time/swedishTime';
import { canTakeTexts, formatPhone } from '@/domain/values/phone';
import type { BookingMessageKind } from '@/domain/workshop/messageTemplate';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Workshop } from '@/domain/workshop/workshop';

/** The cards of a booking's customer and vehicle, as far as they are in the register. */
export interface Cards {
  customer: Customer | undefined;
  vehicle: Vehicle | undefined;
}

/** Looks up the cards; for a merged customer, the card of the customer that took over. */
export function cardsOf(
  { customerId, vehicleId }: Pick<Booking, 'customerId' | 'vehicleId'>,
  register: Register,
): Cards {
  return {
    customer: customerNow(register, customerId)?.data,
    vehicle: register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '')?.data : undefined,
  };
}

/** The fields of a booking that decide which messages suit it. */
type Told = Pick<Booking, 'status' | 'startsAt' | 'loan'>;

/**
 * The messages that are of use about a booking as it is, the likeliest first; `others` are the other parts of its
 * visit. The car is not ready before all of them are done.
 */
export function messageKindsFor(
  { status, startsAt, loan }: Told,
  others: readonly { data: Told }[] = [],
): BookingMessageKind[] {
  if (loan) return [];
  switch (status) {
    case 'cancelled':
      return ['cancelled'];
    case 'done':
      return others.some(({ data }) => isToDo(data)) ? [] : ['ready'];
    case 'pickedUp':
    case 'noShow':
      return [];
    default:
      return startsAt ? ['confirmation', 'reminder', 'newTime'] : [];
  }
}

function isToDo({ status, loan }: Told): boolean {
  return !loan && takesTime({ status }) && status !== 'done' && status !== 'pickedUp';
}

/** The message that usually follows a change of a booking; null when none does, and `former` for a new booking. */
export function messageAfter(
  former: BookingFields | null,
  after: BookingFields,
  others: readonly { data: Told }[],
): BookingMessageKind | null {
  const kinds = messageKindsFor(after, others);
  const isNew = former === null || takesTime(former) !== takesTime(after);
  if (isNew || (after.status === 'done' && former.status !== 'done')) return kinds[0] ?? null;
  if (isSameWhen(former, after)) return null;
  const kind = former.startsAt ? 'newTime' : 'confirmation';
  return kinds.includes(kind) ? kind : null;
}

/** True if a customer is told the same time: the start, and the last day. */
function isSameWhen(one: BookingFields, other: BookingFields): boolean {
  const lastDay = ({ endsAt }: BookingFields) => endsAt && lastDayOf(endsAt).toString();
  return one.startsAt?.getTime() === other.startsAt?.getTime() && lastDay(one) === lastDay(other);
}

function nothingToTell({ status, loan }: Told): string {
  if (loan) return 'Kunden får veta om lånebilen i meddelandet om jobbet.';
  if (status === 'noShow') return 'Det finns inget att meddela: kunden uteblev.';
  if (status === 'done')
    return 'Det finns inget att meddela än: besökets andra delar är inte klara.';
  if (status === 'pickedUp') return 'Det finns inget att meddela: bilen är hämtad.';
  return 'Bekräftelse och påminnelse kan skrivas när bokningen har fått en tid.';
}

/**
 * The details to tell the customer, or the reason in Swedish why there is nothing to tell; `others` are the other parts
 * of the booking's visit.
 */
export function detailsOf(
  booking: Booking,
  workshop: Workshop,
  register: Register,
  { customer, vehicle }: Cards,
  today: CalendarDate,
  others: readonly { data: Told }[] = [],
): BookingDetails | string {
  const { customerId, vehicleId, startsAt, endsAt, services, isAllDay } = booking;
  if (messageKindsFor(booking, others).length === 0) return nothingToTell(booking);
  // Without this check a text could be sent that leaves out the vehicle.
  const isMissing = (customerId !== null && !customer) || (vehicleId !== null && !vehicle);
  if (isMissing && !(register.kind === 'ready' && register.complete)) {
    return 'Kundens uppgifter är inte hämtade än.';
  }
  const plate = vehicle?.registrationNumber ?? null;
  return {
    workshop,
    plate,
    services,
    startsAt,
    endsAt,
    isAllDay,
    today,
    customer: customer?.name ?? null,
  };
}

/** True if a customer can be sent a message, as a text or by mail. */
export function isReachable({ phones, email }: Pick<Customer, 'phones' | 'email'>): boolean {
  return phones.some(canTakeTexts) || email !== null;
}

/**
 * The reason why the customer of a booking or an order, its `name`, cannot be written to, once everything is fetched; null
 * when a message can be sent.
 */
export function unreachable(
  { customerId }: Pick<Booking, 'customerId'>,
  { customer }: Cards,
  name = 'Bokningen',
): string | null {
  if (customerId === null) return `${name} har ingen kund.`;
  if (!customer) return 'Kunden finns inte längre i registret.';
  return unreachableBy(customer);
}

/** The reason why a customer with these details cannot be written to; null when a message can be sent. */
export function unreachableBy(customer: Pick<Customer, 'phones' | 'email'>): string | null {
  const [phone] = customer.phones;
  if (isReachable(customer)) return null;
  return phone === undefined
    ? 'Kunden har varken telefonnummer eller e-postadress.'
    : `Kunden har varken mobilnummer eller e-postadress. Ring ${formatPhone(phone)}.`;
}
