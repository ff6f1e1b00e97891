import { useState } from 'react';
import { useBookingRecords } from '@/data/bookings';
import { useWorkshop } from '@/data/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/**
 * Removes a booking that the app cannot read, so that its time does not stay taken; shown to people who may
 * change bookings.
 */
export function RemoveUnreadable({ id }: { id: string }) {
  const { role } = useWorkshop();
  const { removeUnreadable } = useBookingRecords();
  const [asking, setAsking] = useState(false);
  if (!canWrite(role)) return null;
  return (
    <>
      <Button aria-label={`Ta bort bokningen ${id}`} onClick={() => setAsking(true)}>
        Ta bort
      </Button>
      {asking && (
        <ConfirmDialog
          title="Ta bort bokningen?"
          confirm="Ta bort"
          failure="Bokningen kunde inte tas bort."
          onConfirm={() => removeUnreadable(`Bokningen ${id}`, id)}
          onClose={() => setAsking(false)}
        >
          <p>
            Bokningen {id} är sparad på ett sätt som den här versionen inte förstår. Tas den bort
            blir dess tid ledig, och det går inte att ångra.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
