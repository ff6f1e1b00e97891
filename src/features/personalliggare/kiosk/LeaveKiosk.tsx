import { useState } from 'react';
import { useSavingState } from '@/data/sync/StoreContext';
import { useKioskExit } from '@/data/ledger/useKioskExit';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useCalm } from '@/ui/behaviour/useCalm';
import { calmMs } from './calm';

/** The only way off the tablet's page: signs its account out, once everything has been sent. */
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
  useCalm(calmMs, onClose);
  if (waiting.length > 0) {
    return (
      <Dialog title="Vänta tills allt är skickat" onClose={onClose}>
        <p role="status">
          {waiting.length === 1
            ? 'En stämpling eller annan uppgift är inte skickad'
            : `${waiting.length} stämplingar eller andra uppgifter är inte skickade`}{' '}
          till servern. Surfplattan kan kopplas bort när den har fått kontakt. En ägare kan alltid
          stänga ute den från sin egen enhet.
        </p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title="Koppla bort surfplattan?"
      confirm={refused.length > 0 ? 'Koppla bort och släng det' : 'Koppla bort'}
      failure="Surfplattan kunde inte kopplas bort"
      onConfirm={exit}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <p role="status">
          <strong>
            {refused.length === 1
              ? 'Servern har inte tagit emot en uppgift.'
              : `Servern har inte tagit emot ${refused.length} uppgifter.`}{' '}
            Kopplar du bort surfplattan nu saknas de i personalliggaren.
          </strong>
        </p>
      )}
      <p>
        Surfplattan loggas ut och töms. Den behöver en ny kod från en ägare för att anslutas igen.
      </p>
    </ConfirmDialog>
  );
}
