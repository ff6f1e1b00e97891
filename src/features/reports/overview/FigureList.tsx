import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reportDocumentsPath } from '@/dashboardPaths';
import { formatted } from '@/features/reports/model/unit';
import type { Compared } from '@/features/reports/model/compared';
import { differenceText, inside } from '@/features/reports/model/difference';
import type { OverviewFigure } from '@/features/reports/model/overviewFigures';
import styles from './Overview.module.css';

/** The figures of a period, each with its difference to earlier ones and the way to its documents. */
export function FigureList({
  figures,
  compared,
  query,
  children,
}: {
  figures: readonly OverviewFigure[];
  compared: readonly Compared[];
  query: string;
  /** A figure that is no part of the period. */
  children: ReactNode;
}) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ key, label, unit, value, isAwaited, about, figure }) => (
        <li key={key} className={styles.figure}>
          <h2>
            <Link to={`${reportDocumentsPath(figure)}${query}`}>{label}</Link>
          </h2>
          <p className={styles.value}>{isAwaited ? '…' : formatted(unit, value)}</p>
          <p>
            {about.map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <Link key={part.to} to={`${part.to}${query}`}>
                  {part.text}
                </Link>
              ),
            )}
          </p>
          <ul>
            {compared.map(({ name, figures: former }) => {
              const before = former?.find((each) => each.key === key)?.value ?? null;
              return (
                <li key={name}>
                  {isAwaited
                    ? `Jämförs strax med ${inside(name)}`
                    : differenceText(unit, value, before, name)}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
