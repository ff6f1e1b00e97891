import type { ReactNode } from 'react';
import { formatQuantity } from '@/domain/order/lineDraft';
import { type Correcting, mayReplace, withCorrections } from '@/domain/servicebook/corrections';
import { type ServiceEntryContent, serviceKindLabels } from '@/domain/servicebook/serviceEntry';
import { formatMil, formatOdometer } from '@/domain/values/odometer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { useAfterPaint } from '@/ui/behaviour/useAfterPaint';
import { Icon } from '@/ui/icons/Icon';
import { alertIcon, checkIcon } from '@/ui/icons/icons';
import styles from './ServiceEntries.module.css';

const tones = {
  good: checkIcon,
  bad: alertIcon,
  quiet: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
} as const;

/** An entry as it is shown, with what is known of its signature. */
export interface ShownEntry {
  id: string;
  data: ServiceEntryContent & Correcting;
  /** Undefined while the signature is checked. */
  verdict: { text: string; tone: keyof typeof tones } | undefined;
  /** The number by which the entry is spoken of, where it has one. */
  number?: number;
}

/**
 * The entries that are drawn at once, as many as any screen shows; the others follow without anybody waiting for them. With
 * `content-visibility` in place of this, axe takes the words of entries for words upon each other.
 */
const drawnAtOnce = 10;

/** The element of an entry that is spoken of by its number. */
export function entryElementId(number: number): string {
  return `notering-${number}`;
}

/**
 * The timeline of a service book, the newest entry first. One that is corrected stands struck through below its correction.
 * `extraOf` gives what else belongs to an entry, such as its photos or buttons.
 */
export function ServiceEntries({
  entries,
  extraOf,
}: {
  entries: readonly ShownEntry[];
  extraOf?: (id: string) => ReactNode;
}) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = withCorrections(entries);
  const drawn = useAfterPaint(rows.length, drawnAtOnce);
  return (
    <ol className={styles.entries}>
      {rows.slice(0, drawn).map(({ entry, corrected }, place) => (
        <li key={place} data-tone={entry.verdict?.tone}>
          <EntryFacts entry={entry} />
          <CorrectsNone entry={entry} former={byId.get(entry.data.correctsId ?? '')} />
          {extraOf?.(entry.id)}
          {corrected.map((former) => (
            <div key={former.id} className={styles.former}>
              <p className={styles.quiet}>Rättad notering, gäller inte längre</p>
              <del>
                <EntryFacts entry={former} />
              </del>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Says of an entry that corrects another why that one is not struck through below it. */
function CorrectsNone({ entry, former }: { entry: ShownEntry; former: ShownEntry | undefined }) {
  if (entry.data.correctsId === null || (former && mayReplace(entry.data, former.data)))
    return null;
  return (
    <p className={styles.quiet}>
      {former
        ? 'Noteringen som den rättar är någon annans, och står kvar.'
        : 'Den rättade noteringen finns inte med.'}
    </p>
  );
}

function EntryFacts({ entry: { data, verdict, number } }: { entry: ShownEntry }) {
  const { kind, doneOn, odometerKm, works, origin, isMakerRegistered } = data;
  return (
    <div className={styles.entry} id={number === undefined ? undefined : entryElementId(number)}>
      <p className={styles.head}>
        <time dateTime={doneOn}>{doneOn}</time>
        <b>{serviceKindLabels[kind]}</b>
        {odometerKm !== null && (
          <span className={styles.odometer}>
            {formatOdometer(odometerKm)} <small>({formatMil(odometerKm)})</small>
          </span>
        )}
        {number !== undefined && <small className={styles.number}>Notering {number}</small>}
      </p>
      <ul className={styles.works}>
        {works.map((work, place) => (
          <li key={place}>{work}</li>
        ))}
      </ul>
      <Facts data={data} />
      <p className={styles.marks}>
        {verdict && (
          <span className={styles.verdict} data-tone={verdict.tone}>
            <Icon d={tones[verdict.tone]} size={16} />
            {verdict.text}
          </span>
        )}
        {isMakerRegistered && <span>Registrerad i tillverkarens digitala servicebok</span>}
        {origin === 'byHand' && <span>Införd för hand</span>}
      </p>
    </div>
  );
}

function Facts({ data }: { data: ServiceEntryContent }) {
  const { odometerReason, parts, oilGrade, oilMl, remarks, nextOn, nextKm, performer } = data;
  const { name, organisationNumber, city } = data.workshop;
  const oil = [oilGrade, oilMl !== null && `${formatQuantity(oilMl)} l`].filter(Boolean);
  const next = [nextOn, nextKm !== null && formatOdometer(nextKm)].filter(Boolean).join(' eller ');
  const number = organisationNumber && `org.nr ${formatOrganisationNumber(organisationNumber)}`;
  return (
    <dl className={styles.facts}>
      <Fact term="Rättelse">{data.correctionReason}</Fact>
      <Fact term="Delar">{parts.join(', ')}</Fact>
      <Fact term="Olja">{oil.join(', ')}</Fact>
      <Fact term="Anmärkningar">{remarks}</Fact>
      <Fact term="Varför mätaren avviker">{odometerReason}</Fact>
      <Fact term="Nästa service">
        {nextOn !== null && nextKm !== null ? `${next}, det som kommer först` : next}
      </Fact>
      <Fact term="Utfört av">{performer}</Fact>
      <Fact term="Verkstad">{[name, city, number].filter(Boolean).join(', ')}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Explains what a signature proves, and what it does not. */
export function SignatureNote() {
  return (
    <p className={styles.note}>
      En signatur visar att noteringen inte har ändrats sedan en enhet skrev under den med sin
      nyckel, men inte att arbetet är gjort som det står eller att boken har alla noteringar.
    </p>
  );
}
