import styles from './Plate.module.css';

/** A registration number as its plate, in the pictures of the public pages. */
export function Plate({ number }: { number: string }) {
  return <i className={styles.plate}>{number}</i>;
}
