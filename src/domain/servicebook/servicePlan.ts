import * as v from 'valibot';
import { line, orNull, serverTimes, wholeNumber, wrongShape } from '@/domain/values/fields';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';
import { type Fuel, fuels } from '@/domain/register/vehicle';
import type { Vehicle } from '@/domain/register/vehicle';

/** Texts in characters, intervals in months and km. */
export const servicePlanLimits = {
  name: { min: 1, max: 60 },
  make: { min: 1, max: 60 },
  months: { min: 1, max: 120 },
  km: { min: 500, max: 200_000 },
} as const;

function parseMonths(text: string): Parsed<number> {
  return /^\d{1,3}$/.test(codeText(text))
    ? { ok: true, value: Number(codeText(text)) }
    : refused('Skriv ett helt antal månader.');
}

function monthsText(months: number): string {
  return months === 1 ? '1 månad' : `${months} månader`;
}

const fields = v.object(
  {
    name: line(servicePlanLimits.name, 'Fyll i planens namn.'),
    /** The cars that it is for; null for every make, every model, every fuel. */
    make: orNull(line(servicePlanLimits.make, 'Fyll i märket.')),
    model: orNull(line(servicePlanLimits.make, 'Fyll i modellen.')),
    fuel: v.nullable(v.picklist(fuels, wrongShape)),
    months: v.nullable(wholeNumber(parseMonths, servicePlanLimits.months, monthsText)),
    km: v.nullable(wholeNumber(parseOdometer, servicePlanLimits.km, formatOdometer)),
  },
  wrongShape,
);

/** The interval between the services of a kind of car: by months and by km, whichever comes first. */
export const servicePlanDraft = v.pipe(
  fields,
  v.forward(
    v.check(({ months, km }) => months !== null || km !== null, 'Fyll i månader eller kilometer.'),
    ['months'],
  ),
);

/** A document of `workshops/{id}/servicePlans`. */
export const servicePlanDocument = v.object({ ...fields.entries, ...serverTimes }, wrongShape);

/** A plan as somebody fills it in, and as it is stored. */
export type ServicePlan = v.InferOutput<typeof servicePlanDraft>;
export type StoredServicePlan = v.InferOutput<typeof servicePlanDocument>;

/** The Swedish names of the fields. */
export const servicePlanLabels: Record<keyof ServicePlan, string> = {
  name: 'Namn',
  make: 'Märke',
  model: 'Modell',
  fuel: 'Drivmedel',
  months: 'Månader mellan servicar',
  km: 'Sträcka mellan servicar',
};

/** The interval of a plan in words: `efter 12 månader eller 15 000 km`. */
export function intervalText({ months, km }: Pick<ServicePlan, 'months' | 'km'>): string {
  return [months !== null && `efter ${monthsText(months)}`, km !== null && formatOdometer(km)]
    .filter(Boolean)
    .join(' eller ');
}

/** Plans to begin with, of no maker: what is usual, and to be checked against the car's own papers. */
export const starterPlans: readonly ServicePlan[] = [
  { name: 'Elbil', make: null, model: null, fuel: 'electric', months: 24, km: 30_000 },
  { name: 'Diesel', make: null, model: null, fuel: 'diesel', months: 12, km: 20_000 },
  { name: 'Övriga bilar', make: null, model: null, fuel: null, months: 12, km: 15_000 },
];

/** The plan for a car: the one that names most of it, of equal ones the first; null where none is for it. */
export function planFor(
  plans: readonly ServicePlan[],
  car: Pick<Vehicle, 'make' | 'model' | 'fuel'>,
): ServicePlan | null {
  const rated = plans.flatMap((plan) => {
    const parts = [
      fits(plan.make, car.make),
      fits(plan.model, car.model),
      plan.fuel === null ? 0 : fitsFuel(plan.fuel, car.fuel),
    ];
    return parts.some((part) => part < 0)
      ? []
      : [{ plan, rate: parts.reduce((sum, part, place) => sum + part * 2 ** (2 - place), 0) }];
  });
  const best = Math.max(...rated.map(({ rate }) => rate));
  return rated.find(({ rate }) => rate === best)?.plan ?? null;
}

/** 1 where a plan names what the car is, 0 where it names nothing, -1 where it names something else. */
function fits(named: string | null, own: string | null): number {
  if (named === null) return 0;
  return named.toLocaleLowerCase('sv') === own?.toLocaleLowerCase('sv') ? 1 : -1;
}

function fitsFuel(named: Fuel, own: Fuel | null): number {
  return named === own ? 1 : -1;
}
