import styles from './Signature.module.css';

/** The field in which signatures are drawn. */
export const signatureSize = { width: 600, height: 200 } as const;

/** A drawn signature: straight strokes, as SVG has them. */
export function Signature({ strokes, label }: { strokes: string; label: string }) {
  const { width, height } = signatureSize;
  return (
    <svg
      className={styles.signature}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path d={strokes} />
    </svg>
  );
}
