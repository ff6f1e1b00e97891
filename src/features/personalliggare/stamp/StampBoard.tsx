import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GapAlarm } from '@/components/ledger/GapAlarm';
import { useDuty } from '@/components/ledger/useDuty';
import { useLedgerNow } from '@/components/ledger/useLedgerNow';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { ToldEnd } from '@/domain/ledger/ledgerForms';
import { type PersonNow, presence } from '@/domain/ledger/presence';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { foldFor, foldText } from '@/domain/values/searchText';
import { canManageWorkshop, canWrite } from '@/domain/workshop/member';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Field } from '@/ui/fields/Field';
import { DutyNote } from './DutyNote';
import { ForgottenDialog } from './ForgottenDialog';
import { NewPersonDialog } from './NewPersonDialog';
import { PersonCard } from './PersonCard';
import { PersonDialog } from './PersonDialog';
import styles from './Stamp.module.css';
import { usePress } from './usePress';

/** More people than this are searched for by name. */
const fewPeople = 8;

/** Everybody who can be stamped, each with what the ledger tells of where they are. */
export function StampBoard({ read }: { read: ReadLedger }) {
  const { role } = useWorkshop();
  const now = useLedgerNow();
  const duty = useDuty(read, now);
  const [query, setQuery] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<PersonNow>();
  const [editing, setEditing] = useState<PersonNow>();
  const { press, pressNew, pressed, failure } = usePress();
  const mayStamp = canWrite(role);
  const mayManage = canManageWorkshop(role);

  const people = presence(read, now);
  const here = people.filter(({ state }) => state === 'here');
  const typed = foldText(query.trim());
  const shown = people.filter(({ person }) => foldFor(typed, person.data.name).includes(typed));

  function take(each: PersonNow) {
    if (each.state === 'forgotten') setAsked(each);
    else void press(each.person, each.state === 'here' ? 'out' : 'in');
  }

  async function endForgotten({ person }: PersonNow, end: ToldEnd, isBack: boolean) {
    setAsked(undefined);
    await press(person, 'out', end);
    if (isBack) await press(person, 'in');
  }

  function leaveForgotten({ person }: PersonNow, kind: 'in' | 'out') {
    setAsked(undefined);
    void press(person, kind);
  }

  return (
    <div className={styles.board}>
      <GapAlarm read={read} now={now} />
      <DutyNote duty={duty} read={read} mayManage={mayManage} />
      {failure && <Alert kind="trouble">{failure}</Alert>}
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {here.length === 1 ? '1 person är här nu' : `${here.length} personer är här nu`}
        </p>
        {mayStamp && (
          <Button onClick={() => setIsAdding(true)}>Någon som inte finns i listan</Button>
        )}
      </div>
      {people.length > fewPeople && (
        <div className={styles.search}>
          <Field
            label="Sök namn"
            name="namn"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            autoComplete="off"
          />
        </div>
      )}
      {people.length === 0 ? (
        <EmptyState>
          {mayManage ? (
            <>
              Ingen finns i listan än. De som har ett kort under{' '}
              <Link to={paths.settingsStaff}>Personal</Link> kommer hit av sig själva.
            </>
          ) : (
            'Ingen finns i listan än. Personalen kommer hit när en ägare har öppnat sidan.'
          )}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState>Ingen i listan heter så.</EmptyState>
      ) : (
        <ul className={styles.people} aria-label="Personer">
          {shown.map((each) => (
            <li key={each.person.data.key}>
              <PersonCard
                now={now}
                current={each}
                isPressed={pressed === each.person.data.key}
                onPress={mayStamp ? () => take(each) : undefined}
                onEdit={mayManage ? () => setEditing(each) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <NewPersonDialog
          onAdd={(draft) => void pressNew(draft)}
          onClose={() => setIsAdding(false)}
        />
      )}
      {asked?.shift && (
        <ForgottenDialog
          name={asked.person.data.name}
          startedAt={asked.shift.startsAt}
          mayStayOut
          onTold={(end, isBack) => void endForgotten(asked, end, isBack)}
          onUnknown={() => leaveForgotten(asked, 'in')}
          onGoesOn={() => leaveForgotten(asked, 'out')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {editing && (
        <PersonDialog entry={editing.person} read={read} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}
