import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useInvoice } from '@/data/invoicing/invoices';
import { useOrder } from '@/data/orders/orders';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { invoiceName } from '@/domain/invoice/invoice';
import { searchedInvoice } from '@/domain/invoice/invoiceSearch';
import { orderName, searchedNumber } from '@/domain/order/order';
import { canWrite } from '@/domain/workshop/member';
import { entriesOf, isWhole, type Live, type Reach } from '@/domain/values/live';
import { paths } from '@/paths';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Icon } from '@/ui/icons/Icon';
import { Plate } from '@/ui/controls/Plate';
import styles from './CommandPalette.module.css';
import { useSearchedBookings } from './useSearchedBookings';
import {
  bookingGroup,
  commandGroups,
  type HitGroup,
  invoiceGroup,
  orderGroup,
  registerGroup,
} from './paletteHits';

/**
 * A search box that leads to sections, actions, customers, vehicles and bookings (the ARIA pattern
 * "combobox").
 */
export function CommandPalette({
  onClose,
  onShortcuts,
}: {
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const { query, type, groups, note, isPartial } = useHits();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.min(active, hits.length - 1);

  useEffect(() => {
    activeIn(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [query, current]);

  function takeKey(event: KeyboardEvent) {
    const { length } = hits;
    if (event.key === 'ArrowDown' && length > 0) setActive((current + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setActive((current + length - 1) % length);
    // Enter clicks the link, so that a guard which stops links on the page asks first.
    else if (event.key === 'Enter') activeIn(list.current)?.click();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title="Sök" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label="Sök regnr, kund, bokning eller sida"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={hits.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="go"
        placeholder="Regnr, kund, bokning …"
        value={query}
        onChange={({ target }) => {
          setActive(0);
          type(target.value);
        }}
        onKeyDown={takeKey}
      />
      {hits.length > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label="Träffar" className={styles.list}>
          {groups.map(({ name, hits: ofGroup }) => (
            <div key={name} role="group" aria-label={name}>
              <p role="presentation" className={styles.group}>
                {name}
              </p>
              {ofGroup.map((hit) => {
                const place = hits.indexOf(hit);
                return (
                  <Link
                    key={hit.path}
                    to={hit.path}
                    id={`${listId}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === current}
                    className={styles.hit}
                    // Without this the click would take the focus from the input.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={onClose}
                  >
                    {hit.plate ? <Plate number={hit.plate} /> : <Icon d={hit.icon} />}{' '}
                    <span className={styles.texts}>
                      <span>{hit.text}</span>{' '}
                      {hit.about && <span className={styles.about}>{hit.about}</span>}
                    </span>
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
      )}
      <p role="status" className={hits.length > 0 ? 'visuallyHidden' : styles.none}>
        {query.trim() && countText(hits.length, isPartial)}
      </p>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        {/* A person who has switched off the key ? finds the shortcuts here. */}
        <button type="button" onClick={onShortcuts}>
          Kortkommandon
        </button>
      </div>
    </Dialog>
  );
}

/** The hits of the query in the order shown; `note` names the data that could not be searched, when `isPartial`. */
function useHits() {
  const [query, setQuery] = useState('');
  const mayChange = canWrite(useWorkshop().role);
  const { pathname, search } = useLocation();
  const shown = pathname === paths.calendar ? search : '';
  const register = useRegister();
  const reach = useReach();
  const index = useRegisterIndex();
  const bookings = useSearchedBookings(query);
  const number = searchedNumber(query);
  const order = useOrder(number);
  const invoiceId = searchedInvoice(query);
  const invoice = useInvoice(invoiceId);

  const found: HitGroup[] = commandGroups(query, mayChange, shown);
  if (query.trim()) {
    found.push(orderGroup(order.kind === 'ready' ? order.data : null, register));
    found.push(invoiceGroup(invoice.kind === 'ready' ? invoice.data : null));
    found.push(registerGroup(query, index));
    found.push(bookingGroup(query, bookings.flatMap(entriesOf), register, new Date()));
  }

  const isUnfetched =
    register.kind === 'loading' || (register.kind === 'ready' && !register.complete);
  const notes = [
    register.kind === 'failed' && 'Kunder och fordon kunde inte hämtas.',
    isUnfetched && 'Alla kunder och fordon är inte hämtade än.',
    bookings.some(({ kind }) => kind === 'loading') && 'Söker bland bokningarna …',
    bookings.some(({ kind }) => kind === 'failed') && 'Bokningarna kunde inte hämtas.',
    bookings.some((live) => live.kind === 'ready' && !isWhole(live, reach)) &&
      reach.offline &&
      'Du är offline. Bokningar som inte har hämtats till den här enheten hittas inte.',
    ...(number === null ? [] : notesOf(orderName(number), order, reach)),
    ...(invoiceId === null ? [] : notesOf(invoiceName(invoiceId), invoice, reach)),
  ].filter(Boolean);

  return {
    query,
    type: setQuery,
    groups: found.filter(({ hits }) => hits.length > 0),
    note: query.trim() && notes.join(' '),
    isPartial: notes.length > 0,
  };
}

/** Why what has the number may be there although it is not found. */
function notesOf(name: string, live: Live<unknown>, reach: Reach): (string | false)[] {
  return [
    live.kind === 'loading' && `Söker ${name} …`,
    live.kind === 'failed' && `${name} kunde inte hämtas.`,
    live.kind === 'ready' && live.unreadable.length > 0 && `${name} kunde inte läsas.`,
    live.kind === 'ready' &&
      live.data === null &&
      !isWhole(live, reach) &&
      reach.offline &&
      `${name} har inte hämtats till den här enheten.`,
  ];
}

function activeIn(list: HTMLElement | null) {
  return list?.querySelector<HTMLElement>('[aria-selected="true"]');
}

function countText(count: number, isPartial: boolean): string {
  if (count === 0) return isPartial ? 'Inget av det som har hämtats än matchar.' : 'Inget matchar.';
  return count === 1
    ? '1 träff. Öppna med Enter.'
    : `${count} träffar. Välj med pilarna och Enter.`;
}
