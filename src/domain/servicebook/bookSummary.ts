import { parseDate } from '@internationalized/date';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { BookSummary, Vehicle } from '@/domain/register/vehicle';

import { kmPerDay, readingsOf } from './nextService';
import {
  byDay,
  correctedIds,
  type ServiceEntry,
  type ServiceEntryDraft,
  type ServiceKind,
} from './serviceEntry';

/** What is kept of a book without entries. */
export const emptySummary: BookSummary = {
  ...{ serviceOn: null, serviceKm: null, serviceKmOn: null, kmPerYear: null },
  ...{ inspectedOn: null, tyresOn: null },
  ...{ serviceToldOn: null, inspectionToldOn: null, tyresToldOn: null },
};

/** An entry of a book, with its id. */
export interface BookEntry {
  id: string;
  data: ServiceEntryDraft & Pick<ServiceEntry, 'correctsId'>;
}

/** The entries that count: those that no other corrects, the newest first. */
export function standing(entries: readonly BookEntry[]): BookEntry[] {
  const corrected = correctedIds(entries.map(({ data }) => data));
  return entries
    .filter(({ id }) => !corrected.has(id))
    .toSorted((one, other) => byDay(one.data, other.data));
}

/** The service that the newest entry with one tells of as the next: a later service without one ends it. */
export function nextService(
  entries: readonly BookEntry[],
): Pick<ServiceEntry, 'nextOn' | 'nextKm'> | null {
  const telling = standing(entries).find(
    ({ data }) => data.kind === 'service' || data.nextOn !== null || data.nextKm !== null,
  );
  if (!telling) return null;
  const { nextOn, nextKm } = telling.data;
  return nextOn === null && nextKm === null ? null : { nextOn, nextKm };
}

/** The summary of a book: the next service by its day and by its odometer, and when that is reached by what the car is driven. */
function summaryOf(
  entries: readonly BookEntry[],
): Omit<BookSummary, 'serviceToldOn' | 'inspectionToldOn' | 'tyresToldOn'> {
  const next = nextService(entries);
  const readings = readingsOf(entries);
  const perDay = kmPerDay(readings);
  const last = readings.at(-1);
  const lastOf = (kind: ServiceKind) =>
    standing(entries).find(({ data }) => data.kind === kind)?.data.doneOn ?? null;
  const kmLeft = next?.nextKm == null || !last ? null : Math.max(0, next.nextKm - last.km);
  return {
    serviceOn: next?.nextOn ?? null,
    serviceKm: next?.nextKm ?? null,
    serviceKmOn:
      kmLeft === null || perDay === null || !last
        ? null
        : parseDate(last.on)
            .add({ days: Math.floor(kmLeft / perDay) })
            .toString(),
    kmPerYear: perDay === null ? null : Math.round(perDay * 365),
    inspectedOn: lastOf('inspection'),
    tyresOn: lastOf('tyres'),
  };
}

/** The changes of the register when a book has these entries: its summary, and an odometer that has been read later. */
export function changedByEntries(
  { id, data }: { id: string; data: Vehicle },
  entries: readonly BookEntry[],
): RegisterChange[] {
  const now = summaryOf(entries);
  const before = data.book;
  // What has come nearer, or been done, is to be told of anew.
  const kept = (isSame: boolean, toldOn: string | null | undefined) =>
    isSame ? (toldOn ?? null) : null;
  const isSameService = before?.serviceOn === now.serviceOn && before.serviceKm === now.serviceKm;
  const book: BookSummary = {
    ...now,
    serviceToldOn: kept(isSameService, before?.serviceToldOn),
    inspectionToldOn: kept(before?.inspectedOn === now.inspectedOn, before?.inspectionToldOn),
    tyresToldOn: kept(before?.tyresOn === now.tyresOn, before?.tyresToldOn),
  };
  const { odometerKm = null, odometerReason = null } =
    standing(entries).find((each) => each.data.odometerKm !== null)?.data ?? {};
  // One that reads less for a reason is what the car has now.
  const isNow =
    odometerKm !== null && (odometerReason !== null || odometerKm > (data.odometerKm ?? 0));
  const values = { book, ...(isNow && { odometerKm }) };
  return [{ collection: 'vehicles', id, kind: 'update', values }];
}
