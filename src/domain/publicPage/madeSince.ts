import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';

/** The spans of time whose requests are declined together. */
export const floodSpans = ['hour', 'today', 'yesterday', 'all'] as const;
export type FloodSpan = (typeof floodSpans)[number];

export const floodSpanLabels: Record<FloodSpan, string> = {
  hour: 'Den senaste timmen',
  today: 'Idag',
  yesterday: 'Sedan igår',
  all: 'När som helst',
};

/** The instant from which on a request was made in a span that ends now. */
export function madeSince(span: FloodSpan, now: Date): Date {
  const today = dayOf(now);
  switch (span) {
    case 'hour':
      return addMinutes(now, -60);
    case 'today':
      return instantAt(today, 0);
    case 'yesterday':
      return instantAt(today.subtract({ days: 1 }), 0);
    case 'all':
      return new Date(0);
  }
}
