import { Link } from 'react-router-dom';
import type { FigureDocuments } from '@/data/reports/reportDocuments';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Days } from '@/domain/report/period';
import { TakeOut } from '@/features/reports/frame/TakeOut';
import type { Figured } from '@/features/reports/model/figured';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Note } from '@/ui/notes/Note';
import { type Asked, askedTexts } from '@/features/reports/model/asked';
import { documentList } from './documentList';
import { documentAddress } from './documentAddress';
import table from '@/features/reports/chart/Table.module.css';
import sections from '@/features/reports/sections/Sections.module.css';

const amountHeadings = {
  ore: 'Exkl. moms',
  minutes: 'Tid',
  number: 'Antal',
  thousandths: 'Antal',
} as const;

/** The most rows that are drawn; the sum and the file have all of them. */
const mostShown = 500;

/** The documents that were asked for with what each adds, and their sum, which is the figure. */
export function FigureRows({
  asked,
  figured,
  past,
  read,
}: {
  asked: Asked;
  figured: Figured;
  past: Days;
  read: Extract<FigureDocuments, { kind: 'ready' }>;
}) {
  const { period, about } = figured;
  const { role } = useWorkshop();
  const { name, unit, rows, told, whole } = documentList(asked, figured, past, read);
  if (told === null) {
    return (
      <EmptyState>
        Året före perioden är inte räknat än, så det går inte att säga vilka kunder som har kommit
        tillbaka.
      </EmptyState>
    );
  }
  const { title: what, heading } = askedTexts(asked);
  const title = name === null ? what : `${what}, ${name}`;
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const isVat = asked.kind !== 'figure' && asked.of === 'vat';
  const amount = isVat ? 'Moms' : amountHeadings[unit];
  const all = rows.map((row, place) => ({
    key: `${row.source}-${row.id}-${place}`,
    values: [row.value],
    day: row.day,
    value: row.value,
    label: row.source === 'attendance' ? about.staffName(row.label) : row.label,
    source: row.source,
    id: row.id,
  }));
  const named = all.map((row) => ({ ...row, name: `${row.day} ${row.label}`, to: null }));
  const shown = all.slice(0, mostShown).map((row) => ({
    ...row,
    to: documentAddress(row.source, row.id, read.sources),
  }));
  const file: Section = {
    kind: 'table',
    title,
    finding: title,
    heading: 'Dokument',
    total: [sum],
    columns: [{ name: title, unit }],
    rows: named,
  };
  return (
    <section className={sections.card}>
      {name !== null && (
        <h2>
          {heading}: {name}
        </h2>
      )}
      <p role="status">
        Listan summerar till <strong>{formatted(unit, sum)}</strong>
        {sum === told && ', samma som i rapporten'}. {whole}
      </p>
      {sum !== told && (
        <Note>
          <p>
            Siffran i rapporten är {formatted(unit, told)}. Något har ändrats sedan den eller listan
            hämtades, eller så är dagar i perioden inte räknade än.{' '}
            {role === 'owner'
              ? 'Räkna om och öppna listan igen, så stämmer de.'
              : 'Ladda om sidan och se om de stämmer då.'}
          </p>
        </Note>
      )}
      <TakeOut title={title} period={period} sections={[file]} />
      {rows.length > mostShown && (
        <p>
          {rows.length.toLocaleString('sv-SE')} rader. De {mostShown} första visas, summan och filen
          gäller alla.
        </p>
      )}
      {rows.length === 0 ? (
        <p>Inga dokument hör till siffran i den här perioden.</p>
      ) : (
        <div className={table.contained}>
          <table className={table.table}>
            <caption className="visuallyHidden">Dokumenten bakom siffran</caption>
            <thead>
              <tr>
                <th scope="col">Dokument</th>
                <th scope="col">Dag</th>
                <th scope="col">{amount}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, label, to, day, value }) => (
                <tr key={key}>
                  <th scope="row">{to === null ? label : <Link to={to}>{label}</Link>}</th>
                  <td data-heading="Dag">{day}</td>
                  <td data-heading={amount}>{formatted(unit, value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Summa</th>
                <td />
                <td data-heading={amount}>{formatted(unit, sum)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  );
}
