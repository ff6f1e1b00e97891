import { expect, test } from 'vitest';
import { bookFindings } from '@/domain/servicebook/bookFinding';
import type { PortableBook, Verdict } from '@/domain/servicebook/portableBook';

const content: PortableBook['entries'][number]['content'] = {
  ...{ kind: 'service', doneOn: '2025-11-18', odometerKm: null, odometerReason: null },
  ...{ works: ['Oljebyte', 'Bromsvätska'], parts: [], oilGrade: null, oilMl: null, remarks: null },
  ...{ nextOn: null, nextKm: null, isMakerRegistered: false, performer: 'Kim Ek' },
  ...{ plate: 'ABC123', vin: null, origin: 'order', correctsId: null, correctionReason: null },
  workshop: { name: 'Ekens bil', organisationNumber: null, city: null },
};
const signature = { keyId: 'k'.repeat(43), value: 's'.repeat(86) };

/** The findings of a book whose entries have these verdicts, and a signature or none. */
function found(verdicts: Verdict[], { isFrameWhole = true, isSigned = true } = {}) {
  const entries = verdicts.map((_, place) => ({
    ...{ id: `e${place}`, content, sum: '' },
    signature: isSigned ? signature : null,
  }));
  const car = { plate: 'ABC123', make: null, model: null, year: null, vin: null };
  const book: PortableBook = {
    form: 'verkstadsnavet-servicebok-1',
    car,
    keys: {},
    revoked: {},
    sum: '',
    entries,
  };
  const isWhole = isFrameWhole && verdicts.every((each) => each === 'unchanged');
  return bookFindings({ ok: true, book, verdicts, isFrameWhole, isWhole }).map(
    ({ tone, text }) => `${tone}: ${text}`,
  );
}

test('a book as it was is told in one sentence', () => {
  expect(found(['unchanged', 'unchanged'])).toEqual([
    'good: Alla 2 noteringar är oförändrade sedan de signerades.',
  ]);
  expect(found(['unchanged'])).toEqual(['good: Noteringen är oförändrad sedan den signerades.']);
  expect(found([])).toEqual(['quiet: Boken har inga noteringar.']);
});

test('unsigned entries are told by their numbers', () => {
  expect(found(['unchanged', 'unsigned', 'unchanged', 'unsigned', 'unsigned'])).toEqual([
    'good: 2 av 5 noteringar är signerade och oförändrade.',
    'quiet: Notering 2, 4 och 5 är osignerade. Vem som helst kan ha skrivit dem.',
  ]);
  expect(found(['unsigned'])).toEqual([
    'quiet: Notering 1 är osignerad. Vem som helst kan ha skrivit den.',
  ]);
  expect(found(['unsigned', 'unsigned'])).toEqual([
    'quiet: Ingen notering är signerad. Vem som helst kan ha skrivit dem.',
  ]);
});

test('each changed entry is told by its number, day and work, before the unchanged', () => {
  expect(found(['unchanged', 'changed', 'unchanged'])).toEqual([
    'bad: Notering 2 är ändrad sedan den signerades: 2025-11-18, Oljebyte, Bromsvätska.',
    'quiet: 2 av 3 noteringar är signerade och oförändrade.',
  ]);
  expect(found(['changed'], { isSigned: false })).toEqual([
    'bad: Notering 1 är ändrad sedan filen gjordes: 2025-11-18, Oljebyte, Bromsvätska.',
  ]);
});

test('keys and the rest of the file are told apart from the entries', () => {
  expect(found(['unknownKey', 'unknownKey', 'unchanged'], { isFrameWhole: false })).toEqual([
    'bad: Nyckeln till notering 1 och 2 saknas i filen eller är ändrad, så signaturerna går inte att kontrollera.',
    'bad: Något annat i filen än noteringarna är ändrat: uppgifterna om bilen, nycklarna, eller vilka noteringar som finns.',
    'quiet: 1 av 3 noteringar är signerade och oförändrade.',
  ]);
  expect(found(['unknownKey'])).toEqual([
    'bad: Nyckeln till notering 1 saknas i filen eller är ändrad, så signaturen går inte att kontrollera.',
  ]);
});

test('a signed entry stays beside a correction that its key did not sign', () => {
  const told = (keyId: string | null) => {
    const entries = [
      {
        ...{ id: 'b', sum: '', content: { ...content, correctsId: 'a', correctionReason: 'Fel' } },
        signature: keyId === null ? null : { ...signature, keyId: keyId.repeat(43) },
      },
      { id: 'a', content, signature, sum: '' },
    ];
    const car = { plate: 'ABC123', make: null, model: null, year: null, vin: null };
    const form = 'verkstadsnavet-servicebok-1' as const;
    const verdicts: Verdict[] = [keyId === null ? 'unsigned' : 'unchanged', 'unchanged'];
    const book = { form, car, keys: {}, revoked: {}, sum: '', entries };
    return bookFindings({ ok: true, book, verdicts, isFrameWhole: true, isWhole: true }).map(
      ({ tone, text, number }) => `${tone} ${number}: ${text}`,
    );
  };
  expect(told(null)).toEqual([
    'bad 1: Notering 1 rättar notering 2, som är signerad, men är osignerad. Båda visas.',
    'quiet null: 1 av 2 noteringar är signerade och oförändrade.',
    'quiet null: Notering 1 är osignerad. Vem som helst kan ha skrivit den.',
  ]);
  expect(told('x')[0]).toBe(
    'quiet 1: Notering 1 rättar notering 2, som är signerad, men är signerad med en annan nyckel. Båda visas.',
  );
  expect(told('k')).toEqual(['good null: Alla 2 noteringar är oförändrade sedan de signerades.']);
});
