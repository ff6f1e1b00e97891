import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/forms/useAttempt';
import { useStore } from '@/data/sync/StoreContext';
import { createWorkshop } from '@/data/workshop/workshops';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';

/**
 * Lets a person who is no longer a member anywhere start a workshop; the new workshop replaces the person's
 * list.
 */
export function StartOwnWorkshop({ onStarted }: { onStarted: (workshopId: string) => void }) {
  const store = useStore();
  const email = useOwnEmail();
  const attempt = useAttempt(async () => {
    onStarted(await createWorkshop(store, email, []));
    return null;
  }, 'Verkstaden kunde inte startas');
  return (
    <Form {...attempt}>
      <Button kind="work" type="submit" disabled={attempt.pending}>
        Starta en egen verkstad
      </Button>
    </Form>
  );
}
