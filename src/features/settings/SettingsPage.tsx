import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';

/** Settings of the workshop. */
export function SettingsPage() {
  return (
    <>
      <PageHeading title="Inställningar" />
      <EmptyState>Här kommer inställningar för företaget, öppettider och tjänster.</EmptyState>
    </>
  );
}
