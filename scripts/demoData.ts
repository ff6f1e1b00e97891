import type { CalendarDate } from '@internationalized/date';
import { hasLuhnCheckDigit } from '@/domain/luhn';
import type { OpeningExceptionDraft, Week } from '@/domain/openingHours';
import type { ResourceDraft } from '@/domain/resource';
import type { Role } from '@/domain/member';
import { starterServices, starterWeek } from '@/domain/starterSet';
import { instantAt } from '@/domain/swedishTime';
import type { WorkshopDraft } from '@/domain/workshop';

/** An account of the demo; all three have the same password. */
export interface DemoAccount {
  uid: string;
  email: string;
  name: string;
  role: Role;
}

/** A document to be written as it is, stamps and all. */
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
  },
  {
    uid: 'demo-auditor',
    email: 'revisor@verkstadsnavet.example',
    name: 'Eva Holm',
    role: 'auditor',
  },
];

const workshopId = 'demo';

const workshop: WorkshopDraft = {
  name: 'Ekbackens Bil & Tvätt AB',
  organisationNumber: '4432109876',
  vatNumber: 'SE443210987601',
  hasFSkatt: true,
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  phone: '+46846500410',
  email: 'hej@ekbacken.example',
  fiscalYearEnd: '12-31',
  closedOnHolidays: true,
};

const week: Week = { ...starterWeek, saturday: [{ opens: 9 * 60, closes: 14 * 60 }] };

const resources: ResourceDraft[] = [
  { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  { name: 'Lyft 2', kind: 'lift', colour: 'amber', order: 1, isActive: true },
  { name: 'Lyft 3, tunga fordon', kind: 'lift', colour: 'slate', order: 2, isActive: true },
  { name: 'Tvätthall', kind: 'washLane', colour: 'sky', order: 3, isActive: true },
  { name: 'Rekondplats', kind: 'washLane', colour: 'violet', order: 4, isActive: true },
  { name: 'Lånebil DEF 456', kind: 'loanCar', colour: 'green', order: 5, isActive: true },
];

// Telephone numbers are from the range kept for fiction.
const staff = [
  { name: 'Amira Lind', phone: '+46701740605', born: '1985-07-09' },
  { name: 'Johan Berg', phone: '+46701740606', born: '1990-01-18' },
  { name: 'Sara Köhler', phone: '+46701740607', born: '1979-03-02' },
  { name: 'Åke Öström', phone: '+46701740608', born: '1964-08-23' },
  { name: 'Mirwais Ahmadzai', phone: '+46701740609', born: '1996-11-30' },
  { name: 'Anna-Lena Gustafsson-Wallenström', phone: '+46701740610', born: '1972-05-14' },
  { name: 'Zoë Lindqvist', phone: null, born: '2004-02-29' },
  { name: 'Pär Nyström', phone: '+46701740611', born: '1958-12-06', isActive: false },
];

export interface DemoOptions {
  today: CalendarDate;
  seed: number;
  /** `large` is for measurements: lists as long as their limits allow. */
  size: 'normal' | 'large';
}

/**
 * A believable workshop with a wash as it stands on `today`: the same seed and day give the same
 * documents. The seed picks what a person would not notice, such as identity numbers.
 */
export function demoDocuments({ today, seed, size }: DemoOptions): DemoDocument[] {
  const random = randomFrom(seed);
  const openedAt = instantAt(today.subtract({ months: 8 }), 9 * 60);
  const documents: DemoDocument[] = [];
  const add = (path: string, values: object, at = openedAt) => {
    const stamps = {
      createdAt: at,
      createdBy: 'demo-owner',
      updatedAt: at,
      updatedBy: 'demo-owner',
    };
    documents.push({ path, fields: { ...values, ...stamps } });
  };
  const path = `workshops/${workshopId}`;

  const owners = demoAccounts.filter(({ role }) => role === 'owner').map(({ uid }) => uid);
  add(path, { ...workshop, checklistDone: true, owners });
  for (const { uid, email, name, role } of demoAccounts) {
    const inviteCode = role === 'owner' ? null : codeFrom(random);
    add(`users/${uid}`, { workshopIds: [workshopId] });
    add(`${path}/members/${uid}`, { role, name, email, inviteCode });
  }
  for (const [day, intervals] of Object.entries(week)) {
    add(`${path}/openingHours/${day}`, { intervals });
  }
  for (const [day, exception] of openingExceptions(today)) {
    add(`${path}/openingExceptions/${day}`, exception);
  }
  const times = size === 'large' ? 40 : 1;
  repeated(starterServices, times).forEach((service, index) =>
    add(`${path}/services/service-${index}`, { ...service, order: index }),
  );
  repeated(resources, times).forEach((resource, index) =>
    add(`${path}/resources/resource-${index}`, { ...resource, order: index }),
  );
  repeated(staff, times).forEach(({ name, phone, born, isActive = true }, index) => {
    add(`${path}/staff/staff-${index}`, { name, phone, isActive });
    add(`${path}/staffIdentities/staff-${index}`, {
      kind: 'swedish',
      number: testIdentityNumber(born, random),
    });
  });
  return documents;
}

/** The list `times` times over; from the second time on the names are numbered. */
function repeated<T extends { name: string }>(list: T[], times: number): T[] {
  return Array.from({ length: times }, (_, round) =>
    list.map((item) => (round === 0 ? item : { ...item, name: `${item.name} ${round + 1}` })),
  ).flat();
}

function openingExceptions(today: CalendarDate): [string, OpeningExceptionDraft][] {
  return [
    [today.add({ days: 12 }).toString(), { label: 'Inventering', intervals: [] }],
    [
      today.add({ days: 19 }).toString(),
      { label: 'Personalmöte', intervals: [{ opens: 7 * 60, closes: 12 * 60 }] },
    ],
  ];
}

/** Twelve digits from the tax agency's test series, whose last four digits begin with 98 or 99. */
function testIdentityNumber(born: string, random: () => number): string {
  const [year = '', month = '', day = ''] = born.split('-');
  const nine = `${year.slice(2)}${month}${day}9${8 + Math.floor(random() * 2)}${Math.floor(random() * 10)}`;
  const check = [...'0123456789'].find((digit) => hasLuhnCheckDigit(nine + digit)) ?? '';
  return year.slice(0, 2) + nine + check;
}

function codeFrom(random: () => number): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** Numbers from 0 up to 1, always the same for one seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
