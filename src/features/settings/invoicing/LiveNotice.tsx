import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';

/** Why the settings are not there: they are still fetched, or could not be. */
export function LiveNotice({ isFailed }: { isFailed: boolean }) {
  if (!isFailed) return <BusyNote>Hämtar inställningarna …</BusyNote>;
  return (
    <Alert kind="trouble">
      <p>Inställningarna kunde inte hämtas. Ladda om sidan och försök igen.</p>
    </Alert>
  );
}
