import { mayReplace, ofFile } from './corrections';
import type { ReadBook, Verdict } from './portableBook';

/** A finding of the check of a whole file, in a sentence: the file is unchanged, it is changed, or a remark. */
export interface BookFinding {
  tone: 'good' | 'bad' | 'quiet';
  text: string;
  /** The entry that it is about, counted from 1; null where it is about the whole or several. */
  number: number | null;
}

type WholeBook = Extract<ReadBook, { ok: true }>;

/** The findings of a file that was read, the gravest first; entries are counted from 1 in the order of the file. */
export function bookFindings(read: WholeBook): BookFinding[] {
  const { verdicts, isFrameWhole } = read;
  const faults: string[] = [];
  const keyless = numbersOf(verdicts, 'unknownKey');
  if (keyless.length > 0)
    faults.push(
      `Nyckeln till ${named(keyless)} saknas i filen eller är ändrad, så ${keyless.length === 1 ? 'signaturen' : 'signaturerna'} går inte att kontrollera.`,
    );
  if (!isFrameWhole)
    faults.push(
      'Något annat i filen än noteringarna är ändrat: uppgifterna om bilen, nycklarna, eller vilka noteringar som finns.',
    );
  const changed = changedEntries(read);
  const replacing = replacingEntries(read);
  const isAsItWas = [faults, changed, replacing].every(({ length }) => length === 0);
  const unchanged = unchangedText(numbersOf(verdicts, 'unchanged').length, verdicts.length);
  const unsigned = unsignedText(numbersOf(verdicts, 'unsigned'), verdicts.length);
  return [
    ...changed,
    ...faults.flatMap((text) => told('bad', text)),
    ...replacing,
    ...told(isAsItWas ? 'good' : 'quiet', unchanged),
    ...told('quiet', unsigned),
    ...told('quiet', verdicts.length === 0 ? 'Boken har inga noteringar.' : null),
  ];
}

function told(tone: BookFinding['tone'], text: string | null): BookFinding[] {
  return text === null ? [] : [{ tone, text, number: null }];
}

function numbersOf(verdicts: readonly Verdict[], wanted: Verdict): number[] {
  return verdicts.flatMap((verdict, place) => (verdict === wanted ? [place + 1] : []));
}

/** Each entry that was changed, by its number, day and work. */
function changedEntries({ book, verdicts }: WholeBook): BookFinding[] {
  return book.entries.flatMap(({ content: { doneOn, works }, signature }, place) => {
    if (verdicts[place] !== 'changed') return [];
    const since = signature ? 'den signerades' : 'filen gjordes';
    const number = place + 1;
    const text = `Notering ${number} är ändrad sedan ${since}: ${doneOn}, ${works.join(', ')}.`;
    return [{ tone: 'bad', text, number }];
  });
}

/** Each entry that corrects a signed one without being signed by its key: that one counts on. */
function replacingEntries({ book: { entries }, verdicts }: WholeBook): BookFinding[] {
  return entries.flatMap(({ content: { correctsId }, signature }, place) => {
    const former = entries.findIndex(({ id }) => id === correctsId);
    const corrected = entries[former];
    const isRight = verdicts[place] === 'unchanged' || verdicts[place] === 'unsigned';
    if (!corrected || !isRight || mayReplace(ofFile(signature), ofFile(corrected.signature)))
      return [];
    const how = signature ? 'är signerad med en annan nyckel' : 'är osignerad';
    const text = `Notering ${place + 1} rättar notering ${former + 1}, som är signerad, men ${how}. Båda visas.`;
    return [{ tone: signature ? 'quiet' : 'bad', text, number: place + 1 }];
  });
}

function unchangedText(unchanged: number, all: number): string | null {
  if (unchanged === 0) return null;
  if (all === 1) return 'Noteringen är oförändrad sedan den signerades.';
  return unchanged === all
    ? `Alla ${all} noteringar är oförändrade sedan de signerades.`
    : `${unchanged} av ${all} noteringar är signerade och oförändrade.`;
}

function unsignedText(unsigned: readonly number[], all: number): string | null {
  if (unsigned.length === 0) return null;
  const rest = 'Vem som helst kan ha skrivit';
  if (unsigned.length === all && all > 1) return `Ingen notering är signerad. ${rest} dem.`;
  const which = named(unsigned).replace('n', 'N');
  return unsigned.length === 1
    ? `${which} är osignerad. ${rest} den.`
    : `${which} är osignerade. ${rest} dem.`;
}

/** `notering 1, 2 och 5`. */
function named(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  const before = numbers.slice(0, -1).join(', ');
  return `notering ${[before, last].filter(Boolean).join(' och ')}`;
}
