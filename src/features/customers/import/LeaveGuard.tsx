import { useEffect, useState } from 'react';
import { useLeaveGuard } from '@/ui/useLeaveGuard';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { StepButtons } from './ImportStep';

/** Asks before a link or Back leaves something that is under way and can be cancelled; what cannot, Back does not leave. */
export function LeaveGuard({ onCancel }: { onCancel: (() => void) | undefined }) {
  const [asking, setAsking] = useState(false);

  useLeaveGuard(
    () => true,
    () => setAsking(true),
  );

  useEffect(() => {
    if (!onCancel) return;
    function askFirst(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a:not([href^="#"])');
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setAsking(true);
    }
    // Before the router has heard of it.
    document.addEventListener('click', askFirst, { capture: true });
    return () => document.removeEventListener('click', askFirst, { capture: true });
  }, [onCancel]);

  if (!asking || !onCancel) return null;
  return (
    <Dialog title="Avbryta importen?" onClose={() => setAsking(false)}>
      <p>Importen är inte klar. Avbryts den tas det som hunnit skrivas tillbaka.</p>
      <StepButtons>
        <Button
          onClick={() => {
            onCancel();
            setAsking(false);
          }}
        >
          Avbryt importen
        </Button>
        <Button kind="work" onClick={() => setAsking(false)}>
          Fortsätt importera
        </Button>
      </StepButtons>
    </Dialog>
  );
}
