import { useState } from 'react';
import { useInviteRecords } from '@/data/settings/invites';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type InvitedRole, invitedRoles } from '@/domain/workshop/invite';
import { canManageMembers, roleLabels } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { isRefused } from '@/data/sync/isRefused';
import { Alert } from '@/ui/notes/Alert';
import styles from './InviteDialog.module.css';
import { InviteLink } from './InviteLink';
import { roleMeanings } from '@/components/roleMeanings';

interface Made {
  code: string;
  role: InvitedRole;
  expiresAt: Date;
}

const failure = 'Länken kunde inte skapas';

/** Creates an invite for a role and, once the server has it, shows the link to send. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { workshop, role } = useWorkshop();
  const { create } = useInviteRecords();
  const [made, setMade] = useState<Made | null>(null);

  const attempt = useAttempt(async (data) => {
    const invited = invitedRoles.find((each) => each === data.get('role'));
    if (!invited) return null;
    const label = `Inbjudan för en ${roleLabels[invited].toLowerCase()}`;
    try {
      setMade({ role: invited, ...(await create(label, invited)) });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return (
        <Alert kind="trouble">
          <p>{failure}</p>
          <p>Servern tog inte emot inbjudan. Kontrollera att datorns klocka går rätt.</p>
        </Alert>
      );
    }
    return null;
  }, failure);

  // The dialog may close by itself here: nothing has been typed that could be lost.
  if (!made && !canManageMembers(role)) return null;
  return (
    <Dialog title={made ? 'Skicka länken' : 'Bjud in'} onClose={onClose}>
      {made ? (
        <div className={styles.made}>
          <p>
            Skicka länken till den du bjuder in. Den fungerar en gång, i sju dagar, och ger rollen{' '}
            {roleLabels[made.role].toLowerCase()}. Ge den inte till någon annan: den som har länken
            kan gå med.
          </p>
          <InviteLink code={made.code} invite={{ ...made, workshopName: workshop.name }} />
          <Button kind="work" onClick={onClose}>
            Klar
          </Button>
        </div>
      ) : (
        <Form {...attempt}>
          <fieldset className={styles.roles}>
            <legend>Vad ska personen göra?</legend>
            {invitedRoles.map((role, index) => (
              <label key={role}>
                <input type="radio" name="role" value={role} defaultChecked={index === 0} />
                <span>
                  <strong>{roleLabels[role]}</strong>
                  {roleMeanings[role]}
                </span>
              </label>
            ))}
          </fieldset>
          <Button kind="work" type="submit" disabled={attempt.pending}>
            {attempt.pending ? 'Skapar länken …' : 'Skapa länk'}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
