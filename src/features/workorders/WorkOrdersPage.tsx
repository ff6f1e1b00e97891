import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** Work orders, from check-in to invoice. */
export function WorkOrdersPage() {
  return (
    <>
      <PageHeading title="Arbetsorder" />
      <EmptyState>Här kommer arbetsorder från incheckning till faktura.</EmptyState>
    </>
  );
}
