import { Note } from '@/ui/notes/Note';
import { RemoveUnreadable, type Unreadable } from './RemoveUnreadable';
import styles from './UnreadableNotice.module.css';

/** Tells that documents cannot be read, and lists them by id with a button that removes each. */
export function UnreadableNotice({ text, entries }: { text: string; entries: Unreadable[] }) {
  return (
    <Note role="status" apart>
      <p>{text}</p>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={`${entry.the} ${entry.id}`}>
              <span>
                {entry.one} {entry.id}
              </span>
              <RemoveUnreadable {...entry} />
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
