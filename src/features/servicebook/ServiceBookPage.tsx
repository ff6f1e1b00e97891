import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** The service history of each vehicle. */
export function ServiceBookPage() {
  return (
    <>
      <PageHeading title="Servicebok" />
      <EmptyState>Här kommer varje fordons servicehistorik.</EmptyState>
    </>
  );
}
