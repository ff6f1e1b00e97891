import * as v from 'valibot';
import {
  bookkeepingMethods,
  invoiceSettingsDraft,
  invoiceSettingsLimits,
  usualAccounts,
  usualInvoiceSettings,
} from '@/domain/invoice/invoiceSettings';
import { companyForms, vehicleShares, workerGroups } from '@/domain/ledger/duty';
import { inspectionTemplateLimits } from '@/domain/workshop/inspectionTemplate';
import { messageKinds, messageTemplateLimits } from '@/domain/workshop/messageTemplate';
import { openingHoursLimits, weekdays } from '@/domain/workshop/openingHours';
import { bookingModes, bookingSettingsLimits } from '@/domain/publicPage/bookingSettings';
import { resourceColours, resourceKinds, resourceLimits } from '@/domain/workshop/resource';
import { serviceGroups, serviceLimits } from '@/domain/workshop/service';
import { staffLimits } from '@/domain/workshop/staff';
import { fuels } from '@/domain/register/vehicle';
import { servicePlanLimits } from '@/domain/servicebook/servicePlan';
import { vatRates } from '@/domain/values/vat';
import type { Fields } from '../../scripts/firestoreValue';
import { phone } from './contactSpecs';
import { draftSpec } from './invoiceDraftSpec';
import { draft } from './invoiceWorld';
import { goal, months, sealedDays } from './reportSpecs';
import {
  exactly,
  field,
  flag,
  integer,
  intervals,
  later,
  oneOf,
  orNull,
  pattern,
  shownText,
  text,
  textList,
  type DocumentSpec,
  type FieldSpec,
} from './fieldSpecs';

export const plate = pattern(
  /^[\p{Lu}\p{Lo}\p{Nd}]{1,12}$/u,
  ['DEF456', 'A', 'ÅÄÖ123456789'],
  ['', 'ABC1234567890', 'abc123', 'ABC 123', 'ABC123\n'],
);

/**
 * A collection of a workshop without conditions beside those of its fields: owners write it and every member reads it, unless
 * `writers` and `readers` say otherwise.
 */
export interface PlainCollection {
  /** The document that exists before every request, and an id that is free. */
  id: string;
  fields: Fields;
  newId: string;
  /** Every form that a document may have; the first is that of the existing document. */
  specs: [DocumentSpec, ...DocumentSpec[]];
  rightIds: string[];
  wrongIds: string[];
  readers?: ('owner' | 'auditor')[];
  writers?: ('owner' | 'staff')[];
  /** The longest list that the rules allow; 500 where it is left out. */
  limit?: number;
  /** True if no device keeps it, so that a document is deleted without telling of it. */
  isUntold?: boolean;
  /** True if a tablet reads the document too. */
  isOnTablets?: boolean;
}

const longest = 'x'.repeat(128);
export const wrongIds = [`${longest}x`, 'a b', 'å', 'a.b'];
const anyId = { rightIds: [longest, 'A-z_0'], wrongIds };

/** The series of the vouchers, in the settings and in an export. */
export const sieSeries = later(
  orNull(pattern(/^[A-ZÅÄÖ0-9]{1,3}$/, ['V', 'FÅ2'], ['', 'v', 'V 1', 'VVVV'])),
);

/** The accounts of the settings, and of an export. */
export const accounts = field(
  (value) =>
    v.safeParse(v.strictObject(invoiceSettingsDraft.entries.accounts.entries), value).success,
  [
    usualAccounts,
    { ...usualAccounts, bank: '1940' },
    usualInvoiceSettings.accounts,
    { ...usualInvoiceSettings.accounts, export: '3106' },
  ],
  [
    ...[
      { ...usualAccounts, bank: '194' },
      { ...usualAccounts, bank: 1940 },
    ],
    ...[
      { ...usualAccounts, bank: '0940' },
      { ...usualAccounts, export: '310' },
      { ...usualInvoiceSettings.accounts, more: '1940' },
    ],
    Object.fromEntries(Object.entries(usualAccounts).slice(1)),
    Object.fromEntries([...Object.entries(usualAccounts).slice(1), ['more', '1940']]),
  ],
);

const slug = pattern(
  /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/,
  ['ekbacken', 'a-1', 'x'.repeat(40)],
  ['ab', 'x'.repeat(41), '-ekbacken', 'ekbacken-', 'Ekbacken', 'ek backen', 'ekbäcken', ''],
);
const isActive = flag;
const order = integer(serviceLimits.order);

const services = textList(
  pattern(/^[\w-]{1,128}$/, ['s1', longest, '_-Aa0'], [`${longest}x`, '', 'a b', 'å', 's1,s2']),
  staffLimits.skills.max,
);
const skills = later({
  isValid: (value) => value === 'all' || services.isValid(value),
  accepted: ['all', ...services.accepted],
  refused: ['none', 'All', ...services.refused],
});

const swedish: DocumentSpec = {
  // Twelve digits may be a foreign number, too.
  kind: { ...exactly('swedish'), isValid: (value) => value === 'swedish' || value === 'foreign' },
  number: pattern(
    /^\d{12}$/,
    ['198507099805'],
    ['19850709980', '1985070998055', '19850709-9805', '19850709980x'],
  ),
};
const foreign: DocumentSpec = {
  kind: exactly('foreign'),
  number: shownText(staffLimits.foreignNumber),
};

const interval = {
  months: integer(servicePlanLimits.months),
  km: integer(servicePlanLimits.km),
};

/** An interval that may be missing where the other one is not. */
function besideAnother(spec: FieldSpec): FieldSpec {
  return { ...orNull(spec), accepted: spec.accepted };
}

/** The collections by their names; access, ids and fields are tested by this table alone. */
export const plainCollections: Record<string, PlainCollection> = {
  services: {
    ...{ id: 's1', newId: 's2', ...anyId },
    fields: {
      ...{ name: 'Oljebyte', group: 'workshop', minutes: 45, priceOre: 129_500, vatRate: 25 },
      ...{ isPublic: true, order: 0, isActive: true },
    },
    specs: [
      {
        name: shownText(serviceLimits.name),
        group: oneOf(serviceGroups),
        minutes: integer(serviceLimits.minutes),
        priceOre: integer(serviceLimits.priceOre),
        vatRate: oneOf(vatRates),
        isPublic: flag,
        order,
        isActive,
      },
    ],
  },
  resources: {
    ...{ id: 'r1', newId: 'r2', ...anyId },
    fields: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
    specs: [
      {
        name: shownText(resourceLimits.name),
        kind: oneOf(resourceKinds),
        colour: oneOf(resourceColours),
        order,
        isActive,
        registrationNumber: later(orNull(plate)),
      },
    ],
  },
  openingHours: {
    ...{ id: 'monday', newId: 'sunday' },
    rightIds: weekdays.slice(1),
    wrongIds: ['måndag', 'Monday', 'mondays', '1'],
    fields: { intervals: [{ opens: 420, closes: 1020 }] },
    specs: [{ intervals }],
  },
  openingExceptions: {
    ...{ id: '2026-12-23', newId: '2027-01-02', rightIds: ['2028-02-29', '2026-12-31'] },
    wrongIds: [
      ...['2027-02-29', '2026-11-31', '2026-13-01', '2026-00-10', '2026-12-00'],
      ...['20261224', '2026-1-2', '2026-12-24x'],
    ],
    fields: { intervals: [], label: 'Inventering' },
    specs: [{ intervals, label: shownText(openingHoursLimits.label) }],
  },
  messageTemplates: {
    ...{ id: 'confirmation', newId: 'cancelled', rightIds: messageKinds.slice(1) },
    wrongIds: ['confirmations', 'Ready', 'klar', 'x'],
    fields: { subject: 'Din tid', text: 'Hej {kund}!' },
    specs: [
      {
        subject: shownText(messageTemplateLimits.subject),
        text: shownText(messageTemplateLimits.text),
      },
    ],
  },
  inspectionTemplates: {
    ...{ id: 't1', newId: 't2', ...anyId },
    fields: { name: 'Verkstad', points: 'Bromsar:\nBelägg fram (mm)', order: 0 },
    specs: [
      {
        name: shownText(inspectionTemplateLimits.name),
        points: shownText(inspectionTemplateLimits.points),
        order,
      },
    ],
  },
  invoiceSettings: {
    ...{ id: 'main', newId: 'other', ...anyId },
    fields: { ...usualInvoiceSettings },
    specs: [
      {
        bankgiro: orNull(pattern(/^\d{7,8}$/, ['5050105', '50501055'], ['505010', '5050-1055'])),
        plusgiro: orNull(pattern(/^\d{2,8}$/, ['12', '12345678'], ['1', '123456789', '12-3'])),
        swish: orNull(pattern(/^123\d{7}$/, ['1231181189'], ['1241181189', '123118118'])),
        iban: later(
          orNull(
            pattern(
              /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
              ['NO9386011117947', 'SE4550000000058398257466'],
              ['SE45 5000', 'se4550000000058398257466', 'SE45500000000A', ''],
            ),
          ),
        ),
        bic: later(
          orNull(
            pattern(
              /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
              ['ESSESESS', 'DNBANOKKXXX'],
              ['ESSESES', 'ESSESESSX', 'essesess', ''],
            ),
          ),
        ),
        hasLengthDigit: flag,
        paymentDays: integer(invoiceSettingsLimits.paymentDays),
        reminderFeeOre: integer(invoiceSettingsLimits.reminderFeeOre),
        method: oneOf([...bookkeepingMethods]),
        sieSeries,
        accounts,
      },
    ],
  },
  bookingSettings: {
    ...{ id: 'main', newId: 'other', ...anyId },
    fields: {
      ...{ slug: 'ekbacken', isOpen: true, workshopMode: 'request', washMode: 'instant' },
      ...{ leadMinutes: 180, horizonDays: 30, cancelMinutes: 1440, perHour: 10, intro: null },
    },
    specs: [
      {
        slug,
        isOpen: flag,
        workshopMode: oneOf(bookingModes),
        washMode: oneOf(bookingModes),
        leadMinutes: integer(bookingSettingsLimits.leadMinutes),
        horizonDays: integer(bookingSettingsLimits.horizonDays),
        cancelMinutes: integer(bookingSettingsLimits.cancelMinutes),
        perHour: integer(bookingSettingsLimits.perHour),
        intro: orNull(shownText(bookingSettingsLimits.intro)),
      },
    ],
  },
  servicePlans: {
    ...{ id: 'diesel', newId: 'petrol', ...anyId },
    fields: {
      ...{ name: 'Diesel', make: 'Volvo', model: 'V70', fuel: 'diesel', months: 12, km: 20_000 },
    },
    specs: [
      {
        name: shownText(servicePlanLimits.name),
        make: orNull(text(servicePlanLimits.make)),
        model: orNull(text(servicePlanLimits.make)),
        fuel: orNull(oneOf(fuels)),
        months: orNull(interval.months),
        km: besideAnother(interval.km),
      },
      {
        name: shownText(servicePlanLimits.name),
        make: orNull(text(servicePlanLimits.make)),
        model: orNull(text(servicePlanLimits.make)),
        fuel: orNull(oneOf(fuels)),
        months: besideAnother(interval.months),
        km: { ...orNull(interval.km), accepted: [null] },
      },
    ],
  },
  invoiceDrafts: {
    ...{ id: 'd1', newId: 'd9', ...anyId, writers: ['owner', 'staff'], isUntold: true },
    fields: draft,
    specs: [draftSpec],
  },
  ledgerSettings: {
    ...{ id: 'main', newId: 'other', ...anyId, isUntold: true, isOnTablets: true },
    fields: { companyForm: 'soleTrader', workers: 'familyOnly', vehicleShare: 'all' },
    specs: [
      {
        companyForm: oneOf(companyForms),
        workers: oneOf(workerGroups),
        vehicleShare: oneOf(vehicleShares),
      },
    ],
  },
  staff: {
    ...{ id: 'p1', newId: 'p2', ...anyId },
    fields: { name: 'Kim', phone: null, isActive: true, skills: ['s1'] },
    specs: [{ name: shownText(staffLimits.name), phone: orNull(phone), isActive, skills }],
  },
  staffIdentities: {
    ...{ id: 'p1', newId: 'p2', ...anyId, readers: ['owner', 'auditor'], isUntold: true },
    fields: { kind: 'swedish', number: '198507099805' },
    specs: [swedish, foreign],
  },
  reportMonths: {
    ...{ id: '2026-10', newId: '2026-11', ...months },
    ...{ readers: ['owner', 'auditor'], isUntold: true },
    fields: { days: { '01': 'net|25|125000;of|bb1|1', '02': '' } },
    specs: [{ days: sealedDays }],
  },
  reportGoals: {
    ...{ id: '2026-10', newId: '2026-11', ...months },
    ...{ readers: ['owner', 'auditor'], isUntold: true, limit: 100 },
    fields: { salesOre: 50_000_000, utilisation: 75 },
    specs: [goal],
  },
};
