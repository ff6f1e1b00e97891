import { useState } from 'react';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { Field } from '@/ui/Field';
import { Notice } from './Notice';

/** A field for the odometer in km, with a warning when the value is lower than the saved one. */
export function OdometerField({ formerKm }: { formerKm: number | null }) {
  const [text, setText] = useState(formerKm === null ? '' : formatOdometer(formerKm));
  const parsed = parseOdometer(text);
  return (
    <div>
      <Field
        label="Mätarställning"
        name="odometerKm"
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint="I kilometer"
        inputMode="numeric"
        autoComplete="off"
      />
      <Notice>
        {formerKm !== null &&
          parsed.ok &&
          parsed.value < formerKm &&
          `Lägre än den sparade, ${formatOdometer(formerKm)}. Kontrollera att det stämmer.`}
      </Notice>
    </div>
  );
}
