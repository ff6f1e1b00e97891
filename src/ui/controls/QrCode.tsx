import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** The light modules around a QR code that its standard asks for (ISO/IEC 18004). */
const quietModules = 4;

/** A QR code of a text, dark on white in each theme and on paper. It brings the encoder along: for lazy pages only. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} />
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of a row, those beside each other as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
