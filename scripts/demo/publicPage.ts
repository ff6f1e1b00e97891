import type { CalendarDate } from '@internationalized/date';
import { parse } from 'valibot';
import { publicPageOf } from '@/domain/publicPage/publicPage';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { instantAt } from '@/domain/time/swedishTime';
import { openingExceptionDraft } from '@/domain/workshop/openingHours';
import { resourceDocument } from '@/domain/workshop/resource';
import { serviceDocument } from '@/domain/workshop/service';
import type { DemoDocument } from '../demoData';
import { bookingSettings, week, workshop } from './workshop';

/** The page that strangers read, its open quarters and its address, derived from the documents of the demo's settings as the app derives them. */
export function publicDocuments(
  path: string,
  documents: readonly DemoDocument[],
  today: CalendarDate,
) {
  const entriesIn = (collection: string) =>
    documents
      .filter((each) => each.path.startsWith(`${path}/${collection}/`))
      .map(({ path: at, fields }) => ({ id: at.slice(at.lastIndexOf('/') + 1), fields }));
  const page = publicPageOf({
    settings: bookingSettings,
    workshop,
    week,
    services: entriesIn('services').map(({ id, fields }) => ({
      id,
      data: parse(serviceDocument, fields),
      pending: false,
    })),
    resources: entriesIn('resources').map(({ id, fields }) => ({
      id,
      data: parse(resourceDocument, fields),
      pending: false,
    })),
  });
  const exceptions = new Map(
    entriesIn('openingExceptions').map(({ id, fields }) => [
      id,
      parse(openingExceptionDraft, fields),
    ]),
  );
  const hours = { week, closedOnHolidays: workshop.closedOnHolidays, exceptions };
  const open = publicWeeksOf(hours, instantAt(today, 0), bookingSettings.horizonDays);
  const written: DemoDocument[] = [
    { path: `${path}/publicPages/main`, fields: page },
    { path: `${path}/publicWeeks/main`, fields: open },
    {
      path: `slugs/${bookingSettings.slug}`,
      fields: { workshopId: path.split('/')[1], releasedAt: null },
    },
  ];
  return { page, weeks: open.weeks, written };
}
