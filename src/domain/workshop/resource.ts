import * as v from 'valibot';
import {
  flag,
  fromText,
  line,
  order,
  orderLimit,
  orNull,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';

export const resourceKinds = ['lift', 'washLane', 'loanCar', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export const resourceKindLabels: Record<ResourceKind, string> = {
  lift: 'Lyft',
  washLane: 'Tvätthall',
  loanCar: 'Lånebil',
  other: 'Annat',
};

/**
 * Names of colours in the design system, not colour values, so that light and dark each have their own
 * values.
 */
export const resourceColours = [
  'petrol',
  'amber',
  'sky',
  'green',
  'red',
  'violet',
  'sand',
  'slate',
] as const;
export type ResourceColour = (typeof resourceColours)[number];

export const resourceColourLabels: Record<ResourceColour, string> = {
  petrol: 'Petrol',
  amber: 'Bärnsten',
  sky: 'Blå',
  green: 'Grön',
  red: 'Röd',
  violet: 'Lila',
  sand: 'Sand',
  slate: 'Skiffer',
};

export const resourceLimits = { name: { min: 1, max: 60 }, order: orderLimit } as const;

/** The fields that a person fills in about a resource that can be booked. */
export const resourceDraft = v.object(
  {
    name: line(resourceLimits.name, 'Fyll i platsens namn.'),
    kind: v.picklist(resourceKinds, 'Välj vilken typ av plats det är.'),
    colour: v.picklist(resourceColours, 'Välj en färg.'),
    order,
    isActive: flag,
    /** The plate of a loan car. */
    registrationNumber: v.optional(orNull(fromText(parseRegistrationNumber)), null),
  },
  wrongShape,
);

/** A document of `workshops/{id}/resources`. */
export const resourceDocument = v.object({ ...resourceDraft.entries, ...serverTimes }, wrongShape);

export type ResourceDraft = v.InferOutput<typeof resourceDraft>;
export type Resource = v.InferOutput<typeof resourceDocument>;

/** The Swedish names of the fields. */
export const resourceLabels: Record<keyof ResourceDraft, string> = {
  name: 'Namn',
  kind: 'Typ',
  colour: 'Färg',
  order: 'Ordning i listan',
  isActive: 'Aktiv',
  registrationNumber: 'Registreringsnummer',
};
