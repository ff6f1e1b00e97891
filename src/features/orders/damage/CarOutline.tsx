import { damageText, type DamageEntry, outlineRatio } from '@/domain/order/damage';
import styles from './Damage.module.css';

const width = 200;
const height = width * outlineRatio;

/** A car from above with its front up, and numbered marks on it. The list beside it says the same in words. */
export function CarOutline({ entries }: { entries: readonly DamageEntry[] }) {
  return (
    <svg
      className={styles.outline}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        entries.length === 0
          ? 'Bilen sedd uppifrån'
          : `Bilen sedd uppifrån: ${entries.map(({ damage }) => damageText(damage)).join(', ')}`
      }
    >
      <path className={styles.mirror} d="M33 146c-12-7-20-5-21 3 4 7 12 9 20 6Z" />
      <path className={styles.mirror} d="M167 146c12-7 20-5 21 3-4 7-12 9-20 6Z" />
      <path
        className={styles.body}
        d="M62 15c18-8 58-8 76 0 17 7 26 26 28 54l4 62v170l-4 46c-3 26-12 39-29 44-20 5-54 5-74 0-17-5-26-18-29-44l-4-46V131l4-62c2-28 11-47 28-54Z"
      />
      <path className={styles.glass} d="M45 142c28-20 82-20 110 0l-11 34c-26-8-62-8-88 0Z" />
      <path className={styles.glass} d="M56 294c26 8 62 8 88 0l9 27c-30 13-76 13-106 0Z" />
      <path className={styles.glass} d="M39 158l11 30v94l-9 28Z" />
      <path className={styles.glass} d="M161 158l-11 30v94l9 28Z" />
      <path
        className={styles.seam}
        d="M42 122c32-16 84-16 116 0M56 60c-6 18-8 38-8 52M144 60c6 18 8 38 8 52M30 176l20 12M30 232h20M30 300l11 10M170 176l-20 12M170 232h-20M170 300l-11 10M46 346c30 12 78 12 108 0"
      />
      <path className={styles.light} d="M46 34c6-10 14-15 26-18l-3 12-21 14Z" />
      <path className={styles.light} d="M154 34c-6-10-14-15-26-18l3 12 21 14Z" />
      <path className={styles.light} d="M42 372c5 8 12 14 24 18l2-9-22-17Z" />
      <path className={styles.light} d="M158 372c-5 8-12 14-24 18l-2-9 22-17Z" />
      {entries.map(({ id, damage: { x, y } }, place) => {
        const [cx, cy] = [(x / 1000) * width, (y / 1000) * height];
        return (
          <g key={id} className={styles.mark}>
            <circle cx={cx} cy={cy} r={12} />
            <text x={cx} y={cy} dy="0.36em" textAnchor="middle">
              {place + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
