import type { PendingWrite } from '@/data/journal';
import { formatDuration } from '@/domain/duration';
import { roleLabels } from '@/domain/member';
import { formatMoney } from '@/domain/money';
import { formatClockTime } from '@/domain/clockTime';
import { serviceGroupLabels } from '@/domain/service';

/** What the fields are called in the forms where they were typed. */
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
};

const formats: Record<string, (value: unknown) => string> = {
  priceOre: (value) => (typeof value === 'number' ? formatMoney(value) : ''),
  minutes: (value) => (typeof value === 'number' ? formatDuration(value) : ''),
  opens: (value) => (typeof value === 'number' ? formatClockTime(value) : ''),
  closes: (value) => (typeof value === 'number' ? formatClockTime(value) : ''),
  role: (value) => new Map<unknown, string>(Object.entries(roleLabels)).get(value) ?? '',
  group: (value) => new Map<unknown, string>(Object.entries(serviceGroupLabels)).get(value) ?? '',
};

/** What was typed in a write that was refused, as lines to read and copy. */
export function refusedText({ changes }: PendingWrite): string {
  const lines = changes.flatMap((change) =>
    change.kind === 'delete' ? ['Skulle tas bort.'] : linesOf(change.values),
  );
  return lines.join('\n');
}

/** Fields without a name of their own are the app's bookkeeping and were not typed by anyone. */
function linesOf(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown) =>
        typeof item === 'object' && item !== null ? prefixed(key, linesOf(item)) : [],
      );
    }
    if (typeof value === 'object' && value !== null) return prefixed(key, linesOf(value));
    const name = names[key];
    return name === undefined || value === null ? [] : [`${name}: ${show(key, value)}`];
  });
}

function prefixed(key: string, lines: string[]): string[] {
  const name = names[key];
  return name === undefined ? lines : lines.map((line) => `${name}, ${line}`);
}

function show(key: string, value: unknown): string {
  if (value === true) return 'Ja';
  if (value === false) return 'Nej';
  return formats[key]?.(value) ?? String(value);
}
