import { useState } from 'react';
import { staffLimits, identityKindLabels } from '@/domain/workshop/staff';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';

/** The fields for the number that the ledger demands; `hint` tells what happens without it. */
export function NumberFields({ hint = '' }: { hint?: string }) {
  const [kind, setKind] = useState('swedish');
  const isSwedish = kind === 'swedish';
  return (
    <>
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
        spellCheck={false}
      />
    </>
  );
}

/** Reads the fields; null without a number. */
export function readNumber(data: FormData) {
  const number = textOf(data, 'identity.number');
  return number.trim() === '' ? null : { kind: textOf(data, 'identity.kind'), number };
}
