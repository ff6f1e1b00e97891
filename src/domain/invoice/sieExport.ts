import * as v from 'valibot';
import { documentId, instant, wrongShape } from '@/domain/values/fields';
import { bookkeepingMethods, invoiceSettingsDraft } from './invoiceSettings';

const whole = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));

/**
 * A document of `workshops/{id}/sieExports`, with its number as the id: what the bookkeeping has been given. It begins where the
 * one before it ended, so that what is in it, and how it was booked, can be computed again.
 */
export const sieExportDocument = v.object(
  {
    number: whole,
    /** The last number of an invoice or a credit in it. */
    invoicesTo: whole,
    /** The server's time up to which payments were noted that are in it, this instant included. */
    paymentsTo: instant,
    method: v.picklist(bookkeepingMethods, wrongShape),
    sieSeries: invoiceSettingsDraft.entries.sieSeries,
    accounts: invoiceSettingsDraft.entries.accounts,
    vouchers: whole,
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type SieExport = v.InferOutput<typeof sieExportDocument>;
export type SieExportFields = Omit<SieExport, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const sieExportLabels: Record<keyof SieExportFields, string> = {
  number: 'Nummer',
  invoicesTo: 'Till och med faktura',
  paymentsTo: 'Till och med betalningar noterade',
  method: 'Bokföringsmetod',
  sieSeries: 'Verifikatserie',
  accounts: 'Konton',
  vouchers: 'Antal verifikat',
};

/** The end of an export; the next one begins after it. */
export type Reach = Pick<SieExport, 'invoicesTo' | 'paymentsTo'>;

/** Before the first export. */
export const unexported: Reach = { invoicesTo: 0, paymentsTo: new Date(0) };

/**
 * The age in ms that a payment must have before it is exported: a newer one might not be readable yet. The rules ask for one
 * minute; the second minute is for a device whose clock is fast.
 */
const settlingMs = 120_000;

/** The end of an export that is asked for `now` and begins after `after`; it never goes back. */
export function reachAt(now: Date, after: Reach): Reach {
  const settled = new Date(now.getTime() - settlingMs);
  return {
    invoicesTo: Number.MAX_SAFE_INTEGER,
    paymentsTo: settled > after.paymentsTo ? settled : after.paymentsTo,
  };
}
