import { type ReactNode, useState } from 'react';
import { NoRecord } from '@/components/NoRecord';
import { useRegister } from '@/data/register/RegisterContext';
import { useServiceEntries } from '@/data/servicebook/serviceEntries';
import { useReach } from '@/data/sync/StoreContext';
import type { Vehicle } from '@/domain/register/vehicle';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { type Entry, fetchedOf } from '@/domain/values/live';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';

/** A car with the entries of its book once both are fetched, or why they cannot be shown. */
export function BookAt({
  vehicleId,
  children,
}: {
  vehicleId: string;
  children: (vehicle: Entry<Vehicle>, entries: Entry<ServiceEntry>[]) => ReactNode;
}) {
  const register = useRegister();
  const live = useServiceEntries(vehicleId);
  const reach = useReach();
  const vehicle = register.kind === 'ready' ? register.vehicles.get(vehicleId) : undefined;
  const fetched = fetchedOf(live, live.kind === 'ready' && live.data.length === 0, reach);
  const [wasFetched, setWasFetched] = useState(false);
  // A book that was empty while the server answered is so without a network, too: its first entry is being typed.
  if (fetched === 'ready' && !wasFetched) setWasFetched(true);
  if (!vehicle) return <NoRecord title="Fordonet finns inte" />;
  if (live.kind === 'ready' && (fetched === 'ready' || wasFetched)) {
    const count = live.unreadable.length;
    return (
      <>
        {count > 0 && (
          <Note apart>
            {count === 1 ? '1 notering' : `${count} noteringar`} kan inte läsas och visas inte.
          </Note>
        )}
        {children(vehicle, live.data)}
      </>
    );
  }
  if (fetched === 'loading') return <PageSkeleton />;
  return fetched === 'failed' ? (
    <MessagePage
      title="Serviceboken kunde inte hämtas"
      actions={<Button onClick={() => location.reload()}>Försök igen</Button>}
    >
      <p>Kontrollera uppkopplingen och försök igen.</p>
    </MessagePage>
  ) : (
    <MessagePage
      title="Ej hämtad än"
      actions={
        <LinkButton kind="work" to={paths.serviceBook}>
          Till alla serviceböcker
        </LinkButton>
      }
    >
      <p>Du är offline, och serviceboken har inte hämtats till den här enheten än.</p>
    </MessagePage>
  );
}
