const asCsv = 'Hämta eller spara uppgifterna som CSV och försök igen.';
const sheetAsCsv =
  'Öppna det i Excel, välj Spara som och formatet CSV UTF-8, och importera den filen.';

const sheet = 'ett kalkylblad';
const archive = 'ett packat arkiv (zip)';

/** The first bytes of files that are no text, with their names. */
const signatures: readonly (readonly [bytes: string, name: string])[] = [
  ['%PDF', 'en PDF'],
  ['\u00ff\u00d8\u00ff', 'ett foto (JPEG)'],
  ['\u0089PNG', 'en bild (PNG)'],
  ['GIF8', 'en bild (GIF)'],
  ['{\\rtf', 'ett textdokument (RTF)'],
  ['Rar!', 'ett packat arkiv (RAR)'],
  ['7z\u00bc\u00af', 'ett packat arkiv (7z)'],
  ['\u001f\u008b', 'ett packat arkiv (gzip)'],
];

/** The beginnings of texts of other forms, with their names. */
const beginnings: readonly (readonly [start: RegExp, name: string])[] = [
  [/^<(!doctype html|html|table|head|body)/i, 'en webbsida (HTML)'],
  [/^<\?xml|^<(\w+:)?document\b/i, 'en XML-fil'],
  [/^[[{]\s*["[{\]}]/, 'en JSON-fil'],
  [/^BEGIN:VCARD/i, 'en fil med kontakter (vCard)'],
  [/^BEGIN:VCALENDAR/i, 'en kalenderfil (iCalendar)'],
  [/^#FLAGGA/i, 'en bokföringsfil (SIE)'],
];

/** Names the kind of a file that is no text by its first bytes: `en PDF`; null for a text, and for a kind that is not known. */
export function kindOfFile(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const named = signatures.find(([signature]) => start.startsWith(signature))?.[1];
  if (named !== undefined) return named;
  // Photos and films of telephones name their kind after a length of four bytes.
  if (start.slice(4, 8) === 'ftyp') {
    return /^(hei|hev|mif|msf|avi)/.test(start.slice(8, 12)) ? 'ett foto (HEIC)' : 'en film';
  }
  if (start.startsWith('PK\u0003\u0004')) return packed(start.slice(30));
  // The older compound file of Excel.
  return start.startsWith('\u00d0\u00cf\u0011\u00e0') ? sheet : null;
}

/** Names a file that is no text by its first bytes, in a sentence with what to do; null for a file that may be a text. */
export function otherFile(bytes: Uint8Array): string | null {
  const kind = kindOfFile(bytes);
  if (kind !== null) return wrongKindText(kind, kind === sheet ? sheetAsCsv : asCsv);
  return bytes.subarray(0, 4096).includes(0) ? `Filen är ingen textfil. ${asCsv}` : null;
}

/** Says of what kind a file is, and what to do instead; an archive may hold the right file. */
export function wrongKindText(kind: string, advice: string): string {
  return `Det här är ${kind}. ${kind === archive ? 'Packa upp det och välj filen i det.' : advice}`;
}

/** A zip archive by the name of its first entry: spreadsheets and documents are archives too. */
function packed(entry: string): string {
  if (entry.startsWith('word/')) return 'ett Word-dokument';
  const isOffice = entry === '' || /^(\[Content_Types|_rels|docProps|xl\/|mimetype)/.test(entry);
  return isOffice ? sheet : archive;
}

/** Names a text that is no table by how it begins, in a sentence with what to do; null for any other text. */
export function otherText(text: string): string | null {
  const kind = beginningOf(text);
  return kind === null ? null : wrongKindText(kind, asCsv);
}

/** Names the kind of a text: `en XML-fil`, or a table; null for any other. */
export function kindOfText(text: string): string | null {
  return beginningOf(text) ?? (isTable(text) ? 'en tabell (CSV)' : null);
}

function beginningOf(text: string): string | null {
  const start = text.slice(0, 200).trimStart();
  return beginnings.find(([beginning]) => beginning.test(start))?.[1] ?? null;
}

/** Tells whether the first two filled lines have as many of one separator. */
function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return [';', '\t', ','].some((separator) => {
    const parts = first.split(separator).length;
    return parts > 1 && second.split(separator).length === parts;
  });
}
