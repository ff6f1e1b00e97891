import { Button } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';

/** Says that the auth service does not answer; the app appears by itself once the service does. */
export function UnreachablePage() {
  return (
    <MessagePage
      alone
      title="Ingen kontakt med inloggningen"
      actions={
        <Button kind="work" onClick={() => location.reload()}>
          Försök igen
        </Button>
      }
    >
      <p role="alert">
        Vi får inget svar från inloggningstjänsten. Kontrollera uppkopplingen. Sidan öppnas av sig
        själv när svaret kommer.
      </p>
    </MessagePage>
  );
}
