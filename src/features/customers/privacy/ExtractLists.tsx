import type { ExtractedList } from '@/domain/record/customerExtract';
import { ExtractFacts } from './ExtractFacts';
import styles from './ExtractSheet.module.css';

/** The documents of further collections for the printed extract, each with its fields. */
export function ExtractLists({ lists }: { lists: readonly ExtractedList[] }) {
  return lists.map(({ name, documents }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      {documents.map(({ title, facts }, place) => (
        <div key={place} className={styles.record}>
          <h4>{title}</h4>
          <ExtractFacts facts={facts} />
        </div>
      ))}
    </section>
  ));
}
