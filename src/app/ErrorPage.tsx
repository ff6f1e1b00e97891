import { Button } from '@/ui/Button';
import { MessagePage } from '@/ui/MessagePage';

/** What stands where a part of the app failed, or, `alone`, all of it. */
export function ErrorPage({ alone }: { alone: boolean }) {
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
        Den här delen kunde inte visas. Kontrollera uppkopplingen och försök igen. Det du redan har
        sparat finns kvar.
      </p>
    </MessagePage>
  );
}
