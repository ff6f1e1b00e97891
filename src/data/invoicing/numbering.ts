import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { type GenericSchema, pick } from 'valibot';
import { errorCode } from '@/errorCode';
import { answerTimeoutMs, withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import { invoiceDocument, invoiceId, seriesId } from '@/domain/invoice/invoice';
import {
  type InvoiceContent,
  numbered,
  type Numbered,
  type Numbering,
} from '@/domain/invoice/invoiceContent';
import { invoiceSettingsDraft, usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import { ocrOf, ocrRivalOf } from '@/domain/invoice/ocr';
import { sellerOf } from '@/domain/invoice/parties';
import {
  nextInSeries,
  type Series,
  seriesDocument,
  type SeriesFields,
} from '@/domain/invoice/series';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';
import { same } from '@/domain/values/same';
import { workshopDocument } from '@/domain/workshop/workshop';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/outbox';
import { useLiveDocument } from '@/data/sync/live';
import { readDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** An invoice was not issued: the series has not begun, or a document that it is made of is no longer as it was shown. */
export class NotIssuedError extends Error {
  constructor(
    readonly reason:
      'noSeries' | 'changedSeller' | 'changedOrder' | 'changedDraft' | 'changedInvoice',
  ) {
    super(`Not issued: ${reason}`);
  }
}

/** True if the server may have issued what was asked for, without its answer having come. */
export function isAnswerLost(error: unknown): boolean {
  return ['auth/timeout', 'unavailable', 'deadline-exceeded'].includes(errorCode(error));
}

/** Reads a document of the workshop in the transaction that issues; null when there is none at the path. */
export type ReadInside = <T>(path: string, schema: GenericSchema<unknown, T>) => Promise<T | null>;

/**
 * Gives the changes that are written with an invoice or a credit that has got its number; throws NotIssuedError if it may not be
 * issued.
 */
export type Alongside = (issued: Numbered, read: ReadInside) => Promise<Change[]>;

/** The way in which a number becomes an OCR, and the first number of a new series. */
export type NumberedBy = Pick<Numbering, 'hasLengthDigit' | 'firstNumber'>;

/** The most tries for an invoice while others issue theirs: all of a workshop share one series. */
const mostTries = 20;
/**
 * The wait for an answer, in ms. A number that is given up too early is taken by others meanwhile. The page says already after
 * ten seconds that the contact is lost.
 */
const answerMs = 30_000;
const firstPauseMs = 100;
const longestPauseMs = 3_000;

/** Waits before the next try, longer each time, and by chance, so that those who came at once do not come at once again. */
function pause(tries: number): Promise<void> {
  const mostMs = Math.min(firstPauseMs * 2 ** tries, longestPauseMs);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * mostMs));
}

/** True if somebody else may have taken the number meanwhile. */
function isTaken(error: unknown): boolean {
  return (
    isRefused(error) ||
    ['aborted', 'already-exists', 'failed-precondition'].includes(errorCode(error))
  );
}

/** True if invoices can be issued now: the server gives the numbers, and two devices without it would give the same. */
export function useCanIssue(): boolean {
  const { home } = useStore();
  const { offline } = useSavingState();
  return home.kind !== 'device' && !offline;
}

/** Watches the series; its data is null until the first invoice is issued. */
export function useSeries(): Live<Entry<Series> | null> {
  const series = useWorkshopCollection('series');
  return useLiveDocument(doc(series, seriesId), seriesDocument);
}

/** The person who issues, and the workshop; `mayBegin` is true if they may begin the series. */
export interface Issuer {
  db: Firestore;
  uid: string;
  workshopId: string;
  mayBegin: boolean;
}

/**
 * Gives an invoice or a credit the next number of the series; resolves to the id. The number, the invoice and what `alongside`
 * adds are one transaction, which is never queued. Rejects with NotIssuedError, as the SDK does, and after thirty
 * seconds without an answer.
 */
export async function issueInSeries(
  { db, uid, workshopId, mayBegin }: Issuer,
  content: InvoiceContent,
  by: NumberedBy,
  alongside: Alongside,
): Promise<string> {
  // The last number when it was read the latest time, and when the next one was refused; null before the first.
  let last: number | null = null;
  let lastRefused: number | null | undefined;

  async function write(transaction: Transaction): Promise<string> {
    const read: ReadInside = async (path, schema) =>
      readExisting(
        await transaction.get(doc(db, 'workshops', workshopId, ...path.split('/').filter(Boolean))),
        schema,
      );
    const [series, workshop, settings] = await Promise.all([
      read(`series/${seriesId}`, seriesDocument),
      read('', workshopDocument),
      read('invoiceSettings/main', invoiceSettingsDraft),
    ]);
    last = series && series.last;
    // An owner says where a series begins.
    if (!series && !mayBegin) throw new NotIssuedError('noSeries');
    // The rules compare the seller with what the server has, also while an own change is on its way there.
    if (!workshop || !same(content.seller, sellerOf(workshop, settings ?? usualInvoiceSettings)))
      throw new NotIssuedError('changedSeller');
    const today = dayOf(new Date()).toString();
    const hasLengthDigit = by.hasLengthDigit || (await isOcrTaken(read, series, by, today));
    const issued = numbered(content, { ...by, hasLengthDigit, series, today });
    const path = documentPath(workshopId, 'series', seriesId);
    const { series: after } = issued;
    applyChanges(transaction, db, uid, [
      ...(await alongside(issued, read)),
      series
        ? { kind: 'update', path, values: { last: after.last, lastOn: after.lastOn } }
        : { kind: 'create', path, values: { ...after } },
      {
        kind: 'create',
        path: documentPath(workshopId, 'invoices', issued.id),
        values: { ...issued.invoice },
      },
    ]);
    return issued.id;
  }

  // The SDK's own tries wait a second and more each, and do not go on when the rules see a number that somebody else has just
  // taken. As long as answers come, there is contact.
  let answeredAt = Date.now();
  for (let tries = 1; ; tries++) {
    const leftMs = answeredAt + answerMs - Date.now();
    try {
      return await withTimeout(runTransaction(db, write, { maxAttempts: 1 }), leftMs);
    } catch (error) {
      if (tries === mostTries) throw error;
      if (isTaken(error)) {
        // The number is still free: the rules refuse the invoice.
        if (isRefused(error) && last === lastRefused) throw error;
        lastRefused = last;
        answeredAt = Date.now();
      } else if (!isAnswerLost(error) || Date.now() - answeredAt >= answerTimeoutMs) throw error;
    }
    await pause(tries);
  }
}

/** Tells whether an invoice that was issued with a length digit has the OCR that the next number gets without one. */
async function isOcrTaken(
  read: ReadInside,
  series: SeriesFields | null,
  { firstNumber }: NumberedBy,
  today: string,
): Promise<boolean> {
  const { last: number } = nextInSeries(series, today, firstNumber);
  const rival = ocrRivalOf(number);
  if (rival === null) return false;
  const other = await read(`invoices/${invoiceId(rival)}`, pick(invoiceDocument, ['ocr']));
  return other?.ocr === ocrOf(number, false);
}

/** Gives invoices and credits their numbers, as `issueInSeries` does. */
export function useNumbering() {
  const { db, uid } = useStore();
  const { id: workshopId, role } = useWorkshop();
  return useMemo(() => {
    const issuer = { db, uid, workshopId, mayBegin: role === 'owner' };
    return async (content: InvoiceContent, by: NumberedBy, alongside: Alongside) => {
      try {
        return await issueInSeries(issuer, content, by, alongside);
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
