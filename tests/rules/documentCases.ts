import { replacedSettingLimits } from '@/domain/record/replacedSetting';
import { fiscalYearEnds } from '@/domain/values/fiscalYear';
import { workshopLimits } from '@/domain/workshop/workshop';
import { Raw, serverTime, type Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { occupancySpec, unplannedBooking } from './bookingSpecs';
import { joining, occupancyWith } from './bookingWorld';
import { address, email, organisationNumber, phone } from './contactSpecs';
import {
  exactly,
  flag,
  integer,
  later,
  oneOf,
  orNull,
  pattern,
  shownText,
  text,
  type DocumentSpec,
  field,
  type FieldSpec,
} from './fieldSpecs';
import { invoiceCases } from './invoiceSpecs';
import { ledgerBusinessSpec } from './ledgerBusinessRows';
import { ledgerCases } from './ledgerSpecs';
import { orderCases } from './orderSpecs';
import { plainCollections } from './plainCollections';
import { publicCases } from './publicPageRows';
import { requestCases } from './requestRows';
import { added, sheetCases } from './photoSpecs';
import { partCases } from './partSpecs';
import { paymentCases } from './paymentSpecs';
import { serviceBookCases, signingKeyCase } from './serviceBookSpecs';
import { sieExportCase } from './sieExportRows';
import { replacedTextSpecs } from './replacedTextRows';
import { id as idSpec, registerSpecs } from './registerSpecs';
import {
  codes,
  createdBy,
  days,
  existing,
  inMs,
  member,
  updatedBy,
  workshops,
  workshop as usualWorkshop,
} from './world';
import { founded } from './writes';

/**
 * A way to write one document, every field of which is then checked: the writer, the fields, and the rest of
 * the batch.
 */
export interface DocumentCase {
  about: string;
  kind: 'create' | 'update';
  who: 'owner' | 'outsider';
  uid: string;
  path: string;
  spec: DocumentSpec;
  /** The document of which the fields are a part; left out where they are the document. */
  within?: (fields: Fields) => Fields;
  /** The whole batch, where the document's id follows from its fields. */
  batch?: (fields: Fields) => Write[];
  /** The stamps that the rules demand. */
  stamps: Fields;
  /** The other writes of the batch. */
  others: Write[];
}

/** The time of the request. */
const now = field((value) => value === serverTime, [serverTime], []);

const workshop = (owner: string, fiscalYearChangedAt: FieldSpec): DocumentSpec => ({
  name: shownText(workshopLimits.name),
  organisationNumber: orNull(organisationNumber),
  vatNumber: orNull(
    pattern(
      /^SE\d{10}01$/,
      ['SE443210987601'],
      ['SE443210987602', 'NO443210987601', 'SE44321098761', 'SE4432109876001', '443210987601'],
    ),
  ),
  hasFSkatt: flag,
  address,
  phone: orNull(phone),
  email: orNull(email),
  fiscalYearEnd: oneOf(fiscalYearEnds),
  closedOnHolidays: flag,
  checklistDone: flag,
  owners: exactly([owner]),
  hourlyRateOre: later(orNull(integer(workshopLimits.hourlyRateOre))),
  needsCheck: later(flag),
  hidesCosts: later(flag),
  sharesReports: later(flag),
  fiscalYearChangedAt,
});

const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`);

/** A list of at most `max` ids, among which those `kept` must be. */
const workshopList = (max: number, kept: string[] = []): DocumentSpec => ({
  workshopIds: {
    isValid: (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= max &&
      value.every((id) => typeof id === 'string' && /^[\w-]{1,128}$/.test(id)) &&
      kept.every((id) => value.includes(id)),
    accepted: [
      ...[['own'], ['x'.repeat(128)], ['_-Aa0']].map((ids) => [...kept, ...ids]),
      [...kept, ...idsOf(max - kept.length)],
    ],
    refused: [
      ...[idsOf(max + 1), ['x'.repeat(129)], [''], ['own', ''], ['own,other'], ['a b'], ['å']],
      ...[[7], ['own', 7], [true], [null], [{ id: 'own' }], [new Date(0)]],
    ]
      .map((ids): unknown => [...kept, ...ids])
      .concat([[], 'own', { 0: 'own' }, null, 7, 7.5, true, {}, new Date(0)])
      .concat(kept.map((gone) => ['w0', ...kept.filter((id) => id !== gone)])),
  },
});

const invitation: DocumentSpec = {
  // A link cannot give the role of owner.
  role: oneOf(['staff', 'auditor']),
  workshopName: text(workshopLimits.name),
  expiresAt: {
    isValid: (value) => value instanceof Date && value > inMs(0) && value <= inMs(7 * days),
    accepted: [inMs(7 * days), inMs(days)],
    refused: [
      ...[inMs(-1000), inMs(7 * days + 3_600_000), inMs(400 * days), new Date(0)],
      new Raw({ timestampValue: inMs(days).toISOString().replace('Z', '001Z') }),
      ...[null, 7, 7.5, '2026-11-20', true, [], {}],
    ],
  },
  usedBy: exactly(null),
};

const membership: DocumentSpec = {
  role: exactly('staff'),
  name: exactly(null),
  email: exactly('nils@example.se'),
  inviteCode: exactly(codes.staff),
  staffId: later(exactly(null)),
};

const create = (
  who: DocumentCase['who'],
  uid: string,
  path: string,
  spec: DocumentSpec,
  others: Write[] = [],
): DocumentCase => ({
  about: collectionOf(path),
  kind: 'create',
  ...{ who, uid, path, spec, others },
  stamps: createdBy(uid),
});

const update = (path: string, spec: DocumentSpec, others: Write[] = []): DocumentCase => {
  const { createdAt, createdBy: creator } = existing(path);
  return {
    about: collectionOf(path),
    kind: 'update',
    ...{ who: 'owner', uid: 'olle', path, spec, others },
    stamps: updatedBy('olle', { createdAt, createdBy: creator }),
  };
};

/** The write of a new booking to a resource's week, which has no stamps. */
function occupancyCase(kind: DocumentCase['kind'], resourceId: string): DocumentCase {
  const { path, document } = occupancyWith(resourceId);
  return {
    ...{ about: 'occupancy', kind, who: 'owner', uid: 'olle', path, stamps: {} },
    spec: occupancySpec(document),
    others: [
      {
        set: `${workshops.own}/bookings/b9`,
        fields: { ...joining, resourceId, ...createdBy('olle') },
      },
    ],
  };
}

/** The write of a photo's small copy to the sheet of its order, which has no stamps. */
const photoSheetCases = sheetCases.map(({ orderId, spec }): DocumentCase => ({
  about: 'photoSheets',
  kind: orderId === '1042' ? 'update' : 'create',
  ...{ who: 'owner', uid: 'olle', path: `${workshops.own}/photoSheets/${orderId}` },
  ...{ spec, stamps: {}, others: added('olle', orderId).slice(0, 1) },
}));

/** The ways to add to a service book, which has other stamps. */
const bookCases = serviceBookCases.map((one): DocumentCase => ({
  ...{ about: 'serviceBooks', who: 'owner', uid: 'olle', others: [], ...one },
}));

export const documentCases: DocumentCase[] = [
  create('outsider', 'nils', 'users/nils', workshopList(20)),
  update('users/olle', workshopList(20)),
  create('outsider', 'nils', 'founders/nils', workshopList(5)),
  update('founders/olle', workshopList(5, ['own', 'shared'])),
  create('outsider', 'nils', 'workshops/new', workshop('nils', later(exactly(null))), [
    founded('nils', 'new'),
    {
      set: 'workshops/new/members/nils',
      fields: { ...member('nils', 'owner'), ...createdBy('nils') },
    },
  ]),
  // Its fiscal year ends on another day than before.
  update(workshops.own, workshop('olle', now)),
  create('outsider', 'nils', `${workshops.own}/members/nils`, membership, [
    {
      set: `${workshops.own}/invites/${codes.staff}`,
      fields: updatedBy('nils', existing(`${workshops.own}/invites/${codes.staff}`), {
        usedBy: 'nils',
      }),
    },
  ]),
  create(
    'outsider',
    'nils',
    'workshops/new/members/nils',
    { ...membership, role: exactly('owner'), inviteCode: exactly(null) },
    [
      founded('nils', 'new'),
      { set: 'workshops/new', fields: { ...usualWorkshop(['nils']), ...createdBy('nils') } },
    ],
  ),
  create('owner', 'olle', `${workshops.own}/invites/${'9'.repeat(32)}`, invitation),
  ...Object.entries(plainCollections).flatMap(([collection, { id, newId, specs }]) =>
    specs.flatMap((spec, place) => [
      create('owner', 'olle', `${workshops.own}/${collection}/${newId}${place || ''}`, spec),
      update(`${workshops.own}/${collection}/${id}`, spec),
    ]),
  ),
  create('owner', 'olle', `${workshops.own}/bookings/b9`, unplannedBooking),
  update(`${workshops.own}/bookings/unplanned`, unplannedBooking),
  occupancyCase('create', 'r2'),
  occupancyCase('update', 'r1'),
  ...photoSheetCases,
  ...publicCases,
  ...requestCases,
  ...bookCases,
  ...ledgerCases,
  // `own` has its only one.
  create('owner', 'olle', `${workshops.shared}/ledgerBusiness/main`, ledgerBusinessSpec),
  update(`${workshops.own}/ledgerBusiness/main`, ledgerBusinessSpec),
  create('owner', 'olle', `${workshops.own}/replacedSettings/s9`, {
    label: text(replacedSettingLimits.label, 'Tjänsten Däckskifte'),
    text: text(replacedSettingLimits.text, 'Namn: Hjulskifte\nTid: 30 min'),
    writtenBy: orNull(idSpec),
  }),
  ...Object.entries(replacedTextSpecs).map(([id, spec]) =>
    create('owner', 'olle', `${workshops.own}/replacedTexts/${id}`, spec),
  ),
  ...[
    ...orderCases.create,
    ...invoiceCases.create,
    ...partCases.create,
    ...paymentCases.create,
    sieExportCase,
    signingKeyCase,
  ].map(([path, spec, others]) =>
    create('owner', 'olle', `${workshops.own}/${path}`, spec, others),
  ),
  ...[
    ...orderCases.update,
    ...invoiceCases.update,
    ...partCases.update,
    ...paymentCases.update,
  ].map(([path, spec, others]: [string, DocumentSpec, Write[]?]) =>
    update(`${workshops.own}/${path}`, spec, others),
  ),
  ...Object.entries(registerSpecs).flatMap(([collection, specs]) => [
    ...Object.entries(specs.create).map(([id, spec]) =>
      create('owner', 'olle', `${workshops.own}/${collection}/${id}`, spec),
    ),
    ...Object.entries(specs.update).map(([id, spec]) =>
      update(`${workshops.own}/${collection}/${id}`, spec),
    ),
  ]),
];

/** The last collection in a path: `services` of `workshops/own/services/s1`. */
function collectionOf(path: string) {
  return path.split('/').at(-2) ?? '';
}
