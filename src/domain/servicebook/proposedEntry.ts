import type { CalendarDate } from '@internationalized/date';
import { formatQuantity } from '@/domain/order/lineDraft';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { mayBeDone, type OrderLine } from '@/domain/order/orderLine';
import { serviceOfLine } from '@/domain/order/serviceLine';
import type { Vehicle } from '@/domain/register/vehicle';
import { nextAfter } from './nextService';
import { type ServiceEntryDraft, serviceEntryLimits, type ServiceKind } from './serviceEntry';
import { planFor, type ServicePlan } from './servicePlan';

const serviceWord = /service|oljebyte|motorolja/i;
/**
 * Words that tell what kind of work an order was, the first that fits: of a service with a change of tyres the service counts,
 * which has a next one. Only the kontrollbesiktning itself is one, and not what is done before or after it.
 */
const kindWords: readonly [ServiceKind, RegExp][] = [
  ['inspection', /^(?!.*\b(inför|före|efter)\b).*kontrollbesiktning/i],
  ['service', serviceWord],
  ['tyres', /däck|hjulskifte|hjulbyte/i],
];
const oilWord = /olja/i;
const viscosity = /\b\d{1,2}W-?\d{2}\b/i;

/** An entry in which nothing is filled in but its day and who does the work. */
export function blankEntry(today: CalendarDate, performer: string): ServiceEntryDraft {
  return {
    kind: 'service',
    doneOn: today.toString(),
    odometerKm: null,
    odometerReason: null,
    works: [],
    parts: [],
    oilGrade: null,
    oilMl: null,
    remarks: null,
    nextOn: null,
    nextKm: null,
    isMakerRegistered: false,
    performer,
  };
}

/**
 * The entry that the lines of an order propose: what was done, with which parts and which oil, and when it is due again. The kind of
 * a line from the price list is told by its service there, which `serviceName` gives, and of other lines by their text.
 */
export function proposedEntry(
  order: Pick<WorkOrder, 'lines' | 'group' | 'odometerKm'>,
  {
    plans,
    car,
    today,
    performer,
    serviceName,
  }: {
    plans: readonly ServicePlan[];
    car: Pick<Vehicle, 'make' | 'model' | 'fuel' | 'odometerKm'>;
    today: CalendarDate;
    performer: string;
    serviceName: (serviceId: string) => string | undefined;
  },
): ServiceEntryDraft {
  // A return or a deduction is no work.
  const entries = linesOf(order).filter(
    ({ line }) => line.work === 'done' && mayBeDone(line) && line.milliQty > 0,
  );
  const done = entries.map(({ line }) => line);
  const names = entries.map(({ id, line }) => {
    const service = serviceOfLine(id);
    return (service && serviceName(service.serviceId)) ?? line.text;
  });
  const parts = done.filter(({ kind }) => kind === 'part');
  const works = done.filter(({ kind }) => kind !== 'part').map(({ text }) => text);
  const oil = parts.find(({ unit, text }) => unit === 'l' && oilWord.test(text));
  const blank = blankEntry(today, performer);
  const entry: ServiceEntryDraft = {
    ...blank,
    kind: kindOf(order.group, names),
    odometerKm: order.odometerKm ?? car.odometerKm,
    works: once(works).slice(0, serviceEntryLimits.works.max),
    parts: once(parts.filter((part) => part !== oil).map(partText)).slice(
      0,
      serviceEntryLimits.parts.max,
    ),
    oilGrade: oil ? (viscosity.exec(oil.text)?.[0].toUpperCase() ?? null) : null,
    oilMl: oil && oil.milliQty <= serviceEntryLimits.oilMl.max ? oil.milliQty : null,
  };
  // A service on the same order as a kontrollbesiktning has a next one, too.
  const isService = order.group !== 'wash' && names.some((name) => serviceWord.test(name));
  const plan = isService ? planFor(plans, car) : null;
  return plan ? { ...entry, ...nextAfter(entry, plan) } : entry;
}

/**
 * The entry that corrects another: the same, with the reading of the order from which that was made, in km, where the car bears it out.
 * The car's own reading tells which of the two was put right: it is that of the entry when the entry was typed right against its order,
 * and never less than a right one of the order. The next service is as far after the reading as before.
 */
export function proposedCorrection(
  wrong: ServiceEntryDraft,
  orderKm: number | null,
  carKm: number | null,
): ServiceEntryDraft {
  const { odometerKm: km, nextKm: next } = wrong;
  const isDoubtful = carKm !== null && orderKm !== null && (carKm === km || orderKm > carKm);
  if (orderKm === null || isDoubtful) return wrong;
  const nextKm = km !== null && next !== null && next > km ? next - km + orderKm : next;
  return { ...wrong, odometerKm: orderKm, nextKm };
}

function kindOf(group: WorkOrder['group'], names: readonly string[]): ServiceKind {
  if (group === 'wash') return 'care';
  const found = kindWords.find(([, word]) => names.some((name) => word.test(name)));
  return found?.[0] ?? 'repair';
}

function partText({ text, milliQty, unit }: OrderLine): string {
  if (milliQty === 1000 && unit === 'st') return text;
  const amount = `, ${formatQuantity(milliQty)} ${unit}`;
  return `${text.slice(0, serviceEntryLimits.text.max - amount.length)}${amount}`;
}

function once(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
