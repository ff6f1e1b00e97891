import type { CalendarDate } from '@internationalized/date';
import type { OrderFields } from '@/domain/order/order';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { BookEntry } from '@/domain/servicebook/bookSummary';
import { nextAfter } from '@/domain/servicebook/nextService';
import { proposedEntry } from '@/domain/servicebook/proposedEntry';
import { packId, type ServiceBook } from '@/domain/servicebook/serviceBook';
import type { ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { planFor, starterPlans } from '@/domain/servicebook/servicePlan';
import { dayOf } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';
import type { Random } from './random';

/** The entries of a car, the oldest first. */
export interface DemoBook {
  vehicleId: string;
  entries: (BookEntry & { data: ServiceEntryFields })[];
}

/** The cars that have a book in a large demo: enough to search among. */
const mostBooks = 400;

const performers = ['Anders Holm', 'Bo Lind', 'Karin Ek', 'Sara Lund'];
const elsewhere = ['Bilhörnan i Eslöv', 'Mekonomen Höör', 'Lunds Motorservice'];
const repairs = [
  ['Byte av bromsskivor och belägg fram'],
  ['Byte av drivrem', 'Byte av spännrulle'],
  ['Byte av startbatteri'],
  ['Byte av stötdämpare bak'],
  ['Felsökning motorlampa', 'Byte av lambdasond'],
];

/**
 * Three to eight entries for most cars, fewer for new ones, of which the latest is the car's last order where it has had one: services with what they
 * are due for next, repairs, tyres and inspections, some of them from other workshops, and one of them corrected.
 */
export function demoServiceBooks(
  random: Random,
  today: CalendarDate,
  cars: readonly { id: string; values: VehicleFields }[],
  orders: readonly { id: string; values: OrderFields; updatedAt: Date }[],
  workshop: ServiceEntryFields['workshop'],
): DemoBook[] {
  const books = cars.slice(0, mostBooks).flatMap(({ id: vehicleId, values: car }): DemoBook[] => {
    if (car.status !== 'active' || random.chance(0.2)) return [];
    const last = orders.findLast(
      ({ values }) =>
        values.vehicleId === vehicleId && ['ready', 'invoiced', 'closed'].includes(values.stage),
    );
    // What was done before the order was done at fewer km, on earlier days.
    const until = last ? dayOf(last.updatedAt) : today;
    const lastKm = last?.values.odometerKm ?? car.odometerKm ?? random.whole(60, 240) * 1000;
    const count = random.whole(3, 7);
    const kmPerMonth = Math.min(random.whole(600, 2000), lastKm / ((count + 1) * 6));
    const plan = planFor(starterPlans, car);
    const base = {
      ...{ orderId: null, plate: car.registrationNumber, vin: car.vin },
      ...{ correctsId: null, correctionReason: null, odometerReason: null },
      ...{ signature: null, isImported: false, importedKey: null },
    };
    const entries = Array.from({ length: count }, (_, index) => {
      const monthsAgo = (count - index) * 6 + random.whole(0, 3);
      const kind = index % 3 === 2 ? (random.chance(0.5) ? 'tyres' : 'repair') : 'service';
      const isElsewhere = index === 0 && random.chance(0.4);
      const done = {
        doneOn: until.subtract({ months: monthsAgo, days: random.whole(0, 20) }).toString(),
        odometerKm: Math.round(lastKm - monthsAgo * kmPerMonth),
      };
      const isService = kind === 'service';
      const data: ServiceEntryFields = {
        ...base,
        ...{ ...done, kind, origin: 'byHand' },
        works: isService
          ? ['Service enligt plan', 'Kontroll av bromsar och vätskor']
          : kind === 'tyres'
            ? ['Skifte av däck', 'Kontroll av mönsterdjup']
            : random.pick(repairs),
        parts: isService && car.fuel !== 'electric' ? ['Oljefilter', 'Luftfilter'] : [],
        oilGrade: isService && car.fuel !== 'electric' ? '5W-30' : null,
        oilMl: isService && car.fuel !== 'electric' ? random.whole(38, 55) * 100 : null,
        remarks: random.chance(0.15) ? 'Bromsbelägg bak har 4 mm kvar.' : null,
        ...(isService && plan ? nextAfter(done, plan) : { nextOn: null, nextKm: null }),
        isMakerRegistered: isService && random.chance(0.3),
        performer: random.pick(performers),
        workshop: isElsewhere
          ? { name: random.pick(elsewhere), organisationNumber: null, city: null }
          : workshop,
      };
      return { id: `${vehicleId}-${index}`, data };
    }).filter(({ data }) => Number(data.doneOn.slice(0, 4)) >= (car.year ?? 0));
    if (last) {
      const proposed = proposedEntry(last.values, {
        ...{ plans: starterPlans, car, today: dayOf(last.updatedAt) },
        performer: random.pick(performers),
      });
      if (proposed.works.length > 0)
        entries.push({
          id: `${vehicleId}-${last.id}`,
          data: { ...base, ...proposed, origin: 'order', orderId: last.id, workshop },
        });
    }
    return entries.length > 0 ? [{ vehicleId, entries }] : [];
  });
  const long = books.find(({ entries }) => entries.length > 4);
  const wrong = long?.entries[1];
  if (wrong) {
    const data = {
      ...wrong.data,
      odometerKm: (wrong.data.odometerKm ?? 0) + 40,
      ...{ correctsId: wrong.id, correctionReason: 'Mätaren lästes av fel' },
    };
    long.entries.push({ id: `${wrong.id}-rattad`, data });
  }
  return books;
}

/** An entry with its id and the stamps that it got when it was written. */
type WrittenEntry = { id: string; data: ServiceEntryFields; createdAt: Date; createdBy: string };

/** The book of a car as a document below `parent`: its first pack, with entries in the order in which they were written. */
export function bookDocument(
  parent: string,
  vehicleId: string,
  written: readonly WrittenEntry[],
): DemoDocument {
  const last = written.at(-1);
  const entries = Object.fromEntries(
    written.map(({ id, data, createdAt, createdBy }) => [id, { ...data, createdAt, createdBy }]),
  );
  const fields: ServiceBook = {
    ...{ vehicleId, entries, added: last?.id ?? '' },
    correctedIn: last?.data.correctsId && !last.data.isImported ? 1 : null,
  };
  return {
    path: `${parent}/serviceBooks/${packId(vehicleId, 1)}`,
    fields: { ...fields, updatedAt: last?.createdAt, updatedBy: last?.createdBy },
  };
}
