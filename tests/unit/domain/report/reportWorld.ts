import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Booking, bookingStatuses, newBooking } from '@/domain/booking/booking';
import type { Invoice } from '@/domain/invoice/invoice';
import type { Payment } from '@/domain/invoice/receivable';
import type { FollowUp } from '@/domain/order/followUp';
import { jobTimeId, type JobTime } from '@/domain/order/jobTime';
import { newOrder } from '@/domain/order/newOrder';
import type { WorkOrder } from '@/domain/order/order';
import { noSources, type Sources } from '@/domain/report/sources';
import {
  addedInvoice,
  addedPayment,
  addedTime,
  type Changed,
  changedBooking,
  changedFollowUp,
  changedOrder,
} from '@/domain/report/staleDays';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { issuedInvoice } from '../../../support/issuedInvoice';
import type { Random } from '../../../../scripts/demo/random';

type All = { [K in 'invoices' | 'payments' | 'jobTimes']: Sources[K][number][] };

/** A workshop that is changed at random, by people whose writes the server gets at `now`. */
export class ReportWorld {
  now = instantAt(parseDate('2026-10-05'), 480);
  private readonly added: All = { invoices: [], payments: [], jobTimes: [] };
  private readonly bookings = new Map<string, Booking>();
  private readonly orders = new Map<string, WorkOrder>();
  private readonly followUps = new Map<string, FollowUp>();
  private readonly changes: { at: Date; told: Changed }[] = [];
  private count = 0;

  constructor(private readonly random: Random) {}

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  /** What has changed since an instant. */
  changedSince(instant: Date): Changed[] {
    return this.changes.filter(({ at }) => at >= instant).map(({ told }) => told);
  }

  /** One edit of a random kind; the time goes on. */
  edit(): void {
    this.now = addMinutes(this.now, this.random.whole(1, 40));
    const kinds = [
      () => this.book(),
      () => this.changeBooking(),
      () => this.removeBooking(),
      () => this.order(),
      () => this.changeOrder(),
      () => this.invoice(),
      () => this.credit(),
      () => this.pay(),
      () => this.work(),
      () => this.correctWork(),
      () => this.decline(),
      () => this.followUp(),
    ];
    this.random.pick(kinds)();
  }

  /** All documents that the facts of a day need, as they are now. */
  sourcesOf(day: CalendarDate): Sources {
    const invoices = this.added.invoices.filter(({ data }) => data.issuedOn === String(day));
    const orderIds = new Set(invoices.map(({ data }) => data.orderId));
    const orders = entries(this.orders).filter(({ id }) => orderIds.has(id));
    const bookingIds = new Set(orders.map(({ data }) => data.bookingId));
    const [from, to] = [instantAt(day, 0), instantAt(day, 1440)];
    const times = this.added.jobTimes.filter(
      ({ data }) => data.corrects === null && dayOf(data.startedAt).compare(day) === 0,
    );
    const made = new Set(times.map(({ id }) => id));
    return {
      ...noSources,
      ...{ invoices, orders },
      bookings: entries(this.bookings).filter(
        ({ id, data }) =>
          bookingIds.has(id) ||
          (data.startsAt && data.endsAt && data.startsAt < to && data.endsAt > from),
      ),
      payments: this.added.payments.filter(({ data }) => data.paidOn === String(day)),
      followUps: entries(this.followUps).filter(
        ({ data }) => dayOf(data.createdAt).compare(day) === 0,
      ),
      jobTimes: [
        ...times,
        ...this.added.jobTimes.filter(({ data }) => made.has(data.corrects ?? '')),
      ],
    };
  }

  private id(): string {
    this.count += 1;
    return String(1000 + this.count);
  }

  private tell(told: Changed) {
    this.changes.push({ at: this.now, told });
  }

  private stamps() {
    return { createdAt: this.now, updatedAt: this.now };
  }

  private anyDay() {
    return this.today.add({ days: this.random.whole(-14, 4) });
  }

  private setBooking(id: string, data: Booking) {
    this.bookings.set(id, data);
    this.tell(changedBooking({ id, data }));
  }

  private times() {
    const startsAt = instantAt(this.anyDay(), this.random.whole(26, 64) * 15);
    return { startsAt, endsAt: addMinutes(startsAt, this.random.whole(1, 160) * 15) };
  }

  private book() {
    const services = [
      { serviceId: 's', name: 'Däckskifte', minutes: 30, priceOre: 49_900, vatRate: 25 as const },
    ];
    const fields = newBooking({ ...this.times(), services, resourceId: 'lift1' });
    this.setBooking(this.id(), { ...fields, ...this.stamps() });
  }

  private changeBooking() {
    const found = this.some(this.bookings);
    if (!found) return;
    const change = this.random.pick<Partial<Booking>>([
      this.times(),
      { startsAt: null, endsAt: null },
      { status: this.random.pick(bookingStatuses) },
      { resourceId: this.random.pick(['lift1', 'lift2']) },
      { services: [] },
    ]);
    this.setBooking(found.id, { ...found.data, ...change, updatedAt: this.now });
  }

  private removeBooking() {
    const found = this.some(this.bookings);
    if (!found) return;
    this.bookings.delete(found.id);
    this.tell(changedBooking({ id: found.id, data: null }));
  }

  private order() {
    const bookingId = this.some(this.bookings)?.id ?? null;
    const fields = newOrder({
      ...{ bookingId, stage: 'ready', staffId: this.random.pick(['anders', 'bo']) },
      lines: { a: 'labour|1000|h|119500|0|25|bo|accepted|119500|done|Felsökning' },
    });
    this.orders.set(this.id(), { ...fields, ...this.stamps() });
  }

  private changeOrder() {
    const found = this.some(this.orders);
    if (!found || found.data.stage === 'invoiced') return;
    const staffId = this.random.pick(['anders', 'bo', null]);
    const group = this.random.pick(['workshop', 'wash'] as const);
    this.setOrder(found.id, { ...found.data, staffId, group });
  }

  private setOrder(id: string, data: WorkOrder) {
    this.orders.set(id, { ...data, updatedAt: this.now });
    this.tell(changedOrder({ id }));
  }

  private invoice() {
    const order = this.some(this.orders);
    if (!order || order.data.stage === 'invoiced') return;
    const id = this.id();
    const kronor = this.random.whole(100, 9000);
    this.setOrder(order.id, {
      ...order.data,
      stage: this.random.pick(['ready', 'invoiced']),
      invoiceIds: [...order.data.invoiceIds, `F${id}`],
    });
    this.issue({
      ...issuedInvoice({ number: Number(id), orderId: order.id, issuedOn: String(this.today) }),
      ...{
        lines: [`labour|1500|h|${kronor}00|0|25|Felsökning`, 'package|1000|st|100|0|25|Däckskifte'],
      },
      ...{ net25Ore: kronor * 120 + 80, netOre: kronor * 120 + 80 },
      customerId: this.random.pick(['anna', 'disa', null]),
    });
  }

  private issue(fields: Omit<Invoice, 'createdAt' | 'createdBy'>) {
    const data = { ...fields, createdAt: this.now, createdBy: 'owner' };
    const entry = { id: `F${fields.number}`, data, pending: false };
    this.added.invoices.push(entry);
    this.tell(addedInvoice(entry));
  }

  private credit() {
    const credited = this.added.invoices.at(this.random.whole(-5, -1));
    if (!credited || credited.data.kind === 'credit') return;
    const { data } = credited;
    this.issue({
      ...{ ...data, kind: 'credit', creditsId: credited.id, number: Number(this.id()) },
      ...{ issuedOn: String(this.today), lines: ['labour|-1500|h|100|0|25|Felsökning'] },
      ...{ net25Ore: -data.net25Ore, netOre: -data.netOre },
    });
  }

  private pay() {
    const data: Payment = {
      ...{ invoiceId: 'F1', amountOre: this.random.whole(-5, 900) * 100 + 50, correctsId: null },
      ...{ paidOn: String(this.today.subtract({ days: this.random.whole(0, 30) })) },
      ...{ method: this.random.pick(['bank', 'swish'] as const), reference: null },
      ...{ createdBy: 'owner', createdAt: this.now },
    };
    const entry = { id: this.id(), data, pending: false };
    this.added.payments.push(entry);
    this.tell(addedPayment(entry));
  }

  private addTime(id: string, startedAt: Date, corrects: string | null) {
    const data: JobTime = {
      ...{ staffId: 'bo', orderId: '1001', startedAt, isForOther: false, corrects },
      ...{ endedAt: addMinutes(startedAt, this.random.whole(1, 300)) },
      ...{ createdBy: 'owner', createdAt: this.now },
    };
    const entry = { id, data, pending: false };
    this.added.jobTimes.push(entry);
    this.tell(addedTime(entry));
  }

  private work() {
    const startedAt = addMinutes(this.now, -this.random.whole(1, 6000));
    this.addTime(jobTimeId({ staffId: 'bo', startedAt }), startedAt, null);
  }

  private correctWork() {
    const made = this.added.jobTimes.filter(({ data }) => data.corrects === null);
    if (made.length === 0) return;
    const { startsAt } = this.times();
    this.addTime(this.id(), startsAt, this.random.pick(made).id);
  }

  private setFollowUp(id: string, data: FollowUp) {
    this.followUps.set(id, data);
    this.tell(changedFollowUp({ id, data, pending: false }));
  }

  private decline() {
    // One that is declined anew is written anew, with another day.
    const known = this.random.chance(0.5) ? this.some(this.followUps)?.id : undefined;
    this.setFollowUp(known ?? this.id(), {
      ...{ orderId: '1001', lineId: 'a', vehicleId: null, customerId: null, pricesInclVat: true },
      ...{ line: `part|1000|st|${this.random.whole(1, 99)}00|0|25||declined||todo|Blad` },
      ...{ dueOn: '2027-01-01', dueKm: null, contactedOn: null, bookingId: null },
      ...{ closedBy: null, closedReason: null, ...this.stamps() },
    });
  }

  private followUp() {
    const found = this.some(this.followUps);
    if (!found) return;
    const change = this.random.pick([
      { bookingId: 'b' },
      { closedBy: 'hand' },
      { closedBy: '1001' },
    ]);
    this.setFollowUp(found.id, { ...found.data, ...change, updatedAt: this.now });
  }

  private some<T>(map: ReadonlyMap<string, T>): { id: string; data: T } | null {
    const all = entries(map);
    return all.length === 0 ? null : this.random.pick(all);
  }
}

function entries<T>(map: ReadonlyMap<string, T>): Entry<T>[] {
  return [...map].map(([id, data]) => ({ id, data, pending: false }));
}
