import { Link } from 'react-router-dom';
import type { FigureDocuments } from '@/data/reportDocuments';
import { loadRows, returningRows } from '@/domain/report/figureRows';
import {
  type Figure,
  figureLabels,
  type FigureRow,
  figureRows,
  figureUnits,
} from '@/domain/report/figures';
import type { Days } from '@/domain/report/period';
import { TakeOut } from '@/features/reports/frame/TakeOut';
import { overviewIn } from '@/features/reports/overview/compared';
import type { Figured } from '@/features/reports/parts/figured';
import type { Section } from '@/features/reports/sections/section';
import { formatted } from '@/features/reports/sections/unit';
import { Note } from '@/ui/Note';
import { documentPath } from './documentPath';
import { figureValue } from './figureValue';
import { wholeText } from './wholeText';
import chart from '@/features/reports/chart/Table.module.css';
import sections from '@/features/reports/sections/Sections.module.css';

const amountHeadings = { ore: 'Exkl. moms', minutes: 'Tid', number: 'Antal' } as const;

/** The most rows that are drawn; the sum and the file have all of them. */
const mostShown = 500;

/** The documents of a figure with what each adds, and their sum, which is the figure. */
export function FigureRows({
  figure,
  isAverage,
  figured,
  past,
  read,
}: {
  figure: Figure;
  isAverage: boolean;
  figured: Figured;
  past: Days;
  read: Extract<FigureDocuments, { kind: 'ready' }>;
}) {
  const { period, about } = figured;
  const rows = rowsOf(figure, figured, past, read);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const overview = overviewIn(figured, past);
  const told = figureValue(figure, overview);
  const unit = figureUnits[figure];
  const title = figureLabels[figure];
  const all = rows.map((row, place) => ({
    ...{ key: `${row.source}-${row.id}-${place}`, values: [row.value] },
    ...{ day: row.day, value: row.value },
    label: row.source === 'attendance' ? about.staffName(row.label) : row.label,
    to: documentPath(row.source, row.id, read.sources),
  }));
  const named = all.map((row) => ({ ...row, name: `${row.day} ${row.label}` }));
  const table: Section = {
    ...{ kind: 'table', title, finding: title, heading: 'Dokument', total: [sum] },
    ...{ columns: [{ name: title, unit }], rows: named },
  };
  return (
    <section className={sections.card}>
      <p role="status">
        Summan av listan är <strong>{formatted(unit, sum)}</strong>
        {sum === told && ', samma som siffran'}. {wholeText(figure, overview, isAverage)}
      </p>
      {sum !== told && (
        <Note>
          <p>
            Siffran i översikten är {formatted(unit, told)}. Något har ändrats sedan den beräknades,
            eller så är dagar i perioden inte räknade än. Räkna om, så stämmer de.
          </p>
        </Note>
      )}
      <TakeOut title={title} period={period} sections={[table]} />
      {rows.length > mostShown && (
        <p>
          {rows.length.toLocaleString('sv-SE')} rader. De {mostShown} första visas, summan och filen
          gäller alla.
        </p>
      )}
      {rows.length === 0 ? (
        <p>Inga dokument hör till siffran i den här perioden.</p>
      ) : (
        <div className={chart.contained}>
          <table className={chart.table}>
            <caption className="visuallyHidden">Dokumenten bakom siffran</caption>
            <thead>
              <tr>
                <th scope="col">Dokument</th>
                <th scope="col">Dag</th>
                <th scope="col">{amountHeadings[unit]}</th>
              </tr>
            </thead>
            <tbody>
              {all.slice(0, mostShown).map(({ key, label, to, day, value }) => (
                <tr key={key}>
                  <th scope="row">{to === null ? label : <Link to={to}>{label}</Link>}</th>
                  <td data-heading="Dag">{day}</td>
                  <td data-heading={amountHeadings[unit]}>{formatted(unit, value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Summa</th>
                <td />
                <td>{formatted(unit, sum)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  );
}

/** The rows of a figure, whose values add up to it. */
function rowsOf(
  figure: Figure,
  { facts, about }: Figured,
  past: Days,
  { contributions, sources }: Extract<FigureDocuments, { kind: 'ready' }>,
): FigureRow[] {
  if (figure === 'load') return loadRows(contributions, sources, past, about);
  if (figure === 'returning') return returningRows(facts, past, sources, about.customerNow);
  return figureRows(figure, contributions, sources);
}
