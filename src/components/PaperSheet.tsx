import type { ReactNode } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { Button, LinkButton } from '@/ui/controls/Button';
import { PageHeading } from '@/ui/notes/PageHeading';
import { Plate } from '@/ui/controls/Plate';
import styles from './PaperSheet.module.css';

/** A sheet that goes with the car on paper: the known details and, unless it is a protocol, lines to write on by hand. */
export function PaperSheet({
  heading,
  plate,
  keyNumber,
  isProtocol = false,
  children,
}: {
  heading: string;
  plate: string | null;
  keyNumber: string | null;
  isProtocol?: boolean;
  children: ReactNode;
}) {
  const { workshop } = useWorkshop();
  return (
    <article className={styles.sheet}>
      <header>
        <div>
          <p>{workshop.name}</p>
          <PageHeading title={[heading, plate].filter(Boolean).join(' ')}>{heading}</PageHeading>
        </div>
        {plate && (
          <p className={styles.plate}>
            <Plate number={plate} />
          </p>
        )}
        {keyNumber !== null && (
          <p className={styles.key}>
            Nyckel <b>{keyNumber}</b>
          </p>
        )}
      </header>
      {children}
      {!isProtocol && (
        <section className={styles.byHand}>
          <h2>Fylls i för hand</h2>
          <p>Mätarställning (km)</p>
          <p>Utfört och anmärkningar</p>
          <p aria-hidden="true" />
          <p aria-hidden="true" />
          <p aria-hidden="true" />
          <p>Datum och signatur</p>
        </section>
      )}
    </article>
  );
}

/** The buttons above a sheet: back to what it is about, the address `to`, and printing. */
export function PaperActions({ to, back }: { to: string; back: string }) {
  return (
    <div className={styles.actions}>
      <LinkButton to={to}>{back}</LinkButton>
      <Button kind="work" onClick={() => print()}>
        Skriv ut
      </Button>
    </div>
  );
}

/** A detail in the list of a sheet; nothing without a value. */
export function Fact({
  term,
  children,
}: {
  term: string;
  children: string | false | null | undefined;
}) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Jobs with boxes to tick by pen, and what is said about each. */
export function Jobs({ jobs }: { jobs: readonly { id: string; text: string; about: string }[] }) {
  return (
    <ul className={styles.services}>
      {jobs.map(({ id, text, about }) => (
        <li key={id}>
          <span>{text}</span> <small>{about}</small>
        </li>
      ))}
    </ul>
  );
}

/** A longer text of a sheet under its heading; nothing without a text. */
export function Paragraphs({ title, children }: { title: string; children: string | null }) {
  if (children === null) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.paragraphs}>{children}</p>
    </section>
  );
}
