import type { CsvRow } from './importCells';

/** The columns that an import knows, by their headers and by what they hold. */
export interface KnownColumns<F extends string> {
  /** Whole headers in the form that `folded` gives, with a space between. A file may have several: the first here is taken. */
  names: Readonly<Record<F, string>>;
  /** Parts of longer headers. One counts where at least half of the column looks like the field: `Skuld telefon` is an amount. */
  parts?: readonly (readonly [part: string, field: F])[];
  /** Headers that are left out, whatever the column holds. */
  never?: (header: string) => boolean;
  /** Tells whether a cell looks like one of the field, where the header names the field by a part or in passing. */
  looks?: Partial<Record<F, Look>>;
  /** The fields that are also found by what their column holds, whatever its header, in this order. */
  byContent?: readonly (readonly [field: F, look: Look])[];
  /** Tells whether a cell says only that a value is missing; such cells are not looked at. */
  isMissing?: Look;
  /** The most columns that may become a field. */
  most: (field: F) => number;
  /** The fields that a file may have again beside a word in the header, `which`, each time with the `rest` of it. */
  again?: {
    fields: readonly F[];
    split: (header: string) => { which: string; rest: string };
  };
}

type Look = (cell: string) => boolean;

/** Rows that are looked at to tell what a column holds. */
const lookedAt = 200;
/** The share of the filled cells that must look like a field for a column with an unknown header. */
const enough = 0.8;
/** The share of them for a column whose header has the field as a part. */
const half = 0.5;

/** The letters of a header: `Org.nr` and `ORGNR` become the same, and so do `Telefon 1` and `Telefon`. */
export function folded(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Guesses the field of each column; null for a column to leave out. Without rows the headers alone decide. */
export function guessedColumns<F extends string>(
  { names, parts = [], never, looks = {}, byContent = [], isMissing, most, again }: KnownColumns<F>,
  headers: readonly string[],
  rows: readonly CsvRow[],
): (F | null)[] {
  const fieldOf = new Map<string, { field: F; rank: number }>();
  for (const field of keysOf(names)) {
    names[field].split(' ').forEach((name, place) => {
      // Among columns that may all be taken, the order of the file counts.
      if (!fieldOf.has(name)) fieldOf.set(name, { field, rank: most(field) > 1 ? 0 : place });
    });
  }
  const open = headers.map((header) => !isLabel(header) && !never?.(header));
  const guessed: (F | null)[] = headers.map(() => null);
  const samples = rows.slice(0, lookedAt);
  const shareOf = (column: number, look: Look | undefined): number | null => {
    const cells = samples
      .map(({ cells: all }) => all[column]?.trim() ?? '')
      .filter((cell) => cell !== '' && !isMissing?.(cell));
    return look && cells.length > 0 ? cells.filter(look).length / cells.length : null;
  };
  const take = (column: number, field: F | undefined) => {
    if (field === undefined || !open[column] || guessed[column] !== null) return;
    const isAlike = (at: number) =>
      guessed[at] === field && whichOf(field, at) === whichOf(field, column);
    if ([...headers.keys()].filter(isAlike).length >= most(field)) return;
    guessed[column] = field;
  };
  const whichOf = (field: F, column: number) =>
    again?.fields.includes(field) ? again.split(headers[column] ?? '').which : '';

  const whole = headers.map((header) => {
    const named = fieldOf.get(folded(header.replace(/ - value$/i, '')));
    const rest = named || !again ? undefined : fieldOf.get(folded(again.split(header).rest));
    return named ?? (rest && again?.fields.includes(rest.field) ? rest : undefined);
  });
  const byRank = [...headers.keys()].toSorted(
    (one, other) => (whole[one]?.rank ?? 0) - (whole[other]?.rank ?? 0),
  );
  for (const column of byRank) take(column, whole[column]?.field);
  for (const [column, header] of headers.entries()) {
    if (whole[column]) continue;
    const name = folded(header);
    const named = parts.find(([part]) => name.includes(part))?.[1];
    const inPassing = named ? undefined : fieldOfWords(header);
    if (named && (shareOf(column, looks[named]) ?? 1) >= half) take(column, named);
    if (inPassing && shareOf(column, looks[inPassing]) !== 0) take(column, inPassing);
  }
  for (const [field, look] of byContent) {
    if (guessed.includes(field)) continue;
    const holding = headers.findIndex(
      (_, column) =>
        open[column] && guessed[column] === null && (shareOf(column, look) ?? 0) >= enough,
    );
    if (holding >= 0) guessed[holding] = field;
  }
  return guessed;

  /** The field that one of two words names: `Text/mottagare`. Longer headers are too often about something else. */
  function fieldOfWords(header: string): F | undefined {
    const words = header.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (words.length !== 2 || words.some((word) => otherWords.has(word))) return undefined;
    const fields = new Set(words.flatMap((word) => fieldOf.get(word)?.field ?? []));
    return fields.size === 1 ? [...fields][0] : undefined;
  }
}

/** Words that make something else of the word beside them: `Kund nr`, `Middle Name`. */
const otherWords = new Set(
  'nr nummer no number id kod code saldo balance antal datum date sedan since typ type middle phonetic'.split(
    ' ',
  ),
);

/** Tells whether a column of an address book names the column beside it: `Phone 1 - Label`. */
function isLabel(header: string): boolean {
  return /(^|[^\p{L}])labels?$|\d - type$/iu.test(header.trim());
}

function keysOf<F extends string>(names: Readonly<Record<F, string>>): F[] {
  return Object.keys(names).filter((name): name is F => Object.hasOwn(names, name));
}
