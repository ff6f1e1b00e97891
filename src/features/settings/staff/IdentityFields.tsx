import { useState } from 'react';
import type { StaffCard } from '@/data/settings/staff';
import { identityKindLabels } from '@/domain/workshop/staff';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import layout from '@/ui/style/layout.module.css';
import styles from './IdentityFields.module.css';
import { maskedIdentity } from './IdentityNumber';

/**
 * The identity number in the form of a staff card. A stored number is kept, replaced or removed, and never
 * shown whole.
 */
export function IdentityFields({ identity }: { identity: StaffCard['identity'] }) {
  const [choice, setChoice] = useState('keep');
  const [kind, setKind] = useState('swedish');
  if (identity === undefined) {
    return (
      <p className={layout.quiet}>
        Identitetsnumret lagras inte på enheten och kan inte ändras innan servern har svarat.
      </p>
    );
  }
  const choices = identity && [
    ['keep', `Behåll ${maskedIdentity(identity)}`],
    ['replace', 'Byt nummer'],
    ['remove', 'Ta bort numret'],
  ];
  return (
    <fieldset className={styles.fields}>
      <legend>Identitetsnummer</legend>
      {choices?.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name="identityChoice"
            value={value}
            checked={value === choice}
            onChange={({ target }) => setChoice(target.value)}
          />
          {text}
        </label>
      ))}
      {(!identity || choice === 'replace') && (
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
            label={kind === 'swedish' ? 'Personnummer' : 'Utländskt nummer'}
            name="identity.number"
            hint={
              kind === 'swedish'
                ? 'Krävs i personalliggaren. Skrivs ÅÅMMDD-NNNN.'
                : 'Krävs i personalliggaren, för den som inte har ett svenskt nummer.'
            }
            inputMode={kind === 'swedish' ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck="false"
          />
        </>
      )}
    </fieldset>
  );
}

/** Reads the fields: a new number, null for no number, undefined to keep the stored number. */
export function readIdentity(data: FormData) {
  const choice = textOf(data, 'identityChoice');
  if (choice === 'remove') return null;
  if (!data.has('identity.number')) return undefined;
  const number = textOf(data, 'identity.number');
  if (choice === '' && number.trim() === '') return null;
  return { kind: textOf(data, 'identity.kind'), number };
}
