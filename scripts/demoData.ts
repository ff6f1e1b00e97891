import { type CalendarDate, parseDate } from '@internationalized/date';
import { linesOf } from '@/domain/order/order';
import type { Role } from '@/domain/workshop/member';
import type { ServiceGroup } from '@/domain/workshop/service';
import { starterInspections } from '@/domain/workshop/starterInspections';
import { starterServices } from '@/domain/workshop/starterSet';
import { changedByEntries } from '@/domain/servicebook/bookSummary';
import { starterPlans } from '@/domain/servicebook/servicePlan';
import { instantAt } from '@/domain/time/swedishTime';
import { demoBookings } from './demo/bookings';
import { demoAgreement } from './demo/agreements';
import { withCheckDigit } from './demo/contacts';
import { demoFollowUps } from './demo/followUps';
import { demoGoals } from './demo/goals';
import { demoInvoices, latest } from './demo/invoices';
import { bookDocument, demoServiceBooks } from './demo/serviceBooks';
import { demoSieExports } from './demo/sieExports';
import { demoInspections } from './demo/inspections';
import { demoLoans } from './demo/loans';
import { occupancyDocuments } from './demo/occupancy';
import { demoOrders, nextNumber } from './demo/orders';
import { orderSteps, stepsOf } from './demo/orderSteps';
import { demoParts, partDocuments } from './demo/parts';
import { demoPhotos } from './demo/photos';
import { type Random, randomFrom } from './demo/random';
import { demoRegister } from './demo/register';
import { factsOfYears, sealedMonths, sourcesIn } from './demo/sealedYears';
import { formerDocuments } from './demo/yearDocuments';
import { isFormer } from './demo/years';
import {
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
/** Customers of the years before, of whom some are new in every month. */
const formerCustomers = 140;

export interface DemoOptions {
  today: CalendarDate;
  seed: number;
  /**
   * `large` is for measurements: three of every lift, lane, person and service, and a register and bookings
   * to match.
   */
  size: 'normal' | 'large';
  /** Whether the register also holds names, notes and plates that may trip the app. */
  awkward?: boolean;
  /** For how many years before the six weeks there are jobs, with the sealed days of reports; 0 where it is left out. */
  years?: number;
}

const sizes = {
  normal: {
    times: 1,
    register: { customers: 300, vehicles: 400, repeatPhones: false },
    bookings: { bays: 5, former: null },
  },
  large: {
    times: 3,
    register: { customers: 10_000, vehicles: 12_000, repeatPhones: true },
    bookings: { bays: 15, former: { bays: 8, total: 30_000 } },
  },
};

interface Stamps {
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * A believable workshop with a wash, eight months after its start, as it stands when `today` begins; today's
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
  const opened = openingStamps(today);
  const documents: DemoDocument[] = [];
  const add = (path: string, values: object, stamps = opened) =>
    documents.push({ path, fields: { ...values, ...stamps } });
  const path = `workshops/${workshopId}`;

  const owners = demoAccounts.filter(({ role }) => role === 'owner').map(({ uid }) => uid);
  add(path, { ...workshop, checklistDone: true, owners });
  add(`${path}/invoiceSettings/main`, invoiceSettings);
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
  const { times, register: registerSize, bookings: bookingSize } = sizes[size];
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
  for (const [collection, packs] of Object.entries(partDocuments(demoParts()))) {
    for (const [id, pack] of Object.entries(packs)) add(`${path}/${collection}/${id}`, pack);
  }
  const everyday = everydayStamps(random, today);
  const register = demoRegister(random, today, registerSize, awkward, {
    ...{ random: randomFrom(seed + 17), count: years > 0 ? formerCustomers : 0 },
  });
  for (const { collection, id, values } of register) {
    add(`${path}/${collection}/${id}`, values, everyday());
  }
  const vehicles = register.flatMap((entry) =>
    entry.collection === 'vehicles' && entry.values.status === 'active'
      ? [
          {
            vehicleId: entry.id,
            customerId: entry.values.ownerId,
            isElectric: entry.values.fuel === 'electric',
          },
        ]
      : [],
  );
  // Those of the years before, whom the calendar does not know.
  const current = vehicles.filter((each) => !isFormer(each));
  const jobs = demoBookings(random, today, current, {
    ...bookingSize,
    isSeasonal: years > 0 && size === 'normal',
  });
  const bookings = [...jobs, ...demoLoans(jobs, today)];
  for (const { id, values, createdAt, updatedAt } of bookings) {
    add(`${path}/bookings/${id}`, values, {
      createdAt,
      createdBy: 'demo-owner',
      updatedAt,
      updatedBy: random.pick(['demo-owner', 'demo-staff']),
    });
  }
  const occupancy = occupancyDocuments(bookings.map(({ id, values }) => [id, values]));
  for (const [id, fields] of Object.entries(occupancy)) {
    documents.push({ path: `${path}/occupancy/${id}`, fields: { ...fields } });
  }
  const groupOf = (serviceId: string) => services[Number(serviceId.split('-')[1])]?.group;
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
  const { orders, invoices, series } = demoInvoices(
    demoOrders(bookings, today, groupOf),
    workshop,
    { customerOf: (id) => customers.get(id), vehicleOf: (id) => cars.get(id) },
    instantAt(today, 600),
    // With years behind it, reports show what every week has been invoiced.
    years > 0 ? { ...latest, most: Infinity } : latest,
  );
  const nameOf = new Map(
    register.flatMap((entry) =>
      entry.collection === 'customers' ? [[entry.id, entry.values.name] as const] : [],
    ),
  );
  const books = demoServiceBooks(
    randomFrom(seed + 15),
    today,
    register.flatMap((entry) =>
      entry.collection === 'vehicles' && !isFormer({ vehicleId: entry.id }) ? [entry] : [],
    ),
    orders,
    {
      name: workshop.name,
      organisationNumber: workshop.organisationNumber,
      city: workshop.address.city,
    },
  );
  for (const { vehicleId, entries } of books) {
    const car = documents.find((each) => each.path === `${path}/vehicles/${vehicleId}`);
    const values = cars.get(vehicleId);
    if (!car || !values) continue;
    // The odometer of a car that has had an order is what was read then.
    const isRead = entries.some(({ data }) => data.orderId !== null);
    const data = { ...values, ...opened, odometerKm: isRead ? null : values.odometerKm };
    const [summary] = changedByEntries({ id: vehicleId, data }, [], entries);
    car.fields = { ...car.fields, ...summary?.values };
    const written = entries.map((entry) => ({
      ...{ ...entry, createdAt: instantAt(parseDate(entry.data.doneOn), 900) },
      createdBy: 'demo-staff',
    }));
    documents.push(bookDocument(path, vehicleId, written));
  }
  starterPlans.forEach((plan, index) => add(`${path}/servicePlans/plan-${index}`, plan));
  for (const order of orders) {
    const { id, values, createdAt, updatedAt, time } = order;
    const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
    const after = values.stage === 'planned' ? 'planned' : 'checkedIn';
    const event = {
      kind: 'created',
      lineId: null,
      inspectionId: null,
      before: null,
      after,
      reason: null,
    };
    add(`${path}/workOrders/${id}`, values, { createdAt, updatedAt, ...by });
    add(
      `${path}/orderEvents/${id}-created`,
      { orderId: id, ...event },
      { createdAt, updatedAt: createdAt, ...by },
    );
    const steps = stepsOf(order);
    for (const step of steps ? orderSteps(id, steps) : []) {
      const stamps = { createdAt: step.createdAt, updatedAt: step.createdAt, ...by };
      add(`${path}/orderEvents/${step.id}`, step.values, stamps);
    }
    for (const { id: lineId, line } of linesOf(values)) {
      if (line.kind !== 'part') continue;
      const costOre = Math.round((line.unitOre * 0.55) / 100) * 100;
      const cost = { orderId: id, lineId, costOre };
      add(`${path}/lineCosts/${id}-${lineId}`, cost, { createdAt, updatedAt: createdAt, ...by });
    }
    const agreement = demoAgreement(order, nameOf.get(values.customerId ?? ''));
    if (agreement) {
      const { estimate, approval } = agreement;
      const stamped = (at: Date) => ({ createdAt: at, updatedAt: at, ...by });
      add(`${path}/estimates/${estimate.id}`, estimate.values, stamped(estimate.createdAt));
      if (approval) {
        add(`${path}/approvals/${approval.id}`, approval.values, stamped(approval.createdAt));
      }
    }
    if (!time) continue;
    const made = { createdAt: time.createdAt, updatedAt: time.createdAt, ...by };
    add(`${path}/jobTimes/${time.id}`, time.values, made);
  }
  for (const { id, values, createdAt, updatedAt } of demoInspections(orders)) {
    const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
    add(`${path}/inspections/${id}`, values, { createdAt, updatedAt, ...by });
  }
  for (const { orderId, photos, sheet } of demoPhotos(orders)) {
    for (const { id, values, createdAt } of photos) {
      const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
      add(`${path}/photos/${id}`, values, { createdAt, updatedAt: createdAt, ...by });
    }
    documents.push({ path: `${path}/photoSheets/${orderId}`, fields: { ...sheet } });
  }
  const kmOf = new Map(
    register.flatMap((entry) =>
      entry.collection === 'vehicles' ? [[entry.id, entry.values.odometerKm] as const] : [],
    ),
  );
  for (const followUp of demoFollowUps(orders, today, (id) => kmOf.get(id) ?? null)) {
    const { id, values, createdAt } = followUp;
    const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
    add(`${path}/followUps/${id}`, values, { createdAt, updatedAt: createdAt, ...by });
  }
  for (const { id, values, owed, createdAt, payment } of invoices) {
    const by = { createdBy: 'demo-owner', updatedBy: 'demo-owner' };
    const stamps = { createdAt, updatedAt: createdAt, ...by };
    const paidAt = payment?.createdAt ?? createdAt;
    add(`${path}/invoices/${id}`, values, stamps);
    if (owed) add(`${path}/receivables/${id}`, owed, { ...stamps, updatedAt: paidAt });
    if (payment) {
      const noted = { createdAt: paidAt, updatedAt: paidAt, ...by };
      add(`${path}/payments/${payment.id}`, payment.values, noted);
    }
  }
  if (series) add(`${path}/series/F`, series);
  for (const { values, createdAt } of demoSieExports(invoices)) {
    const by = { createdBy: 'demo-owner', updatedBy: 'demo-owner' };
    add(`${path}/sieExports/${values.number}`, values, { createdAt, updatedAt: createdAt, ...by });
  }
  add(`${path}/orderNumbers/counter`, { next: nextNumber(orders) });
  if (years > 0) {
    const about = {
      customerOf: (id: string) => customers.get(id),
      vehicleOf: (id: string) => cars.get(id),
    };
    const former = { path, today, years };
    documents.push(...formerDocuments(randomFrom(seed + 16), former, vehicles, about));
    const [first, last] = [today.subtract({ years }), today.subtract({ days: 1 })];
    const facts = factsOfYears(sourcesIn(documents), first, last);
    documents.push(...sealedMonths(path, facts), ...demoGoals(path, facts, today));
  }
  return documents;
}

function openingStamps(today: CalendarDate): Stamps {
  const at = instantAt(today.subtract({ months: 8 }), 9 * 60);
  return { createdAt: at, createdBy: 'demo-owner', updatedAt: at, updatedBy: 'demo-owner' };
}

/** Stamps of records created in working hours since the opening, half of them changed later, none today. */
function everydayStamps(random: Random, today: CalendarDate): () => Stamps {
  const mornings = Array.from({ length: 240 }, (_, index) =>
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
