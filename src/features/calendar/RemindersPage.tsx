import { LiveList } from '@/components/LiveList';
import { useMessageTemplates } from '@/data/settings/messageTemplates';
import { firstOpenDay } from '@/domain/booking/bookingTimes';
import type { Booking } from '@/domain/booking/booking';
import type { Entry } from '@/domain/values/live';
import { dayOf } from '@/domain/time/swedishTime';
import { EmptyState } from '@/ui/notes/EmptyState';
import { DayHead } from '@/features/calendar/day/DayHead';
import { PartialNotice } from '@/features/calendar/view/PartialNotice';
import { ReminderRow } from '@/features/calendar/messages/ReminderRow';
import styles from '@/features/calendar/messages/Reminders.module.css';
import { useDayBookings } from '@/features/calendar/day/useDayBookings';
import { useDayInAddress } from '@/features/calendar/day/useDayInAddress';
import { isLoan } from '@/domain/booking/loan';
import { visits } from '@/domain/booking/visit';
import { useHours } from '@/components/useHours';

/**
 * The customers who come on the next open day, or on a chosen day, each with a reminder to send and a box to
 * tick when it is sent.
 */
export function RemindersPage() {
  const { hours } = useHours();
  const texts = useMessageTemplates();
  const tomorrow = dayOf(new Date()).add({ days: 1 });
  const { day, choose } = useDayInAddress((hours && firstOpenDay(tomorrow, hours)) ?? tomorrow);
  // A customer who came on an earlier day, or is already here, needs no reminder.
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
              {toRemind(entries).filter(([{ data }]) => data.isReminded).length} av{' '}
              {toRemind(entries).length} påminda
            </p>
            <ul className={styles.list}>
              {toRemind(entries).map(([entry, ...others]) => (
                <ReminderRow key={entry.id} entry={entry} others={others} texts={texts} />
              ))}
            </ul>
          </>
        )}
      </LiveList>
    </>
  );
}

/** The visits of which the customers are reminded; of a loan car they are told with the job. */
function toRemind(entries: Entry<Booking>[]) {
  return visits(entries).filter(([{ data }]) => !isLoan(data));
}
