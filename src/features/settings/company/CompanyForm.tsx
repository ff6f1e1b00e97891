import { DraftForm } from '@/ui/forms/DraftForm';
import { UnsavedForm } from '@/components/UnsavedForm';
import { useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useUpdateWorkshop } from '@/data/workshop/workshops';
import { useToast } from '@/ui/notes/ToastContext';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { CompanyDetails } from './CompanyDetails';
import { CompanyFields } from './CompanyFields';
import { companyDraft, type CompanyDraft, companyTexts, readCompany } from './companyForm';
import styles from './CompanySection.module.css';
import { SaveAsOwner } from '@/features/settings/frame/SaveAsOwner';
import { useEdited } from '@/features/settings/frame/useEdited';
import { useSettledSave } from '@/features/settings/frame/useSettledSave';

const label = 'Företagets uppgifter';

/** A form with the company's details, read-only unless `mayChange`; saving writes only the changed fields. */
export function CompanyForm({ company, mayChange }: { company: CompanyDraft; mayChange: boolean }) {
  const { texts, base, isEdited, change, settle } = useEdited(company, companyTexts);
  const { id } = useWorkshop();
  const contested = useContested('workshops', id, isEdited ? base : undefined, company);
  const update = useUpdateWorkshop();
  const toast = useToast();
  const save = useSettledSave(contested, label, write);

  function write(draft: CompanyDraft, former: CompanyDraft) {
    const changed = changedFields(former, draft);
    if (changed.address) {
      // One field of the document and several in the form: what others have changed of the rest stays.
      changed.address = { ...company.address, ...changedFields(former.address, draft.address) };
    }
    const before = { ...former, address: company.address };
    settle({ ...company, ...changed });
    if (Object.keys(changed).length === 0) return toast('Det finns inget nytt att spara.');
    update(label, changed, before);
    toast('Företagets uppgifter är ändrade.', () =>
      update(label, valuesBefore(before, changed), { ...before, ...changed }),
    );
  }

  if (!mayChange && !isEdited) return <CompanyDetails company={company} />;

  return (
    <UnsavedForm isEdited={isEdited} className={styles.card}>
      <DraftForm schema={companyDraft} read={readCompany} onSave={(typed) => save(typed, base)}>
        <CompanyFields texts={texts} change={change} />
        {contested.notice}
        <SaveAsOwner mayChange={mayChange} />
      </DraftForm>
    </UnsavedForm>
  );
}
