import { RemoveUnreadable } from '@/components/RemoveUnreadable';
import { type Entry, fetchedOf, type Live } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { useUnreadableBookings } from './useUnreadableBookings';

/** Stands in place of a booking that cannot be shown, and tells why. */
export function NoBooking({ live }: { live: Live<Entry<Booking> | null> }) {
  const fetched = fetchedOf(live, true, useReach());
  const unreadable = useUnreadableBookings(live.kind === 'ready' ? live.unreadable : []);
  const toCalendar = (
    <LinkButton kind="work" to={paths.calendar}>
      Till kalendern
    </LinkButton>
  );

  if (fetched === 'failed') {
    return (
      <MessagePage
        title="Bokningen kunde inte hämtas"
        actions={<Button onClick={() => location.reload()}>Försök igen</Button>}
      >
        <p>Servern svarade inte som den ska. Kontrollera uppkopplingen och försök igen.</p>
      </MessagePage>
    );
  }
  if (live.kind === 'ready' && live.unreadable.length > 0) {
    return (
      <MessagePage
        title="Bokningen kunde inte läsas"
        actions={
          <>
            {toCalendar}
            {unreadable.map((each) => (
              <RemoveUnreadable key={each.id} {...each} />
            ))}
          </>
        }
      >
        <p>Den finns, men är sparad på ett sätt som den här versionen inte förstår.</p>
      </MessagePage>
    );
  }
  if (fetched === 'ready') {
    return (
      <MessagePage title="Bokningen finns inte" actions={toCalendar}>
        <p>Adressen kan vara felskriven, eller så har någon tagit bort bokningen.</p>
      </MessagePage>
    );
  }
  if (fetched === 'loading') return <PageSkeleton />;
  return (
    <MessagePage title="Ej hämtat än" actions={toCalendar}>
      <p>Du är offline, och bokningen har inte hämtats till den här enheten.</p>
    </MessagePage>
  );
}
