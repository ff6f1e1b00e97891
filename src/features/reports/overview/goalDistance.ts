import { goalLabels } from '@/domain/report/goal';
import { formatted, type Unit } from '@/features/reports/model/unit';

/** The distance of a figure to its goal. */
export interface GoalDistance {
  key: keyof typeof goalLabels;
  label: string;
  /** The share of the goal that is reached, from 0 to 100; null where the figure is not known. */
  reached: number | null;
  text: string;
}

/** Tells the distance to a goal in words, where the figure is known; null without a goal. */
export function goalDistance(
  key: keyof typeof goalLabels,
  unit: Unit,
  value: number | null,
  goal: number | null,
): GoalDistance | null {
  if (goal === null) return null;
  const about = { key, label: goalLabels[key] };
  if (value === null) return { ...about, reached: null, text: `Målet är ${formatted(unit, goal)}` };
  const left = goal - value;
  const by = (amount: number) =>
    unit === 'percent'
      ? `${formatted('number', amount)} ${amount === 1 ? 'procentenhet' : 'procentenheter'}`
      : formatted(unit, amount);
  const told =
    left > 0 ? `${by(left)} kvar` : left < 0 ? `${by(-left)} över målet` : 'precis på målet';
  return {
    ...about,
    reached: Math.round(Math.min(100, Math.max(0, (value / goal) * 100))),
    text: `${formatted(unit, value)} av målet ${formatted(unit, goal)}: ${told}`,
  };
}
