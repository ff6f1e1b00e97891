import styles from './Plate.module.css';

/** What no Swedish plate has: other letters, or more than seven of them. */
const foreign = /[^A-ZÅÄÖ\d ]|\S{8}/;

/** A registration number, formatted, as the plate that people in a workshop look for first. */
export function Plate({ number }: { number: string }) {
  return (
    <i className={`${styles.plate} ${foreign.test(number) ? styles.foreign : ''}`.trim()}>
      {number}
    </i>
  );
}
