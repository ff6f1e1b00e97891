import { BookingsReplicaProvider } from '@/data/bookings/BookingsReplicaProvider';
import { SettingsReplicaProvider } from '@/data/settings/SettingsReplicaProvider';
import { RegisterProvider } from '@/data/register/RegisterProvider';
import { WorkshopProvider } from '@/data/workshop/WorkshopProvider';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { DashboardLayout } from './DashboardLayout';
import { ObstaclePage } from './ObstaclePage';
import { OwnLedger } from './OwnLedger';

/** The dashboard of the current workshop, or the reason why no workshop can be shown. */
export function WorkshopLayout() {
  return (
    <WorkshopProvider
      loading={<PageSkeleton />}
      obstacle={(obstacle, switchTo) => <ObstaclePage obstacle={obstacle} switchTo={switchTo} />}
    >
      <RegisterProvider>
        <BookingsReplicaProvider>
          <SettingsReplicaProvider>
            <OwnLedger>
              <DashboardLayout />
            </OwnLedger>
          </SettingsReplicaProvider>
        </BookingsReplicaProvider>
      </RegisterProvider>
    </WorkshopProvider>
  );
}
