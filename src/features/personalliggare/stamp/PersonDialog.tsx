import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePersonRecords } from '@/data/ledger/ledgerPersons';
import { useStaff } from '@/data/settings/staff';
import { type LedgerPerson, ledgerPersonDraft, missingNumber } from '@/domain/ledger/ledgerPerson';
import type { ReadLedger } from '@/domain/ledger/readLedger';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import { paths } from '@/paths';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { useToast } from '@/ui/notes/ToastContext';
import { NumberFields, readKnownNumber, readNumber } from './NumberFields';
import { PersonFields, readPerson } from './PersonFields';
import styles from '@/features/personalliggare/fields/Fields.module.css';

/**
 * Changes who somebody is by adding another document: earlier stamps keep what was told of the person then. Name and number of
 * somebody on the staff are those of the card.
 */
export function PersonDialog({
  entry: { id, data },
  read,
  onClose,
}: {
  entry: Entry<LedgerPerson>;
  read: ReadLedger;
  onClose: () => void;
}) {
  const { add } = usePersonRecords();
  const toast = useToast();
  const [schema] = useState(() => ledgerPersonDraft(dayOf(new Date())));
  const isStaff = entriesOf(useStaff()).some((each) => each.id === data.key);
  const known = read.ledger.identities.find((each) => each.id === id)?.data;
  const [isListed, setIsListed] = useState(data.isListed);
  const [isRenumbered, setIsRenumbered] = useState(false);
  const asksNumber = !isStaff && (isRenumbered || !data.hasNumber);

  return (
    <EditDialog
      title={`Ändra ${data.name}`}
      schema={schema}
      read={(form) => ({
        ...readPerson(form, isStaff ? data.name : undefined),
        // A number that is known is not lost by leaving the field empty.
        identity: asksNumber ? (data.hasNumber ? readNumber : readKnownNumber)(form) : null,
      })}
      lost={!known && <p>Numret har inte hämtats till enheten än. Försök igen om en stund.</p>}
      onSave={({ identity, ...who }) => {
        const { kind, number } = known ?? missingNumber;
        const next = identity ?? { kind, number };
        const person = {
          ...who,
          key: data.key,
          isListed: isStaff ? data.isListed : isListed,
          hasNumber: next.kind !== 'missing',
        };
        add(`${who.name} i personalliggaren`, { person, number: next })
          .then(() => toast(`${who.name} är ändrad i personalliggaren.`))
          .catch((error: unknown) => {
            console.error('A person could not be changed', error);
            toast(`${who.name} kunde inte ändras. Försök igen.`);
          });
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>
          Det som redan är stämplat behåller de gamla uppgifterna.
          {isStaff && (
            <>
              {' '}
              Namn och nummer ändras under <Link to={paths.settingsStaff}>Personal</Link>.
            </>
          )}
        </p>
        {!isStaff && data.hasNumber && (
          <CheckboxField
            label="Byt nummer"
            name="renumber"
            checked={isRenumbered}
            onChange={({ target }) => setIsRenumbered(target.checked)}
          />
        )}
        <PersonFields person={data} asksName={!isStaff} number={asksNumber && <NumberFields />} />
        {!isStaff && (
          <CheckboxField
            label="Finns i listan att stämpla från"
            name="isListed"
            checked={isListed}
            onChange={({ target }) => setIsListed(target.checked)}
          />
        )}
      </div>
    </EditDialog>
  );
}
