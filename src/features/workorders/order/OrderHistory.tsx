import { LiveList } from '@/components/LiveList';
import { mostEvents, useOrderEvents } from '@/data/orders';
import type { KnownAgreement } from '@/domain/order/agreement';
import { formatEventValue } from '@/domain/collections/orderCollections';
import { type OrderEvent, orderEventKindLabels } from '@/domain/order/orderEvent';
import { answerWayLabels, type Approval } from '@/domain/order/approval';
import { type Estimate, estimateName } from '@/domain/order/estimate';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { EventList, type Told } from './EventList';
import styles from './Order.module.css';

/** What has happened to an order, the newest first: what was changed, from what to what, by whom and when. */
export function OrderHistory({
  orderId,
  agreement: { estimates, approvals },
}: {
  orderId: string;
  agreement: KnownAgreement;
}) {
  const agreement = [...estimates.map(toldOf(askedText)), ...approvals.map(toldOf(answeredText))];
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">Historik</h2>
      <LiveList
        live={useOrderEvents(orderId)}
        noun={['händelse', 'händelser']}
        empty={<p className={styles.none}>Inga händelser än.</p>}
      >
        {(events) => (
          <>
            <EventList items={[...events.map(told), ...agreement].toSorted(latestFirst)} />
            {events.length === mostEvents && <p>De {mostEvents} senaste visas.</p>}
          </>
        )}
      </LiveList>
    </section>
  );
}

function toldOf<T extends { createdBy: string; createdAt: Date }>(textOf: (data: T) => string) {
  return ({ id, data }: Entry<T>): Told => {
    return { id, text: textOf(data), by: data.createdBy, at: data.createdAt };
  };
}

const told = toldOf(eventText);

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
  const [from, to] = [before, after].map((value) => value && formatEventValue(value));
  const change =
    kind === 'created' || kind === 'inspection' ? to : `${from ?? 'inget'} → ${to ?? 'borttagen'}`;
  if (kind === 'waiting') return `${from ?? 'Väntar inte'} → ${to ?? 'väntar inte'}`;
  return `${orderEventKindLabels[kind]}: ${change}${reason ? ` (${reason})` : ''}`;
}
