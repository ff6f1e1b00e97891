import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  starterResources,
  starterServices,
  starterWeek,
  starterWorkshop,
} from '@/domain/workshop/starterSet';
import { stepsTaken, type StartState, type StartStep } from '@/domain/workshop/startSteps';
import { workshopDocument } from '@/domain/workshop/workshop';

const start = new Date('2026-11-20T08:00:00Z');
const later = new Date('2026-11-20T09:00:00Z');
const atStart = { updatedAt: start };

const workshop = v.parse(workshopDocument, {
  ...starterWorkshop,
  checklistDone: false,
  owners: ['olle'],
  createdBy: 'olle',
  createdAt: start,
  updatedAt: start,
});
const untouched: StartState = {
  workshop,
  week: starterWeek,
  exceptions: 0,
  services: starterServices.map(() => atStart),
  resources: starterResources.map(() => atStart),
  canInvoice: false,
  others: 0,
};
const taken = (state: Partial<StartState>) =>
  Object.entries(stepsTaken({ ...untouched, ...state }))
    .filter(([, isTaken]) => isTaken)
    .map(([step]) => step);

describe('stepsTaken', () => {
  it('begins with none', () => {
    expect(taken({})).toEqual([]);
  });

  it.each<[StartStep, string, Partial<StartState>]>([
    [
      'company',
      'organisation number and phone',
      { workshop: { ...workshop, organisationNumber: '4432119875', phone: '+46812345678' } },
    ],
    ['openingHours', 'a day of its own', { exceptions: 1 }],
    ['openingHours', 'another week', { week: { ...starterWeek, friday: [] } }],
    ['openingHours', 'open on holidays', { workshop: { ...workshop, closedOnHolidays: false } }],
    [
      'services',
      'a changed one',
      { services: [{ updatedAt: later }, ...untouched.services.slice(1)] },
    ],
    ['services', 'one less', { services: untouched.services.slice(1) }],
    ['resources', 'one more', { resources: [...untouched.resources, { updatedAt: later }] }],
    ['invoices', 'all that an invoice needs', { canInvoice: true }],
    ['members', 'somebody else', { others: 1 }],
  ])('takes %s for %s', (step, _, state) => {
    expect(taken(state)).toEqual([step]);
  });

  it('waits for the phone when only the organisation number is there', () => {
    expect(taken({ workshop: { ...workshop, organisationNumber: '4432119875' } })).toEqual([]);
  });
});
