import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/EmptyState';

/** The booking calendar. */
export function CalendarPage() {
  return (
    <>
      <PageHeading title="Kalender" />
      <EmptyState>Här kommer kalendern med dagens och veckans bokningar.</EmptyState>
    </>
  );
}
