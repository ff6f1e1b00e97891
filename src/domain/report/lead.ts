import { type Stage, stages, type WaitingFor, waitingFors } from '@/domain/order/stage';
import { type Facts, valueOf } from './facts';

/** The time that orders took until they were handed over, in minutes of an average order; null without orders. */
export interface LeadTimes {
  orders: number;
  fromBooking: number | null;
  fromCheckIn: number | null;
  /** The minutes that an average order spent in each stage, in the order of the stages; stages without any are left out. */
  stages: { stage: Stage; minutes: number }[];
  /** The same for what it waited for, the longest first. */
  waiting: { waitingFor: WaitingFor; minutes: number }[];
}

/** The lead times of a period, from its facts. */
export function leadOf(facts: Facts): LeadTimes {
  const orders = valueOf(facts, 'lead', 'orders');
  const average = (minutes: number) => (orders === 0 ? 0 : Math.round(minutes / orders));
  const per = (key: string) => (orders === 0 ? null : average(valueOf(facts, 'lead', key)));
  return {
    orders,
    fromBooking: per('fromBooking'),
    fromCheckIn: per('fromCheckIn'),
    stages: stages
      .map((stage) => ({ stage, minutes: average(valueOf(facts, 'stage', stage)) }))
      .filter(({ minutes }) => minutes > 0),
    waiting: waitingFors
      .map((waitingFor) => ({
        waitingFor,
        minutes: average(valueOf(facts, 'waiting', waitingFor)),
      }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((one, other) => other.minutes - one.minutes),
  };
}
