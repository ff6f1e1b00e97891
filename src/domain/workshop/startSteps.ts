import type { Week } from './openingHours';
import { starterResources, starterServices, starterWeek, starterWorkshop } from './starterSet';
import type { Workshop } from './workshop';

/** The steps that a new workshop is asked to take, in this order. */
export const startSteps = [
  'company',
  'openingHours',
  'services',
  'resources',
  'invoices',
  'members',
] as const;
export type StartStep = (typeof startSteps)[number];

interface Stamped {
  updatedAt: Date;
}

/**
 * The data from which the steps are judged: `canInvoice` is whether nothing is missing for an invoice, `others` counts the
 * other members and the invites.
 */
export interface StartState {
  workshop: Workshop;
  week: Week;
  exceptions: number;
  services: readonly Stamped[];
  resources: readonly Stamped[];
  canInvoice: boolean;
  others: number;
}

/**
 * The steps, with true for those that have been taken: the step's part of the starter set has been changed, or other people are
 * members or invited.
 */
export function stepsTaken(state: StartState): Record<StartStep, boolean> {
  const { workshop, week, exceptions, services, resources, canInvoice, others } = state;
  // The starter set was written together with the workshop, so it has the same time.
  const start = workshop.createdAt.getTime();
  const touched = (list: readonly Stamped[], atStart: number) =>
    list.length !== atStart || list.some(({ updatedAt }) => updatedAt.getTime() !== start);
  return {
    company: workshop.organisationNumber !== null && workshop.phone !== null,
    openingHours:
      exceptions > 0 ||
      workshop.closedOnHolidays !== starterWorkshop.closedOnHolidays ||
      JSON.stringify(week) !== JSON.stringify(starterWeek),
    services: touched(services, starterServices.length),
    resources: touched(resources, starterResources.length),
    invoices: canInvoice,
    members: others > 0,
  };
}
