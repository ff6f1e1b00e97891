import { useState } from 'react';
import * as v from 'valibot';
import { type StaffCard, useStaff, useStaffRecords } from '@/data/settings/staff';
import { useSavingState } from '@/data/sync/StoreContext';
import { formatPhone } from '@/domain/values/phone';
import { parseStored } from '@/domain/values/stored';
import { staffDraft, staffIdentityDraft } from '@/domain/workshop/staff';
import { dayOf } from '@/domain/time/swedishTime';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { IdentityFields, readIdentity } from './IdentityFields';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import { readSkills, SkillsField } from './SkillsField';
import { useUndoable } from '@/components/useUndoable';

const staffLabel = ({ name }: StaffCard) => `Medarbetaren ${name}`;

/** The person that the dialog is about: new, or on the staff already. */
export type EditedStaff = 'new' | { id: string; card: StaffCard };

/** Adds, changes or removes a person on the staff. */
export function StaffDialog({ edited, onClose }: { edited: EditedStaff; onClose: () => void }) {
  const former = edited === 'new' ? undefined : edited;
  const { add, change, remove } = useUndoable<StaffCard>(useStaffRecords(), staffLabel);
  const [schema] = useState(() =>
    v.object({
      ...staffDraft.entries,
      identity: v.optional(v.nullable(staffIdentityDraft(dayOf(new Date())))),
    }),
  );
  const card = former?.card;
  const { connected } = useSavingState();
  // The field stays when the contact is lost: something may have been typed into it.
  const [wasConnected, setWasConnected] = useState(connected);
  if (connected && !wasConnected) setWasConnected(true);
  const identity = card ? card.identity : wasConnected ? null : undefined;

  const now = useLatestOf(useStaff(), former?.id);

  function save(draft: StaffCard, base: StaffCard | undefined) {
    if (!former || !base) add(draft);
    else if (draft.identity !== undefined) change(former.id, base, draft);
    else change(former.id, base, { ...draft, identity });
  }

  return (
    <OwnerDialog
      title={former ? 'Ändra medarbetare' : 'Ny medarbetare'}
      schema={schema}
      read={(data) => ({
        name: textOf(data, 'name'),
        phone: textOf(data, 'phone'),
        isActive: data.has('isActive'),
        skills: readSkills(data),
        identity: readIdentity(data),
      })}
      edited={
        former && {
          collection: 'staff',
          id: former.id,
          label: staffLabel(former.card),
          former: former.card,
          now: now && parseStored(staffDraft, now),
        }
      }
      onSave={save}
      // An undo could not bring back a card whose identity number is unknown.
      onRemove={former && identity !== undefined ? () => remove(former.id, former.card) : undefined}
      onClose={onClose}
    >
      <Field label="Namn" name="name" defaultValue={card?.name} autoComplete="off" aria-required />
      <Field
        label="Telefon"
        name="phone"
        type="tel"
        inputMode="tel"
        defaultValue={card?.phone ? formatPhone(card.phone) : ''}
        autoComplete="off"
      />
      <IdentityFields identity={identity} />
      <SkillsField skills={card?.skills ?? 'all'} />
      <CheckboxField
        label="Aktiv"
        name="isActive"
        hint="Den som är inaktiv går inte att boka men finns kvar i historiken."
        defaultChecked={card?.isActive ?? true}
      />
    </OwnerDialog>
  );
}
