import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import {
  line,
  order,
  orderLimit,
  paragraphs,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';

/** Texts in characters, all points so few that they are kept whole when they are replaced; `count` is the number of points. */
export const inspectionTemplateLimits = {
  name: { min: 1, max: 60 },
  points: { min: 1, max: 3900 },
  count: { min: 1, max: 60 },
  group: { min: 1, max: 40 },
  point: { min: 1, max: 120 },
  order: orderLimit,
} as const;

/** The units in which a point can be measured. */
export const measureUnits = ['mm', 'cm', 'V', 'A', 'bar', '°C', '%', 'l', 'Nm'] as const;

/** A point to look at; `unit` is empty for one that is not measured, and `group` before the first heading. */
export interface TemplatePoint {
  group: string;
  text: string;
  unit: string;
}

/**
 * Reads the points of a template, one on each line: a line that ends with a colon is the heading of those that follow,
 * and a unit in parentheses at the end asks for a measured value.
 */
export function templatePoints(text: string): TemplatePoint[] {
  let group = '';
  return text.split('\n').flatMap((each) => {
    const whole = each.trim();
    if (whole.endsWith(':')) {
      group = whole.slice(0, -1).trim();
      return [];
    }
    const [, before = '', inside = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(whole) ?? [];
    const unit = measureUnits.find((known) => known.toLowerCase() === inside.trim().toLowerCase());
    return whole === '' ? [] : [{ group, text: unit ? before : whole, unit: unit ?? '' }];
  });
}

/** The fields that a person fills in about a template. */
export const inspectionTemplateDraft = v.object(
  {
    name: line(inspectionTemplateLimits.name, 'Fyll i mallens namn.'),
    points: v.pipe(
      paragraphs(inspectionTemplateLimits.points),
      v.string('Skriv minst en punkt.'),
      v.check(
        (text) => faultIn(text) === null,
        ({ input }) => faultIn(input) ?? wrongShape,
      ),
    ),
    order,
  },
  wrongShape,
);

/** A document of `workshops/{id}/inspectionTemplates`. */
export const inspectionTemplateDocument = v.object(
  { ...inspectionTemplateDraft.entries, ...serverTimes },
  wrongShape,
);

export type InspectionTemplateDraft = v.InferOutput<typeof inspectionTemplateDraft>;
export type InspectionTemplate = v.InferOutput<typeof inspectionTemplateDocument>;

/** The Swedish names of the fields. */
export const inspectionTemplateLabels: Record<keyof InspectionTemplateDraft, string> = {
  name: 'Namn',
  points: 'Punkter',
  order: 'Ordning i listan',
};

/** The fault in the points of a template, in Swedish; null when there is none. */
function faultIn(text: string): string | null {
  const { count, group, point } = inspectionTemplateLimits;
  const points = templatePoints(text);
  if (points.length === 0) return 'Skriv minst en punkt. En rad som slutar med kolon är en rubrik.';
  if (points.length > count.max) return `Högst ${count.max} punkter; det är ${points.length}.`;
  const tooLong = [
    ...points.map((each) => ({ text: each.text, max: point.max })),
    ...points.map((each) => ({ text: each.group, max: group.max })),
  ].find((each) => cellText(each.text).length > each.max);
  return tooLong
    ? `”${tooLong.text.slice(0, 30)}…” är för lång: högst ${tooLong.max} tecken.`
    : null;
}
