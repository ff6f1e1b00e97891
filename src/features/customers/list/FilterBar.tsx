import type { RegisterFilter } from '@/domain/register/registerSearch';
import { Select } from '@/ui/controls/Select';
import styles from './FilterBar.module.css';
import { TagFilter } from './TagFilter';

const kinds = [
  ['all', 'Alla'],
  ['private', 'Privat'],
  ['company', 'Företag'],
  ['ownerless', 'Utan ägare'],
] as const;

const sorts = [
  ['name', 'Efter namn'],
  ['changed', 'Senast ändrade'],
  ['city', 'Efter ort'],
  ['plate', 'Efter regnr'],
] as const;

/** The controls for the list's filters and order. */
export function FilterBar({
  filter: { kind, tags, sort },
  allTags,
  onChoose,
}: {
  filter: RegisterFilter;
  allTags: string[];
  onChoose: (values: Partial<RegisterFilter>) => void;
}) {
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="Visa" className={styles.kinds}>
        {kinds.map(([value, text]) => (
          <button
            key={value}
            type="button"
            aria-pressed={kind === value}
            onClick={() => onChoose({ kind: value })}
          >
            {text}
          </button>
        ))}
      </div>
      <TagFilter chosen={tags} all={allTags} onChoose={(chosen) => onChoose({ tags: chosen })} />
      <Select
        aria-label="Sortera"
        className={styles.control}
        value={sort}
        onChange={({ currentTarget }) => {
          const [next] = sorts.find(([value]) => value === currentTarget.value) ?? [];
          if (next) onChoose({ sort: next });
        }}
      >
        {sorts.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
