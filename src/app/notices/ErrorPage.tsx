import { Button } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';

/**
 * Stands in place of a part of the app that failed, or of the whole app when `alone`; `isUnread` when the browser cannot read
 * its code.
 */
export function ErrorPage({ alone, isUnread }: { alone: boolean; isUnread: boolean }) {
  return (
    <MessagePage
      alone={alone}
      title="Något gick fel"
      actions={
        <Button kind="work" onClick={() => location.reload()}>
          Försök igen
        </Button>
      }
    >
      <p role="alert">
        Den här delen kunde inte visas.{' '}
        {isUnread ? 'Uppdatera webbläsaren' : 'Kontrollera uppkopplingen'} och försök igen. Det du
        redan har sparat finns kvar.
      </p>
    </MessagePage>
  );
}
