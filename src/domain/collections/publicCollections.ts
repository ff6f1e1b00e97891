import {
  bookingModeLabels,
  bookingSettingsDocument,
  bookingSettingsLabels,
} from '@/domain/publicPage/bookingSettings';
import {
  askedServices,
  requestDocument,
  requestLabels,
  requestStageLabels,
  requestStatusLabels,
} from '@/domain/publicPage/request';
import { serviceGroupLabels } from '@/domain/workshop/service';
import { formatPhone } from '@/domain/values/phone';
import { formatDuration } from '@/domain/values/duration';
import type { Collection, Derived } from './collection';
import { fieldsOf, formatInstant, labelIn, namedIn, yesOrNo } from './field';

/** The collections about the page that strangers read, for the map of all collections. */
export const publicCollections = {
  bookingSettings: {
    one: 'Sidan med lediga tider',
    fields: fieldsOf(bookingSettingsDocument, bookingSettingsLabels, {
      slug: String,
      isOpen: yesOrNo,
      workshopMode: labelIn(bookingModeLabels),
      washMode: labelIn(bookingModeLabels),
      leadMinutes: formatDuration,
      horizonDays: (days) => `${days} dagar`,
      cancelMinutes: formatDuration,
      perHour: String,
      intro: String,
    }),
    exported: { as: 'sidan med lediga tider', page: 500 },
    customers: 'unconcerned',
  },
  requests: {
    one: 'Förfrågan',
    fields: fieldsOf(requestDocument, requestLabels, {
      group: labelIn(serviceGroupLabels),
      services: (services) =>
        askedServices({ services })
          .map(({ name }) => name)
          .join(', '),
      resourceId: namedIn('resources', 'en plats'),
      startsAt: formatInstant,
      endsAt: formatInstant,
      plate: String,
      name: String,
      phone: formatPhone,
      email: String,
      message: String,
      // The secret lets its reader call the time off.
      linkId: () => 'hemlig',
      status: labelIn(requestStatusLabels),
      stage: labelIn(requestStageLabels),
      times: (times) => times.map(formatInstant).join(', '),
      wishedAt: formatInstant,
      wantsEarlier: yesOrNo,
      visitId: () => 'flera tider',
    }),
    title: 'plate',
    exported: { as: 'förfrågningarna', page: 500 },
    // It names no customer by id. Its person is forgotten thirty days after it was closed, or when the customer is anonymised.
    customers: { merging: 'followed', anonymising: 'emptied', extract: 'listedByContact' },
  },
  requestLinks: { derivedFrom: 'requests' },
  publicCounters: { derivedFrom: 'requests' },
  publicPages: { derivedFrom: 'bookingSettings' },
  publicWeeks: { derivedFrom: 'openingHours' },
} satisfies Record<string, Collection | Derived>;
