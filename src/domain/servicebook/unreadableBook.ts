import * as v from 'valibot';
import { kindOfFile, kindOfText, wrongKindText } from '@/domain/values/fileKind';
import type { BrokenPart } from './brokenPart';

/** The number of the form of a file, another one whenever an older app could not read it, and the name before the number. */
export const version = 1;
export const formName = 'verkstadsnavet-servicebok-';

/** The most entries of a file, and the most characters: a book of 60 entries has about 40,000. */
export const portableLimits = { entries: 500, characters: 2_000_000 } as const;

/** Says what of a file cannot be read. */
export function unreadableText({ field, number }: BrokenPart): string {
  if (field === 'entries' && number !== null)
    return `Notering ${number} i filen går inte att läsa. Den är ändrad.`;
  if (field === 'entries')
    return `Noteringarna i filen går inte att läsa. En fil har högst ${portableLimits.entries}.`;
  if (field === 'car') return 'Uppgifterna om bilen går inte att läsa. De är ändrade.';
  if (field === 'keys') return 'Nycklarna i filen går inte att läsa. De är ändrade.';
  return 'Filen är ingen servicebok från Verkstadsnavet, eller så är den ändrad.';
}

/** Says of what other kind a file is, by its first bytes; null for one that may be a service book, or is of no known kind. */
export function otherFileText(start: Uint8Array): string | null {
  const text = new TextDecoder().decode(start);
  // A service book is JSON, as far as it goes where it was cut.
  const kind = kindOfFile(start) ?? (/^\s*[[{]/.test(text) ? null : kindOfText(text));
  if (kind === null) return null;
  return wrongKindText(
    kind,
    'Välj filen med serviceboken: verkstaden sparar den med ett namn som slutar på .json.',
  );
}

const anyForm = v.looseObject({
  form: v.pipe(v.string(), v.regex(new RegExp(`^${formName}\\d{1,6}$`))),
});

/** Says that a file has a form of another version of the app; null for a file of this one, or of none. */
export function otherFormText(stored: unknown): string | null {
  const read = v.safeParse(anyForm, stored);
  const number = read.success ? Number(read.output.form.slice(formName.length)) : version;
  if (number === version) return null;
  return number > version
    ? 'Filen är gjord av en nyare version av Verkstadsnavet. Ladda om sidan och välj filen igen.'
    : 'Filen är gjord av en äldre version av Verkstadsnavet som inte går att läsa längre. Be verkstaden om en ny.';
}
