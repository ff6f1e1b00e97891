import { LiveList } from '@/components/LiveList';
import { firstOpenDay } from '@/domain/bookingTimes';
import { dayOf } from '@/domain/swedishTime';
import { EmptyState } from '@/ui/EmptyState';
import { DayHead } from './DayHead';
import { PartialNotice } from './PartialNotice';
import { ReminderRow } from './ReminderRow';
import styles from './RemindersPage.module.css';
import { useDayBookings } from './useDayBookings';
import { useDayInAddress } from './useDayInAddress';
import { useHours } from './useHours';

/** Those who come on the next open day, or on another, each with a reminder to send and a tick when that is done. */
export function RemindersPage() {
  const { hours } = useHours();
  const tomorrow = dayOf(new Date()).add({ days: 1 });
  const { day, choose } = useDayInAddress((hours && firstOpenDay(tomorrow, hours)) ?? tomorrow);
  // Whoever came on an earlier day, or is here already, needs no reminder.
  const live = useDayBookings(
    day,
    ({ status, startsAt }) =>
      status === 'booked' && startsAt !== null && dayOf(startsAt).compare(day) === 0,
  );

  return (
    <>
      <DayHead title="Påminnelser" day={day} onChoose={choose} />
      <PartialNotice live={live} />
      <LiveList
        live={live}
        noun={['bokning', 'bokningar']}
        empty={<EmptyState>Ingen att påminna: inga kunder är bokade den här dagen.</EmptyState>}
      >
        {(entries) => (
          <>
            <p className={styles.count} role="status">
              {entries.filter(({ data }) => data.isReminded).length} av {entries.length} påminda
            </p>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <ReminderRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </>
        )}
      </LiveList>
    </>
  );
}
