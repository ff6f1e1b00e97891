import { useSearchParams } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { RecordHead } from '@/components/RecordHead';
import { mostFollowUps, useOpenFollowUps } from '@/data/orders/followUps';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import type { FollowUp } from '@/domain/order/followUp';
import type { Entry } from '@/domain/values/live';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/notes/EmptyState';
import { SelectField } from '@/ui/fields/SelectField';
import { FollowUpRow } from './FollowUpRow';
import styles from '@/components/followups/ContactRow.module.css';
import { useDue } from '@/components/followups/useDue';

/**
 * Work that customers have declined and that it is time to ask about again, or all of it, by car: each with a ready text
 * and a way to a booking.
 */
export function FollowUpsPage() {
  const [search, setSearch] = useSearchParams();
  const isAll = search.get('visa') === 'alla';
  const due = useDue();
  const open = useOpenFollowUps(isAll);
  const texts = useMessageTemplates();

  return (
    <>
      <RecordHead back={{ to: paths.workOrders, text: 'Alla arbetsorder' }} title="Uppföljningar">
        <SelectField
          label="Visa"
          name="visa"
          value={isAll ? 'alla' : ''}
          onChange={({ target }) =>
            setSearch(target.value ? { visa: target.value } : {}, { replace: true })
          }
          options={[
            ['', 'Aktuella nu'],
            ['alla', 'Alla öppna'],
          ]}
        />
      </RecordHead>
      <LiveList
        live={isAll ? open : due.live}
        noun={['uppföljning', 'uppföljningar']}
        empty={
          <EmptyState>
            {isAll
              ? 'Inget att följa upp. När en kund avböjer en rad i en arbetsorder hamnar den här.'
              : 'Inget att följa upp nu. Här syns det som ska följas upp inom två veckor, eller inom 1 000 km.'}
          </EmptyState>
        }
      >
        {(entries) => (
          <>
            <p className={styles.count} role="status">
              {entries.length === 1 ? '1 uppföljning' : `${entries.length} uppföljningar`}
            </p>
            {isAll && entries.length === mostFollowUps && <p>De {mostFollowUps} första visas.</p>}
            {!isAll && due.isCut && <p>De närmaste visas. Det kan finnas fler.</p>}
            <ul className={styles.list}>
              {byCar(entries).map(([key, followUps]) => (
                <FollowUpRow key={key} followUps={followUps} texts={texts} />
              ))}
            </ul>
          </>
        )}
      </LiveList>
    </>
  );
}

/** The follow-ups of each car together, in the order of the first; one without a car is by itself. */
function byCar(entries: readonly Entry<FollowUp>[]): [string, Entry<FollowUp>[]][] {
  const cars = new Map<string, Entry<FollowUp>[]>();
  for (const entry of entries) {
    const key = entry.data.vehicleId ?? entry.id;
    cars.set(key, [...(cars.get(key) ?? []), entry]);
  }
  return [...cars];
}
