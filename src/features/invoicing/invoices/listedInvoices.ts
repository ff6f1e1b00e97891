import type { Invoice } from '@/domain/invoice/invoice';
import type { Receivable } from '@/domain/invoice/receivable';
import { type Entry, joinedLive, type Live } from '@/domain/values/live';

/** Invoices, the newest first, with what is known to be owed for them. */
export interface ListedInvoices {
  live: Live<Entry<Invoice>[]>;
  /** True when there may be older invoices. */
  isCut: boolean;
  owed: Entry<Receivable>[];
}

/** Data that several answers give together: no more certain than the least certain of them. */
export function joined<T>(data: T, answers: readonly Live<unknown>[]): Live<T> {
  const all = joinedLive(
    answers.map((live) => (live.kind === 'ready' ? { ...live, data: [] } : live)),
  );
  // The same document may be unreadable in several answers.
  return all.kind === 'ready' ? { ...all, data, unreadable: [...new Set(all.unreadable)] } : all;
}

/** Each entry once, the greatest number first. */
export function newest<T extends { number: number }>(entries: readonly Entry<T>[]): Entry<T>[] {
  const each = new Map(entries.map((entry) => [entry.id, entry]));
  return [...each.values()].toSorted((one, other) => other.data.number - one.data.number);
}
