import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** The staff ledger that the law asks for. */
export function PersonalliggarePage() {
  return (
    <>
      <PageHeading title="Personalliggare" />
      <EmptyState>Här kommer personalliggaren med in- och utstämplingar.</EmptyState>
    </>
  );
}
