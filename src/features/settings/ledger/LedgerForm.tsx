import type { ChangeEvent } from 'react';
import { UnsavedForm } from '@/components/UnsavedForm';
import { keptTheirs, useContested } from '@/components/useContested';
import { useLedgerSettingsRecords } from '@/data/ledger/ledgerSettings';
import {
  companyFormLabels,
  companyForms,
  type LedgerSettings,
  type LedgerSettingsDraft,
  ledgerSettingsDraft,
  vehicleShareLabels,
  vehicleShares,
  workerGroupLabels,
  workerGroups,
} from '@/domain/ledger/duty';
import type { Entry } from '@/domain/values/live';
import { SaveAsOwner } from '@/features/settings/frame/SaveAsOwner';
import { useEdited } from '@/features/settings/frame/useEdited';
import styles from '@/features/settings/company/CompanySection.module.css';
import { DraftForm } from '@/ui/forms/DraftForm';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import { DutyAnswer } from './DutyAnswer';

const label = 'Frågorna om personalliggare';

const unanswered = { companyForm: '', workers: '', vehicleShare: '' };
type Texts = Record<keyof LedgerSettingsDraft, string>;

/** The answers as the form shows them. */
const textsOf = (answers: LedgerSettingsDraft | null): Texts => answers ?? unanswered;

/** The three questions with what they mean so far, read-only unless `mayChange`. */
export function LedgerForm({
  entry,
  mayChange,
}: {
  entry: Entry<LedgerSettings> | null;
  mayChange: boolean;
}) {
  const saved = entry ? answersOf(entry.data) : null;
  const { texts, base, isEdited, change, settle } = useEdited(saved, textsOf);
  const contested = useContested(
    'ledgerSettings',
    'main',
    isEdited ? (base ?? undefined) : undefined,
    saved ?? undefined,
  );
  const { save: write } = useLedgerSettingsRecords();
  const toast = useToast();

  function save(typed: LedgerSettingsDraft) {
    if (contested.asksAbout(typed)) return;
    const { draft, given, keepOthers } = contested.settled(typed, base ?? typed);
    keepOthers(label);
    settle(draft);
    write(label, entry, draft);
    if (Object.keys(given).length > 0)
      toast(keptTheirs(label), () => write(label, entry, { ...draft, ...given }));
    else toast('Svaren är sparade.');
  }

  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    disabled: !mayChange,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      change({ ...texts, [name]: target.value }),
  });
  const options = <T extends string>(values: readonly T[], labels: Record<T, string>) => [
    ['', 'Välj …'] as const,
    ...values.map((each) => [each, labels[each]] as const),
  ];

  return (
    <UnsavedForm isEdited={isEdited} className={styles.card}>
      <DraftForm
        schema={ledgerSettingsDraft}
        read={(data) => ({
          companyForm: textOf(data, 'companyForm'),
          workers: textOf(data, 'workers'),
          vehicleShare: textOf(data, 'vehicleShare'),
        })}
        onSave={save}
      >
        <SelectField
          {...field('companyForm')}
          label="Vilken företagsform har ni?"
          options={options(companyForms, companyFormLabels)}
        />
        <SelectField
          {...field('workers')}
          label="Vilka arbetar hos er?"
          hint="Hjälper någon annan till, också utan lön, är svaret även andra."
          options={options(workerGroups, workerGroupLabels)}
        />
        <SelectField
          {...field('vehicleShare')}
          label="Hur stor del är fordonsservice?"
          hint="Reparation, plåt, lack, däck, glas, tvätt och rekond."
          options={options(vehicleShares, vehicleShareLabels)}
        />
        {contested.notice}
        {(mayChange || isEdited) && <SaveAsOwner mayChange={mayChange} />}
      </DraftForm>
      <DutyAnswer texts={texts} />
    </UnsavedForm>
  );
}

function answersOf({ companyForm, workers, vehicleShare }: LedgerSettings): LedgerSettingsDraft {
  return { companyForm, workers, vehicleShare };
}
