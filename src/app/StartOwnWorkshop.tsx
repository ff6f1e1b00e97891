import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/useAttempt';
import { useStore } from '@/data/sync/StoreContext';
import { createWorkshop } from '@/data/workshops';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';

/** The way on for someone who is a member of nothing any more: a workshop of their own, and only that. */
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
