import type { CalendarDate } from '@internationalized/date';
import { type InvoiceSettingsFields, usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import {
  type BookingSettingsDraft,
  usualBookingSettings,
} from '@/domain/publicPage/bookingSettings';
import type { OpeningExceptionDraft, Week } from '@/domain/workshop/openingHours';
import type { ResourceDraft } from '@/domain/workshop/resource';
import type { ServiceGroup } from '@/domain/workshop/service';
import { starterWeek } from '@/domain/workshop/starterSet';
import type { WorkshopDraft } from '@/domain/workshop/workshop';

export const workshop: WorkshopDraft = {
  name: 'Ekbackens Bil & Tvätt AB',
  organisationNumber: '4432109876',
  vatNumber: 'SE443210987601',
  hasFSkatt: true,
  address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  phone: '+46846500410',
  email: 'hej@ekbacken.example',
  fiscalYearEnd: '12-31',
  closedOnHolidays: true,
  hourlyRateOre: 119_500,
  needsCheck: false,
  hidesCosts: false,
  sharesReports: false,
};

/** The invoice settings of the demo; the numbers have right check digits and belong to no one. */
export const invoiceSettings: InvoiceSettingsFields = {
  ...usualInvoiceSettings,
  ...{ bankgiro: '50501055', swish: '1231181189', reminderFeeOre: 6000 },
  ...{ iban: 'SE4550000000058398257466', bic: 'ESSESESS' },
};

/** The page where strangers see the free times of the demo. */
export const bookingSettings: BookingSettingsDraft = {
  ...usualBookingSettings('Ekbacken'),
  intro: 'Parkera framför porten och lämna nyckeln i disken, eller i inkastet när vi har stängt.',
};

export const week: Week = { ...starterWeek, saturday: [{ opens: 9 * 60, closes: 14 * 60 }] };

const usual = { isActive: true, registrationNumber: null };

export const resources: ResourceDraft[] = [
  { ...usual, name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0 },
  { ...usual, name: 'Lyft 2', kind: 'lift', colour: 'amber', order: 1 },
  { ...usual, name: 'Lyft 3, tunga fordon', kind: 'lift', colour: 'slate', order: 2 },
  { ...usual, name: 'Tvätthall', kind: 'washLane', colour: 'sky', order: 3 },
  { ...usual, name: 'Rekondplats', kind: 'washLane', colour: 'violet', order: 4 },
  {
    ...{ ...usual, name: 'Volvo V40', kind: 'loanCar', colour: 'green', order: 5 },
    registrationNumber: 'DEF456',
  },
  {
    ...{ ...usual, name: 'Kia Picanto', kind: 'loanCar', colour: 'sand', order: 6 },
    registrationNumber: 'GHJ12K',
  },
];

/** A person of the demo, who does every service or those of one group. */
interface DemoPerson {
  name: string;
  phone: string | null;
  born: string;
  isActive?: boolean;
  does?: ServiceGroup;
}

// The telephone numbers are from the range reserved for fiction.
export const staff: DemoPerson[] = [
  { name: 'Amira Lind', phone: '+46701740605', born: '1985-07-09' },
  { name: 'Johan Berg', phone: '+46701740606', born: '1990-01-18', does: 'workshop' },
  { name: 'Sara Köhler', phone: '+46701740607', born: '1979-03-02', does: 'workshop' },
  { name: 'Åke Öström', phone: '+46701740608', born: '1964-08-23' },
  { name: 'Mirwais Ahmadzai', phone: '+46701740609', born: '1996-11-30', does: 'wash' },
  {
    ...{ name: 'Anna-Lena Gustafsson-Wallenström', phone: '+46701740610' },
    ...{ born: '1972-05-14', does: 'wash' },
  },
  { name: 'Zoë Lindqvist', phone: null, born: '2004-02-29', does: 'wash' },
  { name: 'Pär Nyström', phone: '+46701740611', born: '1958-12-06', isActive: false },
];

/** Days whose hours differ from the usual week's, with their dates. */
export function openingExceptions(today: CalendarDate): [string, OpeningExceptionDraft][] {
  return [
    [today.add({ days: 12 }).toString(), { label: 'Inventering', intervals: [] }],
    [
      today.add({ days: 19 }).toString(),
      { label: 'Personalmöte', intervals: [{ opens: 7 * 60, closes: 12 * 60 }] },
    ],
  ];
}
