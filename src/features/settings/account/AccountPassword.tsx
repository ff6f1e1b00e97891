import { useState } from 'react';
import { useAccountVerbs } from '@/auth/useAccountVerbs';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/forms/useAttempt';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { type FieldErrors, Form } from '@/ui/forms/Form';
import { PasswordField } from '@/ui/fields/PasswordField';
import { textOf } from '@/ui/behaviour/textOf';
import layout from '@/ui/style/layout.module.css';
import styles from './AccountSection.module.css';

/** Changes the password; the current password must be given. */
export function AccountPassword() {
  const { changePassword } = useAccountVerbs();
  const email = useOwnEmail();
  const [changes, setChanges] = useState(0);
  const attempt = useAttempt(async (data) => {
    await changePassword(textOf(data, 'current'), textOf(data, 'password'));
    setChanges((count) => count + 1);
    return (
      <Alert kind="done">
        <p>Lösenordet är bytt</p>
        <p>På dina andra enheter behöver du logga in igen.</p>
      </Alert>
    );
  }, 'Lösenordet kunde inte bytas');

  return (
    <section className={styles.part}>
      <h3>Byt lösenord</h3>
      {/* A new key after each change empties the fields. */}
      <Form
        key={changes}
        {...attempt}
        check={(data): FieldErrors =>
          data.get('password') === data.get('confirm') ? {} : { confirm: 'Lösenorden matchar inte' }
        }
      >
        {/* This field tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Nuvarande lösenord"
          name="current"
          required
          autoComplete="current-password"
        />
        <PasswordField
          label="Nytt lösenord"
          name="password"
          hint="Minst 6 tecken. En hel mening är både säkrare och lättare att minnas."
          required
          autoComplete="new-password"
        />
        <PasswordField
          label="Bekräfta nytt lösenord"
          name="confirm"
          required
          autoComplete="new-password"
        />
        <div className={layout.wideActions}>
          <Button kind="work" type="submit" disabled={attempt.pending}>
            {attempt.pending ? 'Byter lösenord …' : 'Byt lösenord'}
          </Button>
        </div>
      </Form>
    </section>
  );
}
