import { useRef } from 'react';
import { companyName } from '@/company';
import type { Invite } from '@/domain/workshop/invite';
import { roleLabels } from '@/domain/workshop/member';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { joinPath } from '@/dashboardPaths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import styles from './InviteLink.module.css';

type Shown = Pick<Invite, 'role' | 'workshopName' | 'expiresAt'>;

/** The link of an invite, to copy or to send with the person's own mail program; the app sends no mail. */
export function InviteLink({ code, invite }: { code: string; invite: Shown }) {
  const { id } = useWorkshop();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const link = location.origin + joinPath(id, code);
  const role = roleLabels[invite.role].toLowerCase();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast('Länken är kopierad.');
    } catch {
      // Some browsers ask the person first, and the answer may be no.
      field.current?.select();
      toast('Länken kunde inte kopieras. Den är markerad: kopiera den själv.');
    }
  }

  return (
    <div className={styles.link}>
      <input
        ref={field}
        readOnly
        aria-label={`Länk för en ${role}`}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>Kopiera länken</Button>
      <LinkButton to={mailTo(link, invite)}>Skriv mejl</LinkButton>
    </div>
  );
}

/** The time when an invite stops working, as `fredag 20 november kl. 14:05`. */
export function formatExpiry({ expiresAt }: Pick<Invite, 'expiresAt'>): string {
  return `${formatDay(dayOf(expiresAt), dayOf(new Date()))} kl. ${formatClock(expiresAt)}`;
}

function mailTo(link: string, invite: Shown): string {
  const subject = `Inbjudan till ${invite.workshopName} i ${companyName}`;
  const body = [
    'Hej!',
    '',
    `Du är inbjuden till ${invite.workshopName} i ${companyName} som ${roleLabels[invite.role].toLowerCase()}.`,
    'Öppna länken och logga in, eller skapa ett konto om du inte har något:',
    '',
    link,
    '',
    `Länken fungerar en gång, till och med ${formatExpiry(invite)}.`,
  ].join('\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
