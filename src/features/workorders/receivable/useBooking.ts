import { useEffect, useRef, useState } from 'react';
import { usePaymentRecords } from '@/data/payments';
import type { MatchedRow } from '@/domain/invoice/bankMatch';
import { isRefused } from '@/data/sync/isRefused';
import { errorText } from '@/ui/errorText';

/** A booking of rows: which are booked, which were already, and why others are not. */
export interface BankRun {
  isOver: boolean;
  /** The rows to book, in their order. */
  chosen: readonly MatchedRow[];
  booked: readonly MatchedRow[];
  /** Those that somebody else booked meanwhile. */
  there: readonly MatchedRow[];
  failed: readonly { row: MatchedRow; why: string }[];
}

/** Books rows one after the other, each whole or not at all, until all are tried, contact is lost or it is cancelled. */
export function useBooking() {
  const { note } = usePaymentRecords();
  const [run, setRun] = useState<BankRun | null>(null);
  const stopped = useRef(new AbortController());

  useEffect(() => () => stopped.current.abort(), []);

  async function book(chosen: readonly MatchedRow[]) {
    const { signal } = (stopped.current = new AbortController());
    let now: BankRun = { isOver: false, chosen, booked: [], there: [], failed: [] };
    setRun(now);
    for (const row of chosen) {
      const { payment, invoice, paymentId } = row;
      if (!payment || !invoice || paymentId === null) continue;
      const fields = {
        ...payment,
        invoiceId: invoice.id,
        method: 'bank',
        correctsId: null,
      } as const;
      try {
        const noted = await note(`Betalning av faktura ${invoice.data.number}`, paymentId, fields);
        const list = noted === 'noted' ? 'booked' : 'there';
        now = { ...now, [list]: [...now[list], row] };
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
    book: (rows: readonly MatchedRow[]) => void book(rows),
    cancel: () => stopped.current.abort(),
  };
}
