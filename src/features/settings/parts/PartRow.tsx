import type { Part } from '@/domain/part/part';
import { formatMoney } from '@/domain/values/money';
import { splitGross } from '@/domain/values/vat';
import styles from './PartRow.module.css';

/** An article in a list: name and number, supplier and shelf, and its prices; a null `costOre` is not shown. */
export function PartRow({ part, costOre }: { part: Part; costOre: number | null }) {
  const { number, name, unit, priceOre, vatRate, supplier, shelf } = part;
  const place = [supplier, shelf && `Hylla ${shelf}`].filter(Boolean).join(' · ');
  return (
    <div className={styles.row} data-parted>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span>{[number, place].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.price}>
        <strong>
          {formatMoney(priceOre)}/{unit}
        </strong>
        <span>
          {formatMoney(splitGross(priceOre, vatRate).netOre)} exkl. {vatRate} % moms
        </span>
        {costOre !== null && <span>Inköp {formatMoney(costOre)}</span>}
      </p>
    </div>
  );
}
