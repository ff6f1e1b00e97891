import { occupancyDocuments } from '../../scripts/demo/occupancy';
import type { Fields } from '../../scripts/firestoreValue';
import { unplanned } from './bookingWorld';

const day = 24 * 60 * 60_000;

/** The page of a workshop at the address `slug`; its only place is one that no booking takes. */
export const publicPage = (slug: string): Fields => ({
  slug,
  isOpen: true,
  name: 'Bilverkstan',
  phone: '+46701740605',
  email: null,
  address: { street: null, postcode: null, city: null },
  intro: null,
  hours: 'Mån–fre 07:00–17:00, lör–sön stängt',
  services: { s1: '45|129500|25|workshop|Oljebyte' },
  order: ['s1'],
  places: { r9: 'workshop' },
  modes: { workshop: 'request', wash: 'instant' },
  leadMinutes: 180,
  horizonDays: 30,
  cancelMinutes: 1440,
  perHour: 3,
});

/** The open quarters of a week in which every quarter is open. */
export const openWeek = '1'.repeat(672);

const quarterMs = 15 * 60_000;
/** The first whole week that begins more than two days ahead, by its number since 1970; it begins at midnight UTC. */
export const aheadWeek = Math.ceil((Date.now() + 2 * day) / (7 * day));

/** The instant at which a quarter of that week begins; 672 begins the next one. */
export const quarter = (number: number) => new Date(aheadWeek * 7 * day + number * quarterMs);

/** The open quarters of that week and of those around it; two hours of it are closed. */
const openAhead = {
  ...Object.fromEntries([-2, -1, 0, 1, 2, 3, 4].map((n) => [aheadWeek + n, openWeek])),
  [aheadWeek]: openWeek.slice(0, 100) + '0'.repeat(8) + openWeek.slice(108),
};

const service = { s1: '45|129500|25|workshop|Oljebyte' };

/** The instant of the first request of the hour that runs. */
export const hourBegan = new Date(Date.now() - 30 * 60_000);

/** The secret of a link, which ends with a figure. */
export const linkId = (end: number) => `${'a'.repeat(31)}${end}`;

/** A request for the three quarters from `first` on of the week ahead. */
export const request = (first: number, link: number, status = 'requested'): Fields => ({
  ...{ group: 'workshop', services: service, resourceId: 'r9' },
  ...{ startsAt: quarter(first), endsAt: quarter(first + 3) },
  ...{ plate: 'ABC123', name: 'Anna', phone: '+46701740605', email: null, message: null },
  ...{ linkId: linkId(link), status, stage: 'open', times: [], wishedAt: null },
  ...{ wantsEarlier: false, visitId: null },
  ...{
    createdAt: new Date(Date.now() - quarterMs),
    updatedAt: new Date(Date.now() - quarterMs),
    createdBy: null,
    updatedBy: null,
  },
});

/** The link of a request, as its visitor reads it. */
export const linkOf = (id: string, of: Fields): Fields => ({
  ...{ requestId: id, services: of.services, resourceId: of.resourceId },
  ...{ startsAt: of.startsAt, endsAt: of.endsAt },
  ...{ status: of.status, times: of.times, wishedAt: of.wishedAt, word: null },
  wantsEarlier: of.wantsEarlier,
  ...{ createdAt: of.createdAt },
});

/** The times that the visitor of the proposal may choose between. */
export const proposedTimes = [quarter(60), quarter(1343), quarter(110)];

/** Requests that wait, two in one week and one over its end, one that is taken in, one that was declined, and a proposal. */
export const requests = {
  asked: request(20, 1),
  instant: request(30, 2, 'booked'),
  across: request(671, 3),
  takenIn: request(50, 4, 'takenIn'),
  declined: { ...request(20, 5, 'declined'), stage: 'closed' },
  proposed: { ...request(20, 6, 'proposed'), times: proposedTimes },
};

const requestDocuments = Object.fromEntries(
  Object.entries<Fields>(requests).flatMap(([id, fields]): [string, Fields][] => [
    [`workshops/own/requests/${id}`, fields],
    [`workshops/own/requestLinks/${String(fields.linkId)}`, linkOf(id, fields)],
  ]),
);

/** The quarters of the requests and of the booking that one of them became, by week. */
const heldDocuments = Object.fromEntries(
  Object.entries(
    occupancyDocuments(
      [requests.asked, requests.instant, requests.across, requests.takenIn].map((each, at) => [
        ['asked', 'instant', 'across', 'takenIn'][at] ?? '',
        { ...unplanned, ...timeOf(each), status: 'booked' },
      ]),
    ),
  ).map(([id, document]): [string, Fields] => [`workshops/own/occupancy/${id}`, { ...document }]),
);

function timeOf({ startsAt, endsAt }: Fields) {
  return { resourceId: 'r9', startsAt: startsAt as Date, endsAt: endsAt as Date };
}

/** The page of `own`, an address that it has left, and addresses that `other` has released lately and long ago. */
export const publicDocuments: Record<string, Fields> = {
  'workshops/own/publicPages/main': publicPage('ekbacken'),
  'workshops/own/publicWeeks/main': { weeks: openAhead },
  'workshops/other/publicPages/main': publicPage('grannen'),
  'workshops/other/publicWeeks/main': { weeks: openAhead },
  'workshops/own/publicCounters/main': {
    ...{ startedAt: hourBegan, count: 2, requestId: 'takenIn' },
  },
  ...requestDocuments,
  ...heldDocuments,
  'workshops/own/bookings/takenIn': { ...unplanned, ...timeOf(requests.takenIn) },
  'slugs/ekbacken': { workshopId: 'own', releasedAt: null },
  'slugs/tidigare': { workshopId: 'own', releasedAt: new Date(Date.now() - 100 * day) },
  'slugs/grannen': { workshopId: 'other', releasedAt: null },
  'slugs/nyss': { workshopId: 'other', releasedAt: new Date(Date.now() - 364 * day) },
  'slugs/gammal': { workshopId: 'other', releasedAt: new Date(Date.now() - 366 * day) },
};
