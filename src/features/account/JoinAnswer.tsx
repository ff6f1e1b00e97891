import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/forms/useAttempt';
import { chooseWorkshop } from '@/data/workshop/chosenWorkshop';
import { findInvite, type InviteAnswer, joinByInvite } from '@/data/settings/invites';
import { isRefused } from '@/data/sync/isRefused';
import { useStore } from '@/data/sync/StoreContext';
import { mostWorkshops } from '@/data/workshop/users';
import type { Invite } from '@/domain/workshop/invite';
import { roleLabels } from '@/domain/workshop/member';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import styles from './OutsidePage.module.css';
import { roleMeanings } from '@/components/roleMeanings';

interface Link {
  workshopId: string;
  code: string;
}

/** Tells what the link of an invite leads to, with the next step. */
export function JoinAnswer({ answer, ...link }: Link & { answer: InviteAnswer }) {
  const [changed, setChanged] = useState<InviteAnswer | null>(null);
  const current = changed ?? answer;
  switch (current.kind) {
    case 'open':
      return <JoinForm {...link} invite={current.invite} onChanged={setChanged} />;
    case 'full':
      return (
        <>
          <Invited invite={current.invite} />
          <p role="alert">
            Du är redan med i {mostWorkshops} verkstäder, och fler kan ingen vara med i. Lämna en av
            dem och öppna länken igen.
          </p>
          <LinkButton to={paths.dashboard}>Till kalendern</LinkButton>
        </>
      );
    case 'member':
      return (
        <>
          <p className={styles.lead}>Du är redan med i {current.workshopName}.</p>
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
      return <Useless>Inbjudan till {current.invite.workshopName} har gått ut.</Useless>;
    case 'used':
      return <Useless>Inbjudan till {current.invite.workshopName} är redan använd.</Useless>;
    case 'none':
      return (
        <Useless>
          {'invite' in answer
            ? `Inbjudan till ${answer.invite.workshopName} gäller inte längre. Den har använts eller återkallats.`
            : 'Länken fungerar inte. Den kan vara använd, återkallad eller avklippt. Kontrollera att du har fått med hela.'}
        </Useless>
      );
  }
}

/** The button that joins the workshop; `onChanged` gets the new state of an invite that is no longer open. */
function JoinForm({
  workshopId,
  code,
  invite,
  onChanged,
}: Link & { invite: Invite; onChanged: (answer: InviteAnswer) => void }) {
  const store = useStore();
  const email = useOwnEmail();
  const navigate = useNavigate();
  const attempt = useAttempt(async () => {
    try {
      await joinByInvite(store, workshopId, code, invite, email);
    } catch (error) {
      const now = isRefused(error) ? await findInvite(store, workshopId, code) : null;
      if (!now || now.kind === 'open') throw error;
      onChanged(now);
      return null;
    }
    chooseWorkshop(workshopId);
    await navigate(paths.dashboard, { replace: true });
    return null;
  }, 'Du kunde inte gå med');
  return (
    <>
      <Invited invite={invite} />
      <p className={styles.quiet}>{roleMeanings[invite.role]}</p>
      <Form {...attempt}>
        <Button kind="work" type="submit" disabled={attempt.pending}>
          {attempt.pending ? 'Går med …' : 'Gå med'}
        </Button>
      </Form>
    </>
  );
}

function Invited({ invite }: { invite: Invite }) {
  return (
    <p className={styles.lead}>
      Du är inbjuden till <strong>{invite.workshopName}</strong> som{' '}
      {roleLabels[invite.role].toLowerCase()}.
    </p>
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
      <LinkButton to={paths.dashboard}>Till kalendern</LinkButton>
    </>
  );
}
