import { useState } from 'react';
import { parseVin } from '@/domain/values/vin';
import { Field } from '@/ui/fields/Field';
import { Notice } from './Notice';

/** A field for a chassis number, with a note about one that is shorter than those of newer cars. */
export function VinField({ former }: { former: string }) {
  const [text, setText] = useState(former);
  const parsed = parseVin(text);
  return (
    <div>
      <Field
        label="Chassinummer"
        name="vin"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck="false"
      />
      <Notice>{parsed.ok && parsed.warning}</Notice>
    </div>
  );
}
