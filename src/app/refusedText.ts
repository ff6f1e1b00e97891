import type { PendingWrite } from '@/data/sync/journal';
import { bookingStatusLabels } from '@/domain/booking/booking';
import { customerKindLabels } from '@/domain/register/customer';
import { formatDuration } from '@/domain/values/duration';
import { roleLabels } from '@/domain/workshop/member';
import { formatMoney } from '@/domain/values/money';
import { formatClockTime } from '@/domain/time/clockTime';
import { formatOdometer } from '@/domain/values/odometer';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { resourceKindLabels } from '@/domain/workshop/resource';
import { serviceGroupLabels } from '@/domain/workshop/service';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import { fuelLabels } from '@/domain/register/vehicle';

/** Field names as the forms show them. */
const names: Record<string, string> = {
  name: 'Namn',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  hasFSkatt: 'Godkänd för F-skatt',
  street: 'Gatuadress',
  postcode: 'Postnummer',
  city: 'Ort',
  phone: 'Telefon',
  email: 'E-post',
  fiscalYearEnd: 'Räkenskapsåret slutar',
  closedOnHolidays: 'Stängt på helgdagar',
  monday: 'Måndag',
  tuesday: 'Tisdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lördag',
  sunday: 'Söndag',
  opens: 'Öppnar',
  closes: 'Stänger',
  label: 'Anledning',
  group: 'Grupp',
  minutes: 'Tid',
  priceOre: 'Pris',
  vatRate: 'Moms, %',
  isPublic: 'Visas publikt',
  isActive: 'Aktiv',
  kind: 'Slag',
  colour: 'Färg',
  role: 'Roll',
  number: 'Nummer',
  reference: 'Er referens',
  paymentDays: 'Betalningsvillkor',
  phones: 'Telefon',
  notes: 'Anteckningar',
  tags: 'Etikett',
  status: 'Status',
  statusReason: 'Anledning',
  mergedInto: 'Ihopslagen med',
  registrationNumber: 'Registreringsnummer',
  make: 'Märke',
  model: 'Modell',
  year: 'Årsmodell',
  vin: 'Chassinummer',
  fuel: 'Drivmedel',
  odometerKm: 'Mätarställning',
  firstMonth: 'Första månad i trafik',
  ownerId: 'Ägare',
  payerId: 'Betalare',
  driverId: 'Förare',
  customerId: 'Kund',
  vehicleId: 'Fordon',
  services: 'Tjänst',
  bufferMinutes: 'Buffert',
  resourceId: 'Resurs',
  staffId: 'Person',
  startsAt: 'Start',
  endsAt: 'Slut',
  isAllDay: 'Hela dagar',
  keyNumber: 'Nyckelnummer',
  message: 'Meddelande från kunden',
  note: 'Intern anteckning',
  outsideHours: 'Utanför öppettiderna',
  isReminded: 'Påmind',
};

// The write holds only an id, so the text cannot name the customer.
const customerInRegister = 'en kund i registret';

const identityLabels = { swedish: 'Svenskt', foreign: 'Utländskt' };

const statusLabels = {
  active: 'Aktiv',
  anonymised: 'Anonymiserad',
  removed: 'Borttagen',
  merged: 'Ihopslagen',
};

const formats: Record<string, (value: unknown) => string> = {
  priceOre: ofNumber(formatMoney),
  minutes: ofNumber(formatDuration),
  opens: ofNumber(formatClockTime),
  closes: ofNumber(formatClockTime),
  paymentDays: ofNumber((days) => `${days} dagar`),
  odometerKm: ofNumber(formatOdometer),
  phone: ofText(formatPhone),
  phones: ofText(formatPhone),
  registrationNumber: ofText(formatRegistrationNumber),
  role: oneOf(roleLabels),
  group: oneOf(serviceGroupLabels),
  kind: oneOf({ ...customerKindLabels, ...resourceKindLabels, ...identityLabels }),
  fuel: oneOf(fuelLabels),
  ownerId: () => customerInRegister,
  payerId: () => customerInRegister,
  driverId: () => customerInRegister,
  mergedInto: () => customerInRegister,
  customerId: () => customerInRegister,
  vehicleId: () => 'ett fordon i registret',
  resourceId: () => 'en av verkstadens resurser',
  staffId: () => 'en av personalen',
  services: ofService,
  bufferMinutes: ofNumber(formatDuration),
  startsAt: ofInstant,
  endsAt: ofInstant,
  status: oneOf({ ...statusLabels, ...bookingStatusLabels }),
};

/** The values typed in a refused write, as lines to read and copy. */
export function refusedText({ changes }: PendingWrite): string {
  // A slot holds nothing that its booking does not hold.
  const typed = changes.filter(({ path }) => !path.includes('/slots/'));
  const lines = typed.flatMap((change) =>
    change.kind === 'delete' ? ['Skulle tas bort.'] : linesOf(change.values),
  );
  return lines.join('\n');
}

/** A field that is missing in `names` is the app's bookkeeping: nobody typed its value. */
function linesOf(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.flatMap((item: unknown) => linesOf({ [key]: item }));
    const isMap = typeof value === 'object' && value !== null && !(value instanceof Date);
    if (isMap && key !== 'services') return prefixed(key, linesOf(value));
    const name = names[key];
    return name === undefined || value === null ? [] : [`${name}: ${show(key, value)}`];
  });
}

function prefixed(key: string, lines: string[]): string[] {
  const name = names[key];
  return name === undefined ? lines : lines.map((line) => `${name}, ${line}`);
}

function ofNumber(format: (value: number) => string) {
  return (value: unknown) => (typeof value === 'number' ? format(value) : '');
}

function ofText(format: (value: string) => string) {
  return (value: unknown) => (typeof value === 'string' ? format(value) : '');
}

function ofInstant(value: unknown) {
  if (!(value instanceof Date)) return '';
  return `${formatLongDay(dayOf(value))} ${formatClock(value)}`;
}

function ofService(value: unknown) {
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';
}

function oneOf(labels: Record<string, string>) {
  return (value: unknown) => new Map<unknown, string>(Object.entries(labels)).get(value) ?? '';
}

function show(key: string, value: unknown): string {
  if (value === true) return 'Ja';
  if (value === false) return 'Nej';
  return formats[key]?.(value) ?? String(value);
}
