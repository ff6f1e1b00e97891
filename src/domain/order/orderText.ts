import type { CalendarDate } from '@internationalized/date';
import type { Names } from '@/domain/booking/bookingText';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { isLate, linesOf, orderName, type WorkOrder } from './order';
import { stageLabels, waitingForLabels } from './stage';

/** An order in words; `name` has all of it in one line, for screen readers. */
export interface OrderText {
  number: string;
  plate: string | null;
  customer: string | null;
  person: string | null;
  jobs: string;
  stage: string;
  waitingFor: string | null;
  due: string | null;
  /** `Utlovad idag 15:00`, and `Försenad, utlovad idag 15:00`. */
  promise: string | null;
  isLate: boolean;
  /** `Utlämnad idag 15:04`. */
  handedOver: string | null;
  name: string;
}

/** Puts an order into words as of `now`. */
export function orderText(id: string, order: WorkOrder, names: Names, now: Date): OrderText {
  const { register, staff } = names;
  const vehicle = register.kind === 'ready' && register.vehicles.get(order.vehicleId ?? '');
  const late = isLate(order, now);
  const due = order.dueAt && formatDue(order.dueAt, dayOf(now));
  const text = {
    number: orderName(id),
    plate: vehicle ? formatRegistrationNumber(vehicle.data.registrationNumber) : null,
    customer: customerNow(register, order.customerId)?.data.name ?? null,
    person: staff.get(order.staffId ?? '')?.data.name ?? null,
    jobs:
      linesOf(order)
        .filter(({ line }) => line.answer !== 'declined')
        .map(({ line }) => line.text)
        .join(', ') || 'Inga rader än',
    stage: stageLabels[order.stage],
    waitingFor: order.waitingFor && waitingForLabels[order.waitingFor],
    due,
    promise: due && `${late ? 'Försenad, utlovad' : 'Utlovad'} ${due}`,
    isLate: late,
    handedOver: order.handedOverAt && handedOverText(order.handedOverAt, dayOf(now)),
  };
  const { number, plate, customer, person, jobs, stage, waitingFor, promise, handedOver } = text;
  const parts = [number, plate, customer, jobs, stage, waitingFor, person, promise, handedOver];
  return { ...text, name: parts.filter(Boolean).join(', ') };
}

/** When a car was handed over: `Utlämnad idag 15:04`. */
export function handedOverText(at: Date, today: CalendarDate): string {
  return `Utlämnad ${formatDue(at, today)}`;
}

/** Shows when a car is promised: `idag 15:00`, and `tisdag 24 november 15:00` on other days. */
export function formatDue(dueAt: Date, today: CalendarDate): string {
  const day = dayOf(dueAt);
  const clock = formatClock(dueAt);
  return day.compare(today) === 0 ? `idag ${clock}` : `${formatDay(day, today)} ${clock}`;
}
