import { useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { useSavingState } from '@/data/StoreContext';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { signOutIcon } from './dashboardIcons';
import styles from './SignOutButton.module.css';

/** Signs out, which wipes this device's copy; asks first when something has not been sent. */
export function SignOutButton() {
  const { logout } = useAuth();
  const { waiting, refused, connected } = useSavingState();
  const [asking, setAsking] = useState(false);
  const unsent = waiting + refused.length;

  function signOut() {
    // The guard leads to the login page. A failure is for the console: the person is still here.
    logout().catch((error: unknown) => console.error('Sign-out failed', error));
  }

  return (
    <>
      <button type="button" onClick={() => (unsent > 0 ? setAsking(true) : signOut())}>
        <Icon d={signOutIcon} size={22} />
        Logga ut
      </button>
      {asking && (
        <Dialog title="Logga ut" onClose={() => setAsking(false)}>
          <div className={styles.body} role="status">
            {unsent === 0 && <p>Allt är sparat. Du kan logga ut.</p>}
            {waiting > 0 && (
              <p>
                {waiting === 1 ? 'En ändring är' : `${waiting} ändringar är`} inte skickade till
                servern än.{' '}
                {connected
                  ? 'Det tar oftast bara ett ögonblick.'
                  : 'Du är offline. De skickas när kontakten är tillbaka, om du väntar med att logga ut.'}
              </p>
            )}
            {refused.length > 0 && (
              <p>
                {refused.length === 1 ? 'En ändring' : `${refused.length} ändringar`} kunde inte
                sparas. Kopiera det du vill behålla först.
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button onClick={() => setAsking(false)}>Stanna kvar</Button>
            <Button kind="work" onClick={signOut}>
              {unsent === 0 ? 'Logga ut' : 'Logga ut och släng ändringarna'}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
