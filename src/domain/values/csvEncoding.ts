import { byteOfPage, type CodePage, codePages, textOfPage } from './codePages';
import { otherFile } from './fileKind';
import { rateLetters } from './letterRating';

/** A way to read the letters of a file. */
export interface LetterReading {
  encoding: string;
  /** Lines of the file in which the readings differ, at most three. */
  samples: string[];
}

/** A text file that was read in the likeliest way. */
export interface DecodedText {
  text: string;
  encoding: string;
  /** The likely ways to read it, the one that was taken first; one alone where the letters leave no choice. */
  readings: LetterReading[];
  /** True when the letters of no other reading come near. */
  isSure: boolean;
  /** Reads the file in the way that a reading names. */
  read(encoding: string): string;
}

export type CsvText = ({ ok: true } & DecodedText) | { ok: false; message: string };

/** Lines with letters beyond ASCII that are rated, and the characters of each. */
const ratedLines = 300;
const ratedLength = 400;
const shownLines = 3;
const shownLength = 90;
const shownReadings = 4;
const lineFeed = 10;

/**
 * Tells how far a way to read may be taken without a question: `bytes` where each letter put back was several signs, which no text has
 * by chance, `letters` where the letters have to show it, and `none` where a person decides.
 */
type Proof = 'bytes' | 'letters' | 'none';

/** A way with the rated lines as it reads them. */
interface Way {
  encoding: string;
  proof: Proof;
  sample: string;
  read: () => string;
}

/**
 * Decodes a text file: by its byte order mark, or else as UTF-8 where it is valid so, and as Windows-1252 where not. Another way is taken
 * only where the letters of that one show damage and the other gives Swedish ones. Refuses files of another kind by their name.
 */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): CsvText {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const marked = startsWith(0xff, 0xfe) ? 'utf-16le' : startsWith(0xfe, 0xff) ? 'utf-16be' : null;
  if (marked) return only(new TextDecoder(marked).decode(bytes), 'UTF-16');
  const other = otherFile(bytes);
  if (other !== null) return { ok: false, message: other };
  const text = utf8(bytes);
  return text === null ? ofBytes(bytes) : ofText(text);
}

function only(text: string, encoding: string): CsvText {
  const readings = [{ encoding, samples: [] }];
  return { ok: true, text, encoding, readings, isSure: true, read: () => text };
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const pages: readonly CodePage[] = ['Windows-1252', 'Mac OS Roman', 'DOS 850', 'DOS 437'];

function ofBytes(bytes: Uint8Array<ArrayBuffer>): CsvText {
  // Each byte is one character, so the places in the text are those of the bytes. The browser's own decoder finds them fastest.
  const places = sampledPlaces(new TextDecoder('windows-1252').decode(bytes));
  const sample = Uint8Array.from(
    places.flatMap(([from, to]) => [...bytes.subarray(from, to), lineFeed]),
  );
  return likeliest(
    pages.map((page) => ({
      encoding: page,
      proof: 'letters',
      sample: textOfPage(sample, page),
      read: () => textOfPage(bytes, page),
    })),
  );
}

function ofText(text: string): CsvText {
  const sample = sampledPlaces(text)
    .map(([from, to]) => text.slice(from, to))
    .join('\n');
  if (rateLetters(sample) >= 0) return only(text, 'UTF-8');
  const changes: [encoding: string, proof: Proof, change: (from: string) => string][] = [
    ['UTF-8', 'none', (from) => from],
    ...pages.map((page): (typeof changes)[number] => [
      page === 'Windows-1252' ? 'UTF-8, kodad två gånger' : `UTF-8, en gång läst som ${page}`,
      'bytes',
      (from) => undoneUtf8(from, page),
    ]),
    ...pages
      .slice(1)
      .map((page): (typeof changes)[number] => [
        `${page}, en gång läst som Windows-1252`,
        'none',
        (from) => reread(from, page),
      ]),
  ];
  const ways = changes.map(([encoding, proof, change]) => ({
    encoding,
    proof,
    sample: change(sample),
    read: () => change(text),
  }));
  // A sign that is rare is no damage: putting letters back has to give Swedish ones.
  return ways.some((way) => rateLetters(way.sample) > 0) ? likeliest(ways) : only(text, 'UTF-8');
}

/**
 * Takes the first way, the usual one, while its letters show no damage, and else the one that rates best of those that give Swedish
 * letters. Ways that read the rated lines alike are one.
 */
function likeliest(ways: readonly Way[]): CsvText {
  const [usual, ...rivals] = ways
    .filter(({ sample }, place) => ways.findIndex((way) => way.sample === sample) === place)
    .map((way) => ({ ...way, rating: rateLetters(way.sample), ...lettersOf(way.sample) }));
  if (!usual) return only('', 'UTF-8');
  const rated = rivals
    .map((way) => ({
      ...way,
      gained: way.swedish - usual.swedish,
      lost: Math.max(0, usual.foreign - way.foreign),
    }))
    .toSorted((one, other) => other.rating - one.rating);
  const better =
    usual.rating < 0
      ? rated.find(({ proof, rating, gained }) => rating > 0 && (proof === 'bytes' || gained > 0))
      : undefined;
  const taken = better ?? usual;
  const others = [...rated.filter((way) => way !== better), ...(better ? [usual] : [])];
  const all = [taken, ...others.toSorted((one, other) => other.rating - one.rating)];
  const isSure = better
    ? (better.proof === 'bytes' || (better.proof === 'letters' && better.gained >= better.lost)) &&
      others.every(({ rating }) => rating < 0 || rating < better.rating / 2)
    : // A Mac's `äkoda` is `Škoda` on Windows: where each such letter may be a Swedish one, both names are possible.
      rated.every(
        ({ rating, gained, lost }) => lost === 0 || gained < lost || rating <= usual.rating,
      );
  return {
    ok: true,
    text: taken.read(),
    encoding: taken.encoding,
    readings: all.slice(0, shownReadings).map(({ encoding, sample }) => ({
      encoding,
      samples: sample
        .trim()
        .split('\n')
        .slice(0, shownLines)
        .map((line) => line.slice(0, shownLength)),
    })),
    isSure,
    read: (encoding) => (all.find((way) => way.encoding === encoding) ?? taken).read(),
  };
}

/** Counts the letters å, ä and ö of a text, and its other letters beyond ASCII. */
function lettersOf(text: string): { swedish: number; foreign: number } {
  const swedish = text.match(/[åäö]/gi)?.length ?? 0;
  const letters = text.match(/(?![\0-\x7f])\p{L}/gu)?.length ?? 0;
  return { swedish, foreign: letters - swedish };
}

/** The places of the first lines with letters beyond ASCII; of a long one, of what stands around the first of them. */
function sampledPlaces(text: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  const letter = /[^\0-\x7f]/g;
  for (let found = letter.exec(text); found; found = letter.exec(text)) {
    const { index } = found;
    const [begun = ''] =
      /[^\r\n]*$/.exec(text.slice(Math.max(0, index - shownLength), index)) ?? [];
    const [rest = ''] = /^[^\r\n]*/.exec(text.slice(index, index + ratedLength)) ?? [];
    places.push([index - begun.length, index + rest.length]);
    if (places.length === ratedLines) break;
    letter.lastIndex = index + rest.length;
  }
  return places;
}

function bytesOf(text: string, page: CodePage): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => byteOfPage(letter, page) ?? 0x3f);
}

/** A text whose code page was once read as Windows-1252, with its letters put back: `Š` becomes `ä` where a Mac wrote it. */
function reread(text: string, page: CodePage): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => {
    const byte = byteOfPage(letter, 'Windows-1252');
    return byte === null ? letter : codePages[page].charAt(byte - 0x80);
  });
}

/** A text whose UTF-8 was once read in a code page, with its letters put back: `Ã¤` becomes `ä`. */
function undoneUtf8(text: string, page: CodePage): string {
  const upper = codePages[page];
  const escaped = (from: number, to: number) =>
    upper.slice(from - 0x80, to - 0x80).replace(/[\\\]^-]/g, '\\$&');
  const controls = page === 'Windows-1252' ? '\\x80-\\x9f' : '';
  const following = `[${escaped(0x80, 0xc0)}${controls}]{1,3}`;
  const once = new RegExp(`[${escaped(0xc2, 0xf5)}]${following}`, 'g');
  const undo = (from: string) => from.replace(once, (found) => utf8(bytesOf(found, page)) ?? found);
  return undo(undo(text));
}
