import { doc, getDocFromServer, limit, orderBy, query, runTransaction } from 'firebase/firestore';
import { useMemo } from 'react';
import { withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import type { InvoiceSettingsFields } from '@/domain/invoice/invoiceSettings';
import {
  type Reach,
  reachAt,
  type SieExport,
  sieExportDocument,
  type SieExportFields,
  unexported,
} from '@/domain/invoice/sieExport';
import { type Voucher, vouchersOf } from '@/domain/invoice/vouchers';
import type { Entry, Live } from '@/domain/values/live';
import { applyChanges } from '@/data/sync/applyChanges';
import { useLiveList } from '@/data/sync/live';
import { readDocument } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import { useBookedRange } from './bookedRange';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most exports that are shown. */
export const mostSieExports = 100;

/** Watches the latest exports to the bookkeeping, the newest first. */
export function useSieExports(): Live<Entry<SieExport>[]> {
  const exports = useWorkshopCollection('sieExports');
  const latest = query(exports, orderBy('number', 'desc'), limit(mostSieExports));
  return useLiveList(latest, sieExportDocument);
}

/** Somebody else has exported meanwhile, so that what was read is remembered already. */
export class ExportedMeanwhileError extends Error {}

/** Computes exports anew from what was issued and paid, and remembers them; without contact each rejects. */
export function useSieVouchers() {
  const { db, uid } = useStore();
  const { id: workshopId } = useWorkshop();
  const { booked } = useBookedRange();
  return useMemo(() => {
    /** The rules refuse a number whose former is missing, so that the export before this one is the last. */
    function remember(fields: SieExportFields): Promise<void> {
      const path = documentPath(workshopId, 'sieExports', String(fields.number));
      return runTransaction(db, async (transaction) => {
        const there = await transaction.get(doc(db, path));
        if (there.exists()) throw new ExportedMeanwhileError(`${path} exists`);
        applyChanges(transaction, db, uid, [{ kind: 'create', path, values: { ...fields } }]);
      });
    }

    async function formerOf(number: number): Promise<Reach> {
      if (number === 1) return unexported;
      const path = documentPath(workshopId, 'sieExports', String(number - 1));
      const snapshot = await withTimeout(getDocFromServer(doc(db, path)));
      const former = snapshot.exists() ? readDocument(snapshot, sieExportDocument) : undefined;
      if (!former) throw new Error(`${snapshot.ref.path} cannot be read`);
      return former;
    }

    /** Gives all that came after the `former` export, up to now, as the vouchers of a next one. */
    async function unremembered(
      former: SieExport | null,
      { method, accounts }: Pick<InvoiceSettingsFields, 'method' | 'accounts'>,
    ) {
      const after = former ?? unexported;
      const to = reachAt(new Date(), after);
      const read = await booked(after, to, method);
      const invoicesTo = read.invoices.at(-1)?.number ?? after.invoicesTo;
      const reach: Reach = { invoicesTo, paymentsTo: to.paymentsTo };
      return { reach, vouchers: vouchersOf(read, { method, accounts }) };
    }

    return {
      /**
       * The vouchers of all that was issued and paid after the `former` export, null for none, and the number under which they
       * are remembered; without vouchers nothing is remembered. Rejects with ExportedMeanwhileError.
       */
      async next(
        former: SieExport | null,
        settings: Pick<InvoiceSettingsFields, 'method' | 'sieSeries' | 'accounts'>,
      ): Promise<{ number: number; vouchers: Voucher[] }> {
        const { reach, vouchers } = await unremembered(former, settings);
        const { method, sieSeries, accounts } = settings;
        const number = (former?.number ?? 0) + 1;
        if (vouchers.length > 0) {
          const made = { method, sieSeries, accounts, vouchers: vouchers.length };
          await withTimeout(remember({ number, ...reach, ...made }));
        }
        return { number, vouchers };
      },
      unremembered,
      /** The vouchers of a remembered export, as they were: of its range, by its method and on its accounts. */
      async again(remembered: SieExport): Promise<Voucher[]> {
        const former = await formerOf(remembered.number);
        const read = await booked(former, remembered, remembered.method);
        return vouchersOf(read, remembered);
      },
    };
  }, [db, uid, workshopId, booked]);
}
