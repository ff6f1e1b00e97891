import { anonymisedCustomer, mergedCustomer } from '@/domain/register/customer';
import { removedVehicle } from '@/domain/register/vehicle';
import { serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Account, Write } from '../support/rulesClient';
import { bookingDocuments } from './bookingWorld';
import { invoiceDocuments } from './invoiceWorld';
import { inspectionDocuments } from './inspectionWorld';
import { ledgerDocuments } from './ledgerWorld';
import { photoDocuments } from './photoWorld';
import { publicDocuments } from './publicWorld';
import { orderDocuments } from './orderWorld';
import { plainCollections } from './plainCollections';
import { partDocuments } from './partWorld';
import { paymentDocuments } from './paymentWorld';
import { serviceBookDocuments } from './serviceBookWorld';
import { sieExportDocuments } from './sieExportWorld';

const account = (uid: string) => ({ uid, email: `${uid}@example.se` });

/** The people who send requests; their roles are those in `own`. */
export const people = {
  owner: account('olle'),
  staff: account('stina'),
  auditor: account('rune'),
  otherOwner: account('ottilia'),
  coOwner: account('vera'),
  outsider: account('nils'),
  removed: account('rut'),
  /** A tablet of `own`, one of `other`, and one that `own` has revoked. */
  kiosk: account('entre'),
  otherKiosk: account('grannen'),
  revokedKiosk: account('trasig'),
  /** Signed in, but not by a password. */
  guest: { ...account('gabi'), provider: 'anonymous' },
  /** Somebody new whose address is verified. */
  verified: { ...account('vilgot'), isVerified: true },
  anonymous: undefined,
} as const satisfies Record<string, Account>;
export type Person = keyof typeof people;

/** The workshops that exist before every request. */
export const workshops = {
  /**
   * One owner, a staff member, an auditor, and `colleague`, the staff member whom the rows change or remove.
   */
  own: 'workshops/own',
  /** Has `otherOwner` as its only owner. */
  other: 'workshops/other',
  /** Owned by `owner` and `coOwner`; `staff` and `verified` work there. */
  shared: 'workshops/shared',
  /** 19 owners with `owner`; `staff` works there. */
  owners19: 'workshops/owners19',
  owners20: 'workshops/owners20',
  /** Names `outsider` as its owner and has no members, a state that the rules never allow. */
  orphan: 'workshops/orphan',
} as const;

export const colleague = 'kim';
export const uidOf = (person: Exclude<Person, 'anonymous'>) => people[person].uid;

const past = new Date('2026-01-02T03:04:05Z');
const minute = 60_000;
/** The instant `ms` milliseconds after the start of the tests. */
export const inMs = (ms: number) => new Date(startedAt + ms);
export const days = 24 * 60 * minute;
const startedAt = Date.now();

export const codes = {
  staff: 'a'.repeat(32),
  auditor: 'b'.repeat(32),
  /** Expired a minute ago. */
  expired: 'c'.repeat(32),
  /** Used by `colleague`, who is a member. */
  used: 'd'.repeat(32),
  /** Used by `removed`, who is no longer a member. */
  usedByRemoved: 'e'.repeat(32),
  /** An invite to the workshop `other`. */
  elsewhere: 'f'.repeat(32),
  missing: '0'.repeat(32),
} as const;

/** The stamps of a document that `uid` creates in this request. */
export const createdBy = (uid: string) => ({
  createdAt: serverTime,
  createdBy: uid,
  updatedAt: serverTime,
  updatedBy: uid,
});

/** The document after an update by `uid`. */
export const updatedBy = (uid: string, before: Fields, changes: Fields = {}): Fields => ({
  ...before,
  updatedAt: serverTime,
  updatedBy: uid,
  ...changes,
});

/** The stamps of a document that existed before the request. */
export const seeded = { createdAt: past, createdBy: 'olle', updatedAt: past, updatedBy: 'olle' };

export const member = (uid: string, role: string, inviteCode: string | null = null): Fields => ({
  role,
  name: null,
  email: `${uid}@example.se`,
  inviteCode,
});

export const workshop = (owners: string[]): Fields => ({
  name: 'Bilverkstan',
  organisationNumber: null,
  vatNumber: null,
  hasFSkatt: false,
  address: { street: null, postcode: null, city: null },
  phone: null,
  email: null,
  fiscalYearEnd: '12-31',
  closedOnHolidays: true,
  checklistDone: false,
  owners,
});

export const invite = (role: string, expiresAt: Date, usedBy: string | null = null): Fields => ({
  role,
  workshopName: 'Bilverkstan',
  expiresAt,
  usedBy,
});

const customer: Fields = {
  ...{ kind: 'private', name: 'Anna', organisationNumber: null, reference: null },
  ...{ paymentDays: null, phones: [], email: null, notes: null, tags: [] },
  address: { street: null, postcode: null, city: null },
  ...{ status: 'active', statusReason: null, mergedInto: null },
};

const replacedText = (customerId: string | null): Fields => ({
  ...{ collection: 'bookings', recordId: 'unplanned', customerId },
  ...{ field: 'note', value: 'Ring först.', writtenBy: 'stina' },
});

/** `count` owners: `owner` and others. */
export const manyOwners = (count: number) => [
  'olle',
  ...Array.from({ length: count - 1 }, (_, n) => `o${n}`),
];

function workshopWith(path: string, roles: Record<string, string>, codeOf: Fields = {}) {
  const owners = Object.keys(roles).filter((uid) => roles[uid] === 'owner');
  return {
    [path]: workshop(owners),
    ...Object.fromEntries(
      Object.entries(roles).map(([uid, role]) => [
        `${path}/members/${uid}`,
        { ...member(uid, role), inviteCode: codeOf[uid] ?? null },
      ]),
    ),
  };
}

const withStaff = (owners: string[]) => ({
  ...Object.fromEntries(owners.map((uid) => [uid, 'owner'])),
  stina: 'staff',
});

const invitesOf = (path: string, invites: Record<string, Fields>) =>
  Object.fromEntries(
    Object.entries(invites).map(([code, fields]) => [`${path}/invites/${code}`, fields]),
  );

const documents: Record<string, Fields> = {
  ...workshopWith(
    workshops.own,
    { olle: 'owner', stina: 'staff', rune: 'auditor', [colleague]: 'staff' },
    { [colleague]: codes.used },
  ),
  ...workshopWith(workshops.other, { ottilia: 'owner' }),
  ...workshopWith(workshops.shared, { ...withStaff(['olle', 'vera']), vilgot: 'staff' }),
  ...workshopWith(workshops.owners19, withStaff(manyOwners(19))),
  ...workshopWith(workshops.owners20, withStaff(manyOwners(20))),
  [workshops.orphan]: workshop(['nils']),
  ...invitesOf(workshops.own, {
    [codes.staff]: invite('staff', inMs(6 * days)),
    [codes.auditor]: invite('auditor', inMs(6 * days)),
    [codes.expired]: invite('staff', inMs(-minute)),
    [codes.used]: invite('staff', inMs(6 * days), colleague),
    [codes.usedByRemoved]: invite('staff', inMs(6 * days), 'rut'),
  }),
  ...invitesOf(workshops.other, { [codes.elsewhere]: invite('staff', inMs(6 * days)) }),
  'users/olle': { workshopIds: ['own', 'shared'] },
  'founders/olle': { workshopIds: ['own', 'shared'] },
  ...Object.fromEntries(
    Object.entries(plainCollections).map(([collection, { id, fields }]) => [
      `workshops/own/${collection}/${id}`,
      fields,
    ]),
  ),
  /** The service was removed and added again. */
  'workshops/own/removedSettings/services_s1': {},
  'workshops/own/customers/c1': customer,
  'workshops/own/customers/company': { ...customer, kind: 'company' },
  'workshops/own/customers/anonymised': anonymisedCustomer('private', 'Begärd'),
  'workshops/own/customers/merged': mergedCustomer('c1'),
  'workshops/own/vehicles/removed': removedVehicle,
  'workshops/own/vehicles/v1': {
    ...{ registrationNumber: 'ABC123', make: null, model: null, year: null, vin: null },
    ...{ fuel: null, odometerKm: null, firstMonth: null, notes: null },
    ...{ ownerId: null, payerId: null, driverId: null, formerOwners: {}, status: 'active' },
  },
  ...bookingDocuments,
  ...orderDocuments,
  ...partDocuments,
  'workshops/own/replacedSettings/s1': {
    ...{ label: 'Tjänsten Däckskifte', text: 'Namn: Hjulskifte', writtenBy: 'olle' },
  },
  ...inspectionDocuments,
  ...invoiceDocuments,
  ...photoDocuments,
  ...paymentDocuments,
  ...sieExportDocuments,
  ...serviceBookDocuments,
  ...ledgerDocuments,
  ...publicDocuments,
  'workshops/own/replacedTexts/t1': replacedText('c1'),
  'workshops/own/replacedTexts/ofAnonymised': replacedText('anonymised'),
  'workshops/own/replacedTexts/ofNobody': replacedText(null),
  // No rule opens these documents.
  'workshops/own/letters/l1': { name: 'Anna' },
  'workshops/own/services/s1/notes/n1': { name: 'Anna' },
  'settings/s1': { name: 'Anna' },
};

/** All documents by path, as they are before every request. */
export const world: Record<string, Fields> = Object.fromEntries(
  Object.entries(documents).map(([path, fields]) => [
    path,
    // Documents that follow from others have no stamps, and the entries of a book have their own.
    /(^|\/)(occupancy|photoSheets|serviceBooks|publicPages|publicWeeks|publicCounters|requests|requestLinks|slugs)\//.test(
      path,
    )
      ? fields
      : { ...seeded, ...fields },
  ]),
);

/** The document at a path of the world; throws when there is none. */
export function existing(path: string): Fields {
  const fields = world[path];
  if (!fields) throw new Error(`The world has no ${path}.`);
  return fields;
}

/** The writes that restore the documents at `paths` to their state in the world. */
export function restore(paths: string[]): Write[] {
  return [...new Set(paths)].map((path) => {
    const fields = world[path];
    return fields ? { set: path, fields } : { delete: path };
  });
}
