import { useState } from 'react';
import { staffLimits, identityKindLabels } from '@/domain/workshop/staff';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from '@/features/personalliggare/fields/Fields.module.css';

/** The fields for the number that the ledger demands; `hint` tells what happens without it. */
export function NumberFields({ hint = '' }: { hint?: string }) {
  const [kind, setKind] = useState('swedish');
  const isSwedish = kind === 'swedish';
  return (
    <div className={styles.fields}>
      <SelectField
        label="Typ av nummer"
        name="identity.kind"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={[
          ['swedish', identityKindLabels.swedish],
          ['foreign', identityKindLabels.foreign],
        ]}
      />
      <Field
        label={isSwedish ? 'Personnummer' : 'Utländskt nummer'}
        name="identity.number"
        hint={`${isSwedish ? 'Skrivs ÅÅMMDD-NNNN.' : 'Numret i passet eller ID-kortet.'} ${hint}`.trim()}
        maxLength={staffLimits.foreignNumber.max}
        inputMode={isSwedish ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck="false"
      />
    </div>
  );
}

/** Reads the fields, also an empty number, which is refused where a number must be told. */
export function readNumber(data: FormData) {
  return { kind: textOf(data, 'identity.kind'), number: textOf(data, 'identity.number') };
}

/** Reads the fields; null without a number, which is then not known. */
export function readKnownNumber(data: FormData) {
  const read = readNumber(data);
  return read.number.trim() === '' ? null : read;
}
