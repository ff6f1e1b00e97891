import { Link } from 'react-router-dom';
import type { Row } from '@/features/reports/model/section';
import { formatted, type Unit } from '@/features/reports/model/unit';
import { Bar } from './Bar';
import styles from './Table.module.css';

/** Figures in rows, whose names and values lead to what they are made of; in a narrow box each row is a group of lines. */
export function DataTable({
  heading,
  columns,
  rows,
  total = null,
  totalLinks,
  barMost = null,
}: {
  /** The heading of the names. */
  heading: string;
  columns: readonly { name: string; unit: Unit }[];
  rows: readonly Row[];
  total?: readonly (number | null)[] | null;
  /** The addresses that the totals link to. */
  totalLinks?: readonly (string | null)[] | undefined;
  /** The value of the last column that fills its bar; null for no bars. */
  barMost?: number | null;
}) {
  const hasBars = barMost !== null;
  const amounts = columns.filter(({ unit }) => unit === 'ore').length;
  // Sums of amounts are wider than the amounts.
  const isBroad = columns.length > 2 || (amounts > 1 && total !== null);
  const className = [
    styles.table,
    hasBars && styles.shares,
    hasBars && columns.length === 2 && styles.pairs,
    amounts > 1 && styles.amounts,
  ];
  return (
    <div className={isBroad ? `${styles.contained} ${styles.broad}` : styles.contained}>
      <table className={className.filter(Boolean).join(' ')}>
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
          {rows.map(({ key, name, to, values, links, unit: own }) => (
            <tr key={key}>
              <th scope="row">{linked(name, to)}</th>
              {columns.map(({ name: column, unit }, place) => (
                <td key={column} data-heading={column}>
                  {barMost !== null && place === columns.length - 1 && (
                    <Bar value={values[place] ?? 0} most={barMost} />
                  )}
                  {linked(formatted(own ?? unit, values[place] ?? null), links?.[place])}
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
                  {linked(formatted(unit, total[place] ?? null), totalLinks?.[place])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function linked(text: string, to: string | null | undefined) {
  return to ? <Link to={to}>{text}</Link> : text;
}
