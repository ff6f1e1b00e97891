import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '@/company';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { errorText } from '@/ui/behaviour/errorText';
import { type Departure, readDepartures } from '@/data/account/account';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { paths } from '@/paths';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { DeleteAccountForm } from './DeleteAccountForm';
import { OutsidePage } from './OutsidePage';

/** The page where a person deletes the account; it needs no workshop, because the account belongs to none. */
export function DeleteAccountPage() {
  const store = useStore();
  const email = useOwnEmail();
  const { waiting, refused } = useSavingState();
  const unsaved = waiting.length + refused.length;
  const [attempt, setAttempt] = useState(0);
  const [departures, setDepartures] = useState<Departure[]>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let gone = false;
    readDepartures(store).then(
      (found) => gone || setDepartures(found),
      (error: unknown) => gone || setFailure(errorText(error)),
    );
    return () => {
      gone = true;
    };
  }, [store, attempt]);

  function retry() {
    setFailure('');
    setAttempt(attempt + 1);
  }

  return (
    <OutsidePage
      title="Ta bort kontot"
      footer={<Link to={paths.settingsAccount}>Behåll kontot</Link>}
    >
      <p>Kontot {email} tas bort för alltid. Det går inte att ångra.</p>
      {unsaved > 0 && (
        <p>
          {unsaved === 1
            ? 'En ändring är inte sparad på servern och försvinner med kontot.'
            : `${unsaved} ändringar är inte sparade på servern och försvinner med kontot.`}
        </p>
      )}
      {failure ? (
        <>
          <Alert kind="trouble">
            <p>Det gick inte att se vad det betyder för dina verkstäder</p>
            <p>{failure}</p>
          </Alert>
          <Button kind="work" onClick={retry}>
            Försök igen
          </Button>
        </>
      ) : departures ? (
        <>
          <Consequences departures={departures} />
          {!departures.some(({ kind }) => kind === 'blocks') && (
            <DeleteAccountForm onChecked={setDepartures} />
          )}
        </>
      ) : (
        <PageSkeleton />
      )}
    </OutsidePage>
  );
}

function Consequences({ departures }: { departures: Departure[] }) {
  const those = (kind: Departure['kind']) => departures.filter((each) => each.kind === kind);
  if (those('blocks').length > 0) {
    return (
      <Alert kind="trouble">
        <p>Kontot kan inte tas bort än</p>
        {those('blocks').map(({ workshopId, workshopName }) => (
          <p key={workshopId}>
            Du är ensam ägare av {workshopName}, som har fler medlemmar. Gör någon av dem till ägare
            eller ta bort dem först, under <Link to={paths.settingsMembers}>Medlemmar</Link>.
          </p>
        ))}
      </Alert>
    );
  }
  return departures.length > 0 ? (
    <ul>
      {those('leaves').map(({ workshopId, workshopName }) => (
        <li key={workshopId}>Du lämnar {workshopName}. Det du har gjort där ligger kvar.</li>
      ))}
      {those('stays').map(({ workshopId, workshopName }) => (
        <li key={workshopId}>
          Du är ensam i {workshopName}. Verkstadens uppgifter ligger kvar hos {companyName}, men
          ingen kan öppna dem. <Link to={paths.settingsData}>Hämta dem</Link> först om du behöver
          dem, och <Link to={paths.settingsStaff}>ta bort personalen</Link> om personalens uppgifter
          inte ska ligga kvar.
        </li>
      ))}
    </ul>
  ) : null;
}
