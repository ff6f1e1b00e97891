import * as v from 'valibot';
import {
  flag,
  fromText,
  paragraphs,
  serverTimes,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatDuration, parseDuration } from '@/domain/values/duration';
import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';

/**
 * The ways to book a time of a group of services: by telephone, by a request that the workshop answers, or at once.
 */
export const bookingModes = ['phone', 'request', 'instant'] as const;
export type BookingMode = (typeof bookingModes)[number];

export const bookingModeLabels: Record<BookingMode, string> = {
  phone: 'Per telefon',
  request: 'Med en förfrågan som ni svarar på',
  instant: 'Direkt',
};

/**
 * The address in characters, the earliest time in minutes from now, how far ahead times are shown in days, the last time to call
 * off in minutes before the start, the requests in an hour.
 */
export const bookingSettingsLimits = {
  slug: { min: 3, max: 40 },
  leadMinutes: { min: 0, max: 20_160 },
  horizonDays: { min: 1, max: 60 },
  cancelMinutes: { min: 0, max: 20_160 },
  perHour: { min: 1, max: 100 },
  intro: { min: 1, max: 500 },
} as const;

const slugShape = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/;

/** Reads the last part of a page's address, such as `ekbacken`; capitals, spaces and å, ä, ö become what an address takes. */
export function parseSlug(text: string): Parsed<string> {
  const value = slugOf(text);
  return slugShape.test(value)
    ? { ok: true, value }
    : refused('Skriv minst tre tecken: a–z, siffror och bindestreck.');
}

/** The address that a name gives, without any guarantee that it is long enough: `Ekbackens Bil & Däck` is `ekbackens-bil-dack`. */
export function slugOf(name: string): string {
  return codeText(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, bookingSettingsLimits.slug.max)
    .replace(/-$/, '');
}

function parseDays(text: string): Parsed<number> {
  const [, days] = /^(\d{1,3}) ?(?:dag|dagar)?$/.exec(codeText(text).toLowerCase()) ?? [];
  return days === undefined
    ? refused('Skriv ett antal dagar, till exempel 30.')
    : { ok: true, value: Number(days) };
}

function parseCount(text: string): Parsed<number> {
  const [count] = /^\d{1,3}$/.exec(codeText(text)) ?? [];
  return count === undefined
    ? refused('Skriv ett antal, till exempel 10.')
    : { ok: true, value: Number(count) };
}

/** The fields that an owner fills in about the page where car owners see free times. */
export const bookingSettingsDraft = v.object(
  {
    slug: fromText(parseSlug),
    isOpen: flag,
    workshopMode: v.picklist(bookingModes, wrongShape),
    washMode: v.picklist(bookingModes, wrongShape),
    leadMinutes: wholeNumber(parseDuration, bookingSettingsLimits.leadMinutes, formatDuration),
    horizonDays: wholeNumber(
      parseDays,
      bookingSettingsLimits.horizonDays,
      (days) => `${days} dagar`,
    ),
    cancelMinutes: wholeNumber(parseDuration, bookingSettingsLimits.cancelMinutes, formatDuration),
    perHour: wholeNumber(parseCount, bookingSettingsLimits.perHour, String),
    intro: paragraphs(bookingSettingsLimits.intro),
  },
  wrongShape,
);

/** The document `workshops/{id}/bookingSettings/main`. */
export const bookingSettingsDocument = v.object(
  { ...bookingSettingsDraft.entries, ...serverTimes },
  wrongShape,
);

export type BookingSettingsDraft = v.InferOutput<typeof bookingSettingsDraft>;
export type BookingSettings = v.InferOutput<typeof bookingSettingsDocument>;

/** The Swedish names of the fields. */
export const bookingSettingsLabels: Record<keyof BookingSettingsDraft, string> = {
  slug: 'Sidans adress',
  isOpen: 'Lediga tider visas',
  workshopMode: 'Verkstad bokas',
  washMode: 'Biltvätt bokas',
  leadMinutes: 'Tidigast',
  horizonDays: 'Längst fram',
  cancelMinutes: 'Avbokning senast',
  perHour: 'Högst per timme',
  intro: 'Text överst på sidan',
};

/**
 * The page of a workshop that has chosen nothing but its address: from three hours on, for thirty days; repairs are asked for, washes
 * are booked at once, and both can be called off until the day before.
 */
export function usualBookingSettings(workshopName: string): BookingSettingsDraft {
  return {
    slug: slugOf(workshopName),
    isOpen: true,
    workshopMode: 'request',
    washMode: 'instant',
    leadMinutes: 180,
    horizonDays: 30,
    cancelMinutes: 1440,
    perHour: 10,
    intro: null,
  };
}
