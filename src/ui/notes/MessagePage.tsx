import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';
import { PageHeading } from './PageHeading';

/**
 * A page that holds only a message, such as 404; `overline` is a short line above the heading, `alone` says
 * that no layout surrounds the page.
 */
export function MessagePage({
  title,
  overline,
  actions,
  alone = false,
  children,
}: {
  title: string;
  overline?: string;
  actions?: ReactNode;
  alone?: boolean;
  children: ReactNode;
}) {
  const Root = alone ? 'main' : 'div';
  return (
    <Root className={styles.page}>
      {overline && <p className={styles.overline}>{overline}</p>}
      <PageHeading title={title} />
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Root>
  );
}
