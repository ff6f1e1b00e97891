import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type ReportName, reportTitles } from '@/domain/report/reportNames';
import { reportPath } from '@/dashboardPaths';
import { paths } from '@/paths';
import styles from './Frame.module.css';

/** The way to the other reports of the same period. */
export function ReportNav({
  names,
  current,
  query,
}: {
  names: readonly ReportName[];
  /** Null on the overview. */
  current: ReportName | null;
  query: string;
}) {
  const row = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    // On a phone the row of links is wider than the screen; the link of the current report must be in sight.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) {
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    }
  }, [current]);

  return (
    <nav aria-label="Rapporter" className={styles.reports}>
      <ul ref={row}>
        <li>
          <Link
            to={`${paths.reports}${query}`}
            aria-current={current === null ? 'page' : undefined}
          >
            Översikt
          </Link>
        </li>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={`${reportPath(name)}${query}`}
              aria-current={current === name ? 'page' : undefined}
            >
              {reportTitles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
