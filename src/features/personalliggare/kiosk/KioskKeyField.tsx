import { readKioskKey, type KioskKey } from '@/domain/ledger/kioskLink';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';

/** The field for the link or the code that lets a tablet in. */
export function KioskKeyField() {
  return (
    <Field
      label="Länk eller kod"
      name="key"
      hint="En ägare skapar den under Inställningar, Surfplattor. Enklast är att läsa QR-koden med surfplattans kamera."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck="false"
      aria-required
    />
  );
}

/** The typed code; null where the form has no field for it, or no code in it. */
export function keyIn(data: FormData): KioskKey | null {
  const read = readKioskKey(textOf(data, 'key'));
  return read.ok ? read.value : null;
}

/** The fault of the field, by its name. */
export function keyFault(data: FormData): Record<string, string> {
  const read = data.has('key') ? readKioskKey(textOf(data, 'key')) : null;
  return read?.ok === false ? { key: read.message } : {};
}
