import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/components/useAttempt';
import { chooseWorkshop } from '@/data/chosenWorkshop';
import { type InviteAnswer, joinByInvite } from '@/data/invites';
import { useStore } from '@/data/StoreContext';
import type { Invite } from '@/domain/invite';
import { roleLabels } from '@/domain/member';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { Form } from '@/ui/Form';
import styles from './OutsidePage.module.css';
import { roleMeanings } from './roleMeanings';

interface Link {
  workshopId: string;
  code: string;
}

/** What the link of an invite leads to, and the way on. */
export function JoinAnswer({ answer, ...link }: Link & { answer: InviteAnswer }) {
  switch (answer.kind) {
    case 'open':
      return <JoinForm {...link} invite={answer.invite} />;
    case 'member':
      return (
        <>
          <p className={styles.lead}>Du är redan med i {answer.workshopName}.</p>
          <LinkButton
            kind="work"
            to={paths.dashboard}
            onClick={() => chooseWorkshop(link.workshopId)}
          >
            Öppna verkstaden
          </LinkButton>
        </>
      );
    case 'expired':
      return <Useless>Inbjudan till {answer.invite.workshopName} har gått ut.</Useless>;
    case 'used':
      return <Useless>Inbjudan till {answer.invite.workshopName} är redan använd.</Useless>;
    case 'none':
      return (
        <Useless>
          Länken fungerar inte. Den är använd, indragen eller inte hel, så kontrollera att du har
          fått med hela.
        </Useless>
      );
  }
}

function JoinForm({ workshopId, code, invite }: Link & { invite: Invite }) {
  const store = useStore();
  const email = useOwnEmail();
  const navigate = useNavigate();
  const attempt = useAttempt(async () => {
    await joinByInvite(store, workshopId, code, invite, email);
    chooseWorkshop(workshopId);
    await navigate(paths.dashboard, { replace: true });
    return null;
  }, 'Du kunde inte gå med');
  return (
    <>
      <p className={styles.lead}>
        Du är inbjuden till <strong>{invite.workshopName}</strong> som{' '}
        {roleLabels[invite.role].toLowerCase()}.
      </p>
      <p className={styles.quiet}>{roleMeanings[invite.role]}</p>
      <Form {...attempt}>
        <Button kind="work" type="submit" disabled={attempt.pending}>
          {attempt.pending ? 'Går med …' : 'Gå med'}
        </Button>
      </Form>
    </>
  );
}

function Useless({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles.lead} role="alert">
        {children}
      </p>
      <p className={styles.quiet}>
        Be den som bjöd in dig om en ny länk. Är du inloggad med rätt konto?
      </p>
      <LinkButton to={paths.dashboard}>Till översikten</LinkButton>
    </>
  );
}
