import type { CalendarDate } from '@internationalized/date';
import type { OrderFields } from '@/domain/order/order';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { BookEntry } from '@/domain/servicebook/bookSummary';
import { nextAfter } from '@/domain/servicebook/nextService';
import { proposedEntry } from '@/domain/servicebook/proposedEntry';
import type { ServiceEntryFields } from '@/domain/servicebook/serviceEntry';
import { planFor, starterPlans } from '@/domain/servicebook/servicePlan';
import { dayOf } from '@/domain/time/swedishTime';
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
 * Three to eight entries for most cars, of which the latest is the car's last order where it has had one: services with what they
 * are due for next, repairs, tyres and inspections, some of them from other workshops, and one of them corrected.
 */
export function demoServiceBooks(
  random: Random,
  today: CalendarDate,
  cars: readonly { id: string; values: VehicleFields }[],
  orders: readonly { id: string; values: OrderFields; updatedAt: Date }[],
  workshop: ServiceEntryFields['workshop'],
): DemoBook[] {
  const corrected = random.whole(5, 20);
  return cars.slice(0, mostBooks).flatMap(({ id: vehicleId, values: car }, place): DemoBook[] => {
    if (car.status !== 'active' || random.chance(0.2)) return [];
    const count = random.whole(3, 8);
    const kmPerMonth = random.whole(600, 2000);
    const lastKm = car.odometerKm ?? random.whole(60, 240) * 1000;
    const plan = planFor(starterPlans, car);
    const base = {
      ...{ vehicleId, orderId: null, plate: car.registrationNumber, vin: car.vin },
      ...{ correctsId: null, correctionReason: null, odometerReason: null },
      ...{ signature: null, isImported: false, importedKey: null },
    };
    const entries = Array.from({ length: count }, (_, index) => {
      const monthsAgo = (count - index) * 6 + random.whole(0, 3);
      const kind = index % 3 === 2 ? (random.chance(0.5) ? 'tyres' : 'repair') : 'service';
      const isElsewhere = index === 0 && random.chance(0.4);
      const done = {
        doneOn: today.subtract({ months: monthsAgo, days: random.whole(0, 20) }).toString(),
        odometerKm: Math.max(100, Math.round(lastKm - monthsAgo * kmPerMonth)),
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
    });
    const wrong = place === corrected ? entries[1] : undefined;
    if (wrong) {
      const data = {
        ...wrong.data,
        odometerKm: (wrong.data.odometerKm ?? 0) + 40,
        ...{ correctsId: wrong.id, correctionReason: 'Mätaren lästes av fel' },
      };
      entries.push({ id: `${wrong.id}-rattad`, data });
    }
    const last = orders.findLast(
      ({ values }) =>
        values.vehicleId === vehicleId && ['ready', 'invoiced', 'closed'].includes(values.stage),
    );
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
    return [{ vehicleId, entries }];
  });
}
