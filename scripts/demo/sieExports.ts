import type { CalendarDate } from '@internationalized/date';
import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { invoiceId } from '@/domain/invoice/invoice';
import { reachAt, type SieExportFields, unexported } from '@/domain/invoice/sieExport';
import { vouchersOf } from '@/domain/invoice/vouchers';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { DemoInvoice } from './invoices';
import { invoiceSettings } from './workshop';

const by = 'demo-owner';
/** When the owner fetches a month, in minutes from midnight of the first day after it: before the workshop opens. */
const fetchedAt = 400;

/** The exports to the bookkeeping: one of each month that is over when `today` begins, of what the one before it has not. */
export function demoSieExports(
  invoices: readonly DemoInvoice[],
  today: CalendarDate,
): { values: SieExportFields; createdAt: Date }[] {
  const { method, sieSeries, accounts } = invoiceSettings;
  const documents = invoices.map(({ values, createdAt }) => {
    return { ...values, createdAt, createdBy: by };
  });
  const payments = invoices.flatMap(({ payment }) =>
    payment
      ? [
          {
            ...{ id: payment.id, pending: false },
            data: { ...payment.values, createdAt: payment.createdAt, createdBy: by },
          },
        ]
      : [],
  );
  const made: { values: SieExportFields; createdAt: Date }[] = [];
  const begun = invoices[0] ? dayOf(invoices[0].createdAt).set({ day: 1 }) : today;
  for (let day = begun.add({ months: 1 }); day.compare(today) < 0; day = day.add({ months: 1 })) {
    const createdAt = instantAt(day, fetchedAt);
    const after = made.at(-1)?.values ?? unexported;
    const { paymentsTo } = reachAt(createdAt, after);
    const issued = documents.filter(
      (each) => each.number > after.invoicesTo && each.createdAt <= createdAt,
    );
    const noted = payments.filter(
      ({ data }) => data.createdAt > after.paymentsTo && data.createdAt <= paymentsTo,
    );
    const paid = new Set(noted.map(({ data }) => data.invoiceId));
    const of = documents.filter(({ number }) => paid.has(invoiceId(number)));
    const booked = bookedPayments(noted, { invoices: of, payments: [], credits: [] });
    const vouchers = vouchersOf({ invoices: issued, payments: booked }, invoiceSettings).length;
    const invoicesTo = issued.at(-1)?.number ?? after.invoicesTo;
    const values = {
      ...{ number: made.length + 1, invoicesTo, paymentsTo, method, sieSeries, accounts, vouchers },
    };
    made.push({ values, createdAt });
  }
  return made;
}
