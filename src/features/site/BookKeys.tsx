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
        En verkstad kan säga om ett avtryck är dess eget, och om den har återkallat nyckeln. Det
        syns inte i filen.
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
