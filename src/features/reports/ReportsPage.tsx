import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** Reports for the owner. */
export function ReportsPage() {
  return (
    <>
      <PageHeading title="Rapporter" />
      <EmptyState>Här kommer rapporter över beläggning, försäljning och tjänster.</EmptyState>
    </>
  );
}
