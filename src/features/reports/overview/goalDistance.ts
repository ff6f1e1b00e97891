import { goalLabels } from '@/domain/report/goal';
import { formatted, type Unit } from '@/features/reports/sections/unit';

/** How far a month's figure is from its goal. */
export interface GoalDistance {
  key: keyof typeof goalLabels;
  label: string;
  /** The share of the goal that is reached, from 0 to 100. */
  reached: number;
  text: string;
}

/** Tells the distance to a goal in words; null without a goal. */
export function goalDistance(
  key: keyof typeof goalLabels,
  unit: Unit,
  value: number | null,
  goal: number | null,
): GoalDistance | null {
  if (goal === null) return null;
  const now = value ?? 0;
  const left = goal - now;
  const by = (amount: number) =>
    unit === 'percent'
      ? `${formatted('number', amount)} ${amount === 1 ? 'procentenhet' : 'procentenheter'}`
      : formatted(unit, amount);
  const told =
    left > 0 ? `${by(left)} kvar` : left < 0 ? `${by(-left)} över målet` : 'precis på målet';
  return {
    ...{ key, label: goalLabels[key] },
    reached: Math.round(Math.min(100, Math.max(0, (now / goal) * 100))),
    text: `${formatted(unit, now)} av målet ${formatted(unit, goal)}: ${told}`,
  };
}
