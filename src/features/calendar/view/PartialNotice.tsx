import { type Entry, isWhole, type Live } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Note } from '@/ui/notes/Note';

/** Warns, on paper too, that the bookings on this device may not be all of them. */
export function PartialNotice({ live }: { live: Live<Entry<Booking>[]> }) {
  const reach = useReach();
  if (live.kind !== 'ready' || live.data.length === 0 || isWhole(live, reach)) return null;
  return reach.offline ? (
    <Note role="status" apart>
      Du är offline. Bokningar som inte har hämtats till den här enheten syns inte.
    </Note>
  ) : (
    <BusyNote>Hämtar bokningar …</BusyNote>
  );
}
