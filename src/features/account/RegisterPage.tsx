import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useAttempt } from '@/ui/forms/useAttempt';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { type FieldErrors, Form } from '@/ui/forms/Form';
import { PasswordField } from '@/ui/fields/PasswordField';
import { textOf } from '@/ui/behaviour/textOf';
import { AccountCard } from './AccountCard';

/** The registration page; two passwords that differ never reach the auth service. */
export function RegisterPage() {
  const { signup } = useAuth();
  const { search, hash } = useLocation();
  const form = useAttempt(async (data) => {
    await signup(textOf(data, 'email'), textOf(data, 'password'));
    return null;
  }, 'Misslyckades med att skapa konto');

  return (
    <AccountCard
      title="Skapa konto"
      lead="Kom igång med bokningar, kunder och tjänster på ett och samma ställe."
      footer={<Link to={{ pathname: paths.login, search, hash }}>Har du redan ett konto?</Link>}
    >
      <Form
        {...form}
        check={(data): FieldErrors =>
          data.get('password') === data.get('confirm') ? {} : { confirm: 'Lösenorden matchar inte' }
        }
      >
        <Field label="E-postadress" name="email" type="email" required autoComplete="username" />
        <PasswordField
          label="Lösenord"
          name="password"
          hint="Minst 6 tecken. En hel mening är både säkrare och lättare att minnas."
          required
          autoComplete="new-password"
        />
        <PasswordField
          label="Bekräfta lösenord"
          name="confirm"
          required
          autoComplete="new-password"
        />
        <Button kind="work" type="submit" disabled={form.pending}>
          {form.pending ? 'Skapar konto …' : 'Registrera'}
        </Button>
      </Form>
    </AccountCard>
  );
}
