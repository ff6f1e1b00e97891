import { Link } from 'react-router-dom';
import styles from './Bookkeeping.module.css';

/** A document with what was found about it, and the way to it. */
export interface Found {
  to: string;
  title: string;
  texts: readonly string[];
}

/** The most documents whose findings are drawn. */
const mostShown = 200;

/** Lists what a check of a period has found, by document. */
export function FindingList({ label, found }: { label: string; found: readonly Found[] }) {
  return (
    <>
      <ul className={styles.exports} aria-label={label}>
        {found.slice(0, mostShown).map(({ to, title, texts }) => (
          <li key={to}>
            <Link to={to} className={styles.document}>
              {title}
            </Link>
            {texts.map((text, place) => (
              <p key={`${place} ${text}`}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
      {found.length > mostShown && (
        <p>De {mostShown} första visas. Välj en kortare period för att se de andra.</p>
      )}
    </>
  );
}
