import type { ComponentProps } from 'react';
import { Icon } from '@/ui/icons/Icon';
import styles from './IconButton.module.css';

/** A button that is only an icon; `label` says what it does. */
export function IconButton({
  d,
  label,
  ...rest
}: { d: string; label: string } & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label}>
      <Icon d={d} size={18} />
    </button>
  );
}
