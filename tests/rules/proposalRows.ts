import { serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { unplanned } from './bookingWorld';
import { occupied } from './bookingWrites';
import { linkOf, proposedTimes, quarter, requests } from './publicWorld';
import {
  answered,
  heldBy,
  inQuarters,
  takenIn,
  timeOf,
  where,
  withPage,
  without,
} from './requestRows';
import { about, type Row } from './rows';
import { workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const { may, mayNot } = about('requests');
const requestLinks = about('requestLinks');
const byStaff = { updatedAt: serverTime, updatedBy: 'stina', base: {} };
const byVisitor = { updatedAt: serverTime, updatedBy: null };
const daysBefore = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 - 60_000);

type Id = keyof typeof requests;
const linkAt = (id: Id) => `${own}/requestLinks/${String((requests[id] as Fields).linkId)}`;
const linkFields = (id: Id): Fields => linkOf(id, requests[id]);

/** Books a proposed time: the request, its link with `told`, and the quarters. */
function chosen(first = 60, as: Fields = {}, told: Fields = {}): Write[] {
  const time = { ...inQuarters(first, first + 3), resourceId: 'r9', status: 'booked' };
  const fields = { ...requests.proposed, ...time, ...byVisitor, ...as };
  return [
    { set: `${own}/requests/proposed`, fields },
    { set: linkAt('proposed'), fields: { ...linkFields('proposed'), ...time, ...told } },
    ...occupied('proposed', { taken: [timeOf({ ...time, ...as })] }),
  ];
}

/** Asks for another time of a request. */
function wished(id: Id, wishedAt: unknown = quarter(200), as: Fields = {}): Write[] {
  return [
    { set: `${own}/requests/${id}`, fields: { ...requests[id], wishedAt, ...byVisitor, ...as } },
    { set: linkAt(id), fields: { ...linkFields(id), wishedAt } },
  ];
}

/** Proposes other times for a request of the world. */
function proposing(id: Id, times: unknown = proposedTimes, isFreed = true): Write[] {
  const [, , ...freed] = answered(id, 'proposed', isFreed);
  const changes = {
    status: 'proposed',
    times,
    updatedAt: serverTime,
    updatedBy: 'stina',
    base: {},
  };
  const told = { ...linkFields(id), status: 'proposed', times, word: 'Hej' };
  return [
    { set: `${own}/requests/${id}`, fields: { ...requests[id], ...changes } },
    { set: linkAt(id), fields: told },
    ...freed,
  ];
}

/** The documents where a request of the world, and its link, have other values. */
const having = (id: Id, values: Fields) => ({
  [`${own}/requests/${id}`]: { ...requests[id], ...values },
  [linkAt(id)]: {
    ...linkFields(id),
    ...('wishedAt' in values && { wishedAt: values.wishedAt }),
    ...('status' in values && { status: values.status }),
    ...('times' in values && { times: values.times }),
    ...('wantsEarlier' in values && { wantsEarlier: values.wantsEarlier }),
  },
});
const wish = { wishedAt: quarter(200) };
const waits = { wantsEarlier: true };

/** Asks to be told of an earlier time. */
function earlier(id: Id, as: Fields = {}): Write[] {
  const wishes = { wantsEarlier: true, ...as };
  return [
    { set: `${own}/requests/${id}`, fields: { ...requests[id], ...wishes, ...byVisitor } },
    { set: linkAt(id), fields: { ...linkFields(id), ...wishes } },
  ];
}
const answeredWish = (id: Id, as: Fields = {}): Write[] => [
  {
    set: `${own}/requests/${id}`,
    fields: { ...requests[id], ...byStaff, ...as },
  },
  { set: linkAt(id), fields: { ...linkFields(id), word: 'Nej' } },
];
const past = new Date(Math.floor(Date.now() / 900_000 - 4) * 900_000);

/** Other times that the workshop proposes, and those that visitors wish for. */
export const proposalRows: Row[] = [
  may('staff', 'propose other times', proposing('asked')),
  may('staff', 'propose other times for a booking made at once', proposing('instant')),
  mayNot('staff', 'propose and keep the time', proposing('asked', proposedTimes, false)),
  ...[[quarter(1)], [quarter(1), quarter(2)]].map((times) =>
    may('staff', `propose ${times.length} times`, proposing('asked', times)),
  ),
  mayNot('staff', 'propose no time', proposing('asked', [])),
  ...[
    [quarter(1), quarter(2), quarter(3), quarter(4)],
    ['x'],
    [quarter(1), 'x'],
    [quarter(1), quarter(2), null],
    'abc',
    { a: quarter(1) },
  ].map((times) =>
    mayNot(
      'staff',
      `propose the times ${JSON.stringify(times).replace(/[0-9TZ:.-]{9,}/g, 'time')}`,
      proposing('asked', times),
    ),
  ),
  mayNot('staff', 'propose other times than those told', [
    ...proposing('asked').slice(0, 1),
    ...proposing('asked', [quarter(9)]).slice(1),
  ]),
  mayNot('staff', 'propose times for what is taken in', proposing('takenIn', [quarter(9)], false)),
  mayNot('staff', 'propose times for a proposal', [
    ...answeredWish('proposed', { wishedAt: quarter(9) }),
  ]),
  mayNot('auditor', 'propose other times', proposing('asked')),
  mayNot('outsider', 'propose other times', proposing('asked')),

  where(
    mayNot('outsider', 'choose once more and tell nobody', [
      ...without('/requestLinks/', chosen(110)).slice(0, 1),
      ...occupied('proposed', {
        freed: [timeOf(inQuarters(60, 63))],
        taken: [timeOf(inQuarters(110, 113))],
      }),
    ]),
    {
      ...having('proposed', { ...inQuarters(60, 63), status: 'booked' }),
      ...heldBy('proposed', timeOf(inQuarters(60, 63))),
    },
  ),
  mayNot('staff', 'make a request a missed one with other times', [
    {
      set: `${own}/requests/asked`,
      fields: { ...requests.asked, status: 'noShow', times: proposedTimes, ...byStaff },
    },
    {
      set: linkAt('asked'),
      fields: { ...linkFields('asked'), status: 'noShow', times: proposedTimes },
    },
    ...occupied('asked', { freed: [timeOf(requests.asked)] }),
  ]),
  ...['', {}].map((times) =>
    mayNot('staff', `close a request with the times ${JSON.stringify(times)}`, [
      {
        set: `${own}/requests/takenIn`,
        fields: { ...requests.takenIn, stage: 'closed', times, ...byStaff },
      },
      { set: linkAt('takenIn'), fields: { ...linkFields('takenIn'), times } },
    ]),
  ),
  where(
    mayNot('staff', 'let a booking of three days ago expire', [
      {
        set: `${own}/requests/instant`,
        fields: { ...requests.instant, createdAt: daysBefore(4), status: 'expired', ...byStaff },
      },
      { set: linkAt('instant'), fields: { ...linkFields('instant'), status: 'expired' } },
      ...occupied('instant', { freed: [timeOf(requests.instant)] }),
    ]),
    having('instant', { createdAt: daysBefore(4), updatedAt: daysBefore(4) }),
  ),
  may('outsider', 'choose a proposed time', chosen()),
  may('anonymous', 'choose a proposed time', chosen()),
  may('outsider', 'choose a proposed time over the end of a week', chosen(1343)),
  mayNot('outsider', 'choose a time that is not proposed', chosen(64)),
  mayNot('outsider', 'choose without taking the time', without('/occupancy/', chosen())),
  mayNot('outsider', 'choose without the link', without('/requestLinks/', chosen())),
  mayNot('outsider', 'choose and be taken in', [
    ...chosen(60, { status: 'takenIn' }, { status: 'takenIn' }),
  ]),
  mayNot('outsider', 'choose and ask again', [
    ...chosen(60, { status: 'requested' }, { status: 'requested' }),
  ]),
  mayNot('outsider', 'choose a longer time', [
    ...chosen(60, { endsAt: quarter(64) }, { endsAt: quarter(64) }),
  ]),
  mayNot('outsider', 'choose and change the name', chosen(60, { name: 'Bo' })),
  mayNot('outsider', 'choose at another time', chosen(60, { updatedAt: new Date(0) })),
  mayNot('outsider', 'choose as somebody', chosen(60, { updatedBy: 'nils' })),
  mayNot('outsider', 'choose a place beside the page', [
    ...chosen(60, { resourceId: 'r1' }, { resourceId: 'r1' }),
  ]),
  requestLinks.mayNot('outsider', 'choose and be told the status alone', [
    ...chosen().slice(0, 1),
    { set: linkAt('proposed'), fields: { ...linkFields('proposed'), status: 'booked' } },
    ...chosen().slice(2),
  ]),
  where(mayNot('outsider', 'choose a time of a closed proposal', chosen(60, { stage: 'closed' })), {
    [`${own}/requests/proposed`]: { ...requests.proposed, stage: 'closed' },
  }),
  requestLinks.mayNot('outsider', 'choose and be told other services', [
    ...chosen(60, {}, { services: {} }),
  ]),
  where(may('outsider', 'choose and forget the word', chosen(60, {}, { word: null })), {
    [linkAt('proposed')]: { ...linkFields('proposed'), word: 'Hej' },
  }),
  mayNot('staff', 'take a request in elsewhere and keep its time', [
    ...answered('asked', 'takenIn', false),
    create('stina', `${own}/bookings/asked`, {
      ...unplanned,
      ...{ ...timeOf(requests.asked), resourceId: 'r2' },
    }),
    ...occupied('asked', { taken: [{ ...timeOf(requests.asked), resourceId: 'r2' }] }),
  ]),
  requestLinks.mayNot(
    'outsider',
    'choose and be told another place',
    chosen(60, {}, { resourceId: 'r1' }),
  ),
  requestLinks.mayNot('outsider', 'choose and be told another start', [
    ...chosen(60, {}, { startsAt: quarter(61) }),
  ]),
  requestLinks.mayNot(
    'outsider',
    'choose and be told another end',
    chosen(60, {}, { endsAt: quarter(64) }),
  ),
  requestLinks.mayNot('outsider', 'choose and write a word', chosen(60, {}, { word: 'Hej' })),
  where(
    mayNot('outsider', 'choose a place of another group', chosen()),
    withPage({ places: { r9: 'wash' } }),
  ),
  where(mayNot('outsider', 'choose a time that has begun', chosenAt(past)), {
    ...having('proposed', { times: [past] }),
  }),
  where(mayNot('outsider', 'choose when the proposal has ended', chosen()), {
    ...having('proposed', { status: 'expired' }),
  }),
  mayNot('outsider', 'choose a time of another request', chosenAs('asked')),
  mayNot('outsider', 'choose and add a time', [
    ...chosen(64, { times: [quarter(64)] }, { times: [quarter(64)] }),
  ]),
  mayNot('outsider', 'choose a time of a booking', [
    ...without('/occupancy/', chosen(60)),
    ...occupied('proposed', { taken: [timeOf(inQuarters(50, 53))] }),
  ]),
  mayNot('outsider', 'call off a proposal', calledOff()),
  may('staff', 'decline a proposal', answeredProposal('declined')),
  mayNot('staff', 'let a fresh proposal expire', answeredProposal('expired')),
  where(
    may(
      'staff',
      'let a proposal expire after three days',
      answeredProposal('expired', { createdAt: daysBefore(4) }),
    ),
    having('proposed', { createdAt: daysBefore(4), updatedAt: daysBefore(3) }),
  ),
  where(
    mayNot(
      'staff',
      'let a late proposal expire that is fresh',
      answeredProposal('expired', { createdAt: daysBefore(4) }),
    ),
    having('proposed', { createdAt: daysBefore(4), updatedAt: daysBefore(2) }),
  ),
  may('staff', 'take a proposal in at a time that is agreed upon', [
    ...answeredProposal('takenIn'),
    create('stina', `${own}/bookings/proposed`, {
      ...unplanned,
      ...timeOf(inQuarters(60, 63)),
    }),
    ...occupied('proposed', { taken: [timeOf(inQuarters(60, 63))] }),
  ]),
  may('staff', 'take in a time that was chosen', [...takenIn('instant')]),

  ...(['asked', 'instant', 'takenIn'] as const).map((id) =>
    may('outsider', `wish for another time of ${id}`, wished(id)),
  ),
  may('anonymous', 'wish for another time', wished('asked')),
  requestLinks.may('outsider', 'wish for another time', wished('asked')),
  mayNot('outsider', 'wish for a time that has been', wished('asked', past)),
  mayNot('outsider', 'wish for a time between two quarters', [
    ...wished('asked', new Date(+quarter(200) + 60_000)),
  ]),
  mayNot('outsider', 'wish for no time', wished('asked', 'snart')),
  where(
    mayNot('outsider', 'wish for a time after the last day of the page', wished('asked')),
    withPage({ horizonDays: 1 }),
  ),
  mayNot('outsider', 'wish without the link', without('/requestLinks/', wished('asked'))),
  mayNot('outsider', 'wish and change the name', wished('asked', quarter(200), { name: 'Bo' })),
  mayNot('outsider', 'wish as somebody', wished('asked', quarter(200), { updatedBy: 'nils' })),
  mayNot('outsider', 'wish at another time', [
    ...wished('asked', quarter(200), { updatedAt: new Date(0) }),
  ]),
  mayNot('outsider', 'wish for another time of what was declined', wished('declined')),
  mayNot('outsider', 'wish for a time beside those proposed', wished('proposed')),
  where(
    mayNot('outsider', 'wish for another time of what is closed', [
      ...wished('takenIn', quarter(200), { stage: 'closed' }),
    ]),
    { [`${own}/requests/takenIn`]: { ...requests.takenIn, stage: 'closed' } },
  ),
  where(mayNot('outsider', 'wish twice', wished('asked', quarter(300))), having('asked', wish)),
  ...(['asked', 'instant', 'takenIn'] as const).map((id) =>
    may('outsider', `wait for an earlier time than ${id}`, earlier(id)),
  ),
  may('outsider', 'wait for an earlier time and wish for another', earlier('asked', wish)),
  mayNot('outsider', 'wait for an earlier time without the link', earlier('asked').slice(0, 1)),
  mayNot('outsider', 'wait for a time in words', earlier('asked', { wantsEarlier: 'ja' })),
  mayNot('outsider', 'wait for an earlier time of what was declined', earlier('declined')),
  mayNot('outsider', 'touch a request', [
    { set: `${own}/requests/asked`, fields: { ...requests.asked, ...byVisitor } },
  ]),
  where(
    mayNot('outsider', 'wait no longer', earlier('takenIn', { wantsEarlier: false })),
    having('takenIn', waits),
  ),
  where(
    may('staff', 'note that an earlier time is found', answeredWish('takenIn')),
    having('takenIn', waits),
  ),
  where(
    mayNot('staff', 'note an earlier time without the link', answeredWish('takenIn').slice(0, 1)),
    having('takenIn', waits),
  ),
  mayNot('staff', 'let a visitor wait', [
    ...answeredWish('takenIn', waits).slice(0, 1),
    { set: linkAt('takenIn'), fields: { ...linkFields('takenIn'), ...waits } },
  ]),
  where(may('staff', 'answer a wish', answeredWish('takenIn')), having('takenIn', wish)),
  where(
    mayNot('staff', 'answer a wish without the link', [
      ...without('/requestLinks/', answeredWish('takenIn')),
    ]),
    having('takenIn', wish),
  ),
  where(mayNot('outsider', 'take a wish back', wished('takenIn', null)), having('takenIn', wish)),
  mayNot('staff', 'wish for a visitor', [
    ...answeredWish('takenIn', wish).slice(0, 1),
    { set: linkAt('takenIn'), fields: { ...linkFields('takenIn'), ...wish } },
  ]),
  requestLinks.mayNot('outsider', 'wish on a link alone', wished('asked').slice(1)),
  requestLinks.mayNot('outsider', 'touch the link of a proposal', [
    { set: linkAt('proposed'), fields: linkFields('proposed') },
  ]),
  requestLinks.mayNot('outsider', 'add times to a link', [
    { set: linkAt('proposed'), fields: { ...linkFields('proposed'), times: [quarter(9)] } },
  ]),
  requestLinks.mayNot('outsider', 'wish and write a word', [
    ...wished('asked').slice(0, 1),
    { set: linkAt('asked'), fields: { ...linkFields('asked'), ...wish, word: 'Hej' } },
  ]),
  where(
    requestLinks.mayNot('outsider', 'change the place of what is no proposal', [
      { set: linkAt('instant'), fields: linkFields('instant') },
    ]),
    { [linkAt('instant')]: { ...linkFields('instant'), resourceId: 'r1' } },
  ),
];

/** Books an instant instead of a quarter of the week ahead. */
function chosenAt(startsAt: Date): Write[] {
  const time = { startsAt, endsAt: new Date(+startsAt + 45 * 60_000) };
  return [
    ...without(
      '/occupancy/',
      chosen(60, { ...time, times: [startsAt] }, { ...time, times: [startsAt] }),
    ),
    ...occupied('proposed', { taken: [timeOf(time)] }),
  ];
}

/** Books a time for a request that has no proposal. */
function chosenAs(id: Id): Write[] {
  const time = { ...inQuarters(60, 63), status: 'booked' };
  return [
    { set: `${own}/requests/${id}`, fields: { ...requests[id], ...time, ...byVisitor } },
    { set: linkAt(id), fields: { ...linkFields(id), ...time } },
    ...occupied(id, { freed: [timeOf(requests[id])], taken: [timeOf(time)] }),
  ];
}

function calledOff(): Write[] {
  const status = 'cancelled';
  return [
    { set: `${own}/requests/proposed`, fields: { ...requests.proposed, status, ...byVisitor } },
    { set: linkAt('proposed'), fields: { ...linkFields('proposed'), status } },
  ];
}

function answeredProposal(status: string, as: Fields = {}): Write[] {
  return [
    {
      set: `${own}/requests/proposed`,
      fields: {
        ...requests.proposed,
        ...{ status, ...byStaff },
        ...as,
      },
    },
    { set: linkAt('proposed'), fields: { ...linkFields('proposed'), status } },
  ];
}
