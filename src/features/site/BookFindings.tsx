import { entryElementId } from '@/components/servicebook/ServiceEntries';
import type { BookFinding } from '@/domain/servicebook/bookFinding';
import { Icon } from '@/ui/icons/Icon';
import { alertIcon, checkIcon } from '@/ui/icons/icons';
import styles from './CheckedServiceBook.module.css';

/** The findings of the check of a file, the gravest first, with a link to each changed entry. */
export function BookFindings({ findings }: { findings: readonly BookFinding[] }) {
  return (
    <ul className={styles.findings} aria-label="Vad kontrollen visar">
      {findings.map(({ tone, text, number }) => (
        <li key={text} data-tone={tone}>
          {tone !== 'quiet' && <Icon d={tone === 'good' ? checkIcon : alertIcon} />}
          <p>
            {text}{' '}
            {number !== null && <a href={`#${entryElementId(number)}`}>Visa notering {number}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}
