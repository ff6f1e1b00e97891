import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { pairKioskPath } from '@/dashboardPaths';
import { newKioskAccount } from '@/data/ledger/kiosks';
import { readKioskKey } from '@/domain/ledger/kioskLink';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { KioskFrame } from '@/features/personalliggare/kiosk/KioskFrame';
import { KioskKeyField, keyIn, keyFault } from '@/features/personalliggare/kiosk/KioskKeyField';

/**
 * Makes this browser a tablet that people stamp on, by the link or the code of an owner: it gets an account of its own, and the
 * pairing goes on with it. `isWiped` tells that an owner has just shut the tablet out.
 */
export function PairKioskPage({ isWiped }: { isWiped: boolean }) {
  const { signup } = useAuth();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isLinked = readKioskKey(hash).ok;
  const attempt = useAttempt(async (data) => {
    const key = keyIn(data);
    // The address keeps the code over the sign-in, and over a reload.
    if (key) void navigate(pairKioskPath(key), { replace: true });
    const { email, password } = newKioskAccount();
    await signup(email, password);
    return null;
  }, 'Surfplattan kunde inte anslutas');

  return (
    <KioskFrame title="Anslut en surfplatta">
      {isWiped && (
        <Alert kind="done">
          Surfplattan har kopplats bort av en ägare. Personalliggaren är borttagen från den.
        </Alert>
      )}
      <p>
        Surfplattan får ett eget konto och kommer bara åt personalliggaren: alla som arbetar här
        stämplar in och ut på den.
      </p>
      <Form {...attempt} check={keyFault}>
        {isLinked ? <p>Länken är läst. Den fungerar en gång.</p> : <KioskKeyField />}
        <Button kind="main" type="submit" disabled={attempt.pending}>
          {attempt.pending ? 'Ansluter …' : 'Anslut surfplattan'}
        </Button>
      </Form>
      <LinkButton to={paths.login}>Logga in som medlem i stället</LinkButton>
    </KioskFrame>
  );
}
