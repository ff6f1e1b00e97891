import { plateClass } from './plateClass';

/** A formatted registration number as a plate, which people in a workshop look for first. */
export function Plate({ number }: { number: string }) {
  return <i className={plateClass(number)}>{number}</i>;
}
