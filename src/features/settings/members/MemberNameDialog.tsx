import { pick } from 'valibot';
import { useMemberRecords } from '@/data/members';
import { type Member, memberDocument } from '@/domain/workshop/member';
import { Field } from '@/ui/Field';
import { textOf } from '@/ui/textOf';
import { useToast } from '@/ui/ToastContext';
import { EditDialog } from '@/ui/EditDialog';

const nameDraft = pick(memberDocument, ['name']);
const label = 'Ditt namn';

/** Changes the signed-in person's name in the workshop. */
export function MemberNameDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { rename } = useMemberRecords();
  const toast = useToast();
  return (
    <EditDialog
      title="Ändra namn"
      schema={nameDraft}
      read={(data) => ({ name: textOf(data, 'name') })}
      onSave={({ name }) => {
        rename(label, name);
        toast('Ditt namn är ändrat.', () => rename(label, member.name));
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <Field
        label="Namn"
        name="name"
        defaultValue={member.name ?? ''}
        hint="Så visas du för de andra i verkstaden. Lämna tomt för att visa e-postadressen."
        autoComplete="name"
      />
    </EditDialog>
  );
}
