import type { CalendarDate } from '@internationalized/date';
import { type FactsByDay, factsIn, valueOf } from '@/domain/report/facts';
import { monthDays } from '@/domain/report/months';
import { monthOf } from '@/domain/report/reportMonth';
import { instantAt } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';

/** The part of the open time that the owner wants to be booked, in per cent. */
const utilisation = 50;
/** A goal is given in tens of thousands of kronor; in öre. */
const stepOre = 1_000_000;

/**
 * The owner's goals in the months up to the end of this year of which the same month a year earlier is known: a tenth more than
 * the sales of then.
 */
export function demoGoals(path: string, facts: FactsByDay, today: CalendarDate): DemoDocument[] {
  const [begun, ...months] = [...new Set([...facts.keys()].map(monthOf))].toSorted();
  if (begun === undefined) return [];
  return months.flatMap((month) => {
    const days = monthDays(month);
    const later = days.first.add({ years: 1 });
    if (days.last.compare(today) >= 0 || later.year > today.year) return [];
    const soldOre = valueOf(factsIn(facts, days), 'net');
    const setAt = instantAt(later.set({ month: 1, day: 1 }).subtract({ days: 10 }), 15 * 60);
    return [
      {
        path: `${path}/reportGoals/${monthOf(String(later))}`,
        fields: {
          ...{ salesOre: Math.ceil((soldOre * 1.1) / stepOre) * stepOre, utilisation },
          ...{ createdAt: setAt, createdBy: 'demo-owner' },
          ...{ updatedAt: setAt, updatedBy: 'demo-owner' },
        },
      },
    ];
  });
}
