import { pick } from 'valibot';
import { useMemberRecords } from '@/data/settings/members';
import { type Member, memberDocument } from '@/domain/workshop/member';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { EditDialog } from '@/ui/dialogs/EditDialog';

const nameDraft = pick(memberDocument, ['name']);

/** Changes a member's name in the workshop, as an owner gives it. */
export function MemberNameDialog({
  id,
  member,
  onClose,
}: {
  id: string;
  member: Member;
  onClose: () => void;
}) {
  const { rename } = useMemberRecords();
  const toast = useToast();
  return (
    <EditDialog
      title="Ändra namn"
      schema={nameDraft}
      read={(data) => ({ name: textOf(data, 'name') })}
      onSave={({ name }) => {
        const label = `Namnet för ${member.email}`;
        rename(label, id, name);
        toast('Namnet är ändrat.', () => rename(label, id, member.name));
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <Field
        label="Namn"
        name="name"
        defaultValue={member.name ?? ''}
        hint="Så visas medlemmen i kalender, historik, svar och personalliggare. Lämna tomt för att visa e-postadressen."
        autoComplete="off"
      />
    </EditDialog>
  );
}
