import type { Unreadable } from '@/components/RemoveUnreadable';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';

/** Bookings that the app cannot read, which workers may remove, so that their times do not stay taken. */
export function useUnreadableBookings(ids: readonly string[]): Unreadable[] {
  const { role } = useWorkshop();
  const { removeUnreadable } = useBookingRecords();
  return ids.map((id) => ({
    id,
    one: 'Bokning',
    the: 'bokningen',
    consequence: 'Tas den bort blir dess tid ledig.',
    onRemove: canWrite(role) ? () => removeUnreadable(`Bokningen ${id}`, id) : undefined,
  }));
}
