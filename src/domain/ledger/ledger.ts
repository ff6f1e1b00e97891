import type { Entry } from '@/domain/values/live';
import type { LedgerEntry } from './ledgerEvent';
import type { LedgerIdentity, LedgerPerson } from './ledgerPerson';
import { type FiscalYear, keptWith, removedYear } from './retention';

/** All that a device has of a workshop's ledger, in no order. */
export interface Ledger {
  events: LedgerEntry[];
  /** Every document of persons, the former ones too. */
  persons: Entry<LedgerPerson>[];
  /** Their numbers, with the same ids; empty for those who may not read them. */
  identities: Entry<LedgerIdentity>[];
  /** True if only a part of it has come to the device. */
  isPartial: boolean;
}

/** The notice above a ledger of which only a part has come. */
export const partialText =
  'Bara en del av liggaren är hämtad till den här enheten. Händelser, rättelser och personer kan saknas tills den får kontakt med servern.';

/** The events that a removal has taken away: those kept with a year that the ledger tells of as removed. */
export function removedIds(events: readonly LedgerEntry[], fiscalYear: FiscalYear): string[] {
  const years = new Set(events.flatMap(({ data }) => removedYear(data) ?? []));
  if (years.size === 0) return [];
  return events.filter(({ data }) => years.has(keptWith(data, fiscalYear))).map(({ id }) => id);
}

/** The hash of the latest event of other chains that the server has registered; null where there is none. */
export function latestOfOthers(
  events: readonly LedgerEntry[],
  isOwn: (id: string) => boolean,
): string | null {
  let latest: LedgerEntry | undefined;
  for (const each of events) {
    if (each.pending || isOwn(each.id)) continue;
    if (!latest || each.data.createdAt > latest.data.createdAt) latest = each;
  }
  return latest?.data.hash ?? null;
}
