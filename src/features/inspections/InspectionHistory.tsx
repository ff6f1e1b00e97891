import { LiveList } from '@/components/LiveList';
import { mostPointEvents, usePointEvents } from '@/data/orders/inspections';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { pointChangeText } from '@/domain/inspection/toldPoint';
import { EventList } from '@/components/orders/EventList';
import styles from '@/components/inspections/Inspection.module.css';

/** The changes to the points of an inspection, each with account and time, the newest first. */
export function InspectionHistory({ id }: { id: string }) {
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">Historik</h2>
      <LiveList
        live={usePointEvents(id)}
        noun={['händelse', 'händelser']}
        empty={<p className={styles.quiet}>Inga händelser än.</p>}
      >
        {(events) => (
          <>
            <EventList
              items={events.map(({ id: event, data }) => ({
                id: event,
                text: eventText(data),
                by: data.createdBy,
                at: data.createdAt,
              }))}
            />
            {events.length === mostPointEvents && <p>De {mostPointEvents} senaste visas.</p>}
          </>
        )}
      </LiveList>
    </section>
  );
}

function eventText({ kind, before, after }: OrderEvent): string {
  return kind === 'point' ? pointChangeText(before, after) : `Påbörjad: ${after}`;
}
