import {
  bookingSettingsDocument,
  bookingSettingsLabels,
} from '@/domain/publicPage/bookingSettings';
import { formatDuration } from '@/domain/values/duration';
import type { Collection, Derived } from './collection';
import { fieldsOf, yesOrNo } from './field';

/** The collections about the page that strangers read, for the map of all collections. */
export const publicCollections = {
  bookingSettings: {
    one: 'Sidan med lediga tider',
    fields: fieldsOf(bookingSettingsDocument, bookingSettingsLabels, {
      slug: String,
      isOpen: yesOrNo,
      leadMinutes: formatDuration,
      horizonDays: (days) => `${days} dagar`,
      intro: String,
    }),
    exported: { as: 'sidan med lediga tider', page: 500 },
    customers: 'unconcerned',
  },
  publicPages: { derivedFrom: 'bookingSettings' },
  publicWeeks: { derivedFrom: 'openingHours' },
} satisfies Record<string, Collection | Derived>;
