import { useLayoutEffect, useRef } from 'react';
import { OdometerCurve } from '@/components/servicebook/OdometerCurve';
import {
  ServiceEntries,
  type ShownEntry,
  SignatureNote,
} from '@/components/servicebook/ServiceEntries';
import { useBookFile } from '@/components/servicebook/useBookFile';
import { vehicleName } from '@/domain/register/vehicleName';
import { bookFindings } from '@/domain/servicebook/bookFinding';
import { ofFile } from '@/domain/servicebook/corrections';
import { revokedText, type SignedEntry, signerInFile } from '@/domain/servicebook/entryVerdict';
import { readingsOf } from '@/domain/servicebook/nextService';
import type {
  PortableBook,
  PortableEntry,
  ReadBook,
  Verdict,
} from '@/domain/servicebook/portableBook';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { BookFindings } from './BookFindings';
import { BookKeys } from './BookKeys';
import styles from './CheckedServiceBook.module.css';

type WholeBook = Extract<ReadBook, { ok: true }>;

/** The result of the check of a file: a service book with the verdict on each entry, or the reason why it is not one. */
export function CheckedServiceBook({ file }: { file: File }) {
  const read = useBookFile(file);
  if (!read) return <p role="status">Kontrollerar {file.name} …</p>;
  if (read.ok) return <Checked name={file.name} read={read} />;
  return (
    <Alert kind="trouble">
      <p>{file.name} går inte att kontrollera</p>
      <p>{read.message}</p>
    </Alert>
  );
}

function Checked({ name, read }: { name: string; read: WholeBook }) {
  const { car, entries, keys, revoked } = read.book;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to the result, so that the person who chose the file goes on there.
  useLayoutEffect(() => heading.current?.focus(), []);
  const signed = entries.map(({ content, signature }) => ({ ...content, signature }));
  const shown = entries.map((entry, place) =>
    shownEntry(entry, read.verdicts[place], { number: place + 1, entries: signed, revoked }),
  );
  return (
    <section className={styles.result} aria-labelledby="checked">
      <div className={styles.car}>
        <Plate number={formatRegistrationNumber(car.plate)} />
        <h2 ref={heading} id="checked" tabIndex={-1}>
          {vehicleName(car) || 'Bilen'}
        </h2>
        {entries.length > 0 && <Button onClick={() => print()}>Skriv ut</Button>}
      </div>
      <p className={styles.about}>
        {[car.vin && `Chassinummer ${car.vin}`, name].filter(Boolean).join(' · ')}
      </p>
      <BookFindings findings={bookFindings(read)} />
      <SignatureNote />
      <section aria-labelledby="odometer">
        <h3 id="odometer">Mätarställning</h3>
        <OdometerCurve readings={readingsOf(shown)} />
      </section>
      <section aria-labelledby="entries">
        <h3 id="entries">Noteringar</h3>
        <ServiceEntries entries={shown} />
      </section>
      <BookKeys ids={Object.keys(keys)} entries={entries} />
    </section>
  );
}

const verdictTexts: Record<Verdict, (signer: string, isSigned: boolean) => string> = {
  unchanged: (signer) => `Signerad ${signer}, oförändrad`,
  changed: (_, isSigned) =>
    isSigned ? 'Ändrad sedan den signerades' : 'Osignerad, och ändrad sedan filen gjordes',
  unsigned: () => 'Osignerad',
  unknownKey: () => 'Nyckeln är okänd',
};
const tones = { unchanged: 'good', changed: 'bad', unsigned: 'quiet', unknownKey: 'bad' } as const;

function shownEntry(
  { id, content, signature }: PortableEntry,
  verdict: Verdict = 'changed',
  {
    number,
    entries,
    revoked,
  }: { number: number; entries: readonly SignedEntry[]; revoked: PortableBook['revoked'] },
): ShownEntry {
  const signer = signerInFile({ ...content, signature }, entries);
  const revocation = verdict === 'unchanged' ? revoked[signature?.keyId ?? ''] : undefined;
  const isLate = revocation?.late.includes(id) ?? false;
  const text = revocation
    ? revokedText(signer, revocation.on, isLate)
    : verdictTexts[verdict](signer, signature !== null);
  // One that is not as it was takes the place of none.
  const isRight = verdict === 'unchanged' || verdict === 'unsigned';
  const correctsId = isRight ? content.correctsId : null;
  const data = { ...content, ...ofFile(signature), correctsId };
  return { id, data, number, verdict: { text, tone: isLate ? 'bad' : tones[verdict] } };
}
