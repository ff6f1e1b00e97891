import { CalendarDate } from '@internationalized/date';
import type { BookedService } from '@/domain/booking/booking';
import { starterServices } from '@/domain/workshop/starterSet';
import type { Random } from './random';

/** A car that may come, and the days between which its customer is one of the workshop's. */
export interface ComingCar {
  vehicleId: string;
  customerId: string | null;
  isElectric: boolean;
  /** When the car was new; null where nobody knows. */
  built: CalendarDate | null;
  from: CalendarDate | null;
  until: CalendarDate | null;
}

/** Chooses the cars of jobs, and remembers what each has come for. */
export interface CarTurns {
  /** The car that comes on a day for services; null where none would. */
  next: (day: CalendarDate, services: readonly BookedService[]) => ComingCar | null;
  /** Notes that a car comes on a day; without services where it was booked and did not come. */
  came: (vehicleId: string, day: CalendarDate, services: readonly BookedService[]) => void;
  /** Takes back what was noted of a car on a day. */
  stayedAway: (vehicleId: string, day: CalendarDate) => void;
}

export const oilChange = 'Oljebyte med filter';

/** Services of which a car needs one at a time: how old it is at least, in days, how many lie between two, and how many fit in a year. */
interface Need {
  names: readonly string[];
  age: number;
  apart: number;
  mostInYear: number;
}

const needs: readonly Need[] = [
  { names: ['Liten service', 'Stor service', oilChange], age: 300, apart: 330, mostInYear: 2 },
  { names: ['Däckskifte'], age: 0, apart: 120, mostInYear: 2 },
  { names: ['Hjulinställning'], age: 300, apart: 300, mostInYear: 1 },
  { names: ['AC-service'], age: 700, apart: 330, mostInYear: 1 },
  { names: ['Bromsbyte fram'], age: 1100, apart: 700, mostInYear: 1 },
  { names: ['Felsökning'], age: 0, apart: 60, mostInYear: 2 },
  { names: ['Utvändig handtvätt', 'In- och utvändig tvätt'], age: 0, apart: 21, mostInYear: 6 },
  { names: ['Invändig rekond', 'Helrekond'], age: 0, apart: 150, mostInYear: 2 },
];
/** Visits to the workshop in a year: of an ordinary car, and of one that is driven all day. */
const mostVisits = { ordinary: 3, working: 6 };
const working: readonly (string | null)[] = ['fleet', 'taxi'];
/** A car is not back before some days have gone. */
const daysAway = 6;
const yearDays = 365;
/**
 * The number of random looks before all cars are searched, and the number of fitting cars of which the one that was there longest
 * ago comes.
 */
const looks = 60;
const choice = 3;

interface Visit {
  day: number;
  /** True when the visit was more than a wash. */
  isWorkshop: boolean;
  needs: readonly Need[];
}

/** The turns of cars: each comes as often as a car does, and those that were there longest ago come first. */
export function carTurns(random: Random, cars: readonly ComingCar[]): CarTurns {
  const visits = new Map<string, Visit[]>();

  function mayCome(car: ComingCar, day: CalendarDate, visit: Visit): boolean {
    if ((car.from && day.compare(car.from) < 0) || (car.until && day.compare(car.until) > 0))
      return false;
    const age = car.built ? day.compare(car.built) : Infinity;
    if (visit.needs.some((need) => age < need.age)) return false;
    const most = working.includes(car.customerId) ? mostVisits.working : mostVisits.ordinary;
    let inYear = 0;
    const met = visit.needs.map(() => 0);
    for (const each of visits.get(car.vehicleId) ?? []) {
      const days = Math.abs(each.day - visit.day);
      if (days <= daysAway) return false;
      if (visit.isWorkshop && each.isWorkshop && days < yearDays && ++inYear >= most) return false;
      for (const [place, need] of visit.needs.entries()) {
        if (!each.needs.includes(need)) continue;
        const count = (met[place] ?? 0) + (days < yearDays ? 1 : 0);
        if (days < need.apart || count >= need.mostInYear) return false;
        met[place] = count;
      }
    }
    return true;
  }

  return {
    next(day, services) {
      const visit = visitOf(day, services);
      const hasOil = services.some(({ name }) => name === oilChange);
      const isFit = (car: ComingCar) => !(hasOil && car.isElectric) && mayCome(car, day, visit);
      const fitting: ComingCar[] = [];
      for (let look = 0; look < looks && fitting.length < choice && cars.length > 0; look++) {
        const car = random.pick(cars);
        if (isFit(car)) fitting.push(car);
      }
      const lastOf = ({ vehicleId }: ComingCar) => visits.get(vehicleId)?.at(-1)?.day ?? 0;
      const [longest] = fitting.toSorted((one, other) => lastOf(one) - lastOf(other));
      if (longest) return longest;
      return cars.find(isFit) ?? null;
    },
    came(vehicleId, day, services) {
      const known = visits.get(vehicleId) ?? [];
      known.push(visitOf(day, services));
      visits.set(vehicleId, known);
    },
    stayedAway(vehicleId, day) {
      const number = dayNumber(day);
      visits.set(
        vehicleId,
        (visits.get(vehicleId) ?? []).filter((each) => each.day !== number),
      );
    },
  };
}

const epoch = new CalendarDate(1970, 1, 1);

function dayNumber(day: CalendarDate): number {
  return day.compare(epoch);
}

const ofWorkshop: readonly string[] = starterServices.flatMap(({ group, name }) =>
  group === 'workshop' ? [name] : [],
);

function visitOf(day: CalendarDate, services: readonly BookedService[]): Visit {
  const names = services.map(({ name }) => name);
  return {
    day: dayNumber(day),
    isWorkshop: names.some((name) => ofWorkshop.includes(name)),
    needs: needs.filter((need) => need.names.some((name) => names.includes(name))),
  };
}
