import { pick, safeParse } from 'valibot';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { useAttempt } from '@/ui/forms/useAttempt';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { createWorkshop } from '@/data/workshop/workshops';
import { workshopDraft } from '@/domain/workshop/workshop';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { type FieldErrors, Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { textOf } from '@/ui/behaviour/textOf';
import styles from './NewWorkshopDialog.module.css';

const nameDraft = pick(workshopDraft, ['name']);

/** Starts another workshop; `onStarted` gets its id. */
export function NewWorkshopDialog({
  onClose,
  onStarted,
}: {
  onClose: () => void;
  onStarted: (workshopId: string) => void;
}) {
  const store = useStore();
  const { workshopIds } = useWorkshop();
  const email = useOwnEmail();
  const read = (data: FormData) => safeParse(nameDraft, { name: textOf(data, 'name') });

  const attempt = useAttempt(async (data) => {
    const draft = read(data);
    if (draft.success) {
      onStarted(await createWorkshop(store, email, workshopIds, draft.output.name));
    }
    return null;
  }, 'Verkstaden kunde inte startas');

  function check(data: FormData): FieldErrors {
    const draft = read(data);
    return draft.success ? {} : { name: draft.issues[0].message };
  }

  return (
    <FormDialog title="Starta en ny verkstad" onClose={onClose}>
      {(close) => (
        <Form {...attempt} check={check}>
          <p>
            Den får egna kunder, bokningar, tjänster och medlemmar, helt skilda från dem du har. Du
            blir dess ägare.
          </p>
          <Field label="Verkstadens namn" name="name" required autoComplete="organization" />
          <div className={styles.actions}>
            <Button onClick={close}>Avbryt</Button>
            <Button kind="work" type="submit" disabled={attempt.pending}>
              {attempt.pending ? 'Startar …' : 'Starta verkstaden'}
            </Button>
          </div>
        </Form>
      )}
    </FormDialog>
  );
}
