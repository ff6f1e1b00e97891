import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';

/** The 404 page, for every address that leads nowhere. */
export function NotFoundPage() {
  const { session } = useAuth();
  return (
    <MessagePage
      overline="404"
      title="Sidan finns inte"
      actions={
        <>
          <LinkButton kind="work" to={paths.home}>
            Till startsidan
          </LinkButton>
          {session.kind === 'signedIn' && (
            <LinkButton to={paths.dashboard}>Till kalendern</LinkButton>
          )}
        </>
      }
    >
      <p>Adressen kan vara felskriven eller så har sidan flyttats.</p>
    </MessagePage>
  );
}
