import { addedFacts, type Facts, type FactsByDay, noFacts } from './facts';
import { type Days, dayTexts } from './period';
import { monthOf } from './reportMonth';

/** True if a service is about tyres and wheels, by its name. */
export function isAboutTyres(service: string): boolean {
  return /däck|hjul|balans/i.test(service);
}

/** The sales of some services in a month, in öre without VAT and in thousandths of a number. */
export interface SeasonMonth {
  /** `2026-11`. */
  month: string;
  ore: number;
  times: number;
}

/** The sales of services about tyres month by month; `nameOf` gives the service that a key stands for. */
export function seasonOf(
  all: FactsByDay,
  days: Days,
  nameOf: (key: string) => string,
): SeasonMonth[] {
  const months = new Map<string, Facts[]>();
  for (const day of dayTexts(days)) {
    const known = months.get(monthOf(day)) ?? [];
    months.set(monthOf(day), known);
    known.push(all.get(day) ?? noFacts);
  }
  return [...months].map(([month, some]) => {
    const facts = addedFacts(some);
    const sum = (of: ReadonlyMap<string, number>) =>
      [...of].reduce((total, [key, value]) => total + (isAboutTyres(nameOf(key)) ? value : 0), 0);
    return { month, ore: sum(facts.by('service')), times: sum(facts.by('times')) };
  });
}
