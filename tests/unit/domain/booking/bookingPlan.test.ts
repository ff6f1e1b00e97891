import { expect, test } from 'vitest';
import { type BookedService, type BookingFields, newBooking } from '@/domain/booking/booking';
import { changedPlan, openPlan, type Plan, type PlanAction } from '@/domain/booking/bookingPlan';
import {
  outcomeOf,
  type PlanOutcome,
  type Surroundings,
  watchedDays,
} from '@/domain/booking/planOutcome';
import type { FreeTime } from '@/domain/booking/freeTimes';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { starterResources, starterServices, starterWeek } from '@/domain/workshop/starterSet';
import { at } from '../../../support/swedishInstant';

// The present is a Friday, when the workshop is open from seven to five.
const now = at('2026-11-20 08:05');
const stamps = { createdAt: now, updatedAt: now };

function entry<T>(id: string, data: T): Entry<T & typeof stamps> {
  return { id, data: { ...data, ...stamps }, pending: false };
}

const person = { name: '', phone: null, isActive: true, skills: 'all' as const };
const world: Surroundings = {
  hours: { week: starterWeek, closedOnHolidays: true, exceptions: new Map() },
  services: starterServices.map((service) => entry(service.name, service)),
  resources: starterResources.map((resource) => entry(resource.name, resource)),
  staff: [entry('Anders', person), entry('Bo', person)],
  bookings: [],
  isSettled: true,
  hasFailed: false,
  ownId: undefined,
  status: 'booked',
  vehicleId: null,
  isOwner: true,
  visit: [],
  names: {
    register: { kind: 'loading' },
    resources: new Map(),
    staff: new Map(),
    today: dayOf(now),
  },
};

function booked(name: string): BookedService {
  const service = starterServices.find((each) => each.name === name);
  if (!service) throw new Error(`There is no service ${name}.`);
  const { minutes, priceOre, vatRate } = service;
  return { serviceId: name, name, minutes, priceOre, vatRate };
}

const tyres = booked('Däckskifte');
const oil = booked('Oljebyte med filter');
const wash = booked('Utvändig handtvätt');
const full = booked('Helrekond');

/** A booking on Lyft 1 by Anders, from eight to twelve. */
function taken(values: Partial<BookingFields> = {}) {
  const usual = { resourceId: 'Lyft 1', staffId: 'Anders' };
  return newBooking({ ...usual, ...span('2026-11-20 08:00', '2026-11-20 12:00'), ...values });
}

function span(from: string, to: string) {
  return { startsAt: at(from), endsAt: at(to) };
}

const other = entry('two', taken({ resourceId: 'Lyft 2', staffId: 'Bo' }));
const missing = 'Fyll i ett klockslag.';
const doubleBooked =
  'Lyft 1 Anders, taken by one, double with one, free from 12:00, Välj en ledig tid.';

/** Bookings that keep both people busy until an instant. */
function allBusyUntil(text: string) {
  const busy = { endsAt: at(text), resourceId: null };
  return [entry('one', taken(busy)), entry('two', taken({ ...busy, staffId: 'Bo' }))];
}

interface Row {
  opened?: Partial<BookingFields>;
  /** True if the booking is in the database already. */
  isThere?: boolean;
  around?: Partial<Surroundings>;
  steps: [Step, says: string][];
}

/** An action of the user, or a change of the surroundings. */
type Step = PlanAction | 'next' | 'take' | 'open' | Partial<Surroundings>;

/** Plays the steps in order, and returns the outcome after each. */
function played({ opened = {}, isThere = false, around = {}, steps }: Row): string[] {
  const booking = newBooking(opened);
  let known = { ...world, ...around, ...(isThere && { ownId: 'own' }) };
  let plan = openPlan(booking, isThere ? booking : null, now, known.hours);
  let outcome = outcomeOf(plan, known);

  function act(action: PlanAction) {
    plan = changedPlan(plan, action, known.hours);
    outcome = outcomeOf(plan, known);
    if (outcome.found) act(outcome.found);
  }

  return steps.map(([step]) => {
    if (step === 'next') act({ kind: 'search', from: outcome.searchFrom });
    else if (step === 'take') {
      act({ kind: 'take', time: firstOf(outcome), among: outcome.trouble.freeTimes });
    } else if (step !== 'open' && 'kind' in step) act(step);
    else {
      known = { ...known, ...(step === 'open' ? {} : step) };
      outcome = outcomeOf(plan, known);
      if (outcome.found) act(outcome.found);
    }
    return shown(plan, outcome);
  });
}

function firstOf({ trouble: { freeTimes } }: PlanOutcome) {
  const [first] = freeTimes;
  if (!first) throw new Error('No free time is offered.');
  return first;
}

/** A time as the day of the month and the clock time. */
function textOf(time: PlanOutcome['startsAt']): string {
  if (!time.ok) return time.message;
  return time.value ? `${dayOf(time.value).day} ${formatClock(time.value)}` : '';
}

/** `20 08:15–09:30, Lyft 1 Anders`, and what stands in its way. */
function shown(plan: Plan, outcome: PlanOutcome): string {
  const { startsAt, endsAt, resourceId, staffId, trouble, refusal, isWaiting } = outcome;
  const [from, to] = [textOf(startsAt), textOf(endsAt)];
  const isOneDay = startsAt.ok && to.startsWith(from.slice(0, 3));
  const {
    closed,
    canAllow,
    isAllowed,
    double,
    sameVehicle,
    allTaken,
    isNobodyFree,
    isWithoutResource,
  } = trouble;
  return [
    from + to === '' ? 'no time' : `${from}–${isOneDay ? to.slice(3) : to}`,
    [resourceId ?? 'nowhere', staffId ?? 'nobody'].join(' '),
    plan.times.isAllDay && 'whole days',
    isWaiting && 'waiting',
    closed,
    canAllow && (isAllowed ? 'allowed' : 'may be allowed'),
    outcome.outsideHours && 'outside hours',
    trouble.taken && `taken by ${trouble.taken.id}`,
    trouble.visit,
    double.length > 0 && `double with ${double.map(({ id }) => id).join(' and ')}`,
    sameVehicle.length > 0 && `same car as ${sameVehicle.map(({ id }) => id).join(' and ')}`,
    allTaken.length > 0 && `${allTaken.map(({ id }) => id).join(' and ')} taken`,
    isNobodyFree && 'nobody free',
    trouble.isNobodyAble && 'nobody able',
    trouble.notDone.length > 0 && `no ${trouble.notDone.join(' and ')}`,
    isWithoutResource && 'without resource',
    trouble.freeTimes.length > 0 && `free from ${formatClock(firstOf(outcome).startsAt)}`,
    refusal,
  ]
    .filter(Boolean)
    .join(', ');
}

const services = (...list: BookedService[]): PlanAction => ({ kind: 'services', services: list });
const resource = (resourceId: string | null): PlanAction => ({ kind: 'resource', resourceId });
const staff = (staffId: string | null): PlanAction => ({ kind: 'staff', staffId });
const start = (text: string): PlanAction => ({ kind: 'start', texts: { start: text } });
const end = (text: string): PlanAction => ({ kind: 'end', texts: { end: text } });
const day = (text: string): PlanAction => ({ kind: 'start', texts: { day: text } });
const lastDay = (text: string): PlanAction => ({ kind: 'end', texts: { endDay: text } });
const buffer = (text: string): PlanAction => ({ kind: 'buffer', buffer: text });
const wholeDays: PlanAction = { kind: 'allDay', isAllDay: true };
const unplan: PlanAction = { kind: 'unplan' };

const rows: Record<string, Row> = {
  'a new booking gets the next time when a lift and a person are free': {
    around: { bookings: [entry('one', taken())] },
    steps: [
      ['open', 'no time, nowhere nobody'],
      [services(oil), '20 08:15–09:00, Lyft 2 Bo'],
      [services(oil, tyres), '20 08:15–09:30, Lyft 2 Bo'],
      [services(), 'no time, Lyft 2 Bo'],
    ],
  },
  'it is washed in the wash, later when asked for, and stays there as it gets longer': {
    steps: [
      [services(wash), '20 08:15–09:00, Tvätthall Anders'],
      ['next', '20 09:15–10:00, Tvätthall Anders'],
      [buffer('30'), '20 09:15–10:30, Tvätthall Anders'],
      [buffer('x'), '20 09:15–10:00, Tvätthall Anders'],
      [resource('Lyft 2'), '20 09:15–10:00, Lyft 2 Anders'],
      [staff('Bo'), '20 09:15–10:00, Lyft 2 Bo'],
    ],
  },
  'what is typed is not exchanged for a proposal; the end follows the start and the services': {
    steps: [
      [services(wash), '20 08:15–09:00, Tvätthall Anders'],
      [start('13.00'), '20 13:00–13:45, Tvätthall Anders'],
      [buffer('30'), '20 13:00–14:15, Tvätthall Anders'],
      [end('16:00'), '20 13:00–16:00, Tvätthall Anders'],
      [services(), '20 13:00–16:00, Lyft 1 Anders'],
      [end(''), '20 13:00–Fyll i ett klockslag., nowhere nobody'],
      [buffer('60'), '20 13:00–14:00, Lyft 1 Anders'],
      [wholeDays, '20 07:00–17:00, Lyft 1 Anders, whole days'],
      [unplan, 'no time, nowhere nobody'],
      [services(wash), 'no time, nowhere nobody'],
      [wholeDays, '20 07:00–17:00, Tvätthall Anders, whole days'],
    ],
  },
  'a search goes on until there is a time, and is taken up from there': {
    around: { bookings: allBusyUntil('2026-11-24 00:00') },
    steps: [
      [services(oil), '24 07:00–07:45, Lyft 1 Anders'],
      ['next', '24 08:00–08:45, Lyft 1 Anders'],
    ],
  },
  'a job that is longer than a day goes over several, which are searched together': {
    around: { bookings: allBusyUntil('2026-11-24 00:00') },
    steps: [[services(full, full), '24 07:00–25 11:00, Tvätthall Anders']],
  },
  'a search that finds nothing in two months asks for a time': {
    around: { bookings: allBusyUntil('2027-11-20 00:00') },
    steps: [
      [services(oil), 'no time, nowhere nobody, Fyll i en tid eller välj Planera senare.'],
      [unplan, 'no time, nowhere nobody'],
      ['next', 'no time, nowhere nobody, Fyll i en tid eller välj Planera senare.'],
      [{ bookings: [] }, 'no time, nowhere nobody, Fyll i en tid eller välj Planera senare.'],
      ['next', '20 08:15–09:00, Lyft 1 Anders'],
    ],
  },
  'so does one that fails, until it is begun again': {
    around: { hasFailed: true },
    steps: [
      [services(oil), 'no time, nowhere nobody, Fyll i en tid eller välj Planera senare.'],
      [{ hasFailed: false }, 'no time, nowhere nobody, Fyll i en tid eller välj Planera senare.'],
      [services(tyres), '20 08:15–08:45, Lyft 1 Anders'],
    ],
  },
  'a search waits for what may be on its way, and gives way to what is typed': {
    around: { isSettled: false },
    steps: [
      [services(oil), 'no time, nowhere nobody, waiting'],
      [{ isSettled: true }, '20 08:15–09:00, Lyft 1 Anders'],
      [{ isSettled: false }, '20 08:15–09:00, Lyft 1 Anders'],
      ['next', '20 08:15–09:00, Lyft 1 Anders, waiting'],
      [{ kind: 'typing' }, '20 08:15–09:00, nowhere nobody, waiting'],
      [{ isSettled: true }, '20 08:15–09:00, Lyft 1 Anders'],
    ],
  },
  'a time that is typed is given to whoever is free then': {
    around: { bookings: [entry('one', taken())] },
    steps: [
      [day('2026-11-20'), `${missing}–${missing}, nowhere nobody`],
      [start('9'), '20 09:00–10:00, Lyft 2 Bo'],
      [start('13'), '20 13:00–14:00, Lyft 1 Anders'],
      [services(wash), '20 13:00–13:45, Tvätthall Anders'],
      [staff('Bo'), '20 13:00–13:45, Tvätthall Bo'],
      [resource(null), '20 13:00–13:45, nowhere Bo, without resource'],
      ['next', '20 14:00–14:45, Tvätthall Bo'],
    ],
  },
  'when nobody is free at a time that is typed, the next free times are offered': {
    around: { bookings: [entry('one', taken()), other] },
    steps: [
      [services(oil), '20 12:00–12:45, Lyft 1 Anders'],
      [
        start('9'),
        '20 09:00–09:45, nowhere nobody, Lyft 1 and Lyft 2 taken, nobody free, without resource, free from 12:00',
      ],
      ['take', '20 12:00–12:45, Lyft 1 Anders'],
    ],
  },
  'a resource that is taken is refused, and a person who is busy is not': {
    around: { bookings: [entry('one', taken())] },
    steps: [
      [day('2026-11-20'), `${missing}–${missing}, nowhere nobody`],
      [start('9'), '20 09:00–10:00, Lyft 2 Bo'],
      [
        resource('Lyft 1'),
        '20 09:00–10:00, Lyft 1 Bo, taken by one, free from 12:00, Välj en ledig tid.',
      ],
      [staff('Anders'), `20 09:00–10:00, ${doubleBooked}`],
      [{ status: 'cancelled' }, '20 09:00–10:00, Lyft 1 Anders'],
      [{ status: 'booked' }, `20 09:00–10:00, ${doubleBooked}`],
      [resource('Lyft 2'), '20 09:00–10:00, Lyft 2 Anders, double with one'],
      [resource('Lyft 1'), `20 09:00–10:00, ${doubleBooked}`],
      ['take', '20 12:00–13:00, Lyft 1 Anders'],
      [start('9'), `20 09:00–10:00, ${doubleBooked}`],
      ['next', '20 12:00–13:00, Lyft 1 Anders'],
    ],
  },
  'a car that is already here is proposed no second place, and typing one gives a warning': {
    around: {
      bookings: [entry('wash', taken({ vehicleId: 'volvo', resourceId: 'Tvätthall' }))],
    },
    steps: [
      [services(oil), '20 08:15–09:00, Lyft 1 Bo'],
      [{ vehicleId: 'volvo' }, '20 08:15–09:00, Lyft 1 Bo, same car as wash, free from 12:00'],
      [{ kind: 'vehicle' }, '20 12:00–12:45, Lyft 1 Anders'],
      [start('11'), '20 11:00–11:45, Lyft 1 Bo, same car as wash, free from 12:00'],
      [{ kind: 'vehicle' }, '20 11:00–11:45, Lyft 1 Bo, same car as wash, free from 12:00'],
      [{ status: 'cancelled' }, '20 11:00–11:45, nowhere nobody'],
    ],
  },
  'what is closed is refused unless an owner decides otherwise': {
    steps: [
      [day('2026-11-22'), `${missing}–${missing}, nowhere nobody`],
      [
        start('9'),
        '22 09:00–10:00, Lyft 1 Anders, Stängt på söndagar., may be allowed, free from 07:00, Välj en ledig tid.',
      ],
      [
        { kind: 'outsideHours', outsideHours: true },
        '22 09:00–10:00, Lyft 1 Anders, Stängt på söndagar., allowed, outside hours',
      ],
      [day('2026-11-23'), '23 09:00–10:00, Lyft 1 Anders'],
      [{ isOwner: false }, '23 09:00–10:00, Lyft 1 Anders'],
    ],
  },
  'what is over is refused for good when it is no owner who books': {
    around: { isOwner: false },
    steps: [
      [day('2026-11-19'), `${missing}–${missing}, nowhere nobody`],
      [
        start('9'),
        '19 09:00–10:00, nowhere nobody, Tiden har passerat., without resource, free from 08:15, Välj en ledig tid.',
      ],
      ['take', '20 08:15–09:15, Lyft 1 Anders'],
    ],
  },
  'a place that was pointed at is kept, for as long as the services take': {
    opened: { startsAt: at('2026-11-20 09:00'), resourceId: 'Lyft 1' },
    around: {
      bookings: [entry('one', taken(span('2026-11-20 09:30', '2026-11-20 12:00')))],
    },
    steps: [
      ['open', '20 09:00–10:00, Lyft 1 Bo, taken by one, free from 12:00, Välj en ledig tid.'],
      [services(tyres), '20 09:00–09:30, Lyft 1 Anders'],
      [services(tyres, oil), `20 09:00–10:15, ${doubleBooked}`],
      ['next', '20 12:00–13:15, Lyft 1 Anders'],
    ],
  },
  'a time that was pointed at and no place gets one that is free then': {
    opened: { startsAt: at('2026-11-20 09:00') },
    around: { bookings: [entry('one', taken())] },
    steps: [
      ['open', '20 09:00–10:00, Lyft 2 Bo'],
      [services(oil), '20 09:00–09:45, Lyft 2 Bo'],
      [services(), '20 09:00–10:00, Lyft 2 Bo'],
    ],
  },
  'a booking that is there keeps its time, and is not in its own way': {
    isThere: true,
    opened: { ...taken(), services: [tyres] },
    around: { bookings: [entry('own', taken())] },
    steps: [
      ['open', '20 08:00–12:00, Lyft 1 Anders'],
      [services(tyres, oil), '20 08:00–12:00, Lyft 1 Anders'],
      [end(''), `20 08:00–${missing}, Lyft 1 Anders`],
      [services(oil), '20 08:00–08:45, Lyft 1 Anders'],
      [start('10'), '20 10:00–10:45, Lyft 1 Anders'],
      [{ ownId: 'another' }, `20 10:00–10:45, ${doubleBooked.replaceAll('one', 'own')}`],
    ],
  },
  'one that is over or closed is no trouble until it is moved': {
    isThere: true,
    opened: { ...taken(span('2026-11-15 08:00', '2026-11-15 12:00')), outsideHours: true },
    steps: [
      ['open', '15 08:00–12:00, Lyft 1 Anders, outside hours'],
      [start('9'), '15 09:00–13:00, Lyft 1 Anders, Tiden har passerat., allowed, outside hours'],
      [day('2026-11-23'), '23 09:00–13:00, Lyft 1 Anders'],
      [
        day('2026-11-22'),
        '22 09:00–13:00, Lyft 1 Anders, Stängt på söndagar., allowed, outside hours',
      ],
      [{ status: 'cancelled' }, '22 09:00–13:00, Lyft 1 Anders'],
    ],
  },
  'one without a resource and a person has none until they are looked for': {
    isThere: true,
    opened: taken({ resourceId: null, staffId: null }),
    steps: [
      ['open', '20 08:00–12:00, nowhere nobody, without resource'],
      [start('9'), '20 09:00–13:00, nowhere nobody, without resource'],
      ['next', '20 10:00–11:00, Lyft 1 Anders'],
    ],
  },
  'one that waits to be planned is, when somebody says so': {
    isThere: true,
    opened: newBooking({ services: [oil] }),
    steps: [
      ['open', 'no time, nowhere nobody'],
      [services(oil, tyres), 'no time, nowhere nobody'],
      ['next', '20 08:15–09:30, Lyft 1 Anders'],
      [unplan, 'no time, nowhere nobody'],
      [wholeDays, '20 07:00–17:00, Lyft 1 Anders, whole days'],
    ],
  },
};

test.each(Object.entries(rows))('%s', (_, row) => {
  expect(played(row)).toEqual(row.steps.map(([, says]) => says));
});

/** A plan that has searched among the surroundings, with the offered times, and those of the day, as texts. */
function searched(known: Surroundings, actions: PlanAction[]) {
  let plan = openPlan(newBooking({}), null, now, known.hours);
  let outcome = outcomeOf(plan, known);
  const act = (action: PlanAction) => {
    plan = changedPlan(plan, action, known.hours);
    outcome = outcomeOf(plan, known);
    if (outcome.found) act(outcome.found);
  };
  actions.forEach(act);
  const texts = (times: readonly FreeTime[]) =>
    times.map((time) => `${textOf({ ok: true, value: time.startsAt })} ${time.staffId}`);
  return {
    plan,
    outcome,
    offers: texts(plan.offers),
    ofDay: outcome.dayTimes && texts(outcome.dayTimes),
  };
}

const showDay: PlanAction = { kind: 'showDay', showsDay: true };
const next: PlanAction = { kind: 'search', from: at('2026-11-20 10:00') };

test('the next free time is the first of three offers on different days', () => {
  expect(searched(world, [services(oil)]).offers).toEqual([
    ...['20 08:15 Anders', '23 07:00 Anders', '24 07:00 Anders'],
  ]);
  const later = searched(world, [services(oil), next]);
  expect(later.offers).toEqual(['20 10:00 Anders', '23 07:00 Anders', '24 07:00 Anders']);
  expect(textOf(later.outcome.startsAt)).toBe('20 10:00');
});

test('the search goes on until there are three, and the first can be saved meanwhile', () => {
  const bookings = allBusyUntil('2026-11-24 08:00');
  const found = searched({ ...world, bookings }, [services(oil)]);
  expect(found.offers).toEqual(['24 08:00 Anders', '25 07:00 Anders', '26 07:00 Anders']);

  let plan = openPlan(newBooking({}), null, now, world.hours);
  const step = (action: PlanAction) => (plan = changedPlan(plan, action, world.hours));
  step(services(oil));
  const [only] = found.plan.offers;
  if (!only) throw new Error('Nothing was found.');
  step({ kind: 'searched', times: [only], next: at('2026-11-25 00:00') });
  const outcome = outcomeOf(plan, { ...world, isSettled: false });
  expect(plan.search).toEqual({ from: at('2026-11-25 00:00') });
  expect([outcome.isWaiting, textOf(outcome.startsAt)]).toEqual([false, '24 08:00']);
  step({ kind: 'searchFailed' });
  expect([plan.search, plan.offers]).toEqual(['found', [only]]);
});

test('a search that finds fewer in two months offers those', () => {
  const busy = { startsAt: at('2026-11-20 10:00'), endsAt: at('2027-11-20 00:00') };
  const bookings = ['Anders', 'Bo'].map((staffId) =>
    entry(staffId, taken({ ...busy, resourceId: null, staffId })),
  );
  const found = searched({ ...world, bookings }, [services(oil)]);
  expect([found.offers, found.plan.search]).toEqual([['20 08:15 Anders'], 'found']);
});

test('offered times stay while one is tried, and go when another time is typed', () => {
  const { plan } = searched(world, [services(oil)]);
  const [, second] = plan.offers;
  if (!second) throw new Error('Fewer than two times are offered.');
  const take: PlanAction = { kind: 'take', time: second, among: plan.offers };
  const tried = searched(world, [services(oil), take]);
  expect(textOf(tried.outcome.startsAt)).toBe('23 07:00');
  expect(tried.offers).toEqual(['20 08:15 Anders', '23 07:00 Anders', '24 07:00 Anders']);
  expect(searched(world, [services(oil), start('9')]).offers).toEqual([]);
  expect(searched(world, [services(oil), unplan]).offers).toEqual([]);
});

test('the other times of a day are an hour apart and never in the past', () => {
  const bookings = [entry('one', taken()), other];
  const today = searched({ ...world, bookings }, [services(oil), showDay]);
  expect(today.ofDay).toEqual(
    ['12:00', '13:00', '14:00', '15:00', '16:00'].map((clock) => `20 ${clock} Anders`),
  );
  const monday = searched(world, [services(full), showDay, day('2026-11-23')]);
  expect(monday.ofDay).toEqual(
    ['7', '8', '9', '10'].map((hour) => `23 ${hour.padStart(2, '0')}:00 Anders`),
  );
  expect(searched(world, [services(oil), showDay, next]).ofDay).toBeNull();
});

const onlyTyres = {
  ...world,
  staff: [entry('Anders', { ...person, skills: [tyres.serviceId] }), entry('Bo', person)],
};
const skilled: Record<string, Row> = {
  'a job goes to a person who does all of its services, chosen by itself or found free': {
    around: onlyTyres,
    steps: [
      [services(tyres), '20 08:15–08:45, Lyft 1 Anders'],
      [services(tyres, oil), '20 08:15–09:30, Lyft 1 Bo'],
      [start('9'), '20 09:00–10:15, Lyft 1 Bo'],
    ],
  },
  'a person without the skill can be chosen by hand, and is warned of': {
    around: onlyTyres,
    steps: [
      [services(tyres, oil), '20 08:15–09:30, Lyft 1 Bo'],
      [staff('Anders'), `20 08:15–09:30, Lyft 1 Anders, no ${oil.name}`],
      [{ status: 'cancelled' }, '20 08:15–09:30, Lyft 1 Anders'],
    ],
  },
  'a job that nobody does is proposed without a person, and says so': {
    around: { staff: onlyTyres.staff.slice(0, 1) },
    steps: [
      [services(oil), '20 08:15–09:00, Lyft 1 nobody, nobody able'],
      [staff('Anders'), `20 08:15–09:00, Lyft 1 Anders, no ${oil.name}`],
      [services(oil, tyres), `20 08:15–09:30, Lyft 1 Anders, no ${oil.name}`],
      [{ status: 'cancelled' }, '20 08:15–09:30, Lyft 1 Anders'],
    ],
  },
  'a workshop without people who can be booked is not told that nobody does the job': {
    around: { staff: [entry('Anders', { ...person, isActive: false })] },
    steps: [[services(oil), '20 08:15–09:00, Lyft 1 nobody']],
  },
};

test.each(Object.entries(skilled))('%s', (_, row) => {
  expect(played(row)).toEqual(row.steps.map(([, says]) => says));
});

const follow = (text: string): PlanAction => ({ kind: 'follow', from: at(text) });
/** The part of the visit before the planned one, on Lyft 1 until ten. */
const repaired = {
  ...span('2026-11-20 08:00', '2026-11-20 10:00'),
  ...{ services: [oil], vehicleId: 'volvo', visitId: 'visit' },
};
const before = entry('before', taken(repaired));
const overlapping = `Besökets delar får inte överlappa: ${oil.name} är bokad 08:00–10:00.`;
const visitRows: Record<string, Row> = {
  'a part is proposed when the former part ends, and again when that ends later': {
    around: { visit: [before], vehicleId: 'volvo' },
    steps: [
      [follow('2026-11-20 10:00'), 'no time, nowhere nobody'],
      [services(wash), '20 10:00–10:45, Tvätthall Anders'],
      [follow('2026-11-20 11:30'), '20 11:30–12:15, Tvätthall Anders'],
      [start('13'), '20 13:00–13:45, Tvätthall Anders'],
      [follow('2026-11-20 14:00'), '20 13:00–13:45, Tvätthall Anders'],
    ],
  },
  'no time is proposed at which another part takes place, also of a car that is not known': {
    around: { visit: [before] },
    steps: [[services(wash), '20 10:00–10:45, Tvätthall Anders']],
  },
  'a part gets another place than the others, and is refused at theirs': {
    around: { visit: [before] },
    steps: [
      [services(tyres), '20 10:00–10:30, Lyft 2 Anders'],
      [
        resource('Lyft 1'),
        `20 10:00–10:30, Lyft 1 Anders, Besökets delar ska ha var sin plats: ${oil.name} är bokad på samma plats., free from 10:00, Välj en ledig tid.`,
      ],
    ],
  },
  'a part over another is refused, and the car is not told of twice': {
    around: { visit: [before], bookings: [before], vehicleId: 'volvo' },
    steps: [
      [services(wash), '20 10:00–10:45, Tvätthall Anders'],
      [
        start('9:30'),
        `20 09:30–10:15, Tvätthall Anders, ${overlapping}, free from 10:00, Välj en ledig tid.`,
      ],
      [{ status: 'cancelled' }, '20 09:30–10:15, nowhere nobody'],
    ],
  },
};

test.each(Object.entries(visitRows))('%s', (_, row) => {
  expect(played(row)).toEqual(row.steps.map(([, says]) => says));
});

test('the hour that comes twice is the one that it was, until another time is typed', () => {
  const twice = {
    startsAt: new Date('2026-10-25T01:30:00Z'),
    endsAt: new Date('2026-10-25T02:30:00Z'),
  };
  const booking = taken(twice);
  let plan = openPlan(booking, booking, now, world.hours);
  plan = changedPlan(plan, staff('Bo'), world.hours);
  const instants = () => {
    const { startsAt, endsAt } = outcomeOf(plan, world);
    return [startsAt, endsAt];
  };
  expect(instants()).toEqual([
    { ok: true, value: twice.startsAt },
    { ok: true, value: twice.endsAt },
  ]);
  plan = changedPlan(plan, start('01:30'), world.hours);
  expect(instants()).toEqual([
    { ok: true, value: new Date('2026-10-24T23:30:00Z') },
    { ok: true, value: new Date('2026-10-25T00:30:00Z') },
  ]);
});

test.each([
  // The weekend is no days to choose between.
  ['nothing', [], '2026-11-20 00:00', '2026-11-25 00:00'],
  ['a job of a day', [services(full)], '2026-11-20 00:00', '2026-11-25 00:00'],
  ['a job of several days', [services(full, full)], '2026-11-20 00:00', '2026-12-04 00:00'],
  ['a day that is typed', [day('2026-11-30')], '2026-11-30 00:00', '2026-12-03 00:00'],
  ['a day that is over', [day('2026-11-02')], '2026-11-20 00:00', '2026-11-25 00:00'],
  [
    'an end that is later',
    [day('2026-11-30'), start('8'), end('9'), lastDay('2026-12-05')],
    '2026-11-30 00:00',
    '2026-12-05 09:00',
  ],
])('few days are watched for %s', (_, actions: PlanAction[], from, to) => {
  const opened = openPlan(newBooking({}), null, now, world.hours);
  const plan = actions.reduce((each, action) => changedPlan(each, action, world.hours), opened);
  expect(watchedDays(plan, world.hours)).toMatchObject({ begin: at(from), end: at(to) });
});
