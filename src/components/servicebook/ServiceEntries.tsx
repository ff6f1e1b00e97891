import type { ReactNode } from 'react';
import { formatQuantity } from '@/domain/order/lineDraft';
import {
  byDay,
  type ServiceEntryContent,
  serviceKindLabels,
} from '@/domain/servicebook/serviceEntry';
import { formatOdometer } from '@/domain/values/odometer';
import { Icon } from '@/ui/Icon';
import { alertIcon, checkIcon } from '@/ui/icons';
import styles from './ServiceEntries.module.css';

/** An entry as it is shown, with what is known of its signature. */
export interface ShownEntry {
  id: string;
  data: ServiceEntryContent;
  /** Undefined while the signature is checked. */
  verdict: { text: string; tone: 'good' | 'bad' | 'quiet' } | undefined;
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
  const known = new Set(entries.map(({ id }) => id));
  const corrected = new Set(entries.flatMap(({ data }) => data.correctsId ?? []));
  /** The entries that one corrects, and that those correct, the newest first. */
  function formerOf({ data, id }: ShownEntry, seen: readonly string[] = []): ShownEntry[] {
    const former = entries.find((each) => each.id === data.correctsId);
    return former && !seen.includes(former.id) ? [former, ...formerOf(former, [...seen, id])] : [];
  }
  const tops = entries.filter(({ id }) => !corrected.has(id));
  const shown = new Set(tops.flatMap((entry) => [entry, ...formerOf(entry)]));
  // Entries of a forged file may correct each other in a circle.
  const first = [...tops, ...entries.filter((entry) => !shown.has(entry))].toSorted((one, other) =>
    byDay(one.data, other.data),
  );
  return (
    <ol className={styles.entries}>
      {first.map((entry) => (
        <li key={entry.id} id={`notering-${entry.id}`}>
          <EntryFacts entry={entry} isLost={isLost(entry, known)} />
          {extraOf?.(entry.id)}
          {(corrected.has(entry.id) ? [] : formerOf(entry)).map((former) => (
            <div key={former.id} className={styles.former}>
              <p className={styles.quiet}>Rättad notering, gäller inte längre</p>
              <del>
                <EntryFacts entry={former} isLost={false} />
              </del>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Whether an entry corrects another that is not in the book. */
function isLost({ data }: ShownEntry, known: ReadonlySet<string>): boolean {
  return data.correctsId !== null && !known.has(data.correctsId);
}

function EntryFacts({ entry: { data, verdict }, isLost }: { entry: ShownEntry; isLost: boolean }) {
  const { kind, doneOn, odometerKm, odometerReason, works, parts, oilGrade, oilMl } = data;
  const { remarks, nextOn, nextKm, isMakerRegistered, performer, origin, workshop } = data;
  const oil = [oilGrade, oilMl !== null && `${formatQuantity(oilMl)} l`].filter(Boolean).join(', ');
  const next = [nextOn, nextKm !== null && formatOdometer(nextKm)].filter(Boolean).join(' eller ');
  return (
    <div className={styles.entry}>
      <p className={styles.head}>
        <time dateTime={doneOn}>{doneOn}</time>
        <b>{serviceKindLabels[kind]}</b>
        {odometerKm !== null && (
          <span>
            {formatOdometer(odometerKm)} <small>({milText(odometerKm)})</small>
          </span>
        )}
      </p>
      <ul className={styles.works}>
        {works.map((work, place) => (
          <li key={place}>{work}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact term="Delar">{parts.join(', ')}</Fact>
        <Fact term="Olja">{oil}</Fact>
        <Fact term="Anmärkningar">{remarks}</Fact>
        <Fact term="Mätaren visar mindre för att">{odometerReason}</Fact>
        <Fact term="Nästa service">{next}</Fact>
        <Fact term="Utfört av">
          {[performer, workshop.name, workshop.city].filter(Boolean).join(', ')}
        </Fact>
        <Fact term="Rättelse">{data.correctionReason}</Fact>
      </dl>
      {isLost && <p className={styles.quiet}>Den rättade noteringen finns inte med.</p>}
      <p className={styles.marks}>
        {origin === 'byHand' && <span>Införd för hand</span>}
        {isMakerRegistered && <span>Registrerad i tillverkarens digitala servicebok</span>}
        {verdict && (
          <span className={styles.verdict} data-tone={verdict.tone}>
            {verdict.tone !== 'quiet' && (
              <Icon d={verdict.tone === 'good' ? checkIcon : alertIcon} size={16} />
            )}
            {verdict.text}
          </span>
        )}
      </p>
    </div>
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

/** Kilometres as Swedes say them: `12 345 mil`. */
function milText(km: number): string {
  return `${formatOdometer(Math.round(km / 10)).replace(/km$/, 'mil')}`;
}

/** What a signature proves, and what it does not. */
export function SignatureNote() {
  return (
    <p className={styles.note}>
      En signatur visar att noteringen inte har ändrats sedan den skrevs på en enhet med verkstadens
      nyckel, men inte att arbetet är gjort som det står.
    </p>
  );
}
