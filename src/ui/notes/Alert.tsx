import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { alertIcon, checkIcon } from '@/ui/icons/icons';
import { Icon } from '@/ui/icons/Icon';

/** A message that a screen reader reads out when it appears: `trouble` at once, `done` at the next pause. */
export function Alert({ kind, children }: { kind: 'trouble' | 'done'; children: ReactNode }) {
  return (
    <div
      role={kind === 'trouble' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[kind]}`}
    >
      <Icon d={kind === 'trouble' ? alertIcon : checkIcon} />
      <div>{children}</div>
    </div>
  );
}
