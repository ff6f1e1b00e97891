import type { Invoice } from '@/domain/invoice/invoice';
import type { Receivable } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';

/** Invoices, the newest first, with what is known to be owed for them. */
export interface ListedInvoices {
  live: Live<Entry<Invoice>[]>;
  /** Whether there may be older ones. */
  isCut: boolean;
  owed: Entry<Receivable>[];
}

/** Data that several answers give together: no more certain than the least certain of them. */
export function joined<T>(data: T, answers: readonly Live<unknown>[]): Live<T> {
  const failed = answers.find((live) => live.kind === 'failed');
  if (failed) return failed;
  const ready = answers.filter((live) => live.kind === 'ready');
  if (ready.length < answers.length) return { kind: 'loading' };
  const fromCache = ready.some((live) => live.fromCache);
  const unreadable = [...new Set(ready.flatMap((live) => live.unreadable))];
  return { kind: 'ready', data, fromCache, unreadable };
}

/** Each entry once, the greatest number first. */
export function newest<T extends { number: number }>(entries: readonly Entry<T>[]): Entry<T>[] {
  const each = new Map(entries.map((entry) => [entry.id, entry]));
  return [...each.values()].toSorted((one, other) => other.data.number - one.data.number);
}
