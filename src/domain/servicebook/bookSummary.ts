import { parseDate } from '@internationalized/date';
import { isFromOrder } from '@/domain/order/orderOdometer';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { BookSummary, Vehicle } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import { correctedIds, type Correcting } from './corrections';
import { kmPerDay, readingsOf } from './nextService';
import type { RegisterReading } from './odometerConflict';
import { byDay, type ServiceEntry, type ServiceEntryDraft, type ServiceKind } from './serviceEntry';

/** The summary of a book without entries. */
export const emptySummary: BookSummary = {
  serviceOn: null,
  serviceKm: null,
  serviceKmOn: null,
  kmPerYear: null,
  inspectedOn: null,
  tyresOn: null,
  serviceToldOn: null,
  inspectionToldOn: null,
  tyresToldOn: null,
};

/** An entry of a book, with its id. */
export interface BookEntry {
  id: string;
  data: ServiceEntryDraft & Correcting;
}

/** The entries that count: those that no other corrects, the newest first. */
export function standing(entries: readonly BookEntry[]): BookEntry[] {
  const corrected = correctedIds(entries);
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

/**
 * The odometer that the register keeps, in km, when entries are added to a book: the last reading, if that is more. Only an added
 * entry may lower it: with its reason, or by correcting the entry from which it came. Work done before the car came into the
 * register tells nothing of an instrument that was changed since.
 */
function odometerAfter(
  { odometerKm: knownKm, createdAt }: Vehicle,
  there: readonly BookEntry[],
  added: readonly BookEntry[],
  orderKm: number | null,
): number | null {
  const stands = new Set(standing([...there, ...added]));
  const latest = latestReadings([...stands]);
  const wasCorrected = latestReadings(there).some(
    (each) => each.data.odometerKm === knownKm && !stands.has(each),
  );
  if (wasCorrected) return latest[0]?.data.odometerKm ?? null;
  // The order's reading was taken when the car came. The entry made from the order corrects it.
  const ofOrder = latest.find((each) => added.includes(each))?.data.odometerKm ?? null;
  if (ofOrder !== null && isFromOrder({ odometerKm: knownKm }, orderKm)) return ofOrder;
  const since = dayOf(createdAt).toString();
  const read = latest.flatMap((each) => (added.includes(each) ? [each.data] : []));
  const explained = read.find(
    ({ odometerReason, doneOn }) =>
      odometerReason !== null && (knownKm === null || doneOn >= since),
  );
  if (explained) return explained.odometerKm;
  const most = read.find(({ odometerReason }) => odometerReason === null)?.odometerKm ?? 0;
  return most > (knownKm ?? 0) ? most : knownKm;
}

/** The entries that stand and tell of an odometer on the last day on which one was read, the highest first. */
function latestReadings(entries: readonly BookEntry[]): BookEntry[] {
  const read = standing(entries).filter(({ data }) => data.odometerKm !== null);
  return read.filter(({ data }) => data.doneOn === read[0]?.data.doneOn);
}

/**
 * The register's odometer that a new entry is compared with. Null if it is not known, or if it came from the entry that the new
 * one corrects, or from the order that proposes it, whose reading is `orderKm`.
 */
export function registerReading(
  { odometerKm, createdAt }: Pick<Vehicle, 'odometerKm' | 'createdAt'>,
  there: readonly BookEntry[],
  correctsId: string | null,
  orderKm: number | null = null,
): RegisterReading | null {
  if (odometerKm === null || isFromOrder({ odometerKm }, orderKm)) return null;
  const isFromCorrected = latestReadings(there).some(
    ({ id, data }) => id === correctsId && data.odometerKm === odometerKm,
  );
  return isFromCorrected ? null : { km: odometerKm, since: dayOf(createdAt).toString() };
}

/**
 * The changes of the register when entries are added to those of a book: its summary, and the odometer where another was read.
 * `orderKm` is the reading of the order that an entry was made from.
 */
export function changedByEntries(
  { id, data }: { id: string; data: Vehicle },
  there: readonly BookEntry[],
  added: readonly BookEntry[],
  orderKm: number | null = null,
): RegisterChange[] {
  const now = summaryOf([...there, ...added]);
  const before = data.book;
  // A due time that has changed, or work that has been done, needs a new reminder.
  const kept = (isSame: boolean, toldOn: string | null | undefined) =>
    isSame ? (toldOn ?? null) : null;
  const isSameService = before?.serviceOn === now.serviceOn && before.serviceKm === now.serviceKm;
  const book: BookSummary = {
    ...now,
    serviceToldOn: kept(isSameService, before?.serviceToldOn),
    inspectionToldOn: kept(before?.inspectedOn === now.inspectedOn, before?.inspectionToldOn),
    tyresToldOn: kept(before?.tyresOn === now.tyresOn, before?.tyresToldOn),
  };
  const odometerKm = odometerAfter(data, there, added, orderKm);
  const values = { book, ...(odometerKm !== data.odometerKm && { odometerKm }) };
  return [{ collection: 'vehicles', id, kind: 'update', values }];
}
