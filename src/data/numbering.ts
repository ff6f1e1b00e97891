import { doc, type DocumentSnapshot, type Firestore, runTransaction } from 'firebase/firestore';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { errorCode } from '@/errorCode';
import { withTimeout } from '@/auth/withTimeout';
import { seriesId } from '@/domain/invoice/invoice';
import { type InvoiceContent, numbered, type Numbered } from '@/domain/invoice/invoiceContent';
import { seriesDocument } from '@/domain/invoice/series';
import { dayOf } from '@/domain/time/swedishTime';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/journal';
import { readDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** Why nothing was issued: nobody has begun the series, or what it is made of is no longer as it was shown. */
export class NotIssuedError extends Error {
  constructor(readonly reason: 'noSeries' | 'changedOrder' | 'changedDraft' | 'changedInvoice') {
    super(`Not issued: ${reason}`);
  }
}

/** Whether the server may have issued what was asked for, without its answer having come. */
export function isAnswerLost(error: unknown): boolean {
  return ['auth/timeout', 'unavailable', 'deadline-exceeded'].includes(errorCode(error));
}

/** Reads a document of the workshop in the transaction that issues; null when there is none at the path. */
export type ReadInside = <T>(path: string, schema: GenericSchema<unknown, T>) => Promise<T | null>;

/** What is written with an invoice or a credit that has got its number; throws NotIssuedError where it may not be issued. */
export type Alongside = (issued: Numbered, read: ReadInside) => Promise<Change[]>;

/** How often an invoice is tried while others issue theirs: all of a workshop share one series. */
const mostTries = 8;

/** Whether invoices can be issued now: the server gives the numbers, and two devices without it would give the same. */
export function useCanIssue(): boolean {
  const { home } = useStore();
  const { offline } = useSavingState();
  return home.kind !== 'device' && !offline;
}

/** Who issues and where; `mayBegin` is whether they may begin the series. */
export interface Issuer {
  db: Firestore;
  uid: string;
  workshopId: string;
  mayBegin: boolean;
}

/**
 * Gives an invoice or a credit the next number of the series; resolves to the id. The number, the invoice and what `alongside`
 * adds are one transaction, which is never queued. Rejects with NotIssuedError, and as the SDK does.
 */
export async function issueInSeries(
  { db, uid, workshopId, mayBegin }: Issuer,
  content: InvoiceContent,
  hasLengthDigit: boolean,
  alongside: Alongside,
): Promise<string> {
  const parent = `workshops/${workshopId}`;

  function once() {
    return runTransaction(db, async (transaction) => {
      const read: ReadInside = async (path, schema) =>
        readExisting(await transaction.get(doc(db, parent, path)), schema);
      const series = await read(`series/${seriesId}`, seriesDocument);
      // An owner says where a series begins.
      if (!series && !mayBegin) throw new NotIssuedError('noSeries');
      const today = dayOf(new Date()).toString();
      const issued = numbered(content, { series, today, hasLengthDigit });
      const path = `${parent}/series/${seriesId}`;
      const { first, last, lastOn } = issued.series;
      applyChanges(transaction, db, uid, [
        ...(await alongside(issued, read)),
        series
          ? { kind: 'update', path, values: { last, lastOn } }
          : { kind: 'create', path, values: { first, last, lastOn } },
        { kind: 'create', path: `${parent}/invoices/${issued.id}`, values: { ...issued.invoice } },
      ]);
      return issued.id;
    });
  }

  // The rules see what somebody else has just issued before the transaction does, and refuse the same number.
  for (let tries = 1; ; tries++) {
    try {
      return await once();
    } catch (error) {
      if (!isRefused(error) || tries === mostTries) throw error;
    }
  }
}

/** Gives invoices and credits their numbers, as `issueInSeries` does; rejects without contact after ten seconds, too. */
export function useNumbering() {
  const { db, uid } = useStore();
  const { id: workshopId, role } = useWorkshop();
  return useMemo(() => {
    const issuer = { db, uid, workshopId, mayBegin: role === 'owner' };
    return async (content: InvoiceContent, hasLengthDigit: boolean, alongside: Alongside) => {
      try {
        return await withTimeout(issueInSeries(issuer, content, hasLengthDigit, alongside));
      } catch (error) {
        if (!(error instanceof NotIssuedError)) console.warn('Nothing was issued', error);
        throw error;
      }
    };
  }, [db, uid, workshopId, role]);
}

function readExisting<T>(snapshot: DocumentSnapshot, schema: GenericSchema<unknown, T>): T | null {
  if (!snapshot.exists()) return null;
  const data = readDocument(snapshot, schema);
  if (data === undefined) throw new Error(`${snapshot.ref.path} cannot be read`);
  return data;
}
