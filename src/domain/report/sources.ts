import type { Booking } from '@/domain/booking/booking';
import type { Invoice } from '@/domain/invoice/invoice';
import type { Payment } from '@/domain/invoice/receivable';
import type { Approval } from '@/domain/order/approval';
import type { Estimate } from '@/domain/order/estimate';
import type { FollowUp } from '@/domain/order/followUp';
import type { JobTime } from '@/domain/order/jobTime';
import type { WorkOrder } from '@/domain/order/order';
import type { OrderEvent } from '@/domain/order/orderEvent';
import type { Entry } from '@/domain/values/live';

/** The documents that the facts of some days are made of, and those that they name. */
export interface Sources {
  invoices: readonly Entry<Invoice>[];
  /** Of the invoices. */
  orders: readonly Entry<WorkOrder>[];
  /** The steps of those orders, and what they waited for. */
  events: readonly Entry<OrderEvent>[];
  /** The bookings that touch the days, and those that the orders were made from. */
  bookings: readonly Entry<Booking>[];
  payments: readonly Entry<Payment>[];
  /** The estimates made on the days, and those that the approvals answer. */
  estimates: readonly Entry<Estimate>[];
  approvals: readonly Entry<Approval>[];
  followUps: readonly Entry<FollowUp>[];
  /** The times that clocks made on the days, and their corrections, whatever day these name. */
  jobTimes: readonly Entry<JobTime>[];
}

export const noSources: Sources = {
  invoices: [],
  orders: [],
  events: [],
  bookings: [],
  payments: [],
  estimates: [],
  approvals: [],
  followUps: [],
  jobTimes: [],
};

/** The collections whose documents a figure is made of. */
export type SourceName =
  | 'invoices'
  | 'bookings'
  | 'payments'
  | 'estimates'
  | 'approvals'
  | 'followUps'
  | 'jobTimes'
  | 'attendance';
