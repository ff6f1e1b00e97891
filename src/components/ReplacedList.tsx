import { type ReactNode, useId } from 'react';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { useMemberName } from './useMemberName';
import styles from './ReplacedList.module.css';

/** Something that was replaced: `about` is what it was, and `createdBy` the account that replaced it. */
interface Replaced {
  id: string;
  about: string;
  text: string;
  writtenBy: string | null;
  createdBy: string;
  createdAt: Date;
}

/** The replaced texts, each with who wrote it and who replaced it; `actions` are the buttons beside each. */
export function ReplacedList<T extends Replaced>({
  title,
  heading: Heading,
  lead,
  replaced,
  actions,
}: {
  title: string;
  /** The level of the heading. */
  heading: 'h2' | 'h3';
  lead?: ReactNode;
  replaced: readonly T[];
  actions: (each: T) => ReactNode;
}) {
  const nameOf = useMemberName();
  const id = useId();
  return (
    <section className={styles.replaced} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {lead}
      <ul className={styles.list}>
        {replaced.map((each) => (
          <li key={each.id}>
            <div className={styles.text}>
              <strong>{each.about}</strong>
              <p>{each.text}</p>
              <small>
                {each.writtenBy !== null && `Skriven av ${nameOf(each.writtenBy)}. `}
                Ersatt av {nameOf(each.createdBy)} {whenOf(each)}.
              </small>
            </div>
            {actions(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ createdAt }: Replaced): string {
  const today = dayOf(new Date());
  return `${formatDay(dayOf(createdAt), today)} ${formatClock(createdAt)}`;
}
