import { type ControlRow, useReportControl } from '@/data/reports/reportControl';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Days } from '@/domain/report/period';
import type { Figured } from '@/features/reports/model/figured';
import { formatted, type Unit } from '@/features/reports/model/unit';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import layout from '@/ui/style/layout.module.css';
import sections from '@/features/reports/sections/Sections.module.css';

const names: Record<ControlRow['what'], string> = {
  net: 'fakturerat exkl. moms',
  invoices: 'antal fakturor',
  payments: 'betalningar',
};
const units: Record<ControlRow['what'], Unit> = { net: 'ore', invoices: 'number', payments: 'ore' };

/** Has the server add the documents of whole months up, and tells whether the figures are the same. */
export function ControlCard({ figured, days }: { figured: Figured; days: Days }) {
  const { state, check } = useReportControl(days, figured);
  const { role } = useWorkshop();
  const wrong =
    state.kind === 'ready' ? state.rows.filter((row) => row.sealed !== row.documents) : [];
  return (
    <section className={sections.card}>
      <h2>Kontroll mot dokumenten</h2>
      <p className={layout.quiet}>
        Servern räknar ihop fakturor och betalningar för hela månader, och summorna jämförs med
        siffrorna här.
      </p>
      {state.kind === 'checking' && <BusyNote>Kontrollerar …</BusyNote>}
      {state.kind === 'failed' && (
        <Alert kind="trouble">
          <p>Det gick inte att kontrollera.</p>
          <p>{errorText(state.error)}</p>
        </Alert>
      )}
      {state.kind === 'ready' && state.rows.length === 0 && (
        <p role="status">Perioden har ingen hel månad som är över och räknad.</p>
      )}
      {state.kind === 'ready' && state.rows.length > 0 && wrong.length === 0 && (
        <Alert kind="done">Siffrorna är de som dokumenten ger, till öret.</Alert>
      )}
      {wrong.length > 0 && (
        <Alert kind="trouble">
          <p>
            Siffrorna stämmer inte med dokumenten.{' '}
            {role === 'owner' ? 'Räkna om.' : 'En ägare kan räkna om dem.'}
          </p>
          <ul>
            {wrong.map(({ month, what, sealed, documents }) => (
              <li key={`${month} ${what}`}>
                {month}, {names[what]}: {formatted(units[what], sealed)} här,{' '}
                {formatted(units[what], documents)} enligt dokumenten.
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={sections.actions}>
        <Button disabled={state.kind === 'checking'} onClick={check}>
          Kontrollera
        </Button>
      </div>
    </section>
  );
}
