import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type OrderRead, useReadHistories } from '@/data/historyReading';
import { historyFaults } from '@/domain/order/historyCheck';
import { orderName } from '@/domain/order/order';
import { historyFaultText } from '@/features/workorders/order/historyFaultText';
import { workOrderPath } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FetchedPart } from './FetchedPart';
import { useAddressedPeriod } from './useAddressedPeriod';
import { useFetched } from './useFetched';
import styles from './Bookkeeping.module.css';

/** The most orders whose faults are drawn. */
const mostShown = 200;

/** The check of the orders that were created in the period of the address: what changed without an event or an answer. */
export function HistoryPart() {
  const { first, last, name } = useAddressedPeriod();
  const [asked, setAsked] = useState<string | null>(null);
  const period = name.toLowerCase();
  return (
    <section className={styles.card} aria-labelledby="histories">
      <h2 id="histories">Arbetsordernas historik</h2>
      {asked === name ? (
        <Checked {...{ first, last, period }} />
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
  const found = useMemo(
    () => [
      ...unreadable.map((id) => ({ id, texts: ['Ordern kan inte läsas.'] })),
      ...orders.flatMap(({ order, events, ...known }) => {
        const faults = historyFaults(order.data, events, known, true);
        return faults.length > 0 ? [{ id: order.id, texts: faults.map(historyFaultText) }] : [];
      }),
    ],
    [orders, unreadable],
  );
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
          Historiken är inte hel på {found.length} av {count} arbetsorder.
        </p>
      </Alert>
      <ul className={styles.exports} aria-label="Arbetsorder vars historik inte är hel">
        {found.slice(0, mostShown).map(({ id, texts }) => (
          <li key={id}>
            <Link to={workOrderPath(id)} className={styles.document}>
              {orderName(id)}
            </Link>
            {texts.map((text, place) => (
              <p key={`${place} ${text}`}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
      {found.length > mostShown && (
        <p>De {mostShown} första visas. Välj en kortare period för att se de andra.</p>
      )}
    </>
  );
}
