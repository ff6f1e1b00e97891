import {
  count,
  getAggregateFromServer,
  limit,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore';
import { endOfMonth, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { withTimeout } from '@/withTimeout';
import type { WorkshopCollection } from '@/domain/collections/collections';
import type { Counted } from '@/domain/report/counted';
import { type FactsByDay, factsIn, valueOf } from '@/domain/report/facts';
import { type Days, dayTexts } from '@/domain/report/period';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** A sum of the sealed days of a month beside that of the documents: öre without VAT, a number of documents, öre paid. */
export interface ControlRow {
  /** `2026-11`. */
  month: string;
  what: 'net' | 'invoices' | 'payments';
  sealed: number;
  documents: number;
}

export type Control =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; rows: ControlRow[] };

/**
 * Gives "Kontrollera": it has the server add the documents of the whole months of a period up, beside their sealed days. Months of
 * which days are missing or to come are left out.
 */
export function useReportControl(
  days: Days,
  { facts, counted }: { facts: FactsByDay; counted: Counted },
) {
  const store = useStore();
  const { id } = useWorkshop();
  const [state, setState] = useState<Control>({ kind: 'idle' });

  function check() {
    setState({ kind: 'checking' });
    Promise.all(wholeMonths(days, counted).map((month) => rowsOf(store, id, month, facts))).then(
      (rows) => setState({ kind: 'ready', rows: rows.flat() }),
      (error: unknown) =>
        setState({
          kind: 'failed',
          error: error instanceof Error ? error : new Error(String(error)),
        }),
    );
  }
  return { state, check };
}

function wholeMonths(days: Days, counted: Counted): string[] {
  const months = [...new Set(dayTexts(days).map((day) => day.slice(0, 7)))];
  return months.filter((month) => {
    const all = dayTexts(daysOf(month));
    const hasBegun = counted.begun === null || (all.at(-1) ?? '') >= counted.begun;
    const isIn = hasBegun && all[0] !== undefined && all[0] >= String(days.first);
    const isDone = (day: string) =>
      counted.days.has(day) || (counted.begun !== null && day < counted.begun);
    return isIn && all.every(isDone);
  });
}

function daysOf(month: string): Days {
  const first = parseDate(`${month}-01`);
  return { first, last: endOfMonth(first) };
}

/** The days that are added up at once: the rules want a limit, and a sum ends at it. */
const daysAtOnce = 7;
const mostAtOnce = 500;

/** So many documents in so few days that a sum cannot be had. */
class TooManyToAdd extends Error {
  constructor() {
    super('The rules let no sum be of so many documents');
  }
}

async function rowsOf(
  { db }: Pick<Store, 'db'>,
  workshopId: string,
  month: string,
  facts: FactsByDay,
): Promise<ControlRow[]> {
  const days = daysOf(month);
  const added = { net: 0, invoices: 0, payments: 0 };
  for (
    let first = days.first;
    first.compare(days.last) <= 0;
    first = first.add({ days: daysAtOnce })
  ) {
    const week = first.add({ days: daysAtOnce - 1 });
    const last = week.compare(days.last) > 0 ? days.last : week;
    const on = (name: WorkshopCollection, field: string) =>
      query(
        workshopCollection(db, workshopId, name),
        where(field, '>=', String(first)),
        where(field, '<=', String(last)),
        orderBy(field),
        limit(mostAtOnce),
      );
    const [issued, paid] = await withTimeout(
      Promise.all([
        getAggregateFromServer(on('invoices', 'issuedOn'), { ore: sum('netOre'), all: count() }),
        getAggregateFromServer(on('payments', 'paidOn'), { ore: sum('amountOre'), all: count() }),
      ]),
    );
    const [invoices, payments] = [issued.data(), paid.data()];
    if (invoices.all >= mostAtOnce || payments.all >= mostAtOnce) throw new TooManyToAdd();
    added.net += invoices.ore;
    added.invoices += invoices.all;
    added.payments += payments.ore;
  }
  const sealed = factsIn(facts, days);
  return (['net', 'invoices', 'payments'] as const).map((what) => ({
    month,
    what,
    sealed: valueOf(sealed, what),
    documents: added[what],
  }));
}
