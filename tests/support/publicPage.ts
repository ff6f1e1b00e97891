import { type PublicPage, publicPageOf } from '@/domain/publicPage/publicPage';
import { occupancyOf } from '@/domain/booking/occupancy';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { usualBookingSettings } from '@/domain/publicPage/bookingSettings';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { OpeningHours, OpenInterval } from '@/domain/workshop/openingHours';
import { changeDocument } from './documents';

const open: OpenInterval[] = [{ opens: 480, closes: 720 }];
const today = dayOf(new Date());

/** The day `days` after today. */
export const dayAhead = (days: number) => today.add({ days });
const timeAhead = (days: number, minutes: number) => instantAt(dayAhead(days), minutes);

/** Open from 08:00 to 12:00 every day from tomorrow on, but not in four days. */
const hours: OpeningHours = {
  week: {
    ...{ monday: open, tuesday: open, wednesday: open, thursday: open },
    ...{ friday: open, saturday: open, sunday: open },
  },
  closedOnHolidays: false,
  exceptions: new Map(
    [0, 4].map((days) => [dayAhead(days).toString(), { intervals: [], label: 'Inventering' }]),
  ),
};

const page: Omit<PublicPage, 'slug'> = {
  ...publicPageOf({
    settings: usualBookingSettings('Ekbackens bil'),
    workshop: {
      name: 'Ekbackens bil',
      phone: '+46846500400',
      email: 'hej@ekbacken.example',
      address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
    },
    week: { ...hours.week, saturday: [], sunday: [] },
    services: [],
    resources: [],
  }),
  intro: 'Vi tar hand om bilen.\nKaffe finns.',
  modes: { workshop: 'phone', wash: 'phone' },
  leadMinutes: 0,
  services: {
    tyres: '45|49500|25|workshop|Däckskifte',
    align: '90|149550|25|workshop|Hjulinställning',
    wash: '60|34900|25|wash|Tvätt och vax',
  },
  order: ['tyres', 'align', 'wash'],
  places: { lift1: 'workshop', lane: 'wash' },
};

/** A taken time: the place, days from today, and minutes from midnight by the clock. */
export type TakenTime = [place: string, days: number, from: number, to: number];

/** The documents of `occupancy` that some taken times make, by id. */
function occupancy(
  times: readonly TakenTime[],
): Record<string, { quarters: Record<string, string> }> {
  const documents: Record<string, { quarters: Record<string, string> }> = {};
  for (const [resourceId, days, from, to] of times) {
    const [startsAt, endsAt] = [timeAhead(days, from), timeAhead(days, to)];
    for (const { id, quarters } of occupancyOf({
      resourceId,
      startsAt,
      endsAt,
      status: 'booked',
    })) {
      const taken = (documents[id] ??= { quarters: {} });
      for (const quarter of quarters) taken.quarters[quarter] = 'b1';
    }
  }
  return documents;
}

/**
 * Writes the public page of a workshop past the rules, with free times from tomorrow on. Returns its address, and how to change
 * its documents by their paths inside the workshop.
 */
export async function seedPublicPage(values: Partial<PublicPage> = {}, taken: TakenTime[] = []) {
  const workshopId = crypto.randomUUID();
  const slug = `bil-${workshopId.slice(0, 8)}`;
  const path = `workshops/${workshopId}`;
  const change = (place: string, fields: object) =>
    changeDocument(`${path}/${place}`, { ...fields });
  const take = async (times: TakenTime[]) => {
    for (const [id, fields] of Object.entries(occupancy(times))) {
      await change(`occupancy/${id}`, fields);
    }
  };
  await changeDocument(`slugs/${slug}`, { workshopId, releasedAt: null });
  await change('publicPages/main', { ...page, slug, ...values });
  await change('publicWeeks/main', publicWeeksOf(hours, new Date(), 40));
  await take(taken);
  return { slug, path, address: `/boka/${slug}`, change, take };
}
