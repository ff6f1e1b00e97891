import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useRegisterOrPreview, useShownFirst } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { allTags, findRows, prepareSearch } from '@/domain/register/registerSearch';
import { customerPath } from '@/dashboardPaths';
import { CustomerDialog } from '@/features/customers/edit/CustomerDialog';
import { CustomerRows, type RowsHandle } from '@/features/customers/list/CustomerRows';
import styles from './CustomersPage.module.css';
import { FilterBar } from '@/features/customers/list/FilterBar';
import { InterruptedImportLink } from '@/features/customers/import/InterruptedImportNotice';
import { isNarrowed } from '@/features/customers/list/listFilter';
import { ListHead } from '@/features/customers/list/ListHead';
import { ListState } from '@/features/customers/list/ListState';
import { SearchBox } from '@/features/customers/list/SearchBox';
import { useListFilter } from '@/features/customers/list/useListFilter';

/**
 * The wait before search is prepared, in milliseconds: by then the list is painted and the register stands
 * still.
 */
const idleMs = 200;
/** More rows than a window holds. */
const rowsFirst = 40;

/** The list of customers and vehicles, with search and filters; each row leads to its page. */
export function CustomersPage() {
  const register = useRegisterOrPreview();
  const index = useRegisterIndex();
  const { filter, shown, type, settle, choose } = useListFilter();
  const rows = useMemo(() => findRows(index, shown.filter), [index, shown.filter]);
  const tags = useMemo(() => allTags(index), [index]);
  const mayChange = canWrite(useWorkshop().role);
  const narrowed = isNarrowed(shown.filter);
  const isUsual = !narrowed && shown.filter.sort === 'name';
  const first = isUsual ? rows.slice(0, rowsFirst) : [];
  useShownFirst(
    'list',
    first.flatMap(({ customer }) => customer?.id ?? []),
    first.flatMap(({ vehicles }) => vehicles.map(({ id }) => id)),
  );

  useEffect(() => {
    const timer = window.setTimeout(() => prepareSearch(index), idleMs);
    return () => window.clearTimeout(timer);
  }, [index]);

  const [adding, setAdding] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<RowsHandle>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  // The command palette asks for a new customer by `?ny` in the address.
  const asked = params.has('ny');

  const leaveRows = useCallback(
    (how: 'up' | 'escape') => {
      searchBox.current?.focus({ preventScroll: true });
      if (how === 'escape') type('');
    },
    [type],
  );

  function clear() {
    searchBox.current?.focus();
    choose({ query: '', kind: 'all', tags: [] });
  }

  function stopAdding() {
    setAdding(false);
    // After a save, the address is already that of the new customer's page.
    if (!asked || window.location.pathname !== pathname) return;
    params.delete('ny');
    setParams(params, { replace: true });
  }

  const add = mayChange ? () => setAdding(true) : undefined;
  return (
    <>
      <ListHead register={register} rows={rows} onAdd={add} />
      <div className={styles.search}>
        <SearchBox
          ref={searchBox}
          text={filter.query}
          hits={narrowed && register.kind === 'ready' ? hits(rows.length, register.complete) : ''}
          onType={type}
          onSettle={settle}
          onDown={() => list.current?.focusFirst()}
        />
      </div>
      {mayChange && <InterruptedImportLink />}
      <FilterBar filter={filter} allTags={tags} onChoose={choose} />
      <ListState
        register={register}
        asked={narrowed ? shown.filter : null}
        isUsual={isUsual}
        isEmpty={rows.length === 0}
        onAdd={add}
        onClear={clear}
      >
        <CustomerRows ref={list} rows={rows} shown={shown} onLeave={leaveRows} />
      </ListState>
      {(adding || (mayChange && asked)) && (
        <CustomerDialog
          onClose={stopAdding}
          onSaved={(id) => void navigate(customerPath(id), { replace: asked })}
        />
      )}
    </>
  );
}

function hits(count: number, complete: boolean): string {
  if (count === 0) return complete ? 'Inga träffar' : 'Inga träffar än';
  return count === 1 ? '1 träff' : `${count.toLocaleString('sv-SE')} träffar`;
}
