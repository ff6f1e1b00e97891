import { useEffect, useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { useAccountVerbs } from '@/auth/useAccountVerbs';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/forms/useAttempt';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import layout from '@/ui/style/layout.module.css';
import styles from './AccountSection.module.css';
import { Chip } from '@/ui/controls/Chip';

/** The account's email address, and whether the person has verified it. */
export function AccountEmail() {
  const { session } = useAuth();
  const email = useOwnEmail();
  const { sendVerification, isVerified } = useAccountVerbs();
  const [verified, setVerified] = useState(
    session.kind === 'signedIn' && session.user.emailVerified,
  );

  useEffect(() => {
    if (verified) return;
    // The link in the mail opens in another tab; check again when the person comes back to this one.
    function check() {
      isVerified().then(setVerified, (error: unknown) => {
        console.warn('The address could not be checked', error);
      });
    }
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [verified, isVerified]);

  const sending = useAttempt(async () => {
    await sendVerification();
    return (
      <Alert kind="done">
        <p>Kolla din inkorg</p>
        <p>Öppna länken i mejlet till {email} och kom sedan tillbaka hit.</p>
      </Alert>
    );
  }, 'Mejlet kunde inte skickas');

  const checking = useAttempt(async () => {
    const answer = await isVerified();
    setVerified(answer);
    if (answer) return null;
    return (
      <Alert kind="trouble">
        <p>Adressen är inte bekräftad än</p>
        <p>Öppna länken i mejlet. Kommer det inget, titta i skräpposten eller skicka ett nytt.</p>
      </Alert>
    );
  }, 'Adressen kunde inte kontrolleras');

  return (
    <section className={styles.part}>
      <h3>E-postadress</h3>
      <p className={styles.address}>
        {email}
        <Chip kind={verified ? 'good' : 'quiet'}>{verified ? 'Bekräftad' : 'Inte bekräftad'}</Chip>
      </p>
      {!verified && (
        <>
          <p>Bekräfta adressen, så vet du att du kan återställa lösenordet om du glömmer det.</p>
          <Form {...sending}>
            <div className={layout.wideActions}>
              <Button type="submit" disabled={sending.pending}>
                {sending.pending ? 'Skickar …' : 'Skicka bekräftelsemejl'}
              </Button>
            </div>
          </Form>
          <Form {...checking}>
            <div className={layout.wideActions}>
              <Button type="submit" disabled={checking.pending}>
                Jag har öppnat länken
              </Button>
            </div>
          </Form>
        </>
      )}
    </section>
  );
}
