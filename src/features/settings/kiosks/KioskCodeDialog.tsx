import { useState } from 'react';
import * as v from 'valibot';
import { useKioskRecords } from '@/data/ledger/kiosks';
import { isRefused } from '@/data/sync/isRefused';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { kioskLimits, kioskName } from '@/domain/ledger/kiosk';
import { canManageMembers } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/forms/Form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { textOf } from '@/ui/behaviour/textOf';
import { useAttempt } from '@/ui/forms/useAttempt';
import { KioskCodeLink } from './KioskCodeLink';
import styles from './Kiosks.module.css';

const failure = 'Koden kunde inte skapas';
const nameIn = (data: FormData) => v.safeParse(kioskName, textOf(data, 'name'));

/** Makes a code for one tablet and, once the server has it, shows how to use it. */
export function KioskCodeDialog({ onClose }: { onClose: () => void }) {
  const { role } = useWorkshop();
  const { createCode } = useKioskRecords();
  const [made, setMade] = useState<{ code: string; name: string } | null>(null);

  const attempt = useAttempt(async (data) => {
    const name = nameIn(data);
    if (!name.success) return null;
    try {
      const { code } = await createCode(`Koden för ${name.output}`, name.output);
      setMade({ code, name: name.output });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return (
        <Alert kind="trouble">
          <p>{failure}</p>
          <p>Servern tog inte emot koden. Kontrollera att datorns klocka går rätt.</p>
        </Alert>
      );
    }
    return null;
  }, failure);

  // The dialog may close by itself here: a name is typed again in a moment.
  if (!made && !canManageMembers(role)) return null;
  return (
    <FormDialog title={made ? `Anslut ${made.name}` : 'Ny surfplatta'} onClose={onClose}>
      {() =>
        made ? (
          <div className={styles.made}>
            <p>
              Koden släpper in en surfplatta, en gång, inom {kioskLimits.hours} timmar. Ge den inte
              till någon annan.
            </p>
            <KioskCodeLink {...made} />
            <Button kind="work" onClick={onClose}>
              Klar
            </Button>
          </div>
        ) : (
          <Form
            {...attempt}
            check={(data): Record<string, string> => {
              const name = nameIn(data);
              return name.success ? {} : { name: name.issues[0].message };
            }}
          >
            <Field
              label="Vad heter surfplattan?"
              name="name"
              hint="Till exempel Entrén. Namnet står vid varje stämpling som görs på den."
              autoComplete="off"
              aria-required
            />
            <Button kind="work" type="submit" disabled={attempt.pending}>
              {attempt.pending ? 'Skapar koden …' : 'Skapa kod'}
            </Button>
          </Form>
        )
      }
    </FormDialog>
  );
}
