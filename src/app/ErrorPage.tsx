import { Button } from '@/ui/Button';
import { MessagePage } from '@/ui/MessagePage';

/** Stands in place of a part of the app that failed, or of the whole app when `alone`. */
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
