import { useEffect, useState } from 'react';
import { useLeaveGuard } from '@/ui/behaviour/useLeaveGuard';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { StepButtons } from '@/components/import/ImportStep';

/**
 * Keeps the user on the page during an import. With `onCancel`, links and Back ask whether to cancel the
 * import; without it, Back does nothing.
 */
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
    // Capturing stops the click before the router reacts.
    document.addEventListener('click', askFirst, { capture: true });
    return () => document.removeEventListener('click', askFirst, { capture: true });
  }, [onCancel]);

  if (!asking || !onCancel) return null;
  return (
    <Dialog title="Avbryta importen?" onClose={() => setAsking(false)}>
      <p>Importen är inte klar. Avbryter du den tas det som hann importeras bort igen.</p>
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
