import styles from './Plate.module.css';

/** A formatted registration number as a plate, which people in a workshop look for first. */
export function Plate({ number }: { number: string }) {
  return <i className={styles.plate}>{number}</i>;
}
