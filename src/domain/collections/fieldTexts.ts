import {
  type bookingDocument,
  type BookedService,
  bookingStatusLabels,
} from '@/domain/booking/booking';
import { type FuelLevel, fuelLevelLabels, type LoanRecord } from '@/domain/booking/loanRecord';
import type { ReplacedText } from '@/domain/record/replacedText';
import {
  type customerDocument,
  customerKindLabels,
  recordStatusLabels,
} from '@/domain/register/customer';
import {
  type BookSummary,
  fuelLabels,
  type vehicleDocument,
  vehicleStatusLabels,
} from '@/domain/register/vehicle';
import { formatAddress } from '@/domain/values/address';
import { formatDuration } from '@/domain/values/duration';
import { formatFiscalYearEnd } from '@/domain/values/fiscalYear';
import { formatMoney } from '@/domain/values/money';
import { formatOdometer } from '@/domain/values/odometer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPersonalIdentityNumber } from '@/domain/values/personalIdentityNumber';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { formatIntervals, type OpenInterval } from '@/domain/workshop/openingHours';
import {
  resourceColourLabels,
  type resourceDocument,
  resourceKindLabels,
} from '@/domain/workshop/resource';
import { type serviceDocument, serviceGroupLabels } from '@/domain/workshop/service';
import type { Staff } from '@/domain/workshop/staff';
import type { workshopDocument } from '@/domain/workshop/workshop';
import {
  each,
  type FieldText,
  formatInstant,
  labelIn,
  namedIn,
  plainText,
  type TextsOf,
  yesOrNo,
} from './field';

const customer = namedIn('customers', 'en kund i registret');
const vehicle = namedIn('vehicles', 'ett fordon i registret');
const resource = namedIn('resources', 'en av verkstadens platser');
const service = namedIn('services', 'en borttagen tjänst');
/** A staff card by its id. */
export const person = namedIn('staff', 'en av personalen');
/** An account by its id. */
export const account = namedIn('members', 'ett konto');

/** The texts of a workshop. */
export const workshopTexts: TextsOf<typeof workshopDocument.entries> = {
  name: String,
  organisationNumber: formatOrganisationNumber,
  vatNumber: String,
  hasFSkatt: yesOrNo,
  address: formatAddress,
  phone: formatPhone,
  email: String,
  fiscalYearEnd: formatFiscalYearEnd,
  fiscalYearChangedAt: formatInstant,
  closedOnHolidays: yesOrNo,
  hourlyRateOre: formatMoney,
  needsCheck: yesOrNo,
  hidesCosts: yesOrNo,
  sharesReports: yesOrNo,
  checklistDone: yesOrNo,
  owners: each(account),
};

/** The texts of a service. */
export const serviceTexts: TextsOf<typeof serviceDocument.entries> = {
  name: String,
  group: labelIn(serviceGroupLabels),
  minutes: formatDuration,
  priceOre: formatMoney,
  vatRate: formatVatRate,
  isPublic: yesOrNo,
  order: formatPlace,
  isActive: yesOrNo,
};

/** The texts of a resource. */
export const resourceTexts: TextsOf<typeof resourceDocument.entries> = {
  name: String,
  kind: labelIn(resourceKindLabels),
  colour: labelIn(resourceColourLabels),
  registrationNumber: formatRegistrationNumber,
  order: formatPlace,
  isActive: yesOrNo,
};

/** The texts of a customer. */
export const customerTexts: TextsOf<typeof customerDocument.entries> = {
  kind: labelIn(customerKindLabels),
  name: String,
  organisationNumber: formatOrganisationNumber,
  vatNumber: String,
  reference: String,
  paymentDays: (days) => `${days} dagar`,
  phones: each(formatPhone),
  email: String,
  address: formatAddress,
  notes: String,
  tags: each(String),
  status: labelIn(recordStatusLabels),
  statusReason: String,
  mergedInto: customer,
};

/**
 * The register's summary of a service book: `nästa service 2027-03-01 eller 120 000 km, 15 000 km om året, påmind 2026-11-20`.
 */
function formatBook(book: BookSummary): string {
  const next = [book.serviceOn, book.serviceKm !== null && formatOdometer(book.serviceKm)];
  const [nextText, told] = [
    next.filter(Boolean).join(' eller '),
    [book.serviceToldOn, book.inspectionToldOn, book.tyresToldOn].filter((day) => day !== null),
  ];
  return [
    nextText && `nästa service ${nextText}`,
    book.kmPerYear !== null && `${formatOdometer(book.kmPerYear)} om året`,
    book.inspectedOn && `besiktad ${book.inspectedOn}`,
    book.tyresOn && `däck bytta ${book.tyresOn}`,
    told.length > 0 && `påmind ${told.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The texts of a vehicle. */
export const vehicleTexts: TextsOf<typeof vehicleDocument.entries> = {
  registrationNumber: formatRegistrationNumber,
  make: String,
  model: String,
  year: String,
  vin: String,
  fuel: labelIn(fuelLabels),
  odometerKm: formatOdometer,
  firstMonth: String,
  notes: String,
  ownerId: customer,
  payerId: customer,
  driverId: customer,
  formerOwners: (owners, nameOf) =>
    Object.entries(owners)
      .map(([id, day]) => `${customer(id, nameOf)} till ${day}`)
      .join(', '),
  book: formatBook,
  status: labelIn(vehicleStatusLabels),
};

/** The texts of a booking. */
export const bookingTexts: TextsOf<typeof bookingDocument.entries> = {
  customerId: customer,
  vehicleId: vehicle,
  services: each(formatBookedService),
  bufferMinutes: formatDuration,
  resourceId: resource,
  staffId: person,
  startsAt: formatInstant,
  endsAt: formatInstant,
  isAllDay: yesOrNo,
  keyNumber: String,
  message: String,
  note: String,
  outsideHours: yesOrNo,
  status: labelIn(bookingStatusLabels),
  isReminded: yesOrNo,
  visitId: () => yesOrNo(true),
  loan: formatLoan,
  followUpIds: (ids) => (ids.length > 0 ? `${ids.length} st` : ''),
};

/** Shows the record of a loan, `Ut 2026-11-20 08:05, 45 210 km, 3/4`, and its return; `Bokad` until it is handed out. */
function formatLoan(loan: LoanRecord): string {
  const { outAt, odometerOutKm, fuelOut, backAt, odometerBackKm, fuelBack } = loan;
  const event = (word: string, at: Date, km: number | null, fuel: FuelLevel | null) =>
    [
      `${word} ${formatInstant(at)}`,
      km !== null && formatOdometer(km),
      fuel && fuelLevelLabels[fuel],
    ]
      .filter(Boolean)
      .join(', ');
  const events = [
    outAt && event('Ut', outAt, odometerOutKm, fuelOut),
    backAt && event('Tillbaka', backAt, odometerBackKm, fuelBack),
  ];
  return events.filter(Boolean).join('; ') || 'Bokad';
}

/** Shows the open times of a day, or `Stängt` for a day without any. */
export function formatDayHours(intervals: OpenInterval[]): string {
  return formatIntervals(intervals) || 'Stängt';
}

/** Shows a Swedish identity number with its hyphen, and a foreign one as it is. */
export function formatIdentityNumber(number: string): string {
  return /^\d{12}$/.test(number) ? formatPersonalIdentityNumber(number) : number;
}

/** Shows a replaced value of whatever field. */
export function formatKeptValue(value: ReplacedText['value']): string {
  return typeof value === 'object' && 'street' in value ? formatAddress(value) : plainText(value);
}

/** Shows the services that a person does by their names. */
export const formatSkills: FieldText<Staff['skills']> = (skills, nameOf) => {
  if (skills === 'all') return 'Alla';
  return each(service)(skills, nameOf) || 'Inga';
};

function formatBookedService({ name, minutes, priceOre, vatRate }: BookedService): string {
  return `${name} (${formatDuration(minutes)}, ${formatMoney(priceOre)} inkl. ${formatVatRate(vatRate)} moms)`;
}

function formatVatRate(rate: number): string {
  return `${rate}\u00a0%`;
}

/** Shows a place in a list, counted from 1. */
export function formatPlace(order: number): string {
  return String(order + 1);
}

/** The values of a map of stored texts, with semicolons between; one that cannot be read stands as it is. */
export function textsOf(
  map: Record<string, string>,
  textOf: (stored: string) => string | undefined,
): string {
  return Object.values(map)
    .map((stored) => textOf(stored) ?? stored)
    .join('; ');
}
