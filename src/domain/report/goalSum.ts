import type { Entry } from '@/domain/values/live';
import type { Goal } from './goal';
import type { PeriodKind } from './period';

/** True if a kind of period has goals: months have, and quarters and years are made of whole months. */
export function hasGoals(kind: PeriodKind): boolean {
  return kind === 'month' || kind === 'quarter' || kind === 'year';
}

/** The sales that several months aim at together, in öre without VAT, null unless each has a goal; and the months without one. */
export function salesGoal(
  months: readonly string[],
  goals: readonly Pick<Entry<Goal>, 'id' | 'data'>[],
): { salesOre: number | null; without: string[] } {
  const byMonth = new Map(goals.map(({ id, data }) => [id, data.salesOre]));
  const without = months.filter((month) => (byMonth.get(month) ?? null) === null);
  const sum = months.reduce((ore, month) => ore + (byMonth.get(month) ?? 0), 0);
  return { salesOre: without.length === 0 ? sum : null, without };
}
