import { CalendarDate, parseDate } from '@internationalized/date';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { Role } from '@/domain/workshop/member';
import type { ServiceGroup } from '@/domain/workshop/service';
import { starterInspections } from '@/domain/workshop/starterInspections';
import { starterServices } from '@/domain/workshop/starterSet';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import { starterPlans } from '@/domain/servicebook/servicePlan';
import { instantAt } from '@/domain/time/swedishTime';
import { demoBookings, firstOfWeeks } from './demo/bookings';
import { carTurns, type ComingCar } from './demo/carTurns';
import { withCheckDigit } from './demo/contacts';
import { demoFollowUps } from './demo/followUps';
import { demoGoals } from './demo/goals';
import { demoInvoices } from './demo/invoices';
import { bookDocument, demoServiceBooks } from './demo/serviceBooks';
import { demoSieExports } from './demo/sieExports';
import { demoInspections } from './demo/inspections';
import { demoLoans } from './demo/loans';
import { occupancyDocuments } from './demo/occupancy';
import { odometers } from './demo/odometers';
import { orderDocuments, staffStamps } from './demo/orderDocuments';
import { demoOrders, nextNumber } from './demo/orders';
import { demoParts, partDocuments } from './demo/parts';
import { demoPhotos } from './demo/photos';
import { publicDocuments } from './demo/publicPage';
import { type Random, randomFrom } from './demo/random';
import { demoRegister } from './demo/register';
import { demoRequests, visitorsAmong } from './demo/requests';
import { factsOfYears, sealedMonths, sourcesIn } from './demo/sealedYears';
import {
  bookingSettings,
  invoiceSettings,
  openingExceptions,
  resources,
  staff,
  week,
  workshop,
} from './demo/workshop';

/** An account of the demo; all accounts have the same password. */
export interface DemoAccount {
  uid: string;
  email: string;
  name: string;
  role: Role;
  /** The staff card that the account is tied to. */
  staffId?: string;
}

/** A document to write unchanged, its stamps included. */
export interface DemoDocument {
  path: string;
  fields: Record<string, unknown>;
}

export const demoAccounts: DemoAccount[] = [
  { uid: 'demo-owner', email: 'demo@verkstadsnavet.example', name: 'Amira Lind', role: 'owner' },
  {
    uid: 'demo-staff',
    email: 'medarbetare@verkstadsnavet.example',
    name: 'Johan Berg',
    role: 'staff',
    staffId: 'staff-1',
  },
  {
    uid: 'demo-auditor',
    email: 'revisor@verkstadsnavet.example',
    name: 'Eva Holm',
    role: 'auditor',
  },
];

const workshopId = 'demo';

export interface DemoOptions {
  today: CalendarDate;
  seed: number;
  /**
   * `large` is for measurements: three of every lift, lane, person and service, and a register and bookings
   * to match.
   */
  size: 'normal' | 'large';
  /** True if the register also holds names, notes and plates that may trip the app. */
  awkward?: boolean;
  /** For how many years before the six weeks there are jobs, with the sealed days of reports; 0 where it is left out. */
  years?: number;
}

const sizes = {
  normal: {
    times: 1,
    register: { customers: 300, vehicles: 400, repeatPhones: false },
    bookings: { bays: 5, filler: null },
    /** As many as come in two years, most of them one to three times in each. */
    registerOfYears: { customers: 860, vehicles: 1090, repeatPhones: false },
  },
  large: {
    times: 3,
    register: { customers: 10_000, vehicles: 12_000, repeatPhones: true },
    bookings: { bays: 15, filler: 30_000 },
    registerOfYears: { customers: 10_000, vehicles: 12_000, repeatPhones: true },
  },
};
/** The most invoices of a demo without years: the workshop has just begun to invoice in the app. */
const firstInvoices = 120;
/** The months for which the workshop has been here before the day, or before its years. */
const months = { withoutYears: 8, beforeYears: 1 };

interface Stamps {
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * A believable workshop with a wash, as it stands when `today` begins, eight months after its start or with years behind it; today's
 * bookings stand as of ten in the morning. The same seed and day give the same documents.
 */
export function demoDocuments({
  today,
  seed,
  size,
  awkward = false,
  years = 0,
}: DemoOptions): DemoDocument[] {
  const random = randomFrom(seed);
  const begun = years > 0 ? today.subtract({ years }) : null;
  const openedOn = begun
    ? begun.subtract({ months: months.beforeYears })
    : today.subtract({ months: months.withoutYears });
  const opened = openingStamps(openedOn);
  const documents: DemoDocument[] = [];
  const add = (path: string, values: object, stamps = opened) =>
    documents.push({ path, fields: { ...values, ...stamps } });
  const path = `workshops/${workshopId}`;

  const owners = demoAccounts.filter(({ role }) => role === 'owner').map(({ uid }) => uid);
  add(path, { ...workshop, checklistDone: true, owners });
  add(`${path}/invoiceSettings/main`, invoiceSettings);
  add(`${path}/bookingSettings/main`, bookingSettings);
  for (const { uid, email, name, role, staffId = null } of demoAccounts) {
    const inviteCode = role === 'owner' ? null : codeFrom(random);
    add(`users/${uid}`, { workshopIds: [workshopId] });
    if (role === 'owner') add(`founders/${uid}`, { workshopIds: [workshopId] });
    add(`${path}/members/${uid}`, { role, name, email, inviteCode, isVerified: true, staffId });
  }
  for (const [day, intervals] of Object.entries(week)) {
    add(`${path}/openingHours/${day}`, { intervals });
  }
  for (const [day, exception] of openingExceptions(today)) {
    add(`${path}/openingExceptions/${day}`, exception);
  }
  const { times, register: usualRegister, registerOfYears, bookings: bookingSize } = sizes[size];
  const services = repeated(starterServices, times);
  services.forEach((service, index) =>
    add(`${path}/services/service-${index}`, { ...service, order: index }),
  );
  starterInspections.forEach((template, index) =>
    add(`${path}/inspectionTemplates/template-${index}`, template),
  );
  const idsIn = (group: ServiceGroup) =>
    services.flatMap((service, index) => (service.group === group ? [`service-${index}`] : []));
  repeated(resources, times).forEach((resource, index) =>
    add(`${path}/resources/resource-${index}`, { ...resource, order: index }),
  );
  repeated(staff, times).forEach(({ name, phone, born, isActive = true, does }, index) => {
    const skills = does ? idsIn(does) : 'all';
    add(`${path}/staff/staff-${index}`, { name, phone, isActive, skills });
    add(`${path}/staffIdentities/staff-${index}`, {
      kind: 'swedish',
      number: testIdentityNumber(born, random),
    });
  });
  for (const [collection, shards] of Object.entries(partDocuments(demoParts()))) {
    for (const [id, shard] of Object.entries(shards)) add(`${path}/${collection}/${id}`, shard);
  }
  const published = publicDocuments(path, documents, today);
  documents.push(...published.written);
  const everyday = everydayStamps(random, today, today.compare(openedOn));
  const register = demoRegister(random, today, begun ? registerOfYears : usualRegister, awkward);
  const stamps = new Map(register.map(({ collection, id }) => [`${collection}/${id}`, everyday()]));
  const customers = new Map(
    register.flatMap((entry) =>
      entry.collection === 'customers' ? [[entry.id, entry.values] as const] : [],
    ),
  );
  const cars = new Map(
    register.flatMap((entry) =>
      entry.collection === 'vehicles' ? [[entry.id, entry.values] as const] : [],
    ),
  );
  const active = [...cars].flatMap(([id, values]) =>
    values.status === 'active' ? [{ id, values }] : [],
  );
  const turns = carTurns(random, comingCars(random, active, begun, today));
  const jobs = demoBookings(random, today, turns, {
    ...{ ...bookingSize, years },
    isSeasonal: years > 0 && size === 'normal',
  });
  const bookings = [...jobs, ...demoLoans(jobs, today)];
  const groupOf = (serviceId: string) => services[Number(serviceId.split('-')[1])]?.group;
  const kmOn = odometers(randomFrom(seed + 18), today, active);
  const about = {
    customerOf: (id: string | null) => customers.get(id ?? ''),
    vehicleOf: (id: string | null) => cars.get(id ?? ''),
  };
  const made = demoOrders(bookings, today, { ...about, groupOf, kmOn });
  const followUps = demoFollowUps(made, bookings, today, kmOn);
  const { orders, invoices, series } = demoInvoices(
    made,
    workshop,
    about,
    instantAt(today, 600),
    begun ? Infinity : firstInvoices,
  );
  const firstOfCalendar = firstOfWeeks(today);
  const latest = orders.filter(({ createdAt }) => createdAt >= instantAt(firstOfCalendar, 0));
  const books = demoServiceBooks(randomFrom(seed + 15), today, {
    ...{ cars: active, orders, kmOn, begun: begun ?? firstOfCalendar },
    workshop: {
      name: workshop.name,
      organisationNumber: workshop.organisationNumber,
      city: workshop.address.city,
    },
  });

  // A card is there when its first booking is made, and knows what was read last.
  const read = new Map<string, number>();
  for (const { vehicleId, odometerKm } of orders.map(({ values }) => values))
    if (vehicleId !== null && odometerKm !== null) read.set(vehicleId, odometerKm);
  const summaries = new Map(
    books.flatMap(({ vehicleId, entries }) => {
      const values = cars.get(vehicleId);
      if (!values) return [];
      const data = { ...values, ...opened };
      const [change] = changedByEntries({ id: vehicleId, data }, [], entries);
      return [[vehicleId, change?.values ?? {}] as const];
    }),
  );
  const booked = new Set<string>();
  for (const { createdAt, values } of begun ? bookings : []) {
    for (const card of [`customers/${values.customerId}`, `vehicles/${values.vehicleId}`]) {
      const known = stamps.get(card);
      if (!known) continue;
      if (!booked.has(card) || createdAt < known.createdAt) known.createdAt = createdAt;
      if (known.updatedAt < known.createdAt) known.updatedAt = known.createdAt;
      booked.add(card);
    }
  }
  for (const { collection, id, values } of register) {
    const odometerKm = read.get(id);
    const known = { ...summaries.get(id), ...(odometerKm !== undefined && { odometerKm }) };
    const fields = collection === 'vehicles' ? { ...values, ...known } : values;
    add(`${path}/${collection}/${id}`, fields, stamps.get(`${collection}/${id}`));
  }
  for (const { id, values, createdAt, updatedAt } of bookings) {
    const updatedBy = random.pick(['demo-owner', 'demo-staff']);
    const by = { createdBy: 'demo-owner', updatedBy };
    add(`${path}/bookings/${id}`, values, { createdAt, updatedAt, ...by });
  }
  const kept = bookings.filter(
    ({ values, isFiller }) =>
      isFiller || !values.startsAt || values.startsAt >= instantAt(firstOfCalendar, 0),
  );
  const taken = occupancyDocuments(kept.map(({ id, values }) => [id, values]));
  const requests = demoRequests(
    published.page,
    published.weeks,
    taken,
    visitorsAmong(register),
    today,
  );
  const occupancy = occupancyDocuments([
    ...kept.map(({ id, values }) => [id, values] as const),
    ...requests.map(({ id, request }) => [id, { ...request, status: 'booked' as const }] as const),
  ]);
  for (const { id, request, link } of requests) {
    documents.push({ path: `${path}/requests/${id}`, fields: request });
    documents.push({ path: `${path}/requestLinks/${request.linkId}`, fields: { ...link } });
  }
  for (const [id, fields] of Object.entries(occupancy)) {
    documents.push({ path: `${path}/occupancy/${id}`, fields: { ...fields } });
  }
  for (const { vehicleId, entries } of books)
    documents.push(bookDocument(path, vehicleId, entries));
  starterPlans.forEach((plan, index) => add(`${path}/servicePlans/plan-${index}`, plan));
  for (const order of orders) {
    const name = about.customerOf(order.values.customerId)?.name;
    documents.push(...orderDocuments(path, order, name));
  }
  for (const { id, values, createdAt, updatedAt, events } of demoInspections(latest)) {
    add(`${path}/inspections/${id}`, values, staffStamps(createdAt, updatedAt));
    for (const event of events)
      add(`${path}/orderEvents/${event.id}`, event.values, staffStamps(event.createdAt));
  }
  for (const { orderId, photos, sheet } of demoPhotos(latest)) {
    for (const { id, values, createdAt } of photos)
      add(`${path}/photos/${id}`, values, staffStamps(createdAt));
    documents.push({ path: `${path}/photoSheets/${orderId}`, fields: { ...sheet } });
  }
  for (const { id, values, createdAt, updatedAt } of followUps)
    add(`${path}/followUps/${id}`, values, staffStamps(createdAt, updatedAt));
  for (const { id, values, owed, createdAt, payment } of invoices) {
    add(`${path}/invoices/${id}`, values, staffStamps(createdAt));
    const paidAt = payment?.createdAt ?? createdAt;
    if (owed) add(`${path}/receivables/${id}`, owed, staffStamps(createdAt, paidAt));
    if (payment) add(`${path}/payments/${payment.id}`, payment.values, staffStamps(paidAt));
  }
  const [issuedFirst, issuedLast] = [invoices[0], invoices.at(-1)];
  if (series && issuedFirst && issuedLast)
    add(`${path}/series/F`, series, staffStamps(issuedFirst.createdAt, issuedLast.createdAt));
  for (const { values, createdAt } of demoSieExports(invoices, today)) {
    const by = { createdBy: 'demo-owner', updatedBy: 'demo-owner' };
    add(`${path}/sieExports/${values.number}`, values, { createdAt, updatedAt: createdAt, ...by });
  }
  add(`${path}/orderNumbers/counter`, { next: nextNumber(orders) });
  if (begun) {
    const facts = factsOfYears(sourcesIn(documents), begun, today.subtract({ days: 1 }));
    documents.push(...sealedMonths(path, facts), ...demoGoals(path, facts, today));
  }
  return documents;
}

/** The part of the cars that have come since `begun`, and of the others the part that have left since. */
const shares = { fresh: 0.22, left: 0.06 };

/** The cars with an owner, which come from when they were new on; of some years some customers are new and some have left. */
function comingCars(
  random: Random,
  cars: readonly { id: string; values: VehicleFields }[],
  begun: CalendarDate | null,
  today: CalendarDate,
): ComingCar[] {
  const someDay = (first: CalendarDate) =>
    first.add({ days: random.whole(0, today.compare(first)) });
  return cars.flatMap(({ id, values }) => {
    const { ownerId, fuel, firstMonth, year } = values;
    if (ownerId === null) return [];
    const built = firstMonth
      ? parseDate(`${firstMonth}-01`)
      : year === null
        ? null
        : new CalendarDate(year, 1, 1);
    const from = begun && random.chance(shares.fresh) ? someDay(begun) : null;
    return {
      ...{ vehicleId: id, customerId: ownerId, isElectric: fuel === 'electric', built },
      from: built && (!from || from.compare(built) < 0) ? built : from,
      until: begun && !from && random.chance(shares.left) ? someDay(begun) : null,
    };
  });
}

function openingStamps(day: CalendarDate): Stamps {
  const at = instantAt(day, 9 * 60);
  return { createdAt: at, createdBy: 'demo-owner', updatedAt: at, updatedBy: 'demo-owner' };
}

/** Stamps of records created in working hours of the latest `days`, half of them changed later, none today. */
function everydayStamps(random: Random, today: CalendarDate, days: number): () => Stamps {
  const mornings = Array.from({ length: days - 2 }, (_, index) =>
    instantAt(today.subtract({ days: index + 1 }), 7 * 60).getTime(),
  );
  const someTime = () => random.pick(mornings) + random.whole(0, 10 * 60 * 60_000);
  const someone = () => random.pick(['demo-owner', 'demo-staff', 'demo-staff']);
  return () => {
    const [first, second] = [someTime(), someTime()];
    const created = { at: new Date(Math.min(first, second)), by: someone() };
    const changed = { at: new Date(Math.max(first, second)), by: someone() };
    const updated = random.chance(0.5) ? changed : created;
    return {
      createdAt: created.at,
      createdBy: created.by,
      updatedAt: updated.at,
      updatedBy: updated.by,
    };
  };
}

/** The list `times` times over; from the second round on, the names are numbered. */
function repeated<T extends { name: string }>(list: T[], times: number): T[] {
  return Array.from({ length: times }, (_, round) =>
    list.map((item) => (round === 0 ? item : { ...item, name: `${item.name} ${round + 1}` })),
  ).flat();
}

/** Twelve digits of the tax agency's test series, in which the last four digits begin with 98 or 99. */
function testIdentityNumber(born: string, random: Random): string {
  const [year = '', month = '', day = ''] = born.split('-');
  const nine = `${year.slice(2)}${month}${day}9${random.whole(8, 9)}${random.whole(0, 9)}`;
  return year.slice(0, 2) + withCheckDigit(nine);
}

function codeFrom(random: Random): string {
  return Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
}
