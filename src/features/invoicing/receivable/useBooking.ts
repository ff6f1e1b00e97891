import { useEffect, useRef, useState } from 'react';
import { usePaymentRecords } from '@/data/invoicing/payments';
import type { MatchedRow } from '@/domain/invoice/bankMatch';
import { type NewPayment, numbersOf } from '@/domain/invoice/bankShares';
import { isRefused } from '@/data/sync/isRefused';
import { errorText } from '@/ui/behaviour/errorText';

/** A row with the payments that it becomes. */
export type BankRowToBook = MatchedRow & { payments: readonly NewPayment[] };

/** A booking of rows: which are booked, which were already, and why others are not. */
export interface BankRun {
  isOver: boolean;
  /** The rows to book, in their order. */
  chosen: readonly BankRowToBook[];
  booked: readonly BankRowToBook[];
  /** The rows that somebody else booked meanwhile. */
  there: readonly BankRowToBook[];
  failed: readonly { row: BankRowToBook; why: string }[];
}

const partlyBooked = 'En del av raden är redan bokförd. Läs in filen igen.';

function withRow(run: BankRun, list: 'booked' | 'there', row: BankRowToBook): BankRun {
  return { ...run, [list]: [...run[list], row] };
}

/** Books rows one after the other, each whole or not at all, until all are tried, contact is lost or it is cancelled. */
export function useBooking() {
  const { note } = usePaymentRecords();
  const [run, setRun] = useState<BankRun | null>(null);
  const stopped = useRef(new AbortController());

  useEffect(() => () => stopped.current.abort(), []);

  async function book(chosen: readonly BankRowToBook[]) {
    const { signal } = (stopped.current = new AbortController());
    let now: BankRun = { isOver: false, chosen, booked: [], there: [], failed: [] };
    setRun(now);
    for (const row of chosen) {
      try {
        const noted = await note(
          `Betalning av ${numbersOf(row.shares).toLowerCase()}`,
          row.payments,
        );
        now =
          noted === 'partly'
            ? { ...now, failed: [...now.failed, { row, why: partlyBooked }] }
            : withRow(now, noted === 'noted' ? 'booked' : 'there', row);
      } catch (error) {
        now = { ...now, failed: [...now.failed, { row, why: errorText(error) }] };
        // Without contact each of the rest would wait for ten seconds.
        if (!isRefused(error)) break;
      }
      if (signal.aborted) break;
      setRun(now);
    }
    setRun({ ...now, isOver: true });
  }

  return {
    run,
    book: (rows: readonly BankRowToBook[]) => void book(rows),
    cancel: () => stopped.current.abort(),
  };
}
