import { useStopped } from '@/data/sync/useStopped';
import { ActionNote } from '@/ui/notes/ActionNote';

/** Tells that the page neither reads nor sends until it is loaded again. The user chooses when: a form may be open. */
export function StoppedNotice() {
  const { stopped, isKept } = useStopped();
  const saved = isKept
    ? 'Det du har sparat ligger kvar på enheten och skickas sedan. Text som du inte har sparat går förlorad.'
    : 'Det som inte är sparat går då förlorat, även det som väntar på att skickas: anteckna det först.';
  return (
    stopped && (
      <div role="alert">
        <ActionNote
          isFault
          text={`Kontakten med servern har brutits. Ladda om sidan för att fortsätta. ${saved}`}
          action="Ladda om sidan"
          onAction={() => location.reload()}
        />
      </div>
    )
  );
}
