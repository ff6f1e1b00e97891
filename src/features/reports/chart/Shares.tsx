import { Link } from 'react-router-dom';
import { Bar } from './Bar';
import { Finding } from './Finding';
import { percentOf } from './percentOf';
import { formatted, type Unit } from '@/features/reports/sections/unit';
import styles from './Table.module.css';

/** A part of a whole: its own value, and where its row leads. */
export interface Share {
  key: string;
  name: string;
  to: string | null;
  value: number;
}

const valueHeadings: Record<Unit, string> = {
  ore: 'Belopp',
  minutes: 'Tid',
  number: 'Antal',
  percent: 'Andel',
};

/** Parts of a whole in a table, the largest first, each with a bar of its share. */
export function Shares({
  finding,
  heading,
  unit,
  rows,
  total,
}: {
  finding: string;
  /** The heading of the names. */
  heading: string;
  unit: Unit;
  rows: readonly Share[];
  total: number;
}) {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <Finding finding={finding}>
      {() => (
        <table className={`${styles.table} ${styles.shares}`}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{valueHeadings[unit]}</th>
              <th scope="col">Andel</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, to, value }) => {
              const percent = percentOf(value, total);
              return (
                <tr key={key}>
                  <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
                  <td data-heading={valueHeadings[unit]}>{formatted(unit, value)}</td>
                  <td data-heading="Andel">
                    {percent === null ? '–' : `${percent}\u00a0%`}
                    <Bar value={value} most={most} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Summa</th>
              <td data-heading={valueHeadings[unit]}>{formatted(unit, total)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
    </Finding>
  );
}
