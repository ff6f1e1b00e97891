import type { Fields } from '../../scripts/firestoreValue';
import type { Request } from '../support/rulesClient';
import { joining, occupancyWith } from './bookingWorld';
import { occupied, removed } from './bookingWrites';
import { approval, followUp, jobTime, orderEvent, ownJob } from './orderWorld';
import { credited, issued } from './invoiceWrites';
import { added, sheet } from './photoSpecs';
import { plainCollections } from './plainCollections';
import { paired } from './kioskRows';
import { kimId, kioskCodes, told } from './ledgerWorld';
import { introduced } from './ledgerPersonRows';
import { telling } from './ledgerRows';
import { paid } from './paymentRows';
import { firstPage, movedTo } from './publicPageRows';
import { openWeek, linkId } from './publicWorld';
import { asked, emptied, toldWord } from './requestRows';
import { adding } from './serviceBookRows';
import { keyId } from './serviceBookWorld';
import { newKey } from './signingKeyRows';
import { exported } from './sieExportRows';
import { about, type Row } from './rows';
import { removedSetting } from './settingRows';
import {
  codes,
  colleague,
  createdBy,
  existing,
  people,
  updatedBy,
  workshops,
  type Person,
} from './world';
import { change, create, founding } from './writes';

const asking = [
  ...(['owner', 'staff', 'auditor', 'kiosk'] as const),
  ...(['otherOwner', 'outsider', 'anonymous'] as const),
] as const;
const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const nobody: Person[] = [];
const owner: Person[] = ['owner'];
const members: Person[] = ['owner', 'staff', 'auditor'];
const workers: Person[] = ['owner', 'staff'];
const inLedger: Person[] = [...members, 'kiosk'];
const signedIn: Person[] = [...inLedger, 'otherOwner', 'outsider'];
const everybody: Person[] = [...asking];

/** The people who may do each operation; the other ones who ask may not. */
interface Access extends Record<Operation, Person[]> {
  /** The path of an existing document. */
  path: string;
  newPath: string;
  /** The longest list that the rules allow. */
  limit: number;
  /** The fields that the update changes; left out where none must change. */
  changes?: Fields;
  /** The batch that creates the document, where one write is not enough. */
  creating?: (uid: string) => Request;
  /** The batch that updates the document, where one write is not enough. */
  updating?: (uid: string) => Request;
  /** The batch that deletes the document, where one write is not enough. */
  deleting?: (uid: string) => Request;
}

const { own } = workshops;
const register = { list: members, get: members, create: workers, update: workers, delete: nobody };

/** A booking called `b9`, with its quarters of a resource. */
const booked = (uid: string, resourceId: string): Request => ({
  writes: [
    create(uid, `${own}/bookings/b9`, { ...joining, resourceId }),
    ...occupied('b9', { taken: [{ ...joining, resourceId }] }),
  ],
});

const closed = (path: string): Access => ({
  ...{ path, newPath: `${path}-new`, limit: 1 },
  ...{ get: nobody, list: nobody, create: nobody, update: nobody, delete: nobody },
});

const table: Record<string, Access> = {
  users: {
    ...{ path: 'users/olle', newPath: 'users/tove', limit: 1 },
    ...{ get: owner, list: nobody, create: nobody, update: owner, delete: owner },
  },
  founders: {
    ...{ path: 'founders/olle', newPath: 'founders/tove', limit: 1 },
    ...{ get: owner, list: nobody, create: nobody, update: owner, delete: nobody },
  },
  workshops: {
    ...{
      path: own,
      newPath: 'workshops/new',
      limit: 1,
      creating: (uid: string) => ({ writes: founding(uid) }),
    },
    ...{ get: members, list: nobody, create: signedIn, update: owner, delete: nobody },
  },
  slugs: {
    ...{ path: 'slugs/ekbacken', newPath: 'slugs/ny-adress', limit: 1 },
    ...{ get: everybody, list: nobody, create: owner, update: owner, delete: nobody },
    creating: () => ({ writes: movedTo('ny-adress') }),
    updating: () => ({ writes: movedTo('ny-adress') }),
  },
  publicPages: {
    ...{
      path: `${own}/publicPages/main`,
      newPath: `${workshops.shared}/publicPages/main`,
      limit: 1,
    },
    ...{ get: everybody, list: nobody, create: owner, update: owner, delete: nobody },
    creating: () => ({ writes: firstPage() }),
    updating: () => ({ writes: movedTo('ny-adress') }),
  },
  publicWeeks: {
    ...{
      path: `${own}/publicWeeks/main`,
      newPath: `${workshops.shared}/publicWeeks/main`,
      limit: 1,
    },
    ...{ get: everybody, list: nobody, create: workers, update: workers, delete: nobody },
    creating: () => ({
      writes: [
        { set: `${workshops.shared}/publicWeeks/main`, fields: { weeks: { 2971: openWeek } } },
      ],
    }),
    updating: () => ({
      writes: [{ set: `${own}/publicWeeks/main`, fields: { weeks: { 2971: openWeek } } }],
    }),
  },
  requests: {
    ...{ path: `${own}/requests/declined`, newPath: `${own}/requests/r1`, limit: 500 },
    ...{ get: members, list: members, create: everybody, update: workers, delete: nobody },
    creating: () => ({ writes: asked() }),
    updating: (uid) => ({ writes: emptied('declined', undefined, uid) }),
  },
  requestLinks: {
    ...{
      path: `${own}/requestLinks/${linkId(1)}`,
      newPath: `${own}/requestLinks/${linkId(8)}`,
      limit: 1,
    },
    ...{ get: everybody, list: nobody, create: everybody, update: workers, delete: nobody },
    creating: () => ({ writes: asked() }),
    updating: () => ({ writes: [toldWord] }),
  },
  publicCounters: {
    ...{ path: `${own}/publicCounters/main`, newPath: `${own}/publicCounters/other`, limit: 1 },
    ...{ get: everybody, list: nobody, create: nobody, update: everybody, delete: nobody },
    updating: () => ({ writes: asked() }),
  },
  members: {
    ...{ path: `${own}/members/${colleague}`, newPath: `${own}/members/tove`, limit: 100 },
    changes: { role: 'auditor' },
    ...{ get: members, list: members, create: nobody, update: owner, delete: owner },
  },
  invites: {
    ...{ path: `${own}/invites/${codes.staff}`, newPath: `${own}/invites/${'8'.repeat(32)}` },
    ...{ limit: 100, get: signedIn, list: owner, create: owner, update: nobody, delete: owner },
  },
  ...Object.fromEntries(
    Object.entries(plainCollections).map(
      ([
        name,
        { id, newId, readers = members, writers = owner, limit = 500, isUntold, isOnTablets },
      ]) => [
        name,
        {
          ...{ path: `${own}/${name}/${id}`, newPath: `${own}/${name}/${newId}`, limit },
          ...{ get: isOnTablets ? inLedger : readers, list: readers },
          ...{ create: writers, update: writers, delete: writers },
          ...(!isUntold && {
            deleting: (uid: string) => ({ writes: removedSetting(name, id, uid) }),
          }),
        },
      ],
    ),
  ),
  customers: {
    path: `${own}/customers/c1`,
    newPath: `${own}/customers/c9`,
    limit: 500,
    ...register,
  },
  vehicles: { path: `${own}/vehicles/v1`, newPath: `${own}/vehicles/v9`, limit: 500, ...register },
  bookings: {
    ...{ path: `${own}/bookings/unplanned`, newPath: `${own}/bookings/b9` },
    ...{ limit: 1000, ...register, delete: workers },
    deleting: (uid: string) => ({ writes: removed('unplanned', uid) }),
  },
  removedBookings: {
    path: `${own}/removedBookings/back`,
    newPath: `${own}/removedBookings/unplanned`,
    ...{ limit: 500, ...register },
    creating: (uid: string) => ({ writes: removed('unplanned', uid) }),
    updating: (uid: string) => ({ writes: removed('back', uid) }),
  },
  removedSettings: {
    path: `${own}/removedSettings/services_s1`,
    newPath: `${own}/removedSettings/resources_r1`,
    ...{ limit: 500, list: members, get: members, create: owner, update: owner, delete: nobody },
    creating: (uid: string) => ({ writes: removedSetting('resources', 'r1', uid) }),
    updating: (uid: string) => ({ writes: removedSetting('services', 's1', uid) }),
  },
  replacedTexts: {
    ...{ path: `${own}/replacedTexts/t1`, newPath: `${own}/replacedTexts/t9`, limit: 500 },
    ...{ ...register, update: nobody, delete: owner },
  },
  replacedSettings: {
    ...{ path: `${own}/replacedSettings/s1`, newPath: `${own}/replacedSettings/s9`, limit: 500 },
    ...{ list: members, get: members, create: owner, update: nobody, delete: owner },
  },
  occupancy: {
    ...{ path: occupancyWith('r1').path, newPath: occupancyWith('r2').path, limit: 1 },
    creating: (uid: string) => booked(uid, 'r2'),
    updating: (uid: string) => booked(uid, 'r1'),
    ...{ get: members, list: nobody, create: workers, update: workers, delete: nobody },
  },
  workOrders: {
    path: `${own}/workOrders/1042`,
    newPath: `${own}/workOrders/1043`,
    limit: 500,
    ...register,
  },
  orderEvents: {
    ...{ path: `${own}/orderEvents/e1`, newPath: `${own}/orderEvents/e9`, limit: 500 },
    ...{ ...register, update: nobody },
    creating: (uid: string) => ({
      writes: [
        create(uid, `${own}/orderEvents/e9`, orderEvent),
        change(uid, `${own}/workOrders/1042`, {}),
      ],
    }),
  },
  estimates: {
    ...{ path: `${own}/estimates/1042_1`, newPath: `${own}/estimates/1042_2`, limit: 500 },
    ...{ ...register, update: nobody },
  },
  lineCosts: {
    ...{ path: `${own}/lineCosts/k1`, newPath: `${own}/lineCosts/k9`, limit: 500 },
    ...{ ...register, update: nobody },
  },
  approvals: {
    ...{ path: `${own}/approvals/a1`, newPath: `${own}/approvals/a9`, limit: 500, ...register },
    changes: { name: null, signature: null },
    creating: (uid: string) => ({
      writes: [
        create(uid, `${own}/approvals/a9`, approval),
        change(uid, `${own}/workOrders/1042`, {}),
      ],
    }),
  },
  inspections: {
    path: `${own}/inspections/1042_a`,
    newPath: `${own}/inspections/1042_b`,
    limit: 500,
    ...register,
  },
  photos: {
    ...{ path: `${own}/photos/f1`, newPath: `${own}/photos/f9`, limit: 1, ...register },
    list: nobody,
    creating: (uid: string) => ({ writes: added(uid, '1042') }),
    updating: (uid: string) => ({
      writes: [
        change(uid, `${own}/photos/f1`, { isRemoved: true }),
        sheet('1042', 'f1', { f1: '' }),
      ],
    }),
  },
  photoSheets: {
    ...{ path: `${own}/photoSheets/1042`, newPath: `${own}/photoSheets/1001`, limit: 20 },
    ...register,
    creating: (uid: string) => ({ writes: added(uid, '1001') }),
    updating: (uid: string) => ({ writes: added(uid, '1042') }),
  },
  followUps: {
    path: `${own}/followUps/1042_a`,
    newPath: `${own}/followUps/1002_a`,
    creating: (uid: string) => ({
      writes: [create(uid, `${own}/followUps/1002_a`, { ...followUp, orderId: '1002' })],
    }),
    limit: 500,
    ...register,
  },
  series: {
    ...{ path: `${own}/series/F`, newPath: `${own}/series/G`, limit: 500, ...register },
    create: nobody,
    updating: (uid: string) => ({ writes: issued(uid) }),
  },
  invoices: {
    ...{ path: `${own}/invoices/F10004`, newPath: `${own}/invoices/F10006`, limit: 500 },
    ...{ ...register, update: nobody },
    creating: (uid: string) => ({ writes: issued(uid) }),
  },
  receivables: {
    ...{ path: `${own}/receivables/F10004`, newPath: `${own}/receivables/F10006`, limit: 500 },
    ...register,
    creating: (uid: string) => ({ writes: issued(uid) }),
    updating: (uid: string) => ({ writes: credited(uid) }),
  },
  payments: {
    ...{ path: `${own}/payments/p1`, newPath: `${own}/payments/p9`, limit: 500 },
    ...{ ...register, update: nobody },
    creating: (uid: string) => ({ writes: paid({}, {}, 'p9', uid) }),
  },
  sieExports: {
    ...{ path: `${own}/sieExports/2`, newPath: `${own}/sieExports/3`, limit: 500 },
    ...{ list: members, get: members, create: owner, update: nobody, delete: nobody },
    creating: (uid: string) => ({ writes: exported({}, uid) }),
  },
  serviceBooks: {
    ...{ path: `${own}/serviceBooks/v1_1`, newPath: `${own}/serviceBooks/v1_2`, limit: 100 },
    ...register,
    creating: (uid: string) => ({ writes: [adding(uid, {}, { to: 'v1_2' })] }),
    updating: (uid: string) => ({ writes: [adding(uid)] }),
  },
  signingKeys: {
    ...{ path: `${own}/signingKeys/${keyId}`, newPath: `${own}/signingKeys/new`, limit: 500 },
    ...{ ...register, update: owner, changes: { isRevoked: true } },
    creating: (uid: string) => ({ writes: newKey(uid) }),
  },
  ledger: {
    ...{ path: `${own}/ledger/${told.in}`, newPath: `${own}/ledger/new`, limit: 500 },
    ...{ list: inLedger, get: inLedger, create: [...workers, 'kiosk'] },
    ...{ update: nobody, delete: nobody },
    creating: (uid: string) => ({ writes: telling(uid) }),
  },
  ledgerPersons: {
    ...{ path: `${own}/ledgerPersons/${kimId}`, newPath: `${own}/ledgerPersons/new`, limit: 500 },
    ...{ list: inLedger, get: inLedger, create: [...workers, 'kiosk'] },
    ...{ update: nobody, delete: nobody },
    creating: (uid: string) => ({ writes: introduced(uid) }),
  },
  ledgerIdentities: {
    path: `${own}/ledgerIdentities/${kimId}`,
    newPath: `${own}/ledgerIdentities/new`,
    ...{ limit: 500, list: ['owner', 'auditor', 'kiosk'], get: ['owner', 'auditor', 'kiosk'] },
    ...{ create: [...workers, 'kiosk'], update: nobody, delete: nobody },
    creating: (uid: string) => ({ writes: introduced(uid) }),
  },
  ledgerBusiness: {
    path: `${own}/ledgerBusiness/main`,
    // `own` has its only one.
    newPath: `${workshops.shared}/ledgerBusiness/main`,
    ...{ limit: 1, get: inLedger, list: nobody, create: owner, update: owner, delete: nobody },
  },
  kiosks: {
    ...{ path: `${own}/kiosks/entre`, newPath: `${own}/kiosks/nils`, limit: 100 },
    ...{ list: owner, get: ['owner', 'kiosk'], update: nobody, delete: owner },
    // Anybody signed in who knows the code; a tablet is one already.
    create: signedIn.filter((who) => who !== 'kiosk'),
    creating: (uid: string) => ({ writes: paired(uid).slice(0, 2) }),
  },
  kioskCodes: {
    path: `${own}/kioskCodes/${kioskCodes.open}`,
    newPath: `${own}/kioskCodes/${'8'.repeat(32)}`,
    ...{ limit: 100, get: signedIn, list: owner, create: owner, update: nobody, delete: owner },
  },
  clocks: { path: `${own}/clocks/p1`, newPath: `${own}/clocks/p9`, limit: 500, ...register },
  jobTimes: {
    ...{ path: `${own}/jobTimes/${ownJob.timeId}`, newPath: `${own}/jobTimes/fix`, limit: 500 },
    // The rows in jobTimeRows test what staff may list.
    ...{ ...register, list: ['owner', 'auditor'], update: nobody },
    creating: (uid: string) => ({
      writes: [create(uid, `${own}/jobTimes/fix`, { ...jobTime, corrects: ownJob.timeId })],
    }),
  },
  orderNumbers: {
    path: `${own}/orderNumbers/counter`,
    // `own` has its only one.
    newPath: `${workshops.shared}/orderNumbers/counter`,
    ...{ limit: 1, changes: { next: 1041 }, ...register, list: nobody },
  },
  ...Object.fromEntries(
    ['partShards', 'partCosts'].map((name) => [
      name,
      {
        ...{ path: `${own}/${name}/07`, newPath: `${own}/${name}/08`, limit: 500 },
        ...{ list: members, get: members, create: owner, update: owner, delete: nobody },
      },
    ]),
  ),
  // Paths that no rule opens: in a workshop, below an opened document, and at the top.
  letters: closed(`${own}/letters/l1`),
  notes: closed(`${own}/services/s1/notes/n1`),
  settings: closed('settings/s1'),
};

/** The table of role × collection × operation, and the ways to list. */
export const accessRows: Row[] = Object.entries(table).flatMap(([collection, access]) => {
  const { may, mayNot } = about(collection);
  const parent = access.path.split('/').slice(0, -1).join('/');
  const { limit } = access;
  return [
    ...operations.flatMap((operation) =>
      asking.map((who) => {
        const row = access[operation].includes(who) ? may : mayNot;
        return row(who, operation, requestOf(access, operation, people[who]?.uid ?? 'olle'));
      }),
    ),
    mayNot('owner', 'list without a limit', { list: parent }),
    mayNot('owner', `list ${limit + 1}`, { list: parent, limit: limit + 1 }),
    mayNot('owner', 'list those of every workshop', { listEverywhere: collection, limit }),
  ];
});

function requestOf(access: Access, operation: Operation, uid: string): Request {
  const { path, newPath, limit, changes, creating, updating, deleting } = access;
  const before = existing(path);
  switch (operation) {
    case 'get':
      return { get: path };
    case 'list':
      return { list: path.split('/').slice(0, -1).join('/'), limit };
    case 'create':
      return (
        creating?.(uid) ?? {
          writes: [{ set: newPath, fields: { ...before, ...createdBy(uid) } }],
        }
      );
    case 'update':
      return (
        updating?.(uid) ?? { writes: [{ set: path, fields: updatedBy(uid, before, changes) }] }
      );
    case 'delete':
      return deleting?.(uid) ?? { writes: [{ delete: path }] };
  }
}
