import styles from './Plate.module.css';

/**
 * The class of a formatted registration number. The band is Sweden's: only a number in the Swedish form has a space,
 * `ABC 123`.
 */
export function plateClass(number: string): string {
  return `${styles.plate} ${number.includes(' ') ? styles.swedish : ''}`;
}
