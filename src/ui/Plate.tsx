import styles from './Plate.module.css';

/** A registration number, formatted, as the plate that people in a workshop look for first. */
export function Plate({ number }: { number: string }) {
  return <i className={styles.plate}>{number}</i>;
}
