import {
  documentId,
  type DocumentData,
  orderBy,
  type Query,
  query,
  type QueryFieldFilterConstraint,
  type QueryOrderByConstraint,
  where,
} from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { bookingDocument, bookingLimits } from '@/domain/booking/booking';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { type OrderEvent, orderEventDocument } from '@/domain/order/orderEvent';
import type { Days } from '@/domain/report/period';
import { merged } from '@/domain/report/news';
import { noSources, type Sources } from '@/domain/report/sources';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { mostIds } from '@/data/sync/live';
import { readAll } from '@/data/sync/readAll';
import type { Store } from '@/data/sync/store';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** So many lists of ids are asked for at a time. */
const listsAtOnce = 6;

/**
 * A collection of a workshop to read in pages; documents that do not parse count nothing, as everywhere else. `onMore` gets how many
 * more have been read after each page.
 */
export function reader(
  { db, home }: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  onMore: (documents: number) => void = () => {},
) {
  const of = (name: WorkshopCollection) => workshopCollection(db, workshopId, name);

  async function among<T>(
    name: WorkshopCollection,
    schema: GenericSchema<unknown, T>,
    ids: Iterable<string | null>,
    field?: string,
    ...more: QueryFieldFilterConstraint[]
  ): Promise<Entry<T>[]> {
    const all = [...new Set(ids)].filter((id) => id !== null);
    const lists: Query<DocumentData>[] = [];
    for (let from = 0; from < all.length; from += mostIds) {
      const named = where(field ?? documentId(), 'in', all.slice(from, from + mostIds));
      lists.push(query(of(name), named, ...more));
    }
    const found: Entry<T>[] = [];
    for (let from = 0; from < lists.length; from += listsAtOnce) {
      const some = lists.slice(from, from + listsAtOnce).map((list) => read(list, schema));
      found.push(...(await Promise.all(some)).flat());
    }
    return found;
  }

  async function read<T>(whole: Query<DocumentData>, schema: GenericSchema<unknown, T>) {
    let known = 0;
    const onRead = (documents: number) => {
      onMore(documents - known);
      known = documents;
    };
    return (await readAll(whole, schema, { home }, { onRead })).entries;
  }

  return {
    where<T>(
      name: WorkshopCollection,
      schema: GenericSchema<unknown, T>,
      ...constraints: (QueryFieldFilterConstraint | QueryOrderByConstraint)[]
    ): Promise<Entry<T>[]> {
      return read(query(of(name), ...constraints), schema);
    },
    /** The documents whose field is one of the ids; without a field, those with the ids. */
    among,
    /** The steps of orders, and what they waited for; Firestore takes one kind at a time with so many orders. */
    async steps(orderIds: Iterable<string | null>): Promise<Entry<OrderEvent>[]> {
      const ids = [...orderIds];
      const [stages, waits] = await Promise.all(
        ['stage', 'waiting'].map((kind) =>
          among('orderEvents', orderEventDocument, ids, 'orderId', where('kind', '==', kind)),
        ),
      );
      return [...(stages ?? []), ...(waits ?? [])];
    },
  };
}

const everything: ReadonlySet<string> = new Set(Object.keys(noSources));

/**
 * Reads the documents that the facts of some days are made of, from the server where there is one, or those of them that are
 * `needed`; `onRead` gets their number.
 */
export async function readSources(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  { first, last }: Days,
  {
    needed = everything,
    onRead = () => {},
  }: { needed?: ReadonlySet<string>; onRead?: (documents: number) => void } = {},
): Promise<Sources> {
  let documents = 0;
  const onMore = (more: number) => onRead((documents += more));
  const read = reader(store, workshopId, onMore);
  const [from, to] = [instantAt(first, 0), instantAt(last, 1440)];
  const onDays = (field: string) => [
    where(field, '>=', String(first)),
    where(field, '<=', String(last)),
  ];
  const inTime = (field: string) => [where(field, '>=', from), where(field, '<', to)];
  const dated: typeof read.where = async (name, ...what) =>
    needed.has(name) ? read.where(name, ...what) : [];
  const [invoices, payments, bookings, estimates, approvals, followUps, times] = await Promise.all([
    dated('invoices', invoiceDocument, ...onDays('issuedOn')),
    dated('payments', paymentDocument, ...onDays('paidOn')),
    dated(
      'bookings',
      bookingDocument,
      // No booking lasts longer than this.
      where('startsAt', '>', addMinutes(from, -bookingLimits.minutes.max)),
      where('startsAt', '<', to),
      // Without this, a day would cost the bookings of a week.
      where('endsAt', '>', from),
      orderBy('startsAt'),
      orderBy('endsAt'),
    ),
    dated('estimates', estimateDocument, ...inTime('createdAt')),
    dated('approvals', approvalDocument, ...inTime('createdAt')),
    dated('followUps', followUpDocument, ...inTime('createdAt')),
    dated('jobTimes', jobTimeDocument, ...inTime('startedAt')),
  ]);
  const clocked = times.filter(({ data }) => data.corrects === null);
  const corrections = await read.among(
    ...(['jobTimes', jobTimeDocument, clocked.map(({ id }) => id), 'corrects'] as const),
  );
  const found = {
    ...noSources,
    invoices,
    payments,
    bookings,
    estimates,
    approvals,
    followUps,
    jobTimes: [...clocked, ...corrections],
  };
  return withNamed(store, workshopId, found, { needed, onMore });
}

/**
 * The documents of some days with those that they name and that are not among them: the orders of the invoices, the bookings of the
 * orders, and the estimates that were answered. The steps of an order are read with each invoice that is not in `known`. Only what is
 * `needed` is read.
 */
export async function withNamed(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  sources: Sources,
  {
    known = noSources,
    needed = everything,
    onMore,
  }: {
    known?: Pick<Sources, 'invoices'>;
    needed?: ReadonlySet<string>;
    onMore?: (documents: number) => void;
  },
): Promise<Sources> {
  const read = reader(store, workshopId, onMore);
  const { invoices, approvals } = sources;
  const isKnown = new Set(known.invoices.map(({ id }) => id));
  const issued = invoices.filter(({ id }) => !isKnown.has(id));
  const missing = (ids: readonly (string | null)[], all: readonly Entry<unknown>[]) => {
    const here = new Set(all.map(({ id }) => id));
    return ids.filter((id) => id !== null && !here.has(id));
  };
  const orderIds = missing(
    invoices.map(({ data }) => data.orderId),
    sources.orders,
  );
  const estimateIds = missing(
    approvals.map(({ data }) => data.estimateId),
    sources.estimates,
  );
  const [named, steps, answered] = await Promise.all([
    needed.has('orders') ? read.among('workOrders', orderDocument, orderIds) : [],
    needed.has('events') ? read.steps(issued.map(({ data }) => data.orderId)) : [],
    read.among('estimates', estimateDocument, estimateIds),
  ]);
  const orders = [...sources.orders, ...named];
  const bookingIds = missing(
    orders.map(({ data }) => data.bookingId),
    sources.bookings,
  );
  const booked = needed.has('bookings')
    ? await read.among('bookings', bookingDocument, bookingIds)
    : [];
  return {
    ...sources,
    orders,
    events: merged(sources.events, steps),
    estimates: [...sources.estimates, ...answered],
    bookings: [...sources.bookings, ...booked],
  };
}
