import { type ReactNode, useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './useSignOut.module.css';

/**
 * Signs out, which wipes this device's copy of the data; `dialog` asks first when something has not been
 * sent. The guard around the page decides where to go next. When it fails, a toast says so and nothing is lost.
 */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const { logout } = useAuth();
  const { saving } = useStore();
  const toast = useToast();
  const [asking, setAsking] = useState(false);

  async function leave() {
    // Only a sign-out that the person has chosen throws away what has not been sent.
    const keep = await saving.discard();
    try {
      await logout();
    } catch (error) {
      console.error('Sign-out failed', error);
      keep();
      setAsking(false);
      toast('Det gick inte att logga ut. Inget har slängts. Försök igen.');
    }
  }

  return {
    signOut() {
      // Another question may lie between the press and now.
      const { waiting, refused } = saving.getState();
      if (waiting.length + refused.length > 0) setAsking(true);
      else void leave();
    },
    dialog: asking && (
      <SignOutDialog onLeave={() => void leave()} onClose={() => setAsking(false)} />
    ),
  };
}

function SignOutDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const { waiting, refused, offline } = useSavingState();
  const allSaved = waiting.length + refused.length === 0;
  return (
    <Dialog title="Logga ut" onClose={onClose}>
      <div className={styles.body} role="status">
        {allSaved && <p>Allt är sparat. Du kan logga ut.</p>}
        {waiting.length > 0 && (
          <p>
            {waiting.length === 1
              ? 'En ändring är inte skickad'
              : `${waiting.length} ändringar är inte skickade`}{' '}
            till servern än.{' '}
            {offline
              ? 'Du är offline. Väntar du med att logga ut skickas allt när kontakten är tillbaka.'
              : 'Det tar oftast bara ett ögonblick.'}
          </p>
        )}
        {refused.length > 0 && (
          <p>
            {refused.length === 1 ? 'En ändring' : `${refused.length} ändringar`} kunde inte sparas.
            Kopiera det du vill behålla först.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button kind={allSaved ? 'quiet' : 'work'} onClick={onClose}>
          Stanna kvar
        </Button>
        <Button kind={allSaved ? 'work' : 'quiet'} onClick={onLeave}>
          {allSaved ? 'Logga ut' : 'Logga ut och släng ändringarna'}
        </Button>
      </div>
    </Dialog>
  );
}
