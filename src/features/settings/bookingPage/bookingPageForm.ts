import type { BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
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
