import * as v from 'valibot';
import { instant, wrongShape } from '@/domain/values/fields';

/** The levels of the tank or the battery of a loan car, from full to empty. */
export const fuelLevels = ['full', 'threeQuarters', 'half', 'quarter', 'empty'] as const;
export type FuelLevel = (typeof fuelLevels)[number];

export const fuelLevelLabels: Record<FuelLevel, string> = {
  full: 'Full',
  threeQuarters: '3/4',
  half: '1/2',
  quarter: '1/4',
  empty: 'Tom',
};

/** In km, as for the vehicles of customers. */
export const loanLimits = { odometerKm: { min: 0, max: 9_999_999 } } as const;

const odometerKm = v.pipe(
  v.number(wrongShape),
  v.safeInteger(wrongShape),
  v.minValue(loanLimits.odometerKm.min, wrongShape),
  v.maxValue(loanLimits.odometerKm.max, wrongShape),
);
const fuel = v.picklist(fuelLevels, wrongShape);

/**
 * The times and readings of a loan car's hand-out and return, null until then. The instants tell who had the car when a parking
 * fine or a toll comes.
 */
export const loanRecord = v.object(
  {
    outAt: v.nullable(instant),
    odometerOutKm: v.nullable(odometerKm),
    fuelOut: v.nullable(fuel),
    backAt: v.nullable(instant),
    odometerBackKm: v.nullable(odometerKm),
    fuelBack: v.nullable(fuel),
  },
  wrongShape,
);
export type LoanRecord = v.InferOutput<typeof loanRecord>;

/** The record of a loan that is booked and not handed out. */
export const notLent: LoanRecord = {
  outAt: null,
  odometerOutKm: null,
  fuelOut: null,
  backAt: null,
  odometerBackKm: null,
  fuelBack: null,
};
