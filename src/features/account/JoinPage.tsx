import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { errorText } from '@/ui/behaviour/errorText';
import { useSignOut } from '@/components/useSignOut';
import { findInvite, type InviteAnswer } from '@/data/settings/invites';
import { useStore } from '@/data/sync/StoreContext';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { JoinAnswer } from './JoinAnswer';
import { OutsidePage } from './OutsidePage';

/** The page where an invited person joins a workshop, opened by the invite's link. */
export function JoinPage() {
  const { signOut, dialog } = useSignOut();
  const email = useOwnEmail();
  const { key, hash } = useLocation();
  const link = new URLSearchParams(hash.slice(1));
  return (
    <OutsidePage
      title="Gå med i en verkstad"
      footer={
        <>
          Inloggad som {email}. <Button onClick={signOut}>Byt konto</Button>
          {dialog}
        </>
      }
    >
      <Invitation key={key} workshopId={link.get('workshop') ?? ''} code={link.get('code') ?? ''} />
    </OutsidePage>
  );
}

function Invitation({ workshopId, code }: { workshopId: string; code: string }) {
  const store = useStore();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<InviteAnswer | { kind: 'failed'; reason: string }>();

  useEffect(() => {
    let gone = false;
    findInvite(store, workshopId, code).then(
      (found) => gone || setAnswer(found),
      (error: unknown) => gone || setAnswer({ kind: 'failed', reason: errorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [store, workshopId, code, attempt]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  if (!answer) return <PageSkeleton />;
  if (answer.kind !== 'failed') {
    return <JoinAnswer workshopId={workshopId} code={code} answer={answer} />;
  }
  return (
    <>
      <Alert kind="trouble">
        <p>Inbjudan kunde inte hämtas</p>
        <p>{answer.reason}</p>
      </Alert>
      <Button kind="work" onClick={retry}>
        Försök igen
      </Button>
      <LinkButton to={paths.dashboard}>Till kalendern</LinkButton>
    </>
  );
}
