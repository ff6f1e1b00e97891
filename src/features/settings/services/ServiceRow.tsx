import { formatPrice } from '@/domain/values/money';
import { formatDuration } from '@/domain/values/duration';
import type { Service } from '@/domain/workshop/service';
import { splitGross } from '@/domain/values/vat';
import { Chip } from '@/ui/controls/Chip';
import styles from './ServiceRow.module.css';

/** A service in a list: its name, state, length and price. */
export function ServiceRow({ service }: { service: Service }) {
  const { name, minutes, priceOre, vatRate, isPublic, isActive } = service;
  const { netOre } = splitGross(priceOre, vatRate);
  return (
    <div className={styles.row} data-parted>
      <p className={styles.name}>
        {name}
        {isPublic && <Chip kind="good">Visas publikt</Chip>}
        {!isActive && <Chip kind="quiet">Inaktiv</Chip>}
      </p>
      <div className={styles.facts}>
        <p className={styles.time}>{formatDuration(minutes)}</p>
        <p className={styles.price}>
          <strong>{formatPrice(priceOre)} kr</strong>
          {vatRate > 0 ? (
            <span>
              {formatPrice(netOre)} kr exkl. <span className={styles.rate}>{vatRate} % </span>moms
            </span>
          ) : (
            <span>0 % moms</span>
          )}
        </p>
      </div>
    </div>
  );
}
