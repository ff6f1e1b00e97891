import { codeText } from '@/domain/values/typedText';

const no = '(ej|inte|ingen|inga|inget|no)';
const noun =
  '(e?post|e?postadress|e?mail|mailadress|mejl|mejladress|tel|telnr|telefon|telefonnr|telefonnummer|mobil|mobilnr|mobilnummer|nummer|adress|postnr|postnummer)';

/** Words that say in any column that a value is missing. */
const missing = new RegExp(
  [
    '^(uppgift|uppgifter|värde)?(saknas|saknar)$',
    '^(okänd|okänt|unknown|missing)$',
    `^(har|vet)?${no}(uppgift|uppgifter|angiven|angivet|känd|känt|ifylld|ifyllt)$`,
    '^(vet|finns)(ej|inte)$',
  ].join('|'),
);

/** Words that say which contact is missing: `ej mail`, `har ingen telefon`. */
const without = new RegExp(
  [`^(har|finns)?${no}${noun}$`, `^(saknar|utan)${noun}$`, `^${noun}saknas$`].join('|'),
);

/** Fillers in columns of numbers and codes; a name or a model may be one of these words. */
const filler = /^(x+|na|nej|ej|inte|ingen|inget|inga|tom|null|nil|none|nan|undefined|no)$/;

/** The errors that spreadsheets show in the place of a value. */
const sheetError =
  /^(n\/a|#(n\/a|saknas!|referens!|ref!|värdefel!|value!|namn\?|name\?|null!|num!|ogiltigt!|division\/0!|div\/0!))$/i;

/** Kinds of columns: `code` holds no value of zeros alone, as `number` does, and in `plate` many words are plates. */
export type ColumnKind = 'text' | 'code' | 'number' | 'plate';

/** Tells whether a cell says only that there is no value: `saknas`, `-`, `n/a`, and in a column of codes `x` or `00000`. */
export function saysMissing(cell: string, kind: ColumnKind): boolean {
  const text = codeText(cell);
  if (/^[\p{P}\s]*$/u.test(text) || sheetError.test(text)) return true;
  const letters = text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  if (missing.test(letters)) return true;
  if (kind === 'text') return false;
  if (kind !== 'number' && /^0+$/.test(letters)) return true;
  if (kind === 'plate') return /^x+$/.test(letters);
  return filler.test(letters) || without.test(letters);
}
