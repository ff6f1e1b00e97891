import type { BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
import { formatDuration } from '@/domain/values/duration';
import { textOf } from '@/ui/behaviour/textOf';

/** The settings as texts for the form, under the names of its fields. */
export function bookingPageTexts(settings: BookingSettingsDraft) {
  return {
    slug: settings.slug,
    isOpen: settings.isOpen,
    leadMinutes: formatDuration(settings.leadMinutes),
    horizonDays: String(settings.horizonDays),
    intro: settings.intro ?? '',
  };
}

export type BookingPageTexts = ReturnType<typeof bookingPageTexts>;

/** Reads the form into an object for `bookingSettingsDraft` to parse. */
export function readBookingPage(data: FormData) {
  return {
    slug: textOf(data, 'slug'),
    isOpen: data.has('isOpen'),
    leadMinutes: textOf(data, 'leadMinutes'),
    horizonDays: textOf(data, 'horizonDays'),
    intro: textOf(data, 'intro'),
  };
}
