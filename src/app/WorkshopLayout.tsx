import { KeptBookingsProvider } from '@/data/keptBookings/KeptBookingsProvider';
import { KeptSettingsProvider } from '@/data/keptSettings/KeptSettingsProvider';
import { RegisterProvider } from '@/data/register/RegisterProvider';
import { WorkshopProvider } from '@/data/WorkshopProvider';
import { PageSkeleton } from '@/ui/PageSkeleton';
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
        <KeptBookingsProvider>
          <KeptSettingsProvider>
            <OwnLedger>
              <DashboardLayout />
            </OwnLedger>
          </KeptSettingsProvider>
        </KeptBookingsProvider>
      </RegisterProvider>
    </WorkshopProvider>
  );
}
