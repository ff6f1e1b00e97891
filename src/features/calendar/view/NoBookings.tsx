import type { CalendarView } from '@/domain/time/calendarRange';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import styles from './NoBookings.module.css';

/**
 * Tells that there are no bookings and how to add one; a single line above the grid, which stays on the page.
 */
export function NoBookings({
  isFiltered,
  view,
  onClear,
  onAdd,
}: {
  isFiltered: boolean;
  view: CalendarView;
  onClear: () => void;
  /** Undefined when the user may not change anything. */
  onAdd: (() => void) | undefined;
}) {
  const what = isFiltered ? 'Inga bokningar med de filter som är valda.' : 'Inga bokningar.';
  if (view !== 'list') {
    const how =
      view === 'week'
        ? ' Tryck där det är ledigt, eller på Ny bokning.'
        : ' Dra över en ledig tid, eller tryck på Ny bokning.';
    return (
      <p className={styles.empty} role="status">
        {what}
        {onAdd && !isFiltered && how}
      </p>
    );
  }
  return (
    <EmptyState
      action={
        isFiltered ? (
          <Button onClick={onClear}>Visa alla</Button>
        ) : (
          onAdd && (
            <Button kind="work" onClick={onAdd}>
              Lägg till den första
            </Button>
          )
        )
      }
    >
      {what}
    </EmptyState>
  );
}
