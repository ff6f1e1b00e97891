import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** The register of customers and their vehicles. */
export function CustomersPage() {
  return (
    <>
      <PageHeading title="Kunder" />
      <EmptyState>Här kommer registret över kunder och deras fordon.</EmptyState>
    </>
  );
}
