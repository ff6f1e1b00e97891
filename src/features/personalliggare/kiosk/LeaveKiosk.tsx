import { useState } from 'react';
import { useSavingState } from '@/data/sync/StoreContext';
import { useKioskExit } from '@/data/useKioskExit';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useCalm } from '@/ui/useCalm';
import { calmMs } from './calm';

/** The only way off the tablet's page: signs its account out, and warns about what has not been sent. */
export function LeaveKiosk() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Koppla bort surfplattan</Button>
      {isAsking && <LeaveDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { waiting, refused } = useSavingState();
  const exit = useKioskExit();
  const unsent = waiting.length + refused.length;
  useCalm(calmMs, onClose);
  return (
    <ConfirmDialog
      title="Koppla bort surfplattan?"
      confirm={unsent > 0 ? 'Koppla bort och släng det' : 'Koppla bort'}
      failure="Surfplattan kunde inte kopplas bort"
      onConfirm={exit}
      onClose={onClose}
    >
      {unsent > 0 && (
        <p role="status">
          <strong>
            {unsent === 1
              ? 'En stämpling eller annan uppgift är inte skickad'
              : `${unsent} stämplingar eller andra uppgifter är inte skickade`}{' '}
            till servern. Kopplar du bort surfplattan nu saknas de i personalliggaren.
          </strong>
        </p>
      )}
      <p>
        Surfplattan loggas ut och töms. Den behöver en ny kod från en ägare för att anslutas igen.
      </p>
    </ConfirmDialog>
  );
}
