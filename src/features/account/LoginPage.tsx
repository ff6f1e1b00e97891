import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useAttempt } from '@/ui/forms/useAttempt';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { PasswordField } from '@/ui/fields/PasswordField';
import { textOf } from '@/ui/behaviour/textOf';
import { AccountCard } from './AccountCard';

/** The login page; after login, the guard around the page leads on to `?next=` or the dashboard. */
export function LoginPage() {
  const { login } = useAuth();
  const { search, hash } = useLocation();
  const form = useAttempt(
    async (data) => {
      await login(textOf(data, 'email'), textOf(data, 'password'), data.has('shared'));
      return null;
    },
    <span lang="en">Failed to log in</span>,
  );

  return (
    <AccountCard
      title="Logga in på ditt konto"
      footer={
        <>
          Ny här? <Link to={{ pathname: paths.register, search, hash }}>Skapa konto</Link>
        </>
      }
    >
      <WaitingWrites />
      <Form {...form}>
        <Field label="E-postadress" name="email" type="email" required autoComplete="username" />
        <PasswordField label="Lösenord" name="password" required autoComplete="current-password" />
        <CheckboxField
          label="Delad dator"
          name="shared"
          hint="Inget sparas på datorn. Laddar du om sidan får du logga in igen."
        />
        <Link to={paths.forgotPassword}>Glömt lösenordet?</Link>
        <Button kind="work" type="submit" disabled={form.pending}>
          {form.pending ? 'Loggar in …' : 'Logga in'}
        </Button>
      </Form>
    </AccountCard>
  );
}

/** Tells that changes wait on this device for the person who made them, and nothing of what they are about. */
function WaitingWrites() {
  const { sdk } = useAuth();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!sdk) return;
    let gone = false;
    void import('@/data/sync/deviceCopy')
      .then(({ countWaiting }) => countWaiting(sdk))
      .then((waiting) => gone || setCount(waiting))
      .catch(console.error);
    return () => {
      gone = true;
    };
  }, [sdk]);
  if (count === 0) return null;
  return (
    <Alert kind="trouble">
      <p>
        {count === 1
          ? 'En ändring på den här enheten är inte skickad än'
          : `${count} ändringar på den här enheten är inte skickade än`}
      </p>
      <p>
        {count === 1
          ? 'Den skickas när den som gjorde den loggar in igen, inom 60 dagar.'
          : 'De skickas när den som gjorde dem loggar in igen, inom 60 dagar.'}
      </p>
    </Alert>
  );
}
