import { useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { hoursCsv } from '@/domain/ledger/ledgerCsv';
import { nameIn, type ReadLedger } from '@/domain/ledger/readLedger';
import { workedTimes } from '@/domain/ledger/shifts';
import { foldFor, foldText } from '@/domain/values/searchText';
import { canWrite } from '@/domain/workshop/member';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { offerFile } from '@/ui/behaviour/offerFile';
import { DayView } from './DayView';
import { LaterStampDialog } from './LaterStampDialog';
import { MonthView } from './MonthView';
import { NoteDialog } from './NoteDialog';
import { PersonView } from './PersonView';
import styles from './Shifts.module.css';
import { ShiftsFilters } from './ShiftsFilters';
import { shownDays } from './shiftsRange';
import { StrayOuts } from './StrayOuts';
import { UnstampedDays } from './UnstampedDays';
import { useShiftsQuery } from './useShiftsQuery';
import { WeekView } from './WeekView';

/** The ledger as the address asks for it. */
export function ShiftsBody({ read, now }: { read: ReadLedger; now: Date }) {
  const { query, today, choose } = useShiftsQuery(now);
  const mayWrite = canWrite(useWorkshop().role);
  const [adding, setAdding] = useState<'stamp' | 'note'>();
  const { view, day, person, search } = query;
  const [from, to] = shownDays(view, day);
  // Of one person who is chosen nobody sees the search.
  const typed = view === 'person' && person !== null ? '' : foldText(search.trim());
  const isShown = (key: string) =>
    (view !== 'person' || person === null || key === person) &&
    foldFor(typed, nameIn(read, key)).includes(typed);

  const times = workedTimes(read, from, to).filter(({ key }) => isShown(key));
  const isUnknown =
    typed !== '' && times.length === 0 && !read.persons.some(({ data: { key } }) => isShown(key));

  function save() {
    const name = `timmar-${from.toString()}-${to.toString()}.csv`;
    const content = hoursCsv(times, (key) => nameIn(read, key));
    offerFile(name, content, 'text/csv;charset=utf-8');
  }

  const shared = { read, isShown, from, to, now };
  return (
    <div className={styles.body}>
      <ShiftsFilters query={query} today={today} read={read} onChoose={choose} />
      <UnstampedDays stamps={read.stamps} from={from} to={to} today={today} />
      <StrayOuts {...shared} today={today} mayCorrect={mayWrite} />
      <div className={styles.actions}>
        {mayWrite && (
          <>
            <Button onClick={() => setAdding('stamp')}>Lägg till en stämpling</Button>
            <Button onClick={() => setAdding('note')}>Skriv en anmärkning</Button>
          </>
        )}
        {view !== 'dag' && (
          <Button disabled={times.length === 0} onClick={save}>
            Spara timmarna som CSV
          </Button>
        )}
      </div>
      {isUnknown ? (
        <EmptyState
          action={<Button onClick={() => choose({ search: '' })}>Visa alla</Button>}
        >{`Ingen i liggaren heter ”${search.trim()}”.`}</EmptyState>
      ) : view === 'dag' ? (
        <DayView {...shared} mayCorrect={mayWrite} />
      ) : view === 'vecka' ? (
        <WeekView {...shared} />
      ) : person === null ? (
        <MonthView {...shared} times={times} />
      ) : (
        <PersonView {...shared} />
      )}
      {adding === 'stamp' && (
        <LaterStampDialog
          read={read}
          day={to.compare(today) > 0 ? today : to}
          person={person}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'note' && (
        <NoteDialog read={read} person={person} onClose={() => setAdding(undefined)} />
      )}
    </div>
  );
}
