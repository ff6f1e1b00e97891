import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { serviceBookPath, serviceRemindersPath } from '@/dashboardPaths';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useRegister } from '@/data/register/RegisterContext';
import { findRows } from '@/domain/register/registerSearch';
import { vehicleName } from '@/domain/register/vehicleName';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { useAfterPaint } from '@/ui/behaviour/useAfterPaint';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { PageHeading } from '@/ui/notes/PageHeading';
import { Plate } from '@/ui/controls/Plate';
import { searchIcon } from '@/ui/icons/workIcons';
import styles from '@/features/servicebook/find/Find.module.css';
import { useReminded } from '@/features/servicebook/reminders/useReminded';

/** The most cars that a search shows. */
const mostShown = 50;

/** Finds the service book of a car by its plate, or by the name of a customer, and leads to whom to remind. */
export function ServiceBookPage() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const query = useAfterPaint(typed.trim());
  const index = useRegisterIndex();
  const register = useRegister();
  const reminded = useReminded(null, false);
  const cars =
    query === ''
      ? []
      : findRows(index, { query, kind: 'all', tags: [], sort: 'name' }).flatMap(
          ({ customer, vehicles }) => vehicles.map((vehicle) => ({ vehicle, customer })),
        );
  const count = reminded?.cars.length ?? 0;

  function type(text: string) {
    setTyped(text);
    setSearch(text.trim() ? { q: text } : {}, { replace: true });
  }

  return (
    <>
      <div className={styles.head}>
        <PageHeading title="Servicebok" />
        <LinkButton to={serviceRemindersPath}>
          {count > 0 ? `Att påminna (${count})` : 'Att påminna'}
        </LinkButton>
      </div>
      <div role="search" className={styles.search}>
        <Icon d={searchIcon} />
        <input
          type="search"
          aria-label="Sök bil"
          placeholder="Regnr eller kundens namn"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="search"
        />
        <span role="status">{query !== '' && hits(cars.length)}</span>
      </div>
      {query === '' ? (
        <EmptyState>Sök på registreringsnummer för att öppna bilens servicebok.</EmptyState>
      ) : cars.length === 0 ? (
        <EmptyState>
          {register.kind === 'ready' && register.complete
            ? 'Ingen bil hittades. Lägg till bilen under Kunder.'
            : 'Ingen bil hittades än. Alla bilar har inte hämtats till enheten.'}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {cars.slice(0, mostShown).map(({ vehicle, customer }) => (
            <li key={`${vehicle.id} ${customer?.id ?? ''}`}>
              <Link to={serviceBookPath(vehicle.id)}>
                <Plate number={formatRegistrationNumber(vehicle.data.registrationNumber)} />
                <b>{vehicleName(vehicle.data) || 'Fordon'}</b>
                <span>{customer?.data.name ?? 'Utan ägare'}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function hits(count: number): string {
  if (count === 0) return 'Inga träffar';
  if (count > mostShown) return `${mostShown} av ${count} träffar`;
  return count === 1 ? '1 träff' : `${count} träffar`;
}
