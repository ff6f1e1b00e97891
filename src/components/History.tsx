import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mostOfHistory, useHistory } from '@/data/record/history';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import type { Booking } from '@/domain/booking/booking';
import { isLoan, statusLabel } from '@/domain/booking/loan';
import { formatStart } from '@/domain/booking/bookingText';
import { inOrder, partName } from '@/domain/booking/visit';
import { type Invoice, invoiceKindLabels } from '@/domain/invoice/invoice';
import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { stageLabels } from '@/domain/order/stage';
import { listed } from '@/domain/record/history';
import { dayOf } from '@/domain/time/swedishTime';
import { formatMoney } from '@/domain/values/money';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { bookingPath, workOrderPath, invoicePath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Plate } from '@/ui/controls/Plate';
import styles from './History.module.css';
import { Chip } from '@/ui/controls/Chip';
import { customerIds } from '@/domain/register/customerNow';
import { LiveList } from './LiveList';
import { wayBack } from './wayBack';

/** The number of bookings shown at first, and added by each press of "Visa fler". */
const pageSize = 50;
const mostShown = mostOfHistory - pageSize;

/** A card with the history of a customer or a vehicle, the newest first; each row links to what it is about. */
export function History({ field, id }: { field: 'customerId' | 'vehicleId'; id: string }) {
  const register = useRegister();
  const [most, setMost] = useState(pageSize);
  const ids = field === 'customerId' ? customerIds(register, id) : [id];
  // One item more than is shown tells whether there are more.
  const live = useHistory(field, ids, most + 1);
  // The former items stay in sight until the longer list is there.
  const [shown, setShown] = useState(live);
  if (live !== shown && live.kind !== 'loading') setShown(live);
  const isFetching = live.kind === 'loading';
  const list = useRef<HTMLUListElement>(null);
  const goOnFrom = useRef<number | null>(null);
  const vehicleOf = ({ vehicleId }: Pick<Booking, 'vehicleId'>) =>
    register.kind === 'ready' ? register.vehicles.get(vehicleId ?? '') : undefined;

  useLayoutEffect(() => {
    if (goOnFrom.current === null || isFetching) return;
    // The first added booking takes the focus: it now stands where the button was.
    list.current?.querySelectorAll('a')[goOnFrom.current]?.focus();
    goOnFrom.current = null;
  }, [isFetching]);

  function showMore() {
    goOnFrom.current = list.current?.children.length ?? 0;
    setMost(most + pageSize);
  }

  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">Bokningar och arbetsorder</h2>
      <LiveList
        live={shown}
        noun={['bokning', 'bokningar']}
        empty={<EmptyState>Inga bokningar eller arbetsorder än.</EmptyState>}
      >
        {(items) => (
          <>
            <ul ref={list} className={styles.list}>
              {listed(items.slice(0, most)).map((row) =>
                row.kind === 'order' ? (
                  <li key={`order ${row.entry.id}`}>
                    <OrderLink order={row.entry} vehicle={vehicleOf(row.entry.data)} />
                  </li>
                ) : row.kind === 'invoice' ? (
                  <li key={`invoice ${row.entry.id}`}>
                    <InvoiceLink invoice={row.entry} vehicle={vehicleOf(row.entry.data)} />
                  </li>
                ) : (
                  <li key={`booking ${row.parts[0].id}`}>
                    <BookingLink
                      parts={inOrder(row.parts)}
                      vehicle={vehicleOf(row.parts[0].data)}
                    />
                  </li>
                ),
              )}
            </ul>
            {items.length > most && (
              <div className={styles.more}>
                <p>De {most} senaste visas.</p>
                {most < mostShown && <Button onClick={showMore}>Visa fler</Button>}
              </div>
            )}
            {isFetching && <p role="status">Hämtar fler …</p>}
          </>
        )}
      </LiveList>
    </section>
  );
}

function OrderLink({
  order: { id, data },
  vehicle,
}: {
  order: Entry<WorkOrder>;
  vehicle: Entry<Vehicle> | undefined;
}) {
  const jobs = linesOf(data).map(({ line }) => line.text);
  return (
    <Link to={workOrderPath(id)} className={styles.booking}>
      <span className={styles.time}>{dayOf(data.createdAt).toString()}</span>{' '}
      {vehicle && <Plate number={formatRegistrationNumber(vehicle.data.registrationNumber)} />}{' '}
      <span className={styles.services}>{[orderName(id), ...jobs].join(', ')}</span>{' '}
      <Chip kind={data.stage === 'ready' || data.stage === 'closed' ? 'good' : 'quiet'}>
        {stageLabels[data.stage]}
      </Chip>
    </Link>
  );
}

function InvoiceLink({
  invoice: { id, data },
  vehicle,
}: {
  invoice: Entry<Invoice>;
  vehicle: Entry<Vehicle> | undefined;
}) {
  return (
    <Link to={invoicePath(id)} className={styles.booking}>
      <span className={styles.time}>{data.issuedOn}</span>{' '}
      {vehicle && <Plate number={formatRegistrationNumber(vehicle.data.registrationNumber)} />}{' '}
      <span className={styles.services}>
        {invoiceKindLabels[data.kind]} {data.number}
      </span>{' '}
      <Chip kind="quiet">{formatMoney(data.payableOre)}</Chip>
    </Link>
  );
}

function BookingLink({
  parts,
  vehicle,
}: {
  /** A booking, or the parts of a visit in their order. */
  parts: Entry<Booking>[];
  vehicle: Entry<Vehicle> | undefined;
}) {
  const [first] = parts;
  if (!first) return null;
  const { id, data } = first;
  const statuses = new Set(parts.map((part) => statusLabel(part.data)));
  return (
    <Link to={bookingPath(id)} state={wayBack} className={styles.booking}>
      <span className={styles.time}>{formatStart(data)}</span>{' '}
      {vehicle && <Plate number={formatRegistrationNumber(vehicle.data.registrationNumber)} />}{' '}
      <span className={styles.services}>{partsText(parts)}</span>{' '}
      <Chip kind={parts.every((part) => isFinished(part.data)) ? 'good' : 'quiet'}>
        {[...statuses].join(', ')}
      </Chip>
    </Link>
  );
}

/** The parts of a visit in words: the jobs in their order, and the loan car. */
function partsText(parts: Entry<Booking>[]): string {
  const jobs = parts.filter(({ data }) => !isLoan(data)).map(({ data }) => partName(data));
  const cars = parts.filter(({ data }) => isLoan(data)).map(({ data }) => partName(data));
  return [jobs.join(', därefter '), ...cars].filter(Boolean).join('; ');
}

function isFinished({ status }: Booking): boolean {
  return status === 'done' || status === 'pickedUp';
}
