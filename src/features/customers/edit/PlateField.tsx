import { useState } from 'react';
import {
  formatRegistrationNumber,
  parseRegistrationNumber,
} from '@/domain/values/registrationNumber';
import { Field } from '@/ui/fields/Field';
import { DuplicateNotice } from './DuplicateNotice';
import { Notice } from './Notice';

/**
 * A field for a registration number, with warnings about an unusual number and about a vehicle that has the
 * same.
 */
export function PlateField({ id, former }: { id: string | undefined; former: string }) {
  const [text, setText] = useState(formatRegistrationNumber(former));
  const parsed = parseRegistrationNumber(text);
  return (
    <div>
      <Field
        label="Registreringsnummer"
        name="registrationNumber"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck="false"
        aria-required
      />
      <Notice>{parsed.ok && parsed.warning}</Notice>
      <DuplicateNotice of={{ id, registrationNumber: text }} />
    </div>
  );
}
