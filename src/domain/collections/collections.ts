import * as v from 'valibot';
import { bookingDocument, bookingLabels } from '@/domain/booking/booking';
import { customerDocument, customerLabels } from '@/domain/register/customer';
import { vehicleDocument, vehicleLabels } from '@/domain/register/vehicle';
import { replacedSettingDocument, replacedSettingLabels } from '@/domain/record/replacedSetting';
import { replacedTextDocument, replacedTextLabels } from '@/domain/record/replacedText';
import { formatPhone } from '@/domain/values/phone';
import { inviteDocument, inviteLabels } from '@/domain/workshop/invite';
import {
  canListIdentityNumbers,
  canManageMembers,
  memberDocument,
  memberLabels,
  type Role,
  roleLabels,
} from '@/domain/workshop/member';
import {
  messageKindLabels,
  messageKinds,
  messageTemplateDocument,
  messageTemplateLabels,
} from '@/domain/workshop/messageTemplate';
import {
  openingExceptionDocument,
  openingExceptionLabels,
  weekdayHoursDocument,
  weekdayHoursLabels,
  weekdayLabels,
  weekdays,
} from '@/domain/workshop/openingHours';
import { resourceDocument, resourceLabels } from '@/domain/workshop/resource';
import { serviceDocument, serviceLabels } from '@/domain/workshop/service';
import {
  identityKindLabels,
  identityKinds,
  staffDocument,
  staffIdentityLabels,
  staffLabels,
} from '@/domain/workshop/staff';
import { founderDocument, userDocument, userLabels } from '@/domain/workshop/user';
import { workshopDocument, workshopLabels } from '@/domain/workshop/workshop';
import { bookingBeside, identityBeside } from './beside';
import type { Collection, Derived, Exported } from './collection';
import { each, type Fields, fieldsOf, formatInstant, labelIn, namedIn, yesOrNo } from './field';
import { invoiceCollections } from './invoiceCollections';
import { ledgerCollections } from './ledgerCollections';
import { orderCollections } from './orderCollections';
import { partCollections } from './partCollections';
import { publicCollections } from './publicCollections';
import { receivableCollections } from './receivableCollections';
import { reportCollections } from './reportCollections';
import { serviceBookCollections } from './serviceBookCollections';
import {
  account,
  bookingTexts,
  customerTexts,
  formatDayHours,
  formatIdentityNumber,
  formatKeptValue,
  formatSkills,
  person,
  resourceTexts,
  serviceTexts,
  vehicleTexts,
  workshopTexts,
} from './fieldTexts';

/** The collections inside a workshop. */
const ofWorkshop = {
  members: {
    one: 'Medlem',
    fields: fieldsOf(memberDocument, memberLabels, {
      role: labelIn(roleLabels),
      name: String,
      email: String,
      inviteCode: String,
      isVerified: yesOrNo,
      staffId: person,
    }),
    title: 'name',
    exported: { as: 'medlemmarna', page: 100 },
    customers: 'unconcerned',
  },
  customers: {
    one: 'Kund',
    fields: fieldsOf(customerDocument, customerLabels, customerTexts),
    together: [['kind', 'organisationNumber', 'vatNumber', 'reference', 'address']],
    replaced: ['name', 'reference', 'paymentDays', 'phones', 'email', 'address', 'notes', 'tags'],
    title: 'name',
    exported: { as: 'kunderna', page: 500 },
    customers: { merging: 'joined', anonymising: 'blanked', extract: 'customer' },
  },
  vehicles: {
    one: 'Fordon',
    fields: fieldsOf(vehicleDocument, vehicleLabels, vehicleTexts),
    together: [['ownerId', 'formerOwners']],
    replaced: [
      ...['registrationNumber', 'make', 'model', 'year', 'vin', 'odometerKm', 'firstMonth'],
      'notes',
    ],
    title: 'registrationNumber',
    exported: { as: 'fordonen', page: 500 },
    // A vehicle without an owner would look sold, so it keeps naming the anonymised customer. Its notes are about
    // the vehicle and follow it to the next owner; the dialog shows them, so that remarks on the person can be changed.
    customers: { merging: 'renamed', anonymising: 'kept', extract: 'vehicles' },
  },
  bookings: {
    one: 'Bokning',
    fields: fieldsOf(bookingDocument, bookingLabels, bookingTexts),
    together: [
      ['startsAt', 'endsAt', 'resourceId', 'status', 'isAllDay', 'outsideHours', 'isReminded'],
      ['services', 'bufferMinutes'],
    ],
    occupying: ['startsAt', 'endsAt', 'resourceId', 'status'],
    beside: bookingBeside,
    replaced: ['keyNumber', 'message', 'note', 'status'],
    exported: { as: 'bokningarna', page: 1000 },
    // A merge would otherwise rewrite all earlier bookings. When the customer is anonymised, no law demands
    // that the free texts are kept: they are no accounting records. Times, services and prices are the
    // workshop's own history.
    customers: { merging: 'followed', anonymising: 'emptied', extract: 'bookings' },
  },
  replacedTexts: {
    one: 'Ersatt text',
    fields: fieldsOf(replacedTextDocument, replacedTextLabels, {
      collection: oneIn,
      recordId: String,
      customerId: namedIn('customers', 'en kund i registret'),
      field: keptFieldLabel,
      value: formatKeptValue,
      writtenBy: account,
    }),
    exported: { as: 'texter som har ersatts', page: 500 },
    // Every one of them is something that somebody wrote about the customer, and no longer holds.
    customers: { merging: 'followed', anonymising: 'deleted', extract: 'replacedTexts' },
  },
  replacedSettings: {
    one: 'Ersatt inställning',
    fields: fieldsOf(replacedSettingDocument, replacedSettingLabels, {
      label: String,
      text: String,
      writtenBy: account,
    }),
    exported: { as: 'inställningar som har ersatts', page: 500 },
    customers: 'unconcerned',
  },
  removedBookings: { derivedFrom: 'bookings' },
  removedSettings: { derivedFrom: 'services' },
  ...orderCollections,
  ...partCollections,
  ...invoiceCollections,
  ...receivableCollections,
  ...serviceBookCollections,
  ...ledgerCollections,
  ...reportCollections,
  ...publicCollections,
  services: {
    one: 'Tjänst',
    fields: fieldsOf(serviceDocument, serviceLabels, serviceTexts),
    title: 'name',
    exported: { as: 'tjänsterna', page: 500 },
    customers: 'unconcerned',
  },
  resources: {
    one: 'Plats',
    fields: fieldsOf(resourceDocument, resourceLabels, resourceTexts),
    title: 'name',
    exported: { as: 'platserna', page: 500 },
    customers: 'unconcerned',
  },
  staff: {
    one: 'Person',
    fields: fieldsOf(staffDocument, staffLabels, {
      name: String,
      phone: formatPhone,
      isActive: yesOrNo,
      skills: formatSkills,
    }),
    title: 'name',
    exported: { as: 'personalen', page: 500 },
    customers: 'unconcerned',
  },
  staffIdentities: {
    one: 'Identitetsnummer',
    fields: fieldsOf(
      v.object({ kind: v.picklist(identityKinds), number: v.string() }),
      staffIdentityLabels,
      { kind: labelIn(identityKindLabels), number: formatIdentityNumber },
    ),
    together: [['kind', 'number']],
    beside: identityBeside,
    exported: { as: 'personalens identitetsnummer', page: 500, mayList: canListIdentityNumbers },
    customers: 'unconcerned',
    secret: true,
  },
  openingHours: {
    one: 'Dag',
    fields: fieldsOf(weekdayHoursDocument, weekdayHoursLabels, { intervals: formatDayHours }),
    title: (id) => weekdays.filter((day) => day === id).map((day) => weekdayLabels[day])[0] ?? id,
    exported: { as: 'öppettiderna', page: 500 },
    customers: 'unconcerned',
  },
  openingExceptions: {
    one: 'Dag',
    fields: fieldsOf(openingExceptionDocument, openingExceptionLabels, {
      intervals: formatDayHours,
      label: String,
    }),
    title: (id) => id,
    exported: { as: 'avvikande öppettider', page: 500 },
    customers: 'unconcerned',
  },
  messageTemplates: {
    one: 'Meddelande',
    fields: fieldsOf(messageTemplateDocument, messageTemplateLabels, {
      subject: String,
      text: String,
    }),
    title: (id) =>
      messageKinds.filter((kind) => kind === id).map((kind) => messageKindLabels[kind])[0] ?? id,
    exported: { as: 'texterna till meddelanden', page: 500 },
    customers: 'unconcerned',
  },
  invites: {
    one: 'Inbjudan',
    fields: fieldsOf(inviteDocument, inviteLabels, {
      role: labelIn(roleLabels),
      workshopName: String,
      expiresAt: formatInstant,
      usedBy: account,
    }),
    exported: { as: 'inbjudningarna', page: 100, mayList: canManageMembers },
    customers: 'unconcerned',
  },
  occupancy: { derivedFrom: 'bookings' },
} satisfies Record<string, Collection | Derived>;

/** The name of a collection inside a workshop. */
export type WorkshopCollection = keyof typeof ofWorkshop;

/**
 * Every collection in `firestore.rules`, in the order of the exported file. The export, the data page and the texts of
 * refused writes are made from this map; a test compares the map with the rules and the schemas.
 */
export const collections: Record<string, Collection | Derived> = {
  users: {
    one: 'Listan över dina verkstäder',
    fields: fieldsOf(userDocument, userLabels, {
      workshopIds: each(namedIn('workshops', 'en verkstad')),
    }),
    exported: 'notOfTheWorkshop',
    customers: 'unconcerned',
  },
  founders: {
    one: 'Listan över verkstäder som du har startat',
    fields: fieldsOf(founderDocument, userLabels, {
      workshopIds: each(namedIn('workshops', 'en verkstad')),
    }),
    exported: 'notOfTheWorkshop',
    customers: 'unconcerned',
  },
  slugs: { derivedFrom: 'bookingSettings' },
  workshops: {
    one: 'Verkstaden',
    fields: fieldsOf(workshopDocument, workshopLabels, workshopTexts),
    together: [['organisationNumber', 'vatNumber']],
    // The retention of the staff ledger depends on when the fiscal year was changed.
    stamped: { fiscalYearEnd: 'fiscalYearChangedAt' },
    exported: 'theWorkshop',
    customers: 'unconcerned',
  },
  ...ofWorkshop,
};

/** The fields that people type of a collection; undefined for one that is unknown or derived. */
export function typedFieldsOf(collection: string): Fields | undefined {
  const about = collections[collection];
  return about && 'fields' in about ? about.fields : undefined;
}

/** The fields of a collection of which replaced values are kept. */
export function keptFieldsOf(collection: string): readonly string[] {
  const about = collections[collection];
  return about && 'fields' in about ? (about.replaced ?? []) : [];
}

/** The Swedish name of a field of which replaced values are kept. */
export function keptFieldLabel(field: string): string {
  const of = Object.keys(collections).find((each) => keptFieldsOf(each).includes(field));
  return typedFieldsOf(of ?? '')?.labels[field] ?? field;
}

/** The name of one document of a collection. */
function oneIn(collection: string): string {
  const about = collections[collection];
  return about && 'one' in about ? about.one : collection;
}

/** A collection of a workshop that goes into the exported file. */
export interface ExportedCollection extends Exported {
  name: WorkshopCollection;
}

/** The collections that the role may read, in the order of the file. */
export function exportedCollections(role: Role): ExportedCollection[] {
  return Object.entries(collections).flatMap(([name, about]) =>
    isOfWorkshop(name) &&
    'exported' in about &&
    typeof about.exported === 'object' &&
    (about.exported.mayList?.(role) ?? true)
      ? [{ name, ...about.exported }]
      : [],
  );
}

function isOfWorkshop(name: string): name is WorkshopCollection {
  return name in ofWorkshop;
}
