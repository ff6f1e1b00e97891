import type { PortableEntry } from '@/domain/servicebook/portableBook';
import styles from './CheckedServiceBook.module.css';

/** The fingerprints of the keys, by which a workshop can tell that a key is its own. */
export function BookKeys({
  ids,
  entries,
}: {
  ids: readonly string[];
  entries: readonly Pick<PortableEntry, 'signature'>[];
}) {
  if (ids.length === 0) return null;
  return (
    <section className={styles.keys} aria-labelledby="keys">
      <h3 id="keys">Nycklar</h3>
      <p>
        Vem som helst kan göra en nyckel, så fråga verkstaden om avtrycket är dess eget. Fråga också
        om nyckeln gäller: i filen står bara vad som var återkallat när verkstaden sparade den. Det
        som återkallades senare syns inte här, och i en fil som någon annan har gjort kanske inget.
      </p>
      <ul>
        {ids.map((id) => {
          const count = entries.filter(({ signature }) => signature?.keyId === id).length;
          return (
            <li key={id}>
              <code>{id}</code> {count === 1 ? '1 notering' : `${count} noteringar`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
