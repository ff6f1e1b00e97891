import { useOwnEmail } from '@/auth/useOwnEmail';
import { useSignOut } from '@/components/useSignOut';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';

/** Tells a signed-in member that a tablet has an account of its own. */
export function MemberAtKioskPage() {
  const { signOut, dialog } = useSignOut();
  const email = useOwnEmail();
  return (
    <MessagePage
      alone
      title="Surfplattan för personalliggaren"
      actions={
        <>
          <Button kind="work" onClick={signOut}>
            Logga ut här
          </Button>
          <LinkButton to={paths.dashboard}>Till kalendern</LinkButton>
        </>
      }
    >
      <p>
        Du är inloggad som {email}. En surfplatta som alla stämplar på har ett eget konto och kommer
        bara åt personalliggaren.
      </p>
      <p>
        Ska den här webbläsaren bli surfplattan? Logga ut först. Länken i adressfältet fungerar
        sedan.
      </p>
      {dialog}
    </MessagePage>
  );
}
