import { LiveList } from '@/components/LiveList';
import { mostOfAgreement, type WatchedAgreement } from '@/data/orders/agreement';
import { mostEvents, useOrderEvents } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { formatEventValue } from '@/domain/collections/orderCollections';
import { type OrderEvent, orderEventKindLabels } from '@/domain/order/orderEvent';
import { answerWayLabels, type Approval } from '@/domain/order/approval';
import { type Estimate, estimateName } from '@/domain/order/estimate';
import { historyFaults } from '@/domain/order/historyCheck';
import type { WorkOrder } from '@/domain/order/order';
import { type Entry, entriesOf, isWhole, type Live, type Reach } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Alert } from '@/ui/notes/Alert';
import { EventList, type Told } from '@/components/orders/EventList';
import { historyFaultText } from '@/components/orders/historyFaultText';
import styles from '@/components/orders/Order.module.css';

/** The history of an order, the newest first: each change from one value to another, with author and time. */
export function OrderHistory({
  entry,
  agreement: known,
}: {
  entry: Entry<WorkOrder>;
  agreement: WatchedAgreement;
}) {
  const { estimates, approvals, live } = known;
  const agreement = [...estimates.map(toldOf(askedText)), ...approvals.map(toldOf(answeredText))];
  const events = useOrderEvents(entry.id);
  const told = entriesOf(events);
  const reach = useReach();
  // A write that waits has the time of this device, which may come before the server's.
  const isKnown =
    isAllRead(events, reach) &&
    isAllRead(live, reach) &&
    [estimates, approvals].every(({ length }) => length < mostOfAgreement) &&
    [entry, ...told].every(({ pending }) => !pending);
  const faults = isKnown
    ? historyFaults(entry.data, told.toReversed(), known, told.length < mostEvents)
    : [];
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">Historik</h2>
      {faults.length > 0 && (
        <Alert kind="trouble">
          <p>Historiken är inte hel: ordern har ändrats utan att det står i den.</p>
          <ul>
            {faults.map((fault, place) => (
              <li key={`${place} ${fault.kind}`}>{historyFaultText(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <LiveList
        live={events}
        noun={['händelse', 'händelser']}
        empty={<p className={styles.none}>Inga händelser än.</p>}
      >
        {(all) => (
          <>
            <EventList items={[...all.map(eventTold), ...agreement].toSorted(latestFirst)} />
            {all.length === mostEvents && <p>De {mostEvents} senaste visas.</p>}
          </>
        )}
      </LiveList>
    </section>
  );
}

/** True when an answer of the server is whole, and all of it can be read. */
function isAllRead(live: Live<unknown>, reach: Reach): boolean {
  return isWhole(live, reach) && live.kind === 'ready' && live.unreadable.length === 0;
}

function toldOf<T extends { createdBy: string; createdAt: Date }>(textOf: (data: T) => string) {
  return ({ id, data }: Entry<T>): Told => {
    return { id, text: textOf(data), by: data.createdBy, at: data.createdAt };
  };
}

const eventTold = toldOf(eventText);

function latestFirst(one: Told, other: Told): number {
  return other.at.getTime() - one.at.getTime();
}

function askedText(estimate: Estimate): string {
  return `${estimateName(estimate)}: ${formatMoney(estimate.payableOre)}`;
}

function answeredText({ kind, name, how, reason }: Approval): string {
  const way = answerWayLabels[how].toLowerCase();
  if (kind === 'unreachable')
    return `Kunden gick inte att nå (${way})${reason ? `: ${reason}` : ''}`;
  return `Svar av ${name ?? 'någon som är anonymiserad'} (${way})`;
}

/** An event in words: `Nytt steg: Incheckad → Arbete`. */
function eventText({ kind, before, after, reason }: OrderEvent): string {
  if (kind === 'handOver')
    return after === null ? 'Utlämningen är ångrad' : `Utlämnad${reason ? ` (${reason})` : ''}`;
  const [from, to] = [before, after].map((value) => value && formatEventValue(value));
  const because = reason ? ` (${reason})` : '';
  const label = orderEventKindLabels[kind];
  if (kind === 'waiting') return `${from ?? 'Väntar inte'} → ${to ?? 'väntar inte'}`;
  if (kind === 'created' || kind === 'inspection') return `${label}: ${to}${because}`;
  if (kind === 'line' || kind === 'damage') {
    if (before === null) return `${label} tillagd: ${to}${because}`;
    if (after === null) return `${label} borttagen: ${from}${because}`;
  }
  return `${label}: ${from ?? 'ingen'} → ${to ?? 'ingen'}${because}`;
}
