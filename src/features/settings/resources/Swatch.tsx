import type { ResourceColour } from '@/domain/workshop/resource';
import styles from './Swatch.module.css';

/**
 * A patch of a resource's colour, hidden from screen readers; the colour's name or the resource's stands
 * beside it.
 */
export function Swatch({ colour }: { colour: ResourceColour }) {
  return <span className={`${styles.swatch} ${styles[colour]}`} aria-hidden="true" />;
}
