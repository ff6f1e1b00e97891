import type { CalendarDate } from '@internationalized/date';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { BookEntry } from '@/domain/servicebook/bookSummary';
import { nextAfter } from '@/domain/servicebook/nextService';
import { proposedEntry } from '@/domain/servicebook/proposedEntry';
import { shardId, type ServiceBook } from '@/domain/servicebook/serviceBook';
import type { ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { planFor, starterPlans } from '@/domain/servicebook/servicePlan';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';
import type { KmOn } from './odometers';
import type { DemoOrder } from './orders';
import { taxiText } from './orderLines';
import type { Random } from './random';
import { staff } from './workshop';

/** The entries of a car in the order in which they were written, with their stamps. */
export interface DemoBook {
  vehicleId: string;
  entries: (BookEntry & WrittenEntry)[];
}

/** The cars that may have a book in a large demo: enough to search among. */
const mostBooks = 500;
/** The part of the cars that have a book, 0 to 1. */
const share = 0.62;

const mechanics = staff.filter(({ does }) => does !== 'wash').map(({ name }) => name);
const elsewhere = [
  { name: 'Bilhörnan i Almdalen', performers: ['Anders Holm', 'Karin Ek'] },
  { name: 'Kvarnhults Motor', performers: ['Bo Lindén'] },
  { name: 'Östanforsby Bilservice', performers: ['Sara Lund', 'Jonas Palm'] },
];
const repairs = [
  ['Byte av bromsskivor och belägg fram'],
  ['Byte av drivrem', 'Byte av spännrulle'],
  ['Byte av startbatteri'],
  ['Byte av stötdämpare bak'],
  ['Felsökning motorlampa', 'Byte av lambdasond'],
];

/** The inputs of the service books. */
interface BookSources {
  cars: readonly { id: string; values: VehicleFields }[];
  orders: readonly DemoOrder[];
  kmOn: KmOn;
  workshop: ServiceEntryFields['workshop'];
  /** The first day of which the workshop has orders. */
  begun: CalendarDate;
}

/**
 * The books of most cars: what the car's papers tell of the years before the orders, most of it from other workshops, and then an entry of
 * each order of the workshop that is done. One entry is corrected.
 */
export function demoServiceBooks(
  random: Random,
  today: CalendarDate,
  { cars, orders, kmOn, workshop, begun }: BookSources,
): DemoBook[] {
  const done = orders.filter(
    ({ values: { stage, group } }) =>
      group === 'workshop' && ['ready', 'invoiced', 'closed'].includes(stage),
  );
  const ordersOf = new Map<string, DemoOrder[]>();
  for (const order of done) {
    const id = order.values.vehicleId ?? '';
    ordersOf.set(id, [...(ordersOf.get(id) ?? []), order]);
  }
  const books = cars.slice(0, mostBooks).flatMap(({ id: vehicleId, values: car }): DemoBook[] => {
    if (car.status !== 'active' || !random.chance(share)) return [];
    const own = ordersOf.get(vehicleId) ?? [];
    const plan = planFor(starterPlans, car);
    const hasOil = car.fuel !== 'electric';
    const base = {
      ...{ orderId: null, plate: car.registrationNumber, vin: car.vin },
      ...{ correctsId: null, correctionReason: null, odometerReason: null },
      ...{ signature: null, isImported: false, importedKey: null },
    };
    // The papers are copied when the car comes for the first time.
    const opened =
      own[0]?.createdAt ?? instantAt(today.subtract({ days: random.whole(1, 60) }), 900);
    const count = random.whole(2, 5);
    const papers = Array.from({ length: count }, (_, index) => {
      const kind = index % 3 === 1 ? (random.chance(0.5) ? 'tyres' : 'repair') : 'service';
      const isService = kind === 'service';
      const day = begun.subtract({
        ...{ months: (count - 1 - index) * 6 + random.whole(1, 3), days: random.whole(0, 20) },
      });
      const where = random.chance(0.7) ? random.pick(elsewhere) : null;
      const done = { doneOn: day.toString(), odometerKm: kmOn(vehicleId, day) };
      const data: ServiceEntryFields = {
        ...base,
        ...{ ...done, kind, origin: 'byHand' },
        works: isService
          ? ['Service enligt plan', 'Kontroll av bromsar och vätskor']
          : kind === 'tyres'
            ? ['Skifte av däck', 'Kontroll av mönsterdjup']
            : random.pick(repairs),
        parts: isService && hasOil ? ['Oljefilter', 'Luftfilter'] : [],
        oilGrade: isService && hasOil ? '5W-30' : null,
        oilMl: isService && hasOil ? random.whole(38, 55) * 100 : null,
        remarks: random.chance(0.15) ? 'Bromsbelägg bak har 4 mm kvar.' : null,
        ...(isService && plan ? nextAfter(done, plan) : { nextOn: null, nextKm: null }),
        isMakerRegistered: isService && random.chance(0.3),
        performer: random.pick(where?.performers ?? mechanics),
        workshop: where ? { name: where.name, organisationNumber: null, city: null } : workshop,
      };
      return { id: `${vehicleId}-${index}`, data, ...writtenAt(addMinutes(opened, index)) };
    }).filter(({ data }) => data.doneOn >= (car.firstMonth ?? String(car.year ?? 0)));
    const entries = own.flatMap((order): DemoBook['entries'] => {
      const { id: orderId, values, updatedAt } = order;
      const proposed = proposedEntry(values, {
        ...{ plans: starterPlans, car, today: dayOf(updatedAt) },
        performer: staffName(values.staffId) ?? random.pick(mechanics),
        // The demo changes no text of a line.
        serviceName: () => undefined,
      });
      const works = proposed.works.filter((each) => each !== taxiText);
      if (works.length === 0) return [];
      const data: ServiceEntryFields = {
        ...{ ...base, ...proposed, works, origin: 'order', orderId, workshop },
      };
      return [{ id: `${vehicleId}-${orderId}`, data, ...writtenAt(updatedAt) }];
    });
    const all = [...papers, ...entries];
    return all.length > 0 ? [{ vehicleId, entries: all }] : [];
  });
  const long = books.find(
    ({ entries }) => entries.length > 4 && entries[1]?.data.origin === 'byHand',
  );
  const wrong = long?.entries[1];
  const last = long?.entries.at(-1);
  if (long && wrong && last) {
    const data = {
      ...wrong.data,
      odometerKm: (wrong.data.odometerKm ?? 0) + 40,
      ...{ correctsId: wrong.id, correctionReason: 'Mätaren lästes av fel' },
    };
    const stamps = writtenAt(addMinutes(last.createdAt, 4));
    long.entries.push({ id: `${wrong.id}-rattad`, data, ...stamps });
  }
  return books;
}

function writtenAt(createdAt: Date) {
  return { createdAt, createdBy: 'demo-staff' };
}

/** The name of somebody of the staff, of whom a large demo has several like one. */
function staffName(staffId: string | null): string | undefined {
  return staffId === null ? undefined : staff[Number(staffId.split('-')[1]) % staff.length]?.name;
}

/** An entry with its id and the stamps that it got when it was written. */
type WrittenEntry = { id: string; data: ServiceEntryFields; createdAt: Date; createdBy: string };

/** The book of a car as a document below `parent`: its first shard, with entries in the order in which they were written. */
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
    path: `${parent}/serviceBooks/${shardId(vehicleId, 1)}`,
    fields: { ...fields, updatedAt: last?.createdAt, updatedBy: last?.createdBy },
  };
}
