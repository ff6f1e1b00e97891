import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { type OrderRead, useReadHistories } from '@/data/invoicing/historyReading';
import { overInvoicedOre } from '@/domain/invoice/orderInvoice';
import { historyFaults } from '@/domain/order/historyCheck';
import { inspectionFaults } from '@/domain/inspection/inspectionCheck';
import { orderName } from '@/domain/order/order';
import { historyFaultText, inspectionFaultText } from '@/components/orders/historyFaultText';
import { formatMoney } from '@/domain/values/money';
import { workOrderPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { FetchedPart } from './FetchedPart';
import { FindingList } from './FindingList';
import { useAddressedPeriod } from './useAddressedPeriod';
import { useFetched } from './useFetched';
import styles from './Bookkeeping.module.css';

/** The check of the orders that were created in the period of the address: what changed without an event or an answer, and what is invoiced beyond it. */
export function HistoryPart() {
  const { first, last, name } = useAddressedPeriod();
  const [asked, setAsked] = useState<string | null>(null);
  const period = name.toLowerCase();
  return (
    <section className={styles.card} aria-labelledby="histories">
      <h2 id="histories">Arbetsordernas historik</h2>
      {asked === name ? (
        <Checked first={first} last={last} period={period} />
      ) : (
        <div>
          <Button onClick={() => setAsked(name)}>Kontrollera historiken för {period}</Button>
        </div>
      )}
    </section>
  );
}

function Checked({
  first,
  last,
  period,
}: {
  first: CalendarDate;
  last: CalendarDate;
  period: string;
}) {
  const fetched = useFetched(useReadHistories(first, last));
  return (
    <FetchedPart fetched={fetched} what={`historiken för ${period}`}>
      {(read) => <Found {...read} />}
    </FetchedPart>
  );
}

function Found({
  orders,
  unreadable,
}: {
  orders: readonly OrderRead[];
  unreadable: readonly string[];
}) {
  const found = useMemo(() => {
    const about = (id: string, texts: string[]) => ({
      to: workOrderPath(id),
      title: orderName(id),
      texts,
    });
    return [
      ...unreadable.map((id) => about(id, ['Ordern kan inte läsas.'])),
      ...orders.flatMap(({ order, events, inspections, issued, ...known }) => {
        const texts = [
          ...historyFaults(order.data, events, known, true).map(historyFaultText),
          ...inspections.flatMap((each) => inspectionFaults(each, events)).map(inspectionFaultText),
        ];
        const overOre = overInvoicedOre(order.data, issued);
        if (overOre > 0) {
          texts.push(`Fakturerad med ${formatMoney(overOre)} mer än det som är utfört på ordern.`);
        }
        return texts.length > 0 ? [about(order.id, texts)] : [];
      }),
    ];
  }, [orders, unreadable]);
  const count = orders.length + unreadable.length;
  if (count === 0) return <p>Ingen arbetsorder är skapad under perioden.</p>;
  if (found.length === 0) {
    return (
      <Alert kind="done">
        <p>Allt stämmer: {count} arbetsorder, och historiken är hel.</p>
      </Alert>
    );
  }
  return (
    <>
      <Alert kind="trouble">
        <p>
          {found.length} av {count} arbetsorder stämmer inte.
        </p>
      </Alert>
      <FindingList label="Arbetsorder som inte stämmer" found={found} />
    </>
  );
}
