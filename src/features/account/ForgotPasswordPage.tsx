import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useAttempt } from '@/ui/forms/useAttempt';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { textOf } from '@/ui/behaviour/textOf';
import { AccountCard } from './AccountCard';

/**
 * Sends a link for a new password by mail; the answer is the same whether or not the address has an account.
 */
export function ForgotPasswordPage() {
  const { resetPassword } = useAuth();
  const form = useAttempt(async (data) => {
    await resetPassword(textOf(data, 'email'));
    return (
      <Alert kind="done">
        <p>Kolla din inkorg för vidare instruktioner</p>
      </Alert>
    );
  }, 'Misslyckades med att återställa lösenordet');

  return (
    <AccountCard
      title="Återställ lösenordet"
      lead="Vi mejlar en länk där du väljer ett nytt lösenord."
      footer={<Link to={paths.login}>Tillbaka till inloggningen</Link>}
    >
      <Form {...form}>
        <Field label="E-postadress" name="email" type="email" required autoComplete="username" />
        <Button kind="work" type="submit" disabled={form.pending}>
          Återställ
        </Button>
      </Form>
    </AccountCard>
  );
}
