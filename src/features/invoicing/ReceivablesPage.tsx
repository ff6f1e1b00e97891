import { useSearchParams } from 'react-router-dom';
import { LiveList } from '@/components/LiveList';
import { RecordHead } from '@/components/RecordHead';
import { bookkeepingPath, invoicesPath, bankImportPath } from '@/dashboardPaths';
import { mostReceivables, useOpenReceivables } from '@/data/invoicing/receivables';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { isMeant } from '@/domain/invoice/receivableAge';
import { canWrite } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Field } from '@/ui/fields/Field';
import { Note } from '@/ui/notes/Note';
import { OwedList } from '@/features/invoicing/receivable/OwedList';
import styles from '@/features/invoicing/receivable/Receivables.module.css';

/** The customers' debts, by the time since they fell due, and the amounts that customers have to get back. */
export function ReceivablesPage() {
  const { live, isCut } = useOpenReceivables();
  const { role } = useWorkshop();
  const [search, setSearch] = useSearchParams();
  const text = search.get('sok') ?? '';

  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  return (
    <>
      <RecordHead back={{ to: invoicesPath, text: 'Alla fakturor' }} title="Kundreskontra">
        <LinkButton to={bookkeepingPath}>Bokföring</LinkButton>
        {canWrite(role) && <LinkButton to={bankImportPath}>Läs in bankfil</LinkButton>}
      </RecordHead>
      <LiveList
        live={live}
        noun={['faktura', 'fakturor']}
        empty={
          <EmptyState>
            Ingen är skyldig något. Utfärdade fakturor syns här tills de är betalda.
          </EmptyState>
        }
      >
        {(entries) => {
          return (
            <>
              {isCut && (
                <Note role="status" apart>
                  <p>
                    Det finns fler obetalda fakturor. De {mostReceivables} som förföll först visas,
                    och summorna gäller dem.
                  </p>
                </Note>
              )}
              <div className={styles.search}>
                <Field
                  label="Sök köpare, fakturanummer eller OCR"
                  name="sok"
                  type="search"
                  value={text}
                  autoComplete="off"
                  onChange={({ target }) => choose('sok', target.value)}
                />
              </div>
              <OwedList
                entries={entries.filter(({ data }) => isMeant(data, text))}
                age={search.get('alder') ?? ''}
                onAge={(age) => choose('alder', age)}
              />
            </>
          );
        }}
      </LiveList>
    </>
  );
}
