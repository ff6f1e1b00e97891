import { parseDate } from '@internationalized/date';
import { type OpeningHours, openingHoursOn } from '@/domain/workshop/openingHours';
import { type Exported, swedish } from './exported';

/** Booked and open minutes of lifts and lanes. */
export interface BookedTime {
  booked: number;
  open: number;
}

/** Gives the booked and open minutes of the lifts and lanes that are in use, of a day. */
export function bookedOn(exported: Exported): (day: string) => BookedTime {
  const measured = exported.resources
    .filter(({ isActive, kind }) => isActive && (kind === 'lift' || kind === 'washLane'))
    .map(({ id }) => id);
  const booked = new Map<string, number>();
  for (const { startsAt, endsAt, status, resourceId, loan } of exported.bookings) {
    if (!startsAt || !endsAt || loan || status === 'noShow' || status === 'cancelled') continue;
    const end = Math.ceil(endsAt.getTime() / 900_000);
    for (let quarter = Math.floor(startsAt.getTime() / 900_000); quarter < end; quarter += 1) {
      const { day, hour } = swedish(new Date(quarter * 900_000));
      const place = `${day} ${resourceId} ${hour}`;
      booked.set(place, (booked.get(place) ?? 0) + 15);
    }
  }
  const hours = hoursOf(exported);
  return (day) => {
    const told = openingHoursOn(parseDate(day), hours);
    const time = { booked: 0, open: 0 };
    if (told.kind === 'closed') return time;
    for (let hour = 0; hour < 24; hour += 1) {
      let open = 0;
      for (const { opens, closes } of told.intervals)
        open += Math.max(0, Math.min(closes, hour * 60 + 60) - Math.max(opens, hour * 60));
      for (const id of measured) {
        const own = booked.get(`${day} ${id} ${String(hour).padStart(2, '0')}`) ?? 0;
        time.open += open;
        time.booked += Math.min(open, own);
      }
    }
    return time;
  };
}

function hoursOf({ openingHours, openingExceptions, workshop }: Exported): OpeningHours {
  const on = (day: string) => openingHours.find(({ id }) => id === day)?.intervals ?? [];
  return {
    week: {
      ...{ monday: on('monday'), tuesday: on('tuesday'), wednesday: on('wednesday') },
      ...{ thursday: on('thursday'), friday: on('friday') },
      ...{ saturday: on('saturday'), sunday: on('sunday') },
    },
    closedOnHolidays: workshop.closedOnHolidays,
    exceptions: new Map(
      openingExceptions.map(({ id, intervals, label }) => [id, { intervals, label }]),
    ),
  };
}
