import type { CalendarDate } from '@internationalized/date';
import { quarterMinutes } from '@/domain/booking/occupancy';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { servicesOf } from '@/domain/publicPage/publicPage';
import { freePlace, publicDays, quartersFor, type Taken } from '@/domain/publicPage/publicTimes';
import type { PublicWeeks } from '@/domain/publicPage/publicWeeks';
import type { BookingRequest, RequestLink, VisitorDraft } from '@/domain/publicPage/request';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import type { OccupancyDocument } from './occupancy';
import type { Created } from './register';

/** The clock time at which the requests of the day were made, in minutes from midnight. */
const madeAt = 7 * 60 + 40;

/** A person and a car that are not in the register; the number is one that the telephone authority keeps for fiction. */
const somebodyNew: VisitorDraft = {
  plate: 'MLR47T',
  name: 'Maja Ekdahl',
  phone: '+46701740699',
  email: null,
  message: null,
};

/** A request of the demo with the link that its visitor follows. */
export interface DemoRequest {
  id: string;
  request: BookingRequest & { createdBy: null; updatedBy: null };
  link: RequestLink;
}

/** Somebody whom the register knows by telephone and plate, and somebody new. */
export function visitorsAmong(register: readonly Created[]): VisitorDraft[] {
  const entries = new Map(register.map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  const known = register.flatMap((entry): VisitorDraft[] => {
    if (entry.collection !== 'vehicles' || !entry.id.startsWith('vehicle-')) return [];
    const owner = entries.get(`customers/${entry.values.ownerId}`);
    if (owner?.collection !== 'customers' || owner.values.kind !== 'private') return [];
    const [phone] = owner.values.phones;
    if (phone === undefined || owner.values.status !== 'active') return [];
    const { name, email } = owner.values;
    const plate = entry.values.registrationNumber;
    const message = 'Det skrapar när jag bromsar. Kan ni titta på det också?';
    return [{ plate, name, phone, email, message }];
  });
  return [...known.slice(0, 1), somebodyNew];
}

/** The requests of the day: each visitor has asked for the first service of the workshop at the first free time, two days apart. */
export function demoRequests(
  page: PublicPage,
  weeks: PublicWeeks['weeks'],
  occupancy: Readonly<Record<string, OccupancyDocument>>,
  visitors: readonly VisitorDraft[],
  today: CalendarDate,
): DemoRequest[] {
  const service = servicesOf(page).find(({ group }) => group === 'workshop');
  if (!service) return [];
  const taken: Taken = new Map(
    Object.entries(occupancy).map(([id, { quarters }]) => [id, new Set(Object.keys(quarters))]),
  );
  const { group, minutes } = service;
  const now = instantAt(today, 18 * 60);
  const days = publicDays({ page, weeks, taken, group, minutes, now, days: page.horizonDays });
  const free = days.flatMap(({ times: [first] }) => first ?? []);
  return visitors.flatMap((visitor, at) => {
    const startsAt = free[at * 2];
    const resourceId = startsAt && freePlace({ page, taken, group, minutes }, startsAt);
    return resourceId
      ? [requestOf(at, page, service, { resourceId, startsAt }, visitor, today)]
      : [];
  });
}

function requestOf(
  at: number,
  page: PublicPage,
  { id: serviceId, group, minutes }: PublicService,
  { resourceId, startsAt }: Pick<BookingRequest, 'resourceId' | 'startsAt'>,
  visitor: VisitorDraft,
  today: CalendarDate,
): DemoRequest {
  const id = `request-${at}`;
  const createdAt = instantAt(today, madeAt + at * 25);
  const shared = {
    services: { [serviceId]: page.services[serviceId] ?? '' },
    resourceId,
    startsAt,
    endsAt: addMinutes(startsAt, quartersFor(minutes) * quarterMinutes),
    status: 'requested' as const,
    wantsEarlier: false,
    createdAt,
  };
  const linkId = String(at).padStart(32, 'd');
  return {
    id,
    request: {
      ...shared,
      ...visitor,
      group,
      linkId,
      stage: 'open',
      times: [],
      wishedAt: null,
      visitId: null,
      updatedAt: createdAt,
      createdBy: null,
      updatedBy: null,
    },
    link: { ...shared, requestId: id, times: [], wishedAt: null, word: null },
  };
}
