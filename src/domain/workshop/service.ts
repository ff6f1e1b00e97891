import * as v from 'valibot';
import { formatDuration, parseDuration } from '@/domain/values/duration';
import {
  flag,
  line,
  order,
  orderLimit,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { refused, type Parsed } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import { vatRates } from '@/domain/values/vat';

export const serviceGroups = ['workshop', 'wash'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

export const serviceGroupLabels: Record<ServiceGroup, string> = {
  workshop: 'Verkstad',
  wash: 'Biltvätt',
};

/** Name in characters, length in minutes (up to a week), price in öre including VAT. */
export const serviceLimits = {
  name: { min: 1, max: 120 },
  minutes: { min: 5, max: 10_080 },
  priceOre: { min: 0, max: 10_000_000 },
  order: orderLimit,
} as const;

/** The fields that a person fills in about a service; the price includes VAT. */
export const serviceDraft = v.object(
  {
    name: line(serviceLimits.name, 'Fyll i tjänstens namn.'),
    group: v.picklist(serviceGroups, 'Välj verkstad eller biltvätt.'),
    minutes: wholeNumber(parseDuration, serviceLimits.minutes, formatDuration),
    priceOre: wholeNumber(parsePrice, serviceLimits.priceOre, formatMoney),
    vatRate: v.pipe(
      wholeNumber(parseVatRate, { min: 0, max: 25 }, (rate) => `${rate} %`),
      v.picklist(vatRates, 'Välj en av momssatserna 25, 12, 6 och 0 %.'),
    ),
    isPublic: flag,
    order,
    isActive: flag,
  },
  wrongShape,
);

/** A document of `workshops/{id}/services`. */
export const serviceDocument = v.object({ ...serviceDraft.entries, ...serverTimes }, wrongShape);

export type ServiceDraft = v.InferOutput<typeof serviceDraft>;
export type Service = v.InferOutput<typeof serviceDocument>;

/** The Swedish names of the fields. */
export const serviceLabels: Record<keyof ServiceDraft, string> = {
  name: 'Namn',
  group: 'Grupp',
  minutes: 'Tid',
  priceOre: 'Pris inkl. moms',
  vatRate: 'Moms',
  isPublic: 'Visas publikt',
  order: 'Ordning i listan',
  isActive: 'Aktiv',
};

function parsePrice(text: string): Parsed<number> {
  return parseMoney(text, serviceLimits.priceOre.max);
}

function parseVatRate(text: string): Parsed<number> {
  const [, rate] = /^(\d{1,2}) ?%?$/.exec(codeText(text)) ?? [];
  return rate === undefined ? refused('Välj en momssats.') : { ok: true, value: Number(rate) };
}
