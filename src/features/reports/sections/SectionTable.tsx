import { Link } from 'react-router-dom';
import { Bar } from '@/features/reports/chart/Bar';
import { Finding } from '@/features/reports/chart/Finding';
import type { Section } from './section';
import { formatted } from './unit';
import chart from '@/features/reports/chart/Table.module.css';

/** Figures where no chart is needed, with a bar only where the last column is a share. */
export function SectionTable({
  finding,
  heading,
  columns,
  rows,
  total,
  hasBar = false,
}: Omit<Extract<Section, { kind: 'table' }>, 'kind' | 'title'>) {
  const className = [chart.table, hasBar && chart.shares, columns.length > 2 && chart.broad]
    .filter(Boolean)
    .join(' ');
  return (
    <Finding finding={finding}>
      {() => (
        <table className={className}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, to, values, unit: own }) => (
              <tr key={key}>
                <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
                {columns.map(({ name: column, unit }, place) => (
                  <td key={column} data-heading={column}>
                    {formatted(own ?? unit, values[place] ?? null)}
                    {hasBar && place === columns.length - 1 && (
                      <Bar value={values[place] ?? 0} most={100} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total !== null && (
            <tfoot>
              <tr>
                <th scope="row">Summa</th>
                {columns.map(({ name, unit }, place) => (
                  <td key={name} data-heading={name}>
                    {formatted(unit, total[place] ?? null)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </Finding>
  );
}
