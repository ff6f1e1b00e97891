import { useEffect, useState } from 'react';
import { OdometerCurve } from '@/components/servicebook/OdometerCurve';
import { ServiceEntries, SignatureNote } from '@/components/servicebook/ServiceEntries';
import { readingsOf } from '@/domain/servicebook/nextService';
import { readPortable, type ReadBook, type Verdict } from '@/domain/servicebook/portableBook';
import { serviceKindLabels } from '@/domain/servicebook/serviceEntry';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { Plate } from '@/ui/Plate';
import styles from './ServiceBookFile.module.css';

type WholeBook = Extract<ReadBook, { ok: true }>;

/** What the text of a file is found to be: a service book with what is known of each entry, or why it is none. */
export function CheckedServiceBook({ name, text }: { name: string; text: string }) {
  const [read, setRead] = useState<ReadBook>();
  useEffect(() => {
    let isOver = false;
    void readPortable(text).then((found) => {
      if (!isOver) setRead(found);
    });
    return () => {
      isOver = true;
    };
  }, [text]);

  if (!read) return <p role="status">Kontrollerar {name} …</p>;
  if (!read.ok) {
    return (
      <Alert kind="trouble">
        <p>{read.message}</p>
      </Alert>
    );
  }
  const { book, verdicts } = read;
  const { car, entries } = book;
  const readings = readingsOf(entries.map(({ id, content }) => ({ id, data: content })));
  return (
    <section className={styles.result} aria-labelledby="checked">
      <div className={styles.car}>
        <Plate number={formatRegistrationNumber(car.plate)} />
        <h2 id="checked">{[car.make, car.model, car.year].filter(Boolean).join(' ') || 'Bilen'}</h2>
        <Button onClick={() => print()}>Skriv ut</Button>
      </div>
      <Finding read={read} />
      <SignatureNote />
      <OdometerCurve readings={readings} />
      <ServiceEntries
        entries={entries.map(({ id, content, signature }, place) => ({
          ...{ id, data: content },
          verdict: markOf(verdicts[place] ?? 'changed', signature?.keyId ?? ''),
        }))}
      />
    </section>
  );
}

/** What the check found, in a sentence or two, with the number of each entry that was changed. */
function Finding({ read: { book, verdicts, isFrameWhole } }: { read: WholeBook }) {
  const changed = book.entries.flatMap(({ content }, place) =>
    verdicts[place] === 'changed'
      ? [`${place + 1} (${content.doneOn}, ${serviceKindLabels[content.kind]})`]
      : [],
  );
  const countOf = (asked: Verdict) => verdicts.filter((verdict) => verdict === asked).length;
  const [signed, unsigned, unknown] = [
    countOf('unchanged'),
    countOf('unsigned'),
    countOf('unknownKey'),
  ];
  if (changed.length > 0) {
    return (
      <Alert kind="trouble">
        <p>
          {changed.length === 1
            ? `Notering ${changed[0]} är ändrad.`
            : `Noteringarna ${changed.join(' och ')} är ändrade.`}
        </p>
      </Alert>
    );
  }
  return (
    <>
      {!isFrameWhole && (
        <Alert kind="trouble">
          <p>Filen är ändrad: bilens uppgifter, en nyckel eller vilka noteringar som är med.</p>
        </Alert>
      )}
      {unknown > 0 && (
        <Alert kind="trouble">
          <p>
            {unknown === 1
              ? 'Nyckeln till 1 notering saknas i filen, så den går inte att kontrollera.'
              : `Nycklarna till ${unknown} noteringar saknas i filen, så de går inte att kontrollera.`}
          </p>
        </Alert>
      )}
      {isFrameWhole && signed > 0 && (
        <Alert kind="done">
          <p>
            {signed === 1
              ? 'Den signerade noteringen är oförändrad.'
              : `Alla ${signed} signerade noteringar är oförändrade.`}
          </p>
        </Alert>
      )}
      {unsigned > 0 && (
        <Note>
          <p>
            {unsigned === 1
              ? '1 notering är osignerad. Vem som helst kan ha skrivit den.'
              : `${unsigned} noteringar är osignerade. Vem som helst kan ha skrivit dem.`}
          </p>
        </Note>
      )}
    </>
  );
}

function markOf(verdict: Verdict, keyId: string) {
  if (verdict === 'unchanged')
    return { text: `Oförändrad, nyckel ${keyId.slice(0, 12)}`, tone: 'good' } as const;
  if (verdict === 'changed') return { text: 'Ändrad', tone: 'bad' } as const;
  if (verdict === 'unknownKey') return { text: 'Nyckeln saknas', tone: 'bad' } as const;
  return { text: 'Osignerad', tone: 'quiet' } as const;
}
