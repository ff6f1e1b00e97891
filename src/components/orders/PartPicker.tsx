import { useParts } from '@/data/orders/parts';
import type { Part } from '@/domain/part/part';
import { findParts } from '@/domain/part/partSearch';
import { formatMoney } from '@/domain/values/money';
import { Combobox } from '@/ui/fields/Combobox';
import styles from './Order.module.css';

const mostOptions = 8;

/** Searches the register of articles and hands out the one that is picked; nothing where the register is empty. */
export function PartPicker({
  picked,
  onPick,
}: {
  picked: Part | null;
  onPick: (part: Part | null) => void;
}) {
  const live = useParts();
  if (live.kind !== 'ready' || live.data.parts.length === 0) return null;
  const index = live.data;
  return (
    <Combobox
      label="Artikel"
      name="part"
      hint="Fyller i text, enhet, pris och moms."
      placeholder="Sök nummer eller namn"
      value={picked?.number ?? ''}
      text={picked ? `${picked.number} ${picked.name}` : ''}
      find={(query) => (query.trim() === '' ? [] : findParts(index, query).slice(0, mostOptions))}
      show={({ part }) => (
        <span className={styles.part}>
          <strong>{part.name}</strong>
          <small>
            {[part.number, part.supplier, `${formatMoney(part.priceOre)}/${part.unit}`, part.shelf]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      )}
      says={(count) =>
        count === 0
          ? 'Ingen artikel passar. Raden kan fyllas i för hand.'
          : count === 1
            ? 'En artikel. Välj med Enter.'
            : `${count} artiklar. Välj med pilarna och Enter.`
      }
      unpicked="Välj en artikel i listan eller töm fältet."
      onPick={({ part }) => onPick(part)}
      onClear={picked ? () => onPick(null) : undefined}
    />
  );
}
