import { UnreadableNotice } from '@/components/UnreadableNotice';
import { mostBookings } from '@/data/bookings/bookings';
import type { Entry, Live } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { Note } from '@/ui/notes/Note';
import { PartialNotice } from './PartialNotice';
import { useUnreadableBookings } from './useUnreadableBookings';

/** Notices about bookings that cannot be shown, if there are any. */
export function CalendarNotices({
  live,
  unplanned,
}: {
  live: Live<Entry<Booking>[]>;
  unplanned: Live<Entry<Booking>[]>;
}) {
  const unreadable = [live, unplanned].flatMap((each) =>
    each.kind === 'ready' ? each.unreadable : [],
  );
  const notices = useUnreadableBookings(unreadable);
  if (live.kind !== 'ready') return null;
  const { data } = live;
  return (
    <>
      <PartialNotice live={live} />
      {data.length + live.unreadable.length >= mostBookings && (
        <Note role="status" apart>
          Bara de första {mostBookings.toLocaleString('sv-SE')} bokningarna visas, så de sista
          dagarna är inte fullständiga. Välj en kortare tid.
        </Note>
      )}
      {unreadable.length > 0 && (
        <UnreadableNotice
          text={
            unreadable.length === 1
              ? 'En bokning kunde inte läsas och visas inte.'
              : `${unreadable.length} bokningar kunde inte läsas och visas inte.`
          }
          entries={notices}
        />
      )}
    </>
  );
}
