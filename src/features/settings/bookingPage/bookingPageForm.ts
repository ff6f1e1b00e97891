import * as v from 'valibot';
import {
  bookingSettingsDraft,
  type BookingSettingsDraft,
} from '@/domain/publicPage/bookingSettings';
import { formatDuration } from '@/domain/values/duration';
import { textOf } from '@/ui/behaviour/textOf';

/** The settings as texts for the form, under the names of its fields. */
export function bookingPageTexts(settings: BookingSettingsDraft) {
  return {
    slug: settings.slug,
    isOpen: settings.isOpen,
    workshopMode: settings.workshopMode,
    washMode: settings.washMode,
    leadMinutes: formatDuration(settings.leadMinutes),
    horizonDays: String(settings.horizonDays),
    cancelMinutes: formatDuration(settings.cancelMinutes),
    perHour: String(settings.perHour),
    intro: settings.intro ?? '',
  };
}

export type BookingPageTexts = ReturnType<typeof bookingPageTexts>;

/** Reads the form into an object for `bookingSettingsDraft` to parse. */
export function readBookingPage(data: FormData) {
  return {
    slug: textOf(data, 'slug'),
    isOpen: data.has('isOpen'),
    workshopMode: textOf(data, 'workshopMode'),
    washMode: textOf(data, 'washMode'),
    leadMinutes: textOf(data, 'leadMinutes'),
    horizonDays: textOf(data, 'horizonDays'),
    cancelMinutes: textOf(data, 'cancelMinutes'),
    perHour: textOf(data, 'perHour'),
    intro: textOf(data, 'intro'),
  };
}

/** The settings as far as the texts can be read; a field that cannot be read is as in `former`. */
export function readableSettings(
  texts: BookingPageTexts,
  former: BookingSettingsDraft,
): BookingSettingsDraft {
  const readable = Object.entries(bookingSettingsDraft.entries).flatMap(([name, field]) => {
    const read = v.safeParse(field, Reflect.get(texts, name));
    return read.success ? [[name, read.output] as const] : [];
  });
  return Object.assign({ ...former }, Object.fromEntries(readable));
}
