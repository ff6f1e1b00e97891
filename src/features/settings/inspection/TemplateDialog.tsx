import { useState } from 'react';
import { useUndoable } from '@/components/useUndoable';
import { useInspectionTemplateRecords } from '@/data/settings/inspectionTemplates';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { parseStored } from '@/domain/values/stored';
import {
  type InspectionTemplate,
  type InspectionTemplateDraft,
  inspectionTemplateDraft,
} from '@/domain/workshop/inspectionTemplate';
import { Field } from '@/ui/fields/Field';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { textOf } from '@/ui/behaviour/textOf';
import { OwnerDialog, useLatestOf } from '@/features/settings/frame/OwnerDialog';
import styles from './Template.module.css';
import { TemplatePreview } from './TemplatePreview';

/** The name of a template in messages: `Mallen Verkstad`. */
export function templateLabel({ name }: Pick<InspectionTemplateDraft, 'name'>): string {
  return `Mallen ${name}`;
}

/** Adds a template, or changes or removes `entry`. */
export function TemplateDialog({
  entry,
  live,
  onClose,
}: {
  entry: Entry<InspectionTemplate> | undefined;
  live: Live<Entry<InspectionTemplate>[]>;
  onClose: () => void;
}) {
  const { add, change, remove } = useUndoable(useInspectionTemplateRecords(), templateLabel);
  const former = entry && parseStored(inspectionTemplateDraft, entry.data);
  const now = useLatestOf(live, entry?.id);
  const last = entriesOf(live).at(-1)?.data.order ?? -1;
  const [points, setPoints] = useState(former?.points ?? '');

  return (
    <OwnerDialog
      title={former ? 'Ändra mall' : 'Ny mall'}
      schema={inspectionTemplateDraft}
      read={(data) => ({
        name: textOf(data, 'name'),
        points: textOf(data, 'points'),
        order: former?.order ?? last + 1,
      })}
      edited={
        former && {
          collection: 'inspectionTemplates',
          id: entry.id,
          label: templateLabel(former),
          former,
          now: now && parseStored(inspectionTemplateDraft, now),
        }
      }
      onSave={(draft, base) => (entry && base ? change(entry.id, base, draft) : add(draft))}
      onRemove={former && (() => remove(entry.id, former))}
      onClose={onClose}
    >
      <Field
        label="Namn"
        name="name"
        defaultValue={former?.name}
        autoComplete="off"
        aria-required
      />
      <TextAreaField
        label="Punkter"
        name="points"
        hint="En punkt på varje rad. En rad som slutar med kolon är en rubrik, och en enhet inom parentes sist, till exempel (mm), ger ett mätvärde att fylla i."
        value={points}
        onChange={({ target }) => setPoints(target.value)}
        rows={12}
        aria-required
      />
      <section className={styles.preview} aria-label="Så läses punkterna">
        <h3>Så läses punkterna</h3>
        <TemplatePreview points={points} />
      </section>
    </OwnerDialog>
  );
}
