import { useEffect, useRef } from 'react';
import { useAccountVerbs } from '@/auth/useAccountVerbs';
import { useAttempt } from '@/ui/forms/useAttempt';
import { deleteOwnData, type Departure, readDepartures } from '@/data/account/account';
import { useStore } from '@/data/sync/StoreContext';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { PasswordField } from '@/ui/fields/PasswordField';
import { textOf } from '@/ui/behaviour/textOf';

/**
 * Asks for the password and deletes the account. When a workshop now prevents the deletion, nothing is
 * deleted and `onChecked` gets the current departures.
 */
export function DeleteAccountForm({ onChecked }: { onChecked: (departures: Departure[]) => void }) {
  const store = useStore();
  const { confirmPassword, deleteAccount } = useAccountVerbs();
  // An account that is still there needs the tracking of its writes again, once the error has been read.
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      if (isLeft.current) store.renew();
    },
    [store],
  );
  const attempt = useAttempt(async (data) => {
    await confirmPassword(textOf(data, 'password'));
    const departures = await readDepartures(store);
    if (departures.some(({ kind }) => kind === 'blocks')) {
      onChecked(departures);
      return null;
    }
    await deleteOwnData(store, departures);
    await store.saving.discard();
    isLeft.current = true;
    await deleteAccount();
    return null;
  }, 'Kontot kunde inte tas bort');

  return (
    <Form {...attempt}>
      <PasswordField
        label="Nuvarande lösenord"
        name="password"
        hint="För att vara säker på att det är du."
        required
        autoComplete="current-password"
      />
      <Button kind="work" type="submit" disabled={attempt.pending}>
        {attempt.pending ? 'Tar bort kontot …' : 'Ta bort kontot'}
      </Button>
    </Form>
  );
}
