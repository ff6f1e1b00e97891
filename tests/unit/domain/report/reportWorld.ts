import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Booking, bookingStatuses, newBooking } from '@/domain/booking/booking';
import type { Invoice } from '@/domain/invoice/invoice';
import type { FollowUp } from '@/domain/order/followUp';
import { jobTimeId } from '@/domain/order/jobTime';
import { newOrder } from '@/domain/order/newOrder';
import type { WorkOrder } from '@/domain/order/order';
import type { News } from '@/domain/report/news';
import type { Sources } from '@/domain/report/sources';
import type { Tombstone } from '@/domain/values/tombstone';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import {
  creditOf,
  randomApproval,
  randomEstimate,
  randomFollowUp,
  randomInvoice,
  randomPayment,
  randomStep,
  randomTime,
  tyreChange,
} from './randomDocuments';
import { namedIn, newsIn } from './newsIn';
import { type Added, someOf, sourcesOn } from './sourcesOn';
import type { Random } from '../../../../scripts/demo/random';

/** A workshop that is changed at random, by people whose writes the server gets at `now`. */
export class ReportWorld {
  now = instantAt(parseDate('2026-10-05'), 480);
  private readonly added: Added = {
    ...{ invoices: [], payments: [], jobTimes: [], estimates: [], approvals: [], events: [] },
  };
  private readonly bookings = new Map<string, Booking>();
  private readonly orders = new Map<string, WorkOrder>();
  private readonly followUps = new Map<string, FollowUp>();
  private readonly removed = new Map<string, Tombstone>();
  private count = 0;

  constructor(private readonly random: Random) {}

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  /** The documents that the queries for news find from an instant on. */
  newsSince(instant: Date): News {
    return newsIn({ ...this.all(), removed: this.removed }, instant);
  }

  /** The documents of a day with those that they name, as they are now. */
  withNamed(sources: Sources): Sources {
    return namedIn(sources, this.all());
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
      () => this.handOver(),
      () => this.credit(),
      () => this.pay(),
      () => this.work(),
      () => this.correctWork(),
      () => this.decline(),
      () => this.ask(),
      () => this.answer(),
      () => this.step(),
      () => this.followUp(),
    ];
    this.random.pick(kinds)();
  }

  /** All documents that the facts of a day need, as they are now. */
  sourcesOf(day: CalendarDate): Sources {
    return sourcesOn(day, this.all());
  }

  private all() {
    const { added, bookings, orders, followUps } = this;
    return { ...added, bookings, orders, followUps };
  }

  private id(): string {
    this.count += 1;
    return String(1000 + this.count);
  }

  private stamps() {
    return { createdAt: this.now, updatedAt: this.now };
  }

  private setBooking(id: string, data: Booking) {
    this.bookings.set(id, data);
  }

  private times() {
    const day = this.today.add({ days: this.random.whole(-14, 4) });
    const startsAt = instantAt(day, this.random.whole(26, 64) * 15);
    return { startsAt, endsAt: addMinutes(startsAt, this.random.whole(1, 160) * 15) };
  }

  private book() {
    const fields = newBooking({ ...this.times(), services: [tyreChange], resourceId: 'lift1' });
    this.setBooking(this.id(), { ...fields, ...this.stamps() });
  }

  private changeBooking() {
    const found = someOf(this.random, this.bookings);
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
    const found = someOf(this.random, this.bookings);
    if (!found) return;
    this.bookings.delete(found.id);
    this.removed.set(found.id, this.stamps());
  }

  private order() {
    const bookingId = someOf(this.random, this.bookings)?.id ?? null;
    const agreedOre = this.random.whole(900, 1300) * 100;
    const fields = newOrder({
      ...{ bookingId, stage: 'ready', staffId: this.random.pick(['anders', 'bo']) },
      priceType: this.random.pick(['approx', 'fixed'] as const),
      lines: { a: `labour|1000|h|119500|0|25|bo|accepted|${agreedOre}|done|Felsökning` },
    });
    this.orders.set(this.id(), { ...fields, ...this.stamps() });
  }

  private changeOrder() {
    const found = someOf(this.random, this.orders);
    if (!found || found.data.stage === 'invoiced') return;
    const staffId = this.random.pick(['anders', 'bo', null]);
    const group = this.random.pick(['workshop', 'wash'] as const);
    this.setOrder(found.id, { ...found.data, staffId, group });
  }

  private setOrder(id: string, data: WorkOrder) {
    this.orders.set(id, { ...data, updatedAt: this.now });
  }

  private invoice() {
    const order = someOf(this.random, this.orders);
    if (!order || order.data.stage === 'invoiced') return;
    const id = this.id();
    this.setOrder(order.id, {
      ...order.data,
      stage: this.random.pick(['ready', 'invoiced']),
      invoiceIds: [...order.data.invoiceIds, `F${id}`],
    });
    this.issue(randomInvoice(this.random, Number(id), order.id, String(this.today)));
  }

  /** A car is fetched before or after its invoice, or is taken for fetched by mistake. */
  private handOver() {
    const order = someOf(this.random, this.orders);
    if (!order) return;
    const at = addMinutes(this.now, -this.random.whole(0, 3000));
    this.setOrder(order.id, { ...order.data, handedOverAt: this.random.pick([at, at, null]) });
  }

  private issue(fields: Omit<Invoice, 'createdAt' | 'createdBy'>) {
    const data = { ...fields, createdAt: this.now, createdBy: 'owner' };
    this.added.invoices.push({ id: `F${fields.number}`, data, pending: false });
  }

  private credit() {
    const credited = this.added.invoices.at(this.random.whole(-5, -1));
    if (!credited || credited.data.kind === 'credit') return;
    this.issue(creditOf(credited, Number(this.id()), String(this.today)));
  }

  private pay() {
    const data = randomPayment(this.random, this.now);
    this.added.payments.push({ id: this.id(), data, pending: false });
  }

  private ask() {
    const order = someOf(this.random, this.orders);
    if (!order) return;
    const data = randomEstimate(this.random, order.id, this.now);
    this.added.estimates.push({ id: this.id(), data, pending: false });
  }

  private answer() {
    const estimate = this.added.estimates.at(-1);
    if (!estimate) return;
    const data = randomApproval(this.random, estimate, this.now);
    this.added.approvals.push({ id: this.id(), data, pending: false });
  }

  private step() {
    const order = someOf(this.random, this.orders);
    if (!order || order.data.stage === 'invoiced') return;
    const data = randomStep(this.random, order.id, this.now);
    this.added.events.push({ id: this.id(), data, pending: false });
  }

  private addTime(id: string, startedAt: Date, corrects: string | null) {
    const data = randomTime(this.random, startedAt, corrects, this.now);
    this.added.jobTimes.push({ id, data, pending: false });
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
  }

  private decline() {
    // One that is declined anew is written anew, with another day.
    const known = this.random.chance(0.5) ? someOf(this.random, this.followUps)?.id : undefined;
    this.setFollowUp(known ?? this.id(), randomFollowUp(this.random, this.now));
  }

  private followUp() {
    const found = someOf(this.random, this.followUps);
    if (!found) return;
    const change = this.random.pick([
      { bookingId: 'b' },
      { closedBy: 'hand' },
      { closedBy: '1001' },
    ]);
    this.setFollowUp(found.id, { ...found.data, ...change, updatedAt: this.now });
  }
}
