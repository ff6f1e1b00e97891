import { useId } from 'react';
import { useMembers } from '@/data/members';
import { keptText } from '@/domain/collections/keptText';
import { keptFieldLabel, type ReplacedText, shownReplaced } from '@/domain/record/replacedText';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/Button';
import styles from './ReplacedTexts.module.css';

/** The texts that were replaced in a record, the newest first. */
interface ReplacedTextsProps {
  texts: readonly Entry<ReplacedText>[];
  /** What the record says now. */
  record: object;
  /** The level of the heading. */
  heading: 'h2' | 'h3';
  /** Puts a text back; left out where nothing may be changed. */
  onTakeBack?: ((text: ReplacedText) => void) | undefined;
}

/** The texts that were replaced in a record; nothing where there are none, and then no names are read. */
export function ReplacedTexts({ texts, record, ...rest }: ReplacedTextsProps) {
  const shown = shownReplaced(texts, record);
  return shown.length > 0 && <ShownTexts texts={shown} {...rest} />;
}

function ShownTexts({ texts, heading: Heading, onTakeBack }: Omit<ReplacedTextsProps, 'record'>) {
  const members = entriesOf(useMembers());
  const id = useId();
  const nameOf = (uid: string) => {
    const member = members.find((each) => each.id === uid)?.data;
    return member?.name ?? member?.email ?? 'någon som inte längre är medlem';
  };
  return (
    <section className={styles.replaced} aria-labelledby={id}>
      <Heading id={id}>Ersatta texter</Heading>
      <ul className={styles.list}>
        {texts.map(({ id: textId, data }) => (
          <li key={textId}>
            <div className={styles.text}>
              <strong>{keptFieldLabel(data.field)}</strong>
              <p>{keptText(data.field, data.value)}</p>
              <small>
                {data.writtenBy !== null && `Skriven av ${nameOf(data.writtenBy)}. `}
                Ersatt av {nameOf(data.createdBy)} {whenOf(data)}.
              </small>
            </div>
            {onTakeBack && <Button onClick={() => onTakeBack(data)}>Ta tillbaka</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ createdAt }: ReplacedText): string {
  const today = dayOf(new Date());
  return `${formatDay(dayOf(createdAt), today)} ${formatClock(createdAt)}`;
}
