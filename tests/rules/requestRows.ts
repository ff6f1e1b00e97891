import { occupancyOf } from '@/domain/booking/occupancy';
import { serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { unplanned } from './bookingWorld';
import { newOne, occupied } from './bookingWrites';
import { email, phone } from './contactSpecs';
import type { DocumentCase } from './documentCases';
import {
  exactly,
  field,
  orNull,
  pattern,
  shownLine,
  shownText,
  type DocumentSpec,
  type FieldSpec,
} from './fieldSpecs';
import { plate } from './plainCollections';
import { id } from './registerSpecs';
import {
  aheadWeek,
  hourBegan,
  openWeek,
  publicPage,
  quarter,
  request,
  requests,
  linkId,
  linkOf,
} from './publicWorld';
import { about, type Row } from './rows';
import { workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const page = `${own}/publicPages/main`;
const weeks = `${own}/publicWeeks/main`;
const counter = `${own}/publicCounters/main`;
const stamps = {
  createdAt: serverTime,
  createdBy: null,
  updatedAt: serverTime,
  updatedBy: null,
};

/** A request called `r1` for the quarters from 40 on, with the changes `as`. */
const asking = (as: Fields = {}): Fields => ({ ...request(40, 8), ...stamps, ...as });

export function timeOf({ startsAt, endsAt, resourceId = 'r9' }: Fields) {
  if (!(startsAt instanceof Date && endsAt instanceof Date)) throw new Error('No time.');
  return { resourceId: String(resourceId), startsAt, endsAt };
}

/** The batch of a visitor who asks: the request, its link, its quarters and the hour's count. */
export function asked(as: Fields = {}, count: Fields = {}): Write[] {
  const fields = asking(as);
  return [
    { set: `${own}/requests/r1`, fields },
    { set: `${own}/requestLinks/${String(fields.linkId)}`, fields: linkOf('r1', fields) },
    ...occupied('r1', { taken: [timeOf(fields)] }),
    counted(count),
  ];
}

function counted(as: Fields = {}): Write {
  return { set: counter, fields: { startedAt: hourBegan, count: 3, requestId: 'r1', ...as } };
}

/** The batch without the write of `path`. */
export const without = (path: string, writes: Write[]) =>
  writes.filter((write) => !('set' in write && write.set.includes(path)));

type Id = keyof typeof requests;

/** Visitors call off, and staff do all else. */
export const stampsBy = (status: string): Fields =>
  status === 'cancelled'
    ? { updatedAt: serverTime, updatedBy: null }
    : { updatedAt: serverTime, updatedBy: 'stina', base: {} };

/** Gives a request of the world, and its link, another status; `freed` gives its time back. */
export function answered(id: Id, status: string, isFreed: boolean, as: Fields = {}): Write[] {
  const of: Fields = requests[id];
  const link = linkOf(id, of);
  return [
    { set: `${own}/requests/${id}`, fields: { ...of, status, ...stampsBy(status), ...as } },
    {
      set: `${own}/requestLinks/${String(of.linkId)}`,
      fields: { ...link, status },
    },
    ...(isFreed ? occupied(id, { freed: [timeOf(of)] }) : []),
  ];
}

/** Takes a request of the world in at the time that it holds. */
export const takenIn = (id: Id): Write[] => [
  ...answered(id, 'takenIn', false),
  create('stina', `${own}/bookings/${id}`, { ...unplanned, ...timeOf(requests[id]) }),
];

const only = (value: Date): FieldSpec =>
  field((other) => other instanceof Date && +other === +value, [value], [new Date(0)]);
const secret = pattern(
  /^[0-9a-f]{32}$/,
  [linkId(8), '0123456789abcdef0123456789abcdef'],
  ['', 'a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), 'g'.repeat(32)],
);

const requestSpec: DocumentSpec = {
  plate,
  name: shownLine({ min: 1, max: 120 }),
  phone,
  email: orNull(email),
  message: orNull(shownText({ min: 1, max: 1000 })),
  group: exactly('workshop'),
  services: exactly(request(40, 8).services),
  startsAt: only(quarter(40)),
  endsAt: only(quarter(43)),
  status: exactly('requested'),
  stage: exactly('open'),
  times: exactly([]),
  wishedAt: exactly(null),
  wantsEarlier: exactly(false),
  resourceId: exactly('r9'),
  // Not among the first, which a huge text is tried for.
  linkId: secret,
  visitId: orNull(id),
};

const isSecret = (value: unknown) => secret.isValid(value);

/** The ways to write a request, its link and its count, which have stamps of their own. */
export const requestCases: DocumentCase[] = [
  {
    ...{ about: 'requests', kind: 'create', who: 'outsider', uid: 'nils', others: [] },
    ...{ path: `${own}/requests/r1`, spec: requestSpec, stamps },
    batch: (fields) => {
      const known = isSecret(fields.linkId) ? { linkId: fields.linkId } : {};
      return [{ set: `${own}/requests/r1`, fields }, ...asked(known).slice(1)];
    },
  },
  {
    ...{ about: 'requestLinks', kind: 'create', who: 'outsider', uid: 'nils' },
    stamps: { createdAt: serverTime },
    path: `${own}/requestLinks/${linkId(8)}`,
    spec: {
      services: exactly(request(40, 8).services),
      resourceId: exactly('r9'),
      startsAt: only(quarter(40)),
      endsAt: only(quarter(43)),
      status: exactly('requested'),
      times: exactly([]),
      wishedAt: exactly(null),
      wantsEarlier: exactly(false),
      word: exactly(null),
      requestId: exactly('r1'),
    },
    others: without('/requestLinks/', asked()),
  },
  {
    ...{ about: 'requestLinks', kind: 'update', who: 'owner', uid: 'olle', others: [] },
    path: `${own}/requestLinks/${linkId(1)}`,
    stamps: { createdAt: requests.asked.createdAt },
    spec: {
      services: exactly(requests.asked.services),
      resourceId: exactly('r9'),
      startsAt: field((value) => value instanceof Date, [quarter(20), new Date(0)], []),
      endsAt: field((value) => value instanceof Date, [quarter(23), new Date(0)], []),
      status: exactly('requested'),
      times: exactly([]),
      wishedAt: exactly(null),
      wantsEarlier: exactly(false),
      word: orNull(shownText({ min: 1, max: 500 })),
      requestId: exactly('asked'),
    },
  },
  {
    ...{ about: 'publicCounters', kind: 'update', who: 'outsider', uid: 'nils', stamps: {} },
    path: counter,
    // The count goes on from the time at which its hour began.
    spec: { count: exactly(3), startedAt: only(hourBegan), requestId: exactly('r1') },
    others: without('/publicCounters/', asked()),
  },
];

const { may, mayNot } = about('requests');
const requestLinks = about('requestLinks');
const counters = about('publicCounters');
const occupancy = about('occupancy');

export const withPage = (changes: Fields) => ({
  [page]: { ...publicPage('ekbacken'), ...changes },
});
export const where = (row: Row, documents: Record<string, Fields>): Row => ({
  ...row,
  where: documents,
});

const line = (minutes: number, group = 'workshop') => `${minutes}|129500|25|${group}|Tjänst`;
/** As many services of the page as there are lengths, in minutes. */
const services = (...minutes: number[]) =>
  Object.fromEntries(minutes.map((each, at) => [`s${at + 1}`, line(each)]));
const withServices = (list: Fields) => withPage({ services: list, order: Object.keys(list) });
const long = services(45, 20, 60, 15, 30, 10);

/** The documents where the hour's count is `count`, `minutes` after its first request. */
const afterFirst = (minutes: number, count: number) => ({
  [counter]: {
    ...{ startedAt: new Date(Date.now() - minutes * 60_000), count, requestId: 'takenIn' },
  },
});
const hourAgo = afterFirst(61, 3);
const anew = { startedAt: serverTime, count: 1 };

export const inQuarters = (first: number, end: number) => ({
  startsAt: quarter(first),
  endsAt: quarter(end),
});
/** The documents where the visitor has called the request `asked` off. */
const isCalledOff = {
  [`${own}/requests/asked`]: { ...requests.asked, status: 'cancelled' },
  [`${own}/requestLinks/${linkId(1)}`]: linkOf('asked', { ...requests.asked, status: 'cancelled' }),
};
const quarterMs = 15 * 60_000;
const hourBack = Math.floor(Date.now() / quarterMs - 4) * quarterMs;
/** A time that has begun. */
const begun = { startsAt: new Date(hourBack), endsAt: new Date(hourBack + 3 * quarterMs) };
/** The writes, directed to a workshop where nobody has asked yet. */
const inOther = (writes: Write[]) =>
  writes.map((write) =>
    'set' in write ? { ...write, set: write.set.replace(own, workshops.other) } : write,
  );
const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 60_000);
const nobody = {
  ...{ plate: null, name: null, phone: null, email: null, message: null, stage: 'emptied' },
};
/** Forgets the person of a request. */
export const emptied = (id: Id, as: Fields = nobody, by = 'stina'): Write[] => [
  {
    set: `${own}/requests/${id}`,
    fields: { ...requests[id], ...stampsBy(''), updatedBy: by, ...as },
  },
];
/** The documents of occupancy where a booking or a request alone has a time. */
export const heldBy = (id: string, time: ReturnType<typeof timeOf>) =>
  Object.fromEntries(
    occupancyOf({ ...time, status: 'booked' }).map(
      ({ id: week, quarters, ...rest }): [string, Fields] => [
        `${own}/occupancy/${week}`,
        {
          ...{ ...rest, bookingId: id },
          quarters: Object.fromEntries(quarters.map((number) => [number, id])),
        },
      ],
    ),
  );
const occupiedIn = (from: number, end: number, id: string) =>
  heldBy(id, timeOf(inQuarters(from, end)));

/** A word of the workshop to the visitor of `asked`. */
export const toldWord: Write = {
  set: `${own}/requestLinks/${linkId(1)}`,
  fields: { ...linkOf('asked', requests.asked), word: 'Hej' },
};

/** Requests of car owners: what strangers may ask for and call off, and what members may answer. */
export const requestRows: Row[] = [
  ...(['outsider', 'anonymous', 'otherOwner', 'owner', 'kiosk'] as const).map((who) =>
    may(who, 'ask for a free time', asked()),
  ),
  where(may('outsider', 'book at once', asked({ status: 'booked' })), {
    ...withPage({ modes: { workshop: 'instant', wash: 'phone' } }),
  }),
  ...['booked', 'takenIn', 'declined', null].map((status) =>
    mayNot('outsider', `ask for a time that is ${status}`, asked({ status })),
  ),
  where(
    mayNot('outsider', 'ask where one calls', asked()),
    withPage({ modes: { workshop: 'phone', wash: 'request' } }),
  ),
  where(
    mayNot('outsider', 'ask without a status where one calls', asked({ status: null })),
    withPage({ modes: { workshop: 'phone', wash: 'request' } }),
  ),
  where(mayNot('outsider', 'ask of a closed page', asked()), withPage({ isOpen: false })),
  where(
    mayNot('outsider', 'ask for a place of another group', asked()),
    withPage({ places: { r9: 'wash' } }),
  ),
  mayNot('outsider', 'ask for a place beside the page', asked({ resourceId: 'r1' })),
  mayNot(
    'outsider',
    'ask for a service with another price',
    asked({ services: { s1: '45|100|25|workshop|Oljebyte' } }),
  ),
  mayNot(
    'outsider',
    'ask for a service beside the page',
    asked({ services: { s2: '45|129500|25|workshop|Oljebyte' } }),
  ),
  mayNot('outsider', 'ask for no service', asked({ services: {}, endsAt: quarter(40) })),
  where(
    mayNot(
      'outsider',
      'ask for a service of another group',
      asked({ services: { s1: line(45, 'wash') } }),
    ),
    withServices({ s1: line(45, 'wash') }),
  ),
  where(
    may(
      'outsider',
      'ask for six services of the page',
      asked({ services: long, ...inQuarters(110, 122) }),
    ),
    withServices({ ...long, s7: line(15) }),
  ),
  where(
    mayNot(
      'outsider',
      'ask for seven services',
      asked({ services: { ...long, s7: line(15) }, ...inQuarters(110, 122) }),
    ),
    withServices({ ...long, s7: line(15) }),
  ),
  mayNot('outsider', 'ask for a shorter time', asked(inQuarters(40, 42))),
  mayNot('outsider', 'ask for a longer time', asked(inQuarters(40, 44))),
  where(
    may(
      'outsider',
      'ask for a started quarter',
      asked({ services: services(31), endsAt: quarter(43) }),
    ),
    withServices(services(31)),
  ),
  mayNot(
    'outsider',
    'ask for a time between two quarters',
    asked({
      startsAt: new Date(+quarter(40) + 60_000),
      endsAt: new Date(+quarter(43) + 60_000),
    }),
  ),
  mayNot('outsider', 'ask with former values', asked({ base: { name: 'Bo' } })),
  may('outsider', 'ask for the last quarters before a closed time', asked(inQuarters(97, 100))),
  mayNot('outsider', 'ask for a time that ends when it is closed', asked(inQuarters(98, 101))),
  mayNot('outsider', 'ask for a time that begins when it is closed', asked(inQuarters(107, 110))),
  may('outsider', 'ask for the first quarters after a closed time', asked(inQuarters(108, 111))),
  may('outsider', 'ask for a time over the end of a week', asked(inQuarters(1343, 1346))),
  where(
    mayNot(
      'outsider',
      'ask for a time that ends in a week without hours',
      asked(inQuarters(1343, 1346)),
    ),
    { [weeks]: { weeks: { [aheadWeek]: openWeek, [aheadWeek + 1]: openWeek } } },
  ),
  where(
    mayNot(
      'outsider',
      'ask for a time that begins in a week without hours',
      asked(inQuarters(1343, 1346)),
    ),
    { [weeks]: { weeks: { [aheadWeek + 2]: openWeek } } },
  ),
  where(mayNot('outsider', 'ask in a week without hours', asked()), {
    [weeks]: { weeks: { [aheadWeek + 1]: openWeek } },
  }),
  where(mayNot('outsider', 'ask earlier than the page takes', asked()), {
    ...withPage({ leadMinutes: 20_160 }),
  }),
  where(mayNot('outsider', 'ask later than the page takes', asked()), {
    ...withPage({ horizonDays: 1 }),
  }),
  where(
    mayNot(
      'outsider',
      'ask for more than a week',
      asked({ services: services(10_080, 45), ...inQuarters(700, 1375) }),
    ),
    withServices(services(10_080, 45)),
  ),
  where(
    may(
      'outsider',
      'ask for a whole week',
      asked({ services: services(10_080), startsAt: quarter(700), endsAt: quarter(700 + 672) }),
    ),
    withServices(services(10_080)),
  ),
  mayNot('outsider', 'ask for a time of another request', [
    ...without('/occupancy/', asked(inQuarters(21, 24))),
    ...occupied('r1', { taken: [timeOf(inQuarters(23, 24))] }),
  ]),
  where(mayNot('outsider', 'ask for a time of a booking', asked()), occupiedIn(42, 44, 'takenIn')),
  mayNot('outsider', 'ask without taking the time', without('/occupancy/', asked())),
  mayNot('outsider', 'ask and take another time', [
    ...without('/occupancy/', asked()),
    ...occupied('r1', { taken: [timeOf(inQuarters(60, 63))] }),
  ]),
  mayNot('outsider', 'ask and take one quarter more', [
    ...without('/occupancy/', asked()),
    ...occupied('r1', { taken: [timeOf(inQuarters(40, 44))] }),
  ]),
  mayNot('outsider', 'ask without a link', without('/requestLinks/', asked())),
  mayNot('outsider', 'ask without being counted', without('/publicCounters/', asked())),
  mayNot('outsider', 'ask and be counted as another request', asked({}, { requestId: 'asked' })),
  mayNot('outsider', 'ask with the link of another request', [
    ...without('/requestLinks/', asked({ linkId: linkId(1) })),
  ]),
  mayNot('outsider', 'ask with a link of another request in the batch', [
    ...without('/requestLinks/', asked()),
    { set: `${own}/requestLinks/${linkId(8)}`, fields: linkOf('asked', asking()) },
  ]),
  mayNot('outsider', 'ask under the id of a booking', [
    { set: `${own}/requests/b1`, fields: asking() },
    { set: `${own}/requestLinks/${linkId(8)}`, fields: linkOf('b1', asking()) },
    ...occupied('b1', { taken: [timeOf(asking())] }),
    counted({ requestId: 'b1' }),
  ]),
  where(
    mayNot('outsider', 'ask under the id of a booking that has the time', [
      { set: `${own}/requests/b9`, fields: asking() },
      { set: `${own}/requestLinks/${linkId(8)}`, fields: linkOf('b9', asking()) },
      counted({ requestId: 'b9' }),
    ]),
    {
      [`${own}/bookings/b9`]: { ...unplanned, ...timeOf(asking()) },
      ...occupiedIn(40, 43, 'b9'),
    },
  ),
  mayNot('outsider', 'ask under an id of other characters', [
    { set: `${own}/requests/å b`, fields: asking() },
    { set: `${own}/requestLinks/${linkId(8)}`, fields: linkOf('å b', asking()) },
    ...occupied('å b', { taken: [timeOf(asking())] }),
    counted({ requestId: 'å b' }),
  ]),

  may('outsider', 'call off a request by its link', answered('asked', 'cancelled', true)),
  may('anonymous', 'call off a request by its link', answered('asked', 'cancelled', true)),
  may('outsider', 'call off a booking made at once', answered('instant', 'cancelled', true)),
  may('outsider', 'call off over the end of a week', answered('across', 'cancelled', true)),
  may('outsider', 'call off when it is taken in', answered('takenIn', 'cancelled', false)),
  mayNot('outsider', 'call off and free the booking', answered('takenIn', 'cancelled', true)),
  mayNot('outsider', 'call off and keep the time', answered('asked', 'cancelled', false)),
  mayNot(
    'outsider',
    'call off without the link',
    without('/requestLinks/', answered('asked', 'cancelled', true)),
  ),
  mayNot('outsider', 'call off with another link', [
    ...without('/requestLinks/', answered('asked', 'cancelled', true)),
    ...answered('instant', 'cancelled', false).slice(1),
  ]),
  mayNot('outsider', 'call off what was declined', answered('declined', 'cancelled', false)),
  mayNot('outsider', 'call off and change the name', [
    ...answered('asked', 'cancelled', true, { name: 'Bo' }),
  ]),
  mayNot('outsider', 'call off at another time', [
    ...answered('asked', 'cancelled', true, { updatedAt: new Date(0) }),
  ]),
  where(
    mayNot('outsider', 'call off too late', answered('asked', 'cancelled', true)),
    withPage({ cancelMinutes: 20_160 }),
  ),
  // The time that counts is the one that the visitor reads, which follows the booking.
  where(
    mayNot(
      'outsider',
      'call off a booking that was moved too near',
      answered('takenIn', 'cancelled', false),
    ),
    {
      [`${own}/requestLinks/${linkId(4)}`]: {
        ...linkOf('takenIn', requests.takenIn),
        startsAt: new Date(Date.now() + 3_600_000),
      },
    },
  ),
  where(
    may('staff', 'bring back a booking that was called off', answered('takenIn', 'takenIn', false)),
    {
      [`${own}/requests/takenIn`]: { ...requests.takenIn, status: 'declined' },
      [`${own}/requestLinks/${linkId(4)}`]: linkOf('takenIn', {
        ...requests.takenIn,
        status: 'declined',
      }),
    },
  ),
  ...['declined', 'expired', 'requested'].map((status) =>
    mayNot(
      'outsider',
      `make a request ${status}`,
      answered('asked', status, status !== 'requested'),
    ),
  ),
  mayNot('outsider', 'take a request in', takenIn('asked')),
  mayNot('auditor', 'take a request in', takenIn('asked')),
  mayNot('outsider', 'empty a request', emptied('declined')),

  may('staff', 'take a request in', takenIn('asked')),
  may('staff', 'take in a booking made at once', takenIn('instant')),
  may('staff', 'take a request in at another time', [
    ...answered('asked', 'takenIn', false),
    create('stina', `${own}/bookings/asked`, {
      ...unplanned,
      ...timeOf(inQuarters(60, 63)),
    }),
    ...occupied('asked', {
      freed: [timeOf(requests.asked)],
      taken: [timeOf(inQuarters(60, 63))],
    }),
  ]),
  may('staff', 'take a request in at another place', [
    ...answered('asked', 'takenIn', false),
    create('stina', `${own}/bookings/asked`, {
      ...unplanned,
      ...{ ...timeOf(requests.asked), resourceId: 'r2' },
    }),
    ...occupied('asked', {
      freed: [timeOf(requests.asked)],
      taken: [{ ...timeOf(requests.asked), resourceId: 'r2' }],
    }),
  ]),
  mayNot('staff', 'take a request in without a booking', answered('asked', 'takenIn', false)),
  mayNot('staff', 'take a request in and free its time', [
    ...answered('asked', 'takenIn', true),
    create('stina', `${own}/bookings/asked`, { ...unplanned, ...timeOf(requests.asked) }),
  ]),
  mayNot('staff', 'take a declined request in', [
    ...answered('declined', 'takenIn', false),
    create('stina', `${own}/bookings/declined`, {
      ...unplanned,
      ...timeOf(inQuarters(60, 63)),
    }),
    ...occupied('declined', { taken: [timeOf(inQuarters(60, 63))] }),
  ]),
  may('staff', 'decline a request', answered('asked', 'declined', true)),
  may(
    'staff',
    'decline and close a request',
    answered('asked', 'declined', true, { stage: 'closed' }),
  ),
  may('staff', 'decline a booking made at once', answered('instant', 'declined', true)),
  may('staff', 'decline over the end of a week', answered('across', 'declined', true)),
  may('staff', 'decline what was taken in', answered('takenIn', 'declined', false)),
  mayNot('staff', 'decline and keep the time', answered('asked', 'declined', false)),
  mayNot(
    'staff',
    'decline without the link',
    without('/requestLinks/', answered('asked', 'declined', true)),
  ),
  mayNot('staff', 'decline and change the name', [
    ...answered('asked', 'declined', true, { name: 'Bo' }),
  ]),
  mayNot('staff', 'decline and empty a request at once', [
    ...answered('asked', 'declined', true, { stage: 'emptied' }),
  ]),
  mayNot('staff', 'decline as somebody else', [
    ...answered('asked', 'declined', true, { updatedBy: 'olle' }),
  ]),
  mayNot('staff', 'decline what is another request by now', [
    ...answered('asked', 'declined', true, { base: { status: 'booked' } }),
  ]),
  mayNot('outsider', 'call off as somebody', [
    ...answered('asked', 'cancelled', true, { updatedBy: 'nils' }),
  ]),
  mayNot('staff', 'decline at another time', [
    ...answered('asked', 'declined', true, { updatedAt: new Date(0) }),
  ]),
  mayNot('staff', 'make a request done', answered('asked', 'done', true)),
  where(
    mayNot('staff', 'make a late request a missed one', [
      ...answered('asked', 'noShow', true, { createdAt: dayAgo }),
    ]),
    { [`${own}/requests/asked`]: { ...requests.asked, createdAt: dayAgo } },
  ),
  mayNot('staff', 'make a booking of a request done', answered('takenIn', 'done', false)),
  where(
    may('staff', 'close a request that was called off', [
      ...answered('asked', 'cancelled', false, { ...stampsBy(''), stage: 'closed' }),
    ]),
    isCalledOff,
  ),
  where(
    mayNot('staff', 'take in a request that was called off', [
      ...answered('asked', 'takenIn', false),
      create('stina', `${own}/bookings/asked`, {
        ...unplanned,
        ...{ ...timeOf(requests.asked), resourceId: 'r2' },
      }),
      ...occupied('asked', { taken: [{ ...timeOf(requests.asked), resourceId: 'r2' }] }),
    ]),
    isCalledOff,
  ),
  where(
    may('staff', 'let a request expire when its time begins', [
      ...answered('asked', 'expired', false, begun),
      ...occupied('asked', { freed: [timeOf(begun)] }),
    ]),
    {
      [`${own}/requests/asked`]: { ...requests.asked, ...begun },
      ...heldBy('asked', timeOf(begun)),
    },
  ),
  mayNot('staff', 'ask again for what was declined', answered('declined', 'requested', false)),
  mayNot('staff', 'let a fresh request expire', answered('asked', 'expired', true)),
  where(
    may(
      'staff',
      'let a request expire after a day',
      answered('asked', 'expired', true, { createdAt: dayAgo }),
    ),
    {
      [`${own}/requests/asked`]: { ...requests.asked, createdAt: dayAgo },
    },
  ),
  where(
    mayNot('staff', 'let a booking made at once expire', [
      ...answered('instant', 'expired', true, { createdAt: dayAgo }),
    ]),
    {
      [`${own}/requests/instant`]: { ...requests.instant, createdAt: dayAgo },
    },
  ),
  may('staff', 'close a request', answered('takenIn', 'takenIn', false, { stage: 'closed' })),
  mayNot(
    'staff',
    'open a closed request',
    answered('declined', 'declined', false, { stage: 'open' }),
  ),
  mayNot(
    'staff',
    'empty a request and leave it closed',
    emptied('declined', { ...nobody, stage: 'closed' }),
  ),
  may('staff', 'empty a declined request', emptied('declined')),
  mayNot('staff', 'empty a request that waits', emptied('asked')),
  mayNot('staff', 'empty half of a request', emptied('declined', { ...nobody, name: 'Anna' })),
  mayNot('staff', 'fill in a request', emptied('declined', { ...nobody, name: 'Bo' })),
  mayNot(
    'staff',
    'change the time of a request',
    emptied('declined', { ...nobody, startsAt: quarter(1) }),
  ),
  mayNot('owner', 'delete a request', [{ delete: `${own}/requests/declined` }]),
  may('staff', 'list five hundred', { list: `${own}/requests`, limit: 500 }),
  mayNot('staff', 'list one more', { list: `${own}/requests`, limit: 501 }),

  ...(['outsider', 'anonymous', 'kiosk'] as const).flatMap((who) => [
    mayNot(who, 'read a request', { get: `${own}/requests/asked` }),
    requestLinks.may(who, 'read a link by its secret', { get: `${own}/requestLinks/${linkId(1)}` }),
    requestLinks.mayNot(who, 'list requestLinks', { list: `${own}/requestLinks`, limit: 1 }),
  ]),
  requestLinks.mayNot('outsider', 'call a link off without its request', [
    ...answered('asked', 'cancelled', true).slice(1, 2),
  ]),
  requestLinks.mayNot('outsider', 'change the time of a link', [
    {
      set: `${own}/requestLinks/${linkId(1)}`,
      fields: { ...linkOf('asked', requests.asked), startsAt: quarter(1) },
    },
  ]),
  requestLinks.mayNot('outsider', 'write a word of the workshop', [toldWord]),
  requestLinks.mayNot('outsider', 'call a request off and write a word', [
    ...without('/requestLinks/', answered('asked', 'cancelled', true)),
    {
      set: `${own}/requestLinks/${linkId(1)}`,
      fields: {
        ...linkOf('asked', requests.asked),
        ...{ status: 'cancelled', word: 'Hej' },
      },
    },
  ]),
  requestLinks.mayNot('outsider', 'touch a link that is called off', [
    {
      set: `${own}/requestLinks/${linkId(1)}`,
      fields: { ...linkOf('asked', requests.asked) },
    },
  ]),
  ...['a'.repeat(31), 'a'.repeat(33), 'A'.repeat(32), 'ekbacken'].map((secret) =>
    requestLinks.mayNot('outsider', `ask with the secret ${secret}`, asked({ linkId: secret })),
  ),
  requestLinks.mayNot('outsider', 'make a second link of a request', [
    {
      set: `${own}/requestLinks/${linkId(9)}`,
      fields: { ...linkOf('asked', requests.asked), createdAt: serverTime },
    },
  ]),
  requestLinks.mayNot('staff', 'tell of another status', [
    {
      set: `${own}/requestLinks/${linkId(1)}`,
      fields: { ...linkOf('asked', requests.asked), status: 'takenIn' },
    },
  ]),
  requestLinks.mayNot('auditor', 'write a word of the workshop', [toldWord]),
  requestLinks.mayNot('owner', 'delete a link', [{ delete: `${own}/requestLinks/${linkId(5)}` }]),

  where(counters.mayNot('outsider', 'ask for more than the hour takes', asked({}, { count: 4 })), {
    [counter]: { startedAt: hourBegan, count: 3, requestId: 'takenIn' },
  }),
  counters.may('outsider', 'ask first of all', inOther(asked({}, anew))),
  counters.mayNot('outsider', 'ask first of all as the second', [
    ...inOther(asked({}, { ...anew, count: 2 })),
  ]),
  counters.mayNot('outsider', 'count first of all without a request', [
    ...inOther([counted(anew)]),
  ]),
  counters.mayNot('outsider', 'ask without counting', asked({}, { count: 2 })),
  counters.mayNot('outsider', 'begin another hour too early', asked({}, anew)),
  counters.mayNot('outsider', 'count from another time', asked({}, { startedAt: serverTime })),
  where(counters.may('outsider', 'begin another hour', asked({}, anew)), hourAgo),
  where(
    counters.mayNot('outsider', 'begin another hour with another count', [
      ...asked({}, { ...anew, count: 0 }),
    ]),
    hourAgo,
  ),
  where(
    counters.mayNot('outsider', 'begin another hour later', [
      ...asked({}, { ...anew, startedAt: quarter(0) }),
    ]),
    hourAgo,
  ),
  where(counters.mayNot('outsider', 'go on with an hour that is over', asked()), afterFirst(61, 2)),
  counters.mayNot('outsider', 'count a request that was there', [counted({ requestId: 'asked' })]),
  counters.mayNot('outsider', 'count without a request', [counted({ requestId: 'gone' })]),
  counters.mayNot('outsider', 'count elsewhere', [
    ...asked(),
    { set: `${own}/publicCounters/other`, fields: { ...anew, requestId: 'r1' } },
  ]),

  occupancy.mayNot('outsider', 'free the time of a request', [
    ...occupied('asked', { freed: [timeOf(requests.asked)] }),
  ]),
  occupancy.mayNot('outsider', 'take a time without a request', [
    ...occupied('r1', { taken: [timeOf(asking())] }),
  ]),
  occupancy.mayNot('staff', 'book the time of a request', [
    newOne({ ...timeOf(requests.asked) }),
    ...occupied('new', { taken: [timeOf(requests.asked)] }),
  ]),
];
