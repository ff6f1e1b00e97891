import { formatMoney } from '@/domain/values/money';
import styles from './AgeFilter.module.css';

/** The sums by age, in öre, each to be pressed to see its rows alone; pressed again, all are shown. */
export function AgeFilter({
  options,
  chosen,
  onChoose,
}: {
  options: readonly { key: string; label: string; ore: number; count: number }[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  return (
    <div role="group" aria-label="Visa en ålder" className={styles.filter}>
      {options.map(({ key, label, ore, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key === chosen ? '' : key)}
        >
          <span>{label}</span>
          <strong>{formatMoney(ore)}</strong>
          <span>{count === 1 ? '1 faktura' : `${count} fakturor`}</span>
        </button>
      ))}
    </div>
  );
}
