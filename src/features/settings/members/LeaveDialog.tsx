import { useOwnEmail } from '@/auth/useOwnEmail';
import { useMemberRecords } from '@/data/settings/members';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useToast } from '@/ui/notes/ToastContext';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

/** Asks before the signed-in person leaves the workshop. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { workshop, workshopIds } = useWorkshop();
  const { leave } = useMemberRecords();
  const email = useOwnEmail();
  const toast = useToast();
  return (
    <ConfirmDialog
      title={`Lämna ${workshop.name}?`}
      confirm="Lämna verkstaden"
      failure="Du kunde inte lämna verkstaden"
      onConfirm={async () => {
        await leave(`Medlemskapet i ${workshop.name}`, email);
        toast(`Du har lämnat ${workshop.name}.`);
      }}
      onClose={onClose}
    >
      <p>
        Du kommer inte längre åt verkstaden. Det du har gjort ligger kvar. Det går inte att ångra:
        för att komma tillbaka behöver du en ny inbjudan.
      </p>
      {workshopIds.length === 1 && (
        <p>Det är din enda verkstad. I stället öppnas en ny, egen verkstad för dig.</p>
      )}
    </ConfirmDialog>
  );
}
